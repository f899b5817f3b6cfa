"""The part of Root's vector that belongs to advanced setup: the row from which factions are being taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from copse.envs.vector.factions import CHARACTER_COUNT, Fields
from copse.envs.vector.fields import NOBODY, Field, Figures, Part, own, relative
from copse.envs.vector.parties import SEATS
from copse.root.actions import CHARACTERS, DRAFTED
from copse.root.state import NONE, Woodland

DRAFTED_COUNT: Final = len(DRAFTED)


def while_drafting(state: Woodland, viewer: int) -> Sequence[int]:
    return own(state, viewer) if state.draft else (NOBODY,)


def row(state: Woodland, who: int, viewer: int) -> Figures:
    figures = bytearray(DRAFTED_COUNT)
    for card in state.draft:
        figures[card.faction] = 1
    return bytes(figures)


def locked(state: Woodland, who: int, viewer: int) -> Figures:
    figures = bytearray(DRAFTED_COUNT)
    for card in state.draft:
        figures[card.faction] = card.locked
    return bytes(figures)


def taken(state: Woodland, who: int, viewer: int) -> Figures:
    figures = bytearray(DRAFTED_COUNT * SEATS)
    for card in state.draft:
        if card.seat != NONE:
            figures[card.faction * SEATS + relative(card.seat, viewer, state.seats)] = 1
    return bytes(figures)


def characters(state: Woodland, who: int, viewer: int) -> Figures:
    figures = bytearray(DRAFTED_COUNT * CHARACTER_COUNT)
    for card in state.draft:
        if card.character != NONE:
            figures[card.faction * CHARACTER_COUNT + card.character] = 1
    return bytes(figures)


THE_ROW: Final[Fields] = (
    Field("row", DRAFTED_COUNT, 1, f"setup cards that were laid out: {', '.join(DRAFTED)}", row),
    Field("locked", DRAFTED_COUNT, 1, "likewise: the one that is locked", locked),
    Field("taken", DRAFTED_COUNT * SEATS, 1, "for each: the seat that took it, you first", taken),
    Field(
        "characters",
        DRAFTED_COUNT * CHARACTER_COUNT,
        1,
        f"for each: the character beside it, {', '.join(CHARACTERS)}",
        characters,
    ),
)

DRAFT_PART: Final = Part("draft", "while factions are being taken; zeros otherwise", 1, while_drafting, THE_ROW)
