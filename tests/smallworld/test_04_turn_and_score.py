"""A later turn and its end: readying troops, abandoning regions, what is scored and who may know it."""

from __future__ import annotations

import pytest

from copse.games import SmallWorldGame
from tests.script import asked, legal, play, small_world, why_not
from tests.smallworld.table import army, hand, incomes, targets

SEATS = (0, 1, 2)


def ratmen(lines: str) -> SmallWorldGame:
    """Ratmen of seat 0 at the start of a later turn; only forests pay them more than one coin."""
    return small_world(f"players 3\npeople 0 forest ratmen\n{lines}")


def scoring(lines: str) -> SmallWorldGame:
    """Seat 0 had five coins and has just scored."""
    return small_world(f"players 3\nturn 0 score\n{lines}")


# ---- readying troops


@pytest.mark.law("sw:turn.ready_troops")
def test_a_later_turn_begins_with_taking_up_all_tokens_but_one_in_each_region() -> None:
    game = play(ratmen("region 4 ratmen 4\nregion 5 ratmen 1\nregion 12 ratmen 3"), "0 expand")
    assert army(game, "ratmen") == {4: 1, 5: 1, 12: 1}
    assert hand(game, "ratmen") == 5
    play(game, "0 march", "0 conquer 17", "0 conquer 3")
    assert army(game, "ratmen") == {3: 3, 4: 1, 5: 1, 12: 1, 17: 2}
    assert hand(game, "ratmen") == 0


@pytest.mark.law("sw:turn.ready_troops")
def test_tokens_in_decline_are_not_taken_up() -> None:
    game = play(ratmen("region 4 ratmen 2\npeople 0 - orcs declined\nregion 5 orcs 1"), "0 expand")
    assert legal(game) == ["march", "abandon 4"]
    assert (army(game, "orcs"), hand(game, "orcs")) == ({5: 1}, 0)


@pytest.mark.law("sw:turn.conquer_or_decline")
def test_each_later_turn_is_spent_on_conquest_or_on_decline() -> None:
    game = ratmen("region 4 ratmen 2")
    assert asked(game) == (0, "Course", "sw:turn.conquer_or_decline")
    assert legal(game) == ["expand", "decline"]


@pytest.mark.law("sw:turn.conquer_or_decline")
@pytest.mark.parametrize(
    ("course", "coins"),
    [(["0 expand", "0 march", "0 conquer 5", "0 stop", "0 deploy 4 x1"], 7), (["0 decline"], 6)],
    ids=["conquest", "decline"],
)
def test_either_way_the_turn_is_scored_and_over(course: list[str], coins: int) -> None:
    game = play(ratmen("region 4 ratmen 3"), *course)
    assert game.state.coins == (coins, 5, 5)
    assert asked(game)[:2] == (1, "Pick")


@pytest.mark.law("sw:turn.conquer_or_decline")
def test_a_race_without_tokens_may_still_sit_out_the_turn_or_decline() -> None:
    game = ratmen("people 0 - orcs declined\nregion 4 orcs 1\nregion 5 orcs 1")
    assert legal(game) == ["expand", "decline"]
    play(game, "0 expand")
    assert legal(game) == ["stop"]
    play(game, "0 stop")
    assert game.state.coins[0] == 7


# ---- abandoning


@pytest.mark.law("sw:turn.abandon")
def test_an_abandoned_region_gives_its_last_token_and_pays_nothing() -> None:
    game = play(ratmen("region 4 ratmen 2\nregion 5 ratmen 1\nregion 12 ratmen 1"), "0 expand")
    assert asked(game) == (0, "Abandon", "sw:turn.abandon")
    play(game, "0 abandon 12", "0 abandon 5")
    assert army(game, "ratmen") == {4: 1}
    assert hand(game, "ratmen") == 3
    play(game, "0 march", "0 stop", "0 deploy 4 x3")
    assert game.state.coins[0] == 6


@pytest.mark.law("sw:turn.abandon")
def test_troops_may_march_off_without_abandoning_anything() -> None:
    game = play(ratmen("region 4 ratmen 2\nregion 5 ratmen 1"), "0 expand", "0 march")
    assert army(game, "ratmen") == {4: 1, 5: 1}
    assert asked(game)[1] == "Conquer"
    assert legal(game, "abandon") == [], "not once the conquests have begun"


@pytest.mark.law("sw:turn.abandon")
def test_an_abandoned_region_is_empty_and_may_be_conquered_again() -> None:
    game = small_world("""
        players 3
        people 0 fortified trolls
        region 4 trolls 2 lair
        region 5 trolls 1 lair fortress
    """)
    play(game, "0 expand", "0 abandon 5", "0 march")
    assert (game.state.holder[5], game.state.fortresses) == (-1, 0)
    play(game, "0 conquer 5")
    assert army(game, "trolls") == {4: 1, 5: 2}


@pytest.mark.law("sw:turn.abandon_all")
def test_whoever_abandons_all_regions_enters_anew_at_the_border() -> None:
    game = play(ratmen("region 9 ratmen 5\nregion 10 ratmen 1"), "0 expand", "0 abandon 9", "0 abandon 10")
    assert asked(game)[1] == "Conquer", "nothing is left to abandon"
    assert hand(game, "ratmen") == 6
    assert legal(game, "conquer") == targets(2, 3, 4, 5, 6, 7, 12, 13, 18, 19, 24, 25, 26, 27, 28, 29)
    assert why_not(game, "conquer 9") == "sw:conquest.first"


@pytest.mark.law("sw:turn.abandon_all")
def test_regions_of_a_race_in_decline_do_not_spare_the_active_one_its_entry() -> None:
    game = ratmen("region 4 ratmen 5\npeople 0 - orcs declined\nregion 9 orcs 1")
    play(game, "0 expand", "0 abandon 4")
    assert "conquer 25" in legal(game)
    assert why_not(game, "conquer 10") == "sw:conquest.first"


# ---- coins


@pytest.mark.law("sw:score.regions")
def test_each_region_pays_a_coin_whether_its_race_is_active_or_in_decline() -> None:
    game = scoring("""
        people 0 commando ratmen
        region 4 ratmen 3
        region 5 ratmen 1
        region 12 ratmen 1
        people 0 - orcs declined
        region 25 orcs 1
        region 26 orcs 1
        people 1 forest elves
        region 2 elves 3
    """)
    assert game.state.coins == (10, 5, 5), "only who has the turn is paid"
    assert incomes(game) == [("sw:score.regions", 5)]


@pytest.mark.law("sw:score.regions")
def test_a_region_lost_on_another_turn_pays_no_more() -> None:
    game = ratmen("region 4 ratmen 4\npeople 1 swamp elves\nregion 5 elves 1\nregion 25 elves 1")
    play(game, "0 expand", "0 march", "0 conquer 5", "0 stop", "0 deploy 4 x2", "1 deploy 25 x1")
    play(game, "1 expand", "1 march", "1 stop", "1 deploy 25 x1")
    assert game.state.coins == (7, 6, 5)


@pytest.mark.law("sw:score.bonus")
def test_banner_and_power_of_the_active_race_add_their_coins() -> None:
    game = scoring("""
        people 0 hill humans
        region 3 humans 1
        region 4 humans 1
        region 9 humans 1
        region 25 humans 1
    """)
    assert incomes(game) == [("sw:score.regions", 4), ("sw:race.humans", 1), ("sw:power.hill", 2)]
    assert game.state.coins[0] == 5 + 7


@pytest.mark.law("sw:score.bonus")
@pytest.mark.parametrize(
    ("race", "regions", "bonus"),
    [
        pytest.param("humans", [4, 19], [], id="farmland pays humans no more"),
        pytest.param("wizards", [7, 9], [], id="magic pays wizards no more"),
        pytest.param("dwarves", [2, 4, 12], [("sw:race.dwarves", 2)], id="mines go on paying dwarves"),
    ],
)
def test_in_decline_extra_coins_stop_unless_the_text_says_otherwise(
    race: str, regions: list[int], bonus: list[tuple[str, int]]
) -> None:
    held = "\n".join(f"region {region} {race} 1" for region in regions)
    game = scoring(f"people 0 commando ratmen\npeople 0 - {race} declined\n{held}")
    assert incomes(game) == [("sw:score.regions", len(regions)), *bonus]


@pytest.mark.law("sw:score.bonus")
def test_coins_for_the_conquests_of_one_turn_are_not_paid_again_on_the_next() -> None:
    game = small_world("""
        players 3
        turn 2 score
        people 2 pillaging elves
        this_turn spoils 3
        people 0 hill orcs
        region 4 orcs 1
    """)
    assert incomes(game) == [("sw:score.regions", 0), ("sw:power.pillaging", 3)]
    play(game, "0 expand", "0 march", "0 stop")
    assert incomes(game)[2:] == [("sw:score.regions", 1)]


# ---- secrecy


@pytest.mark.law("sw:score.hidden")
def test_only_the_owner_sees_a_purse() -> None:
    game = small_world("players 3\ncoins 11 12 13")
    assert [game.view(seat)["coins"] for seat in SEATS] == [[11, None, None], [None, 12, None], [None, None, 13]]
    assert game.view(None)["coins"] == [None, None, None]


@pytest.mark.law("sw:score.hidden")
@pytest.mark.parametrize(("seat", "learned"), [(0, {"coins": 2}), (1, {"hidden": 1}), (None, {"hidden": 1})])
def test_only_the_owner_learns_what_a_turn_brought(seat: int | None, learned: dict[str, int]) -> None:
    game = scoring("people 0 commando ratmen\nregion 4 ratmen 2\nregion 5 ratmen 1")
    scored = [event.args for event in game.events_for(seat) if event.what == "scored"]
    assert scored == [{"seat": 0, **learned}]


@pytest.mark.law("sw:score.hidden")
def test_nothing_that_leaves_the_table_depends_on_a_purse_of_another() -> None:
    poor, rich = (small_world(f"players 3\nturn 1\nfirst 1\ncoins 5 {coins} 5") for coins in (0, 40))
    assert legal(poor) != legal(rich), "the owner can pay for other pairs"
    for seat in (0, 2, None):
        assert poor.view(seat) == rich.view(seat)
        assert poor.determinize(seat, 7).state.coins == rich.determinize(seat, 7).state.coins
    play(poor, "1 pick 1", "1 stop")
    play(rich, "1 pick 1", "1 stop")
    assert poor.events_for(0) == rich.events_for(0)
    assert poor.view(1) != rich.view(1)


@pytest.mark.law("sw:score.hidden")
def test_a_table_may_agree_to_play_with_open_purses() -> None:
    game = scoring("option open_coins true\npeople 0 commando ratmen\nregion 4 ratmen 2")
    assert game.view(None)["coins"] == [6, 5, 5]
    assert [event.args["coins"] for event in game.events_for(1) if event.what == "scored"] == [1]
