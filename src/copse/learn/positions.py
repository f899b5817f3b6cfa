"""Positions with what is legal in them, as tensors: what a network is asked about, in play and when it learns."""

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
    """The features of all actions as every seat of every table sees them, on one device."""

    def __init__(self, game: str, device: torch.device) -> None:
        layout = layout_of(game)
        tables = [turned(game, viewer, seats) for seats in range(2, layout.seats + 1) for viewer in range(seats)]
        self._tables = torch.from_numpy(np.stack(tables)).to(device)

    def __call__(self, seats: Tensor, viewers: Tensor, numbers: Tensor) -> Tensor:
        """Of each action, by the number of seats at its table and the seat that sees it."""
        return self._tables[seats * (seats - 1) // 2 - 1 + viewers, numbers]


@dataclass
class Positions:
    """`vectors`: a position a row; `seats`: how many play there; `viewers`: who decides. The legal actions of a
    position follow each other in `legal`, and how far each falls short of the best in `shortfall`, zeros if that is not
    told; `counts` says how many there are."""

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
        """For each legal action its position."""
        return torch.arange(len(self), device=self.counts.device).repeat_interleave(
            self.counts, output_size=len(self.legal)
        )

    def some(self, which: Tensor) -> tuple[Positions, Tensor]:
        """Some of the positions, and where their legal actions stand among those of all."""
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
        """What a network thinks of them."""
        row = self.row
        features = deeds(self.seats[row], self.viewers[row], self.legal.long())
        opinion: Opinion = network(self.vectors, features, self.shortfall, row)
        return opinion


def moved(array: NDArray[np.uint8] | NDArray[np.int32] | NDArray[np.float32], device: torch.device) -> Tensor:
    """A copy: the arrays of a batch are written anew by every step."""
    tensor = torch.from_numpy(array)
    return tensor.clone() if device.type == "cpu" else tensor.to(device)


def absolute(figures: Tensor, viewers: Tensor, seats: Tensor) -> Tensor:
    """Figures of seats that stand in the order of who looks, by the number of each seat instead."""
    number = torch.arange(figures.shape[1], device=figures.device)[None]
    place = torch.where(number < seats[:, None], (number - viewers[:, None]) % seats[:, None], number)
    return figures.gather(1, place)


def relative(figures: Tensor, viewers: Tensor, seats: Tensor) -> Tensor:
    """The other way round."""
    number = torch.arange(figures.shape[1], device=figures.device)[None]
    place = torch.where(number < seats[:, None], (number + viewers[:, None]) % seats[:, None], number)
    return figures.gather(1, place)


def autocast(device: torch.device) -> torch.autocast:
    """Half precision on a card; a processor gains nothing by it."""
    return torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda")
