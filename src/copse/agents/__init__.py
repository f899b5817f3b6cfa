"""Agents: each chooses an action from what its seat may know."""

from copse.agents.base import Agent, AgentFault, Observation, observe, part
from copse.agents.catalogue import AGENTS, HUMAN, check_network, current_name, files_of, make
from copse.agents.judges import register_judge

__all__ = [
    "AGENTS",
    "HUMAN",
    "Agent",
    "AgentFault",
    "Observation",
    "check_network",
    "current_name",
    "files_of",
    "make",
    "observe",
    "part",
    "register_judge",
]
