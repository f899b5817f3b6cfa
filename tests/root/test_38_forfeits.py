"""What a choice costs so dearly that people are warned: each chapter says it of its own questions."""

from __future__ import annotations

import pytest

from copse.games import AnyGame
from copse.kernel.events import Word
from tests.root.hirelings.hired import hired
from tests.root.table import fight
from tests.script import legal, play, root, small_world

Costs = dict[str, tuple[str, dict[str, Word]]]


def costs(game: AnyGame) -> Costs:
    """What the legal actions cost dearly, by their texts."""
    return {action.text: (name, dict(args)) for action, (name, _, args) in game.decision.forfeits().items()}


# ---- §7 the Eyrie


def obeying(lines: str) -> AnyGame:
    return play(root(f"factions eyrie marquise\nturn 0 daylight\n{lines}"), "0 pass")


@pytest.mark.law("root:7.7.1", "root:7.7.3")
def test_turmoil_costs_points_the_decree_and_the_leader() -> None:
    game = obeying("eyrie leader despot\neyrie decree build bake_sale birdy_bindle vizier\npoints 1 0")
    assert legal(game) == ["pass"]
    assert costs(game) == {"pass": ("turmoil", {"points": 1, "count": 2, "leader": "despot"})}
    assert next(iter(game.decision.forfeits().values())).law == "root:7.7"


@pytest.mark.law("root:7.5.2", "root:7.7")
def test_naming_a_card_that_cannot_be_resolved_is_turmoil_and_obeying_is_not() -> None:
    game = obeying("eyrie leader builder\neyrie decree recruit bake_sale mouse_in_a_sack\nclearing 5 eyrie roost 1")
    assert legal(game) == ["enlist 5", "resolve mouse"]
    assert list(costs(game)) == ["resolve mouse"]


@pytest.mark.law("root:7.7", "root:7.8.2")
@pytest.mark.not_in("early")
def test_recruiting_fewer_than_the_leader_says_is_turmoil_too() -> None:
    lines = "eyrie leader {}\neyrie decree recruit bake_sale\nclearing 5 eyrie roost 1 warrior 19"
    assert list(costs(obeying(lines.format("charismatic")))) == ["enlist 5"]
    assert costs(obeying(lines.format("builder"))) == {}


# ---- §8 the Alliance


def rising(lines: str) -> AnyGame:
    return root(f"factions alliance marquise\nturn 0 birdsong\nalliance supporters anvil ambush_fox\n{lines}")


def test_a_revolt_where_the_alliance_is_alone_removes_nothing() -> None:
    assert costs(rising("clearing 8 alliance sympathy 1")) == {"revolt 8": ("alone", {})}
    assert costs(rising("clearing 8 alliance sympathy 1\nclearing 8 marquise warrior 1")) == {}
    pawn = "factions alliance vagabond\nturn 0 birdsong\nalliance supporters anvil ambush_fox\npawn vagabond 8\n"
    assert costs(root(pawn + "clearing 8 alliance sympathy 1")) == {}, "his items are damaged"


def besieged(lines: str) -> AnyGame:
    """The Marquise attacks the other seat, who has no warriors in clearing 8."""
    game = root(f"turn 0 daylight\nclearing 8 marquise warrior 3\ncoming die 0 die 0\n{lines}")
    return fight(play(game, "0 pass"), "0 battle 8 1")


@pytest.mark.law("root:8.2.4")
def test_giving_up_a_base_costs_officers_and_supporters() -> None:
    lines = "factions marquise alliance\nclearing 8 alliance base_fox 1 sympathy 1\nhand alliance none\n"
    game = besieged(lines + "alliance officers 3\nalliance supporters anvil")
    assert legal(game) == ["lose base_fox", "lose sympathy"]
    assert costs(game) == {"lose base_fox": ("base", {"count": 2})}
    assert costs(besieged(lines + "alliance supporters sword")) == {}, "no supporter of the suit"


@pytest.mark.law("root:12.2.3")
def test_giving_up_a_building_costs_the_duchy_a_minister() -> None:
    lines = "factions marquise duchy\nclearing 8 duchy citadel 1 tunnel 1\nhand duchy none\n"
    game = besieged(lines + "duchy swayed foremole baron_of_dirt")
    assert costs(game) == {"lose citadel": ("minister", {"rank": "lord"})}
    assert costs(besieged(lines)) == {}


@pytest.mark.law("root:15.5.2.II.b", "root:15.5.2.III.c")
def test_the_keepers_are_warned_when_a_servant_is_surely_lost() -> None:
    lines = "factions keepers marquise\nturn 0 daylight\nclearing 5 keepers warrior 3\n"
    delving = "keepers retinue delve faithful_retainer\nkeepers forest 1_2_5_10 figure_1 tablet_3\n"
    game = play(root(lines + delving), "0 pass")
    assert costs(game)["delve 5 13 tablet_3"] == ("servant", {})
    assert "delve 5 13 figure_1" not in costs(game)


# ---- actions that are left


@pytest.mark.parametrize(
    ("lines", "before", "cost"),
    [
        ("factions marquise eyrie\nclearing 5 marquise warrior 2", ["0 pass"], ("actions", {"count": 3})),
        ("factions marquise eyrie\nclearing 5 marquise warrior 2 sawmill 1\nhand marquise bake_sale",
         ["0 pass", "0 overwork 5 for bake_sale"], ("actions", {"count": 2})),
        ("factions duchy marquise\nclearing 5 duchy warrior 2", [], ("actions", {"count": 2})),
        ("factions duchy marquise\nduchy swayed baron_of_dirt earl_of_stone\nclearing 5 duchy market 1",
         ["0 pass"], ("ministers", {"count": 1})),
        ("factions corvids marquise\nclearing 5 corvids warrior 2", [], ("actions", {"count": 3})),
        ("factions keepers marquise\nclearing 5 keepers warrior 2\nkeepers retinue move bake_sale root_tea_rabbit",
         ["0 pass"], ("actions", {"count": 2})),
    ],
)  # fmt: skip
def test_ending_with_actions_left_says_how_many(
    lines: str, before: list[str], cost: tuple[str, dict[str, Word]]
) -> None:
    factions, rest = lines.split("\n", 1)
    game = play(root(f"{factions}\nturn 0 daylight\n{rest}"), *before)
    assert costs(game)["pass"] == cost


def test_what_cannot_be_used_anyway_is_not_lost() -> None:
    """The Marquise has three actions, but nothing to do with them."""
    game = play(root("factions marquise eyrie\nturn 0 daylight\nhand marquise none\ncoming die 0"), "0 pass")
    assert legal(game) == ["pass"]
    assert costs(game) == {}


def test_the_alliance_and_the_hundreds_count_officers_and_commands() -> None:
    officers = "factions alliance marquise\nturn 0 evening\nalliance officers 2\nclearing 5 alliance warrior 2"
    assert costs(root(officers)) == {"pass": ("actions", {"count": 2})}
    hundreds = "factions hundreds marquise\nturn 0 daylight\nclearing 5 hundreds warrior 2 warlord 1"
    game = root(hundreds)
    while game.decision.prompt != "CommandHundreds":
        game.apply("pass")
    assert costs(game) == {"pass": ("actions", {"count": 1})}


@pytest.mark.law("root:3.3.1")
def test_dominance_costs_all_points() -> None:
    game = root("factions marquise eyrie alliance\nturn 0 daylight\npoints 12 3 0\nhand marquise dominance_fox")
    assert costs(game)["activate dominance_fox"] == ("points", {"points": 12})


# ---- hirelings and Small World

ALONE = """
    factions eyrie marquise duchy
    turn 0 birdsong
    clearing 1 spring_uprising warrior 1
    clearing 1 eyrie warrior 2
    clearing 4 spring_uprising warrior 1
    clearing 4 marquise warrior 1
    clearing 5 eyrie roost 1
    coming uprising fox
"""


@pytest.mark.law("root:E.2.3")
def test_an_uprising_without_enemies_costs_only_its_warrior() -> None:
    game = hired("spring_uprising", ALONE, "held spring_uprising by eyrie")
    play(game, "0 command spring_uprising")
    assert costs(game) == {"take_off 1": ("alone", {})}


def test_giving_up_regions_is_a_loss_in_small_world() -> None:
    land = "region 10 ratmen 2\nregion 1 elves 1\nregion 2 elves 1"
    lines = f"players 2\nturn 0 {{}}\npeople 0 flying ratmen\npeople 0 - elves declined\n{land}"
    game = small_world(lines.format("ready"))
    assert costs(game) == {"abandon 10": ("region", {"region": 10})}


@pytest.mark.law("sw:decline.one_only")
def test_a_second_decline_costs_the_people_that_declined_before() -> None:
    land = "region 10 ratmen 2\nregion 1 elves 1\nregion 2 elves 1"
    game = small_world(f"players 2\nturn 0 begin\npeople 0 flying ratmen\npeople 0 - elves declined\n{land}")
    assert costs(game) == {"decline": ("elders", {"race": "elves", "regions": 2})}
    spirit = small_world(f"players 2\nturn 0 begin\npeople 0 spirit ratmen\npeople 0 - elves declined\n{land}")
    assert costs(spirit) == {}
