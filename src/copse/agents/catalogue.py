"""The available agents, and how their names are parsed.

Examples are `heuristic`, `learned`, `search@0.5s`, `search@200:net.onnx`, `my.py:Mine` and `run:node my.mjs`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from copse.agents.base import Agent
from copse.agents.heuristic import Heuristic
from copse.agents.judges import own_judge
from copse.agents.learned import Learned, LearnedGuide, model_of, network_of
from copse.agents.levels import Beginner, casual, expert
from copse.agents.lines import PATIENCE, LineAgent, read_command
from copse.agents.own import file_of, own_agent
from copse.agents.random_agent import RandomAgent
from copse.agents.search import Search
from copse.agents.search.foresight import Guide
from copse.agents.search.guides import NETWORKS, guide_called, network_file
from copse.kernel.errors import BadSetup, suggest

HUMAN: Final = "human"
"""The name of the person at the keyboard, who is not an agent."""

AGENTS: Final[Mapping[str, Callable[[int], Agent]]] = {
    "beginner": Beginner,
    "casual": casual,
    "strong": Learned,
    "expert": expert,
    "random": RandomAgent,
    "heuristic": Heuristic,
    "search": Search,
    "learned": Learned,
}
"""The agents that have a name of their own. Each value makes the agent from a random seed."""
LEVELS: Final = ("beginner", "casual", "strong", "expert")  # for people, from the easiest to the hardest
LISTED: Final = tuple(name for name in AGENTS if name != "learned")  # `learned` is the level `strong`
LEARNED: Final = ("strong", "expert", "learned")  # these use the trained networks

FORMER_NAMES: Final[Mapping[str, str]] = {"novice": "beginner", "adept": "casual", "master": "expert"}
"""Former names of levels. Stored tables, result files and command lines may still contain them."""

SEARCH: Final = re.compile(
    r"search(?:@(?:(?P<seconds>\d*\.?\d+)s|(?P<iterations>\d+))(?:x(?P<processes>\d+))?)?(?::(?P<guide>.+))?"
)
LEARNED_FROM: Final = re.compile(r"learned(?P<ahead>\+1)?(?::(?P<file>.+\.(?:onnx|pt2)))?")
JUDGING: Final = re.compile(r"heuristic:(?P<judge>.+\.py:.+)")
COMMAND: Final = re.compile(r"run(?:@(?P<patience>\d*\.?\d+)s)?:(?P<command>.*)", re.DOTALL)


def current_name(name: str) -> str:
    """Return the current name of an agent.

    >>> current_name("novice"), current_name("search@200")
    ('beginner', 'search@200')
    """
    return FORMER_NAMES.get(name, name)


def seated_name(name: str) -> str:
    """Return the name of an agent at a table. `learned` appears there as a level.

    >>> seated_name("learned"), seated_name("adept")
    ('strong', 'casual')
    """
    return "strong" if name == "learned" else current_name(name)


def make(name: str, seed: int) -> Agent:
    """Create an agent from its name.

    With equal seeds it makes equal choices in equal games, unless it has a time limit.

    >>> make("serch", 1)
    Traceback (most recent call last):
    copse.kernel.errors.BadSetup: there is no agent 'serch'; did you mean search?
    """
    name = current_name(name)
    if name in AGENTS:
        return AGENTS[name](seed)
    if command := COMMAND.fullmatch(name):
        return LineAgent(command["command"], seed, float(command["patience"] or PATIENCE))
    if search := SEARCH.fullmatch(name):
        return searching(search, seed)
    if learned := LEARNED_FROM.fullmatch(name):
        return Learned(seed, learned["file"] or "", bool(learned["ahead"]))
    if judging := JUDGING.fullmatch(name):
        return Heuristic(seed, judge=own_judge(judging["judge"]))
    if ".py:" in name and not name.startswith(("search@", "heuristic:", "learned:")):
        return own_agent(name, seed)
    raise BadSetup(trouble(name))


def files_of(name: str, game: str) -> list[Path]:
    """Return the files from which an agent plays a game: its class, its program or its network.

    Files that these import are not included.
    """
    name = current_name(name)
    if command := COMMAND.fullmatch(name):
        return [Path(word) for word in read_command(command["command"]) if Path(word).is_file()]
    search, learned, judging = SEARCH.fullmatch(name), LEARNED_FROM.fullmatch(name), JUDGING.fullmatch(name)
    if name in LEARNED or (search and search["guide"] == "learned") or (learned and not learned["file"]):
        return [model_of(game)]
    own = (search and search["guide"]) or (learned and learned["file"]) or (judging and judging["judge"]) or name
    if own.endswith(NETWORKS):
        return [network_file(own)]
    return [file_of(own)] if ".py:" in own else []


def check_network(name: str, game: str) -> None:
    """Raise BadSetup if an agent needs the trained network of a game, but would play by rules of thumb without it.

    People at a table may play such an agent. Results must not be stored under its name.
    """
    if model_of(game) in files_of(name, game):
        network_of(game)


def trouble(name: str) -> str:
    """Return the reason why a name is not the name of an agent."""
    if name == HUMAN:
        return "'human' is allowed only in `copse play`"
    if name.endswith(".py"):
        return f"{name} needs the name of a class: {name}:CLASS"
    if name.startswith("learned:"):
        return f"'{name}' does not name a network: write learned:FILE.onnx or learned:FILE.pt2"
    if name.startswith("heuristic:"):
        return f"'{name}' does not name an evaluation: write heuristic:FILE.py:CLASS"
    if "@" in name:
        return f"'{name}' has no valid effort: write search@0.5s, search@200 or, for 2 processes, search@200x2"
    return f"there is no agent '{name}'{suggest(name, (HUMAN, *AGENTS))}"


def searching(name: re.Match[str], seed: int) -> Search:
    """Create a search with the time or iterations and the guide in its name."""
    seconds = float(name["seconds"]) if name["seconds"] else None
    iterations = int(name["iterations"]) if name["iterations"] else None
    return Search(seed, iterations, seconds, int(name["processes"] or 1), guided_by(name["guide"]))


def guided_by(name: str | None) -> Guide | None:
    if name is None:
        return None
    return LearnedGuide() if name == "learned" else guide_called(name)
