"""Agents play every edition, and judge by what its own Law says."""

from __future__ import annotations

import pytest

import copse
from copse.agents import make, observe
from copse.agents.root.common import grip
from copse.agents.root.eyrie import price_of_turmoil
from copse.agents.root.marquise import at_home
from copse.games import RootGame
from copse.kernel.tasks import Json
from copse.root.editions import EDITIONS
from tests.root.table import seat
from tests.script import root

BASE: list[Json] = ["marquise", "eyrie", "alliance", "vagabond"]
WANDERERS: list[Json] = ["marquise", "eyrie", "vagabond", "vagabond2"]


def table(lines: str, edition: str = "early", factions: str = "marquise eyrie alliance") -> RootGame:
    return root(f'option edition "{edition}"\nfactions {factions}\nturn 0 daylight\neyrie leader builder\n{lines}')


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("factions", [BASE, WANDERERS], ids=["base", "wanderers"])
def test_the_heuristic_plays_to_the_end(edition: str, factions: list[Json]) -> None:
    game = copse.new("root", seed=4, edition=edition, factions=factions)
    agents = [make("heuristic", number) for number in range(4)]
    while not game.over and len(game.history) < 2000:
        game.apply(agents[game.decision.seat].choose(observe(game)))
    assert game.over


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_search_can_be_made_anywhere_in_a_game(edition: str) -> None:
    game = copse.new("root", seed=5, edition=edition, factions=BASE)
    quick, thorough = make("heuristic", 1), make("search@3", 1)
    while not game.over and len(game.history) < 200:
        agent = thorough if len(game.history) % 10 == 0 else quick
        game.apply(agent.choose(observe(game)))
    assert game.history


@pytest.mark.parametrize(("lines", "home"), [
    ("clearing 1 marquise warrior 2", True),
    ("clearing 1 marquise warrior 1\nclearing 1 eyrie warrior 2", False),
])  # fmt: skip
def test_without_a_keep_the_marquise_wants_to_rule_her_homeland(lines: str, home: bool) -> None:
    game = table(f"{lines}\nhomes marquise 1")
    assert at_home(game.state, seat(game, "marquise")) is home


def test_with_a_keep_the_marquise_wants_it_to_stand() -> None:
    for lines, home in (("clearing 8 marquise keep 1", True), ("clearing 1 marquise warrior 2", False)):
        game = table(lines, "marauder")
        assert at_home(game.state, seat(game, "marquise")) is home


@pytest.mark.parametrize(("edition", "points"), [("early", 0), ("fifth", 2), ("marauder", 2)])
def test_turmoil_costs_the_points_that_the_edition_says(edition: str, points: int) -> None:
    one = table("points 9 9 9\neyrie decree move vizier\neyrie decree build vizier", edition)
    none = table("points 9 9 9", edition)
    prices = [price_of_turmoil(game.state, 1) for game in (one, none)]
    assert prices[0] - prices[1] == points


def test_an_early_card_of_victory_is_judged_by_how_near_it_is_to_winning() -> None:
    economy = [table(f"points off 5 5\ndominance marquise dominance_rabbit from {place}") for place in (1, 8)]
    assert grip(economy[0].state, 0) < grip(economy[1].state, 0) < 1
    chaos = [table(f"points off {points}\ndominance marquise dominance_bird from 0") for points in ("5 5", "34 38")]
    assert grip(chaos[0].state, 0) < grip(chaos[1].state, 0)
    lines = "points off 5 5\ndominance marquise dominance_fox from 1\nhomes eyrie 3\nclearing 3 eyrie warrior 2\n"
    war = [table(f"{lines}clearing 3 marquise warrior {number}") for number in (1, 3, 6)]
    assert grip(war[0].state, 0) < grip(war[1].state, 0) < grip(war[2].state, 0)
