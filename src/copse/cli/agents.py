"""Who can play: `copse agents`."""

from __future__ import annotations

from copse.agents import AGENTS
from copse.cli.common import app


@app.command()
def agents() -> None:
    """List the agents."""
    for name, entry in AGENTS.items():
        print(f"{name:10} {entry.about}")
