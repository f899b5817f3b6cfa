"""Who can play: `copse agents`, and who sits where."""

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
from copse.cli.common import DEFAULT_LANGUAGE, Lang, app
from copse.kernel.errors import BadSetup
from copse.locale import Words, slug
from copse.wording.agents import note_on

AgentName = Annotated[str, typer.Option("--agent", help="who takes the seats that --seats leaves open")]

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
"""Names that are put together, and what is said of them."""


def agent_called(name: str, words: Words) -> str:
    """What people call an agent: one of ours by its level, any other as it was named."""
    level = f"level-{slug(seated_name(name))}"
    return words.say(level) if level in words else name


@app.command()
def agents(lang: Lang = DEFAULT_LANGUAGE) -> None:
    """List who can play, and how to name an agent of your own."""
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
        console.print(f"{note} {words.say('agents-unlearned-help')}", "", highlight=False, markup=False)
    console.print(words.say("agents-example"), highlight=False, markup=False)


def seating(seats: str, agent: str, chairs: Chairs, spare: bool = False) -> list[str]:
    """The names for the seats that want someone to choose: those that --seats gives, then --agent for as long as seats
    are open. There may be more of them if some can be to `spare`."""
    names = [current_name(name) for name in seats.split(",")] if seats else []
    filled = [*names, *[current_name(agent)] * (len(chairs.people) - len(names))] if agent else names
    if len(filled) < len(chairs.people) or (len(filled) > len(chairs.people) and not spare):
        raise BadSetup(f"--seats names {len(filled)} for {chairs.told}")
    return filled
