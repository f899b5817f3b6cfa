"""Hirelings and landmarks on the table, and the players' points in games with them."""

from __future__ import annotations

from collections.abc import Mapping

from copse.arena.report.charts import Mark, PlotRow, Reference, linear, rows_chart
from copse.arena.report.section import DataTable, Section, described
from copse.arena.report.wording import Wording
from copse.arena.statistics import Presence, Standings


def presence(wording: Wording, standings: Standings, kind: str) -> Section:
    """Return the mean points in games with each thing of a kind, compared with all games."""
    title = wording.say(f"arena-{kind}s")
    things = dict(sorted((wording.name(kind, name), thing) for name, thing in standings.present[kind].items()))
    usual = standings.players.mean_points
    means = {name: thing.players.mean_points for name, thing in things.items()}
    rows = [PlotRow(name, [Mark(mean, mean, mean)], wording.tenths(mean)) for name, mean in means.items()]
    plot = rows_chart(
        rows,
        linear(min(means.values()), max(means.values()), wording.number),
        described(title, [(row.label, row.figure) for row in rows]),
        Reference(usual, wording.say("report-all-games", points=wording.tenths(usual))),
    )
    sentences = [wording.say("report-beside"), *longest(wording, things)]
    return Section(title, sentences, plot, figures(wording, standings, things, kind))


def longest(wording: Wording, things: Mapping[str, Presence]) -> list[str]:
    """Return what was controlled for the largest share of turns, if anything was."""
    name, thing = max(things.items(), key=lambda entry: entry[1].share_held)
    return [wording.say("report-most-held", name=name, share=wording.share(thing.share_held))] if thing.held else []


def figures(wording: Wording, standings: Standings, things: Mapping[str, Presence], kind: str) -> DataTable:
    held = any(thing.held for thing in things.values())
    headings = [kind, "games", "points-with", "points-without", *["held"] * held]
    rows = []
    for name, thing in things.items():
        rest = standings.without(thing)
        row = [name, wording.number(thing.games), wording.tenths(thing.players.mean_points)]
        row.append(wording.tenths(rest.mean_points) if rest.tries else "")
        rows.append([*row, *[wording.share(thing.share_held)] * held])
    return DataTable([wording.say(f"arena-{heading}") for heading in headings], rows)
