"""The part of Root's vector for advanced setup: the row from which players take factions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from copse.root.actions import CHARACTERS
from copse.root.actions import PRINTED_CARDS as DRAFTED
from copse.root.rules import Rules
from copse.root.state import NONE, Woodland
from copse.vectors.fields import Along, Field, Figures, Part, Path, Read, own, relative
from copse.vectors.root.factions import CHARACTER_COUNT
from copse.vectors.root.parties import SEATS, Fields

DRAFTED_COUNT: Final = len(DRAFTED)
ROW: Final[Path] = ("draft",)


def if_drafted(rules: Rules) -> Sequence[tuple[int, int]]:
    return [] if rules.taken is None else own(rules)


def laid_out(state: Woodland, who: int, viewer: int) -> Figures:
    """Return the values of all fields of the row."""
    row, locked = bytearray(DRAFTED_COUNT), bytearray(DRAFTED_COUNT)
    taken, characters = bytearray(DRAFTED_COUNT * SEATS), bytearray(DRAFTED_COUNT * CHARACTER_COUNT)
    for card in state.draft:
        row[card.faction], locked[card.faction] = 1, card.locked
        if card.seat != NONE:
            taken[card.faction * SEATS + relative(card.seat, viewer, state.seats)] = 1
        if card.character != NONE:
            characters[card.faction * CHARACTER_COUNT + card.character] = 1
    return bytes(row + locked + taken + characters)


THE_ROW: Final[Fields] = (
    Field("row", DRAFTED_COUNT, 1, f"setup cards that were laid out: {', '.join(DRAFTED)}", Read(laid_out, unless=ROW)),
    Field("locked", DRAFTED_COUNT, 1, "likewise: the one that is locked", Along()),
    Field("taken", DRAFTED_COUNT * SEATS, 1, "for each: the seat that took it, you first", Along()),
    Field(
        "characters",
        DRAFTED_COUNT * CHARACTER_COUNT,
        1,
        f"for each: the character beside it, {', '.join(CHARACTERS)}",
        Along(),
    ),
)

DRAFT_PART: Final = Part("draft", "while factions are being taken; zeros otherwise", 1, if_drafted, THE_ROW)
