"""Games of a teacher, an agent that plays all seats: what a network imitates before it learns from its own games. A
game is kept as the seed of its table and the choices by their places among what was legal, so that millions of them
are small and can be played again anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from time import monotonic

from copse.agents import make
from copse.envs.zoo import NDArray, np
from copse.envs.batch.games import Seated
from copse.kernel.chance import MASK, mix
from copse.kernel.errors import BadSetup
from copse.learn.tables import TABLES

LONGEST = 4000  # choices after which a game is left out: nobody learns from a standstill


@dataclass(frozen=True)
class Lessons:
    """Games of one teacher: the seed of each table, and the choices of all games, those of the first one first."""

    game: str
    teacher: str
    seeds: NDArray[np.uint64]
    counts: NDArray[np.int32]
    places: NDArray[np.uint16]

    def save(self, file: Path) -> None:
        np.savez_compressed(
            file, game=self.game, teacher=self.teacher, seeds=self.seeds, counts=self.counts, places=self.places
        )

    @classmethod
    def load(cls, file: Path, game: str) -> Lessons:
        if not file.is_file():
            raise BadSetup(f"there is no file {file} with games of a teacher")
        kept = np.load(file)
        if str(kept["game"]) != game:
            raise BadSetup(f"{file} has games of {kept['game']}, not of {game}")
        return cls(game, str(kept["teacher"]), kept["seeds"], kept["counts"], kept["places"])

    @classmethod
    def joined(cls, parts: Sequence[Lessons]) -> Lessons:
        return cls(
            parts[0].game,
            ", ".join(sorted({part.teacher for part in parts})),
            np.concatenate([part.seeds for part in parts]),
            np.concatenate([part.counts for part in parts]),
            np.concatenate([part.places for part in parts]),
        )


def lesson(name: str, teacher: str, seed: int) -> list[int] | None:
    """The choices of a game in which the teacher plays all seats."""
    drawn = TABLES[name].table(name, seed)
    game, state = drawn.game, drawn.game.state
    seated = [Seated(game, seat, make(teacher, drawn.seeds[seat])) for seat in range(game.seats)]
    places: list[int] = []
    moves = 0
    while not state.over:
        decision = state.decision
        legal = decision.legal(state)
        action = legal[0]
        if len(legal) > 1:
            if len(places) == LONGEST:
                return None
            action = seated[decision.seat](legal, moves)
            places.append(legal.index(action))
        state.play(action)
        moves += 1
    return places


@dataclass(frozen=True)
class Share:
    """What one process plays: every so manieth table, until the time is up."""

    name: str
    teacher: str
    seed: int
    first: int
    each: int
    minutes: float

    def play(self) -> list[tuple[int, list[int]]]:
        until, number, games = monotonic() + 60 * self.minutes, self.first, []
        while monotonic() < until:
            seed = mix((mix(self.seed) + number) & MASK)
            places = lesson(self.name, self.teacher, seed)
            if places is not None:
                games.append((seed, places))
            number += self.each
        return games


def teach(name: str, teacher: str, minutes: float, workers: int, seed: int) -> Lessons:
    """Let the teacher play for so long."""
    shares = [Share(name, teacher, seed, first, workers, minutes) for first in range(workers)]
    with get_context("spawn").Pool(workers) as pool:
        games = [game for part in pool.map(Share.play, shares) for game in part]
    return Lessons(
        name,
        teacher,
        np.array([seed for seed, _ in games], np.uint64),
        np.array([len(places) for _, places in games], np.int32),
        np.array([place for _, places in games for place in places], np.uint16),
    )
