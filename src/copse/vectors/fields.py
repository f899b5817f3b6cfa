"""Fields and the vectors made of them. A vector is a row of parts; a part is a block of fields, written once or for one
seat after the other, the viewer first. Every figure is a whole number from 0 to the `most` of its field.

A field says where its figures come from: they are `Fixed` by the rules of the table, `Drawn` (or `Planned` for a table)
by marks that name a thing in the state and the form in which it is written, or `Read` by a function where they have to
be worked out. For the rules of a table all of this becomes one plan, and a pen writes by it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar, Union

from copse.kernel.tasks import State
from copse.vectors.pens import plain as forms
from copse.vectors.pens.plain import ALWAYS, STATE, Finding, Pen, Reading, Stroke, new_pen
from copse.vectors.pens.plain import NOBODY as NOBODY
from copse.vectors.pens.plain import flags as flags

if TYPE_CHECKING:
    from typing_extensions import Buffer

S = TypeVar("S", bound=State)
R = TypeVar("R")

MOST_PLANS: Final = 2048  # tables whose plans are kept

Figures = bytes
"""Figures of a field, a byte each."""

Path = tuple[Union[str, int, "Path"], ...]
"""The way to a thing in the state: names of attributes, places in lists, and a path for the place that is found there.
What it does not lead to is not written."""

# Numbers that nothing has, in place of those that are known later.
THE_VIEWER: Final = -1001  # the viewer's place in a list
WHO: Final = -1002  # the place of the party whose block it is; and its number, where a number is compared
LAST: Final = -1003  # the last place
NOWHERE: Final[Path] = ()


class Mark(NamedTuple):
    """Something that is written in a field, from its figure `at` on. `form` is one of the forms of
    `pens/plain.py`, which says what the other figures mean."""

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
    """Figures that stay as they are for a whole game: `figures(rules, who, viewer)`."""

    def __init__(self, figures: Callable[[R, int, int], Figures]) -> None:
        self.figures: Final = figures


class Drawn:
    """What is written at every table."""

    def __init__(self, *marks: Mark) -> None:
        self.marks: Final = marks


class Planned(Generic[R]):
    """What is written for the party `who` by the rules of a table: `marks(rules, who)`."""

    def __init__(self, marks: Callable[[R, int], Sequence[Mark]]) -> None:
        self.marks: Final = marks


class Read(Generic[S]):
    """Figures that are worked out each time: `read(state, who, viewer)` gives those of the party `who` as far as the
    seat `viewer` may know them; in a part that is nobody's own, `who` is the viewer. All are 0 while what is found at
    `unless` is None, nobody or empty."""

    def __init__(self, read: Callable[[S, int, int], Figures], unless: Path = NOWHERE) -> None:
        self.read: Final = read
        self.unless: Final = unless


class Along:
    """Figures that come along with those of the field before."""


Source = Fixed[R] | Drawn | Planned[R] | Read[S] | Along


class Field(Generic[S, R]):
    def __init__(self, name: str, size: int, most: int, about: str, source: Source[R, S]) -> None:
        self.name: Final = name
        self.size: Final = size
        self.most: Final = most
        self.about: Final = about
        self.source: Final = source


class Part(Generic[S, R]):
    """`whose` names by the rules of a table whom blocks are written for, and which of `blocks` is theirs; others stay
    zeros. NOBODY is a block of nobody's own. In a part that is `turned` blocks begin with the viewer's."""

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
    """Where the figures of a field stand."""

    part: str
    block: int
    field: str
    first: int
    size: int
    most: int


WAYS: Final = {THE_VIEWER: forms.VIEWER, LAST: forms.LAST}


class Plan(Generic[S, R]):
    """What is written where at tables with the same rules."""

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
        """The number of what a path leads to. Paths share what they have in common."""
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
        """What stays as it is for a viewer, and zeros."""
        page = bytearray(length)
        for figures, at, who, stride in self._fixed:
            first = at + (who - viewer) % self._seats * stride
            written = figures(self.rules, viewer if who == NOBODY else who, viewer)
            page[first : first + len(written)] = written
        return bytes(page)


class Vector(Generic[S, R]):
    """`version` goes up whenever a figure gets another place or another meaning. `seated` is the field, of the part
    `seat`, that says that there is such a seat."""

    def __init__(self, version: int, rules_of: Callable[[S], R], *parts: Part[S, R], seated: str = "plays") -> None:
        self.version: Final = version
        self.parts: Final = parts
        self.seated: Final = seated
        self.length: Final = sum(part.stride * part.blocks for part in parts)
        self._rules_of: Final = rules_of
        self._plans: Final[dict[int, Plan[S, R]]] = {}

    def encode(self, state: S, viewer: int) -> bytearray:
        """What the viewer may know, a byte a figure."""
        figures = bytearray(self.length)
        self.write(state, viewer, figures, 0)
        return figures

    def write(self, state: S, viewer: int, into: Buffer, first: int) -> None:
        """The same into a buffer of bytes that is there, from `first` on."""
        plan = self.plan(self._rules_of(state), state.seats)
        if not 0 <= viewer < len(plan.templates):
            raise ValueError(f"there is no seat {viewer}; seats go from 0 to {len(plan.templates) - 1}")
        plan.pen.write(state, viewer, plan.templates[viewer], into, first)

    def plan(self, rules: R, seats: int) -> Plan[S, R]:
        """The plan for tables with these rules. It holds them, so that none whose plans are kept share an id."""
        plan = self._plans.get(id(rules))
        if plan is None:
            if len(self._plans) >= MOST_PLANS:
                del self._plans[next(iter(self._plans))]  # the oldest, whose game is over most likely
            plan = self._plans[id(rules)] = Plan(self, rules, seats)
        return plan

    def places(self) -> Iterator[Place]:
        """Every field of every block, in order."""
        first = 0
        for part in self.parts:
            for block in range(part.blocks):
                for field in part.fields:
                    yield Place(part.name, block, field.name, first, field.size, field.most)
                    first += field.size

    def most(self) -> list[int]:
        """The most that each figure can be: divide by it to bring everything between 0 and 1."""
        return [place.most for place in self.places() for _ in range(place.size)]


# ---- whose blocks


def own(rules: object) -> Sequence[tuple[int, int]]:
    """One block that is about the game itself."""
    return ((0, NOBODY),)


def in_order(seats: int) -> Sequence[tuple[int, int]]:
    """A block for each seat.

    >>> in_order(3)
    [(0, 0), (1, 1), (2, 2)]
    """
    return [(seat, seat) for seat in range(seats)]


# ---- marks


def number(*path: str | int | Path, at: int = 0, less: int = 0, about: int = NOBODY) -> Mark:
    """A number, or a flag; `about` a seat: in that one's place of the field."""
    return Mark(forms.NUMBER, path, at, first=less, about=about)


def length(*path: str | int | Path, at: int = 0) -> Mark:
    """How many there are."""
    return Mark(forms.LENGTH, path, at)


def row(*path: str | int | Path, size: int, first: int = 0, at: int = 0) -> Mark:
    """So many entries of a list."""
    return Mark(forms.ROW, path, at, size, first)


def picks(*path: str | int | Path, places: Sequence[int]) -> Mark:
    """The entries of a list at these places; NOBODY stands for one that is not there."""
    return Mark(forms.PICKS, path, size=len(places), picks=tuple(places))


def masked(*path: str | int | Path, size: int, first: int, mask: Path) -> Mark:
    """As `row`, but only those whose number is in a set."""
    return Mark(forms.MASKED, path, 0, size, first, mask=mask)


def hot(*path: str | int | Path, size: int, first: int = 0, at: int = 0, when: int = ALWAYS) -> Mark:
    """A 1 in the place that a number names; `first` is the number of the first place."""
    return Mark(forms.HOT, path, at, size, first, when=when)


def hot_party(*path: str | int | Path, seats: int) -> Mark:
    """A 1 in the place of a party: by seat, the viewer first, then by hireling. There are places for so many seats."""
    return Mark(forms.PARTY, path, size=seats)


def bits(*path: str | int | Path, size: int, first: int = 0, at: int = 0) -> Mark:
    """A set, from the number `first` on."""
    return Mark(forms.BITS, path, at, size, first)


def sets(*path: str | int | Path, size: int, first: int, width: int) -> Mark:
    """So many sets of a list, `width` figures each."""
    return Mark(forms.SETS, path, 0, size, first, width)


def tally(*path: str | int | Path, size: int, at: int = 0, when: int = ALWAYS) -> Mark:
    """How many there are of each number; what is below 0 counts from the end."""
    return Mark(forms.TALLY, path, at, size, when=when)


def same(*path: str | int | Path, number: int, at: int = 0) -> Mark:
    """1 if it is this number, or, for WHO, that of the party whose block it is."""
    return Mark(forms.SAME, path, at, first=number)


# ---- figures in the forms in which functions give them

ONE: Final = tuple(bytes([number]) for number in range(256))
"""A single figure: `ONE[7]`; `ONE[True]` is a flag."""


@cache
def one_hot(size: int, place: int) -> Figures:
    """A 1 at a place, if there is such a place.

    >>> list(one_hot(3, 1)), list(one_hot(3, NOBODY))
    ([0, 1, 0], [0, 0, 0])
    """
    return bytes(place == at for at in range(size))


def counts(things: Sequence[int], size: int) -> Figures:
    """How many there are of each number.

    >>> list(counts([2, 0, 2], 4))
    [1, 0, 2, 0]
    """
    figures = bytearray(size)
    for thing in things:
        figures[thing] += 1
    return bytes(figures)


def relative(seat: int, viewer: int, players: int) -> int:
    """How many places after the viewer a seat plays; NOBODY stays NOBODY.

    >>> relative(0, 2, 3), relative(NOBODY, 2, 3)
    (1, -1)
    """
    return NOBODY if seat == NOBODY else (seat - viewer) % players
