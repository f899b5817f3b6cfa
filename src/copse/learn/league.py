"""The league: the players of self-play. They are the learner, its past selves, and heuristics."""

from __future__ import annotations

import copy
from typing import Final

from copse.envs.zoo import NDArray, np
from copse.learn.network import Network

LEARNER, HEURISTIC = 0, 1
FIRST_PAST: Final = 2
PAST: Final = 2  # number of past selves
ALL_SELVES: Final = 0.35  # share of tables where the learner has all seats
BY_HEURISTIC: Final = 0.75  # share of the other tables where heuristics have the other seats
FAVOUR: Final = 0.15  # surplus of wins at which a role is given to another player e times as often
MEMORY: Final = 0.005  # weight of one game in the average of a role
SURE: Final = 20.0  # the preference of heuristics for the best action


class League:
    """The networks by number: the learner, the heuristic (which has no network), and past selves."""

    def __init__(self, learner: Network, seed: int, heuristics: bool = True) -> None:
        self.learner, self.heuristics = frozen(learner), heuristics
        self.past: list[Network] = []
        self._fare = np.zeros(len(learner.roles))
        self._generator = np.random.default_rng(seed)

    def remember(self, learner: Network) -> None:
        """Store the learner as a past self.

        If there are too many, remove the oldest one. The new one takes over its seats.
        """
        self.past = [*self.past, frozen(learner)][-PAST:]

    def update(self, learner: Network) -> None:
        self.learner.load_state_dict(learner.state_dict())

    def past_self(self, number: int) -> Network:
        return self.past[min(number - FIRST_PAST, len(self.past) - 1)]

    def note(self, role: int, gain: float) -> None:
        """Update a role's average surplus of wins for the learner.

        In a league with heuristics, only tables with heuristics count.
        """
        self._fare[role] += MEMORY * (gain - self._fare[role])

    def seat(self, roles: NDArray[np.int64]) -> NDArray[np.int64]:
        """Assign networks to the seats of new tables. Return their numbers by table and seat.

        `roles` has the role of each seat, and negative numbers for missing seats. The learner keeps its weak roles more
        often than its strong ones.
        """
        generator = self._generator
        who = np.zeros(roles.shape, np.int64)
        if not self.heuristics and not self.past:
            return who
        for table in np.flatnonzero(generator.random(len(roles)) >= ALL_SELVES).tolist():
            played, stranger = roles[table][roles[table] >= 0], HEURISTIC
            if self.past and not (self.heuristics and generator.random() < BY_HEURISTIC):
                stranger = FIRST_PAST + int(generator.integers(len(self.past)))
            leaving = np.argsort(-self._fare[played] / FAVOUR - generator.gumbel(size=len(played)))
            who[table, leaving[: int(generator.integers(1, len(played)))]] = stranger
        return who


def frozen(network: Network) -> Network:
    still = copy.deepcopy(network).eval()
    still.requires_grad_(False)
    return still
