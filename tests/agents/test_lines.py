"""Agents in any language: a process that reads and writes lines of JSON."""

from __future__ import annotations

import gc
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import copse
from copse.agents import AgentFault, make, observe, part
from copse.agents.lines import LineAgent, decision, read_answer
from copse.games import AnyGame
from copse.kernel.errors import BadSetup
from tests.script import root

DOCS = Path(__file__).parents[2] / "docs" / "reference" / "agents.md"

DILIGENT = """
import json, sys
log, *answers = sys.argv[1:]
with open(log, "w", encoding="utf-8") as heard:
    for line in sys.stdin:
        heard.write(line)
        message = json.loads(line)
        if message["type"] == "decide":
            print(answers.pop(0) if answers else message["actions"][0]["number"], flush=True)
"""


def command(tmp_path: Path, program: str, *words: str) -> str:
    """A command that runs a program of Python, which knows nothing of Copse."""
    file = tmp_path / "program.py"
    file.write_text(program, encoding="utf-8")
    return shlex.join([sys.executable, "-S", str(file), *words])


def new_game() -> AnyGame:
    return copse.new("smallworld", players=2, seed=7)


def play_out(agent: LineAgent) -> AnyGame:
    """A game of the agent in seat 0 against one that chooses by lot."""
    game, other = new_game(), make("random", 2)
    while not game.over:
        game.apply((other if game.decision.seat else agent).choose(observe(game)))
    part([agent, other], game)
    return game


def process_of(agent: LineAgent) -> subprocess.Popen[str]:
    assert agent._link is not None
    return agent._link._process


def heard(tmp_path: Path, *answers: str) -> list[str]:
    """What a program hears in a whole game in which it begins with these answers."""
    log = tmp_path / "heard"
    play_out(LineAgent(command(tmp_path, DILIGENT, str(log), *answers), seed=1))
    return log.read_text(encoding="utf-8").splitlines()


def test_a_program_hears_the_game_every_decision_and_the_end(tmp_path: Path) -> None:
    hello, *decisions, end = map(json.loads, heard(tmp_path, "3", '"stop"'))
    assert (hello["type"], hello["copse"], hello["game"], hello["seat"]) == ("hello", 1, "smallworld", 0)
    assert hello["options"]["players"] == 2
    assert "seed" not in hello["options"]
    assert {line["type"] for line in decisions} == {"decide"}
    assert decisions[0]["actions"][1] == {"number": 1, "text": "pick 2"}
    assert decisions[0]["view"] == new_game().view(0)
    assert end["type"] == "end"
    assert set(end["outcome"]) == {"winners", "points", "tokens", "law"}


def test_numbers_and_texts_are_answers(tmp_path: Path) -> None:
    for answer in ("1", '"pick 2"', ' "pick 2" '):
        agent = LineAgent(command(tmp_path, DILIGENT, str(tmp_path / "heard"), answer), seed=1)
        assert agent.choose(observe(new_game())).text == "pick 2"


def test_factions_are_told_by_their_names_and_answered_by_names_or_numbers() -> None:
    game = root("factions marquise eyrie\nturn 0 daylight\nclearing 5 marquise warrior 2\nclearing 5 eyrie warrior 2")
    game.apply("pass")
    observation = observe(game)
    told = decision(observation)["actions"]
    assert isinstance(told, list)
    battle = game.read_action("battle 5 eyrie")
    assert {"number": battle.number, "text": "battle 5 eyrie"} in told
    for line in ('"battle 5 eyrie"', '"battle 5 1"', str(battle.number)):
        assert read_answer(line, observation) is battle


def test_the_transcript_in_the_documentation_is_true(tmp_path: Path) -> None:
    block = re.findall(r"```text\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)[0].splitlines()
    told = [line[2:] for line in block if line.startswith("→")]
    answers = [line[2:] for line in block if line.startswith("←")]
    *first, last = heard(tmp_path, *answers)
    for line, real in zip(told, [*first[: len(told) - 1], last], strict=True):
        assert re.fullmatch(".*".join(map(re.escape, line.split("…"))), real), real


@pytest.mark.parametrize(
    ("program", "complaint"),
    [
        ("import sys; sys.exit(3)", "ended with status 3 instead of answering"),
        ("input(); input(); print('pick 2')", r"answered 'pick 2'; .* such as 0 or \"pick 1\""),
        ("input(); input(); print('4711')", "answered '4711'; a line must be the number or, in quotes, the text"),
        ("input(); input(); print('true')", "answered 'true'"),
        ("input(); input(); print('[' * 9999)", "answered '"),
        ("input(); input(); print()", "answered ''"),
    ],
)
def test_a_program_that_fails_is_named_with_what_it_did(tmp_path: Path, program: str, complaint: str) -> None:
    words = command(tmp_path, program)
    with pytest.raises(AgentFault, match=complaint) as caught:
        LineAgent(words, seed=1).choose(observe(new_game()))
    assert str(caught.value).startswith(f"run:{words} ")


def test_a_program_that_gives_no_answer_in_time_is_ended(tmp_path: Path) -> None:
    agent = make("run@0.05s:" + command(tmp_path, "while True: input()"), 1)
    assert isinstance(agent, LineAgent)
    with pytest.raises(AgentFault, match=r"gave no answer within 0\.05 s"):
        agent.choose(observe(new_game()))
    assert process_of(agent).returncode is not None
    part([agent], new_game())  # which is no more than a courtesy now


def test_a_program_that_does_not_listen_is_ended_too(tmp_path: Path) -> None:
    agent = LineAgent(command(tmp_path, "while True: pass"), seed=1, patience=0.05)
    observation = observe(new_game())
    observation.actions = list(observation.actions) * 5000  # more than a pipe holds
    with pytest.raises(AgentFault, match="gave no answer"):
        agent.choose(observation)
    assert process_of(agent).returncode is not None


def test_a_process_ends_with_its_game(tmp_path: Path) -> None:
    agent = LineAgent(command(tmp_path, DILIGENT, str(tmp_path / "heard")), seed=1)
    play_out(agent)
    assert process_of(agent).returncode == 0


def test_a_process_ends_with_its_agent(tmp_path: Path) -> None:
    agent = LineAgent(command(tmp_path, DILIGENT, str(tmp_path / "heard")), seed=1)
    agent.choose(observe(new_game()))
    process = process_of(agent)
    assert process.returncode is None
    del agent
    gc.collect()
    assert process.returncode == 0


def test_a_game_that_is_left_ends_without_an_outcome(tmp_path: Path) -> None:
    game, log = new_game(), tmp_path / "heard"
    agent = LineAgent(command(tmp_path, DILIGENT, str(log)), seed=1)
    agent.choose(observe(game))
    part([agent, None], game)
    assert json.loads(log.read_text(encoding="utf-8").splitlines()[-1]) == {"type": "end", "outcome": None}


def test_standard_error_passes_through(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    program = "import sys; input(); print('thinking', file=sys.stderr, flush=True); input(); print(0)"
    LineAgent(command(tmp_path, program), seed=1).choose(observe(new_game()))
    assert capfd.readouterr().err == "thinking\n"


def test_no_process_starts_before_it_is_asked(tmp_path: Path) -> None:
    agent = make("run:" + command(tmp_path, DILIGENT, str(tmp_path / "heard")), 1)
    part([agent], new_game())
    assert not (tmp_path / "heard").exists()


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("run:", "run: needs a command"),
        ("run:nowhere-to-be-found x", "there is no program 'nowhere-to-be-found'"),
        ("run:sh 'x", "is not a valid command: No closing quotation"),
    ],
)
def test_a_command_that_cannot_run_is_refused_at_once(name: str, complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        make(name, 1)
