"""A small program as a user writes it: mypy and pyright check it against an installed Copse (tools/release.py)."""

from __future__ import annotations

import copse
from copse.agents import Observation, make, observe


class First:
    """An agent that takes the first legal action."""

    def choose(self, observation: Observation) -> copse.Action:
        return observation.actions[0]


def winners(seed: int) -> list[int]:
    """Play a game between this agent and a heuristic, and return the winning seats."""
    game = copse.new("smallworld", players=2, seed=seed)
    agents = [First(), make("heuristic", seed)]
    while not game.over:
        seen = observe(game)
        try:
            game.apply(agents[seen.seat].choose(seen))
        except copse.IllegalAction as error:
            print(error.why)
    outcome: copse.GameOutcome = game.outcome
    return outcome["winners"]


if __name__ == "__main__":
    print(winners(1))
