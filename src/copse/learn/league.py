"""Who sits at the tables of self-play: the network that learns, the learner as it was at earlier times, and whoever
plays by the evaluation of the game alone."""

from __future__ import annotations

import copy
from typing import Final

from copse.envs.zoo import NDArray, np
from copse.learn.network import Network

LEARNER, HEURISTIC = 0, 1
FIRST_PAST: Final = 2
PAST: Final = 2  # earlier selves that are kept
ALL_SELVES: Final = 0.35  # of the tables at which everyone is the learner
BY_HEURISTIC: Final = 0.75  # of the other tables at which the others play by the evaluation
SURE: Final = 20.0  # what a point that an action falls short costs a heuristic: it hardly ever takes but the best


class League:
    """The networks by number: the learner as it plays, then, after the heuristic, which has none, past selves."""

    def __init__(self, learner: Network, seed: int, heuristics: bool = True) -> None:
        self.learner, self.heuristics = frozen(learner), heuristics
        self.past: list[Network] = []
        self._lot = np.random.default_rng(seed)

    def remember(self, learner: Network) -> None:
        """Keep the learner of today as a past self; the oldest one leaves, and with it, its games change hands."""
        self.past = [*self.past, frozen(learner)][-PAST:]

    def update(self, learner: Network) -> None:
        self.learner.load_state_dict(learner.state_dict())

    def past_self(self, number: int) -> Network:
        return self.past[min(number - FIRST_PAST, len(self.past) - 1)]

    def seat(self, tables: int, seats: NDArray[np.int64], most: int) -> NDArray[np.int64]:
        """Who sits where at new tables: by table and seat a number."""
        lot = self._lot
        who = np.zeros((tables, most), np.int64)
        if not self.heuristics and not self.past:
            return who
        for table in np.flatnonzero(lot.random(tables) >= ALL_SELVES).tolist():
            count, stranger = int(seats[table]), HEURISTIC
            if self.past and not (self.heuristics and lot.random() < BY_HEURISTIC):
                stranger = FIRST_PAST + int(lot.integers(len(self.past)))
            who[table, lot.permutation(count)[: int(lot.integers(1, count))]] = stranger
        return who


def frozen(network: Network) -> Network:
    still = copy.deepcopy(network).eval()
    still.requires_grad_(False)
    return still
