"""The learning step: proximal policy optimisation.

Choices with better results than expected become more likely. Expectations move towards the results.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from time import monotonic
from typing import Final

import torch
from torch import Tensor, nn
from torch.nn.functional import cross_entropy

from copse.learn.lessons import Lessons
from copse.learn.network import STEEP, Network, lead_loss, log_chances
from copse.learn.positions import Deeds, Positions, autocast, relative
from copse.learn.selfplay import Rollout

TRACE: Final = 0.985  # discount of later expectations, for each choice of any seat
CLIP: Final = 0.2
EPOCHS: Final = 3
CHANCES, LEADS = 0.5, 0.5  # weights of the two value losses
LEAST_SPREAD: Final = 0.1  # lower limit of a role's spread, as a share of the spread of all roles
PLAYED_TO_TAUGHT: Final = 4  # positions from self-play for each position from a lesson
DRIFT: Final = 1e-4  # cost of logits that grow together, because only their differences matter


@dataclass(frozen=True)
class Weights:
    """The weights of the loss.

    They are for the final lead relative to the win, the values, the entropy bonus, the distance from the game's
    evaluation, and the distance from the search in lessons.
    """

    lead: float
    choices: float
    entropy: float
    anchor: float
    lessons: float


@dataclass
class Batchful:
    """All positions of some rollouts with their training targets."""

    positions: Positions
    chosen: Tensor
    log_chance: Tensor
    learns: Tensor
    advantage: Tensor
    chances: Tensor
    leads: Tensor


def digest(rollout: Rollout, lead: float) -> Batchful:
    """Compute the advantage of each choice, backwards from later values with decreasing weights."""
    chances, leads = rollout.chances, rollout.leads
    later_chances, later_leads = chances, leads
    goals: list[tuple[Tensor, Tensor]] = []
    for seen in reversed(rollout.steps):
        done = seen.done[:, None]
        next_chances = torch.where(done, seen.shares, TRACE * later_chances + (1 - TRACE) * chances)
        next_leads = torch.where(done, seen.final_leads, TRACE * later_leads + (1 - TRACE) * leads)
        goals.append((next_chances, next_leads))
        chances, leads, later_chances, later_leads = seen.chances, seen.leads, next_chances, next_leads
    goals.reverse()
    surprises = [
        (goal[0] - seen.chances + lead * (goal[1] - seen.leads)).gather(1, seen.positions.viewers[:, None])[:, 0]
        for seen, goal in zip(rollout.steps, goals, strict=True)
    ]
    steps = rollout.steps
    whose = torch.cat([seen.positions.viewers for seen in steps]), torch.cat([seen.positions.seats for seen in steps])
    positions = Positions(
        torch.cat([seen.positions.vectors for seen in steps]),
        whose[1],
        whose[0],
        torch.cat([seen.positions.legal for seen in steps]),
        torch.cat([seen.positions.shortfall for seen in steps]),
        torch.cat([seen.positions.counts for seen in steps]),
    )
    return Batchful(
        positions,
        torch.cat([seen.chosen for seen in steps]),
        torch.cat([seen.log_chance for seen in steps]),
        torch.cat([seen.learns for seen in steps]),
        torch.cat(surprises),
        relative(torch.cat([goal[0] for goal in goals]), *whose),
        relative(torch.cat([goal[1] for goal in goals]), *whose),
    )


def improve(
    network: Network, optimizer: torch.optim.Optimizer, batchfuls: list[Batchful], deeds: Deeds, weights: Weights,
    portion: int, lessons: Lessons | None = None, end: float = inf,
) -> dict[str, float]:  # fmt: skip
    """Train some passes over the rollouts, mixed with lessons, or one step or more until the time `end`.

    Returns the losses by name.
    """
    device = batchfuls[0].advantage.device
    told, taught = torch.zeros(6, device=device), torch.zeros((), device=device)
    spreads = spreads_of(network, batchfuls)
    for count, (batchful, which) in enumerate(portions_of(batchfuls, portion), 1):  # noqa: B007
        losses = loss_of(network, batchful, which, deeds, weights, spreads)
        total = losses[0]
        if lessons is not None and weights.lessons > 0:
            apart = lessons.loss(network, deeds, max(1, portion // PLAYED_TO_TAUGHT))
            total, taught = total + weights.lessons * apart, taught + apart.detach()
        optimizer.zero_grad()
        total.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()
        told += losses.detach()
        if monotonic() >= end:
            break
    names = ("loss", "entropy", "divergence", "clipped", "chances", "leads", "lessons")
    return dict(zip(names, (torch.cat([told, taught[None]]) / count).tolist(), strict=True))


def portions_of(batchfuls: list[Batchful], portion: int) -> Iterator[tuple[Batchful, Tensor]]:
    """Yield some passes over the rollouts: random batches of this size, each with its rollout."""
    for _ in range(EPOCHS):
        for batchful in batchfuls:
            order = torch.randperm(len(batchful.positions), device=batchful.advantage.device)
            yield from ((batchful, which) for which in order.split(portion))


def spreads_of(network: Network, batchfuls: list[Batchful]) -> Tensor:
    """Return the standard deviation of the advantages by role.

    A role that seldom wins has small advantages. Without this scale it would learn little beside a role that often
    wins.
    """
    learned = torch.cat([batchful.advantage[batchful.learns] for batchful in batchfuls]).square()
    roles = torch.cat([network.role(batchful.positions.vectors[batchful.learns]) for batchful in batchfuls])
    count = torch.zeros(len(network.roles), device=learned.device)
    total = count.scatter_add(0, roles, learned)
    count = count.scatter_add(0, roles, torch.ones_like(learned))
    least = LEAST_SPREAD**2 * learned.mean() if len(learned) else 0.0
    return (torch.maximum(total / count.clamp(min=1), least + torch.zeros_like(total)) + 1e-12).sqrt()


def loss_of(
    network: Network, batchful: Batchful, which: Tensor, deeds: Deeds, weights: Weights, spreads: Tensor,
) -> Tensor:  # fmt: skip
    part, _ = batchful.positions.some(which)
    row, size = part.row, len(part)
    with autocast(which.device):
        opinion = part.asked(network, deeds)
    logs = log_chances(opinion.logits, row, size)
    heads = part.counts.cumsum(0) - part.counts
    learns = batchful.learns[which].float()
    mine = learns.sum().clamp(min=1)
    surprise = batchful.advantage[which] / spreads[network.role(part.vectors)]
    change = logs[heads + batchful.chosen[which]] - batchful.log_chance[which]
    ratio = torch.where(learns > 0, change, 0.0).exp()
    gain = torch.min(ratio * surprise, ratio.clamp(1 - CLIP, 1 + CLIP) * surprise)
    entropy = torch.zeros(size, device=logs.device).scatter_add(0, row, -logs.exp() * logs)
    chances = cross_entropy(opinion.chances, batchful.chances[which])
    leads = lead_loss(opinion, batchful.leads[which])
    loss = -weights.choices * (gain * learns).sum() / mine - weights.entropy * (entropy * learns).sum() / mine
    loss = loss + CHANCES * chances + LEADS * leads + DRIFT * (opinion.logits - logs).square().mean()
    if weights.anchor > 0:
        theirs = log_chances(-STEEP * part.shortfall, row, size).exp()
        apart = torch.zeros(size, device=logs.device).scatter_add(0, row, -theirs * logs)
        loss = loss + weights.anchor * (apart * learns).sum() / mine
    clipped = ((ratio - 1).abs() > CLIP).float()
    divergence = ratio - 1 - torch.where(learns > 0, change, 0.0)
    figures = [
        loss,
        (entropy * learns).sum() / mine,
        (divergence * learns).sum() / mine,
        (clipped * learns).sum() / mine,
        chances,
        leads,
    ]
    return torch.stack(figures)
