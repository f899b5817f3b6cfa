"""The plain pen: it writes values into a buffer, stroke by stroke.

`Plan` in fields.py computes once per table what is written where. A stroke names the finding that gives its value and
the form of the written values. Most strokes are so small that a function call would cost more than the stroke. The
compiled build therefore has this pen in C (_pen.c). Tests compare the C pen with this one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import add
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, Protocol, TypeVar

from copse.kernel.rows import PACKED
from copse.kernel.tasks import State

if TYPE_CHECKING:
    from typing_extensions import Buffer

S = TypeVar("S", bound=State)
S_in = TypeVar("S_in", bound=State, contravariant=True)

NOBODY: Final = -1
STATE: Final = -1  # the finding from which all others start

# how a finding is reached from another
ATTRIBUTE: Final = 0
INDEX: Final = 1  # a place in a list; nothing beyond its end
VIEWER: Final = 2  # the viewer's place in a list
BY: Final = 3  # the place that another finding names; nothing if it is below 0
LAST: Final = 4  # the last place of a list; nothing if the list is empty

# forms of strokes: how a value is written
NUMBER: Final = 0  # the value minus `first`
LENGTH: Final = 1  # the length of the value
ROW: Final = 2  # `size` entries of a list, starting at `first`
PICKS: Final = 3  # the entries of a list at `picks`; 0 for places below 0
MASKED: Final = 4  # like ROW, but only entries whose number is in the set `mask`
HOT: Final = 5  # a 1 at the place (value minus `first`), if that place exists
PARTY: Final = 6  # a 1 at the place of a party: seats from the viewer on, then, from `size`, parties without a seat
BITS: Final = 7  # `size` bits of a set, starting at `first`
SETS: Final = 8  # the lowest `width` bits of each of `size` sets in a list, starting at `first`
TALLY: Final = 9  # how often each number occurs; numbers below 0 count from the end of `size`
SAME: Final = 10  # 1 if the value equals `first`

# which blocks a stroke is for
ALWAYS: Final = 0
OWN: Final = 1  # only the viewer's block
OTHERS: Final = 2  # only the blocks of others


class Finding(NamedTuple):
    """A thing in the state. `way` leads to it from an earlier finding by a name, a place or another finding."""

    parent: int
    way: int
    name: str
    place: int


class Stroke(NamedTuple):
    """One thing to write, and its position.

    `whose` is the seat that has the block. Blocks are `stride` apart and start with the viewer's. `about` is a seat,
    and the stroke moves within its field by this seat's distance from the viewer. Either is NOBODY if it does not
    apply.
    """

    form: int
    value: int
    at: int
    size: int
    first: int
    width: int
    picks: tuple[int, ...]
    mask: int
    whose: int
    stride: int
    about: int
    when: int


Reading = tuple[Callable[[S, int, int], bytes], int, int, int, int]
"""Values that a function computes: `read(state, who, viewer)`, `at`, `whose`, `stride`, and a finding.

The values stay 0 while the finding is empty. STATE as the finding means no such condition.
"""


class Pen(Protocol[S_in]):
    def write(self, state: S_in, viewer: int, template: bytes, into: Buffer, first: int) -> None:
        """Write the template and all strokes into a buffer, starting at `first`."""


class Layout:
    """The strokes for one viewer with their positions, grouped by form so that the form is tested only once.

    Strokes do not overlap, with one exception: rows of equal length may start at the same place, and their values add
    up.
    """

    def __init__(self, seats: int, strokes: list[Stroke], viewer: int) -> None:
        self.viewer: Final = viewer
        self.seats: Final = seats
        self.strokes: Final[list[list[tuple[int, int, Stroke]]]] = [[] for _ in range(SAME + 1)]
        rows: dict[int, list[tuple[int, int, int]]] = {}  # by start position: a finding, its first entry and the end
        for stroke in strokes:
            if stroke.when == ALWAYS or (stroke.when == OWN) == (stroke.whose == viewer):
                at, first = self.place(stroke.at, stroke.whose, stroke.stride), stroke.first
                at = self.place(at, stroke.about, 1)
                if stroke.form == ROW:
                    rows.setdefault(at, []).append((stroke.value, first, first + stroke.size))
                else:
                    self.strokes[stroke.form].append((stroke.value, at, stroke))
        self.rows: Final = list(rows.items())

    def place(self, at: int, whose: int, stride: int) -> int:
        return at if whose == NOBODY else at + (whose - self.viewer) % self.seats * stride


class PlainPen(Generic[S]):
    def __init__(self, seats: int, findings: list[Finding], strokes: list[Stroke], readings: list[Reading[S]]) -> None:
        self._seats, self._strokes, self._readings = seats, strokes, readings
        self._findings = [(parent, way, name, place) for parent, way, name, place in findings]  # tuples are faster
        self._layouts: dict[int, Layout] = {}

    def write(self, state: S, viewer: int, template: bytes, into: Buffer, first: int) -> None:
        target = memoryview(into).cast("B")
        if not 0 <= first <= len(target) - len(template):
            raise ValueError(f"{len(template)} figures from {first} on do not fit into a buffer of {len(target)}")
        if viewer not in self._layouts:
            self._layouts[viewer] = Layout(self._seats, self._strokes, viewer)
        page, found, layout = bytearray(template), self._find(state, viewer), self._layouts[viewer]
        draw_numbers(page, layout, found)
        draw_lists(page, layout, found)
        for read, at, whose, stride, unless in self._readings:
            if unless == STATE or not nothing(found[unless]):
                at = layout.place(at, whose, stride)
                figures = read(state, viewer if whose == NOBODY else whose, viewer)
                page[at : at + len(figures)] = figures
        target[first : first + len(page)] = page

    def _find(self, state: S, viewer: int) -> list[object]:
        found: list[object] = []
        for parent, way, name, place in self._findings:
            source: object = state if parent == STATE else found[parent]
            if source is None:
                found.append(None)
            elif way == ATTRIBUTE:
                value: object = getattr(source, name)
                found.append(list(value) if isinstance(value, PACKED) else value)
            else:
                assert isinstance(source, (list, tuple))
                if way == VIEWER:
                    place = viewer
                elif way == LAST:
                    place = len(source) - 1
                elif way == BY:
                    named = found[place]
                    assert isinstance(named, int | None)
                    place = NOBODY if named is None else named
                found.append(source[place] if 0 <= place < len(source) else None)
        return found


def draw_numbers(page: bytearray, layout: Layout, found: list[object]) -> None:
    for value, at, stroke in layout.strokes[NUMBER]:
        number = found[value]
        if number is not None:
            assert isinstance(number, int)
            page[at] += number - stroke.first
    for value, at, stroke in layout.strokes[SAME]:
        if found[value] == stroke.first:
            page[at] += 1
    for value, at, stroke in layout.strokes[HOT]:
        number = found[value]
        if number is not None:
            assert isinstance(number, int)
            if 0 <= number - stroke.first < stroke.size:
                page[at + number - stroke.first] += 1
    for value, at, stroke in layout.strokes[PARTY]:
        number = found[value]
        if number is not None and number != NOBODY:
            assert isinstance(number, int)
            seated = number < layout.seats
            page[layout.place(at, number, 1) if seated else at + stroke.size + number - layout.seats] += 1
    for value, at, stroke in layout.strokes[BITS]:
        number = found[value]
        if number:
            assert isinstance(number, int)
            page[at : at + stroke.size] = flags(number, stroke.first, stroke.size)


def draw_lists(page: bytearray, layout: Layout, found: list[object]) -> None:
    for at, meeting in layout.rows:
        figures: list[int] | tuple[int, ...] = ()
        for value, first, end in meeting:
            things = found[value]
            if things is not None:
                assert isinstance(things, (list, tuple))
                figures = list(map(add, figures, things[first:end])) if figures else things[first:end]
        page[at : at + len(figures)] = bytes(figures)
    for value, at, _ in layout.strokes[LENGTH]:
        things = found[value]
        if things is not None:
            assert isinstance(things, (list, tuple))
            page[at] += len(things)
    for value, at, stroke in layout.strokes[TALLY]:
        things = found[value]
        if things:
            assert isinstance(things, (list, tuple))
            for thing in things:
                page[at + (thing if thing >= 0 else stroke.size + thing)] += 1
    for value, at, stroke in layout.strokes[PICKS]:
        things = found[value]
        if things is not None:
            assert isinstance(things, (list, tuple))
            page[at : at + stroke.size] = bytes([things[pick] if pick >= 0 else 0 for pick in stroke.picks])
    for value, at, stroke in layout.strokes[MASKED]:
        things, chosen = found[value], found[stroke.mask]
        if things is not None and chosen:
            assert isinstance(things, (list, tuple))
            assert isinstance(chosen, int)
            first, row = stroke.first, things[stroke.first : stroke.first + stroke.size]
            figures = [thing if chosen >> place & 1 else 0 for place, thing in enumerate(row, first)]
            page[at : at + len(figures)] = bytes(figures)
    for value, at, stroke in layout.strokes[SETS]:
        things = found[value]
        if things is not None:
            assert isinstance(things, (list, tuple))
            sets = things[stroke.first : stroke.first + stroke.size]
            page[at : at + len(sets) * stroke.width] = b"".join([flags(each, 0, stroke.width) for each in sets])


@lru_cache(maxsize=1 << 14)
def flags(bits: int, first: int, size: int) -> bytes:
    """Return the bits of a set, starting at `first`.

    >>> list(flags(0b10100, 1, 4))
    [0, 1, 0, 1]
    """
    return bytes(bits >> (first + at) & 1 for at in range(size))


def nothing(found: object) -> bool:
    """Return whether a value is None, nobody or empty."""
    return found is None or found == NOBODY or (not isinstance(found, int) and not found)


def new_pen(seats: int, findings: list[Finding], strokes: list[Stroke], readings: list[Reading[S]]) -> Pen[S]:
    try:
        from copse.vectors.pens import _pen
    except ImportError:
        return PlainPen(seats, findings, strokes, readings)
    return _pen.Pen(seats, findings, strokes, readings)
