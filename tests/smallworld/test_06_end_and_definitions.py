"""The end of the game, and the two definitions on which races and powers rest."""

from __future__ import annotations

import pytest

from copse.games import SmallWorldGame
from copse.kernel.errors import GameOver
from tests.script import play, small_world
from tests.smallworld.table import army, incomes, tray


def finished(coins: str, lines: str, step: str = "end") -> SmallWorldGame:
    """The last turn of three players is over, or nearly so."""
    peoples = "people 0 hill orcs\npeople 1 forest humans\npeople 2 commando ratmen"
    return small_world(f"players 3\nround 10\nturn 2 {step}\ncoins {coins}\n{peoples}\n{lines}")


# ---- the winner


@pytest.mark.law("sw:end.winner")
def test_the_most_coins_win_after_the_last_turn_was_scored() -> None:
    game = finished("20 30 29", "region 4 ratmen 1\nregion 5 ratmen 1", step="score")
    assert game.over
    assert game.outcome == {"winners": [2], "points": [20, 30, 31], "tokens": [0, 0, 2], "law": "sw:end.winner"}
    with pytest.raises(GameOver):
        game.apply("stop")


@pytest.mark.law("sw:end.winner", "sw:score.hidden")
def test_all_purses_are_opened_at_the_end() -> None:
    game = finished("20 30 29", "")
    assert [game.view(seat)["coins"] for seat in (0, 1, 2, None)] == [[20, 30, 29]] * 4


@pytest.mark.law("sw:end.winner")
def test_tokens_on_the_board_do_not_outweigh_coins() -> None:
    game = finished("20 21 19", "region 4 orcs 9\nregion 5 ratmen 9")
    assert game.outcome["winners"] == [1]
    assert game.outcome["law"] == "sw:end.winner"


@pytest.mark.law("sw:end.tie")
def test_among_equals_the_one_with_more_tokens_wins_those_in_decline_included() -> None:
    game = finished(
        "30 30 29",
        """
        region 4 orcs 4
        region 5 humans 3
        people 1 - elves declined
        region 12 elves 1
        region 25 elves 1
        region 2 ratmen 9
        """,
    )
    assert game.outcome == {"winners": [1], "points": [30, 30, 29], "tokens": [4, 5, 9], "law": "sw:end.tie"}


@pytest.mark.law("sw:end.tie")
def test_only_race_tokens_on_the_board_break_a_tie() -> None:
    game = small_world("""
        players 3
        round 10
        turn 2 end
        coins 30 30 30
        people 0 hill amazons aside 4
        region 4 amazons 2
        people 1 bivouacking orcs
        region 5 orcs 1 encampment 5
        people 2 forest humans hand 7
    """)
    assert game.state.outcome()["tokens"] == [2, 1, 0]
    assert game.outcome["winners"] == [0]


@pytest.mark.law("sw:end.tie")
def test_equals_in_coins_and_tokens_share_the_victory() -> None:
    game = finished("30 25 30", "region 4 orcs 2\nregion 5 humans 9\nregion 12 ratmen 1\nregion 25 ratmen 1")
    assert game.outcome["winners"] == [0, 2]
    assert game.outcome["law"] == "sw:end.tie"


# ---- empty regions


@pytest.mark.law("sw:define.empty")
@pytest.mark.parametrize(
    ("region", "lines", "coins"),
    [
        pytest.param(5, "", 0, id="nothing"),
        pytest.param(3, "", 0, id="only a mountain"),
        pytest.param(9, "", 1, id="lost tribe"),
        pytest.param(5, "people 1 forest humans\nregion 5 humans 3", 1, id="active tokens"),
        pytest.param(3, "people 1 forest humans\nregion 3 humans 1", 1, id="active token on a mountain"),
        pytest.param(5, "people 1 - humans declined\nregion 5 humans 1", 1, id="token in decline"),
        pytest.param(5, "people 0 - humans declined\nregion 5 humans 1", 1, id="own token in decline"),
    ],
)
def test_a_region_is_non_empty_if_a_race_or_a_lost_tribe_is_in_it(region: int, lines: str, coins: int) -> None:
    game = small_world(f"players 3\nturn 0 conquer\npeople 0 commando orcs hand 4\nregion 4 orcs 1\n{lines}")
    play(game, f"0 conquer {region}", "0 stop", "0 deploy 4 x3")
    assert dict(incomes(game)).get("sw:race.orcs", 0) == coins


@pytest.mark.law("sw:define.empty")
def test_a_region_that_was_abandoned_with_its_markers_is_empty() -> None:
    game = small_world("players 3\npeople 0 fortified orcs\nregion 4 orcs 3\nregion 5 orcs 1 fortress")
    play(game, "0 expand", "0 abandon 5", "0 march", "0 conquer 5", "0 stop", "0 deploy 4 x2", "0 pass")
    assert incomes(game) == [("sw:score.regions", 2)]


# ---- banner and power together


@pytest.mark.law("sw:define.stack")
def test_coins_of_banner_and_power_for_the_same_thing_add_up() -> None:
    game = small_world("players 3\nturn 0 conquer\npeople 0 pillaging orcs hand 3\nregion 4 orcs 1")
    play(game, "0 conquer 9", "0 stop", "0 deploy 4 x2")
    assert incomes(game) == [("sw:score.regions", 2), ("sw:race.orcs", 1), ("sw:power.pillaging", 1)]


@pytest.mark.law("sw:define.stack")
@pytest.mark.parametrize(
    ("pair", "tokens"),
    [
        ("hill ratmen", 3),
        ("hill tritons", 2),
        ("commando ratmen", 2),
        ("commando tritons", 1),
        ("mounted tritons", 1),
    ],
)
def test_discounts_of_banner_and_power_add_up(pair: str, tokens: int) -> None:
    race = pair.split()[1]
    game = small_world(f"players 3\nturn 0 conquer\npeople 0 {pair} hand 3\nregion 2 {race} 1")
    play(game, "0 conquer 7")  # farmland on the shore, with a lost tribe
    assert army(game, race) == {2: 1, 7: tokens}


@pytest.mark.law("sw:define.stack")
def test_banner_and_power_stop_working_in_decline() -> None:
    active = small_world("players 3\npeople 0 hill humans\nregion 4 humans 1\nregion 9 humans 1")
    declining = active.copy()
    play(active, "0 expand", "0 march", "0 stop")
    assert incomes(active) == [("sw:score.regions", 2), ("sw:race.humans", 1), ("sw:power.hill", 1)]
    play(declining, "0 decline")
    assert incomes(declining) == [("sw:score.regions", 2)]


@pytest.mark.law("sw:define.stack")
@pytest.mark.parametrize(("people", "lost"), [("forest elves", 0), ("- elves declined", 1)])
def test_a_defence_by_banner_ends_with_decline(people: str, lost: int) -> None:
    game = small_world(f"""
        players 3
        turn 0 conquer
        people 0 hill ratmen hand 3
        region 4 ratmen 1
        people 1 {people}
        region 5 elves 1
        region 12 elves 1
    """)
    play(game, "0 conquer 5")
    assert tray(game, "elves") == 11 - 2 + lost
