"""Corvid Spies and Raven Sentries."""

from __future__ import annotations

import pytest

from tests.root.hirelings.by_lot import play_by_lot
from tests.root.hirelings.hired import hired, party, set_up, standing
from tests.root.table import count as of_faction
from tests.root.table import fight, hand
from tests.script import asked, happened, legal, play

SPIES = """
    factions marquise eyrie lizards vagabond
    turn 0 daylight
    suits fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse
    clearing 1 marquise warrior 3
    clearing 2 eyrie warrior 3
    clearing 3 lizards warrior 3
    clearing 3 eyrie warrior 1
    clearing 3 marquise warrior 1
    pawn vagabond 8
    hand marquise anvil
    hand eyrie sappers
    hand lizards ambush_fox
"""
HELD = "held corvid_spies by marquise"


@pytest.mark.law("root:A.6.3")
def test_two_spies_start_in_two_clearings_of_one_suit() -> None:
    game = set_up("corvid_spies", "marquise", "eyrie")
    assert asked(game) == (1, "FirstSpy", "root:A.6.3")
    assert legal(game) == [f"station {clearing}" for clearing in range(1, 13)]
    play(game, "1 station 5")
    assert asked(game) == (1, "SecondSpy", "root:A.6.3")
    assert legal(game) == ["station 3", "station 4", "station 10"]  # the other rabbits of the autumn map
    play(game, "1 station 10")
    assert standing(game, "warrior") == {5: 1, 10: 1}


@pytest.mark.law("root:E.2.4", "root:E.3.2")
def test_in_daylight_two_come_to_clearings_with_enemies() -> None:
    game = hired("corvid_spies", SPIES, HELD)
    play(game, "0 command corvid_spies")
    assert asked(game) == (0, "SendSpies", "root:E.2.4")
    assert legal(game) == ["station 2", "station 3", "station 8"]  # not 1, where the Marquise is alone; nor with a pass
    play(game, "0 station 3")
    assert (asked(game)[1], legal(game)) == ("SendSpies", ["station 2", "station 3", "station 8"])
    play(game, "0 station 3")
    assert standing(game, "warrior") == {3: 2}
    assert asked(game) == (0, "SpyOrders", "root:E.2.4")


@pytest.mark.law("root:1.5.4")
@pytest.mark.parametrize(("out", "sent"), [(4, 2), (5, 1), (6, 0)])
def test_as_many_come_as_there_are(out: int, sent: int) -> None:
    game = hired("corvid_spies", SPIES, HELD, f"clearing 12 corvid_spies warrior {out}")
    play(game, "0 command corvid_spies", *["0 station 2"] * sent)
    assert asked(game)[1] == "SpyOrders"
    assert standing(game, "warrior") == ({2: sent, 12: out} if sent else {12: out})


@pytest.mark.ruling("R142")
@pytest.mark.law("root:E.2.4")
def test_then_they_battle_once_in_each_clearing_where_they_are() -> None:
    game = hired("corvid_spies", SPIES, HELD, "clearing 12 corvid_spies warrior 1", "coming die 0 die 0 die 0 die 0")
    play(game, "0 command corvid_spies", "0 station 2", "0 station 3")
    assert legal(game, "battle") == ["battle 2 1", "battle 3 1", "battle 3 2"]  # nor the Marquise, nor their own kind
    fight(game, "0 battle 3 2")
    assert (asked(game)[:2], legal(game)) == ((0, "BattleInEach"), ["battle 2 1"])  # and cannot leave it at that
    fight(game, "0 battle 2 1")
    assert asked(game)[1] != "BattleInEach"
    assert "command corvid_spies" not in legal(game)  # once a day
    assert [event["clearing"] for event in happened(game, "battled")] == [3, 2]


@pytest.mark.law("root:E.2.4", "root:E.3.3")
def test_or_a_random_card_is_taken_from_each_enemy_with_faction_pieces_in_one_clearing() -> None:
    game = hired("corvid_spies", SPIES, HELD, "clearing 12 corvid_spies warrior 1")
    play(game, "0 command corvid_spies", "0 station 3", "0 station 8")
    assert legal(game, "spy") == ["spy 3", "spy 8", "spy 12"]
    play(game, "0 spy 3")
    assert sorted(hand(game, "marquise")) == ["ambush_fox", "anvil", "sappers"]
    assert hand(game, "eyrie") == hand(game, "lizards") == []
    assert asked(game)[1] not in ("BattleInEach", "SpyOrders")
    assert "command corvid_spies" not in legal(game)


@pytest.mark.ruling("R143")
@pytest.mark.law("root:E.2.4")
def test_of_many_cards_one_is_taken_and_who_has_none_loses_none() -> None:
    game = hired("corvid_spies", SPIES, HELD, "hand vagabond cobbler command_warren")
    play(game, "0 command corvid_spies", "0 station 8", "0 station 2", "0 spy 8")
    assert len(hand(game, "marquise")) == 2
    assert len(hand(game, "vagabond")) == 1
    taken = happened(game, "gave")[-1]
    assert (taken["giver"], taken["taker"]) == (3, 0)
    empty = hired("corvid_spies", SPIES, HELD)
    play(empty, "0 command corvid_spies", "0 station 8", "0 station 2", "0 spy 8")
    assert hand(empty, "marquise") == ["anvil"]


@pytest.mark.law("root:E.3.2", "root:E.2.4")
def test_a_partner_of_who_controls_them_is_no_enemy_of_theirs() -> None:
    alliance = ("coalition vagabond marquise", "hand vagabond cobbler")
    game = hired("corvid_spies", SPIES.replace("pawn vagabond 8", "pawn vagabond 2"), HELD, *alliance)
    play(game, "0 command corvid_spies")
    assert legal(game) == ["station 2", "station 3"]
    play(game, "0 station 2", "0 station 2")
    assert legal(game, "battle") == ["battle 2 1"]
    play(game, "0 spy 2")
    assert hand(game, "vagabond") == ["cobbler"]
    assert hand(game, "eyrie") == []


@pytest.mark.law("root:E.2.4")
def test_only_who_controls_them_sends_them() -> None:
    for line in ("held corvid_spies by eyrie", ""):
        game = hired("corvid_spies", SPIES, "clearing 2 corvid_spies warrior 2", line)
        assert "command corvid_spies" not in legal(game)


@pytest.mark.law("root:E.3.4")
def test_they_do_nothing_else() -> None:
    game = hired("corvid_spies", SPIES, HELD, "clearing 12 corvid_spies warrior 6")
    assert party(game) == 4
    assert not [text for text in legal(game) if text.startswith("move 12")]


def test_games_with_the_spies_stay_possible() -> None:
    met = play_by_lot("corvid_spies", "marquise", "alliance", "vagabond", "riverfolk", seed=1)
    met += play_by_lot("corvid_spies", "keepers", "duchy", "hundreds", seed=2)
    assert {"SendSpies", "SpyOrders", "BattleInEach"} <= met.keys()


# ---- Raven Sentries


def lost(holder: str, marquise: str = "", eyrie: str = "", elsewhere: str = "") -> tuple[int, int]:
    """The warriors that attacker and defender lose in clearing 5, where nobody rolls a hit."""
    position = f"""
        factions marquise eyrie alliance
        turn 0 daylight
        clearing 5 marquise warrior 2 {marquise}
        clearing 5 eyrie warrior 5 {eyrie}
        {elsewhere}
        coming die 0 die 0
    """
    game = hired("raven_sentries", position, f"held raven_sentries by {holder}" if holder else "")
    play(game, "0 pass")
    fight(game, "0 battle 5 1")
    return 2 - of_faction(game, "marquise", "warrior", 5), 5 - of_faction(game, "eyrie", "warrior", 5)


@pytest.mark.law("root:E.2.2")
@pytest.mark.parametrize("piece", ["sawmill 1", "wood 1"])
def test_the_sentries_deal_an_extra_hit_at_own_buildings_and_tokens(piece: str) -> None:
    assert lost("marquise", marquise=piece) == (0, 1)
    assert lost("", marquise=piece) == (0, 0)  # while nobody controls them
    assert lost("alliance", marquise=piece) == (0, 0)


@pytest.mark.law("root:E.2.2")
def test_one_hit_however_many_there_are_and_in_defence_too() -> None:
    assert lost("marquise", marquise="sawmill 1 workshop 1 wood 2") == (0, 1)
    assert lost("eyrie", eyrie="roost 1") == (1, 0)


@pytest.mark.law("root:E.2.2", "root:E.3.3")
def test_neither_elsewhere_nor_at_those_of_others() -> None:
    assert lost("marquise") == (0, 0)
    assert lost("marquise", elsewhere="clearing 1 marquise sawmill 1") == (0, 0)
    assert lost("marquise", eyrie="roost 1") == (0, 0)
    assert lost("eyrie", marquise="sawmill 1") == (0, 0)


def test_games_with_the_sentries_stay_possible() -> None:
    assert play_by_lot("raven_sentries", "marquise", "alliance", "eyrie", seed=1)["PassOn"]
