"""Agents compared: wins with each faction, head-to-head results and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from copse.arena.ratings import MEAN, Meetings, Rating
from copse.arena.report.charts import Mark, PlotRow, Reference, linear, rows_chart
from copse.arena.report.figures import Duel, duels, shares_by
from copse.arena.report.section import Cell, DataTable, Section, described, matrix
from copse.arena.report.winning import won
from copse.arena.report.wording import Wording
from copse.arena.results import GameRow
from copse.arena.statistics import Tally


def factions_by_agent(wording: Wording, games: Sequence[GameRow]) -> Section:
    """Return the section on how often each agent won with each faction."""
    found = shares_by(games, "agent", "faction")
    agents = sorted({agent for agent, _ in found})
    factions = {name: wording.name("faction", name) for name in sorted({faction for _, faction in found})}
    rows = {
        shown: [cell(wording, found.get((agent, name))) for agent in agents]
        for name, shown in sorted(factions.items(), key=lambda entry: entry[1])
    }
    headings = ("agent", "faction", "played", "wins", "share", "interval")
    table = DataTable([wording.say(f"arena-{heading}") for heading in headings], [
        [agent, factions[faction], wording.number(tally.tries), *won(wording, tally)]
        for (agent, faction), tally in sorted(found.items())
    ])  # fmt: skip
    plot = matrix(wording.say("arena-faction"), agents, rows)
    return Section(wording.say("report-agents-factions"), [wording.say("report-cells")], plot, table)


def cell(wording: Wording, tally: Tally | None) -> Cell | None:
    if tally is None:
        return None
    low, high = tally.interval()
    between = f"{wording.round_share(round(low, 2))}\u00a0– {wording.round_share(round(high, 2))}"
    return Cell(tally.share, wording.share(tally.share), f"{between} · n\u00a0=\u00a0{wording.whole(tally.tries)}")


def head_to_head(wording: Wording, games: Sequence[GameRow]) -> Section:
    """Return the section on which share of decided games each agent won against each other one."""
    found = duels(games)
    agents = sorted({agent for pair in found for agent in pair})
    rows = {one: [duel_cell(wording, found.get((one, other))) for other in agents] for one in agents}
    headings = [wording.say(f"arena-{heading}") for heading in ("agent", "agent", "games", "share", "interval")]
    table = DataTable(headings, [
        [one, other, wording.number(duel.games), wording.share(duel.tally.share),
         wording.between(*duel.tally.interval())]
        for (one, other), duel in sorted(found.items())
    ])  # fmt: skip
    plot = matrix(wording.say("arena-agent"), agents, rows)
    return Section(wording.say("report-head-to-head"), [wording.say("report-duels")], plot, table)


def duel_cell(wording: Wording, duel: Duel | None) -> Cell | None:
    if duel is None:
        return None
    shown = cell(wording, duel.tally)
    return None if shown is None else replace(shown, aside=shown.aside.rpartition("=")[0] + f"=\u00a0{duel.games}")


def ratings(wording: Wording, games: Sequence[GameRow]) -> Section:
    meetings = Meetings()
    for game in games:
        meetings.count(game)
    found = meetings.ratings()
    title = wording.say("arena-ratings")
    rows = [PlotRow(each.agent, [rated(each)], wording.whole(each.value)) for each in found]
    plot = rows_chart(
        rows,
        linear(min(each.low for each in found), max(each.high for each in found), wording.whole),
        described(title, [(row.label, row.figure) for row in rows]),
        Reference(MEAN, wording.say("report-mean-rating", rating=wording.whole(MEAN))),
    )
    headings = [wording.say(f"arena-{heading}") for heading in ("agent", "rating", "interval")]
    table = DataTable(headings, [
        [each.agent, wording.whole(each.value), f"{wording.whole(each.low)} – {wording.whole(each.high)}"]
        for each in found
    ])  # fmt: skip
    return Section(title, [wording.say("report-about-ratings")], plot, table)


def rated(rating: Rating) -> Mark:
    return Mark(rating.low, rating.value, rating.high, hollow=rating.low <= MEAN <= rating.high)
