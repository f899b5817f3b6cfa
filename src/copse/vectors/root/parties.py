"""Fields of Root's vector that every party has, both seats and hirelings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from copse.root.actions import PARTY, SEAT
from copse.root.board import CLEARINGS, MOST_FORESTS, PLACES
from copse.root.rules import Rules
from copse.root.state import NONE, Woodland
from copse.vectors.fields import WHO, Drawn, Field, Mark, Planned, bits, hot, number, relative, row, same

SEATS: Final = len(SEAT)
PARTIES: Final = len(PARTY)
ANYWHERE: Final = CLEARINGS + MOST_FORESTS
SIDES_OF_BATTLE: Final = ("attacker", "defender", "instigator", "ally")

Fields = Sequence[Field[Woodland, Rules]]


def block_of(state: Woodland, party: int, viewer: int) -> int:
    """Return the place of a party among all blocks: the seats, the viewer's first, then the hirelings."""
    return relative(party, viewer, state.seats) if party < state.seats else SEATS + party - state.seats


def on_map(piece: int) -> Mark:
    """Write how many pieces of a kind are in each clearing."""
    return row("on", size=CLEARINGS, first=piece * PLACES + 1)


def pieces_on_map(kinds: Sequence[int]) -> Sequence[Mark]:
    return [on_map(piece) for piece in kinds if piece != NONE]


def clearings(*path: str | int) -> Mark:
    """Write a set of clearings."""
    return bits(*path, size=CLEARINGS, first=1)


def reserve(rules: Rules, who: int) -> Sequence[Mark]:
    piece = rules.warrior[who]
    return [] if piece == NONE else [number("supply", piece), number("coffins", piece, at=1)]


def standing(most_warriors: int, most_buildings: int, most_tokens: int) -> Fields:
    """Return the fields for a party's pieces on the map and for the clearings that it rules."""
    return (
        Field(
            "warriors", CLEARINGS, most_warriors, "by clearing", Planned(lambda r, who: pieces_on_map([r.warrior[who]]))
        ),
        Field(
            "buildings",
            CLEARINGS,
            most_buildings,
            "by clearing",
            Planned(lambda r, who: pieces_on_map(r.buildings[who])),
        ),
        Field("tokens", CLEARINGS, most_tokens, "by clearing", Planned(lambda r, who: pieces_on_map(r.tokens[who]))),
        Field("rules", CLEARINGS, 1, "by clearing", Drawn(clearings("realms", WHO))),
        Field(
            "pawn",
            ANYWHERE,
            1,
            f"by clearing ({CLEARINGS}) and forest ({MOST_FORESTS})",
            Drawn(hot("pawns", WHO, size=ANYWHERE, first=1)),  # forest numbers follow clearing numbers
        ),
    )


FIGHTING: Final[Field[Woodland, Rules]] = Field(
    "fighting",
    len(SIDES_OF_BATTLE),
    1,
    "attacker, defender, instigator, ally of the attacker",
    Drawn(*[same("battle", side, number=WHO, at=at) for at, side in enumerate(SIDES_OF_BATTLE)]),
)
