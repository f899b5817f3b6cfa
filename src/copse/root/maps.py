"""A map as a text (TOML): clearings, paths, the river or lake, and what follows from the drawing. The printed maps and
those of players have one format (docs/how-to/workshop.md).

Reading has two stages. The first reads each entry and finds what has the wrong form. The second looks at the drawing as
a whole: whether paths cross, whether everything is connected, and which forests there are. Both collect every fault
with its place, so that an editor can mark them all.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from itertools import combinations, pairwise
from math import dist
from typing import Final

from copse.kernel.errors import BadSetup
from copse.kernel.tasks import Json
from copse.kernel.toml import HASH, read_text, stamped
from copse.languages import DEFAULT, LANGUAGES
from copse.root import planar
from copse.root.board import CLEARINGS, MOST_FORESTS, Board, ForestData, MapData
from copse.root.cards import SUITS as CARD_SUITS
from copse.root.faults import LONGEST_NAME, Args, Fault, name_faults, shown, unknown
from copse.root.planar import Point, Way

MAPS: Final = ("autumn", "winter", "lake", "mountain")  # the printed maps; new ones go to the end
OWN: Final = "own"
MOST_RECENT: Final = 64  # maps of players that a process remembers
_OWN: Final = OrderedDict[str, Board]()  # those maps, the most recent last
FEWEST: Final = 9  # clearings, so that each suit has enough for its dominance card (§3.3.2)
LEAST_OF_A_SUIT: Final = 3
SUITS: Final = CARD_SUITS[:3]
MOST_SLOTS: Final = 3
RUINS: Final = 4  # one for each item under the ruins (§9.3.4)
MOST_PATHS: Final = 21  # as many as the Mountain map has; actions and vectors have numbers for these
FEWEST_FORESTS: Final = 3  # pawns and relics need some
LOW: Final = 5.0  # what lies nearer to the edge would be cut off
HIGH: Final = 95.0
APART: Final = 18.0  # the diameter of a clearing as it is drawn
ASIDE: Final = 7.0  # so far a path must stay away from other clearings
MOST_POINTS: Final = 100  # of a drawn line
ON_MAP: Final = ("ferry", "tower")  # landmarks that may come with a map (§C.2.1, §C.3.1)
LAKE: Final = 0  # the place in the middle of the lake, where the forests on its coast meet
ENTRIES: Final = (
    "names", "corners", "paths", "closed_paths", "river_divides_forests", "edge", "priorities", "clearing", "river",
    "lake", "landmarks", "forest", "hash",
)  # fmt: skip


@dataclass
class Forest:
    """An entry that corrects the forests of the drawing."""

    clearings: list[int]
    at: Point | None
    near: list[list[int]] | None


@dataclass
class Sketch:
    """A map as its text gives it. If it is `faulty`, entries of the wrong form are missing."""

    faulty: bool = False
    names: dict[str, str] = field(default_factory=dict)
    at: dict[int, Point] = field(default_factory=dict)
    suits: dict[int, str] = field(default_factory=dict)
    slots: dict[int, int] = field(default_factory=dict)
    ruins: list[int] = field(default_factory=list)
    paths: list[Way] = field(default_factory=list)
    closed: list[Way] = field(default_factory=list)
    corners: list[Way] = field(default_factory=list)
    divides: bool = False
    course: list[int] = field(default_factory=list)
    river_line: list[Point] = field(default_factory=list)
    coast: list[int] = field(default_factory=list)
    shore: list[Point] = field(default_factory=list)
    lake_at: Point | None = None
    edge: list[int] | None = None
    priorities: list[int] | None = None
    landmarks: dict[str, int] = field(default_factory=dict)
    forests: list[Forest] | None = None

    @property
    def ways(self) -> list[Way]:
        return [*self.paths, *self.closed]

    @property
    def middle_of_lake(self) -> Point:
        return self.lake_at or planar.centre([self.at[clearing] for clearing in self.coast])


def map_named(name: str) -> Board:
    """A printed map, or a map of players that was used recently, such as that of the last view."""
    return _OWN[name] if name in _OWN else _printed(name)


@cache
def _printed(name: str) -> Board:
    return Board(name, read_map(read_text(printed_text(name), name), f"map {name}"))


def own_board(table: Json) -> Board:
    """The map of players that the option `own_map` gives."""
    assert isinstance(table, dict)
    name = f"{OWN}-{table[HASH]}"
    board = _OWN[name] if name in _OWN else Board(name, read_map(table))
    remember(board)
    return board


def remember(board: Board) -> None:
    """Keep a map of players, because a view names it only. Each view does, so that its map can be drawn even if others
    have replaced it here since its game began."""
    _OWN[board.name] = board
    _OWN.move_to_end(board.name)
    if len(_OWN) > MOST_RECENT:
        _OWN.popitem(last=False)


def read_own_map(value: Json) -> Json:
    """Check the option `own_map`: nothing, or the content of such a file. Saves and records keep it, with its hash."""
    if value == {}:
        return value
    if not isinstance(value, dict):
        raise BadSetup("option 'own_map' must be a map as a table, or the path of a TOML file")
    table = stamped(value, f"own map{_called_by(value)}")
    own_board(table)
    return table


def _called_by(table: Mapping[str, Json]) -> str:
    names = table.get("names")
    name = names.get(DEFAULT) or next(iter(names.values()), "") if isinstance(names, dict) else ""
    return f" '{name[:LONGEST_NAME]}'" if isinstance(name, str) and name else ""


def printed_text(name: str) -> str:
    """The text of a printed map."""
    return files("copse.root").joinpath(f"data/maps/{name}.toml").read_text(encoding="utf-8")


def read_map(table: Json, where: str = "own map") -> MapData:
    """A map with everything that follows from its drawing. Raises BadSetup with the first fault."""
    sketch, faults = examine(table)
    if faults:
        raise faults[0].error(where, "bad_map")
    return drawn(sketch)


def examine(table: Json) -> tuple[Sketch, list[Fault]]:
    """A map as its text gives it, and all its faults. With faults of form the sketch is only a part."""
    if not isinstance(table, dict):
        return Sketch(faulty=True), [Fault("no-table")]
    reader = _Reader(table)
    sketch = reader.read()
    sketch.faulty = bool(reader.faults)
    return sketch, reader.faults or list(_drawing_faults(sketch))


# ---- the form


class _Reader:
    """Reads the entries of a map and collects what has the wrong form. `within` is the entry that is being read."""

    def __init__(self, table: Mapping[str, Json]) -> None:
        self.table, self.faults, self.count = table, list[Fault](), 0
        self.within: tuple[str, int] | None = None

    def wrong(self, id: str, args: Args, *clearings: int) -> None:
        self.faults.append(Fault(id, args, clearings, self.within))

    def read(self) -> Sketch:
        sketch = Sketch()
        self._known(self.table, ENTRIES)
        rows = self._rows("clearing")
        self.count = len(rows)
        if len(rows) > CLEARINGS:
            self.faults.append(_number_of_clearings(len(rows)))
            return sketch
        sketch.names = self._names()
        for clearing, row in enumerate(rows, 1):
            self.within = "clearing", clearing
            self._clearing(sketch, clearing, row)
        self.within = None
        sketch.paths = self._ways("paths")
        sketch.closed = self._ways("closed_paths")
        sketch.corners = self._ways("corners")
        sketch.divides = self._flag(self.table, "river_divides_forests")
        self._water(sketch)
        if "edge" in self.table:
            sketch.edge = self._clearings(self.table["edge"], "edge")
        if "priorities" in self.table:
            sketch.priorities = self._clearings(self.table["priorities"], "priorities")
        for name, site in self._part("landmarks", ON_MAP).items():
            if self._is_clearing(site, name):
                assert isinstance(site, int)
                sketch.landmarks[name] = site
        self.within = None
        if "forest" in self.table:
            sketch.forests = [self._forest(number, row) for number, row in enumerate(self._rows("forest"), 1)]
            self.within = None
        return sketch

    def _known(self, row: Mapping[str, Json], names: Sequence[str]) -> None:
        for key in row:
            if key not in names:
                self.wrong(*unknown("entry", key, names))

    def _rows(self, kind: str) -> list[dict[str, Json]]:
        rows = self.table.get(kind, [])
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            self.wrong("rows", {"entry": kind})
            return []
        return [row for row in rows if isinstance(row, dict)]

    def _part(self, name: str, keys: Sequence[str]) -> dict[str, Json]:
        self.within = None
        part = self.table.get(name, {})
        if not isinstance(part, dict):
            self.wrong("part", {"entry": name})
            return {}
        self.within = name, 0
        self._known(part, keys)
        return {key: value for key, value in part.items() if key in keys}

    def _names(self) -> dict[str, str]:
        given = self.table.get("names", {})
        if not isinstance(given, dict):
            self.wrong("names", {})
            return {}
        self.faults += name_faults(given)
        found = {language: name for language, name in given.items() if isinstance(name, str)}
        fallback = found.get(DEFAULT) or next(iter(found.values()), "")
        return {language: found.get(language, fallback) for language in LANGUAGES} if fallback else {}

    def _clearing(self, sketch: Sketch, clearing: int, row: Mapping[str, Json]) -> None:
        self._known(row, ("at", "suit", "slots", "ruin"))
        sketch.at[clearing] = self._point(row.get("at"), "at")
        suit, slots = row.get("suit"), row.get("slots")
        if isinstance(suit, str) and suit in SUITS:
            sketch.suits[clearing] = suit
        elif suit is not None:
            self.wrong("suit", {"value": shown(suit)}, clearing)
        if isinstance(slots, int) and not isinstance(slots, bool) and 1 <= slots <= MOST_SLOTS:
            sketch.slots[clearing] = slots
        else:
            self.wrong("slots", {"most": MOST_SLOTS, "value": shown(slots)}, clearing)
        if self._flag(row, "ruin"):
            sketch.ruins.append(clearing)

    def _flag(self, row: Mapping[str, Json], name: str) -> bool:
        value = row.get(name, False)
        if not isinstance(value, bool):
            self.wrong("flag", {"entry": name, "value": shown(value)})
        return value is True

    def _point(self, value: Json, entry: str, low: float = LOW, high: float = HIGH) -> Point:
        if isinstance(value, list) and len(value) == 2:
            x, y = value
            if (
                isinstance(x, int | float)
                and isinstance(y, int | float)
                and not isinstance(x, bool)
                and not isinstance(y, bool)
                and low <= x <= high
                and low <= y <= high
            ):
                return float(x), float(y)
        about = [self.within[1]] if self.within is not None and self.within[0] == "clearing" else []
        self.wrong("point", {"entry": entry, "low": f"{low:g}", "high": f"{high:g}", "value": shown(value)}, *about)
        return 0.0, 0.0

    def _line(self, value: Json, entry: str) -> list[Point]:
        if not isinstance(value, list) or not 2 <= len(value) <= MOST_POINTS:
            self.wrong("line", {"entry": entry, "most": MOST_POINTS})
            return []
        return [self._point(point, entry, 0, 100) for point in value]

    def _is_clearing(self, value: Json, entry: str) -> bool:
        if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= self.count:
            return True
        self.wrong("no-clearing", {"entry": entry, "value": shown(value), "most": self.count})
        return False

    def _clearings(self, value: Json, entry: str) -> list[int]:
        if not isinstance(value, list) or len(value) > CLEARINGS:
            self.wrong("list", {"entry": entry, "most": CLEARINGS, "value": shown(value)})
            return []
        found: list[int] = []
        for clearing in value:
            if self._is_clearing(clearing, entry):
                assert isinstance(clearing, int)
                if clearing in found:
                    self.wrong("twice", {"entry": entry, "clearing": clearing}, clearing)
                found.append(clearing)
        return found

    def _ways(self, name: str) -> list[Way]:
        value = self.table.get(name, [])
        if not isinstance(value, list) or len(value) > MOST_PATHS:
            self.wrong("ways", {"entry": name, "most": MOST_PATHS})
            return []
        out: list[Way] = []
        for pair in value:
            if not isinstance(pair, list) or len(pair) != 2:
                self.wrong("pair", {"entry": name, "value": shown(pair)})
            elif all(self._is_clearing(end, name) for end in pair):
                a, b = (end for end in pair if isinstance(end, int))
                out.append((a, b))
        return out

    def _water(self, sketch: Sketch) -> None:
        if river := self._part("river", ("course", "line")):
            sketch.course = self._clearings(river.get("course"), "course")
            if "line" in river:
                sketch.river_line = self._line(river["line"], "line")
        if lake := self._part("lake", ("coast", "shore", "middle")):
            sketch.coast = self._clearings(lake.get("coast"), "coast")
            if "shore" in lake:
                sketch.shore = self._line(lake["shore"], "shore")
            if "middle" in lake:
                sketch.lake_at = self._point(lake["middle"], "middle")
        self.within = None

    def _forest(self, number: int, row: Mapping[str, Json]) -> Forest:
        self.within = "forest", number
        self._known(row, ("clearings", "at", "near"))
        at = self._point(row["at"], "at") if "at" in row else None
        near: list[list[int]] | None = None
        if "near" in row:
            given = row["near"]
            if isinstance(given, list) and len(given) <= MOST_FORESTS:
                near = [self._clearings(one, "near") for one in given]
            else:
                self.wrong("near-list", {})
        return Forest(self._clearings(row.get("clearings"), "clearings"), at, near)


# ---- the drawing


def _drawing_faults(sketch: Sketch) -> Iterator[Fault]:
    """What is wrong with a map whose entries have the right form. Later checks need what earlier ones require."""
    for check in CHECKS:
        found = list(check(sketch))
        yield from found
        if found and check in NEEDED:
            return


def _number_of_clearings(count: int) -> Fault:
    return Fault("clearings", {"least": FEWEST, "most": CLEARINGS, "count": count})


def _counts(sketch: Sketch) -> Iterator[Fault]:
    if len(sketch.at) < FEWEST:
        yield _number_of_clearings(len(sketch.at))
    if sketch.suits and len(sketch.suits) < len(sketch.at):
        missing = next(clearing for clearing in sketch.at if clearing not in sketch.suits)
        yield Fault("no-suit", {"clearing": missing}, (missing,))
    elif sketch.suits:
        for suit in SUITS:
            found = [clearing for clearing, printed in sketch.suits.items() if printed == suit]
            if len(found) < LEAST_OF_A_SUIT:
                args = {"count": len(found), "suit": suit, "least": LEAST_OF_A_SUIT}
                yield Fault("few-of-suit", args, tuple(found))
    if len(sketch.ruins) != RUINS:
        yield Fault("ruins", {"count": len(sketch.ruins), "wanted": RUINS}, tuple(sketch.ruins))
    for clearing in sketch.ruins:
        if sketch.slots[clearing] < 2:
            yield Fault("ruin-slots", {"clearing": clearing, "most": MOST_SLOTS}, (clearing,))
    for a, b in combinations(sketch.at, 2):
        if dist(sketch.at[a], sketch.at[b]) < APART:
            yield Fault("too-close", {"a": a, "b": b, "least": f"{APART:g}"}, (a, b))


def _ways_faults(sketch: Sketch) -> Iterator[Fault]:
    seen: set[frozenset[int]] = set()
    for a, b in sketch.ways:
        if a == b:
            yield Fault("loop", {"way": f"{a}-{b}"}, (a,))
        elif frozenset((a, b)) in seen:
            yield Fault("path-twice", {"way": f"{a}-{b}"}, (a, b))
        seen.add(frozenset((a, b)))
    if len(sketch.ways) > MOST_PATHS:
        yield Fault("many-paths", {"count": len(sketch.ways), "most": MOST_PATHS})


def _corner_faults(sketch: Sketch) -> Iterator[Fault]:
    corners = [corner for pair in sketch.corners for corner in pair]
    if len(sketch.corners) != 2 or len(set(corners)) != 4:
        yield Fault("corners", {}, tuple(corners))


def _connection(sketch: Sketch) -> Iterator[Fault]:
    reached, edge = {1}, [1]
    while edge:
        here = edge.pop()
        for a, b in sketch.paths:
            if here in (a, b) and not {a, b} <= reached:
                edge += {a, b} - reached
                reached |= {a, b}
    apart = [clearing for clearing in sketch.at if clearing not in reached]
    if apart:
        yield Fault("apart", {"clearings": _listed(apart)}, tuple(apart))


def _borders(sketch: Sketch) -> tuple[dict[int, Point], list[Way]]:
    """The places and ways that enclose forests: paths, the lake as a place with a way to each clearing at its coast
    (§C.2.4), and the river of a map on which it divides forests (§C.1.1)."""
    at, ways = dict(sketch.at), sketch.ways
    if sketch.divides:
        known = {frozenset(way) for way in ways}
        ways = [*ways, *[way for way in pairwise(sketch.course) if frozenset(way) not in known]]
    if sketch.coast:
        at[LAKE] = sketch.middle_of_lake
        ways = [*ways, *[(clearing, LAKE) for clearing in sketch.coast]]
    return at, ways


def _called(way: Sequence[int]) -> str:
    return "-".join(map(str, way))


def _crossings(sketch: Sketch) -> Iterator[Fault]:
    at, ways = _borders(sketch)
    for one, other in combinations(ways, 2):
        if not set(one) & set(other) and planar.cross(*(at[end] for end in (*one, *other))):
            about = tuple(end for end in (*one, *other) if end)
            if LAKE in other:
                yield Fault("crosses-coast", {"way": _called(one), "clearing": other[0]}, about)
            else:
                yield Fault("crosses", {"one": _called(one), "other": _called(other)}, about)
    for a, b in ways:
        for place, point in at.items():
            if place not in (a, b) and planar.distance(point, at[a], at[b]) < ASIDE:
                about = tuple(end for end in (a, b, place) if end != LAKE)
                if b == LAKE:
                    yield Fault("coast-near", {"coast": a, "clearing": place, "least": f"{ASIDE:g}"}, about)
                elif place == LAKE:
                    yield Fault("lake-near", {"way": _called((a, b)), "least": f"{ASIDE:g}"}, about)
                else:
                    yield Fault("near", {"way": _called((a, b)), "clearing": place, "least": f"{ASIDE:g}"}, about)


def _water_faults(sketch: Sketch) -> Iterator[Fault]:
    water = [*sketch.course, *sketch.coast]
    if sketch.course and sketch.coast:
        yield Fault("two-waters")
    elif len(water) < 2:
        yield Fault("no-water", {}, tuple(water))
    if sketch.coast and len(sketch.coast) < 3:
        yield Fault("short-coast", {}, tuple(sketch.coast))
    if sketch.divides and not sketch.course:
        yield Fault("divides")
    if sketch.shore and len(sketch.shore) < 3:
        yield Fault("short-shore")
    ferry = sketch.landmarks.get("ferry")
    if ferry is not None and ferry not in water:
        yield Fault("ferry", {"clearing": ferry, "allowed": _listed(water)}, (ferry,))


def _list_faults(sketch: Sketch) -> Iterator[Fault]:
    """The lists of clearings that must agree with each other."""
    edge = edge_of(sketch)
    for corner in (corner for pair in sketch.corners for corner in pair):
        near = {end for way in sketch.paths if corner in way for end in way} - {corner}
        if corner not in edge:
            yield Fault("inner-corner", {"clearing": corner, "allowed": _listed(edge)}, (corner,))
        elif not near & set(edge):
            yield Fault("lonely-corner", {"clearing": corner}, (corner,))
    if not set(edge) & {*sketch.course, *sketch.coast}:
        yield Fault("dry-edge", {}, tuple(edge))
    tower = sketch.landmarks.get("tower")
    if tower is not None and tower not in sketch.ruins:
        yield Fault("tower", {"clearing": tower, "allowed": _listed(sketch.ruins)}, (tower,))
    if tower is not None and tower == sketch.landmarks.get("ferry"):
        yield Fault("one-site", {"clearing": tower}, (tower,))
    if sketch.priorities is not None and len(sketch.priorities) != len(sketch.at):
        yield Fault("priorities")


def _forests(sketch: Sketch) -> Iterator[Fault]:
    forests = forests_of(sketch)
    if not FEWEST_FORESTS <= len(forests) <= MOST_FORESTS:
        yield Fault("forests", {"count": len(forests), "least": FEWEST_FORESTS, "most": MOST_FORESTS})
    names = [forest["id"] for forest in forests]
    for number, forest in enumerate(forests, 1):
        if len(forest["clearings"]) < 2:
            yield Fault("small-forest", {}, tuple(forest["clearings"]), ("forest", number))
        if names.count(forest["id"]) > 1:
            yield Fault("equal-forests", {"forest": _called(forest["clearings"])}, tuple(forest["clearings"]))
            return
    for number, entry in enumerate(sketch.forests or [], 1):
        for near in entry.near or []:
            if _id(near) not in names or _id(near) == _id(entry.clearings):
                yield Fault("near-forests", {"value": shown([*near])}, tuple(near), ("forest", number))


CHECKS: Final[tuple[Callable[[Sketch], Iterator[Fault]], ...]] = (
    _counts, _ways_faults, _corner_faults, _connection, _crossings, _water_faults, _list_faults, _forests,
)  # fmt: skip
ENCLOSING: Final = (_ways_faults, _connection, _crossings)  # what forests rely on
NEEDED: Final = (*ENCLOSING, _water_faults)  # what later checks rely on


def _listed(clearings: Sequence[int]) -> str:
    return ", ".join(map(str, clearings))


# ---- what follows from the drawing


def edge_of(sketch: Sketch) -> list[int]:
    """The clearings on the edge of the map."""
    if sketch.edge is not None:
        return sketch.edge
    outside, _ = planar.areas(*_borders(sketch))
    return list(dict.fromkeys(clearing for clearing in outside if clearing != LAKE))


def _id(clearings: Sequence[int]) -> str:
    return "_".join(map(str, sorted(clearings)))


def forests_of(sketch: Sketch) -> list[ForestData]:
    """§2.4: the forests of the drawing, from top to bottom, or those of a correction, in its order."""
    at, ways = _borders(sketch)
    _, enclosed = planar.areas(at, ways)
    found = {_id(sorted({place for place in border if place})): border for border in enclosed}
    if len(found) < len(enclosed):  # two areas with the same clearings; the check names them
        found = {f"{_id(sorted({*border}))}{'_again' * number}": border for number, border in enumerate(enclosed)}
    outlines = {name: [at[place] for place in border] for name, border in found.items()}
    drawn_sides = {name: _sides(border) for name, border in found.items()}
    if sketch.forests is None:
        middles = {name: planar.middle(outline) for name, outline in outlines.items()}
        order = sorted(found, key=lambda name: (middles[name][1], middles[name][0]))
        entries = [Forest(sorted({place for place in found[name] if place}), middles[name], None) for name in order]
    else:
        entries = sketch.forests
    names = [_id(entry.clearings) for entry in entries]
    sides = [
        drawn_sides.get(name) or _touching(sketch, entry.clearings) for name, entry in zip(names, entries, strict=True)
    ]
    near: list[set[int]] = [set() for _ in entries]
    for one, other in combinations(range(len(entries)), 2):
        if sides[one] & sides[other]:
            near[one].add(other)
            near[other].add(one)
    for place, entry in enumerate(entries):
        if entry.near is not None:
            near[place] = {names.index(_id(other)) for other in entry.near if _id(other) in names}
    out: list[ForestData] = []
    for place, (name, entry) in enumerate(zip(names, entries, strict=True)):
        sites = [sketch.at[clearing] for clearing in entry.clearings]
        outline = outlines.get(name) or (planar.around(sites) if sites else [])
        dry = _dry(sketch, found[name]) if name in found else outline
        x, y = entry.at or (planar.middle(dry) if len(dry) > 2 else planar.centre(dry or [(50, 50)]))
        out.append(
            {
                "id": name,
                "clearings": sorted(entry.clearings),
                "adjacent": [names[other] for other in sorted(near[place])],
                "at": [x, y],
                "outline": [[*point] for point in outline],
            }
        )
    return out


def _dry(sketch: Sketch, border: Sequence[int]) -> list[Point]:
    """The outline of a forest without the water: at the coast it follows the shore."""
    outline: list[Point] = []
    for place, before, after in zip(border, [border[-1], *border], [*border[1:], border[0]], strict=False):
        if place == LAKE:
            outline += [_inwards(sketch.at[end], sketch.middle_of_lake) for end in (before, after)]
        else:
            outline.append(sketch.at[place])
    return outline


def _sides(border: Sequence[int]) -> set[frozenset[int]]:
    """The ways along a border, without those that have the area on both sides."""
    sides = [frozenset(side) for side in pairwise([*border, border[0]])]
    return {side for side in sides if sides.count(side) == 1}


def _touching(sketch: Sketch, clearings: Sequence[int]) -> set[frozenset[int]]:
    """The paths between the clearings of a forest that does not follow from the drawing."""
    return {frozenset(way) for way in sketch.ways if {*way} <= {*clearings}}


def drawn(sketch: Sketch) -> MapData:
    """A map with everything that follows from its drawing. If its ways have faults, no forests follow from it yet."""
    rivers = pairwise(sketch.course) if sketch.course else combinations(sorted(sketch.coast), 2)
    coast = [sketch.at[clearing] for clearing in sketch.coast]
    shore = sketch.shore or [_inwards(point, sketch.middle_of_lake) for point in planar.around(coast)] if coast else []
    line = sketch.river_line or [sketch.at[clearing] for clearing in sketch.course]
    return {
        "names": sketch.names,
        "clearings": [
            {
                "id": clearing,
                "suit": sketch.suits.get(clearing),
                "slots": sketch.slots[clearing],
                "ruin": clearing in sketch.ruins,
                "at": [*at],
            }
            for clearing, at in sketch.at.items()
        ],
        "paths": [[*way] for way in sketch.paths],
        "closed_paths": [[*way] for way in sketch.closed],
        "rivers": [[*way] for way in rivers],
        "forests": forests_of(sketch) if _in_order(sketch) else [],
        "edge": edge_of(sketch),
        "corners": [[*pair] for pair in sketch.corners],
        "priorities": sketch.priorities or [*sketch.at],
        "coast": sketch.coast,
        "ferry": sketch.landmarks.get("ferry"),
        "tower": sketch.landmarks.get("tower"),
        "river_line": [[*point] for point in line],
        "lake": [[*point] for point in shore],
    }


def _in_order(sketch: Sketch) -> bool:
    """Whether the ways enclose forests as they are."""
    return not any(list(check(sketch)) for check in ENCLOSING)


def _inwards(point: Point, middle: Point) -> Point:
    """A point of the shore between a clearing and the middle of the lake."""
    return round(point[0] * 0.8 + middle[0] * 0.2, 1), round(point[1] * 0.8 + middle[1] * 0.2, 1)


def as_json(board: Board) -> dict[str, Json]:
    """A map as a value for drawing."""
    return {"name": board.name, **data_as_json(board.data)}


def data_as_json(data: MapData) -> dict[str, Json]:
    return {
        "names": {**data["names"]},
        "clearings": [{"id": clearing["id"], "at": [*clearing["at"]]} for clearing in data["clearings"]],
        "paths": [[*way] for way in data["paths"]],
        "closed_paths": [[*way] for way in data["closed_paths"]],
        "forests": [
            {"id": forest["id"], "at": [*forest["at"]], "outline": [[*point] for point in forest["outline"]]}
            for forest in data["forests"]
        ],
        "river_line": [[*point] for point in data["river_line"]],
        "lake": [[*point] for point in data["lake"]],
    }
