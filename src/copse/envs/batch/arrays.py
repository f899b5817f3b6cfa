"""The arrays of a batch, all in one block of memory, so that several processes can share it."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Final, TypeVar

from copse.envs.zoo import NDArray, np
from copse.games import GAMES
from copse.vectors import vector_called

K = TypeVar("K", np.int32, np.uint8, np.float32, np.bool_)

ROOM: Final = 1024  # actions that fit in a row; a decision offers a few hundred at most
ALIGNED: Final = 64  # bytes, so that no two processes write into one cache line


@dataclass(frozen=True)
class Arrays:
    """The inputs and outputs of some rows.

    `chosen` are indexes into the lists of legal actions. These lists follow each other in `legal`, and `counts` has
    their lengths. `shortfall` has the layout of `legal`. `Batch` describes the other arrays.
    """

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
        """Return views of some rows. Their legal actions start at the beginning of their space."""
        rows, room = slice(first, end), slice(first * ROOM, end * ROOM)
        return Arrays(
            self.chosen[rows], self.seat[rows], self.counts[rows], self.legal[room], self.shortfall[room],
            self.reward[rows], self.done[rows], self.truncated[rows], self.points[rows], self.moves[rows],
            self.number[rows], self.observation[rows], self.last[rows],
        )  # fmt: skip


class Cut:
    """Cuts arrays from a block of memory, one after another. Without a block, each array has its own memory."""

    def __init__(self, memory: memoryview | None) -> None:
        self._memory = memory
        self.taken = 0

    def __call__(self, kind: type[K], *shape: int) -> NDArray[K]:
        size, start = prod(shape) * np.dtype(kind).itemsize, self.taken
        self.taken += -(-size // ALIGNED) * ALIGNED
        if self._memory is None:
            return np.zeros(shape, kind)
        # An array made in this way keeps a reference to the memory, so the memory outlives the array.
        return np.asarray(self._memory[start : start + size]).view(kind).reshape(shape)


def arrays_in(cut: Cut, name: str, rows: int, observation: bool, shortfall: bool) -> Arrays:
    """Return arrays for `rows` rows.

    Without observations, their arrays have no columns. Without shortfalls, that array is empty.
    """
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
    """Return the number of bytes that the arrays take."""
    arrays_in(cut := Cut(None), name, rows, observation, shortfall)
    return cut.taken
