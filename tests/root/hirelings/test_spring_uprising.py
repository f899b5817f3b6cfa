"""Spring Uprising and Rabbit Scouts."""

from __future__ import annotations

import pytest

from copse.root.battle import battles
from copse.root.cards import SUITS as SUIT_NAMES
from copse.root.factions.riverfolk import post_obstacles
from copse.root.hirelings.hiring import take_control
from tests.root.hirelings.by_lot import play_by_lot
from tests.root.hirelings.hired import hired, party, set_up, standing
from tests.root.table import count as of_faction
from tests.script import asked, happened, legal, play

SUITS = "suits fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse"


@pytest.mark.law("root:A.6.3")
@pytest.mark.parametrize("seed", range(4))
def test_the_uprising_starts_with_a_warrior_for_each_of_two_rolls(seed: int) -> None:
    game = set_up("spring_uprising", "marquise", "eyrie", seed=seed)
    for placed in range(2):
        assert asked(game) == (1, "RiseSomewhere", "root:A.6.3")
        suit = SUIT_NAMES.index(str(game.decision.args["suit"]))
        suited = [clearing for clearing in range(1, 13) if game.state.suits[clearing] == suit]
        assert legal(game) == [f"station {clearing}" for clearing in suited]
        assert sum(standing(game, "warrior").values()) == placed
        play(game, f"1 station {suited[0]}")
    assert sum(standing(game, "warrior").values()) == 2
    assert asked(game)[1] != "RiseSomewhere"


@pytest.mark.law("root:E.3.1", "root:11.5.6.II")
def test_where_an_uprising_rules_that_is_nobodys_no_trade_post_can_be_paid_for() -> None:
    text = f"factions riverfolk eyrie\nturn 0 daylight\n{SUITS}"
    game = hired("spring_uprising", text, "clearing 6 spring_uprising warrior 2")
    assert game.state.ruler[6] == party(game)
    assert post_obstacles(game.state, 0)[6] == "root:11.5.6.II"


# ---- when hired

NONE_THERE = f"""
    factions marquise eyrie
    turn 0 daylight
    {SUITS}
    clearing 1 marquise warrior 3
    coming control 2 uprising mouse
"""


@pytest.mark.law("root:E.2.1")
def test_who_takes_control_of_an_uprising_that_is_nowhere_rolls_for_a_warrior() -> None:
    game = hired("spring_uprising", NONE_THERE)
    take_control(game.state, party(game), 1, "root:E.1.1")
    game.state.settle()
    assert asked(game) == (1, "RiseAgain", "root:E.2.1")
    assert legal(game) == ["station 3", "station 6", "station 9", "station 12"]
    play(game, "1 station 9")
    assert standing(game, "warrior") == {9: 1}


@pytest.mark.law("root:E.2.1")
def test_an_uprising_that_stands_somewhere_needs_no_roll_when_it_is_hired() -> None:
    game = hired("spring_uprising", NONE_THERE, "clearing 2 spring_uprising warrior 1")
    take_control(game.state, party(game), 1, "root:E.1.1")
    game.state.settle()
    assert asked(game)[1] != "RiseAgain"
    assert standing(game, "warrior") == {2: 1}


# ---- who battles it

ATTACK = f"""
    factions marquise eyrie
    turn 0 daylight
    {SUITS}
    clearing 1 marquise warrior 3
    clearing 1 spring_uprising warrior 1
    clearing 2 marquise warrior 3
    clearing 2 eyrie warrior 1
    clearing 5 eyrie roost 1
    coming die 2 die 0
"""


def attacks(*lines: str) -> list[str]:
    game = hired("spring_uprising", ATTACK, *lines)
    play(game, "0 pass")
    return [game.write_action(action) for action in game.decision.actions if action.verb.name == "battle"]


@pytest.mark.law("root:E.2.2")
def test_only_who_can_discard_a_card_of_the_clearing_battles_the_uprising() -> None:
    assert attacks() == ["battle 2 eyrie"]
    assert attacks("hand marquise sword root_tea_rabbit") == ["battle 2 eyrie"]
    assert attacks("hand marquise anvil") == ["battle 2 eyrie", "battle 1 spring_uprising"]
    assert attacks("hand marquise birdy_bindle") == ["battle 2 eyrie", "battle 1 spring_uprising"]
    assert attacks("hand marquise anvil", "held spring_uprising by marquise") == ["battle 2 eyrie"]
    assert attacks("hand eyrie anvil", "held spring_uprising by eyrie") == ["battle 2 eyrie"]


@pytest.mark.law("root:E.2.2")
def test_the_card_is_discarded_before_the_battle() -> None:
    game = hired("spring_uprising", ATTACK, "hand marquise anvil birdy_bindle root_tea_rabbit")
    play(game, "0 pass", "0 battle 1 spring_uprising")
    assert asked(game) == (0, "PayToll", "root:E.2.2")
    assert legal(game) == ["spend birdy_bindle", "spend anvil"]
    assert not happened(game, "rolled")
    play(game, "0 spend anvil")
    assert standing(game, "warrior") == {}
    assert len(game.state.hands[0].cards) == 2
    assert len(game.state.discard) == 1


@pytest.mark.law("root:E.2.2")
def test_other_battles_cost_nothing() -> None:
    game = hired("spring_uprising", ATTACK, "hand marquise anvil", "held spring_uprising by eyrie")
    play(game, "0 pass", "0 battle 2 eyrie")
    assert asked(game)[1] != "PayToll"
    assert not game.state.discard


def test_that_a_hand_has_no_such_card_shows_to_nobody() -> None:
    game = hired("spring_uprising", ATTACK, "hand marquise root_tea_rabbit")
    assert len(battles(game.state, 0)) == 1
    assert len(battles(game.state, 0, by_sight=True)) == 2
    empty = hired("spring_uprising", ATTACK)
    assert len(battles(empty.state, 0, by_sight=True)) == 1


PATROL = f"""
    factions eyrie lizards
    turn 0 daylight
    {SUITS}
    clearing 1 forest_patrol warrior 3
    clearing 1 spring_uprising warrior 1
    clearing 5 eyrie roost 1 warrior 1
    held forest_patrol by eyrie
    coming die 2 die 0
"""


@pytest.mark.ruling("R127")
@pytest.mark.law("root:E.2.2")
def test_for_a_hireling_that_attacks_its_controller_discards_the_card() -> None:
    game = hired("spring_uprising forest_patrol", PATROL, "hand lizards anvil")
    play(game, "0 command forest_patrol")
    assert legal(game, "battle") == []
    game = hired("spring_uprising forest_patrol", PATROL, "hand eyrie anvil")
    play(game, "0 command forest_patrol", "0 battle 1 spring_uprising", "0 spend anvil")
    assert standing(game, "warrior") == {}


ARRIVALS = {
    "BattleOnce": (
        "factions eyrie duchy\nturn 0 daylight\nclearing 8 forest_patrol warrior 3\nheld forest_patrol by eyrie",
        ("command forest_patrol", "move 8>7 x3"),
    ),
    "Storm": (
        "factions lizards duchy\nturn 0 birdsong\nclearing 8 lizards warrior 3\nlizards acolytes 2\n"
        "lizards outcast rabbit\nlizards souls root_tea_rabbit",
        ("move 8>7 x3",),
    ),
    "Clash": (
        "factions hundreds duchy\nturn 0 daylight\nclearing 8 hundreds warrior 3 warlord 1",
        ("pass", "pass", "march 8>7 x3"),
    ),
    "FightThere": (
        "factions corvids duchy\ndeck exiles\nturn 0 birdsong\nclearing 8 corvids warrior 3\n"
        "crafted corvids eyrie_emigre",
        ("pass", "pass", "use eyrie_emigre", "move 8>7 x3"),
    ),
}


@pytest.mark.law("root:E.2.2")
@pytest.mark.parametrize("question", ARRIVALS)
@pytest.mark.parametrize(("hand", "battle"), [("anvil", ["battle 7 2"]), ("sword", [])])
def test_who_comes_to_the_uprising_is_asked_whatever_the_hand_holds(
    question: str, hand: str, battle: list[str]
) -> None:
    head, script = ARRIVALS[question]
    first = head.split()[1]
    lines = (SUITS, "clearing 7 spring_uprising warrior 1", "clearing 1 duchy warrior 1", f"hand {first} {hand}")
    game = hired("spring_uprising forest_patrol", head, *lines)
    play(game, *[f"0 {action}" for action in script])
    assert asked(game)[:2] == (0, question)
    assert legal(game) == ["pass", *battle]


# ---- Birdsong

REVOLT = f"""
    factions eyrie marquise duchy
    turn 0 birdsong
    {SUITS}
    clearing 1 spring_uprising warrior 2
    clearing 1 eyrie warrior 2
    clearing 1 marquise warrior 3 sawmill 1 wood 1
    clearing 1 duchy warrior 1
    clearing 4 marquise warrior 2
    clearing 5 spring_uprising warrior 1
    clearing 5 eyrie roost 1
    coming uprising fox
"""


@pytest.mark.law("root:E.2.3")
def test_the_roll_of_birdsong_cannot_be_left_out() -> None:
    game = hired("spring_uprising", REVOLT, "held spring_uprising by eyrie")
    assert asked(game)[:2] == (0, "AtBound")
    assert legal(game) == ["command spring_uprising"]
    play(game, "0 command spring_uprising")
    assert asked(game) == (0, "BreakOut", "root:E.2.3")
    assert legal(game) == ["station 1", "station 4", "station 7", "station 10", "take_off 1"]


@pytest.mark.law("root:E.2.3", "root:E.3.2", "root:E.3.6")
def test_it_breaks_out_where_it_stands_and_takes_all_enemies_with_it() -> None:
    game = hired("spring_uprising", REVOLT, "held spring_uprising by eyrie")
    play(game, "0 command spring_uprising", "0 take_off 1")
    assert standing(game, "warrior") == {1: 1, 5: 1}
    assert game.state.presence(1) == 1 << 4
    assert game.state.presence(2) == 0
    assert of_faction(game, "eyrie", "warrior", 1) == 2
    assert game.state.points == (0, 0, 0)
    assert game.state.supply[game.state.rules.warrior[party(game)]] == 2
    assert asked(game)[1] != "AtBound"  # once a turn


@pytest.mark.law("root:E.2.3")
def test_or_it_grows_in_a_clearing_of_the_suit() -> None:
    game = hired("spring_uprising", REVOLT, "held spring_uprising by eyrie")
    play(game, "0 command spring_uprising", "0 station 10")
    assert standing(game, "warrior") == {1: 2, 5: 1, 10: 1}
    assert of_faction(game, "marquise", "warrior", 1) == 3


@pytest.mark.law("root:E.2.3")
def test_with_all_on_the_map_it_can_only_break_out() -> None:
    game = hired("spring_uprising", REVOLT, "held spring_uprising by eyrie", "clearing 6 spring_uprising warrior 1")
    play(game, "0 command spring_uprising")
    assert legal(game) == ["take_off 1"]


@pytest.mark.law("root:E.2.3")
def test_where_the_die_shows_nothing_that_can_be_done_nothing_is() -> None:
    text = REVOLT.replace("uprising fox", "uprising mouse")
    game = hired("spring_uprising", text, "held spring_uprising by eyrie", "clearing 2 spring_uprising warrior 1")
    play(game, "0 command spring_uprising")
    assert asked(game)[1] not in ("AtBound", "BreakOut")


@pytest.mark.law("root:E.2.3")
@pytest.mark.parametrize("lines", [(), ("held spring_uprising by marquise",)])
def test_without_its_controller_nothing_happens_in_birdsong(lines: tuple[str, ...]) -> None:
    game = hired("spring_uprising", REVOLT, *lines)
    assert "command spring_uprising" not in legal(game)


# ---- Rabbit Scouts

WARNING = f"""
    factions marquise eyrie
    turn 0 daylight
    {SUITS}
    clearing 1 marquise warrior 3
    clearing 1 eyrie warrior 3
    clearing 5 eyrie roost 1
    coming die 3 die 1
"""


def attacked(*lines: str) -> list[dict[str, int | str]]:
    """What was rolled when the Marquise attacked the Eyrie, who spend a card for the Scouts if they can."""
    game = hired("rabbit_scouts", WARNING, *lines)
    play(game, "0 pass", "0 battle 1 eyrie", *(["1 pass"] if game.state.hands[1].cards else []))
    if asked(game)[1] == "HearScouts":
        assert asked(game) == (1, "HearScouts", "root:E.2.2")
        game.apply(legal(game)[-1])
    return happened(game, "rolled")


PLAIN = [{"attacker": 3, "defender": 1}]
SWAPPED = [{"attacker": 1, "defender": 3}]


@pytest.mark.law("root:E.2.2")
def test_for_a_card_of_the_clearing_the_attacked_deals_the_higher_roll() -> None:
    assert attacked("held rabbit_scouts by eyrie", "hand eyrie anvil") == SWAPPED
    assert attacked("held rabbit_scouts by eyrie", "hand eyrie birdy_bindle") == SWAPPED
    assert attacked("held rabbit_scouts by eyrie", "hand eyrie root_tea_rabbit") == PLAIN
    assert attacked("held rabbit_scouts by eyrie") == PLAIN


@pytest.mark.law("root:E.2.2")
def test_the_scouts_warn_nobody_else_and_no_attacker() -> None:
    assert attacked("held rabbit_scouts by marquise", "hand eyrie anvil", "hand marquise sword") == PLAIN
    assert attacked("hand eyrie anvil") == PLAIN


@pytest.mark.law("root:E.2.2")
def test_the_card_for_the_scouts_is_spent_for_one_battle_and_may_be_kept() -> None:
    lines = ("held rabbit_scouts by eyrie", "hand eyrie anvil birdy_bindle")
    game = hired("rabbit_scouts", WARNING.replace("die 3 die 1", "die 1 die 0 die 2 die 1"), *lines)
    play(game, "0 pass", "0 battle 1 eyrie", "1 pass", "1 spend anvil")
    assert len(game.state.hands[1].cards) == 1
    play(game, "0 battle 1 eyrie", "1 pass", "1 pass")
    assert len(game.state.hands[1].cards) == 1
    assert happened(game, "rolled") == [{"attacker": 0, "defender": 1}, {"attacker": 2, "defender": 1}]


# ---- whole games


@pytest.mark.parametrize("seed", range(3))
def test_games_with_the_uprising_stay_possible(seed: int) -> None:
    prompts = play_by_lot("spring_uprising", "marquise", "vagabond", "hundreds", seed=seed)
    assert "BreakOut" in prompts


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("seed", range(3))
def test_games_with_the_scouts_stay_possible(seed: int) -> None:
    prompts = play_by_lot("rabbit_scouts", "marquise", "eyrie", "keepers", seed=seed)
    assert "HearScouts" in prompts
