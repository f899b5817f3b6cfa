"""Matches: agents play a game to its end. One seed reproduces every game of a series."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from copse.agents import Agent, make, observe
from copse.games import AnyGame, new
from copse.kernel.chance import MASK, mix
from copse.kernel.errors import BadSetup
from copse.kernel.tasks import Json


@dataclass(frozen=True)
class Series:
    """So many games of one kind. `agents` sit in turn: game 0 starts with the first, game 1 with the second …"""

    game: str
    options: Mapping[str, Json]
    agents: Sequence[str]
    games: int
    seed: int

    def seating(self, number: int) -> list[str]:
        """Who sits where in a game of the series."""
        shift = number % len(self.agents)
        return [*self.agents[shift:], *self.agents[:shift]]


@dataclass(frozen=True)
class Result:
    """A finished game and who played it."""

    game: AnyGame
    agents: Sequence[str]

    @property
    def winners(self) -> list[int]:
        winners = self.game.outcome["winners"]
        assert isinstance(winners, list)
        return [seat for seat in winners if isinstance(seat, int)]


def play_out(game: AnyGame, agents: Sequence[Agent]) -> None:
    """Let the agents play on to the end."""
    while not game.over:
        game.apply(agents[game.decision.seat].choose(observe(game)))


def results(series: Series) -> Iterator[Result]:
    """The games of a series, one after the other."""
    for number in range(series.games):
        yield one_result(series, number)


def one_result(series: Series, number: int) -> Result:
    seed = mix((series.seed + number) & MASK)
    names = series.seating(number)
    game = new(series.game, **{**series.options, "seed": seed})
    if game.seats != len(names):
        raise BadSetup(f"{len(names)} agents were named for {game.seats} seats")
    play_out(game, [make(name, mix(seed + seat & MASK)) for seat, name in enumerate(names)])
    return Result(game, names)
