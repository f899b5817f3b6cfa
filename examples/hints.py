"""A player who follows every hint of the page. To see how often such a player beats the default opponent:

copse simulate smallworld -n 200 --seats examples/hints.py:Hints,casual,casual,casual
"""

from __future__ import annotations

from copse.agents import Observation
from copse.agents.analysis import hint
from copse.kernel.actions import Action


class Hints:
    def choose(self, observation: Observation) -> Action:
        if len(observation.actions) == 1:
            return observation.actions[0]
        return hint(observation).best[0].action
