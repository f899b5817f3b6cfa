"""Fields and the vectors that consist of them.

A vector is a sequence of parts. A part is a block of fields. It is written once, or once for each seat with the
viewer's seat first. Every value is an integer from 0 to the `most` of its field.

A field names the source of its values. `Fixed` values follow from the rules of the table. `Drawn` values are described
by marks: each mark names a thing in the state and the form in which it is written. `Planned` values are marks that
depend on the table. `Read` values are computed by a function. All sources become one plan for the rules of a table, and
a pen writes the vector from this plan.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar, Union

from copse.kernel.errors import BadSetup
from copse.kernel.tasks import State
from copse.vectors.pens import plain as forms
from copse.vectors.pens.plain import ALWAYS, STATE, Finding, Pen, Reading, Stroke, new_pen
from copse.vectors.pens.plain import NOBODY as NOBODY
from copse.vectors.pens.plain import flags as flags

if TYPE_CHECKING:
    from typing_extensions import Buffer

S = TypeVar("S", bound=State)
R = TypeVar("R")

MOST_PLANS: Final = 2048  # size of the cache of plans

Figures = bytes
"""The values of a field, one byte each."""

Path = tuple[Union[str, int, "Path"], ...]
"""The path to a thing in the state.

Its steps are names of attributes, places in lists, and inner paths that lead to a place. If a path leads to nothing,
nothing is written.
"""

# Placeholders for numbers that are known later. No place and no number has these values.
THE_VIEWER: Final = -1001  # the viewer's place in a list
WHO: Final = -1002  # the place of the party that has the block; its number in comparisons
LAST: Final = -1003  # the last place of a list
NOWHERE: Final[Path] = ()


class Mark(NamedTuple):
    """One thing to write into a field, starting at its value `at`.

    `form` is one of the forms in `pens/plain.py`. It defines the meaning of the other numbers.
    """

    form: int
    path: Path
    at: int = 0
    size: int = 1
    first: int = 0
    width: int = 0
    picks: tuple[int, ...] = ()
    mask: Path = NOWHERE
    about: int = NOBODY
    when: int = ALWAYS


class Fixed(Generic[R]):
    """Values that do not change during a game: `figures(rules, who, viewer)`."""

    def __init__(self, figures: Callable[[R, int, int], Figures]) -> None:
        self.figures: Final = figures


class Drawn:
    """Marks that are the same at every table."""

    def __init__(self, *marks: Mark) -> None:
        self.marks: Final = marks


class Planned(Generic[R]):
    """Marks for the party `who` that depend on the rules of a table: `marks(rules, who)`."""

    def __init__(self, marks: Callable[[R, int], Sequence[Mark]]) -> None:
        self.marks: Final = marks


class Read(Generic[S]):
    """Values that a function computes each time: `read(state, who, viewer)`.

    The function returns the values for the party `who`, as far as the seat `viewer` may know them. In a part that
    belongs to no party, `who` is the viewer. All values are 0 while the thing at `unless` is None, nobody or empty.
    """

    def __init__(self, read: Callable[[S, int, int], Figures], unless: Path = NOWHERE) -> None:
        self.read: Final = read
        self.unless: Final = unless


class Along:
    """Values that the source of the previous field also writes."""


Source = Fixed[R] | Drawn | Planned[R] | Read[S] | Along


class Field(Generic[S, R]):
    def __init__(self, name: str, size: int, most: int, about: str, source: Source[R, S]) -> None:
        self.name: Final = name
        self.size: Final = size
        self.most: Final = most
        self.about: Final = about
        self.source: Final = source


class Part(Generic[S, R]):
    """A block of fields, or several blocks with one for each party.

    `whose(rules)` returns pairs of a block and its party. Blocks without a party stay zero. NOBODY marks a block that
    belongs to no party. If a part is `turned`, its blocks start with the viewer's.
    """

    def __init__(
        self,
        name: str,
        about: str,
        blocks: int,
        whose: Callable[[R], Sequence[tuple[int, int]]],
        fields: Sequence[Field[S, R]],
        turned: bool = False,
    ) -> None:
        self.name: Final = name
        self.about: Final = about
        self.blocks: Final = blocks
        self.whose: Final = whose
        self.fields: Final = tuple(fields)
        self.turned: Final = turned
        self.stride: Final = sum(field.size for field in self.fields)


class Place(NamedTuple):
    """The position of a field's values."""

    part: str
    block: int
    field: str
    first: int
    size: int
    most: int


WAYS: Final = {THE_VIEWER: forms.VIEWER, LAST: forms.LAST}


class Plan(Generic[S, R]):
    """The plan of what is written where, for tables with the same rules."""

    def __init__(self, vector: Vector[S, R], rules: R, seats: int) -> None:
        self.rules: Final = rules
        self._seats: Final = seats
        self._findings: Final[list[Finding]] = []
        self._numbers: Final[dict[Finding, int]] = {}
        self._strokes: Final[list[Stroke]] = []
        self._readings: Final[list[Reading[S]]] = []
        self._fixed: Final[list[tuple[Callable[[R, int, int], Figures], int, int, int]]] = []
        first = 0
        for part in vector.parts:
            for block, who in part.whose(rules):
                at, stride = (first, part.stride) if part.turned else (first + block * part.stride, 0)
                for field in part.fields:
                    self._take(field.source, at, who, stride)
                    at += field.size
            first += part.stride * part.blocks
        self.lines: Final = (self._findings, self._strokes, self._readings)
        self.pen: Final[Pen[S]] = new_pen(seats, *self.lines)
        self.templates: Final = [self._template(first, viewer) for viewer in range(seats)]

    def _take(self, source: Source[R, S], at: int, who: int, stride: int) -> None:
        if isinstance(source, Fixed):
            self._fixed.append((source.figures, at, who, stride))
        elif isinstance(source, Read):
            self._readings.append((source.read, at, who, stride, self._find(source.unless, who)))
        elif not isinstance(source, Along):
            for mark in source.marks if isinstance(source, Drawn) else source.marks(self.rules, who):
                value, mask = self._find(mark.path, who), self._find(mark.mask, who)
                first = who if mark.first == WHO else mark.first
                where = (who, stride, mark.about, mark.when)
                shape = (mark.size, first, mark.width, mark.picks)
                self._strokes.append(Stroke(mark.form, value, at + mark.at, *shape, mask, *where))

    def _find(self, path: Path, who: int) -> int:
        """Return the number of the thing that a path leads to. Paths share their common beginnings."""
        found = STATE
        for step in path:
            if isinstance(step, str):
                finding = Finding(found, forms.ATTRIBUTE, step, 0)
            elif isinstance(step, tuple):
                finding = Finding(found, forms.BY, "", self._find(step, who))
            elif step in WAYS:
                finding = Finding(found, WAYS[step], "", 0)
            else:
                finding = Finding(found, forms.INDEX, "", who if step == WHO else step)
            if finding not in self._numbers:
                self._numbers[finding] = len(self._findings)
                self._findings.append(finding)
            found = self._numbers[finding]
        return found

    def _template(self, length: int, viewer: int) -> bytes:
        """Return the fixed values for a viewer, with zeros elsewhere."""
        page = bytearray(length)
        for figures, at, who, stride in self._fixed:
            first = at + (who - viewer) % self._seats * stride
            written = figures(self.rules, viewer if who == NOBODY else who, viewer)
            page[first : first + len(written)] = written
        return bytes(page)


class Vector(Generic[S, R]):
    """The vector of a game.

    `version` goes up when a value changes its place or its meaning. `seated` is the name of the field in the part
    `seat` that says that the seat exists. `lacks` returns why tables with these rules have no vector.
    """

    def __init__(
        self,
        version: int,
        rules_of: Callable[[S], R],
        *parts: Part[S, R],
        seated: str = "plays",
        lacks: Callable[[R], str] = lambda rules: "",
    ) -> None:
        self.version: Final = version
        self.parts: Final = parts
        self.seated: Final = seated
        self.length: Final = sum(part.stride * part.blocks for part in parts)
        self._rules_of: Final = rules_of
        self._lacks: Final = lacks
        self._plans: Final[dict[int, Plan[S, R]]] = {}

    def lacks(self, state: S) -> str:
        """Return why a table has no vector, or an empty string if it has one."""
        return self._lacks(self._rules_of(state))

    def encode(self, state: S, viewer: int) -> bytearray:
        """Encode what the viewer may know, one byte per value."""
        figures = bytearray(self.length)
        self.write(state, viewer, figures, 0)
        return figures

    def write(self, state: S, viewer: int, into: Buffer, first: int) -> None:
        """Encode into an existing buffer of bytes, starting at `first`."""
        plan = self.plan(self._rules_of(state), state.seats)
        if not 0 <= viewer < len(plan.templates):
            raise ValueError(f"there is no seat {viewer}; seats go from 0 to {len(plan.templates) - 1}")
        plan.pen.write(state, viewer, plan.templates[viewer], into, first)

    def plan(self, rules: R, seats: int) -> Plan[S, R]:
        """Return the plan for tables with these rules.

        The plan keeps a reference to the rules, so no two cached plans share an id.
        """
        plan = self._plans.get(id(rules))
        if plan is None:
            if reason := self._lacks(rules):
                raise BadSetup(reason)
            if len(self._plans) >= MOST_PLANS:
                del self._plans[next(iter(self._plans))]  # the oldest plan; its game is probably over
            plan = self._plans[id(rules)] = Plan(self, rules, seats)
        return plan

    def places(self) -> Iterator[Place]:
        """Iterate over every field of every block, in order."""
        first = 0
        for part in self.parts:
            for block in range(part.blocks):
                for field in part.fields:
                    yield Place(part.name, block, field.name, first, field.size, field.most)
                    first += field.size

    def most(self) -> list[int]:
        """Return the maximum of each value. Divide by it to scale all values to 0…1."""
        return [place.most for place in self.places() for _ in range(place.size)]


# ---- blocks and their parties


def own(rules: object) -> Sequence[tuple[int, int]]:
    """Return one block for the game itself."""
    return ((0, NOBODY),)


def in_order(seats: int) -> Sequence[tuple[int, int]]:
    """Return one block for each seat.

    >>> in_order(3)
    [(0, 0), (1, 1), (2, 2)]
    """
    return [(seat, seat) for seat in range(seats)]


# ---- marks


def number(*path: str | int | Path, at: int = 0, less: int = 0, about: int = NOBODY) -> Mark:
    """Write a number or a flag. With `about`, write it at the place of that seat within the field."""
    return Mark(forms.NUMBER, path, at, first=less, about=about)


def length(*path: str | int | Path, at: int = 0) -> Mark:
    """Write the length of a collection."""
    return Mark(forms.LENGTH, path, at)


def row(*path: str | int | Path, size: int, first: int = 0, at: int = 0) -> Mark:
    """Write `size` entries of a list."""
    return Mark(forms.ROW, path, at, size, first)


def picks(*path: str | int | Path, places: Sequence[int]) -> Mark:
    """Write the entries of a list at these places. NOBODY marks an entry that does not exist."""
    return Mark(forms.PICKS, path, size=len(places), picks=tuple(places))


def masked(*path: str | int | Path, size: int, first: int, mask: Path) -> Mark:
    """Write the entries that `row` writes, but only those whose number is in a set."""
    return Mark(forms.MASKED, path, 0, size, first, mask=mask)


def hot(*path: str | int | Path, size: int, first: int = 0, at: int = 0, when: int = ALWAYS) -> Mark:
    """Write a 1 at the place that a number names. `first` is the number of the first place."""
    return Mark(forms.HOT, path, at, size, first, when=when)


def hot_party(*path: str | int | Path, seats: int) -> Mark:
    """Write a 1 at the place of a party: seats from the viewer on, then hirelings.

    `seats` is the number of places for seats.
    """
    return Mark(forms.PARTY, path, size=seats)


def bits(*path: str | int | Path, size: int, first: int = 0, at: int = 0) -> Mark:
    """Write a set as bits, starting with the number `first`."""
    return Mark(forms.BITS, path, at, size, first)


def sets(*path: str | int | Path, size: int, first: int, width: int) -> Mark:
    """Write `size` sets of a list, with `width` values each."""
    return Mark(forms.SETS, path, 0, size, first, width)


def tally(*path: str | int | Path, size: int, at: int = 0, when: int = ALWAYS) -> Mark:
    """Count how often each number occurs. Numbers below 0 count from the end."""
    return Mark(forms.TALLY, path, at, size, when=when)


def same(*path: str | int | Path, number: int, at: int = 0) -> Mark:
    """Write 1 if the value is this number. WHO means the number of the party that has the block."""
    return Mark(forms.SAME, path, at, first=number)


# ---- values in the forms that functions return

ONE: Final = tuple(bytes([number]) for number in range(256))
"""Single values: `ONE[7]`; `ONE[True]` is a flag."""


@cache
def one_hot(size: int, place: int) -> Figures:
    """Return zeros with a 1 at a place, if the place exists.

    >>> list(one_hot(3, 1)), list(one_hot(3, NOBODY))
    ([0, 1, 0], [0, 0, 0])
    """
    return bytes(place == at for at in range(size))


def counts(things: Sequence[int], size: int) -> Figures:
    """Count how often each number occurs.

    >>> list(counts([2, 0, 2], 4))
    [1, 0, 2, 0]
    """
    figures = bytearray(size)
    for thing in things:
        figures[thing] += 1
    return bytes(figures)


def relative(seat: int, viewer: int, players: int) -> int:
    """Return how many places after the viewer a seat plays. NOBODY stays NOBODY.

    >>> relative(0, 2, 3), relative(NOBODY, 2, 3)
    (1, -1)
    """
    return NOBODY if seat == NOBODY else (seat - viewer) % players
