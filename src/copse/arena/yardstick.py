"""The yardstick of agents: how often one wins with each faction of Root, alone against three bots of a difficulty.

`python -m copse.arena.yardstick heuristic --games 100 --workers 16 --out heuristic.csv` plays and shows it;
`python -m copse.arena.yardstick --page docs/agents.md heuristic.csv` brings the tables of a page up to date with what
such files hold."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from copse.agents import make
from copse.arena.columns import BadResults
from copse.arena.files import Files
from copse.arena.jobs import Workers, alone
from copse.arena.matches import Match, by_seat, seed_of
from copse.arena.results import GameRow, read_games
from copse.arena.simulation import simulate
from copse.arena.statistics import Tally
from copse.arena.tables import named
from copse.kernel.chance import Dice
from copse.kernel.errors import CopseError
from copse.kernel.tasks import Json
from copse.locale import Words
from copse.root.board import MAPS
from copse.root.bots import BOTS, bot_called
from copse.root.bots.base import DIFFICULTIES
from copse.root.cards import DECKS
from copse.root.editions.marauder import MARAUDER

FACTIONS: Final = tuple(name for name in MARAUDER.factions if name != "vagabond2")
RIVALS: Final = 3
SEED: Final = 15
TOLD: Final = 100  # games after which it is said how many were played


@dataclass(frozen=True)
class Yardstick:
    """So many games with each faction at each difficulty, a plan of the arena. Bots, seat, map and deck are drawn by
    lot, the same for all difficulties and for every agent that is measured with the same seed."""

    agent: str
    each: int
    seed: int = SEED

    @property
    def games(self) -> int:
        return self.each * len(FACTIONS) * len(DIFFICULTIES)

    def match(self, number: int) -> Match:
        drawn, difficulty = divmod(number, len(DIFFICULTIES))
        seed = seed_of(self.seed, drawn)
        options = table(FACTIONS[drawn % len(FACTIONS)], DIFFICULTIES[difficulty], Dice(seed))
        return Match(number, "root", options, by_seat("root", options, [self.agent]), seed)


def table(faction: str, difficulty: str, dice: Dice) -> dict[str, Json]:
    """A faction among three bots without traits, none of which plays with its pieces."""
    bots = [name for name in BOTS if bot_called(name).replaces != faction]
    order = list(range(len(bots)))
    dice.shuffle(order)
    seated: list[Json] = [f"{bots[place]}:{difficulty}" for place in order[:RIVALS]]
    seated.insert(dice.below(RIVALS + 1), faction)
    return {"factions": seated, "map": MAPS[dice.below(len(MAPS))], "deck": DECKS[dice.below(len(DECKS))]}


# ---- what came of it

Shares = dict[str, dict[str, Tally]]
"""By faction, then by difficulty."""


def shares(rows: Iterable[GameRow]) -> dict[str, Shares]:
    """By agent; raises BadResults where a row is of another kind of game."""
    found: dict[str, Shares] = {}
    for row in rows:
        seats = json.loads(row.options).get("factions", [])
        people = [seat for seat, name in enumerate(seats) if str(name).partition(":")[0] not in BOTS]
        bots = [bot_called(name).difficulty for seat, name in enumerate(seats) if seat not in people]
        if len(people) != 1 or len(bots) != RIVALS or len(set(bots)) != 1:
            raise BadResults(f"game {row.number}: {', '.join(map(str, seats))} is no table of the yardstick")
        seat = people[0]
        tally = found.setdefault(row.agents[seat], {}).setdefault(seats[seat], {}).setdefault(bots[0], Tally())
        tally.add(Tally(1, (seat in row.winners) / len(row.winners), row.points[seat] or 0))
    return found


def sheet(agent: str, told: Shares) -> str:
    """The shares of an agent in Markdown, with their 95 % intervals, and with all factions together."""
    words, together = Words("en").of("root"), dict[str, Tally]()
    lines = [f"| `{agent}` | {' | '.join(DIFFICULTIES)} |", f"|---|{'---|' * len(DIFFICULTIES)}"]
    for faction in FACTIONS:
        mine = told.get(faction, {})
        for difficulty, tally in mine.items():
            together.setdefault(difficulty, Tally()).add(tally)
        lines.append(f"| {named('faction', faction, words)} | {cells(mine)} |")
    lines.append(f"| all of them | {cells(together)} |")
    most = max([tally.tries for mine in told.values() for tally in mine.values()], default=0)
    games = sum(tally.tries for tally in together.values())
    return "\n".join([*lines, "", f"{games:,} games, {most} with each faction at each difficulty."])


def cells(by_difficulty: Mapping[str, Tally]) -> str:
    return " | ".join([cell(by_difficulty.get(difficulty, Tally())) for difficulty in DIFFICULTIES])


def cell(tally: Tally) -> str:
    """
    >>> cell(Tally(100, 50.0)), cell(Tally())
    ('50 % (40 – 60)', '–')
    """
    low, high = tally.interval()
    return f"{100 * tally.share:.0f} % ({100 * low:.0f} – {100 * high:.0f})" if tally.tries else "–"


def updated(text: str, found: Mapping[str, Shares]) -> str:
    """A page in which what stands between `<!-- yardstick AGENT -->` and `<!-- end -->` is what was found of it."""

    def block(place: re.Match[str]) -> str:
        agent = place[1]
        return (
            f"<!-- yardstick {agent} -->\n\n{sheet(agent, found[agent])}\n\n<!-- end -->"
            if agent in found
            else place[0]
        )

    return re.sub(r"<!-- yardstick (\S+) -->.*?<!-- end -->", block, text, flags=re.DOTALL)


# ---- the command


def measure(agent: str, each: int, seed: int, workers: int, out: Path | None) -> Shares:
    make(agent, 0)  # a name that is wrong should be told before a game is played
    plan, rows = Yardstick(agent, each, seed), list[GameRow]()

    def count(row: GameRow) -> None:
        rows.append(row)
        if len(rows) % TOLD == 0:
            print(f"{len(rows)} of {plan.games} games", file=sys.stderr)

    simulate(plan, count, Files(out) if out else None, crew=Workers(workers) if workers > 1 else alone)
    return shares(rows).get(agent, {})


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m copse.arena.yardstick", description=__doc__)
    parser.add_argument("names", nargs="+", help="the agent; with --page the files of results")
    parser.add_argument("--games", type=int, default=100, help="with each faction at each difficulty")
    parser.add_argument("--seed", type=int, default=SEED, help="one seed reproduces every game")
    parser.add_argument("--workers", type=int, default=1, help="how many games are played at once")
    parser.add_argument("--out", type=Path, help="a row for each game: .parquet, .csv or .jsonl")
    parser.add_argument("--page", type=Path, help="put the tables of these results into this page")
    asked = parser.parse_args(words)
    try:
        if asked.page:
            rows = [row for name in asked.names for row in read_games(Path(name))]
            asked.page.write_text(updated(asked.page.read_text(encoding="utf-8"), shares(rows)), encoding="utf-8")
        else:
            for agent in asked.names:
                print(sheet(agent, measure(agent, asked.games, asked.seed, asked.workers, asked.out)))
    except CopseError as problem:
        parser.error(str(problem))


if __name__ == "__main__":
    main()
