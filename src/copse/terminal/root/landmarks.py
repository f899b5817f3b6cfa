"""The landmarks (§F): the clearing of each, and what lies on its card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from copse.kernel.shapes import Fields
from copse.root.seen import LandmarkView
from copse.terminal.root import signs
from copse.terminal.root.seen import Seen, counts, names
from copse.terminal.seen import MOST
from copse.wording.root.labels import RootLabels


def landmarks(seen: Seen, labels: RootLabels) -> RenderableType:
    """Return a line for each landmark."""
    return Group(*(Text(_line(landmark, labels)) for landmark in seen.landmarks))


def _line(landmark: LandmarkView, labels: RootLabels) -> str:
    place = labels.words.say("unplaced") if landmark.clearing is None else labels.place(landmark.clearing)
    told = [tell(landmark.board, labels) for name, tell in LAID.items() if name in landmark.board.values]
    said = "; ".join(filter(None, [place, *told]))
    return f" {signs.LANDMARKS[landmark.name]}  {labels.thing('landmark', landmark.name)}: {said}"


def _used(board: Fields, labels: RootLabels) -> str:
    """Say whether the landmark was already used this turn."""
    return labels.words.say("site-used") if board.flag("used") else ""


def _cards(board: Fields, labels: RootLabels) -> str:
    """Return the number of face-down cards, and the cards that the viewer knows."""
    cards = board.table("cards")
    count, known = labels.words.say("cards", count=cards.whole("size", 0, MOST)), names(cards, "cards")
    return f"{count} ({labels.cards(known)})" if known else count


def _items(board: Fields, labels: RootLabels) -> str:
    items = labels.items(counts(board.table("items"))) or labels.words.say("nothing")
    return labels.words.say("area-items", items=items)


def _building(board: Fields, labels: RootLabels) -> str:
    """Name the building in the slot that the landmark adds, with its owner."""
    if board.values["building"] is None:
        return labels.words.say("mark-slot")
    tenant = board.table("building")
    return f"{labels.seat(tenant.whole('seat', 0, MOST))} – {labels.thing('piece', tenant.text('piece'))}"


LAID: Final[Mapping[str, Callable[[Fields, RootLabels], str]]] = {
    "used": _used, "cards": _cards, "items": _items, "building": _building,
}  # fmt: skip
