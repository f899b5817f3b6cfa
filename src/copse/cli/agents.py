"""`copse agents`, and how --seats and --agent name the agents of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from copse.agents import current_name
from copse.agents.catalogue import LEVELS, LISTED, seated_name
from copse.arena.matches import Chairs
from copse.cli.common import DEFAULT_LANGUAGE, Lang, app, examples
from copse.kernel.errors import BadSetup
from copse.locale import Words, slug
from copse.wording.agents import note_on

AgentName = Annotated[str, typer.Option("--agent", help="The agent for every seat that --seats does not name.")]

FORMS: Final[Mapping[str, str]] = {
    "search@0.5s": "agents-seconds",
    "search@200": "agents-iterations",
    "search@200x2": "agents-processes",
    "search@200:learned": "agents-learned",
    "search@200:FILE.onnx": "agents-network",
    "learned:FILE.onnx": "agents-policy",
    "heuristic:FILE.py:CLASS": "agents-judge",
    "FILE.py:CLASS": "agents-file",
    "run:COMMAND": "agents-command",
    "run@5s:COMMAND": "agents-patience",
}
"""Forms of names with parameters, and the message that explains each."""


def agent_called(name: str, words: Words) -> str:
    """Return the name of an agent for people: its level if it has one, else the name as given."""
    level = f"level-{slug(seated_name(name))}"
    return words.say(level) if level in words else name


@app.command(epilog=examples("copse agents", "copse agents --lang uk"))
def agents(lang: Lang = DEFAULT_LANGUAGE) -> None:
    """List the agents that can play, and how to name an agent of your own."""
    words = Words(lang)
    groups = {
        "agents-levels": {name: f"agent-{name}" for name in LEVELS},
        "agents-others": {name: f"agent-{name}" for name in LISTED if name not in LEVELS},
        "agents-forms": FORMS,
    }
    console = Console()
    for title, members in groups.items():
        table = Table.grid(padding=(0, 2))
        for name, about in members.items():
            table.add_row(f"  {name}", words.say(about))
        console.print(Text(words.say(title), style="bold"), table, "", highlight=False)
    if note := "".join({note_on(name, words) for name in LISTED}):
        console.print(note, "", highlight=False, markup=False)
    console.print(words.say("agents-example"), highlight=False, markup=False)


def seating(seats: str, agent: str, chairs: Chairs, spare: bool = False) -> list[str]:
    """Return the agents' names for the seats that are not played by bots: those of --seats, then --agent for the rest.

    Raises BadSetup if there are too few names, or too many. With `spare`, there may be more names than seats."""
    names = [current_name(name) for name in seats.split(",")] if seats else []
    filled = [*names, *[current_name(agent)] * (len(chairs.people) - len(names))] if agent else names
    if len(filled) < len(chairs.people) or (len(filled) > len(chairs.people) and not spare):
        raise BadSetup(
            f"--seats names {len(filled)} agent{'s' * (len(filled) != 1)} for {chairs.told}; name one for each"
        )
    return filled
