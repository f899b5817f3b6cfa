"""Agents at the terminal: who sits where, and what becomes of a game whose agent fails."""

from __future__ import annotations

from pathlib import Path

import pytest

import copse
from tests.test_cli import run

LAZY = "class Mine:\n    def choose(self, observation):\n        return observation.actions[0]\n"
TIRED = (
    "class Mine:\n    def choose(self, observation):\n        return observation.actions[observation.moves and 99]\n"
)


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path / "my.py"


def test_ones_own_agent_takes_the_other_seats(
    own: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own.write_text(LAZY, encoding="utf-8")
    assert run(monkeypatch, "play", "--players", "3", "--agent", "my.py:Mine", "--lang", "en") == 0
    printed = capsys.readouterr().out
    assert "Player 2 (my.py:Mine)" in printed
    assert "Player 3 (my.py:Mine)" in printed


def test_an_agent_takes_the_seats_that_are_not_named(
    own: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own.write_text(LAZY, encoding="utf-8")
    words = ("play", "--players", "3", "--seats", "random,human", "--agent", "my.py:Mine", "--lang", "en")
    assert run(monkeypatch, *words) == 0
    printed = capsys.readouterr().out
    assert "Random picked" in printed
    assert "my.py:Mine" in printed


def test_the_usual_opponent_is_casual(
    own: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "play", "--players", "2", "--lang", "en") == 0
    assert " Casual " in capsys.readouterr().out


def test_a_game_whose_agent_fails_is_kept(
    own: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own.write_text(TIRED, encoding="utf-8")
    assert run(monkeypatch, "play", "--players", "2", "--seats", "my.py:Mine,random", "--lang", "en") == 2
    complaint = capsys.readouterr().err
    assert complaint.startswith("copse: my.py:Mine failed to choose: IndexError")
    assert complaint.endswith("(line 3). The game so far is in copse-autosave.copse.\n")
    assert len(copse.load(Path("copse-autosave.copse").read_bytes()).history) == 1
