"""Accumulators: they see every decision and every game, and tell the same however many processes play."""

from __future__ import annotations

from pathlib import Path
from typing import Self

import pytest

from copse.arena import Accumulator, Files, GameRow, Result, Run, Standings, Taken, Workers, simulate
from copse.arena.accumulators import Collection, FromFile
from copse.arena.jobs import Crew, alone
from copse.games import AnyGame
from copse.kernel.errors import BadSetup
from copse.kernel.tasks import Json
from tests.arena.rows import SERIES, rows_of


class Diary(Accumulator):
    """Writes down in order what it is told."""

    def __init__(self) -> None:
        self.games: list[int] = []
        self.decisions = 0

    def see(self, game: AnyGame, taken: Taken) -> None:
        assert game.history[-1].action is taken.action
        assert taken.action in taken.choice.actions
        self.decisions += 1

    def take(self, result: Result) -> None:
        self.games.append(result.match.number)

    def merge(self, other: Self) -> None:
        self.games += other.games
        self.decisions += other.decisions

    def tell(self) -> Json:
        return {"games": list[Json](self.games), "decisions": self.decisions}


MINE = """
from copse.arena import Accumulator

class Longest(Accumulator):
    turns = 0
    def take(self, result):
        self.turns = result.row.turns
    def merge(self, other):
        self.turns = max(self.turns, other.turns)
    def tell(self):
        return self.turns

class Other:
    pass
"""


def nothing(row: GameRow) -> None:
    pass


def collect(crew: Crew = alone) -> Run:
    return simulate(SERIES, nothing, collect=[Diary, Standings], crew=crew)


@pytest.mark.slow
@pytest.mark.parametrize("crew", [alone, Workers(2)])
def test_every_game_and_every_decision_is_seen_once_and_in_order(crew: Crew) -> None:
    rows = rows_of(SERIES)
    diary, standings = collect(crew).collected
    assert diary.tell() == {"games": [0, 1, 2, 3, 4], "decisions": sum(row.decisions for row in rows)}
    counted = Standings()
    for row in rows:
        counted.count(row)
    assert standings == counted
    assert standings.tell() == counted.tell()


def test_games_that_end_early_wait_for_those_before_them() -> None:
    collection = Collection([Diary])
    for number in (2, 0, 4, 1):
        part = Diary()
        part.games.append(number)
        collection.add(number, [part])
    diary = collection.totals[0]
    assert isinstance(diary, Diary)
    assert diary.games == [0, 1, 2]
    collection.close()
    assert diary.games == [0, 1, 2, 4]


@pytest.mark.parametrize("crew", [alone, Workers(2)])
def test_an_accumulator_may_stand_in_a_file(tmp_path: Path, crew: Crew) -> None:
    (tmp_path / "longest.py").write_text(MINE, encoding="utf-8")
    run = simulate(SERIES, nothing, collect=[FromFile(f"{tmp_path / 'longest.py'}:Longest")], crew=crew)
    assert run.collected[0].tell() == 20


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("Longest", r"must be given as FILE.py:CLASS, not 'Longest'"),
        ("nowhere.py:Longest", "there is no file"),
        ("mine.py:Longer", "no class 'Longer'; did you mean Longest"),
        ("mine.py:Other", "is not an accumulator"),
        ("broken.py:Longest", "ZeroDivisionError"),
    ],
)
def test_a_name_that_is_none_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, complaint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").write_text(MINE, encoding="utf-8")
    (tmp_path / "broken.py").write_text("1 / 0", encoding="utf-8")
    with pytest.raises(BadSetup, match=complaint):
        simulate(SERIES, nothing, collect=[FromFile(name)])


def test_nothing_is_collected_from_games_that_are_not_played_again(tmp_path: Path) -> None:
    files = Files(tmp_path / "games.csv")
    simulate(SERIES, nothing, files)
    with pytest.raises(BadSetup, match="5 games are in the file already"):
        simulate(SERIES, nothing, files, collect=[Diary])
