"""Who decides: agents choose an action from what their seat may know."""

from copse.agents.base import Agent, AgentFault, Observation, observe, part
from copse.agents.catalogue import AGENTS, HUMAN, make
from copse.agents.judges import register_judge

__all__ = ["AGENTS", "HUMAN", "Agent", "AgentFault", "Observation", "make", "observe", "part", "register_judge"]
