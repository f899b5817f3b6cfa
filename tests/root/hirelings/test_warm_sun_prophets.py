"""Warm Sun Prophets and Lizard Envoys."""

from __future__ import annotations

import pytest

from copse.root.cards import CARD_IDS
from copse.root.hirelings.hiring import take_control
from tests.root.hirelings.by_lot import play_by_lot
from tests.root.hirelings.hired import hired, party, set_up, standing
from tests.root.table import count as of_faction
from tests.script import asked, happened, legal, play

SUITS = "suits fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse"
PREACHING = f"""
    factions eyrie marquise duchy
    turn 0 daylight
    {SUITS}
    clearing 1 warm_sun_prophets warrior 1
    clearing 1 marquise warrior 4
    clearing 1 duchy warrior 2
    clearing 9 eyrie warrior 3 roost 1
    clearing 5 warm_sun_prophets warrior 1
    clearing 5 eyrie warrior 2
    clearing 12 duchy warrior 1
"""
HELD = "held warm_sun_prophets by eyrie"


@pytest.mark.law("root:A.6.3")
def test_the_prophets_start_at_the_ruins() -> None:
    game = set_up("warm_sun_prophets", "marquise", "eyrie")
    assert standing(game, "warrior") == {6: 1, 10: 1, 11: 1, 12: 1}


# ---- when hired


@pytest.mark.law("root:E.2.1")
def test_who_takes_control_of_prophets_that_are_nowhere_sends_one_anywhere() -> None:
    game = hired("warm_sun_prophets", f"factions eyrie marquise\nturn 0 daylight\n{SUITS}")
    take_control(game.state, party(game), 1, "root:E.1.1")
    game.state.settle()
    assert asked(game) == (1, "SendProphet", "root:E.2.1")
    assert legal(game) == [f"station {clearing}" for clearing in range(1, 13)]
    play(game, "1 station 8")
    assert standing(game, "warrior") == {8: 1}


@pytest.mark.law("root:E.2.1")
def test_with_prophets_on_the_map_none_is_sent() -> None:
    game = hired("warm_sun_prophets", PREACHING)
    take_control(game.state, party(game), 1, "root:E.1.1")
    game.state.settle()
    assert asked(game)[1] != "SendProphet"


# ---- Daylight


@pytest.mark.law("root:E.2.4")
def test_in_daylight_a_player_at_a_prophet_is_named_or_a_prophet_comes_where_none_is() -> None:
    game = hired("warm_sun_prophets", PREACHING, HELD)
    play(game, "0 command warm_sun_prophets")
    assert asked(game) == (0, "ProphetOrders", "root:E.2.4")
    assert legal(game, "choose") == ["choose 0", "choose 1", "choose 2"]  # even the controlling player
    assert legal(game, "station") == [f"station {clearing}" for clearing in range(1, 13) if clearing not in (1, 5)]
    play(game, "0 station 7")
    assert standing(game, "warrior") == {1: 1, 5: 1, 7: 1}
    assert "command warm_sun_prophets" not in legal(game)  # once a day


@pytest.mark.law("root:E.2.4")
def test_only_who_has_pieces_at_a_prophet_can_be_named() -> None:
    game = hired("warm_sun_prophets", PREACHING.replace("clearing 1 duchy", "clearing 2 duchy"), HELD)
    play(game, "0 command warm_sun_prophets")
    assert legal(game, "choose") == ["choose 0", "choose 1"]


@pytest.mark.law("root:E.2.4")
def test_with_all_prophets_on_the_map_none_comes() -> None:
    game = hired("warm_sun_prophets", PREACHING, HELD, "clearing 3 warm_sun_prophets warrior 2")
    play(game, "0 command warm_sun_prophets")
    assert legal(game, "station") == []


@pytest.mark.law("root:E.2.4", "root:E.3.6")
def test_a_player_is_made_to_battle_there_and_scores_as_always() -> None:
    text = PREACHING.replace("clearing 1 duchy warrior 2", "clearing 1 duchy tunnel 1")
    game = hired("warm_sun_prophets", text, HELD, "coming die 1 die 0")
    play(game, "0 command warm_sun_prophets", "0 choose 1")
    assert asked(game) == (0, "Preach", "root:E.2.4")
    assert game.state.decision.acting == 1  # whose pieces are sent
    assert legal(game, "battle") == ["battle 1 2", "battle 1 3"]  # the Duchy, or the Prophets themselves
    play(game, "0 battle 1 duchy")
    assert happened(game, "battled")[-1] == {"attacker": 1, "defender": 2, "clearing": 1}
    assert not game.state.has_pieces(2, 1)
    assert game.state.points == (0, 1, 0)
    assert asked(game)[1] != "PreachOn"


@pytest.mark.law("root:E.2.4")
def test_or_to_move_with_all_that_can_go_and_then_perhaps_to_battle() -> None:
    game = hired("warm_sun_prophets", PREACHING, HELD, "coming die 2 die 0")
    play(game, "0 command warm_sun_prophets", "0 choose 1")
    assert legal(game, "move") == ["move 1>5 x4", "move 1>9 x4", "move 1>10 x4"]  # whence they rule
    play(game, "0 move 1>9 x4")
    assert of_faction(game, "marquise", "warrior", 9) == 4
    assert asked(game) == (0, "PreachOn", "root:E.2.4")
    assert legal(game) == ["pass", "battle 9 0"]
    play(game, "0 battle 9 eyrie")
    assert of_faction(game, "eyrie", "warrior", 9) == 1


@pytest.mark.law("root:E.2.4")
def test_the_battle_after_the_move_can_be_left_out() -> None:
    game = hired("warm_sun_prophets", PREACHING, HELD)
    play(game, "0 command warm_sun_prophets", "0 choose 1", "0 move 1>9 x4", "0 pass")
    assert not happened(game, "battled")


@pytest.mark.law("root:E.2.4", "root:4.2.1")
def test_who_rules_neither_clearing_cannot_be_made_to_move() -> None:
    game = hired("warm_sun_prophets", PREACHING, HELD)
    play(game, "0 command warm_sun_prophets", "0 choose 2")
    assert legal(game) == ["battle 1 1", "battle 1 3"]


@pytest.mark.ruling("R130")
@pytest.mark.law("root:E.2.4", "root:14.2.2")
@pytest.mark.parametrize(("turn", "move"), [(0, "march 1>5 x3"), (1, "move 1>5 x3")])
def test_a_warlord_goes_along_where_he_may_move(turn: int, move: str) -> None:
    text = PREACHING.replace("eyrie marquise duchy", "hundreds eyrie duchy").replace("turn 0", f"turn {turn}")
    text = text.replace("clearing 1 marquise warrior 4", "clearing 1 hundreds warrior 3 warlord 1")
    game = hired("warm_sun_prophets", text, f"held warm_sun_prophets by {('hundreds', 'eyrie')[turn]}")
    play(game, f"{turn} command warm_sun_prophets", f"{turn} choose 0")
    ways = [way for way in legal(game) if "1>5" in way]
    assert ways == [move]


@pytest.mark.ruling("R129")
@pytest.mark.law("root:E.2.4")
def test_a_vagabond_goes_and_fights_without_items() -> None:
    text = PREACHING.replace("marquise duchy", "marquise vagabond").replace("    clearing 12 duchy warrior 1\n", "")
    text = text.replace("clearing 1 duchy warrior 2", "pawn vagabond 1")
    game = hired("warm_sun_prophets", text, HELD)
    play(game, "0 command warm_sun_prophets", "0 choose 2")
    assert legal(game) == ["battle 1 1", "battle 1 3", "go 5", "go 9", "go 10"]
    play(game, "0 go 9")
    assert game.state.pawns[2] == 9
    assert asked(game)[:2] == (0, "PreachOn")


UNPAID = PREACHING.replace("clearing 1 duchy warrior 2", "clearing 1 spring_uprising warrior 2")


@pytest.mark.ruling("R128")
@pytest.mark.law("root:E.2.2", "root:E.2.4")
@pytest.mark.parametrize(("hand", "answer", "fought"), [("anvil", "spend anvil", 1), ("sword", "pass", 0)])
def test_who_is_made_to_battle_but_has_not_the_card_for_it_does_not(hand: str, answer: str, fought: int) -> None:
    game = hired("warm_sun_prophets spring_uprising", UNPAID, HELD, f"hand marquise {hand}", "coming die 1 die 0")
    play(game, "0 command warm_sun_prophets", "0 choose 1", "0 battle 1 spring_uprising")
    assert asked(game)[:2] == (1, "PayToll")
    assert legal(game) == [answer]
    play(game, f"1 {answer}")
    assert len(happened(game, "rolled")) == fought
    assert game.state.battle is None


@pytest.mark.law("root:E.2.2", "root:E.2.4")
def test_who_holds_no_card_at_all_cannot_even_be_made_to() -> None:
    game = hired("warm_sun_prophets spring_uprising", UNPAID, HELD)
    play(game, "0 command warm_sun_prophets", "0 choose 1")
    assert legal(game, "battle") == ["battle 1 3"]


@pytest.mark.law("root:E.2.4")
@pytest.mark.parametrize("lines", [(), ("held warm_sun_prophets by duchy",)])
def test_in_the_turns_of_others_the_prophets_are_silent(lines: tuple[str, ...]) -> None:
    game = hired("warm_sun_prophets", PREACHING, *lines)
    assert "command warm_sun_prophets" not in legal(game)


# ---- Lizard Envoys

BIRDSONG = f"factions eyrie marquise\nturn 0 birdsong\n{SUITS}\nclearing 1 eyrie roost 1 warrior 3\nhand eyrie cobbler"


def fetched(*discard: str, holder: str = "eyrie") -> list[str]:
    """What the Envoys offer with this discard pile, the card on top last."""
    lines = [f"discard {' '.join(discard)}"] if discard else []
    game = hired("lizard_envoys", BIRDSONG, *lines, *([f"held lizard_envoys by {holder}"] if holder else []))
    if "command lizard_envoys" not in legal(game):
        return []
    play(game, "0 command lizard_envoys")
    assert asked(game) == (0, "FetchDiscard", "root:E.2.3")
    return legal(game)


@pytest.mark.law("root:E.2.3")
def test_the_envoys_fetch_a_card_of_the_suit_that_most_of_the_last_five_have() -> None:
    old = ["investments", "root_tea_mouse", "mouse_in_a_sack"]
    recent = ["anvil", "gently_used_knapsack", "root_tea_rabbit", "birdy_bindle", "sword"]
    assert fetched(*old, *recent) == ["pass", "pick_up anvil", "pick_up gently_used_knapsack"]


@pytest.mark.law("root:E.2.3")
def test_a_tie_of_suits_is_for_the_controlling_player_to_break() -> None:
    assert set(fetched("anvil", "root_tea_rabbit")) == {"pass", "pick_up anvil", "pick_up root_tea_rabbit"}


@pytest.mark.ruling("R132")
@pytest.mark.law("root:E.2.3")
def test_an_ambush_counts_but_is_never_fetched() -> None:
    assert fetched("root_tea_rabbit", "ambush_fox", "anvil") == ["pass", "pick_up anvil"]
    assert fetched("ambush_fox") == []


@pytest.mark.law("root:E.2.3")
def test_birds_are_only_birds() -> None:
    birds = ["pick_up birdy_bindle", "pick_up woodland_runners"]
    assert fetched("birdy_bindle", "anvil", "woodland_runners") == ["pass", *birds]


@pytest.mark.law("root:E.2.3")
def test_there_may_be_nothing_to_fetch_and_only_the_controlling_player_does() -> None:
    assert fetched() == []
    assert fetched("anvil", holder="marquise") == []
    assert fetched("anvil", holder="") == []


@pytest.mark.law("root:E.2.3")
def test_the_card_comes_from_the_top_to_the_hand_for_all_to_see() -> None:
    discard = ["tax_collector", "anvil", "root_tea_fox", "sword", "foxfolk_steel", "tax_collector"]
    game = hired("lizard_envoys", BIRDSONG, f"discard {' '.join(discard)}", "held lizard_envoys by eyrie")
    play(game, "0 command lizard_envoys", "0 pick_up tax_collector")
    assert [CARD_IDS[card] for card in game.state.discard] == discard[:-1]
    assert [CARD_IDS[card] for card in game.state.hands[0].cards] == ["tax_collector", "cobbler"]
    assert [CARD_IDS[card] for card in game.state.hands[0].seen[1]] == ["tax_collector"]
    assert "command lizard_envoys" not in legal(game)


@pytest.mark.law("root:E.2.3")
def test_the_envoys_need_not_be_sent() -> None:
    game = hired("lizard_envoys", BIRDSONG, "discard anvil", "held lizard_envoys by eyrie")
    assert legal(game) == ["command lizard_envoys", "pass"]
    play(game, "0 command lizard_envoys", "0 pass")
    assert [CARD_IDS[card] for card in game.state.hands[0].cards] == ["cobbler"]


# ---- whole games


@pytest.mark.parametrize("seed", range(3))
def test_games_with_the_prophets_stay_possible(seed: int) -> None:
    prompts = play_by_lot("warm_sun_prophets", "eyrie", "vagabond", "hundreds", seed=seed)
    assert prompts.keys() >= {"ProphetOrders", "Preach"}


@pytest.mark.parametrize("seed", range(3))
def test_games_with_the_envoys_stay_possible(seed: int) -> None:
    prompts = play_by_lot("lizard_envoys", "marquise", "corvids", "keepers", seed=seed)
    assert "FetchDiscard" in prompts
