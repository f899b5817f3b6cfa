"""An agent of your own. It takes the action with the largest gain: points in Root, regions in Small World.

copse play root --agent examples/own_agent.py:Greedy
copse simulate smallworld -n 20 --seats examples/own_agent.py:Greedy,random
"""

from random import Random

from copse.agents import Observation
from copse.kernel.actions import Action
from copse.smallworld.world import World


class Greedy:
    def __init__(self, seed: int) -> None:
        self.lots = Random(seed)

    def choose(self, observation: Observation) -> Action:
        return max(observation.actions, key=lambda action: (worth(observation, action), self.lots.random()))


def worth(observation: Observation, action: Action) -> int:
    game = observation.imagine(seed=1)  # hidden information is guessed; the rest is known
    game.apply(action)
    state, seat = game.state, observation.seat
    if isinstance(state, World):
        return sum(land.bit_count() for land, owner in zip(state.land, state.owner, strict=True) if owner == seat)
    return state.marker(seat) or 0  # None if the marker has left the score track
