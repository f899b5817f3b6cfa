"""Boards drawn as SVG."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import copse
from copse.games import AnyGame
from copse.kernel.chance import Dice
from copse.kernel.rulebook import Rulebook
from copse.kernel.tasks import Json
from copse.root.drawing import HEIGHT, RADIUS, TREE, WIDTH, sign, signs, spot
from copse.root.maps import HIGH, LOW, MAPS, MOST_RECENT, read_own_map
from copse.root.state import Woodland
from copse.smallworld.book import BOOK as SMALL_WORLD
from tests.root.own_maps import random_map

GOLDEN = Path(__file__).parent / "golden"
RECORDS = ("root_keepers_lake_standard", "root_automata_lake_exiles", "root_early_four_autumn_standard", "smallworld_5")
SVG = "{http://www.w3.org/2000/svg}"


def texts(drawing: str) -> list[str]:
    return [found.text or "" for found in ElementTree.fromstring(drawing).iter(f"{SVG}text")]


def ended(name: str) -> AnyGame:
    return copse.replay((GOLDEN / f"{name}.record").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.both_builds
def test_the_end_of_a_game_is_drawn_for_everybody(name: str) -> None:
    game = ended(name)
    drawings = {game.svg(seat) for seat in (None, *range(game.seats))}
    assert all(ElementTree.fromstring(drawing).tag == f"{SVG}svg" for drawing in drawings)


@pytest.mark.parametrize("name", sorted(path.stem for path in GOLDEN.glob("*.record")))
@pytest.mark.both_builds
def test_after_the_end_only_what_stays_hidden_is_dealt_again(name: str) -> None:
    """A seat cannot tell the imagined game from the real one, though the end has opened purses."""
    game = ended(name)
    for seat in (None, *range(game.seats)):
        assert game.determinize(seat, 1).view(seat) == game.view(seat)


@pytest.mark.parametrize("name", MAPS)
def test_a_map_of_root_has_its_clearings_and_seats(name: str) -> None:
    game = copse.new("root", map=name, factions=["marquise", "eyrie"], seed=1)
    shown = texts(game.svg())
    assert set(map(str, range(1, 13))) <= set(shown)
    assert {"Marquise de Cat", "Eyrie Dynasties"} <= set(shown)


def own_map(seed: int) -> dict[str, Json]:
    return random_map(seed) | {"names": {"en": "Two Brooks", "uk": "Два струмки"}}


@pytest.mark.parametrize("seed", [22, 37])  # with a river and suits, with a lake, and suits at random
def test_a_map_of_players_is_drawn_with_all_that_it_has(seed: int) -> None:
    game = copse.new("root", own_map=own_map(seed), factions=["marquise", "vagabond", "keepers"], seed=1)
    assert isinstance(game.state, Woodland)
    board, drawing = game.state.map, game.svg(language="uk")
    drawn = ElementTree.fromstring(drawing)
    assert drawn.findtext(f"{SVG}title") == "Root: Два струмки"
    numbers = [text for text in texts(drawing) if text.isdecimal()]
    assert {str(clearing) for clearing in range(1, board.size + 1)} <= set(numbers)
    assert drawing.count(f'r="{RADIUS}"') == board.size < 12
    lines = [found.get("stroke-width") for found in drawn.iter(f"{SVG}line")]
    assert (lines.count("14"), lines.count("10")) == (len(board.data["paths"]), len(board.closed))
    assert drawing.count(TREE) == 3 * len(board.forests)
    blue = {"fill": signs()["colours"]["river"]} if board.data["lake"] else {"stroke": signs()["colours"]["river"]}
    assert any(blue.items() <= found.attrib.items() for found in drawn.iter())
    assert all(sign(name) in drawing for name in board.landmarks)


def test_a_map_of_players_fits_the_drawing_up_to_its_edges() -> None:
    """The badge above a clearing and the landmark beside it are the outermost things."""
    for corner in ((LOW, LOW), (HIGH, HIGH)):
        x, y = spot(corner)
        assert RADIUS + 20 <= x <= WIDTH - RADIUS - 16
        assert RADIUS + 20 <= y <= HEIGHT - RADIUS


def test_a_map_without_a_name_is_called_an_own_map() -> None:
    game = copse.new("root", own_map=random_map(22) | {"names": {}}, factions=["marquise", "eyrie"], seed=1)
    assert ElementTree.fromstring(game.svg()).findtext(f"{SVG}title") == "Root: own map"


@pytest.mark.both_builds
def test_a_game_keeps_its_map_however_many_others_come_and_go() -> None:
    table = own_map(22)
    game = copse.new("root", own_map=table, factions=["marquise", "eyrie"], seed=1)
    before = game.svg()
    for number in range(2 * MOST_RECENT):
        read_own_map(table | {"names": {"en": f"Brook {number}"}})
    assert game.svg() == before == copse.load(game.save()).svg()


def test_a_fresh_process_draws_the_map_of_a_save_and_a_record(tmp_path: Path) -> None:
    game = copse.new("root", own_map=own_map(37), factions=["marquise", "vagabond"], seed=1)
    for name, content in (("save", game.save()), ("record", game.record().encode())):
        (tmp_path / name).write_bytes(content)
    script = (
        "import sys, pathlib, copse\n"
        "folder = pathlib.Path(sys.argv[1])\n"
        "games = copse.load((folder / 'save').read_bytes()), copse.replay((folder / 'record').read_text('utf-8'))\n"
        "sys.stdout.buffer.write('\\n'.join(game.svg() for game in games).encode())"
    )
    told = subprocess.run([sys.executable, "-c", script, tmp_path], capture_output=True, check=True)
    assert told.stdout.decode().split("\n") == [game.svg()] * 2


def test_pieces_pawns_and_points_of_root_are_drawn() -> None:
    game = copse.position(
        "copse position 1 root\nfactions marquise vagabond\npoints 7 4\nturn 0 daylight\n"
        "clearing 1 marquise warrior 5 sawmill 1\npawn vagabond 1_9_10_12"
    )
    shown = texts(game.svg())
    assert shown.count("5") == 2  # the warriors, and clearing 5
    assert shown[-4:] == ["Marquise de Cat", "7", "Vagabond", "4"]


@pytest.mark.parametrize(
    ("language", "peoples"),
    [
        ("en", ["Hill Orcs", "(Elves)"]),
        ("ru", ["Холмовые Орки", "(Эльфы)"]),
        ("uk", ["Пагорбові Орки", "(Ельфи)"]),
    ],
)
def test_a_map_of_small_world_names_its_peoples(language: str, peoples: list[str]) -> None:
    game = copse.position(
        "copse position 1 smallworld\nplayers 2\npeople 0 hill orcs hand 2\npeople 1 - elves declined\n"
        "region 4 orcs 3\nregion 8 elves 1\ntribes none"
    )
    shown = texts(game.svg(language=language))
    assert shown[-2:] == peoples
    assert "3" in shown


@pytest.mark.parametrize(("name", "choices"), [("root", 120), ("smallworld", 40)])
def test_a_drawing_depends_on_what_its_seat_may_know(name: str, choices: int) -> None:
    game, dice = copse.new(name, seed=3), Dice(3)
    for _ in range(choices):
        game.apply(game.decision.actions[dice.below(len(game.decision.actions))])
    for seat in range(game.seats):
        assert game.determinize(seat, 1).svg(seat) == game.svg(seat)


def test_notebooks_show_what_a_spectator_sees() -> None:
    game = copse.new("smallworld", players=2, seed=1)
    assert game._repr_svg_() == game.svg() != game.svg(0)


def test_a_game_from_another_package_is_drawn_as_a_list() -> None:
    drawing = Rulebook.draw(SMALL_WORLD, {"points": 3, "hand": ["ace"], "name": "<Ann>"}, "en")
    assert texts(drawing) == ["points: 3", "name: <Ann>"]
