"""Shows a run: a live table while it is played, then the results as tables or as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

from rich.console import Console

from copse.arena.accumulators import Accumulator
from copse.arena.live import LiveTable
from copse.arena.ratings import Meetings, Rating
from copse.arena.results import GameRow
from copse.arena.simulation import Count, Run
from copse.arena.statistics import Standings
from copse.arena.tables import presence_table, ratings_table, standings_table
from copse.kernel.tasks import Json
from copse.locale import Words


def show_run(play: Callable[[Count], Run], games: int, words: Words, as_json: bool, rated: bool = False) -> Run:
    """Play a run and show it. `rated` adds the agents' ratings."""
    standings, meetings = Standings(), Meetings()
    with LiveTable(games, standings, words, Console(stderr=True)) as live:

        def count(row: GameRow) -> None:
            standings.count(row)
            meetings.count(row)
            live.count(row)

        run = play(count)
    ratings = meetings.ratings() if rated and standings.games else []
    if as_json:
        print(json.dumps(figures(standings, ratings, run.collected)))
    else:
        print_tables(standings, ratings, run, games, words)
    return run


def figures(standings: Standings, ratings: Sequence[Rating], collected: Sequence[Accumulator]) -> dict[str, Json]:
    told = standings.tell()
    if ratings:
        told["ratings"] = {each.agent: {"rating": each.value, "low": each.low, "high": each.high} for each in ratings}
    if collected:
        told["collected"] = {type(each).__name__: each.tell() for each in collected}
    return told


def print_tables(standings: Standings, ratings: Sequence[Rating], run: Run, games: int, words: Words) -> None:
    console = Console()
    for group in standings.groups:
        console.print(standings_table(standings.of(group), group, words))
    for kind in standings.present:
        console.print(presence_table(standings, kind, words))
    if ratings:
        console.print(ratings_table(ratings, words))
    for each in (shown for shown in run.collected if not shown.on_page):
        console.print(type(each).__name__)
        console.print_json(data=each.tell())
    if run.stopped:
        console.print(words.say("arena-stopped", done=standings.games, all=games))
    if run.stopped and run.kept and standings.games:
        console.print(words.say("arena-goes-on"))
    if standings.forfeits:
        console.print(words.say("arena-forfeits", games=len(standings.forfeits), reason=standings.forfeits[0]))
    console.print(words.say("arena-summary", games=standings.games, decisions=standings.decisions))
