"""Information-set Monte Carlo tree search: the agent that thinks ahead."""

from copse.agents.search.agent import Search

__all__ = ["Search"]
