"""The league: who plays at the tables of self-play. These are the learner, its past selves, and heuristics."""

from __future__ import annotations

import copy
from typing import Final

from copse.envs.zoo import NDArray, np
from copse.learn.network import Network

LEARNER, HEURISTIC = 0, 1
FIRST_PAST: Final = 2
PAST: Final = 2  # number of past selves
ALL_SELVES: Final = 0.35  # share of tables where all seats are the learner
BY_HEURISTIC: Final = 0.75  # share of the other tables where the others are heuristics
FAVOUR: Final = 0.15  # surplus of wins at which a role is e times as likely to be given away
MEMORY: Final = 0.005  # weight of one game in the average of a role
SURE: Final = 20.0  # how strongly heuristics prefer the best action


class League:
    """The networks by number: the learner, then the heuristic (which has no network), then past selves."""

    def __init__(self, learner: Network, seed: int, heuristics: bool = True) -> None:
        self.learner, self.heuristics = frozen(learner), heuristics
        self.past: list[Network] = []
        self._fare = np.zeros(len(learner.roles))
        self._generator = np.random.default_rng(seed)

    def remember(self, learner: Network) -> None:
        """Store the learner as a past self. The oldest past self is dropped, and its seats pass to the new one."""
        self.past = [*self.past, frozen(learner)][-PAST:]

    def update(self, learner: Network) -> None:
        self.learner.load_state_dict(learner.state_dict())

    def past_self(self, number: int) -> Network:
        return self.past[min(number - FIRST_PAST, len(self.past) - 1)]

    def note(self, role: int, gain: float) -> None:
        """Note the learner's surplus over the equal share of wins, in a role at a table with heuristics."""
        self._fare[role] += MEMORY * (gain - self._fare[role])

    def seat(self, roles: NDArray[np.int64]) -> NDArray[np.int64]:
        """Assign networks to the seats of new tables, as numbers by table and seat. `roles` has what each seat
        plays, and negative numbers for missing seats. The learner keeps its weak roles more often than its strong
        ones."""
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
