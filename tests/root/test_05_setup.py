"""Chapter 5: standard setup and the reach of the factions."""

from __future__ import annotations

import pytest

import copse
from copse.kernel.bits import members
from copse.kernel.errors import BadSetup
from copse.kernel.tasks import Json
from copse.root.cards import CARDS, ITEMS
from copse.root.factions import FACTIONS
from copse.root.rules import OPTIONS, rules_for
from tests.root.table import Table, daylight, fight, hand, where
from tests.script import asked, happened, legal, play

MAPS = ("autumn", "winter", "lake", "mountain")


def new(factions: str = "marquise eyrie", seed: int = 7, **options: str) -> Table:
    return copse.new("root", factions=list[Json](factions.split()), seed=seed, **options)


def settled(game: Table) -> Table:
    """Play the setup to its end: always the first choice."""
    while not happened(game, "turn_began"):
        game.apply(game.decision.actions[0])
    return game


@pytest.mark.law("root:5.1")
@pytest.mark.parametrize("name", MAPS)
def test_setup_lays_out_everything_before_the_first_faction_chooses(name: str) -> None:
    game = new(map=name)
    state = game.state
    assert asked(game) == (0, "PlaceKeep", "root:6.3.2")
    assert [len(zone.cards) for zone in state.hands] == [3, 3]
    assert sorted(state.suits[1:]) == [0] * 4 + [1] * 4 + [2] * 4
    assert state.ruins.bit_count() == 4
    assert not happened(game, "turn_began")


@pytest.mark.law("root:5.1.1")
@pytest.mark.also_in("early")
def test_each_seat_has_a_faction_and_none_is_played_twice() -> None:
    game = new("eyrie marquise")
    assert game.state.rules.names == ["eyrie", "marquise"]
    with pytest.raises(BadSetup, match="twice"):
        new("eyrie eyrie")
    with pytest.raises(BadSetup):
        new("eyrie")


@pytest.mark.ruling("R66")
@pytest.mark.law("root:5.1.1")
@pytest.mark.also_in("early")
def test_the_first_seat_has_the_first_turn() -> None:
    game = settled(new("eyrie marquise"))
    assert happened(game, "turn_began") == [{"seat": 0}]
    assert game.state.rules.names[game.decision.seat] == "eyrie"


@pytest.mark.law("root:5.1.2")
def test_everyone_starts_without_points() -> None:
    assert new("marquise eyrie alliance").state.points == (0, 0, 0)


@pytest.mark.law("root:5.1.3")
@pytest.mark.parametrize("deck", ["standard", "exiles"])
def test_each_player_is_dealt_three_cards(deck: str) -> None:
    game = new("marquise eyrie alliance", deck=deck)
    assert [len(hand(game, name)) for name in ("marquise", "eyrie", "alliance")] == [3, 3, 3]
    assert len(game.state.deck) == 54 - 9
    assert len({tuple(hand(new(seed=seed), "marquise")) for seed in range(9)}) > 3


@pytest.mark.law("root:5.1.3")
@pytest.mark.parametrize("deck", ["standard", "exiles"])
def test_two_players_play_without_dominance_cards(deck: str) -> None:
    def dominance(factions: str) -> int:
        state = new(factions, deck=deck).state
        cards = [*state.deck, *[card for zone in state.hands for card in zone.cards]]
        return sum(CARDS[card].kind == "dominance" for card in cards)

    assert dominance("marquise eyrie") == 0
    assert dominance("marquise eyrie alliance") == 4
    assert len(new(deck=deck).state.deck) == 50 - 6


@pytest.mark.law("root:5.1.4", "root:2.2.4")
@pytest.mark.also_in("fifth")
@pytest.mark.parametrize(
    ("name", "ruins"),
    [("autumn", [6, 10, 11, 12]), ("winter", [8, 9, 11, 12]), ("lake", [5, 10, 11, 12]), ("mountain", [9, 10, 11, 12])],
)
def test_ruins_lie_in_the_four_marked_slots(name: str, ruins: list[int]) -> None:
    state = new(map=name).state
    assert list(members(state.ruins)) == ruins
    for clearing in range(1, 13):
        assert state.slots[clearing] == state.map.slots[clearing] - (clearing in ruins)


@pytest.mark.law("root:5.1.5")
def test_twelve_items_lie_on_the_map() -> None:
    supply = dict(zip(ITEMS, new().state.items, strict=True))
    assert supply == {
        "boots": 2, "bag": 2, "crossbow": 1, "hammer": 1, "sword": 2, "tea": 2, "coins": 2, "torch": 0,
    }  # fmt: skip


@pytest.mark.law("root:5.1.6", "root:4.3.2")
@pytest.mark.also_in("fifth")
def test_two_dice_are_rolled_in_every_battle() -> None:
    game = daylight("clearing 5 marquise warrior 3\nclearing 5 eyrie warrior 3")
    fight(game, "0 battle 5 1")
    rolled = [value for step in game.history for kind, value in step.outcomes if kind == "die"]
    assert len(rolled) == 2
    assert set(rolled) <= {0, 1, 2, 3}


@pytest.mark.law("root:5.1.7", "root:6.3.2")
@pytest.mark.parametrize("factions", ["marquise eyrie", "eyrie marquise"])
def test_factions_are_set_up_by_their_letters_whatever_the_order_of_play(factions: str) -> None:
    game = new(factions)
    marquise, eyrie = game.state.rules.seat_of("marquise"), game.state.rules.seat_of("eyrie")
    play(game, f"{marquise} settle 1")
    for _ in range(3):
        assert asked(game)[:2] == (marquise, "StartBuilding")
        game.apply(game.decision.actions[0])
    assert asked(game)[:2] == (eyrie, "FirstRoost")
    assert sorted(FACTIONS, key=lambda name: FACTIONS[name].letter) == list(FACTIONS)


@pytest.mark.law("root:5.1", "root:5.1.7")
def test_after_setup_the_map_is_as_the_chapters_say() -> None:
    game = new()
    play(game, "0 settle 4", "0 build sawmill 9", "0 build workshop 8", "0 build recruiter 12")
    assert legal(game) == ["settle 2"]
    play(game, "1 settle 2", "1 lead despot")
    assert where(game, "marquise", "warrior") == {clearing: 1 for clearing in range(1, 13) if clearing != 2}
    assert where(game, "eyrie", "warrior") == {2: 6}
    assert game.state.homes == (1 << 4, 1 << 2)


@pytest.mark.law("root:5.2")
def test_the_reach_of_the_factions() -> None:
    reach = {"marquise": 10, "eyrie": 7, "alliance": 3, "vagabond": 5, "vagabond2": 2, "lizards": 2, "riverfolk": 5,
             "duchy": 8, "corvids": 3, "hundreds": 9, "keepers": 8}  # fmt: skip
    for name, faction in FACTIONS.items():
        assert faction.reach == reach[name]


@pytest.mark.law("root:5.2")
@pytest.mark.parametrize(
    ("factions", "wanted"),
    [
        ("marquise eyrie", 0),
        ("marquise alliance", 17),
        ("marquise eyrie alliance", 0),
        ("eyrie alliance vagabond", 18),
        ("marquise eyrie alliance vagabond", 0),
    ],
)
def test_a_table_below_the_advised_reach_gets_a_warning(factions: str, wanted: int) -> None:
    options = {name: option.default for name, option in OPTIONS.items()}
    warning = rules_for({**options, "factions": list(factions.split())}).warning
    assert bool(warning) is bool(wanted)
    if wanted:
        assert f"{wanted} or more" in warning


@pytest.mark.ruling("R69")
@pytest.mark.law("root:5.2")
def test_two_vagabonds_do_not_play_alone() -> None:
    with pytest.raises(BadSetup, match="two Vagabonds need another faction to play with"):
        copse.new("root", factions=["vagabond", "vagabond2"])
    assert copse.new("root", factions=["vagabond", "vagabond2", "alliance"], seed=1).seats == 3


@pytest.mark.ruling("R118")
@pytest.mark.law("root:5.1.7", "root:5.2")
def test_no_more_factions_start_in_corners_than_there_are() -> None:
    six: list[Json] = ["marquise", "eyrie", "lizards", "duchy", "hundreds", "keepers"]
    with pytest.raises(BadSetup, match="lizards, duchy, hundreds all start in a corner, and a map has 4"):
        copse.new("root", factions=six[:5])
    assert copse.new("root", factions=[*six[2:], "alliance", "corvids"], seed=1).seats == 6
