"""Wins: shares by agent, faction, race, power and seat, and the paragraphs by which games were won."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from copse.arena.adjusting import Adjustment, Estimate
from copse.arena.report.charts import Mark, PlotRow, Reference, legend, linear, rows_chart
from copse.arena.report.figures import equal_share, ways_to_win
from copse.arena.report.section import DataTable, Section, described
from copse.arena.report.wording import Wording
from copse.arena.results import GameRow
from copse.arena.statistics import Standings, Tally
from copse.kernel.markup import together
from copse.law import paragraph


def wins(wording: Wording, standings: Standings, group: str, adjustment: Adjustment) -> Section:
    """Return the section on the wins of a group's members, compared with an equal share.

    The shares are adjusted if possible.
    """
    title = wording.say(f"arena-by-{group}")
    members, fair = standings.of(group), adjustment.estimates.get(group, {})
    named = {wording.name(group, name): tally for name, tally in members}
    alike = {wording.name(group, name): estimate for name, estimate in fair.items()}
    equal = equal_share(named.values())
    rows = [
        PlotRow(
            name,
            [mark(tally, equal), *([level(alike[name], equal)] if name in alike else [])],
            wording.share(tally.share),
            wording.say("report-alike", share=wording.share(alike[name].share)) if name in alike else "",
        )
        for name, tally in named.items()
    ]
    plot = rows_chart(
        rows,
        linear(0, max(mark.high for row in rows for mark in row.marks), wording.round_share),
        described(title, [(row.label, " ".join(filter(None, (row.figure, row.aside)))) for row in rows]),
        Reference(equal, wording.say("report-equal-share", share=wording.share(equal))),
    )
    if alike:
        plot = together(legend([wording.say("report-as-played"), wording.say("report-all-alike")]), plot)
    columns = (group, "played", "wins", "share", "interval", "points")
    headings = [wording.say(f"arena-{heading}") for heading in columns]
    if alike:
        headings += [wording.say("report-adjusted"), wording.say("arena-interval")]
    table = DataTable(headings, [
        [name, wording.number(tally.tries), *won(wording, tally), wording.tenths(tally.mean_points),
         *(estimated(wording, alike[name]) if name in alike else [])]
        for name, tally in named.items()
    ])  # fmt: skip
    sentences = [most_wins(wording, named), how_clear(wording, rows), *how_adjusted(wording, group, adjustment)]
    return Section(title, sentences, plot, table)


def level(estimate: Estimate, equal: float) -> Mark:
    return Mark(estimate.low, estimate.share, estimate.high, colour=1, hollow=estimate.low <= equal <= estimate.high)


def estimated(wording: Wording, estimate: Estimate) -> list[str]:
    return [wording.share(estimate.share), wording.between(estimate.low, estimate.high)]


def how_adjusted(wording: Wording, group: str, adjustment: Adjustment) -> list[str]:
    """Return what a group was adjusted for, or why it could not be adjusted."""

    def others(groups: Iterable[str]) -> str:
        return ", ".join(wording.say(f"report-adjusted-{other}") for other in groups)

    if group in adjustment.estimates:
        rest = [other for other in adjustment.estimates if other != group]
        return [wording.say("report-how-adjusted", others=others(rest))]
    mixed = [other for pair in adjustment.confounded if group in pair for other in pair if other != group]
    return [wording.say("report-confounded", others=others(mixed))] if mixed else []


def mark(tally: Tally, equal: float | None = None) -> Mark:
    low, high = tally.interval()
    return Mark(low, tally.share, high, hollow=equal is not None and low <= equal <= high)


def won(wording: Wording, tally: Tally) -> list[str]:
    return [wording.number(tally.wins), wording.share(tally.share), wording.between(*tally.interval())]


def most_wins(wording: Wording, named: Mapping[str, Tally]) -> str:
    tally = max(named.values(), key=lambda tally: tally.share)
    names = ", ".join(name for name, other in named.items() if other.share == tally.share)
    share, interval = wording.share(tally.share), wording.between(*tally.interval())
    return wording.say("report-most-wins", name=names, share=share, played=tally.tries, interval=interval)


def how_clear(wording: Wording, rows: Sequence[PlotRow]) -> str:
    clear = sum(not row.marks[0].hollow for row in rows)
    return wording.say("report-clear", clear=clear, rows=len(rows))


def ways(wording: Wording, games: Sequence[GameRow]) -> Section:
    """Return the section on the paragraphs by which games were won."""
    title, found = wording.say("report-ways"), ways_to_win(games)
    rows = [
        PlotRow(f"§{law}", [mark(tally)], wording.share(tally.share), paragraph(law).summary(wording.language))
        for law, tally in found.items()
    ]
    commonest, tally = next(iter(found.items()))
    sentence = wording.say("report-commonest", share=wording.share(tally.share), law=commonest)
    text = described(title, [(f"{row.label} {row.aside}", row.figure) for row in rows])
    plot = rows_chart(rows, linear(0, 1, wording.round_share), text, stacked=True)
    headings = [
        wording.say("report-paragraph"),
        *[wording.say(f"arena-{word}") for word in ("wins", "share", "interval")],
    ]
    table = DataTable(headings, [[f"§{law}", *won(wording, tally)] for law, tally in found.items()])
    return Section(title, [sentence], plot, table)
