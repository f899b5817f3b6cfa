"""The environment in PettingZoo's parallel form, for libraries that support no other form.

Each agent gives an action in every cycle. Only the action of the agent that has to decide counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import SupportsIndex

from copse.envs.aec import GameEnv, Observation
from copse.envs.choices import Choices, Mask
from copse.envs.zoo import Box, Dict, NDArray, ParallelEnv, Space, np
from copse.kernel.errors import UnknownAction
from copse.kernel.tasks import Json

Infos = dict[str, dict[str, Json]]


class Together(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """The parallel form of an environment. Every agent is truncated after `max_cycles` cycles.

    With `idle`, there is one more action, which does nothing. It is the only legal one for agents that do not have to
    decide. Libraries need it that sample an action for every agent by its mask.
    """

    def __init__(self, table: GameEnv, max_cycles: int | None, idle: bool = False) -> None:
        self._table = table
        self.max_cycles = max_cycles
        self.metadata = {**table.metadata, "is_parallelizable": True}
        self.render_mode = table.render_mode
        self.possible_agents = table.possible_agents
        self.agents: list[str] = []
        self.state_space = table.state_space
        self._action_spaces, self._observation_spaces = self._spaces(len(table.vocabulary) + 1) if idle else ({}, {})

    def _spaces(self, count: int) -> tuple[dict[str, Choices], dict[str, Space[object]]]:
        """Return the spaces with the action that does nothing."""
        seen = Dict({"observation": self._table.vector_space, "action_mask": Box(0, 1, (count,), np.int8)})
        actions = {agent: Choices(count, partial(self._idle_mask, agent)) for agent in self.possible_agents}
        return actions, dict.fromkeys(self.possible_agents, seen)

    def observation_space(self, agent: str) -> Space[object]:
        return self._observation_spaces.get(agent) or self._table.observation_space(agent)

    def action_space(self, agent: str) -> Choices:
        return self._action_spaces.get(agent) or self._table.action_space(agent)

    def state(self) -> NDArray[np.uint8]:
        return self._table.state()

    def reset(
        self, seed: SupportsIndex | None = None, options: Mapping[str, Json] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self._table.reset(seed, options)
        self._cycles = 0
        self.agents = self._table.agents[:]
        return self._observations(), self._table.infos

    def step(
        self, actions: Mapping[str, SupportsIndex]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        asked = self._table.agent_selection
        if asked not in actions:
            raise UnknownAction(f"{asked} has to decide; its action is missing")
        self._table.step(actions[asked])
        self._cycles += 1
        truncations = dict.fromkeys(self.agents, self._cycles == self.max_cycles)
        results = self._observations(), self._table.rewards, self._table.terminations, truncations, self._table.infos
        if self._cycles == self.max_cycles or any(self._table.terminations.values()):
            self.agents = []
        return results

    def _observations(self) -> dict[str, Observation]:
        seen = {agent: self._table.observe(agent) for agent in self.agents}
        for agent in seen if self._action_spaces else ():
            seen[agent]["action_mask"] = self._idle_mask(agent)
        return seen

    def _idle_mask(self, agent: str) -> Mask:
        mask = self._table.mask(agent)
        return np.append(mask, np.int8(not mask.any()))

    def render(self) -> str | None:
        return self._table.render()

    def close(self) -> None:
        self._table.close()
