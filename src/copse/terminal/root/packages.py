"""The boards of factions and bots from packages: tracks of their pieces, and their declared fields by name."""

from __future__ import annotations

from copse.kernel.tasks import Json
from copse.locale import slug
from copse.root.cards import CARD_IDS
from copse.root.factions.base import Faction
from copse.root.pieces import BUILDING, TOKEN
from copse.root.seen import SeatView
from copse.terminal.root.tracks import placed
from copse.wording.root.labels import RootLabels

DRAWN_APART = ("order",)  # of bots


def general_board(player: SeatView, labels: RootLabels, faction: Faction) -> list[str]:
    kinds = [kind.name for kind in faction.kinds if kind.category in (BUILDING, TOKEN)]
    tracks = [f"{labels.thing('piece', name)} {placed(player, faction, name)[1]}" for name in kinds]
    told = {name: value for name, value in player.board.values.items() if name not in DRAWN_APART}
    return [
        *tracks,
        *(_line(name, value, labels) for name, value in told.items() if value not in (None, False, [], {})),
    ]


def _line(name: str, value: Json, labels: RootLabels) -> str:
    message = f"view-{slug(name)}"
    label = labels.words.say(message) if message in labels.words else name.replace("_", " ")
    return label if value is True else f"{label}: {_told(value, labels)}"


def _told(value: Json, labels: RootLabels) -> str:
    if isinstance(value, list):
        return ", ".join(_told(one, labels) for one in value)
    if isinstance(value, dict):
        return ", ".join(f"{_told(name, labels)} {_told(one, labels)}" for name, one in value.items())
    text = str(value)
    if text in CARD_IDS:
        return labels.card(text)
    kinds = [kind for kind in ("suit", "item", "piece", "faction") if f"{kind}-{slug(text)}" in labels.words]
    return labels.thing(kinds[0], text) if kinds else text
