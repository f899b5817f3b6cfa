"""The pen: writes figures into a buffer, stroke by stroke. What is written where is worked out once for a table (`Plan`
in fields.py); a stroke says where its value is found in the state and in which form its figures stand. Most strokes are
so small that calling anything for them would cost more than they do, so the compiled build has the same pen in C
(_pen.c), and this one is its proof."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, Protocol, TypeVar

from copse.kernel.tasks import State

if TYPE_CHECKING:
    from typing_extensions import Buffer

S = TypeVar("S", bound=State)
S_in = TypeVar("S_in", bound=State, contravariant=True)

NOBODY: Final = -1
STATE: Final = -1  # the finding that all others begin with

# how a finding is reached from another
ATTRIBUTE: Final = 0
INDEX: Final = 1  # a place in a list; beyond its end there is nothing
VIEWER: Final = 2  # the viewer's place in a list
BY: Final = 3  # the place that another finding names; nothing if that is below 0
LAST: Final = 4  # the last place of a list, if it has any

# forms of strokes: what becomes of a value
NUMBER: Final = 0  # the value less `first`
LENGTH: Final = 1  # how many there are
ROW: Final = 2  # `size` entries of a list from `first` on
PICKS: Final = 3  # the entries of a list at `picks`; 0 for those that are below 0
MASKED: Final = 4  # as ROW, where the set `mask` has the number
HOT: Final = 5  # a 1 at the place that the value less `first` names, if there is such a place
PARTY: Final = 6  # the same for a party: seats from the viewer on, then, from `size`, those that have no seat
BITS: Final = 7  # `size` bits of a set from `first` on
SETS: Final = 8  # of `size` entries from `first` on, each a set, the lowest `width` bits
TALLY: Final = 9  # how many there are of each number; those below 0 count from the end of `size`
SAME: Final = 10  # 1 if the value is `first`

# for whom
ALWAYS: Final = 0
OWN: Final = 1  # if the block is the viewer's
OTHERS: Final = 2  # if it is not


class Finding(NamedTuple):
    """Something in the state: `way` leads to it from an earlier finding by a name, a place, or another finding."""

    parent: int
    way: int
    name: str
    place: int


class Stroke(NamedTuple):
    """`whose` is the seat in whose block it stands, blocks being `stride` apart from the viewer's on; `about` a seat by
    whose place from the viewer on it is moved within its field; NOBODY, if it is not."""

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
"""Figures that have to be worked out: `read(state, who, viewer)`, `at`, `whose`, `stride`, and what must not be nothing
for it, or STATE."""


class Pen(Protocol[S_in]):
    def write(self, state: S_in, viewer: int, template: bytes, into: Buffer, first: int) -> None:
        """The template with all strokes, into a buffer from `first` on."""


class PlainPen(Generic[S]):
    def __init__(self, seats: int, findings: list[Finding], strokes: list[Stroke], readings: list[Reading[S]]) -> None:
        self._seats, self._findings, self._strokes, self._readings = seats, findings, strokes, readings

    def write(self, state: S, viewer: int, template: bytes, into: Buffer, first: int) -> None:
        target = memoryview(into).cast("B")
        if not 0 <= first <= len(target) - len(template):
            raise ValueError(f"{len(template)} figures from {first} on do not fit into a buffer of {len(target)}")
        page = bytearray(template)
        found = self._find(state, viewer)
        for stroke in self._strokes:
            if stroke.when == ALWAYS or (stroke.when == OWN) == (stroke.whose == viewer):
                value = found[stroke.value]
                if value is not None:
                    self._draw(page, stroke, value, found, viewer)
        for read, at, whose, stride, unless in self._readings:
            if unless == STATE or not nothing(found[unless]):
                at += self._after(whose, viewer) * stride if whose != NOBODY else 0
                figures = read(state, viewer if whose == NOBODY else whose, viewer)
                page[at : at + len(figures)] = figures
        target[first : first + len(page)] = page

    def _after(self, seat: int, viewer: int) -> int:
        """How many places after the viewer a seat plays."""
        return (seat - viewer) % self._seats

    def _find(self, state: S, viewer: int) -> list[object]:
        found: list[object] = []
        for parent, way, name, place in self._findings:
            source: object = state if parent == STATE else found[parent]
            if source is None:
                found.append(None)
            elif way == ATTRIBUTE:
                found.append(getattr(source, name))
            else:
                assert isinstance(source, list | tuple)
                wanted = found[place] if way == BY else {VIEWER: viewer, LAST: len(source) - 1}.get(way, place)
                assert isinstance(wanted, int | None)
                found.append(source[wanted] if wanted is not None and 0 <= wanted < len(source) else None)
        return found

    def _draw(self, page: bytearray, stroke: Stroke, value: object, found: list[object], viewer: int) -> None:
        form, _, at, size, first, width, picks, mask, whose, stride, about, _ = stroke
        at += self._after(whose, viewer) * stride if whose != NOBODY else 0
        at += self._after(about, viewer) if about != NOBODY else 0
        if isinstance(value, int):
            if form == NUMBER:
                page[at] += value - first
            elif form == SAME:
                page[at] += value == first
            elif form == HOT:
                if first <= value < first + size:
                    page[at + value - first] += 1
            elif form == PARTY:
                if value != NOBODY:
                    page[at + (self._after(value, viewer) if value < self._seats else size + value - self._seats)] += 1
            else:
                assert form == BITS
                for place in range(size):
                    page[at + place] += value >> first + place & 1
            return
        assert isinstance(value, list | tuple)
        if form == LENGTH:
            page[at] += len(value)
        elif form == TALLY:
            for thing in value:
                page[at + (thing if thing >= 0 else size + thing)] += 1
        elif form == PICKS:
            for place, pick in enumerate(picks):
                page[at + place] += value[pick] if pick >= 0 else 0
        elif form == SETS:
            for place in range(size):
                for bit in range(width):
                    page[at + place * width + bit] += value[first + place] >> bit & 1
        else:
            chosen = found[mask] if form == MASKED else -1
            assert isinstance(chosen, int | None)
            for place in range(first, min(first + size, len(value))):
                if chosen is not None and chosen >> place & 1:
                    page[at + place - first] += value[place]


def nothing(found: object) -> bool:
    """None, nobody, or none of its kind."""
    return found is None or found == NOBODY or (not isinstance(found, int) and not found)


def new_pen(seats: int, findings: list[Finding], strokes: list[Stroke], readings: list[Reading[S]]) -> Pen[S]:
    try:
        from copse.envs import _pen
    except ImportError:
        return PlainPen(seats, findings, strokes, readings)
    return _pen.Pen(seats, findings, strokes, readings)
