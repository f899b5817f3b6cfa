"""Domains of the fields of Root's steps. Domains of a single chapter are declared in that chapter."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from copse.kernel.domains import Domain, Seats, amount
from copse.kernel.tasks import Json, State
from copse.root.board import BURROW, FIRST_FOREST, PLACES
from copse.root.cards import BIRD, CARD_IDS, ITEMS, QUEST_IDS, SUIT_SET_NAMES, SUIT_SETS, SUITS
from copse.root.fields import A_NAME, A_NUMBER, MOST, Schema, described, record
from copse.root.pieces import PIECES
from copse.root.state import Woodland


class Forests(Domain):
    """Forests of the map; they are numbered after the clearings."""

    def __init__(self, meaning: str) -> None:
        super().__init__(meaning)

    def numbers(self, state: State) -> Sequence[int]:
        assert isinstance(state, Woodland)
        return range(FIRST_FOREST, FIRST_FOREST + len(state.map.forests))


class OneClearing(Domain):
    """Clearings of the map, from this number on."""

    def __init__(self, meaning: str, first: int) -> None:
        super().__init__(meaning, range(first, PLACES))
        self.first = first

    def numbers(self, state: State) -> Sequence[int]:
        assert isinstance(state, Woodland)
        return range(self.first, state.map.size + 1)


class SetOfClearings(Domain):
    """Sets of clearings of the map, from this set on."""

    def __init__(self, meaning: str, first: int) -> None:
        super().__init__(meaning, range(first, 1 << PLACES, 2))
        self.first = first

    def numbers(self, state: State) -> Sequence[int]:
        assert isinstance(state, Woodland)
        return range(self.first, 2 << state.map.size, 2)


class PiecesAtTable(Domain):
    def __init__(self, meaning: str) -> None:
        super().__init__(meaning)

    def numbers(self, state: State) -> Sequence[int]:
        assert isinstance(state, Woodland)
        return range(len(state.rules.pieces))


class Parties(Domain):
    def __init__(self, meaning: str) -> None:
        super().__init__(meaning)

    def numbers(self, state: State) -> Sequence[int]:
        assert isinstance(state, Woodland)
        return range(state.rules.party_count)


class Named(Domain):
    """Numbers whose names depend on the table."""

    def __init__(self, meaning: str, names: Callable[[Woodland], Sequence[str]]) -> None:
        super().__init__(meaning)
        self.at_table = names

    @property
    def named(self) -> bool:
        return True

    def names(self, state: State) -> Sequence[str]:
        assert isinstance(state, Woodland)
        return self.at_table(state)

    def numbers(self, state: State) -> Sequence[int]:
        return range(len(self.names(state)))


class Paths(Named):
    """A view shows a path by the clearings at its ends."""

    def show(self, state: State, numbers: Iterable[int]) -> list[Json]:
        assert isinstance(state, Woodland)
        return [list[Json](state.map.ways[number]) for number in numbers]

    @property
    def schema(self) -> dict[str, Json]:
        end: Schema = described(A_NUMBER, "a clearing at its end")
        return {"type": "array", "prefixItems": [end, end], "description": "a path"}


class NamedPieces(Named):
    """A view shows a piece with its party."""

    def show(self, state: State, numbers: Iterable[int]) -> list[Json]:
        assert isinstance(state, Woodland)
        pieces = [state.rules.pieces[number] for number in numbers]
        return [{"seat": piece.party, "piece": piece.name} for piece in pieces]

    @property
    def schema(self) -> dict[str, Json]:
        return described(record(seat=described(A_NUMBER, "its party"), piece=described(A_NAME, "its kind")), "a piece")


def piece_names(state: Woodland) -> list[str]:
    return [f"{state.rules.party_names[piece.party]}:{piece.name}" for piece in state.rules.pieces]


OWN_SEAT: Final = Seats("the own seat")  # a step of a chapter belongs to the seat that plays that chapter
OWN_PARTY: Final = Parties("the own party")  # likewise a step of a hireling
A_PARTY: Final = Parties("a party")

A_CLEARING: Final = OneClearing("a clearing", 1)
A_CLEARING_OR_BURROW: Final = OneClearing("a clearing or the Burrow", BURROW)
A_FOREST: Final = Forests("a forest")
ANY_CLEARINGS: Final = SetOfClearings("any clearings, as bits", 0)
SOME_CLEARINGS: Final = SetOfClearings("some clearings, as bits", 2)

# These have names, where the fields of steps have numbers.
A_FACTION: Final = Named("a faction of this game", lambda state: state.rules.names)
A_NAMED_PARTY: Final = Named("a party of this game", lambda state: state.rules.party_names)
A_NAMED_FOREST: Final = Named("a forest of this map", lambda state: state.map.forests)
A_NAMED_PIECE: Final = NamedPieces("a piece of this game", piece_names)
A_PATH: Final = Paths("a path of this map", lambda state: [f"{a}-{b}" for a, b in state.map.ways])

A_CARD: Final = Domain("a card", names=CARD_IDS)
A_QUEST: Final = Domain("a quest", names=QUEST_IDS)
A_SUIT: Final = Domain("a suit", names=SUITS)
A_CLEARING_SUIT: Final = Domain("a suit of clearings", range(BIRD), SUITS)
THE_SUITS_OF_A_CLEARING: Final = Domain(
    "the suits of a clearing",
    [number for number in range(len(SUIT_SETS)) if number != BIRD],
    SUIT_SET_NAMES,
)
AN_ITEM: Final = Domain("an item", names=ITEMS)
A_PIECE: Final = PiecesAtTable("a piece of this table")

A_FLAG: Final = Domain("no or yes", range(2), counts=True)
ANY_AMOUNT: Final = amount(0, MOST)
SOME_AMOUNT: Final = amount(1, MOST)


def kind_among(names: Sequence[str]) -> Domain:
    """One of these kinds of pieces, by its index in `PIECES`."""
    return Domain(one_of(names), [PIECES.index(name) for name in names])


def one_of(names: Sequence[str]) -> str:
    """The names that a position writes for the numbers."""
    return f"{', '.join(names[:-1])} or {names[-1]}"
