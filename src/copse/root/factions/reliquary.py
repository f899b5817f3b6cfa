"""The Keepers' board (chapter 15): their servants, the relics they recovered, and the relics in forests, which are in
no clearing. A relic is named by its index in `RELICS`: by its type while its value is down, by type and value once it
was turned. Nobody knows a value that is down, so a relic has none before it is turned; the remaining values lie in the
supply without an order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.kernel.bits import members
from copse.kernel.errors import BadSave, Impossible
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Json
from copse.kernel.texts import Line
from copse.root.actions import RELIC_TYPES, RELICS, RETINUE, SERVANTS, WAYSTATIONS
from copse.root.board import MOST_FORESTS, PLACES
from copse.root.boards import FactionBoard
from copse.root.cards import BIRD, CARDS
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


class KeepersBoard(FactionBoard):
    """`forests` has the relics of each forest, `rows` the values recovered of each type, `trophies` the relics that an
    enemy is about to lay into a forest (§15.2.5), `lost` those that left the game. `retinue` has the servants of each
    column, `idle` those that may still act this turn, `acting` the one that does. There are `most` servants, and
    relics `per_type`."""

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
        """Everyone sees everything: what is hidden has not been decided."""
        names = state.map.forests
        forests: dict[str, Json] = {
            name: [RELICS[relic] for relic in relics] for name, relics in zip(names, self.forests, strict=False)
        }
        return {
            "forests": forests,
            "relics": {name: list[Json](row) for name, row in zip(RELIC_TYPES, self.rows, strict=True)},
            "trophies": [RELICS[relic] for relic in self.trophies],
            "lost": [RELICS[relic] for relic in self.lost],
            "retinue": _columns(self.retinue),
            "idle": _columns(self.idle),
            "acting": None if self.acting == NOBODY else SERVANTS[self.acting],
        }

    def dump(self) -> dict[str, Json]:
        table: dict[str, Json] = {name: [list[Json](row) for row in getattr(self, name)] for name in TABLES}
        return {**table, "trophies": list[Json](self.trophies), "lost": list[Json](self.lost), "acting": self.acting}

    def restore(self, state: Woodland, fields: Fields) -> None:
        for name, (length, low, high) in TABLES.items():
            rows = fields.rows(name)
            if len(rows) != length:
                raise BadSave(f"'{name}' should have {length} entries, not {len(rows)}")
            setattr(self, name, [Fields({name: row}, name).wholes(name, None, low, high) for row in rows])
        self.trophies = fields.wholes("trophies", None, TYPES, len(RELICS) - 1)
        self.lost = fields.wholes("lost", None, TYPES, len(RELICS) - 1)
        self.acting = fields.whole("acting", NOBODY, RETAINER)

    def write(self, state: Woodland) -> list[str]:
        out = []
        for forest, relics in zip(state.map.forests, self.forests, strict=False):
            if relics:
                out.append(f"forest {forest} {_names(RELICS, relics)}")
        for name, row in zip(RELIC_TYPES, self.rows, strict=True):
            if row:
                out.append(f"relics {name} {' '.join(map(str, row))}")
        for word, columns in (("retinue", self.retinue), ("idle", self.idle)):
            for name, servants in zip(RETINUE, columns, strict=True):
                if servants:
                    out.append(f"{word} {name} {_names(SERVANTS, servants)}")
        for word, relics in (("trophies", self.trophies), ("lost", self.lost)):
            if relics:
                out.append(f"{word} {_names(RELICS, relics)}")
        return out + [f"acting {SERVANTS[self.acting]}"] * (self.acting != NOBODY)

    def read(self, state: Woodland, seat: int, line: Line) -> None:
        """`forest 1_2_5_10 figure tablet_3`, `relics figure 1 3`, `retinue move faithful_retainer anvil`, `idle move …`
        `acting anvil`, `trophies figure_3`, `lost figure_3`."""
        words = ("forest", "relics", "retinue", "idle", "acting", "trophies", "lost")
        word = words[line.name("line of the Keepers", _places(words))]
        if word == "forest":
            forest = line.name("forest of this map", _places(state.map.forests))
            line.once()
            self.forests[forest] = sorted(line.names("relic", _places(RELICS)))
            self.said |= 1 << forest
        elif word == "relics":
            row = self.rows[line.name("type of relic", _places(RELIC_TYPES))]
            line.once()
            line.none()
            while line.more:
                row.append(line.whole("the value of a relic", VALUES[0], VALUES[-1]))
        elif word == "acting":
            line.once()
            self.acting = line.name("servant", _places(SERVANTS))
        elif word in ("trophies", "lost"):
            line.once()
            turned_relics = {name: TYPES + place for place, name in enumerate(RELICS[TYPES:])}
            setattr(self, word, line.names("relic with a value", turned_relics))
        else:
            column = line.name("column", _places(RETINUE))
            line.once()
            (self.retinue if word == "retinue" else self.idle)[column] = sorted(
                line.names("servant", _places(SERVANTS))
            )

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
        if any(column != sorted(column) for column in (*self.retinue, *self.idle, *self.forests)):
            raise Impossible("their servants or the relics of a forest are not in order")
        for name, idle, column in zip(RETINUE, self.idle, self.retinue, strict=True):
            if any(idle.count(servant) > column.count(servant) for servant in idle):
                raise Impossible("a servant is to act in a column where it does not serve", f"idle {name}")
        if self.acting != NOBODY and self.acting not in servants:
            raise Impossible("a servant acts that is not theirs", "acting")
        if any(self.forests[len(state.map.forests) :]):
            raise Impossible("a relic lies in a forest that this map does not have", "forest")
        for kind, name in enumerate(RELIC_TYPES):
            if self.face_down(kind) != len(unturned(state, seat, kind)) and not setting_up(state):
                problem = f"as many {name} relics should lie with their value down as were not turned"
                raise Impossible(problem, f"forest {name}", f"relics {name}", "forest")


def _places(names: tuple[str, ...]) -> dict[str, int]:
    return {name: place for place, name in enumerate(names)}


def _names(names: tuple[str, ...], places: list[int]) -> str:
    return " ".join(names[place] for place in places)


def _columns(columns: list[list[int]]) -> Json:
    return {name: [SERVANTS[servant] for servant in columns[place]] for place, name in enumerate(RETINUE)}


TABLES: Final[Mapping[str, tuple[int, int, int]]] = {  # how many lists, and the lowest and highest entry of each
    "forests": (MOST_FORESTS, 0, len(RELICS) - 1),
    "rows": (TYPES, VALUES[0], VALUES[-1]),
    "retinue": (len(RETINUE), 0, RETAINER),
    "idle": (len(RETINUE), 0, RETAINER),
}


# ---- what can be counted


def relic_piece(state: Woodland, seat: int, relic: int) -> int:
    """The piece that a turned relic is in a clearing."""
    return state.rules.piece(seat, RELICS[relic])


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
    for name in WAYSTATIONS:
        places |= state.where(state.rules.piece(seat, name))
    return places


def waystations_at(state: Woodland, seat: int, clearing: int) -> list[int]:
    return [
        waystation
        for waystation, name in enumerate(WAYSTATIONS)
        if state.count(state.rules.piece(seat, name), clearing)
    ]


def waystations_built(state: Woodland, seat: int) -> int:
    """How many are on the map; each uncovers a symbol of its track."""
    return sum(len(waystations_at(state, seat, clearing)) for clearing in members(camps(state, seat)))
