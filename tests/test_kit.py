"""The declarations of games: every part that they name is there, and what is wrong with one leaves the others alone."""

from __future__ import annotations

import logging
from importlib.metadata import EntryPoint

import pytest

import copse.games
from copse.agents.judges import EVALUATIONS
from copse.agents.sense import SENSES
from copse.arena.told import TOLD
from copse.games import GAMES, Games, Parts, find, kit_of, new
from copse.kernel.errors import BadSetup
from copse.kernel.kit import BadKit, part_called
from copse.root.kit import KIT as ROOT
from copse.server.api.forms import FORMS
from copse.server.leagues.sheets import SHEETS
from copse.server.snapshots.traces import TRACES
from copse.smallworld.kit import KIT as SMALL_WORLD
from copse.terminal.tables import TABLES
from copse.vectors import VECTORS, VIEWS
from copse.wording.games import LABELS

PARTS = {
    "vector": VECTORS, "view": VIEWS, "evaluation": EVALUATIONS, "sense": SENSES, "labels": LABELS, "table": TABLES,
    "told": TOLD, "form": FORMS, "traces": TRACES, "sheet": SHEETS,
}  # fmt: skip


@pytest.mark.parametrize("name", PARTS)
def test_every_part_that_is_declared_is_there_and_of_its_kind(name: str) -> None:
    declared = [kit.name for kit in (ROOT, SMALL_WORLD) if getattr(kit, name)]
    assert list(PARTS[name]) == declared
    assert all(PARTS[name][game] is not None for game in declared)


def test_a_state_tells_its_game() -> None:
    assert kit_of(new("smallworld", players=2, seed=1).state) is SMALL_WORLD


def test_a_part_of_another_kind_is_refused() -> None:
    parts = Parts(lambda kit: kit.evaluation, lambda found: found if isinstance(found, int) else None, "number")
    with pytest.raises(BadKit, match="which is no number"):
        parts["root"]
    with pytest.raises(BadKit, match=r"there is no .*:NOTHING"):
        part_called("copse.agents.root:NOTHING")


def test_what_is_wrong_with_a_package_is_named_and_leaves_the_other_games_alone(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    entries = [
        EntryPoint("chess", "no_such_package.kit:KIT", "copse.games"),
        EntryPoint("go", "copse.kernel.kit:Kit", "copse.games"),
        EntryPoint("root", "copse.root.kit:KIT", "copse.games"),
    ]
    monkeypatch.setattr(copse.games, "entry_points", lambda group: entries)
    games = Games(ROOT, SMALL_WORLD)
    with caplog.at_level(logging.WARNING):
        assert list(games) == ["root", "smallworld"]
    assert set(games.broken) == {"chess", "go", "root"}
    assert "no_such_package" in games.broken["chess"]
    assert "which is no Kit" in games.broken["go"]
    assert "the game 'root' is there already, from copse-games" in games.broken["root"]
    assert len(caplog.records) == 3
    monkeypatch.setattr(copse.games, "GAMES", games)
    with pytest.raises(BadSetup, match=r"there is no game 'chess': .* has a game 'chess'"):
        find("chess")


def test_the_games_that_are_built_in_are_there_without_looking_around(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copse.games, "entry_points", lambda group: pytest.fail("other packages were looked for"))
    assert Games(ROOT)["root"] is ROOT
    assert "root" in GAMES
