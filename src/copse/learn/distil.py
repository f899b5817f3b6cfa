"""Distillation: a network learns to decide without one-step features as another one does with them.

Both play the games of self-play. For every position, the pupil learns the teacher's policy, chances and leads.
"""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn.functional import cross_entropy

from copse.envs.batch import Batch
from copse.learn.improvement import CHANCES, LEADS
from copse.learn.network import NEVER, Network, Opinion, best, lead_loss, log_chances
from copse.learn.positions import Deeds, Positions, autocast
from copse.learn.run import TOLD_EVERY, Run, batches
from copse.learn.settings import Settings

KEPT: Final = 512  # steps of half of the games; each step gives a position of every game
UPDATES: Final = 4  # optimizer steps for each new step of half of the games


class Shown(NamedTuple):
    """Positions without one-step features, and the teacher's opinion with them."""

    positions: Positions
    opinion: Opinion


def distil(run: Run, file: Path, minutes: float, settings: Settings, begun: float | None = None) -> None:
    """Teach the network of a run what an exported network does. The learning rate decays to zero.

    The minutes count from `begun`, by default from now.
    """
    from copse.learn.export import begin_with  # needs onnx, which training alone does not

    teacher = Network(run.game, run.network.size).to(run.device).eval()
    begin_with(teacher, file)
    deeds, shown, told = Deeds(run.game, run.device), deque[Shown](maxlen=KEPT), list[Tensor]()
    last = monotonic()
    start = last if begun is None else begun
    with batches(run.game, replace(settings, plain=False), run.progress.rollouts) as both:
        for batch in both:
            show(run, teacher, batch, deeds, shown)
        while (gone := (monotonic() - start) / 60 / minutes) < 1:
            run.progress.rollouts += 1
            run.step_rate(settings, 1 - gone)
            for batch in both:
                batch.receive()
                show(run, teacher, batch, deeds, shown)
                told += [imitate(run, deeds, shown) for _ in range(UPDATES)]
            if monotonic() - last > TOLD_EVERY:
                run.tell({"distilled": gone, **named(told)})
                last, told = monotonic(), []
    run.finish_distilling()


def show(run: Run, teacher: Network, batch: Batch, deeds: Deeds, shown: deque[Shown]) -> None:
    """Remember the teacher's opinion of every row, and send a choice for each.

    The teacher chooses in every other row. In the others the pupil does, so that it learns from positions that it
    reaches itself.
    """
    positions = Positions.of(run.game, batch, run.device)
    plain = replace(positions, shortfall=torch.zeros_like(positions.shortfall))
    with torch.no_grad(), autocast(run.device):
        opinion = positions.asked(teacher, deeds)
        row, count = positions.row, len(positions)
        logits = torch.where(row % 2 == 0, opinion.logits, plain.asked(run.network, deeds).logits)
    shown.append(Shown(plain, opinion))
    place = best(logits - torch.empty_like(logits).exponential_().log(), row, count)
    batch.send(positions.legal[place].cpu().numpy())


def imitate(run: Run, deeds: Deeds, shown: deque[Shown]) -> Tensor:
    """Make one optimizer step towards the teacher. Return the distances of the policy, the chances and the leads."""
    positions, wanted = shown[int(torch.randint(len(shown), ()))]
    row, count = positions.row, len(positions)
    with autocast(run.device):
        opinion = positions.asked(run.network, deeds)
    likely = log_chances(wanted.logits, row, count)
    policy = (likely.exp() * (likely - log_chances(opinion.logits, row, count))).sum() / count
    chances = cross_entropy(opinion.chances, wanted.chances.masked_fill(wanted.chances <= NEVER, -torch.inf).softmax(1))
    leads = lead_loss(opinion, wanted.leads)
    run.optimizer.zero_grad()
    (policy + CHANCES * chances + LEADS * leads).backward()
    nn.utils.clip_grad_norm_(run.network.parameters(), 1.0)
    run.optimizer.step()
    return torch.stack([policy, chances, leads]).detach()


def named(told: list[Tensor]) -> dict[str, object]:
    """Return the averages of the distances by name."""
    return dict(zip(("policy", "chances", "leads"), torch.stack(told).mean(0).tolist(), strict=True))
