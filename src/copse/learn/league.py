"""Who sits at the tables of self-play: the network that learns, the clone of a teacher, and the learner as it was at
earlier times."""

from __future__ import annotations

import copy
from typing import Final

import torch
from torch import Tensor

from copse.envs.zoo import NDArray, np
from copse.learn.network import Network

LEARNER, CLONE = 0, 1
PAST: Final = 2  # earlier selves that are kept
ALL_SELVES: Final = 0.4  # of the tables at which everyone is the learner
BY_CLONE: Final = 0.7  # of the other tables at which the others are the clone, if there is one
STEADY: Final = 0.4  # the temperature of a clone: its teacher takes what is best, so it wavers little


class League:
    """The networks by number: the learner as it plays, the clone if there is one, then past selves."""

    def __init__(self, learner: Network, clone: Network | None, seed: int) -> None:
        self.learner = frozen(learner)
        self.clone = clone
        self.past: list[Network] = []
        self._lot = np.random.default_rng(seed)

    def remember(self, learner: Network) -> None:
        """Keep the learner of today as a past self; the oldest one leaves, and with it, its games change hands."""
        self.past = [*self.past, frozen(learner)][-PAST:]

    def update(self, learner: Network) -> None:
        self.learner.load_state_dict(learner.state_dict())

    def member(self, number: int) -> Network:
        if number == LEARNER:
            return self.learner
        if number == CLONE and self.clone is not None:
            return self.clone
        return self.past[min(number - 2, len(self.past) - 1)]

    def seat(self, tables: int, seats: NDArray[np.int64], most: int) -> NDArray[np.int64]:
        """Who sits where at new tables: by table and seat the number of a network."""
        lot = self._lot
        who = np.zeros((tables, most), np.int64)
        others = [*([CLONE] if self.clone else []), *(2 + number for number in range(len(self.past)))]
        if not others:
            return who
        for table in np.flatnonzero(lot.random(tables) >= ALL_SELVES).tolist():
            count = int(seats[table])
            first = others[0] if lot.random() < BY_CLONE else others[int(lot.integers(len(others)))]
            strangers = int(lot.integers(1, count))
            who[table, lot.permutation(count)[:strangers]] = first
        return who


def frozen(network: Network) -> Network:
    still = copy.deepcopy(network).eval()
    still.requires_grad_(False)
    return still


def temperature(number: Tensor) -> Tensor:
    """How much each network wavers."""
    return torch.where(number == CLONE, STEADY, 1.0)
