"""Who decides: agents choose an action from what their seat may know."""

from copse.agents.base import Agent, Observation, observe
from copse.agents.catalogue import AGENTS, make

__all__ = ["AGENTS", "Agent", "Observation", "make", "observe"]
