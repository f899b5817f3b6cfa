"""The environment in PettingZoo's parallel form, for libraries that support no other form.

Each agent gives an action in every cycle. Only the action of the agent that has to decide counts.
"""

from __future__ import annotations

from collections.abc import Mapping

from copse.envs.aec import Choices, GameEnv, Observation
from copse.envs.zoo import ParallelEnv, Space, np
from copse.kernel.errors import UnknownAction
from copse.kernel.tasks import Json

Infos = dict[str, dict[str, Json]]


class Together(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """The parallel form of an environment. Every agent is truncated after `max_cycles` cycles."""

    def __init__(self, table: GameEnv, max_cycles: int | None) -> None:
        self._table = table
        self.max_cycles = max_cycles
        self.metadata = {**table.metadata, "is_parallelizable": True}
        self.render_mode = table.render_mode
        self.possible_agents = table.possible_agents
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Space[object]:
        return self._table.observation_space(agent)

    def action_space(self, agent: str) -> Choices:
        return self._table.action_space(agent)

    def reset(
        self, seed: int | None = None, options: Mapping[str, Json] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self._table.reset(seed, options)
        self._cycles = 0
        self.agents = self._table.agents[:]
        return self._observations(), self._table.infos

    def step(
        self, actions: Mapping[str, int | np.int64]
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
        return {agent: self._table.observe(agent) for agent in self.agents}

    def render(self) -> str | None:
        return self._table.render()

    def close(self) -> None:
        self._table.close()
