"""The Keepers' board (chapter 15): their servants, the relics they recovered, and the relics in forests, which are in
no clearing. A relic is named by its index in `RELICS`: by its type while its value is down, by type and value once it
was turned. Nobody knows a value that is down, so a relic has none before it is turned; the remaining values lie in the
supply without an order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from copse.kernel.bits import members
from copse.kernel.domains import Domain
from copse.kernel.errors import Impossible
from copse.kernel.tasks import Json
from copse.kernel.texts import Line
from copse.root.actions import RELIC_TYPES, RELICS, RETINUE, SERVANTS, WAYSTATIONS
from copse.root.board import MOST_FORESTS, PLACES
from copse.root.boards import FactionBoard, in_order
from copse.root.cards import BIRD, CARDS
from copse.root.domains import A_NAMED_FOREST
from copse.root.fields import Entries, Field, Many, One, Table
from copse.root.setup import setting_up
from copse.root.state import Woodland

TYPES: Final = len(RELIC_TYPES)
VALUES: Final = (1, 2, 3)
COPIES: Final = (1, 1, 2)  # relics of each value, for each type (§15.2.1)
WAYSTATION_PIECES: Final = len(WAYSTATIONS) // 2  # each has two sides (§15.2.2)
RETAINER: Final = SERVANTS.index("faithful_retainer")  # a bird that is no card of the deck (§15.3.5)
RETAINERS: Final = len(RETINUE)
NOBODY: Final = -1
SITES: Final = range(1, PLACES)


# ---- relics and waystations by name


def is_turned(relic: int) -> bool:
    return relic >= TYPES


def type_of(relic: int) -> int:
    return (relic - TYPES) // len(VALUES) if is_turned(relic) else relic


def value_of(relic: int) -> int:
    """The value of a relic that was turned."""
    return VALUES[(relic - TYPES) % len(VALUES)]


def turned(kind: int, value: int) -> int:
    return TYPES + kind * len(VALUES) + VALUES.index(value)


def side_up(waystation: int) -> int:
    """The type that a waystation shows."""
    return RELIC_TYPES.index(WAYSTATIONS[waystation].split("_")[1])


def other_side(waystation: int) -> int:
    """§15.2.2: `WAYSTATIONS` lists the two sides of a piece next to each other."""
    return waystation ^ 1


def suit_of(servant: int) -> int:
    return BIRD if servant == RETAINER else CARDS[servant].suit


# ---- the board


A_TYPE: Final = Domain("a type of relic", names=RELIC_TYPES)
A_VALUE: Final = Domain("a value of a relic", VALUES)
A_RELIC: Final = Domain("a relic", names=RELICS)
A_TURNED_RELIC: Final = Domain("a relic with a value", range(TYPES, len(RELICS)), RELICS)
A_SERVANT: Final = Domain("a servant", names=SERVANTS)
A_DUTY: Final = Domain("a column", names=RETINUE)


class Forests(Field[Sequence[Sequence[int]]]):
    """A position lays those that it does not mention into the forests that it does not mention."""

    def read(self, board: object, state: Woodland, party: int, line: Line, word: str) -> None:
        forest = A_NAMED_FOREST.known(state).get(line.peek(), NOBODY)
        super().read(board, state, party, line, word)
        assert isinstance(board, KeepersBoard)
        board.said |= 1 << forest


class KeepersBoard(FactionBoard):
    """There are `most` servants, and relics `per_type`."""

    fields: ClassVar[Entries] = (
        Forests("forests", Table(A_NAMED_FOREST, Many(A_RELIC, in_order=True)), "relics in forests", word="forest"),
        Field("rows", Table(A_TYPE, Many(A_VALUE)), "relics recovered, in order", key="relics", word="relics"),
        Field("retinue", Table(A_DUTY, Many(A_SERVANT, in_order=True)), "servants"),
        Field("idle", Table(A_DUTY, Many(A_SERVANT, in_order=True)), "servants that may still act this turn"),
        Field("trophies", Many(A_TURNED_RELIC), "relics that an enemy is about to lay into a forest (§15.2.5)"),
        Field("lost", Many(A_TURNED_RELIC), "relics that left the game"),
        Field("acting", One(A_SERVANT), "the servant that acts"),
    )

    def __init__(self, most: int, per_type: int) -> None:
        self.most, self.per_type = most, per_type
        self.forests: list[list[int]] = [[] for _ in range(MOST_FORESTS)]
        self.rows: list[list[int]] = [[] for _ in RELIC_TYPES]
        self.trophies: list[int] = []
        self.lost: list[int] = []
        self.retinue: list[list[int]] = [[] for _ in RETINUE]
        self.idle: list[list[int]] = [[] for _ in RETINUE]
        self.acting = NOBODY
        self.said = 0  # while a position is read: the forests whose relics it gives

    def copy(self) -> KeepersBoard:
        other = KeepersBoard(self.most, self.per_type)
        other.forests = [relics[:] for relics in self.forests]
        other.rows = [row[:] for row in self.rows]
        other.trophies, other.lost = self.trophies[:], self.lost[:]
        other.retinue = [column[:] for column in self.retinue]
        other.idle = [column[:] for column in self.idle]
        other.acting = self.acting
        return other

    def view(self, state: Woodland, seat: int, viewer: int | None) -> dict[str, Json]:
        return in_order(super().view(state, seat, viewer), "forests", "relics", "trophies", "lost")

    def cards(self) -> list[int]:
        return [servant for column in self.retinue for servant in column if servant != RETAINER]

    def pieces(self, state: Woodland, seat: int) -> dict[int, int]:
        """Relics that were turned and are in no clearing; and the other side of every waystation on the map."""
        apart: dict[int, int] = {}
        relics = [relic for forest in self.forests for relic in forest if is_turned(relic)]
        relics += [turned(kind, value) for kind, row in enumerate(self.rows) for value in row]
        for relic in (*relics, *self.trophies, *self.lost):
            piece = state.rules.piece(seat, RELICS[relic])
            apart[piece] = apart.get(piece, 0) + 1
        for waystation, name in enumerate(WAYSTATIONS):
            below = state.rules.piece(seat, WAYSTATIONS[other_side(waystation)])
            apart[below] = sum(state.count(state.rules.piece(seat, name), site) for site in SITES)
        return apart

    def complete(self, state: Woodland, seat: int) -> None:
        """Put relics that the position does not mention into the forests that it does not mention, value down, in
        turn."""
        if setting_up(state):
            return
        apart, number = self.pieces(state, seat), len(state.map.forests)
        silent = [forest for forest in range(number) if not self.said >> forest & 1] or list(range(number))
        laid = 0
        for kind in range(TYPES):
            faces = [relic_piece(state, seat, turned(kind, value)) for value in VALUES]
            known = sum(apart.get(piece, 0) + sum(state.count(piece, site) for site in SITES) for piece in faces)
            for _ in range(self.per_type - known - self.face_down(kind)):
                self.forests[silent[laid % len(silent)]].append(kind)
                laid += 1
        for relics in self.forests:
            relics.sort()

    @property
    def room(self) -> int:
        """For this many more servants (§15.6.2)."""
        return self.most - sum(map(len, self.retinue))

    def face_down(self, kind: int) -> int:
        """How many relics of a type lie in forests with their value down."""
        return sum(relics.count(kind) for relics in self.forests)

    def check(self, state: Woodland, seat: int) -> None:
        servants = [servant for column in self.retinue for servant in column]
        if self.room < 0 or servants.count(RETAINER) > RETAINERS:
            raise Impossible(f"they have more than {self.most} servants or {RETAINERS} Faithful Retainers", "retinue")
        for name, idle, column in zip(RETINUE, self.idle, self.retinue, strict=True):
            if any(idle.count(servant) > column.count(servant) for servant in idle):
                raise Impossible("a servant is to act in a column where it does not serve", f"idle {name}")
        if self.acting != NOBODY and self.acting not in servants:
            raise Impossible("a servant acts that is not theirs", "acting")
        for kind, name in enumerate(RELIC_TYPES):
            if self.face_down(kind) != len(unturned(state, seat, kind)) and not setting_up(state):
                problem = f"as many {name} relics should lie with their value down as were not turned"
                raise Impossible(problem, f"forest {name}", f"relics {name}", "forest")


# ---- what can be counted


def relic_piece(state: Woodland, seat: int, relic: int) -> int:
    """The piece that a turned relic is in a clearing."""
    return state.rules.tokens[seat][relic - TYPES]


def unturned(state: Woodland, seat: int, kind: int) -> list[int]:
    """The values that relics of a type still hide."""
    out: list[int] = []
    for value in VALUES:
        out += [value] * state.supply[relic_piece(state, seat, turned(kind, value))]
    return out


def relics_at(state: Woodland, seat: int, clearing: int) -> list[int]:
    """The different relics in a clearing; all of them were turned."""
    everything = range(TYPES, len(RELICS))
    return [relic for relic in everything if state.count(relic_piece(state, seat, relic), clearing)]


def camps(state: Woodland, seat: int) -> int:
    """The clearings with waystations."""
    places = 0
    for piece in state.rules.buildings[seat]:
        places |= state.where(piece)
    return places


def waystations_at(state: Woodland, seat: int, clearing: int) -> list[int]:
    standing = enumerate(state.rules.buildings[seat])
    return [waystation for waystation, piece in standing if state.count(piece, clearing)]


def waystations_built(state: Woodland, seat: int) -> int:
    """How many are on the map; each uncovers a symbol of its track."""
    return sum(len(waystations_at(state, seat, clearing)) for clearing in members(camps(state, seat)))
