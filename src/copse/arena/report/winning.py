"""Who won and how: shares of wins by agent, faction, race, power and seat, and by which paragraphs games were won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from copse.arena.report.charts import Mark, Reference, Row, linear, rows_chart
from copse.arena.report.figures import equal_share, ways_to_win
from copse.arena.report.section import Section, Table, described
from copse.arena.report.wording import Wording
from copse.arena.results import GameRow
from copse.arena.statistics import Standings, Tally
from copse.law import paragraph


def wins(wording: Wording, standings: Standings, group: str) -> Section:
    """How often each of a group won, beside an equal share."""
    title = wording.say(f"arena-by-{group}")
    named = {wording.name(group, name): tally for name, tally in standings.of(group)}
    equal = equal_share(named.values())
    rows = [Row(name, [mark(tally, equal)], wording.share(tally.share)) for name, tally in named.items()]
    plot = rows_chart(
        rows,
        linear(0, max(tally.interval()[1] for tally in named.values()), wording.round_share),
        described(title, [(row.label, row.figure) for row in rows]),
        Reference(equal, wording.say("report-equal-share", share=wording.share(equal))),
    )
    headings = [wording.say(f"arena-{heading}") for heading in (group, "played", "wins", "share", "interval", "points")]
    table = Table(headings, [
        [name, wording.number(tally.tries), *won(wording, tally), wording.tenths(tally.mean_points)]
        for name, tally in named.items()
    ])  # fmt: skip
    return Section(title, [most_wins(wording, named), how_clear(wording, rows)], plot, table)


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


def how_clear(wording: Wording, rows: Sequence[Row]) -> str:
    clear = sum(not mark.hollow for row in rows for mark in row.marks)
    return wording.say("report-clear", clear=clear, rows=len(rows))


def ways(wording: Wording, games: Sequence[GameRow]) -> Section:
    """By which paragraphs games were won."""
    title, found = wording.say("report-ways"), ways_to_win(games)
    rows = [
        Row(f"§{law}", [mark(tally)], wording.share(tally.share), paragraph(law).summary(wording.language))
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
    table = Table(headings, [[f"§{law}", *won(wording, tally)] for law, tally in found.items()])
    return Section(title, [sentence], plot, table)
