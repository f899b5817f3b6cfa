"""One's own agent: a class in a file, and one sentence for whatever is wrong with it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import copse
from copse.agents import Agent, AgentFault, make, observe, part
from copse.games import AnyGame
from copse.kernel.errors import BadSetup

HOME = Path(__file__).parents[2]


def own(tmp_path: Path, text: str) -> Agent:
    """The agent `Mine` of a file with this text."""
    file = tmp_path / "my.py"
    file.write_text(text, encoding="utf-8")
    return make(f"{file}:Mine", 1)


def play_out(game: AnyGame, agent: Agent) -> None:
    """A game in which the agent has every seat."""
    while not game.over:
        game.apply(agent.choose(observe(game)))
    part([agent], game)


def documented() -> str:
    """The file that docs/start/agent.md shows."""
    page = (HOME / "docs" / "start" / "agent.md").read_text("utf-8")
    found = re.search(r"```python\n(# my\.py\n.*?)```", page, re.DOTALL)
    assert found
    return found[1]


@pytest.mark.parametrize("game", ["root", "smallworld"])
def test_the_documented_agent_plays_a_whole_game(tmp_path: Path, game: str) -> None:
    play_out(copse.new(game, seed=1), own(tmp_path, documented()))


def test_the_documented_agent_is_about_ten_lines() -> None:
    assert len([line for line in documented().splitlines() if line and not line.startswith("#")]) <= 10


@pytest.mark.parametrize("game", ["root", "smallworld"])
def test_the_example_plays_a_whole_game(game: str) -> None:
    play_out(copse.new(game, seed=1), make(f"{HOME / 'examples' / 'own_agent.py'}:Greedy", 1))


def test_the_seed_is_given_to_a_class_that_takes_one(tmp_path: Path) -> None:
    text = (
        "class Mine:\n  def __init__(self, seed): self.seed = seed\n  def choose(self, o): return o.actions[self.seed]"
    )
    assert own(tmp_path, text).choose(observe(copse.new("smallworld", seed=1))).text == "pick 2"


def test_a_file_runs_once_for_many_games_and_may_import_what_lies_beside_it(tmp_path: Path) -> None:
    (tmp_path / "beside_my_agent.py").write_text("made = []", encoding="utf-8")
    text = """
from beside_my_agent import made
made.append(1)

class Mine:
    def choose(self, observation):
        return observation.actions[len(made)]
"""
    for _ in range(2):
        assert own(tmp_path, text).choose(observe(copse.new("smallworld", seed=1))).text == "pick 2"


def test_an_agent_that_wants_it_is_told_the_outcome(tmp_path: Path) -> None:
    told = tmp_path / "told"
    text = f"""
from pathlib import Path

class Mine:
    def choose(self, observation):
        return observation.actions[0]

    def end(self, outcome):
        Path({str(told)!r}).write_text(str(outcome))
"""
    game = copse.new("smallworld", players=2, seed=1)
    agent = own(tmp_path, text)
    part([agent], game)
    assert told.read_text() == "None"
    play_out(game, agent)
    assert told.read_text() == str(game.outcome)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("class Mien:\n  def choose(self, o): ...", "my.py has no class 'Mine'; did you mean Mien?"),
        ("from random import Random as Mine", "my.py has no class 'Mine'"),
        ("class Mine: ...", r"my.py:Mine is not an agent: it has no method choose\(self, observation\)"),
        ("\nclass Mine\n", r"my.py:Mine cannot be loaded: SyntaxError"),
        ("import nowhere_to_be_found", r"my.py:Mine cannot be loaded: ModuleNotFoundError: .* \(line 1\)"),
        ("class Mine:\n  def __init__(self):\n    [][0]", r"my.py:Mine cannot be created: IndexError: .* \(line 3\)"),
        ("class Mine:\n  def __init__(self, a, b): ...", "my.py:Mine cannot be created: TypeError"),
    ],
)
def test_a_file_or_class_that_will_not_do_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        own(tmp_path, text)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=r"nowhere.py:Mine cannot be found: there is no file /.*nowhere\.py"):
        make(f"{tmp_path / 'nowhere.py'}:Mine", 1)


@pytest.mark.parametrize("answer", ["o.actions[1]", "o.actions[1].number", "'pick 2'", "numpy.int64(1)"])
def test_a_choice_may_be_an_action_or_its_number_or_its_text(tmp_path: Path, answer: str) -> None:
    observation = observe(copse.new("smallworld", seed=1))
    agent = own(tmp_path, f"import numpy\nclass Mine:\n  def choose(self, o): return {answer}")
    assert agent.choose(observation) is observation.actions[1]


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        (
            "None",
            'my.py:Mine chose None; choose one of observation.actions, or its number or text, such as 0 or "pick 1"',
        ),
        ("'pick 7'", "my.py:Mine chose 'pick 7'; choose one of"),
        ("True", "my.py:Mine chose True; choose one of"),
        ("0.0", "my.py:Mine chose 0.0; choose one of"),
        (
            "o.imagine(1).vocabulary['stop']",
            "my.py:Mine failed to choose: UnknownAction: there is no action number 'stop'",
        ),
        ("o.imagine(1).vocabulary.parse('stop')", "my.py:Mine chose <stop>; choose one of"),
        (
            "type('Any', (), {'__eq__': lambda s, o: True, '__repr__': lambda s: 'all'})()",
            "my.py:Mine chose all; choose",
        ),
        ("1 / 0", r"my.py:Mine failed to choose: ZeroDivisionError: division by zero \(line 2\)"),
    ],
)
def test_a_choice_that_is_none_is_refused(tmp_path: Path, answer: str, complaint: str) -> None:
    agent = own(tmp_path, f"class Mine:\n  def choose(self, o): return {answer}")
    with pytest.raises(AgentFault, match=complaint):
        agent.choose(observe(copse.new("smallworld", seed=1)))
