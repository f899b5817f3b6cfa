"""Measure agents: how often an agent wins with each faction of Root.

It plays alone against three bots of a difficulty, or against other agents, including copies of itself.

`python -m tools.yardstick heuristic --games 100 --workers 16 --out heuristic.csv` plays and prints the shares; run
it again to resume. `--against novice --players 2` sets the opponents. `python -m tools.yardstick --page
docs/measurements/agents.md heuristic.csv` updates the tables of a page from such files."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import correlation
from typing import Final

from copse.agents import current_name, make
from copse.arena.columns import BadResults
from copse.arena.files import Files
from copse.arena.jobs import Workers, alone
from copse.arena.lots import some
from copse.arena.matches import Match, by_seat, seed_of
from copse.arena.results import GameRow, read_games
from copse.arena.root import LEAGUE
from copse.arena.simulation import simulate
from copse.arena.statistics import Tally
from copse.arena.told import told_of
from copse.kernel.chance import Dice
from copse.kernel.errors import CopseError
from copse.kernel.tasks import Json
from copse.locale import Words
from copse.root.bots import BOTS, bot_called
from copse.root.bots.base import DIFFICULTIES
from copse.root.cards import DECKS
from copse.root.editions.base import SETUPS, STANDARD
from copse.root.editions.marauder import MARAUDER
from copse.root.maps import MAPS
from copse.root.rules import MOST_PLAYERS

FACTIONS: Final = tuple(name for name in MARAUDER.factions if name != "vagabond2")
RIVALS: Final = 3
COLUMNS: Final = (*DIFFICULTIES, *SETUPS)  # difficulties of bots, or setups without bots
SEED: Final = 15
TOLD: Final = 100  # games between two progress messages

USUAL_TURNS: Final = (22, 41)  # the range of nine in ten games between people


@dataclass(frozen=True)
class Yardstick:
    """A plan with games for each faction, at each difficulty of bots or, against other agents, with each setup. The
    other factions, the seat, the map and the deck are drawn at random, and are equal for all columns and for all
    agents measured with one seed."""

    agent: str
    each: int
    seed: int = SEED
    against: str = ""
    players: int = RIVALS + 1

    @property
    def game(self) -> str:
        return "root"

    @property
    def agents(self) -> Sequence[str]:
        return [self.agent, self.against] if self.against else [self.agent]

    @property
    def name(self) -> str:
        return f"{self.agent}/{self.against}/{self.players}" if self.against else self.agent

    @property
    def columns(self) -> Sequence[str]:
        return SETUPS if self.against else DIFFICULTIES

    @property
    def games(self) -> int:
        return self.each * len(FACTIONS) * len(self.columns)

    def match(self, number: int) -> Match:
        drawn, column = divmod(number, len(self.columns))
        seed, faction = seed_of(self.seed, drawn), FACTIONS[drawn % len(FACTIONS)]
        if not self.against:
            options = among_bots(faction, DIFFICULTIES[column], Dice(seed))
            return Match(number, "root", options, by_seat("root", options, [self.agent]), seed)
        options, seat = among_agents(faction, SETUPS[column], self.players, Dice(seed))
        agents = [self.agent if place == seat else self.against for place in range(self.players)]
        return Match(number, "root", options, agents, seed)


def among_bots(faction: str, difficulty: str, dice: Dice) -> dict[str, Json]:
    """Return a table with a faction and three bots without traits, none of which uses its pieces."""
    bots = [name for name in BOTS if bot_called(name).replaces != faction]
    seated: list[Json] = [f"{bot}:{difficulty}" for bot in some(bots, RIVALS, dice)]
    seated.insert(dice.below(RIVALS + 1), faction)
    return {"factions": seated, "map": MAPS[dice.below(len(MAPS))], "deck": DECKS[dice.below(len(DECKS))]}


def among_agents(faction: str, setup: str, players: int, dice: Dice) -> tuple[dict[str, Json], int]:
    """Return a table with a faction in some seat among other factions, and that seat."""
    seated: list[Json] = [*some([name for name in FACTIONS if name != faction], players - 1, dice)]
    seat = dice.below(players)
    seated.insert(seat, faction)
    drawn = {"map": MAPS[dice.below(len(MAPS))], "deck": DECKS[dice.below(len(DECKS))]}
    return {"factions": seated, **drawn, "setup": setup}, seat


# ---- what came of it

Shares = dict[str, dict[str, Tally]]
"""Shares by faction, then by difficulty or setup."""


def shares(rows: Iterable[GameRow]) -> dict[str, Shares]:
    """Return shares by the name of what was measured. Raises BadResults for a row of another kind of game."""
    found: dict[str, Shares] = {}
    for row in rows:
        seats = [str(name) for name in json.loads(row.options).get("factions", [])]
        people = [seat for seat, name in enumerate(seats) if name.partition(":")[0] not in BOTS]
        bots = [bot_called(name).difficulty for seat, name in enumerate(seats) if seat not in people]
        columns = set(bots) or {setup_of(row)}
        if len(columns) != 1 or not columns <= set(COLUMNS) or (bots and (len(people), len(bots)) != (1, RIVALS)):
            raise BadResults(f"game {row.number}: {', '.join(seats)} is no table of the yardstick")
        column = columns.pop()
        for seat in people:
            if name := measured(row, seat, bool(bots)):
                tally = found.setdefault(name, {}).setdefault(seats[seat], {}).setdefault(column, Tally())
                tally.add(Tally(1, (seat in row.winners) / len(row.winners), row.points[seat] or 0))
    return found


def setup_of(row: GameRow) -> str:
    return str(json.loads(row.options).get("setup", STANDARD))


def measured(row: GameRow, seat: int, bots: bool) -> str:
    """Return the name of what a seat measures; None if it is an opponent."""
    agent, others = row.agents[seat], {other for place, other in enumerate(row.agents) if place != seat}
    if bots:
        return agent
    return f"{agent}/{min(others)}/{len(row.agents)}" if len(others) == 1 else ""


def sheet(name: str, told: Shares) -> str:
    """Return the shares as Markdown, with 95 % intervals and a total over all factions."""
    words, together = Words("en").of("root"), dict[str, Tally]()
    columns = [column for column in COLUMNS if any(column in mine for mine in told.values())]
    lines = [f"| `{name}` | {' | '.join(columns)} |", f"|---|{'---|' * len(columns)}"]
    for faction in FACTIONS:
        mine = told.get(faction, {})
        for column, tally in mine.items():
            together.setdefault(column, Tally()).add(tally)
        lines.append(f"| {told_of(words.game).named('faction', faction, words)} | {cells(mine, columns)} |")
    lines.append(f"| all of them | {cells(together, columns)} |")
    played = [tally.tries for mine in told.values() for tally in mine.values()]
    kind, seats = ("setup", seats_measured(name)) if set(columns) <= set(SETUPS) else ("difficulty", 1)
    games = sum(played) // seats
    return "\n".join([*lines, "", f"{games:,} games, {max(played, default=0)} with each faction at each {kind}."])


def seats_measured(name: str) -> int:
    """Return how many seats of each game count: all of them if the opponents are copies.

    >>> seats_measured("learned/learned/4"), seats_measured("learned/heuristic/4")
    (4, 1)
    """
    agent, against, players = name.rsplit("/", 2)
    return int(players) if against == agent else 1


def balance(rows: Iterable[GameRow], told: Shares) -> str:
    """Return agents' shares against copies of themselves, compared with those of people, and the length of games."""
    turns = dict[str, list[int]]()
    for row in rows:
        turns.setdefault(setup_of(row), []).append(row.turns)
    return "\n".join([f"- {setup}: {likeness(told, setup)}; {length(turns[setup])}" for setup in turns])


def likeness(told: Shares, setup: str) -> str:
    """Return the comparison with the league."""
    won = [100 * told.get(faction, {}).get(setup, Tally()).share for faction in LEAGUE]
    off = {faction: share - 100 * LEAGUE[faction] for faction, share in zip(LEAGUE, won, strict=True)}
    farthest = max(off, key=lambda faction: abs(off[faction]))
    alike = correlation(won, list(LEAGUE.values())) if len(set(won)) > 1 else 0.0
    return f"correlation with the league {alike:.2f}, farthest from it {farthest} by {off[farthest]:+.1f} points"


def length(turns: Sequence[int]) -> str:
    """
    >>> length([20, 25, 30, 40])
    '22 to 41 turns in 75 % of 4 games'
    """
    least, most = USUAL_TURNS
    usual = sum(least <= each <= most for each in turns)
    return f"{least} to {most} turns in {100 * usual / len(turns):.0f} % of {len(turns):,} games"


def cells(tallies: Mapping[str, Tally], columns: Sequence[str]) -> str:
    return " | ".join([cell(tallies.get(column, Tally())) for column in columns])


def cell(tally: Tally) -> str:
    """
    >>> cell(Tally(100, 50.0)), cell(Tally())
    ('50 % (40 – 60)', '–')
    """
    low, high = tally.interval()
    return f"{100 * tally.share:.0f} % ({100 * low:.0f} – {100 * high:.0f})" if tally.tries else "–"


def updated(text: str, found: Mapping[str, Shares]) -> str:
    """Return a page with the tables between `<!-- yardstick NAME -->` and `<!-- end -->` brought up to date."""

    def block(place: re.Match[str]) -> str:
        name = place[1]
        return f"<!-- yardstick {name} -->\n\n{sheet(name, found[name])}\n\n<!-- end -->" if name in found else place[0]

    return re.sub(r"<!-- yardstick (\S+) -->.*?<!-- end -->", block, text, flags=re.DOTALL)


# ---- the command


def measure(plan: Yardstick, workers: int, out: Path | None) -> str:
    """Play the missing games of a plan. Returns all results."""
    for agent in plan.agents:
        make(agent, 0)  # an unknown name fails before the first game
    rows = list[GameRow]()

    def count(row: GameRow) -> None:
        rows.append(row)
        if len(rows) % TOLD == 0:
            print(f"{len(rows)} of {plan.games} games played", file=sys.stderr)

    simulate(plan, count, Files(out) if out else None, crew=Workers(workers) if workers > 1 else alone)
    told = shares(rows).get(plan.name, {})
    alike = balance(rows, told) if plan.agent == plan.against else ""
    return "\n\n".join(filter(None, [sheet(plan.name, told), alike]))


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.yardstick", description=__doc__)
    parser.add_argument("names", nargs="+", help="the agent to measure; with --page, files of results")
    parser.add_argument(
        "--against", default="", help="the agent of the other seats; by default bots of every difficulty"
    )
    parser.add_argument(
        "--players",
        type=int,
        default=RIVALS + 1,
        choices=range(2, MOST_PLAYERS + 1),
        help="with --against: number of players",
    )
    parser.add_argument("--games", type=int, default=100, help="games with each faction at each difficulty or setup")
    parser.add_argument("--seed", type=int, default=SEED, help="the random seed; one seed always gives the same games")
    parser.add_argument("--workers", type=int, default=1, help="number of games to play in parallel")
    parser.add_argument(
        "--out", type=Path, help="write one row per game to this .parquet, .csv or .jsonl file; resumed if it exists"
    )
    parser.add_argument("--page", type=Path, help="update the tables in this Markdown page")
    asked = parser.parse_args(words)
    if asked.games < 1:
        parser.error(f"--games {asked.games}: at least 1 is played")
    try:
        if asked.page:
            rows = [row for name in asked.names for row in read_games(Path(name))]
            asked.page.write_text(updated(asked.page.read_text(encoding="utf-8"), shares(rows)), encoding="utf-8")
        else:
            against = current_name(asked.against)
            for agent in map(current_name, asked.names):
                plan = Yardstick(agent, asked.games, asked.seed, against, asked.players)
                print(measure(plan, asked.workers, asked.out))
    except CopseError as problem:
        parser.error(str(problem))


if __name__ == "__main__":
    main()
