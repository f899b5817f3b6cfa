"""The arrays of a batch, all in one piece of memory, so that several processes can share it."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Final, TypeVar

from copse.envs.zoo import NDArray, np
from copse.games import GAMES
from copse.vectors import vector_called

K = TypeVar("K", np.int32, np.uint8, np.float32, np.bool_)

ROOM: Final = 1024  # actions that a row has room for; a decision offers a few hundred at most
ALIGNED: Final = 64  # bytes, so that no two processes write into the same line of a cache


@dataclass(frozen=True)
class Arrays:
    """What goes in and out of so many rows. `chosen` are places in the lists of what is legal; the lists follow each
    other in `legal`, `counts` says how long each is, and `shortfall` lies as `legal` does. The rest is as `Batch` has
    it."""

    chosen: NDArray[np.int32]
    seat: NDArray[np.uint8]
    counts: NDArray[np.int32]
    legal: NDArray[np.int32]
    shortfall: NDArray[np.float32]
    reward: NDArray[np.float32]
    done: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    points: NDArray[np.int32]
    moves: NDArray[np.int32]
    number: NDArray[np.int32]
    observation: NDArray[np.uint8]
    last: NDArray[np.uint8]

    def part(self, first: int, end: int) -> Arrays:
        """Those of some rows. What is legal in them is written from the start of their room on."""
        rows, room = slice(first, end), slice(first * ROOM, end * ROOM)
        return Arrays(
            self.chosen[rows], self.seat[rows], self.counts[rows], self.legal[room], self.shortfall[room],
            self.reward[rows], self.done[rows], self.truncated[rows], self.points[rows], self.moves[rows],
            self.number[rows], self.observation[rows], self.last[rows],
        )  # fmt: skip


class Cut:
    """Cuts arrays out of a piece of memory, one after the other; without one, each has its own."""

    def __init__(self, memory: memoryview | None) -> None:
        self._memory = memory
        self.taken = 0

    def __call__(self, kind: type[K], *shape: int) -> NDArray[K]:
        size, start = prod(shape) * np.dtype(kind).itemsize, self.taken
        self.taken += -(-size // ALIGNED) * ALIGNED
        if self._memory is None:
            return np.zeros(shape, kind)
        # Made in this way, an array holds on to the memory, which cannot be given back before it.
        return np.asarray(self._memory[start : start + size]).view(kind).reshape(shape)


def arrays_in(cut: Cut, name: str, rows: int, observation: bool, shortfall: bool) -> Arrays:
    """Arrays for so many rows; those of observations have no columns, and that of shortfalls is empty, if there are
    none."""
    seats, length = GAMES[name].seats[1], vector_called(name).length if observation else 0
    return Arrays(
        chosen=cut(np.int32, rows),
        seat=cut(np.uint8, rows),
        counts=cut(np.int32, rows),
        legal=cut(np.int32, rows * ROOM),
        shortfall=cut(np.float32, rows * ROOM if shortfall else 0),
        reward=cut(np.float32, rows, seats),
        done=cut(np.bool_, rows),
        truncated=cut(np.bool_, rows),
        points=cut(np.int32, rows, seats),
        moves=cut(np.int32, rows),
        number=cut(np.int32, rows),
        observation=cut(np.uint8, rows, length),
        last=cut(np.uint8, rows, length),
    )


def size(name: str, rows: int, observation: bool, shortfall: bool) -> int:
    """The bytes that the arrays take."""
    arrays_in(cut := Cut(None), name, rows, observation, shortfall)
    return cut.taken
