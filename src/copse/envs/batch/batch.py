"""Batch: many games, stepped with one call."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from random import SystemRandom
from typing import Final, Self

from copse.envs.batch.arrays import ROOM
from copse.envs.batch.crew import Crew, Here, Part
from copse.envs.batch.draw import Draw, Drawn, Mixture
from copse.envs.batch.games import Spec
from copse.envs.seeds import checked_seed
from copse.envs.zoo import NDArray, np
from copse.games import find
from copse.kernel.actions import Vocabulary
from copse.kernel.chance import MASK
from copse.kernel.errors import BadSetup, CopseError, UnknownAction

Given = NDArray[np.int32] | NDArray[np.int64]
Numbers = Sequence[int] | Given

SHOWN: Final = 12  # legal actions that an error lists
ANYTHING: Final = Draw()


class IllegalChoice(CopseError, ValueError):
    """A number that is not legal in its row. Nothing was changed."""


class OutOfTurn(CopseError):
    """A call that the batch cannot answer, because it is closed or waits for another call."""


class Batch:
    """Several games side by side, one per row.

    Each row waits for a choice of a learner. The choices of all other players and all forced choices are already made.
    When a game ends, the next one starts in its row at once.

    The arrays are created once and overwritten by every step, so copy the values that you want to keep.

    - `seat`: the seat that has to choose
    - `legal`: the numbers of the legal actions: row i has `legal[offset[i]:offset[i + 1]]`, at least two
    - `observation`: the vector of that seat, if observations are on
    - `shortfall`: by how many points each action in `legal` falls short of the best one, as the game's evaluation
      expects; hidden things are dealt at random for it; only if shortfalls are on
    - `mask`: ones for the legal actions, if the mask is on
    - `done`: a game ended in this row in the last step, and the next one started
    - `truncated`: that game was abandoned because the learners reached the limit of choices
    - `reward`: by seat: the winners of a finished game share 1; otherwise 0
    - `points`: by seat, for a finished game; -1 for a player off the track
    - `moves`: the number of choices of all players in the game that ended
    - `last`: the vector of the last player to choose, at the end of the game that ended
    - `number`: the number of games that started in the row before the current one
    """

    def __init__(
        self,
        name: str,
        games: int,
        draw: Draw | Mixture = ANYTHING,
        *,
        seed: int | None = None,
        observation: bool = True,
        shortfall: bool = False,
        mask: bool = False,
        limit: int = 0,
        workers: int = 0,
    ) -> None:
        """Start the games.

        `limit` is the number of learners' choices after which a game is abandoned; 0 means no limit. `workers` is the
        number of processes that play the games; 0 means this process.
        """
        spec = _spec(name, games, draw, seed, observation, shortfall, limit, workers)
        self._take(spec, 0, Crew(spec, [games], workers).parts[0] if workers else Here(spec, 0, games), mask)

    @classmethod
    def _of(cls, spec: Spec, first: int, part: Part, mask: bool) -> Self:
        batch = cls.__new__(cls)
        batch._take(spec, first, part, mask)
        return batch

    def _take(self, spec: Spec, first: int, part: Part, mask: bool) -> None:
        arrays, vocabulary = part.arrays, find(spec.name).vocabulary
        self.vocabulary: Vocabulary = vocabulary
        self.games = len(arrays.seat)
        self.seat, self.observation, self.last = arrays.seat, arrays.observation, arrays.last
        self.reward, self.points = arrays.reward, arrays.points
        self.done, self.truncated = arrays.done, arrays.truncated
        self.moves, self.number = arrays.moves, arrays.number
        self.offset: NDArray[np.int32] = np.zeros(self.games + 1, np.int32)
        self.mask: NDArray[np.int8] = np.zeros((self.games, len(vocabulary) if mask else 0), np.int8)
        self._room: NDArray[np.int32] = np.zeros(len(arrays.legal), np.int32)
        self._shortfalls: NDArray[np.float32] = np.zeros(len(arrays.shortfall), np.float32)
        self._spec, self._first, self._part, self._arrays = spec, first, part, arrays
        self._heads: NDArray[np.int64] = np.arange(self.games, dtype=np.int64) * self.mask.shape[1]
        self._marked: NDArray[np.int64] = np.zeros(0, np.int64)
        self._waits = self._closed = False
        self._gather()

    # ---- play

    def step(self, numbers: Numbers) -> None:
        """Play one choice in every row, by number. An illegal number raises IllegalChoice and changes nothing."""
        self.send(numbers)
        self.receive()

    def send(self, numbers: Numbers) -> None:
        """Start playing the choices and return at once. Do not read the arrays before `receive`."""
        self._ready()
        self._arrays.chosen[:] = self._places(numbers)
        with self._guarded():
            self._part.send()
        self._waits = True

    def receive(self) -> None:
        """Wait until the sent choices are played."""
        if self._closed or not self._waits:
            raise OutOfTurn("nothing was sent that could be received" if not self._closed else "the batch is closed")
        with self._guarded():
            self._part.receive()
        self._waits = False
        self._gather()

    def reset(self, seed: int | None = None) -> None:
        """Abandon all games and start again. Without a seed, a random one is used."""
        self._ready()
        chosen = _seed(seed)
        with self._guarded():
            self._part.reset(chosen)
            self._part.receive()
        self._spec = replace(self._spec, seed=chosen)
        self._gather()

    def table(self, row: int) -> Drawn:
        """Return how the game of a row started, with all secrets. It is for tests and tools, not for learners."""
        return self._spec.table(self._first + row, int(self.number[row]))

    def close(self) -> None:
        """Abandon all games. Workers end and release their memory. Arrays that are in use stay as they are."""
        if not self._closed:
            self._closed = True
            self._part.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    # ---- legal actions

    def _places(self, numbers: Numbers) -> NDArray[np.int64]:
        """Return the index of each number in the list of its row."""
        given = np.asarray(numbers)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise UnknownAction(
                f"step needs {self.games} whole numbers, one per game, not {given.dtype} of shape {given.shape}"
            )
        found = np.flatnonzero(self.legal == np.repeat(given, np.diff(self.offset)))
        if len(found) < self.games:
            raise self._refusal(given, found)
        return found - self.offset[:-1]

    def _refusal(self, given: Given, found: NDArray[np.int64]) -> CopseError:
        good = np.searchsorted(self.offset, found, "right") - 1
        row = int(np.setdiff1d(np.arange(self.games), good)[0])
        legal = self.legal[self.offset[row] : self.offset[row + 1]]
        texts = [f"{number} ({self.vocabulary[int(number)].text})" for number in legal[:SHOWN]]
        more = f" and {len(legal) - SHOWN} more" if len(legal) > SHOWN else ""
        text = self.vocabulary[int(given[row])].text  # raises UnknownAction if there is none
        return IllegalChoice(f"row {row}: {given[row]} ({text}) is not legal now. Legal: {', '.join(texts)}{more}")

    def _gather(self) -> None:
        """Join the lists of all rows."""
        arrays, offset = self._arrays, self.offset
        np.cumsum(arrays.counts, out=offset[1:])
        for first, end in self._part.lists():
            start, size = offset[first], offset[end] - offset[first]
            self._room[start : start + size] = arrays.legal[first * ROOM : first * ROOM + size]
            if self._spec.shortfall:
                self._shortfalls[start : start + size] = arrays.shortfall[first * ROOM : first * ROOM + size]
        self.legal: NDArray[np.int32] = self._room[: offset[-1]]
        self.shortfall: NDArray[np.float32] = self._shortfalls[: offset[-1]]
        if self.mask.size:
            flat = self.mask.reshape(-1)
            flat[self._marked] = 0
            self._marked = np.repeat(self._heads, arrays.counts) + self.legal
            flat[self._marked] = 1

    # ---- order of calls

    def _ready(self) -> None:
        if self._closed:
            raise OutOfTurn("the batch is closed")
        if self._waits:
            raise OutOfTurn("choices were sent and not received yet")

    @contextmanager
    def _guarded(self) -> Iterator[None]:
        """Close the batch after an error, because a step that failed halfway leaves games that cannot continue."""
        try:
            yield
        except BaseException:
            self.close()
            raise


@contextmanager
def halves(
    name: str,
    games: int,
    draw: Draw | Mixture = ANYTHING,
    *,
    seed: int | None = None,
    observation: bool = True,
    shortfall: bool = False,
    mask: bool = False,
    limit: int = 0,
    workers: int = 1,
    cluster: bool = False,
) -> Iterator[tuple[Batch, Batch]]:
    """Split the rows into two batches that share the same workers.

    One half steps while the other half waits for its choices. With `cluster`, the workers run on the Ray cluster that
    RAY_ADDRESS names, or on a local one without that variable.
    """
    if games < 2:
        raise BadSetup(f"games must be 2 or more, to be split into halves, not {games}")
    spec, first = _spec(name, games, draw, seed, observation, shortfall, limit, workers), games // 2
    parts: Sequence[Part]
    if cluster:
        from copse.envs.batch.cluster import Cloud

        parts = Cloud(spec, [first, games - first], max(1, workers)).parts
    elif workers:
        parts = Crew(spec, [first, games - first], workers).parts
    else:
        parts = Here(spec, 0, first), Here(spec, first, games - first)
    both = Batch._of(spec, 0, parts[0], mask), Batch._of(spec, first, parts[1], mask)
    try:
        yield both
    finally:
        for half in both:
            half.close()


def _spec(
    name: str, games: int, draw: Draw | Mixture, seed: int | None, observation: bool, shortfall: bool, limit: int,
    workers: int,
) -> Spec:  # fmt: skip
    for what, value, least in (("games", games, 1), ("limit", limit, 0), ("workers", workers, 0)):
        if value < least:
            raise BadSetup(f"{what} must be {least} or more, not {value}")
    draw.check(name)
    return Spec(name, draw, _seed(seed), limit, observation, shortfall)


def _seed(seed: int | None) -> int:
    return SystemRandom().randrange(MASK + 1) if seed is None else checked_seed(seed)
