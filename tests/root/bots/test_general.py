"""Bots, chapters 1 to 3: what all of them share."""

from __future__ import annotations

import pytest

import copse
from copse.kernel.errors import BadSetup
from copse.root.bots import BOTS, bot_called, written
from copse.root.bots.base import narrow, of_a_kind_by_lot
from copse.root.cards import CARDS
from copse.root.check import check
from tests.root.bots.machine import machine
from tests.root.table import box, count, hand, points
from tests.script import happened, play

CAT = "mechanical_marquise"


def at(clearing: int, what: str) -> str:
    return f"clearing {clearing} {CAT} {what}"


# ---- §1


@pytest.mark.law("bots:1.1", "bots:1.1.1", "bots:1.1.2")
def test_a_bot_crafts_without_pieces_and_for_one_point() -> None:
    position = f"factions {CAT} alliance\nturn 0 birdsong\nclearing 2 alliance base_mouse 1"
    game = machine(position, "coming card arms_trader")  # two swords, printed with two points
    assert box(game, CAT) == {"sword": 1}
    assert next(event["points"] for event in happened(game, "scored")) == 1
    crafted = "box alliance sword sword"
    assert box(machine(position, "coming card arms_trader", crafted), CAT) == {}


@pytest.mark.law("bots:1.1.3")
def test_a_bot_crafts_no_lasting_effect() -> None:
    game = machine(f"factions {CAT} alliance\nturn 0 birdsong", "coming card cobbler")
    assert game.state.crafted[0] == ()


@pytest.mark.law("bots:1.2", "bots:1.2.1")
def test_hits_take_tokens_before_buildings_and_buildings_by_lot() -> None:
    position = f"""
        factions {CAT} eyrie
        turn 1 daylight
        eyrie leader despot
        eyrie decree battle vizier
        clearing 3 eyrie roost 1
        clearing 2 eyrie warrior 5
        clearing 2 {CAT} keep 1 sawmill 1 recruiter 1
        coming die 1 die 0 piece recruiter
    """
    game = play(machine(position), "1 pass", f"1 battle 2 {CAT}")
    removed = [event["piece"] for event in happened(game, "removed") if event["seat"] == 0]
    assert removed == ["recruiter", "keep"] or removed == ["keep", "recruiter"]
    assert count(game, CAT, "sawmill", 2) == 1


@pytest.mark.law("bots:1.2.1")
def test_of_several_buildings_each_is_as_likely_to_go() -> None:
    state = machine(f"factions {CAT} eyrie\nturn 1 daylight").state
    sawmill, recruiter = state.rules.piece(0, "sawmill"), state.rules.piece(0, "recruiter")
    lost = [of_a_kind_by_lot(state, 0, [sawmill, recruiter, sawmill]) for _ in range(300)]
    assert 180 <= lost.count(sawmill) <= 220


@pytest.mark.law("bots:1.3")
def test_an_order_of_dominance_is_only_an_order() -> None:
    game = machine(
        f"factions {CAT} alliance eyrie corvids\nturn 0 birdsong\npoints 12 0 0 0", "coming card dominance_fox"
    )
    assert game.state.marker(0) is not None
    assert [CARDS[card].id for card in game.state.available] == ["dominance_fox"]


# ---- §2


@pytest.mark.law("bots:2.5")
def test_such_are_those_that_passed_every_test_before() -> None:
    pieces, worth = {1: 2, 2: 2, 3: 1}, {1: 0, 2: 1, 3: 9}  # the third has most points, but is no such player
    tests = [("most_pieces", lambda party: pieces[party]), ("most_points", lambda party: worth[party])]
    assert narrow([1, 2, 3], tests) == ([2], "most_points")


@pytest.mark.law("bots:2.6", "bots:2.7")
def test_nobody_is_asked_for_a_bot_and_its_order_is_seen_by_all() -> None:
    game = copse.new("root", factions=[CAT, "alliance", "eyrie"], seed=3)
    while not game.over:
        assert game.decision.seat in (1, 2)
        game.apply(game.decision.actions[0])
    assert len(happened(game, "revealed_order")) > 1


@pytest.mark.law("bots:2.8", "bots:2.8.1")
def test_who_should_take_a_card_from_a_bot_takes_it_from_the_deck() -> None:
    position = f"factions {CAT} alliance\nturn 1 birdsong\ncrafted alliance stand_and_deliver\ncoming card anvil"
    game = play(machine(position), "1 use stand_and_deliver", f"1 choose {CAT}")
    assert hand(game, "alliance") == ["anvil"]
    assert points(game, CAT) == 1  # which the card itself gives


@pytest.mark.law("bots:2.8.1")
def test_who_should_give_a_card_to_a_bot_discards_it_for_its_point() -> None:
    position = f"factions {CAT} alliance\nturn 1 birdsong\ndeck exiles\ncrafted alliance swap_meet\nhand alliance anvil"
    game = play(machine(position, "coming card sword"), "1 use swap_meet", f"1 choose {CAT}", "1 give anvil")
    assert hand(game, "alliance") == ["sword"]
    assert points(game, CAT) == 1
    assert "anvil" in [CARDS[card].id for card in game.state.discard]


@pytest.mark.law("bots:2.8.2")
def test_nobody_ambushes_a_bot() -> None:
    position = f"""
        factions {CAT} alliance
        turn 0 daylight
        {CAT} order anvil
        clearing 1 {CAT} warrior 3
        clearing 1 alliance warrior 3
        hand alliance ambush_fox
        coming die 0 die 0
    """
    game = machine(position)
    assert happened(game, "battled")
    assert game.decision.prompt != "Ambush"
    assert "ambush_fox" in hand(game, "alliance")


@pytest.mark.law("bots:12.2")
def test_closed_paths_are_paths_to_a_bot() -> None:
    position = f"""
        factions {CAT} alliance
        map mountain
        turn 0 daylight
        {CAT} order ambush_fox
        clearing 5 {CAT} warrior 6
        clearing 2 alliance warrior 1
        suits rabbit fox fox fox fox rabbit rabbit rabbit mouse mouse mouse mouse
    """
    game = copse.position("copse position 1 root\n" + position.replace("        ", ""))
    assert [(event["origin"], event["target"]) for event in happened(game, "moved")] == [(5, 2)]
    assert game.view(None)["closed"]


# ---- §3


@pytest.mark.law("bots:3.1", "bots:2.1")
def test_the_priority_of_a_clearing_is_its_number_and_the_pass_comes_first() -> None:
    position = f"factions {CAT} alliance\nmap mountain\nturn 0 daylight\n{CAT} order ambush_bird\n"
    suits = "suits fox fox fox fox rabbit rabbit rabbit rabbit mouse mouse mouse mouse\n"
    ruled = "".join(at(clearing, "warrior 1") + "\n" for clearing in (1, 3, 10, 11))
    game = copse.position("copse position 1 root\n" + position + suits + ruled)
    placed = [event["clearing"] for event in happened(game, "placed")]
    assert placed == [10, 11]  # the pass, then the lowest priority


@pytest.mark.law("bots:3.2", "bots:2.2")
def test_a_bot_does_not_play_beside_the_faction_that_it_replaces() -> None:
    with pytest.raises(BadSetup, match="instead of marquise"):
        copse.new("root", factions=[CAT, "marquise"])
    with pytest.raises(BadSetup, match=f"{CAT} cannot be played twice"):
        copse.new("root", factions=[CAT, f"{CAT}:easy", "eyrie"])


@pytest.mark.law("bots:3.3", "bots:3.3.1", "bots:3.3.2")
def test_a_table_names_a_bot_with_its_difficulty_and_traits() -> None:
    bot = bot_called(f"{CAT}:iron_will+nightmare+blitz")
    assert (bot.difficulty, bot.traits) == ("nightmare", ("blitz", "iron_will"))
    assert written(bot) == f"{CAT}:nightmare+blitz+iron_will"
    assert written(bot_called(f"{CAT}:normal")) == CAT
    for wrong in ("blitzz", "easy+nightmare", "blitz+blitz"):
        with pytest.raises(BadSetup, match=CAT):
            copse.new("root", factions=[f"{CAT}:{wrong}", "eyrie"])
    assert [name for name, kind in BOTS.items() if kind("normal", ()).name != name] == []
    with pytest.raises(BadSetup, match="only bots have a difficulty"):
        copse.new("root", factions=[CAT, "eyrie:easy"])


@pytest.mark.law("bots:3.3.1")
def test_a_nightmare_scores_a_point_as_its_evening_ends() -> None:
    game = machine(f"factions {CAT}:nightmare alliance\nturn 0 evening\n{CAT} order ambush_fox")
    assert points(game, CAT) == 1


@pytest.mark.law("bots:3.3.1")
def test_a_nightmare_scores_nothing_as_the_evening_of_another_ends() -> None:
    game = machine(f"factions alliance eyrie {CAT}:nightmare\nturn 0 evening\nclearing 3 eyrie roost 1")
    while game.state.turn == 0:
        game.apply("pass")
    assert points(game, CAT) == 0


@pytest.mark.law("bots:3.4")
@pytest.mark.parametrize(("people", "dominance"), [(1, False), (2, False), (3, True)])
def test_dominance_cards_are_left_out_with_one_or_two_people(people: int, dominance: bool) -> None:
    game = copse.new("root", factions=[*["alliance", "eyrie", "lizards"][:people], CAT], seed=1)
    assert any(CARDS[card].kind == "dominance" for card in game.state.rules.deck) == dominance
    assert [len(hand.cards) for hand in game.state.hands] == [*[3] * people, 0]


@pytest.mark.law("root:A.6.5")
@pytest.mark.parametrize("seed", range(6))
def test_no_hireling_is_dealt_that_is_linked_with_whom_a_bot_replaces(seed: int) -> None:
    game = copse.new("root", factions=[CAT, "vagabot", "eyrie"], hirelings="random", seed=seed)
    assert not {"marquise", "vagabond"} & {hireling.linked for hireling in game.state.rules.hirelings}


@pytest.mark.law("root:A.3")
def test_a_bot_may_be_added_to_an_advanced_setup() -> None:
    game = copse.new("root", setup="advanced", factions=["alliance", CAT, "eyrie"], seed=4)
    assert game.state.rules.people == (0, 2)
    assert [len(hand.cards) for hand in game.state.hands] == [5, 0, 5]
    while game.decision.prompt != "KeepCards":
        game.apply(game.decision.actions[0])
    asked = set()
    while game.decision.prompt == "KeepCards":
        check(game.state)
        asked.add(game.decision.seat)
        game.apply(game.decision.actions[0])
    assert asked == {0, 2}
