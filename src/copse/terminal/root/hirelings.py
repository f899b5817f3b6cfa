"""The cards of the hirelings (§E): which seat controls each, for how long, and what lies on the card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from copse.kernel.shapes import Fields
from copse.locale import slug
from copse.root.seen import HirelingView
from copse.terminal.root.seen import Seen, names, paths
from copse.terminal.root.signs import party_style
from copse.terminal.seen import MOST
from copse.wording.root.labels import RootLabels


def hirelings(seen: Seen, labels: RootLabels) -> RenderableType:
    """Return the cards of all hirelings."""
    numbered = enumerate(seen.hirelings, len(seen.seats))
    return Group(*(_card(hireling, labels, party) for party, hireling in numbered))


def _card(hireling: HirelingView, labels: RootLabels, party: int) -> RenderableType:
    say, declared, board = labels.words.say, labels.rules.hirelings[party - labels.rules.seats], hireling.board
    head = Text.assemble((f" {declared.sign} ", party_style(declared)), " ", labels.thing("hireling", hireling.name))
    told = [say("hired-demoted" if declared.demoted else "hired-promoted"), _held(hireling, labels)]
    if board.flag("acted"):
        told.append(say("hired-acted"))
    told += [_left(labels, piece, count) for piece, count in hireling.supply.items()]
    head.append(f": {', '.join(told)}")
    lines = [line for name, tell in LAID.items() if name in board.values for line in tell(board, labels)]
    if hireling.pawn:
        lines.append(say("hired-pawn", place=labels.place(hireling.pawn)))
    if hireling.coffins:
        lines.append(say("area-coffins", count=hireling.coffins))
    return Group(head, *(Padding(Text(line), (0, 0, 0, 4)) for line in lines))


def _held(hireling: HirelingView, labels: RootLabels) -> str:
    if hireling.holder is None:
        return labels.words.say("hired-free")
    count = hireling.board.whole("control", 0, MOST)
    return labels.words.say("hired-held", who=labels.seat(hireling.holder), count=count)


def _left(labels: RootLabels, piece: str, count: int) -> str:
    if piece == "warrior":
        return labels.words.say("in-supply", count=count)
    return labels.words.say("hired-left", pieces=labels.words.say(f"piece-{slug(piece)}.counted", count=count))


# ---- what lies on a card beside the control markers, by its name in the view


def _waiting(board: Fields, labels: RootLabels) -> list[str]:
    count = board.whole("waiting", 0, MOST)
    return [labels.words.say("hired-waiting", count=count)] if count else []


def _items(board: Fields, labels: RootLabels) -> list[str]:
    ready, spent = board.whole("ready", 0, MOST), board.whole("spent", 0, MOST)
    return [labels.words.say("hired-items", ready=ready, spent=spent)]


def _paths(board: Fields, labels: RootLabels) -> list[str]:
    told = ", ".join(f"{labels.place(a)} – {labels.place(b)}" for a, b in paths(board, "paths"))
    return [labels.words.say("hired-paths", paths=told)] if told else []


def _owed(board: Fields, labels: RootLabels) -> list[str]:
    by_clearing = enumerate(board.wholes("owed", None, 0, MOST))
    told = ", ".join(f"{labels.place(clearing)} ×{count}" for clearing, count in by_clearing if count)
    return [labels.words.say("hired-owed", places=told)] if told else []


def _marked(board: Fields, labels: RootLabels) -> list[str]:
    pieces = [Fields(row, "a piece") for row in board.rows("marked")]
    named = [(piece.whole("seat", 0, MOST), piece.text("piece")) for piece in pieces]
    told = ", ".join(f"{labels.seat(party)} – {labels.thing('piece', piece)}" for party, piece in named)
    return [labels.words.say("hired-marked", pieces=told)] if told else []


def _came(board: Fields, labels: RootLabels) -> list[str]:
    came = board.table("came")
    told = []
    for party, name in enumerate(labels.rules.party_names):
        if name in came.values:
            places = " ".join(labels.place(clearing) for clearing in came.wholes(name, None, 0, MOST))
            told.append(f"{labels.seat(party)} – {places}")
    return [labels.words.say("hired-came", who=", ".join(told))] if told else []


def _revealed(board: Fields, labels: RootLabels) -> list[str]:
    cards = names(board, "revealed")
    return [labels.words.say("area-revealed", cards=labels.cards(cards))] if cards else []


def _done(name: str) -> Callable[[Fields, RootLabels], list[str]]:
    return lambda board, labels: [labels.words.say(f"hired-{name}")] * board.flag(name)


LAID: Final[Mapping[str, Callable[[Fields, RootLabels], list[str]]]] = {
    "waiting": _waiting, "ready": _items, "paths": _paths, "owed": _owed, "marked": _marked, "came": _came,
    "revealed": _revealed, "dug": _done("dug"), "robbed": _done("robbed"),
}  # fmt: skip
