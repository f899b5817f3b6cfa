"""The network. Its input is a position as the deciding seat sees it, and the legal actions.

Each action has features and a shortfall, which is its distance from the best action by the game's evaluation. The
output is a logit for each legal action, and a chance to win and an expected final lead for each seat. At first, the
logits depend only on the shortfall. The lead is a learning signal before the first wins.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn.functional import huber_loss, relu, softplus

from copse.agents.heuristic import HOPELESS
from copse.learn.layout import Layout, layout_of

NEVER: Final = -1e4  # logit of a missing seat
AMOUNT: Final = 8.0  # divisor of the amounts of actions
STEEP: Final = 4.0  # initial cost of one point of shortfall


@dataclass(frozen=True)
class Size:
    """The size of a network."""

    width: int = 448
    local: int = 64
    action: int = 128
    blocks: int = 2


class Opinion(NamedTuple):
    """The output for each position.

    It has the logits of the seats' chances and their expected leads, from the deciding seat on, and a logit for each
    legal action.
    """

    chances: Tensor
    leads: Tensor
    logits: Tensor


class Block(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm, self.inner, self.outer = nn.LayerNorm(width), nn.Linear(width, width), nn.Linear(width, width)
        nn.init.zeros_(self.outer.weight)

    def forward(self, x: Tensor) -> Tensor:
        widened: Tensor = x + self.outer(relu(self.inner(self.norm(x))))
        return widened


class Network(nn.Module):
    scale: Tensor
    local: Tensor
    near: Tensor
    plays: Tensor
    points: Tensor
    roles: Tensor
    feature_scale: Tensor

    def __init__(self, game: str, size: Size | None = None) -> None:
        super().__init__()
        layout, size = layout_of(game), size or Size()
        self.layout: Layout = layout
        self.size = size
        self.places = len(layout.local)
        for name, values in (
            ("scale", torch.from_numpy(layout.scale)),
            ("local", torch.from_numpy(layout.local)),
            ("near", torch.from_numpy(layout.near)),
            ("plays", torch.from_numpy(layout.plays)),
            ("points", torch.from_numpy(layout.points)),
            ("roles", torch.from_numpy(layout.roles[0])),
            ("feature_scale", feature_scale(game)),
        ):
            self.register_buffer(name, values, persistent=False)
        channels, width, local, action = layout.local.shape[1], size.width, size.local, size.action
        self.whole = nn.Linear(layout.length, width)
        self.spot, self.spot_id = nn.Linear(channels, local), nn.Parameter(torch.randn(self.places, local) * 0.1)
        self.spot_whole = nn.Linear(width, local)
        self.around = nn.ModuleList([nn.Linear(2 * local, local) for _ in range(2)])
        self.pooled = nn.Linear(2 * local, width)
        self.blocks = nn.ModuleList([Block(width) for _ in range(size.blocks)])
        self.norm = nn.LayerNorm(width)
        self.chances, self.leads = nn.Linear(width, layout.seats), nn.Linear(width, layout.seats)
        self.deed = nn.Linear(layout.features, action)
        self.asked = nn.Linear(width, action)
        self.deed_more = nn.Linear(action, action)
        self.deed_at = nn.ModuleList([nn.Linear(local, action, bias=False) for _ in layout.named])
        self.mixed = nn.Linear(action, action)
        self.score = nn.Linear(action, 1, bias=False)
        self.wish = nn.Linear(width, action)
        self.short = nn.Linear(2, action, bias=False)
        self.steep = nn.Linear(width, 1)
        for small in (self.chances, self.leads, self.score, self.wish, self.steep):
            nn.init.normal_(small.weight, std=0.01)
        nn.init.constant_(self.steep.bias, math.log(math.expm1(STEEP)))

    def forward(self, vector: Tensor, features: Tensor, shortfall: Tensor, row: Tensor) -> Opinion:
        """Evaluate positions.

        `vector` has a row for each position. `features` and `shortfall` have a row for each action, and `row` gives its
        position.
        """
        figures = nn.functional.pad(vector.to(self.scale.dtype), (0, 1))
        scaled = figures[:, :-1] * self.scale
        whole = relu(self.whole(scaled))
        spots = (nn.functional.pad(scaled, (0, 1)))[:, self.local.flatten()].view(-1, *self.local.shape)
        near = figures[:, self.near.flatten()].view(-1, *self.near.shape)
        near = near / (near.sum(2, keepdim=True) + 1)
        spot = relu(self.spot(spots) + self.spot_id + self.spot_whole(whole)[:, None])
        for around in self.around:
            spot = spot + relu(around(torch.cat([spot, near @ spot], 2)))
        whole = whole + self.pooled(torch.cat([spot.mean(1), spot.amax(1)], 1))
        for block in self.blocks:
            whole = block(whole)
        whole = self.norm(whole)

        there = figures[:, self.plays.flatten()].view(-1, *self.plays.shape).amax(2) > 0
        chances = torch.where(there, self.chances(whole).float(), NEVER)
        leads = torch.where(there, self.lead_now(figures.float(), there) + self.leads(whole).float(), 0.0)

        seen = features.to(self.scale.dtype) * self.feature_scale
        short = torch.stack([shortfall / HOPELESS, torch.exp(-shortfall)], 1)
        deed = relu(self.deed(seen) + self.short(short))
        mixed = self.deed_more(deed) + self.asked(whole)[row]
        ground = nn.functional.pad(spot, (0, 0, 1, 0)).reshape(-1, self.size.local)
        for group, at in zip(self.layout.named, self.deed_at, strict=True):
            named = seen[:, group.places]
            place = named.argmax(1) + self.layout.offset
            mixed = mixed + at(ground[row * (self.places + 1) + place]) * named.amax(1, keepdim=True)
        mixed = relu(mixed)
        mixed = mixed + relu(self.mixed(mixed))
        # In full precision, because small differences of logits matter.
        scores = (mixed.float() * self.score.weight[0]).sum(1) + (self.wish(whole)[row].float() * deed.float()).sum(1)
        steep = softplus(self.steep(whole).float())[row, 0]
        return Opinion(chances, leads, scores - steep * shortfall)

    def role(self, vector: Tensor) -> Tensor:
        """Return the role of the deciding seat as a number."""
        return vector[:, self.roles].argmax(1)

    def lead_now(self, figures: Tensor, there: Tensor) -> Tensor:
        """Return each seat's lead over the average of the others, relative to the points needed to win."""
        points = figures[:, self.points] * there
        others = (there.sum(1, keepdim=True) - 1).clamp(min=1)
        mean = (points.sum(1, keepdim=True) - points) / others
        return (points - mean) / self.layout.goal


def lead_loss(opinion: Opinion, leads: Tensor) -> Tensor:
    """Return the error of the expected leads over the existing seats."""
    there = (opinion.chances > NEVER).float()
    return (huber_loss(opinion.leads, leads, reduction="none") * there).sum() / there.sum()


def feature_scale(game: str) -> Tensor:
    from copse.vectors.features import columns
    from copse.vectors.traits import AMOUNT as NAME

    groups = columns(game)
    scale = torch.ones(groups[-1].places.stop)
    for group in groups:
        if group.name == NAME:
            scale[group.places] = 1 / AMOUNT
    return scale


def log_chances(logits: Tensor, row: Tensor, count: int) -> Tensor:
    """Return the log-probability of each legal action within its position."""
    best = torch.full((count,), -torch.inf, device=logits.device).scatter_reduce(0, row, logits.detach(), "amax")
    above = logits - best[row]
    return above - torch.zeros(count, device=logits.device).scatter_add(0, row, above.exp()).log()[row]


def best(figures: Tensor, row: Tensor, count: int) -> Tensor:
    """Return the index of the largest value in each position. If there are several, return the last one."""
    top = torch.full((count,), -torch.inf, device=figures.device).scatter_reduce(0, row, figures, "amax")
    places = torch.arange(len(figures), device=figures.device)
    return torch.zeros(count, dtype=torch.int64, device=figures.device).scatter_reduce(
        0, row, torch.where(figures == top[row], places, 0), "amax"
    )
