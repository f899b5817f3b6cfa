"""Positions and their legal actions as tensors: the input of a network in play and in training."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

import torch
from torch import Tensor

from copse.agents.evaluators import Rows
from copse.envs.zoo import NDArray, np
from copse.learn.layout import layout_of
from copse.learn.network import Network, Opinion
from copse.vectors.features import turned


class Deeds:
    """The features of all actions on one device, for every seat and every number of seats."""

    def __init__(self, game: str, device: torch.device) -> None:
        layout = layout_of(game)
        tables = [turned(game, viewer, seats) for seats in range(2, layout.seats + 1) for viewer in range(seats)]
        self._tables = torch.from_numpy(np.stack(tables)).to(device)

    def __call__(self, seats: Tensor, viewers: Tensor, numbers: Tensor) -> Tensor:
        """Return the features of actions, given the number of seats at the table and the seat that sees them."""
        return self._tables[seats * (seats - 1) // 2 - 1 + viewers, numbers]


@dataclass
class Positions:
    """A batch of positions.

    `vectors` has a row for each position. `seats` has the numbers of players, and `viewers` the deciding seats. `legal`
    has the legal actions of all positions in sequence, and `counts` their number for each position. `shortfall` has the
    distance of each action from the best one, or zeros if it is unknown.
    """

    vectors: Tensor
    seats: Tensor
    viewers: Tensor
    legal: Tensor
    shortfall: Tensor
    counts: Tensor

    @classmethod
    def of(cls, game: str, batch: Rows, device: torch.device) -> Self:
        on_device = moved(batch.observation, device)
        plays = torch.from_numpy(layout_of(game).plays).to(device)
        seats = (on_device[:, plays.flatten()].view(len(on_device), *plays.shape).amax(2) > 0).sum(1)
        return cls(
            on_device,
            seats,
            moved(batch.seat, device).long(),
            moved(batch.legal, device),
            moved(batch.shortfall if len(batch.shortfall) else np.zeros(len(batch.legal), np.float32), device),
            moved(np.diff(batch.offset), device).long(),
        )

    def __len__(self) -> int:
        return len(self.vectors)

    @property
    def row(self) -> Tensor:
        """Return the position of each legal action."""
        return torch.arange(len(self), device=self.counts.device).repeat_interleave(
            self.counts, output_size=len(self.legal)
        )

    def some(self, which: Tensor) -> tuple[Positions, Tensor]:
        """Return some of the positions, and the indices of their legal actions."""
        counts = self.counts[which]
        heads = counts.cumsum(0) - counts
        row = torch.arange(len(which), device=which.device).repeat_interleave(counts)
        starts = self.counts.cumsum(0) - self.counts
        where = starts[which][row] + torch.arange(len(row), device=which.device) - heads[row]
        part = Positions(
            self.vectors[which],
            self.seats[which],
            self.viewers[which],
            self.legal[where],
            self.shortfall[where],
            counts,
        )
        return part, where

    def asked(self, network: Network, deeds: Deeds) -> Opinion:
        """Return the opinion of a network."""
        row = self.row
        features = deeds(self.seats[row], self.viewers[row], self.legal.long())
        opinion: Opinion = network(self.vectors, features, self.shortfall, row)
        return opinion


def moved(array: NDArray[np.uint8] | NDArray[np.int32] | NDArray[np.float32], device: torch.device) -> Tensor:
    """Return a copy on a device. It must be a copy, because every step of a batch overwrites its arrays."""
    tensor = torch.from_numpy(array)
    return tensor.clone() if device.type == "cpu" else tensor.to(device)


def absolute(figures: Tensor, viewers: Tensor, seats: Tensor) -> Tensor:
    """Reorder seats from the viewer's order to the order of their numbers."""
    number = torch.arange(figures.shape[1], device=figures.device)[None]
    place = torch.where(number < seats[:, None], (number - viewers[:, None]) % seats[:, None], number)
    return figures.gather(1, place)


def relative(figures: Tensor, viewers: Tensor, seats: Tensor) -> Tensor:
    """Reorder seats from the order of their numbers to the viewer's order."""
    number = torch.arange(figures.shape[1], device=figures.device)[None]
    place = torch.where(number < seats[:, None], (number + viewers[:, None]) % seats[:, None], number)
    return figures.gather(1, place)


def autocast(device: torch.device) -> torch.autocast:
    """Return a context with half precision on a graphics card. On a CPU it has no effect."""
    return torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda")
