"""Imitation: a network learns to choose as a teacher does, and who won the games. It is where self-play starts from,
and whom it plays against."""

from __future__ import annotations

import copy
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing.pool import Pool
from random import Random
from time import monotonic
from typing import Final

import torch
from torch import Tensor, nn
from torch.nn.functional import cross_entropy

from copse.envs.batch.games import wholes
from copse.envs.rows import Row, lists, observe
from copse.envs.vector import VECTORS
from copse.envs.zoo import NDArray, np
from copse.learn.layout import layout_of
from copse.learn.network import Network, lead_loss, log_chances
from copse.learn.positions import Deeds, Positions, autocast, relative
from copse.learn.tables import TABLES
from copse.learn.teacher import Lessons

TOGETHER: Final = 64  # games that are played again at once
PORTION: Final = 4096  # positions of one step
RATE, DECAY = 1e-3, 0.02
OUTCOME: Final = 0.1  # what a wrong guess at the outcome costs: little, since a game has one outcome and many positions
DRIFT: Final = 1e-4  # what logits that are far from 0 cost, all of which could grow together
HELD_OUT: Final = 0.03  # of the games


@dataclass
class Played:
    """Games of a teacher as positions, with what was chosen, and how the game ended for the seats by their numbers."""

    vectors: NDArray[np.uint8]
    viewers: NDArray[np.uint8]
    legal: NDArray[np.int32]
    counts: NDArray[np.int32]
    chosen: NDArray[np.int64]
    shares: NDArray[np.float32]
    leads: NDArray[np.float32]


def replayed(task: tuple[str, list[int], list[NDArray[np.uint16]], list[bytes]]) -> Played:
    """Play games of a teacher again."""
    name, seeds, games, words = task
    length, layout = VECTORS[name].length, layout_of(name)
    total = sum(map(len, games))
    vectors, viewers = np.zeros((total, length), np.uint8), np.zeros(total, np.uint8)
    shares, leads = np.zeros((total, layout.seats), np.float32), np.zeros((total, layout.seats), np.float32)
    said: list[bytes] = []
    counts: list[int] = []
    view, first = vectors.data.cast("B"), 0
    for seed, places in zip(seeds, games, strict=True):
        game = TABLES[name].table(name, seed).game
        row = Row(game.state, [True] * game.seats, [None] * game.seats, [None] * game.seats)
        row.run()
        for number, place in enumerate(places.tolist(), first):
            legal, sizes, seats = lists([row], words)
            observe([row], view[number * length : (number + 1) * length], length)
            viewers[number] = seats[0]
            said.append(legal)
            counts.append(sizes[0])
            row.play(place)
            row.run()
        outcome = game.state.outcome()
        ended = slice(first, first + len(places))
        shares[ended], leads[ended] = result(wholes(outcome["winners"]), wholes(outcome["points"]), layout.seats, layout.goal)
        first += len(places)
    return Played(
        vectors,
        viewers,
        np.frombuffer(b"".join(said), np.int32),
        np.array(counts, np.int32),
        np.concatenate(games).astype(np.int64),
        shares,
        leads,
    )


def result(winners: list[int], points: list[int], most: int, goal: float) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """The share of the win and the lead of each seat at the end. Who is off the track has reached the goal by winning."""
    shares, leads = np.zeros(most, np.float32), np.zeros(most, np.float32)
    shares[winners] = 1 / len(winners)
    reached = np.array([point if point >= 0 else goal * (seat in winners) for seat, point in enumerate(points)])
    leads[: len(points)] = (reached - (reached.sum() - reached) / (len(points) - 1)) / goal
    return shares, leads


@dataclass
class Portion:
    """Games on a device."""

    positions: Positions
    chosen: Tensor
    shares: Tensor
    leads: Tensor

    @classmethod
    def of(cls, game: str, played: Played, device: torch.device) -> Portion:
        positions = Positions.of(game, played.vectors, played.viewers, played.legal, played.counts, device)
        whose = positions.viewers, positions.seats
        return cls(
            positions,
            torch.from_numpy(played.chosen).to(device),
            relative(torch.from_numpy(played.shares).to(device), *whose),
            relative(torch.from_numpy(played.leads).to(device), *whose),
        )


def loss_of(network: Network, deeds: Deeds, portion: Portion, which: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """How far the network is from the teacher and from the outcomes; how far from the teacher alone; and how often it
    would choose the same."""
    part, _ = portion.positions.some(which)
    with autocast(which.device):
        opinion = part.asked(network, deeds)
    row = part.row
    logs = log_chances(opinion.logits, row, len(part))
    heads = part.counts.cumsum(0) - part.counts
    taken = logs[heads + portion.chosen[which]]
    top = torch.full((len(part),), -torch.inf, device=logs.device).scatter_reduce(0, row, logs.detach(), "amax")
    outcome = cross_entropy(opinion.chances, portion.shares[which])
    lead = lead_loss(opinion, portion.leads[which])
    apart = -taken.mean()
    loss = apart + OUTCOME * (outcome + lead) + DRIFT * opinion.logits.square().mean()
    return loss, apart, (taken >= top).float().mean()


def chunks(lessons: Lessons, words: list[bytes], together: int) -> Iterator[tuple[str, list[int], list[NDArray[np.uint16]], list[bytes]]]:
    games = np.split(lessons.places, np.cumsum(lessons.counts)[:-1])
    for first in range(0, len(games), together):
        yield lessons.game, lessons.seeds[first : first + together].tolist(), games[first : first + together], words


def imitate(
    network: Network, lessons: Lessons, words: list[bytes], minutes: float, pool: Pool, device: torch.device,
    tell: Callable[[dict[str, float]], None], seed: int = 1,
) -> None:  # fmt: skip
    """Learn from a teacher's games for so long; the last games are held out, and what does best there is kept."""
    deeds = Deeds(lessons.game, device)
    start = monotonic()
    portions = [
        Portion.of(lessons.game, played, device)
        for played in pool.imap(replayed, chunks(lessons, words, TOGETHER))
    ]
    held = max(1, int(HELD_OUT * len(portions)))
    learned, unseen = portions[:-held] or portions, portions[-held:]
    tell({"replayed": sum(len(portion.positions) for portion in portions), "seconds": monotonic() - start})
    optimizer = torch.optim.AdamW(network.parameters(), RATE, weight_decay=DECAY, fused=device.type == "cuda")
    dice, begun = Random(seed), monotonic()
    torch.manual_seed(seed)
    gone, epoch, least, kept = 0.0, 0, math.inf, copy.deepcopy(network.state_dict())
    while gone < 1:
        dice.shuffle(learned)
        for portion in learned:
            gone = (monotonic() - begun) / 60 / minutes
            if gone >= 1:
                break
            optimizer.param_groups[0]["lr"] = RATE * max(0.02, 1 - gone)
            order = torch.randperm(len(portion.positions), device=device)
            for first in range(0, len(order), PORTION):
                loss, _, _ = loss_of(network, deeds, portion, order[first : first + PORTION])
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(network.parameters(), 1.0)
                optimizer.step()
        epoch += 1
        found = judged(network, deeds, unseen, device)
        tell({"epoch": epoch, **found, "seconds": monotonic() - start})
        if found["unseen_loss"] < least:
            least, kept = found["unseen_loss"], copy.deepcopy(network.state_dict())
    network.load_state_dict(kept)


@torch.no_grad()
def judged(network: Network, deeds: Deeds, portions: list[Portion], device: torch.device) -> dict[str, float]:
    losses, same = [], []
    for portion in portions:
        for which in torch.arange(len(portion.positions), device=device).split(PORTION):
            _, apart, agreed = loss_of(network, deeds, portion, which)
            losses.append(apart.item())
            same.append(agreed.item())
    return {"unseen_loss": sum(losses) / len(losses), "unseen_agreement": sum(same) / len(same)}
