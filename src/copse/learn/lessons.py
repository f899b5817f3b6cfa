"""Lessons: decisions of games by lot that a search has thought about, written down for a network to learn from.

`copse lessons root --out lessons --minutes 30 --workers 2 --roles keepers,eyrie` plays such games among
heuristics. One seat of each asks a search about every decision; in every other game the pupil chooses there instead, so
that the network is taught where it goes itself. `copse learn … --lessons lessons` learns from them beside
self-play."""

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

FILE: Final = 2000  # decisions of one file
TRIES: Final = 1000  # tables that are drawn to find one at which somebody plays a role


@dataclass
class Lesson:
    """A decision with what a search tried of it: how often it visited each legal action."""

    vector: NDArray[np.uint8]
    seat: int
    seats: int
    legal: list[int]
    shortfall: list[float]
    visits: list[int]


# ---- giving them


def lessons_of(drawn: Drawn, seat: int, teacher: str, pupil: str) -> Iterator[Lesson]:
    """A game in which a search is asked what it thinks of each choice of one seat; a pupil makes them, if there is."""
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
    """A table of self-play at which somebody plays one of these roles, and the seat; anybody, if none are named."""
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
    """Give lessons for so long; how many. Other ones for each worker, and each time that this folder is filled."""
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


# ---- learning from them


class Lessons:
    """All lessons of a folder, on one device: positions, and for each legal action its share of the search's visits."""

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
        """How far the network is from what the search tried in some of them, by lot."""
        which = torch.randint(len(self), (count,), device=self._wanted.device)
        part, where = self.positions.some(which)
        with autocast(which.device):
            opinion = part.asked(network, deeds)
        loss: Tensor = -(self._wanted[where] * log_chances(opinion.logits, part.row, count)).sum() / count
        return loss


def teach(game: str, folder: Path, minutes: float, workers: int, roles: Sequence[str], teacher: str, pupil: str) -> int:
    """Let processes fill a folder with lessons; returns how many there are more."""
    for role in roles:
        if role not in KINDS[game].roles:
            raise BadSetup(f"there is no role '{role}'{suggest(role, KINDS[game].roles)}")
    if not hasattr(make(teacher, 0), "visits"):
        raise BadSetup(f"{teacher} does not tell what it tries: name a search, such as search@200")
    folder.mkdir(parents=True, exist_ok=True)
    task = partial(give, game=game, folder=folder, minutes=minutes, roles=roles, teacher=teacher, pupil=pupil)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        return sum(pool.map(task, range(workers)))
