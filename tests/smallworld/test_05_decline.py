"""Decline: what becomes of a race that is given up, of its banner and power, and how its owner goes on."""

from __future__ import annotations

import pytest

from copse.games import SmallWorldGame
from copse.kernel.errors import IllegalAction
from tests.script import asked, happened, legal, play, small_world
from tests.smallworld.table import army, hand, tray


def orcs(lines: str = "", power: str = "merchant") -> SmallWorldGame:
    """Orcs of seat 0 in regions 4 and 5, at the start of a later turn."""
    return small_world(f"players 3\npeople 0 {power} orcs\nregion 4 orcs 3\nregion 5 orcs 1\n{lines}")


OLD_ELVES = "people 0 - elves declined\nregion 6 elves 1\nregion 12 elves 1"


@pytest.mark.law("sw:decline.declare")
def test_decline_is_declared_at_the_start_of_the_turn_in_place_of_conquering() -> None:
    game = orcs()
    assert "decline" in legal(game)
    play(game, "0 expand")
    for step in ("0 march", "0 stop"):
        with pytest.raises(IllegalAction):
            game.apply("decline")
        play(game, step)
    assert asked(game)[:2] == (0, "Deploy")


@pytest.mark.law("sw:decline.flip")
def test_one_token_stays_in_each_region_and_the_others_go_to_the_tray() -> None:
    game = play(orcs(), "0 decline")
    assert (army(game, "orcs"), hand(game, "orcs"), tray(game, "orcs")) == ({4: 1, 5: 1}, 0, 8)
    assert happened(game, "declined") == [{"seat": 0, "race": "orcs"}]


@pytest.mark.law("sw:decline.flip")
@pytest.mark.parametrize(("power", "kept", "discards"), [("merchant", "-", "merchant"), ("spirit", "spirit", "none")])
def test_the_banner_is_turned_over_and_the_power_discarded_unless_it_lasts(
    power: str, kept: str, discards: str
) -> None:
    lines = play(orcs(power=power), "0 decline").position().splitlines()
    assert f"people 0 {kept} orcs declined" in lines
    assert f"discards {discards}" in lines


@pytest.mark.law("sw:decline.flip")
def test_tokens_set_aside_or_homeless_go_to_the_tray_too() -> None:
    game = small_world("players 3\npeople 0 hill amazons hand 2 aside 4\nregion 4 amazons 3")
    play(game, "0 decline")
    assert (army(game, "amazons"), hand(game, "amazons"), tray(game, "amazons")) == ({4: 1}, 0, 14)


@pytest.mark.law("sw:decline.one_only")
def test_the_older_race_in_decline_leaves_the_board_before_the_new_one_is_turned_over() -> None:
    game = play(orcs(OLD_ELVES), "0 decline")
    assert (army(game, "elves"), tray(game, "elves")) == ({}, 11)
    assert army(game, "orcs") == {4: 1, 5: 1}
    order = [event.what for event in game.events if event.what in ("vanished", "declined")]
    assert order == ["vanished", "declined"]
    assert game.state.coins[0] == 5 + 2, "the regions it left pay nothing"


@pytest.mark.law("sw:decline.one_only")
def test_races_in_decline_of_other_players_are_not_touched() -> None:
    game = play(orcs("people 1 - elves declined\nregion 6 elves 1"), "0 decline")
    assert army(game, "elves") == {6: 1}


# ---- the banner


@pytest.mark.law("sw:decline.banner_returns", "sw:pick.recycle")
def test_a_banner_pushed_out_by_a_newer_decline_goes_under_the_stack() -> None:
    game = play(orcs(OLD_ELVES + "\nunder giants"), "0 decline")
    assert "\nunder giants elves\n" in game.position()


@pytest.mark.law("sw:decline.banner_returns")
def test_a_banner_goes_under_the_stack_when_the_last_token_is_conquered_and_not_before() -> None:
    game = small_world("""
        players 3
        turn 0 conquer
        people 0 hill ratmen hand 6
        region 5 ratmen 1
        people 1 - orcs declined
        region 4 orcs 1
        region 6 orcs 1
        tribes none
    """)
    play(game, "0 conquer 4")
    assert "\npeople 1 - orcs declined\n" in game.position()
    play(game, "0 conquer 6")
    assert happened(game, "vanished") == [{"race": "orcs"}]
    assert "\nunder orcs\n" in game.position()
    assert tray(game, "orcs") == 10


@pytest.mark.law("sw:decline.banner_returns")
def test_an_active_race_without_a_region_keeps_its_banner_until_it_declines() -> None:
    game = small_world("""
        players 3
        turn 0 conquer
        people 0 hill ratmen hand 3
        region 5 ratmen 1
        people 1 forest orcs
        region 4 orcs 1
    """)
    play(game, "0 conquer 4", "0 stop", "0 deploy 4 x2")
    assert "\npeople 1 forest orcs\n" in game.position()
    play(game, "1 decline")
    assert "\nunder orcs\n" in game.position()
    assert "\ndiscards forest\n" in game.position()


@pytest.mark.law("sw:decline.banner_returns", "sw:decline.one_only")
def test_a_race_that_declines_without_a_region_pushes_out_the_older_one_and_scores_nothing() -> None:
    game = play(small_world(f"players 3\npeople 0 merchant orcs hand 2\n{OLD_ELVES}"), "0 decline")
    assert "\nunder elves orcs\n" in game.position()
    assert (army(game, "elves"), tray(game, "elves"), tray(game, "orcs")) == ({}, 11, 10)
    assert game.state.coins[0] == 5
    assert asked(game)[:2] == (1, "Pick")


@pytest.mark.law("sw:decline.banner_returns", "sw:pick.refresh")
def test_without_a_stack_the_banner_takes_the_lowest_empty_place_of_the_column() -> None:
    game = small_world("""
        players 5
        offer hill ghouls
        offer forest giants
        offer swamp halflings
        offer stout humans
        offer wealthy ratmen
        people 0 merchant orcs
        region 4 orcs 3
        people 0 - elves declined
        region 5 elves 1
        people 1 flying skeletons
        people 1 - amazons declined
        region 2 amazons 1
        people 2 heroic sorcerers
        people 2 - dwarves declined
        region 3 dwarves 1
        people 3 spirit tritons
        people 3 - trolls declined
        region 6 trolls 1 lair
        people 4 mounted wizards
        coming badge diplomat
    """)
    assert len(game.state.offer) == 5
    play(game, "0 decline")
    assert "\noffer wealthy ratmen 0\noffer diplomat elves 0\n" in game.position()
    assert "\nunder none\n" in game.position()


# ---- the turn of decline and the next one


@pytest.mark.law("sw:decline.turn_ends")
@pytest.mark.parametrize(
    ("pair", "regions", "coins"),
    [
        ("merchant humans", "4 5", 2),
        ("alchemist wizards", "7 9", 2),
        ("hill orcs", "9 25 26", 3),
        ("swamp dwarves", "2 4 12", 3 + 2),
    ],
)
def test_the_turn_of_decline_pays_for_regions_and_not_for_banner_and_power(pair: str, regions: str, coins: int) -> None:
    race = pair.split()[1]
    held = "\n".join(f"region {region} {race} 1" for region in regions.split())
    game = play(small_world(f"players 3\npeople 0 {pair}\n{held}"), "0 decline")
    assert game.state.coins[0] == 5 + coins


@pytest.mark.law("sw:decline.turn_ends")
def test_the_turn_of_decline_has_no_conquest_not_even_for_ghouls() -> None:
    game = play(orcs("people 0 - ghouls declined\nregion 12 ghouls 3", power="spirit"), "0 decline")
    assert asked(game)[:2] == (1, "Pick")
    assert army(game, "ghouls") == {12: 3}
    assert game.state.coins[0] == 5 + 3


@pytest.mark.law("sw:decline.next_turn")
def test_the_turn_after_the_decline_begins_with_a_pick_and_goes_on_like_a_first_one() -> None:
    game = orcs("""
        offer commando ratmen
        people 1 forest elves
        people 2 swamp trolls
    """)
    play(game, "0 decline", "1 expand", "1 stop", "2 expand", "2 stop")
    assert asked(game)[:2] == (0, "Pick")
    play(game, "0 pick 1")
    assert hand(game, "ratmen") == 12
    assert "conquer 9" not in legal(game), "the new race enters at the border, not beside the old one"
    play(game, "0 conquer 25", "0 stop", "0 deploy 25 x11")
    assert army(game, "orcs") == {4: 1, 5: 1}
    assert game.state.coins[0] == 5 + 2 + 3, "two regions in decline, then these and the new one"
    play(game, "1 expand", "1 stop", "2 expand", "2 stop")
    assert asked(game)[:2] == (0, "Course")
