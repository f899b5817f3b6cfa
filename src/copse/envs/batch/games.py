"""Rows of games as one process plays them: it runs the loop of `copse.envs.rows` and fills the arrays."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from copse.agents import Agent, Observation, make
from copse.agents.base import part
from copse.agents.heuristic import shortfalls
from copse.agents.judges import judge_of
from copse.envs.batch.arrays import ROOM, Arrays, Cut, arrays_in
from copse.envs.batch.draw import LEARNER, NOBODY, RANDOM, Draw, Drawn, Mixture, seed_of
from copse.envs.rows import BatchRow, lists, observe, step
from copse.envs.zoo import np
from copse.games import AnyGame, find
from copse.kernel.actions import Action
from copse.kernel.chance import Dice
from copse.kernel.errors import CopseError
from copse.vectors import vector_called, write

OFF_TRACK: Final = -1  # the points of a player without a marker on the track


class TooManyActions(CopseError):
    """A decision with more legal actions than a row has space for."""


@dataclass(frozen=True)
class Spec:
    """The settings of a batch.

    `limit` is the number of learners' choices after which a game is abandoned; 0 means no limit. `observation` and
    `shortfall` say whether these arrays are filled.
    """

    name: str
    draw: Draw | Mixture
    seed: int
    limit: int
    observation: bool
    shortfall: bool

    def arrays(self, cut: Cut, rows: int) -> Arrays:
        """Return arrays for `rows` rows."""
        return arrays_in(cut, self.name, rows, self.observation, self.shortfall)

    def table(self, row: int, number: int) -> Drawn:
        return self.draw.table(self.name, seed_of(self.seed, row, number))


class Seated:
    """An agent at its seat. It sees a copy of the game in which everything hidden from the seat is dealt again."""

    def __init__(self, game: AnyGame, seat: int, agent: Agent) -> None:
        self.agent = agent
        self._game, self._seat = game, seat

    def __call__(self, legal: list[Action], moves: int) -> Action:
        guess = self._game.determinize(self._seat, moves)
        return self.agent.choose(Observation(self._seat, tuple(legal), moves, guess))


@dataclass(frozen=True)
class Sitting:
    """A game with its row and its agents."""

    game: AnyGame
    row: BatchRow
    agents: list[Agent]

    def part(self) -> None:
        part(self.agents, self.game)


def sit_down(drawn: Drawn) -> Sitting:
    game, seated = drawn.game, enumerate(zip(drawn.agents, drawn.seeds, strict=True))
    choosers = [
        None if agent in (LEARNER, NOBODY, RANDOM) else Seated(game, seat, make(agent, seed))
        for seat, (agent, seed) in seated
    ]
    learns = [agent == LEARNER for agent in drawn.agents]
    pairs = zip(drawn.agents, drawn.seeds, strict=True)
    lots = [Dice(seed) if agent == RANDOM else None for agent, seed in pairs]
    agents = [chooser.agent for chooser in choosers if chooser is not None]
    return Sitting(game, BatchRow(game.state, learns, lots, list(choosers)), agents)


class Games:
    """Consecutive rows of a batch from `first` on, as many as the arrays have."""

    def __init__(self, spec: Spec, first: int, arrays: Arrays) -> None:
        self._spec, self._first, self._arrays = spec, first, arrays
        self._words = words(spec.name)
        self._length = vector_called(spec.name).length
        self._seen = arrays.observation.data.cast("B") if spec.observation else None
        self._ended: list[int] = []
        self._sittings = [self._begin(place, 0) for place in range(len(arrays.seat))]
        self._rows = [sitting.row for sitting in self._sittings]
        self._tell()

    def reset(self, seed: int) -> None:
        """Abandon all games and start the first game of each row with this seed."""
        self.leave()
        spec = self._spec
        self._spec = replace(spec, seed=seed)
        self._forget()
        for place in range(len(self._sittings)):
            self._sit(place, self._begin(place, 0))
        self._tell()

    def step(self) -> None:
        """Play the choices in the arrays."""
        self._forget()
        self._ended = step(self._rows, self._arrays.chosen.tolist(), self._spec.limit)
        for place in self._ended:
            self._end(place)
            self._sit(place, self._begin(place, int(self._arrays.number[place]) + 1))
        self._tell()

    def leave(self) -> None:
        for sitting in self._sittings:
            sitting.part()

    def _sit(self, place: int, sitting: Sitting) -> None:
        self._sittings[place], self._rows[place] = sitting, sitting.row

    def _begin(self, place: int, number: int) -> Sitting:
        """Start the game with this number in its row, and play up to the first choice of a learner.

        If the game ends before that, start the next one.
        """
        while True:
            sitting = sit_down(self._spec.table(self._first + place, number))
            if sitting.row.run():
                self._arrays.number[place] = number
                return sitting
            sitting.part()
            number += 1

    def _forget(self) -> None:
        """Clear the results of the games that ended in the previous step."""
        if self._ended:
            arrays = self._arrays
            for array in (arrays.done, arrays.truncated, arrays.reward, arrays.points, arrays.moves):
                array[self._ended] = 0
            self._ended = []

    def _end(self, place: int) -> None:
        arrays, sitting = self._arrays, self._sittings[place]
        row, over = sitting.row, sitting.game.over
        arrays.done[place], arrays.truncated[place], arrays.moves[place] = True, not over, row.moves
        if self._seen is not None:
            write(row.state, row.seat, arrays.last[place].data)
        if over:
            outcome = row.state.outcome()
            winners = outcome["winners"]
            arrays.reward[place, winners] = 1 / len(winners)
            points = outcome["points"]
            arrays.points[place, : len(points)] = [OFF_TRACK if value is None else value for value in points]
        sitting.part()

    def _tell(self) -> None:
        arrays = self._arrays
        said, counts, seats = lists(self._rows, self._words)
        legal = np.frombuffer(said, np.int32)
        if len(legal) > len(arrays.legal):
            raise TooManyActions(
                f"{len(legal)} actions are legal in {len(counts)} rows, which have room for {ROOM} each"
            )
        arrays.legal[: len(legal)] = legal
        arrays.counts[:] = counts
        arrays.seat[:] = seats
        if self._spec.shortfall:
            arrays.shortfall[: len(legal)] = self._shortfalls()
        if self._seen is not None:
            observe(self._rows, self._seen, self._length)

    def _shortfalls(self) -> list[float]:
        """Return by how many points each legal action falls short of the best one.

        Each row is judged in a copy of its game in which everything hidden from the seat is dealt again.
        """
        judge, said = judge_of(self._spec.name), list[float]()
        for row in self._rows:
            said += shortfalls(judge, row.state.imagined(row.seat, row.moves), row.legal)
        return said


@cache
def words(name: str) -> list[bytes]:
    """Return the number of each action as bytes, as an array stores it."""
    return [np.int32(number).tobytes() for number in range(len(find(name).vocabulary))]
