"""The course of games: points by round, and length."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from copse.arena.report.charts import (
    Curve,
    Reference,
    bars_chart,
    bars_of,
    curves_chart,
    linear,
    panels_chart,
    room_for,
    whole,
)
from copse.arena.report.figures import Spread, points_by_round
from copse.arena.report.section import DataTable, Section, described
from copse.arena.report.wording import Wording
from copse.arena.results import GameRow
from copse.kernel.markup import Html, element

TOGETHER: Final = 4  # curves in one plot; with more, each gets its own


def points(wording: Wording, games: Sequence[GameRow], group: str) -> Section:
    """Return the section on the points of each member of a group, by round."""
    title = wording.say(f"report-points-by-{group}")
    found = dict(sorted((wording.name(group, name), rounds) for name, rounds in points_by_round(games, group).items()))
    last = len(next(iter(found.values())))
    highest = max(spread.three_quarters for rounds in found.values() for spread in rounds)
    apart = len(found) > TOGETHER
    plot = (panels_chart if apart else curves_chart)(
        [curve(name, rounds) for name, rounds in found.items()],
        whole(0, last, wording.number, about=3 if apart else 8),
        linear(0, highest, wording.number, about=3 if apart else 5),
        (wording.say("report-round"), wording.say("report-mean-points")),
        described(title, [(name, wording.tenths(rounds[-1].mean)) for name, rounds in found.items()]),
    )
    table = DataTable([wording.say("report-round"), *found], [
        [str(number + 1), *[mean_and_half(wording, rounds[number]) for rounds in found.values()]]
        for number in range(last)
    ])  # fmt: skip
    sentences = [most_points(wording, found), wording.say("report-band")]
    return Section(title, [*sentences, *([wording.say("report-panels")] if apart else [])], plot, table)


def curve(name: str, rounds: Sequence[Spread]) -> Curve:
    line = [(number, spread.mean) for number, spread in enumerate(rounds, 1)]
    band = [(number, spread.quarter, spread.three_quarters) for number, spread in enumerate(rounds, 1)]
    return Curve(name, line, band)


def mean_and_half(wording: Wording, spread: Spread) -> str:
    return f"{wording.tenths(spread.mean)} ({half(wording, spread)})"


def half(wording: Wording, spread: Spread) -> str:
    """Return the interquartile range as text."""
    ends = dict.fromkeys(wording.whole(end) for end in (spread.quarter, spread.three_quarters))
    return " – ".join(ends)


def most_points(wording: Wording, found: Mapping[str, Sequence[Spread]]) -> str:
    name, rounds = max(found.items(), key=lambda entry: entry[1][-1].mean)
    return wording.say("report-most-points", name=name, points=wording.tenths(rounds[-1].mean))


def lengths(wording: Wording, games: Sequence[GameRow]) -> Section:
    """Return the section on the length of games, in turns and decisions."""
    measures = {"turns": [game.turns for game in games], "decisions": [game.decisions for game in games]}
    spreads = {measure: Spread.of(values) for measure, values in measures.items()}
    sentences = [
        wording.say(f"report-half-{measure}", half=half(wording, spread)) for measure, spread in spreads.items()
    ]
    plots = [length(wording, measure, values) for measure, values in measures.items()]
    words = ("length", "least", "half", "median", "mean", "most")
    table = DataTable([wording.say(f"report-{word}") for word in words], [
        [
            wording.say(f"report-{measure}"),
            wording.number(spread.least),
            half(wording, spread),
            wording.number(spread.median),
            wording.tenths(spread.mean),
            wording.number(spread.most),
        ]
        for measure, spread in spreads.items()
    ])  # fmt: skip
    return Section(wording.say("report-length"), sentences, element("div", *plots, class_="pair"), table)


def length(wording: Wording, measure: str, values: Sequence[int]) -> Html:
    name, bars, middle = wording.say(f"report-{measure}"), bars_of(values), Spread.of(values).median
    median = wording.say("report-median-is", value=wording.number(middle))
    return bars_chart(
        bars,
        room_for(bars, wording.number),
        linear(0, max(bar.count for bar in bars), wording.number, about=4),
        (name, wording.say("report-games-counted")),
        Reference(middle, median),
        described(wording.say("report-length"), [(name, median)]),
    )
