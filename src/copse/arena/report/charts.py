"""The plots of a report, drawn as SVG: rows of shares with intervals, curves with a band, and bars.

Horizontal positions are percentages of the plot, so a plot fills a page or a phone while text and strokes keep their
size. Curves cannot use percentages: they are in a stretched SVG of their own, `SIDE` units wide and high. Colours are
the classes `c0`, `c1` … of the style sheet. Each has a pattern of dashes, so that no plot depends on colour."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final

from copse.kernel.markup import Html, element, together

COLOURS: Final = 8
SIDE: Final = 1000
LANE: Final = 14  # pixels for each mark of a row
MARGIN: Final = 6  # pixels above and below the marks of a row
PLANE: Final = 280  # pixels, height of curves and bars
PANEL: Final = 110  # height of a small plot
NEAR_THE_EDGE: Final = 15  # per cent: a label closer to the edge is not centred


@dataclass(frozen=True)
class Scale:
    """Maps values to percentages between two ends, and lists the values written on the axis."""

    low: float
    high: float
    ticks: Sequence[float]
    label: Callable[[float], str]
    logarithmic: bool = False

    def at(self, value: float) -> float:
        low, high, here = self.low, self.high, min(max(value, self.low), self.high)
        if self.logarithmic:
            low, high, here = log10(low), log10(high), log10(here)
        return 100 * (here - low) / (high - low)


def linear(low: float, high: float, label: Callable[[float], str], about: int = 5) -> Scale:
    """Return a scale of about this many round steps that contains both values.

    >>> linear(0, 0.47, str).ticks
    [0.0, 0.1, 0.2, 0.3, 0.4, 0.5]
    """
    step = round_step((high - low) / about)
    first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
    ticks = [float(f"{step * count:.6g}") for count in range(first, last + 1)]
    return Scale(ticks[0], ticks[-1], ticks, label)


def whole(low: float, high: float, label: Callable[[float], str], about: int = 6) -> Scale:
    """Return a scale between two values, with about this many whole numbers on its axis.

    >>> whole(29.5, 33.5, str).ticks
    range(30, 34)
    """
    step = max(1, int(round_step((high - low) / about)))
    return Scale(low, high, range(ceil(low / step) * step, floor(high) + 1, step), label)


def logarithmic(low: float, high: float, label: Callable[[float], str]) -> Scale:
    """Return a scale of powers of ten that contains both values, which must be above 0.

    >>> logarithmic(0.002, 0.3, str).ticks
    [0.001, 0.01, 0.1, 1.0]
    """
    first, last = floor(log10(low)), max(ceil(log10(high)), floor(log10(low)) + 1)
    ticks = [float(f"1e{power}") for power in range(first, last + 1)]
    return Scale(ticks[0], ticks[-1], ticks, label, logarithmic=True)


def round_step(least: float) -> float:
    """Return the next step of 1, 2, 5, 10, 20, 50 … or of a tenth of them.

    >>> round_step(3.2), round_step(0.094), round_step(0)
    (5.0, 0.1, 1.0)
    """
    if least <= 0:
        return 1.0
    power = floor(log10(least))
    steps = [float(f"{digit}e{power}") for digit in (1, 2, 5, 10)]
    return next((step for step in steps if step >= least), steps[-1])


# ---- rows: a dot for each value, a line for its interval


@dataclass(frozen=True)
class Mark:
    """A value and its interval. A `hollow` mark shows a result that is not significant."""

    low: float
    value: float
    high: float
    colour: int = 0
    hollow: bool = False


@dataclass(frozen=True)
class PlotRow:
    """A row of a plot: its label, a note beside it, its marks, and the number at the end."""

    label: str
    marks: Sequence[Mark]
    figure: str = ""
    aside: str = ""


@dataclass(frozen=True)
class Reference:
    """A value for comparison, drawn as a dashed line through all rows."""

    value: float
    label: str


def rows_chart(
    rows: Sequence[PlotRow], scale: Scale, described: str, reference: Reference | None = None, stacked: bool = False
) -> Html:
    """Draw rows below each other. `stacked` puts the labels above the rows, so that they may be long."""
    lines = _grid(scale, reference)
    drawn = [_row(row, scale, lines) for row in rows]
    heading = [_ruler([(scale.at(reference.value), reference.label)], "heading")] if reference else []
    axis = _ruler([(scale.at(tick), scale.label(tick)) for tick in scale.ticks], "axis")
    return element(
        "div", *heading, *drawn, axis, class_="rows stacked" if stacked else "rows", role="img", aria_label=described
    )


def _row(row: PlotRow, scale: Scale, lines: Html) -> Html:
    height = 2 * MARGIN + LANE * len(row.marks)
    marks = [_mark(mark, scale, MARGIN + LANE * (place + 0.5)) for place, mark in enumerate(row.marks)]
    aside = [element("small", row.aside)] if row.aside else []
    return element(
        "div",
        element("span", row.label, *aside, class_="label"),
        element("svg", lines, *marks, class_="track", height=height),
        element("span", row.figure, class_="figure"),
        class_="row",
    )


def _mark(mark: Mark, scale: Scale, y: float) -> Html:
    low, here, high = (_percent(scale.at(value)) for value in (mark.low, mark.value, mark.high))
    colour = _colour(mark.colour)
    return together(
        element("line", class_=f"whisker {colour}", x1=low, x2=high, y1=y, y2=y),
        element("circle", class_=f"dot {colour}{' hollow' if mark.hollow else ''}", cx=here, cy=y, r=4.5),
    )


def _grid(scale: Scale, reference: Reference | None) -> Html:
    lines = [_upright(scale.at(tick), "grid") for tick in scale.ticks]
    return together(*lines, *([_upright(scale.at(reference.value), "reference")] if reference else []))


def _ruler(labels: Sequence[tuple[float, str]], kind: str) -> Html:
    words = [element("text", label, x=_percent(x), y=13, text_anchor=_anchor(x)) for x, label in labels]
    track = element("svg", *words, class_="track", height=18)
    return element(
        "div", element("span", class_="label"), track, element("span", class_="figure"), class_=f"row {kind}"
    )


# ---- curves: a value that changes, with a band around it


@dataclass(frozen=True)
class Curve:
    """A line of points (x, y), and the band around it as (x, low, high)."""

    label: str
    line: Sequence[tuple[float, float]]
    band: Sequence[tuple[float, float, float]]


def curves_chart(curves: Sequence[Curve], across: Scale, up: Scale, titles: tuple[str, str], described: str) -> Html:
    bands, lines = [], []
    for place, curve in enumerate(curves):
        line = [_point(x, y, across, up) for x, y in curve.line]
        bands.append(element("path", class_=f"band {_colour(place)}", d=_band(curve, across, up)))
        lines.append(element("path", class_=f"curve {_colour(place)}", d=_path(line)))
    stretched = element(
        "svg", *bands, *lines, viewBox=f"0 0 {SIDE} {SIDE}", preserveAspectRatio="none", width="100%", height="100%"
    )
    return together(legend([curve.label for curve in curves]), _plane(stretched, across, up, titles, described))


def panels_chart(curves: Sequence[Curve], across: Scale, up: Scale, titles: tuple[str, str], described: str) -> Html:
    """Draw one small plot per curve, with the other curves thin behind it."""
    lines = [_path([_point(x, y, across, up) for x, y in curve.line]) for curve in curves]
    panels = [
        _panel(curve, lines[place], [*lines[:place], *lines[place + 1 :]], across, up)
        for place, curve in enumerate(curves)
    ]
    words = element("span", f"{titles[1]} / {titles[0]}", class_="title")
    return element("div", words, element("div", *panels, class_="panels"), role="img", aria_label=described)


def _panel(curve: Curve, line: str, others: Sequence[str], across: Scale, up: Scale) -> Html:
    stretched = element(
        "svg",
        *[element("path", class_="behind", d=other) for other in others],
        element("path", class_="band c0", d=_band(curve, across, up)),
        element("path", class_="curve c0", d=line),
        viewBox=f"0 0 {SIDE} {SIDE}", preserveAspectRatio="none", width="100%", height="100%",
    )  # fmt: skip
    svg = element("svg", *_levels(up), *_below(across), stretched, class_="plane", height=PANEL)
    return element("div", element("span", curve.label, class_="name"), svg, class_="panel")


def legend(labels: Sequence[str]) -> Html:
    """Draw which colour and dashes belong to which name."""
    return element("ul", *[_entry(place, label) for place, label in enumerate(labels)], class_="legend")


def _entry(place: int, label: str) -> Html:
    line = element("line", class_=f"curve {_colour(place)}", x1=0, x2=28, y1=6, y2=6)
    return element("li", element("svg", line, width=28, height=12, aria_hidden="true"), label)


def _point(x: float, y: float, across: Scale, up: Scale) -> tuple[float, float]:
    return across.at(x) * SIDE / 100, SIDE - up.at(y) * SIDE / 100


def _band(curve: Curve, across: Scale, up: Scale) -> str:
    above = [_point(x, high, across, up) for x, _, high in curve.band]
    below = [_point(x, low, across, up) for x, low, _ in reversed(curve.band)]
    return f"{_path([*above, *below])}Z"


def _path(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


# ---- bars: how often a value came up


@dataclass(frozen=True)
class Bar:
    """The number of values from `start` to `end`."""

    start: float
    end: float
    count: int


def bars_of(values: Sequence[int], most: int = 20) -> list[Bar]:
    """Group whole numbers into bars of a round width, at most about this many.

    A bar of one number is centred on it.

    >>> [(bar.start, bar.count) for bar in bars_of([4, 5, 5, 7])]
    [(3.5, 1), (4.5, 2), (5.5, 0), (6.5, 1)]
    """
    width = max(1, int(round_step((max(values) - min(values)) / most)))
    counts = dict.fromkeys(range(min(values) // width, max(values) // width + 1), 0)
    for value in values:
        counts[value // width] += 1
    return [Bar(place * width - 0.5, (place + 1) * width - 0.5, count) for place, count in counts.items()]


def room_for(bars: Sequence[Bar], label: Callable[[float], str], least: int = 12) -> Scale:
    """Return the scale below the bars. Few bars do not fill the whole width."""
    spare = max(0, least - len(bars)) / 2 * (bars[0].end - bars[0].start)
    return whole(bars[0].start - spare, bars[-1].end + spare, label)


def bars_chart(
    bars: Sequence[Bar], across: Scale, up: Scale, titles: tuple[str, str], middle: Reference, described: str
) -> Html:
    drawn = [_bar(bar, across, up) for bar in bars if bar.count]
    x = across.at(middle.value)
    words = element("text", middle.label, x=_percent(x), y=-8, text_anchor=_anchor(x), class_="reference")
    return _plane(together(*drawn, _upright(x, "reference"), words), across, up, titles, described)


def _bar(bar: Bar, across: Scale, up: Scale) -> Html:
    left, width, height = across.at(bar.start), across.at(bar.end) - across.at(bar.start), up.at(bar.count)
    gap = width * 0.06
    return element("rect", class_="bar", x=_percent(left + gap), y=_percent(100 - height),
                   width=_percent(width - 2 * gap), height=_percent(height))  # fmt: skip


# ---- shared parts of the plots


def _plane(drawn: Html, across: Scale, up: Scale, titles: tuple[str, str], described: str) -> Html:
    """Draw a plot with two axes and their titles."""
    title = element("text", titles[0], x="100%", y="100%", dy=40, text_anchor="end", class_="title")
    axes = together(*_levels(up), *_below(across), title)
    svg = element("svg", axes, drawn, class_="plane", height=PLANE, role="img", aria_label=described)
    return element("div", element("span", titles[1], class_="title"), svg, class_="frame")


def _levels(up: Scale) -> list[Html]:
    """Draw the horizontal lines with their values."""
    return [
        together(
            element("line", class_="grid", x1="0%", x2="100%", y1=_percent(y), y2=_percent(y)),
            element("text", up.label(tick), x=-8, y=_percent(y), dy="0.35em", text_anchor="end"),
        )
        for tick in up.ticks
        for y in [100 - up.at(tick)]
    ]


def _below(across: Scale) -> list[Html]:
    """Draw the values of the horizontal axis."""
    return [element("text", across.label(tick), x=_percent(across.at(tick)), y="100%", dy=20, text_anchor="middle")
            for tick in across.ticks]  # fmt: skip


def _upright(x: float, kind: str) -> Html:
    return element("line", class_=kind, x1=_percent(x), x2=_percent(x), y1="0%", y2="100%")


def _anchor(x: float) -> str:
    if NEAR_THE_EDGE <= x <= 100 - NEAR_THE_EDGE:
        return "middle"
    return "start" if x < NEAR_THE_EDGE else "end"


def _colour(place: int) -> str:
    return f"c{place % COLOURS}"


def _percent(value: float) -> str:
    return f"{value:.2f}%"
