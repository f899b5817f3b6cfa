"""Every example runs, in little, as its opening lines say."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from examples.by_faction import ByFaction
from examples.calibration import Calibration
from examples.hints import Hints

import copse
from copse.agents import make
from copse.agents.base import observe
from copse.arena import Series, simulate
from copse.arena.matches import play_out
from copse.root.packages import PACKAGES

EXAMPLES = Path(__file__).parents[1] / "examples"
TESTED = {
    "by_faction.py": "here",
    "calibration.py": "here",
    "hints.py": "here",
    "line_agent.mjs": "here",
    "own_agent.py": "tests/agents/test_own.py",
    "model_agent.py": "tests/envs/test_examples.py",
    "smallworld2.onnx": "tests/envs/test_examples.py",
    "train_batch.py": "tests/learn/test_examples.py",
    "train_selfplay.py": "tests/learn/test_examples.py",
    "training/cleanrl_ppo.py": "tests/learn/test_libraries.py",
    "training/maskable_ppo.py": "tests/learn/test_libraries.py",
    "training/measure.py": "tests/learn/test_libraries.py",
    "training/rllib_ppo.py": "tests/learn/test_libraries.py",
    "training/torchrl_ppo.py": "tests/learn/test_libraries.py",
}


def test_every_example_is_tested() -> None:
    files = [path for folder in (EXAMPLES, EXAMPLES / "training") for path in folder.iterdir() if path.is_file()]
    assert {path.relative_to(EXAMPLES).as_posix() for path in files} == set(TESTED)


def test_an_agent_in_another_language_plays_a_whole_game() -> None:
    game = copse.new("smallworld", players=2, seed=1)
    play_out(game, [make(f"run:node {EXAMPLES / 'line_agent.mjs'}", 1), make("random", 1)])
    assert game.over


def test_wins_are_counted_by_faction() -> None:
    series = Series("root", {"factions": ["marquise", "eyrie"]}, ["random", "random"], 2, 1)
    [counted] = simulate(series, lambda row: None, collect=[ByFaction]).collected
    told = counted.tell()
    assert isinstance(told, dict)
    assert set(told) == {"random as marquise", "random as eyrie"}


def test_who_follows_every_hint_plays_on() -> None:
    game = copse.new("smallworld", players=2, seed=1)
    assert Hints().choose(observe(game)) in game.decision.actions


def test_chances_are_held_against_who_won() -> None:
    series = Series("smallworld", {"players": 2}, ["beginner", "random"], 2, 1)
    [counted] = simulate(series, lambda row: None, collect=[Calibration]).collected
    told = counted.tell()
    assert isinstance(told, dict)
    brier, equal = told["brier"], told["brier_if_equal"]
    assert isinstance(brier, float)
    assert equal == 0.25
    assert 0 < brier < equal  # who plays by lot is soon seen to lose
    assert "thought" in str(told["90 – 100 %"])


def installed(example: Path, into: Path) -> str:
    """Install the package of an example into a folder, as pip would, but without a copy; gives the path for Python."""
    project = tomllib.loads((example / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    about = into / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    about.mkdir()
    named = "Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n".format(**project)
    (about / "METADATA").write_text(named, encoding="utf-8")
    lines = [
        f"[{group}]\n{name} = {where}\n"
        for group, found in project["entry-points"].items()
        for name, where in found.items()
    ]
    (about / "entry_points.txt").write_text("".join(lines), encoding="utf-8")
    return os.pathsep.join([str(into), str(example)])


@pytest.mark.slow
@pytest.mark.parametrize(
    "name",
    [
        "foragers",
        pytest.param("faction", marks=pytest.mark.both_builds),
        pytest.param("hireling", marks=pytest.mark.both_builds),
        pytest.param("bot", marks=pytest.mark.both_builds),
    ],
)
def test_another_package_passes_its_own_tests(name: str, tmp_path: Path) -> None:
    """In a process of its own: there Copse has what it adds, and here that stays unknown."""
    example, here = EXAMPLES / name, filter(None, [os.environ.get("PYTHONPATH")])
    told = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:randomly", "-p", "no:cacheprovider", example / "tests"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([installed(example, tmp_path), *here])},
        cwd=EXAMPLES.parent,
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, told.stdout[-6000:]
    assert "foragers" not in copse.GAMES
    assert "lanterns" not in PACKAGES
