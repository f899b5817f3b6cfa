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
FAVOUR: Final = 0.15  # of a win beyond the equal share, by which a role is e times as likely to be left to others
MEMORY: Final = 0.005  # how much of what is known of a role one game changes
SURE: Final = 20.0  # what a point that an action falls short costs a heuristic: it hardly ever takes but the best


class League:
    """The networks by number: the learner as it plays, then, after the heuristic, which has none, past selves."""

    def __init__(self, learner: Network, seed: int, heuristics: bool = True) -> None:
        self.learner, self.heuristics = frozen(learner), heuristics
        self.past: list[Network] = []
        self._fare = np.zeros(len(learner.roles))
        self._lot = np.random.default_rng(seed)

    def remember(self, learner: Network) -> None:
        """Keep the learner of today as a past self; the oldest one leaves, and with it, its games change hands."""
        self.past = [*self.past, frozen(learner)][-PAST:]

    def update(self, learner: Network) -> None:
        self.learner.load_state_dict(learner.state_dict())

    def past_self(self, number: int) -> Network:
        return self.past[min(number - FIRST_PAST, len(self.past) - 1)]

    def note(self, role: int, gain: float) -> None:
        """By how much more than the equal share of the win the learner had in a role beside heuristics."""
        self._fare[role] += MEMORY * (gain - self._fare[role])

    def seat(self, roles: NDArray[np.int64]) -> NDArray[np.int64]:
        """Who sits where at new tables, by table and seat a number; `roles` says what is played there, below 0 where
        there is no seat. The learner keeps what it plays worst more often than what it plays best."""
        lot = self._lot
        who = np.zeros(roles.shape, np.int64)
        if not self.heuristics and not self.past:
            return who
        for table in np.flatnonzero(lot.random(len(roles)) >= ALL_SELVES).tolist():
            played, stranger = roles[table][roles[table] >= 0], HEURISTIC
            if self.past and not (self.heuristics and lot.random() < BY_HEURISTIC):
                stranger = FIRST_PAST + int(lot.integers(len(self.past)))
            leaving = np.argsort(-self._fare[played] / FAVOUR - lot.gumbel(size=len(played)))
            who[table, leaving[: int(lot.integers(1, len(played)))]] = stranger
        return who


def frozen(network: Network) -> Network:
    still = copy.deepcopy(network).eval()
    still.requires_grad_(False)
    return still
