"""`copse map`, `copse deck` and `copse simulate --balance`, as their users call them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from copse.cli import app
from copse.languages import LANGUAGES
from copse.root.drawing import HEIGHT, HOT, RADIUS, TREE, WIDTH, draw_map
from copse.root.maps import MAPS, map_named, printed_text, read_map

RUN = CliRunner()
FREE_SLOT = 'stroke-dasharray="5 4"'


@pytest.fixture
def lakes(tmp_path: Path) -> Path:
    path = tmp_path / "lakes.toml"
    path.write_text('names.en = "Two Lakes"\n' + printed_text("lake"), encoding="utf-8")
    return path


def test_a_check_tells_what_follows_from_the_drawing() -> None:
    told = RUN.invoke(app, ["map", "check", "autumn", "--lang", "en"])
    assert told.exit_code == 0
    assert "12 clearings, 18 paths, 7 forests" in told.output
    assert "Forests: 1-2-5-10, 1-9-10-12" in told.output
    assert "Clearings on the edge: 1, 2, 3, 4, 5, 6, 7, 8, 9" in told.output


def test_a_check_names_every_fault(lakes: Path) -> None:
    text = lakes.read_text(encoding="utf-8").replace("slots = 2", "slots = 5")
    lakes.write_text(text, encoding="utf-8")
    told = RUN.invoke(app, ["map", "check", str(lakes)])
    assert told.exit_code == 1
    assert "clearing 1: “slots” must be a whole number from 1 to 3, not 5" in told.output
    assert "clearing 6: “slots” must be a whole number from 1 to 3, not 5" in told.output


@pytest.mark.parametrize("name", MAPS)
def test_a_new_map_begins_with_a_printed_one(tmp_path: Path, name: str) -> None:
    path = tmp_path / "mine.toml"
    assert RUN.invoke(app, ["map", "new", str(path), "--from", name]).exit_code == 0
    assert path.read_text(encoding="utf-8") == printed_text(name)
    assert RUN.invoke(app, ["map", "new", str(path)]).exit_code != 0  # it exists


def test_a_map_is_drawn_in_the_terminal_and_for_printing(lakes: Path, tmp_path: Path) -> None:
    shown = RUN.invoke(app, ["map", "show", str(lakes), "--lang", "en"])
    assert "lake" in shown.output
    target = tmp_path / "lakes.svg"
    assert RUN.invoke(app, ["map", "show", str(lakes), "--svg", str(target)]).exit_code == 0
    drawing = target.read_text(encoding="utf-8")
    assert drawing.startswith("<svg")
    assert "Two Lakes" in drawing
    board = read_map(tomllib.loads(lakes.read_text(encoding="utf-8")))
    assert f'viewBox="0 0 {WIDTH} {HEIGHT}"' in drawing
    assert drawing.count(f'r="{RADIUS}"') == 12
    assert drawing.count(FREE_SLOT) == sum(one["slots"] - one["ruin"] for one in board["clearings"])
    assert drawing.count(TREE) == 3 * len(board["forests"])


def test_heat_lies_over_the_drawing_of_a_map() -> None:
    board = map_named("winter")
    plain, heated = draw_map(board, "Winter"), draw_map(board, "Winter", {1: 1.0, 2: 0.5}, {1: "3.5"})
    assert heated.startswith(plain.removesuffix("</svg>"))
    over = heated.removeprefix(plain.removesuffix("</svg>"))
    assert over.count(HOT) == 12
    assert ">3.5</text>" in over


def test_a_deck_is_checked(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text('from = "standard"\n[cards]\narmorers = 1\n', encoding="utf-8")
    told = RUN.invoke(app, ["deck", "check", str(path), "--lang", "en"])
    assert "The deck can be played: 53 cards." in told.output
    path.write_text('from = "standard"\n[cards]\narmorers = 9\n', encoding="utf-8")
    told = RUN.invoke(app, ["deck", "check", str(path)])
    assert told.exit_code == 1
    assert "armorers: the number of copies must be from 0 to 3" in told.output


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_command_compares_an_own_map_with_the_printed_one(lakes: Path, tmp_path: Path, language: str) -> None:
    page = tmp_path / "balance.html"
    command = ["simulate", "root", "-n", "2", "--agent", "random", "--factions", "random:3", "--set", f"map={lakes}"]
    told = RUN.invoke(app, [*command, "--set", "hirelings=random", "--balance", str(page), "--lang", language])
    assert told.exit_code == 0, told.output
    text = page.read_text(encoding="utf-8")
    assert "Two Lakes" in text
    assert text.count("<svg xmlns") == 4  # two heat maps of both


def test_a_comparison_needs_something_of_the_players(tmp_path: Path) -> None:
    told = RUN.invoke(app, ["simulate", "root", "-n", "1", "--balance", str(tmp_path / "page.html")])
    assert "set own_map or own_deck" in str(told.exception)
