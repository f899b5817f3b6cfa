"""Lessons: decisions that a search has evaluated, stored as training data.

`copse lessons root --out lessons --minutes 30 --workers 2 --roles keepers,eyrie` plays games of heuristics with random
choices. A search evaluates every decision of one seat. In every other game the pupil decides for that seat, so that the
network learns from positions that it reaches itself. `copse learn … --lessons lessons` mixes lessons into self-play.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Final

import torch
from torch import Tensor

from copse.agents import make, observe
from copse.agents.heuristic import shortfalls
from copse.agents.judges import judge_of
from copse.agents.networks import schema
from copse.envs.batch.draw import Drawn, seed_of
from copse.envs.zoo import NDArray, np
from copse.kernel.chance import Dice
from copse.kernel.errors import BadSetup, suggest
from copse.learn.layout import KINDS
from copse.learn.network import Network, log_chances
from copse.learn.positions import Deeds, Positions, autocast
from copse.learn.tables import TABLES
from copse.vectors import encode

FILE: Final = 2000  # decisions per file
TRIES: Final = 1000  # maximum number of random tables until one has a wanted role


@dataclass
class Lesson:
    """A decision, with the search's visits of each legal action."""

    vector: NDArray[np.uint8]
    seat: int
    seats: int
    legal: list[int]
    shortfall: list[float]
    visits: list[int]


# ---- creating lessons


def lessons_of(drawn: Drawn, seat: int, teacher: str, pupil: str) -> Iterator[Lesson]:
    """Play a game, and yield the search's view of each decision of one seat.

    If there is a pupil, it makes these choices.
    """
    game, seeds, judge = drawn.game, drawn.seeds, judge_of(drawn.game.book.name)
    others = [make("heuristic", seed) for seed in seeds]
    search, chooser = make(teacher, seeds[seat]), make(pupil or teacher, seeds[seat])
    while not game.over:
        observation = observe(game)
        if observation.seat != seat or len(observation.actions) == 1:
            game.apply(others[observation.seat].choose(observation))
            continue
        choice, visits = search.choose(observation), getattr(search, "visits", {})
        actions = observation.actions
        if sum(visits.values()) > 1:
            world = observation.imagine(observation.moves).state
            yield Lesson(
                np.frombuffer(encode(game.state, seat), np.uint8),
                seat,
                game.seats,
                [action.number for action in actions],
                shortfalls(judge, world, actions),
                [visits.get(action, 0) for action in actions],
            )
        game.apply(chooser.choose(observation) if pupil else choice)


def table_with(game: str, roles: Sequence[str], seed: int) -> tuple[Drawn, int]:
    """Return a table with one of these roles, and the role's seat. Without roles, return any seat. Raises BadSetup."""
    for number in range(TRIES):
        drawn = TABLES[game].table(game, seed_of(seed, 0, number))
        names = drawn.game.options.get("factions") if roles else None
        fitting = [
            place
            for place in range(drawn.game.seats)
            if not roles or (isinstance(names, list) and place < len(names) and names[place] in roles)
        ]
        if fitting:
            return drawn, fitting[Dice(seed).below(len(fitting))]
    raise BadSetup(f"at none of {TRIES} tables somebody plays {' or '.join(roles)}")


def give(worker: int, game: str, folder: Path, minutes: float, roles: Sequence[str], teacher: str, pupil: str) -> int:
    """Write lessons for this long, and return their number.

    Each worker plays other games. So does each later run with this folder.
    """
    end, given, number = monotonic() + 60 * minutes, 0, 0
    taken = len(list(folder.glob("*.npz")))
    waiting: list[Lesson] = []
    while monotonic() < end:
        drawn, seat = table_with(game, roles, seed_of(taken, worker, number))
        for lesson in lessons_of(drawn, seat, teacher, pupil if number % 2 else ""):
            waiting.append(lesson)
            if monotonic() > end:
                break
        number += 1
        if len(waiting) >= FILE or monotonic() > end:
            write(folder / f"{taken:04}-{worker:02}-{number:06}.npz", game, waiting)
            given, waiting = given + len(waiting), []
    return given


def write(file: Path, game: str, lessons: Sequence[Lesson]) -> None:
    if lessons:
        np.savez_compressed(
            file,
            schema=np.array([schema(game)]),
            vector=np.stack([lesson.vector for lesson in lessons]),
            seat=np.array([(lesson.seat, lesson.seats, len(lesson.legal)) for lesson in lessons], np.int64),
            legal=np.concatenate([np.array(lesson.legal, np.int32) for lesson in lessons]),
            shortfall=np.concatenate([np.array(lesson.shortfall, np.float32) for lesson in lessons]),
            visits=np.concatenate([np.array(lesson.visits, np.float32) for lesson in lessons]),
        )


# ---- learning from lessons


class Lessons:
    """All lessons of a folder on one device: positions, and the search's share of visits for each legal action."""

    def __init__(self, game: str, folder: Path, device: torch.device) -> None:
        files = sorted(folder.glob("*.npz"))
        if not files:
            raise BadSetup(f"there are no lessons in {folder}: copse lessons {game} --out {folder}")
        parts = [np.load(file) for file in files]
        for file, part in zip(files, parts, strict=True):
            if part["schema"][0] != schema(game):
                raise BadSetup(f"{file} has lessons for {part['schema'][0]}; {game} has {schema(game)}")

        def joined(name: str) -> Tensor:
            return torch.from_numpy(np.concatenate([part[name] for part in parts])).to(device)

        seat, visits = joined("seat"), joined("visits")
        self.positions = Positions(
            joined("vector"), seat[:, 1], seat[:, 0], joined("legal"), joined("shortfall"), seat[:, 2]
        )
        row = self.positions.row
        self._wanted = visits / torch.zeros(len(seat), device=device).scatter_add(0, row, visits)[row]

    def __len__(self) -> int:
        return len(self.positions)

    def loss(self, network: Network, deeds: Deeds, count: int) -> Tensor:
        """Return the network's distance from the search in a random sample of lessons."""
        which = torch.randint(len(self), (count,), device=self._wanted.device)
        part, where = self.positions.some(which)
        with autocast(which.device):
            opinion = part.asked(network, deeds)
        loss: Tensor = -(self._wanted[where] * log_chances(opinion.logits, part.row, count)).sum() / count
        return loss


def teach(game: str, folder: Path, minutes: float, workers: int, roles: Sequence[str], teacher: str, pupil: str) -> int:
    """Run processes that write lessons to a folder. Return the number of new lessons."""
    for role in roles:
        if role not in KINDS[game].roles:
            raise BadSetup(f"there is no role '{role}'{suggest(role, KINDS[game].roles)}")
    if not hasattr(make(teacher, 0), "visits"):
        raise BadSetup(f"{teacher} does not tell what it tries: name a search, such as search@200")
    folder.mkdir(parents=True, exist_ok=True)
    task = partial(give, game=game, folder=folder, minutes=minutes, roles=roles, teacher=teacher, pupil=pupil)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        return sum(pool.map(task, range(workers)))
