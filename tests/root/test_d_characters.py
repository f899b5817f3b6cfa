"""Appendix D: the nine characters. See camp.py for the table."""

from __future__ import annotations

from collections import Counter

import pytest

import copse
from copse.games import RootGame
from copse.root.actions import CHARACTERS
from tests.root.camp import TWO_VAGABONDS, attacked, board, camp, items, relation, through
from tests.root.table import count, fight, hand, points
from tests.script import asked, happened, legal, play

CATS = "clearing 5 marquise warrior 3"
BIRDS = "clearing 5 eyrie warrior 3"


def started(character: str) -> Counter[str]:
    """The items with which a character begins a game."""
    game = copse.new("root", factions=["marquise", "vagabond"], seed=2)
    while not game.state.turns:
        wanted = f"character {character}"
        game.apply(wanted if wanted in legal(game) else legal(game)[0])
    assert CHARACTERS[board(game).character] == character
    return Counter(items(game, "ready"))


# ---- §D.1


@pytest.mark.law("root:D.1.1")
@pytest.mark.not_in("early")
def test_the_thief_starts_with_boots_torch_tea_and_sword() -> None:
    assert started("thief") == Counter(["boots", "torch", "tea", "sword"])


THIEF = "vagabond character thief", "vagabond ready torch"


@pytest.mark.law("root:D.1.2")
def test_the_thief_takes_a_random_card_of_a_player_in_his_clearing() -> None:
    game = camp("daylight", *THIEF, CATS, "hand marquise anvil cobbler", "hand eyrie sappers", "coming card cobbler")
    play(game, "0 special")
    assert legal(game) == ["choose 1"]  # the Eyrie are elsewhere
    play(game, "0 choose 1")
    assert (hand(game, "vagabond"), hand(game, "marquise")) == (["cobbler"], ["anvil"])
    assert items(game, "spent") == {"torch": 1}
    assert game.state.hands[0].seen[1] == game.state.hands[0].cards
    assert game.state.hands[0].seen[2] == ()


@pytest.mark.law("root:D.1.2")
def test_the_thief_finds_nothing_where_nobody_with_cards_is() -> None:
    assert not legal(camp("daylight", *THIEF, "hand marquise anvil"), "special")
    assert not legal(camp("daylight", *THIEF, CATS), "special")
    assert not legal(camp("daylight", *THIEF, CATS, "hand marquise anvil", pawn="1_2_5_10"), "special")


@pytest.mark.law("root:D.1.2")
def test_the_thief_steals_from_another_vagabond_too() -> None:
    game = camp("daylight", *THIEF, "pawn vagabond2 5", "hand vagabond2 anvil", factions=TWO_VAGABONDS)
    play(game, "0 special", "0 choose 2")
    assert hand(game, "vagabond") == ["anvil"]


# ---- §D.2


@pytest.mark.law("root:D.2.1")
@pytest.mark.not_in("early")
def test_the_tinker_starts_with_boots_torch_bag_and_hammer() -> None:
    assert started("tinker") == Counter(["boots", "torch", "bag", "hammer"])


@pytest.mark.law("root:D.2.2")
def test_the_tinker_takes_a_card_of_his_clearings_suit_or_a_bird_from_the_discards() -> None:
    lines = ("vagabond character tinker", "vagabond ready torch", "discard anvil cobbler cobbler armorers")
    game = play(camp("daylight", *lines), "0 special")
    assert sorted(legal(game)) == ["pick_up armorers", "pick_up cobbler"]
    play(game, "0 pick_up cobbler")
    assert hand(game, "vagabond") == ["cobbler"]
    assert len(game.state.discard) == 3
    assert game.state.hands[0].seen[2] == game.state.hands[0].cards  # everyone saw it
    assert items(game, "spent") == {"torch": 1}


@pytest.mark.law("root:D.2.2")
def test_the_tinker_needs_a_matching_card() -> None:
    lines = ("vagabond character tinker", "vagabond ready torch", "discard anvil")
    assert not legal(camp("daylight", *lines), "special")
    assert not legal(camp("daylight", *lines[:2], "discard armorers", pawn="1_2_5_10"), "special")


# ---- §D.3


@pytest.mark.law("root:D.3.1")
@pytest.mark.not_in("early")
def test_the_ranger_starts_with_boots_torch_crossbow_and_sword() -> None:
    assert started("ranger") == Counter(["boots", "torch", "crossbow", "sword"])


@pytest.mark.law("root:D.3.2")
def test_the_ranger_repairs_three_items_and_his_daylight_is_over() -> None:
    damaged = "vagabond damaged sword 2 coins", "vagabond damaged_spent boots"
    game = camp("daylight", "vagabond character ranger", "vagabond ready torch boots", *damaged)
    play(game, "0 special", "0 repair sword", "0 repair_spent boots", "0 repair coins")
    assert items(game, "ready") == {"boots": 1, "coins": 1, "sword": 1}
    assert items(game, "spent") == {"boots": 1, "torch": 1}
    assert items(game, "damaged") == {"sword": 1}
    assert len(hand(game, "vagabond")) == 2  # Evening came at once, with the coins on their track
    assert asked(game)[0] == 1


@pytest.mark.law("root:D.3.2", "root:1.5.4")
def test_the_ranger_repairs_as_many_as_are_damaged() -> None:
    game = camp(
        "daylight", "vagabond character ranger", "vagabond ready torch", "vagabond damaged sword", pawn="1_2_5_10"
    )
    play(game, "0 special", "0 repair sword")
    assert asked(game)[0] == 1


# ---- §D.4


@pytest.mark.law("root:D.4.1")
def test_the_vagrant_starts_with_coins_torch_and_boots_only() -> None:
    assert started("vagrant") == Counter(["coins", "torch", "boots"])


VAGRANT = "vagabond character vagrant", "vagabond ready torch boots 2"


@pytest.mark.law("root:D.4.2")
def test_the_vagrant_names_both_sides_of_a_battle_in_his_clearing() -> None:
    game = camp("daylight", *VAGRANT, CATS, "clearing 5 eyrie roost 1", "clearing 1 eyrie warrior 2")
    assert legal(game, "instigate") == ["instigate 0 1", "instigate 0 2", "instigate 1 0", "instigate 1 2"]
    assert not legal(camp("daylight", *VAGRANT, CATS, pawn="1_2_5_10"), "instigate")


@pytest.mark.law("root:D.4.2", "root:9.2.9.III", "root:9.2.9.III.a")
def test_the_vagrant_removes_for_both_and_makes_enemies_of_both() -> None:
    game = camp("daylight", *VAGRANT, CATS, BIRDS, "coming die 2 die 1")
    fight(game, "0 instigate 1 2")
    assert items(game, "spent") == {"torch": 1}
    assert (count(game, "marquise", "warrior", 5), count(game, "eyrie", "warrior", 5)) == (2, 1)
    assert (relation(game, "marquise"), relation(game, "eyrie")) == ("hostile", "hostile")
    assert points(game, "vagabond") == 1  # the second bird
    assert (points(game, "marquise"), points(game, "eyrie")) == (0, 0)


@pytest.mark.law("root:D.4.2")
def test_the_vagrant_chooses_the_buildings_and_tokens_that_go_and_scores_for_them() -> None:
    game = camp("daylight", *VAGRANT, BIRDS, "clearing 5 marquise sawmill 1 wood 2", "coming die 1 die 0")
    fight(game, "0 instigate 2 1")
    play(game, "0 lose wood", "0 lose sawmill")  # one for the roll, one for the defenceless
    assert points(game, "vagabond") == 2
    assert points(game, "eyrie") == 0
    assert relation(game, "marquise") == "indifferent"


@pytest.mark.law("root:D.4.2", "root:9.2.7")
def test_the_vagrant_may_name_himself_and_takes_hits_as_ever() -> None:
    game = camp("daylight", *VAGRANT, "vagabond spent sword", CATS, "coming die 1 die 1")
    fight(game, "0 instigate 1 0")
    play(game, "0 damage boots")
    assert count(game, "marquise", "warrior", 5) == 2
    assert relation(game, "marquise") == "hostile"


@pytest.mark.law("root:D.4.2", "root:9.2.9.II.d")
def test_allies_who_fight_along_in_a_battle_that_he_instigated_turn_hostile_only_by_their_losses() -> None:
    game = camp("daylight", *VAGRANT, CATS, BIRDS, "vagabond relation eyrie allied", "coming die 2 die 2")
    play(game, "0 instigate 0 1", "0 ally 2")
    play(through(game), "0 lose warrior", "0 damage boots")
    assert count(game, "eyrie", "warrior", 5) == 2
    assert relation(game, "eyrie") == "allied"


# ---- §D.5


@pytest.mark.law("root:D.5.1")
def test_the_arbiter_starts_with_boots_torch_and_two_swords() -> None:
    assert started("arbiter") == Counter(["boots", "torch", "sword", "sword"])


def judged(*lines: str, dice: str = "3 3", birds: int = 1, pawn: str = "5") -> RootGame:
    """The Marquise attacks the Eyrie in clearing 5, where the Arbiter may stand."""
    coming = "coming " + " ".join(f"die {die}" for die in dice.split())
    start = ("vagabond character arbiter", "clearing 5 marquise warrior 5", f"clearing 5 eyrie warrior {birds}")
    game = camp("daylight", *start, *lines, coming, turn=1, pawn=pawn)
    play(game, "1 pass")
    return fight(game, "1 battle 5 2")


SWORDS = "vagabond ready sword", "vagabond spent sword", "vagabond damaged sword"


@pytest.mark.law("root:D.5.2")
def test_the_defender_may_hire_the_arbiter_whose_swords_raise_the_most_rolled_hits() -> None:
    game = judged(*SWORDS)
    assert asked(game) == (2, "HireArbiter", "root:D.5.2")
    fight(game, "2 hire 0")
    assert count(game, "marquise", "warrior", 5) == 2  # one warrior and two undamaged swords
    assert points(game, "vagabond") == 1


@pytest.mark.law("root:D.5.2")
def test_the_defender_need_not_hire_the_arbiter() -> None:
    game = fight(judged(*SWORDS), "2 pass")
    assert count(game, "marquise", "warrior", 5) == 4
    assert points(game, "vagabond") == 0


@pytest.mark.law("root:D.5.2")
def test_the_arbiter_helps_only_where_he_stands_and_not_in_his_own_battles() -> None:
    assert asked(judged(*SWORDS, pawn="1"))[:2] == (1, "Act")
    game = attacked("vagabond character arbiter", *SWORDS)
    assert not happened(game, "hired")
    assert asked(game)[:2] == (1, "Act")


@pytest.mark.law("root:D.5.2", "root:3.1")
def test_the_point_of_the_arbiter_may_end_the_game() -> None:
    game = play(judged(*SWORDS, "points 29 0 0"), "2 hire 0")
    assert game.over
    assert game.outcome["winners"] == [0]


# ---- §D.6


@pytest.mark.law("root:D.6.1")
def test_the_scoundrel_starts_with_two_boots_torch_and_crossbow() -> None:
    assert started("scoundrel") == Counter(["boots", "boots", "torch", "crossbow"])


SCOUNDREL = "vagabond character scoundrel", "vagabond ready torch boots 2"


@pytest.mark.law("root:D.6.2", "root:9.2.9.III")
def test_scorched_earth_removes_all_enemy_pieces_and_the_torch_stays_there() -> None:
    game = camp("daylight", *SCOUNDREL, "clearing 5 marquise warrior 2 sawmill 1 wood 1", BIRDS)
    play(game, "0 special")
    assert game.state.scorched == 1 << 5
    assert not any(game.state.has_pieces(other, 5) for other in (1, 2))
    assert points(game, "vagabond") == 2
    assert (relation(game, "marquise"), relation(game, "eyrie")) == ("hostile", "hostile")
    assert items(game, "ready") == {"boots": 2}
    assert not items(game, "spent")
    assert game.state.pawns[0] == 5


@pytest.mark.law("root:D.6.2")
def test_nothing_comes_to_scorched_earth_any_more_not_even_he() -> None:
    game = camp("daylight", *SCOUNDREL, "clearing 1 marquise warrior 3", "clearing 2 marquise warrior 1")
    play(game, "0 special", "0 go 1")
    assert legal(game, "go") == ["go 9", "go 10"]
    play(game, "0 pass", "1 pass")
    assert not [text for text in legal(game, "move") if ">5 " in text]
    assert not [text for text in legal(game, "build") if text.endswith(" 5")]
    assert [text for text in legal(game, "move") if ">9 " in text]


@pytest.mark.law("root:D.6.2", "root:9.2.2.I")
def test_scorched_earth_damages_items_of_another_vagabond() -> None:
    game = camp("daylight", *SCOUNDREL, "pawn vagabond2 5", "vagabond2 ready boots 3", factions=TWO_VAGABONDS)
    play(game, "0 special")
    assert items(game, "damaged", "vagabond2") == {"boots": 3}


@pytest.mark.law("root:D.6.2")
def test_there_is_nothing_to_scorch_in_a_forest() -> None:
    assert not legal(camp("daylight", *SCOUNDREL, pawn="1_2_5_10"), "special")


# ---- §D.7


@pytest.mark.law("root:D.7.1")
def test_the_adventurer_starts_with_boots_torch_and_hammer_only() -> None:
    assert started("adventurer") == Counter(["boots", "torch", "hammer"])


ADVENTURER = ("vagabond character adventurer",)


@pytest.mark.law("root:D.7.2")
def test_the_adventurer_lets_another_item_serve_in_a_quest_and_damages_it() -> None:
    game = camp("daylight", *ADVENTURER, "vagabond ready boots hammer", "quests errand_rabbit")  # tea and boots
    play(game, "0 quest errand_rabbit")
    assert asked(game)[2] == "root:D.7.2"
    assert legal(game) == ["improvise hammer for tea"]
    play(game, "0 improvise hammer for tea", "0 points")
    assert items(game, "spent") == {"boots": 1}
    assert items(game, "damaged_spent") == {"hammer": 1}
    assert points(game, "vagabond") == 1


@pytest.mark.law("root:D.7.2")
def test_the_adventurer_may_keep_an_item_that_he_has() -> None:
    game = camp("daylight", *ADVENTURER, "vagabond ready boots tea torch", "quests errand_rabbit")
    play(game, "0 quest errand_rabbit")
    assert legal(game) == ["pass", "improvise torch for boots", "improvise torch for tea"]
    kept = play(game.copy(), "0 pass", "0 points")
    assert items(kept, "ready") == {"torch": 1}
    play(game, "0 improvise torch for tea", "0 points")
    assert items(game, "ready") == {"tea": 1}


@pytest.mark.law("root:D.7.2")
def test_the_adventurer_does_it_once_a_turn() -> None:
    ready = "vagabond ready boots 2 hammer 2"
    game = camp(
        "daylight", *ADVENTURER, ready, "quests errand_rabbit give_a_speech_rabbit", "coming quest escort_mouse"
    )
    play(game, "0 quest errand_rabbit", "0 improvise hammer for tea", "0 points")
    assert not legal(game, "quest")
    game = camp("daylight", *ADVENTURER, ready, "quests errand_rabbit", "vagabond improvised")
    assert not legal(game, "quest")
    game = camp("birdsong", *ADVENTURER, ready, "quests errand_rabbit", "vagabond improvised")
    assert legal(play(game, "0 pass"), "quest") == ["quest errand_rabbit"]


@pytest.mark.law("root:D.7.2")
def test_only_one_item_may_be_another_and_only_his() -> None:
    lines = ("vagabond ready hammer 2", "quests errand_rabbit")
    assert not legal(camp("daylight", *ADVENTURER, *lines), "quest")
    lines = ("vagabond ready boots hammer", "quests errand_rabbit")
    assert not legal(camp("daylight", "vagabond character thief", *lines), "quest")


@pytest.mark.law("root:D.7.2")
def test_a_pair_of_equal_items_may_be_made_up_with_another() -> None:
    game = camp("daylight", *ADVENTURER, "vagabond ready boots hammer", "quests escort_mouse", pawn="9")
    play(game, "0 quest escort_mouse", "0 improvise hammer for boots", "0 cards")
    assert items(game, "spent") == {"boots": 1}


# ---- §D.8


@pytest.mark.law("root:D.8.1")
def test_the_ronin_starts_with_two_boots_torch_and_sword() -> None:
    assert started("ronin") == Counter(["boots", "boots", "torch", "sword"])


@pytest.mark.law("root:D.8.2")
def test_the_ronin_turns_a_sword_after_the_roll_for_an_extra_hit_once_a_battle() -> None:
    game = camp("daylight", "vagabond character ronin", "vagabond ready sword 3", CATS, "coming die 1 die 0")
    play(game, "0 battle 5 1")
    while asked(game)[1] == "Ambush":
        game.apply("pass")
    assert asked(game)[:2] == (0, "UseEffects")
    assert legal(game) == ["pass", "exhaust sword"]
    play(game, "0 exhaust sword")
    assert "exhaust sword" not in legal(game)
    through(game)
    assert count(game, "marquise", "warrior", 5) == 1
    assert items(game, "ready") == {"sword": 1}
    assert not board(game).swift


@pytest.mark.law("root:D.8.2")
def test_the_ronin_may_do_it_when_he_defends_too() -> None:
    game = camp(
        "daylight", "vagabond character ronin", "vagabond ready sword boots 2", CATS, "coming die 0 die 0", turn=1
    )
    play(game, "1 pass", "1 battle 5 0")
    while asked(game)[0] != 0 or asked(game)[1] == "Ambush":
        game.apply("pass")
    play(game, "0 exhaust sword")
    through(game)
    assert count(game, "marquise", "warrior", 5) == 2


@pytest.mark.law("root:D.8.2")
def test_without_a_face_up_sword_the_ronin_strikes_no_second_time() -> None:
    game = camp("daylight", "vagabond character ronin", "vagabond ready sword", CATS, "coming die 1 die 0")
    play(game, "0 battle 5 1")
    assert "exhaust sword" not in legal(through(game))
    assert count(game, "marquise", "warrior", 5) == 2


# ---- §D.9


@pytest.mark.law("root:D.9.1")
def test_the_harrier_starts_with_coins_torch_sword_and_crossbow() -> None:
    assert started("harrier") == Counter(["coins", "torch", "sword", "crossbow"])


HARRIER = "vagabond character harrier", "vagabond ready torch"


@pytest.mark.law("root:D.9.2")
def test_the_harrier_glides_to_any_clearing_without_boots() -> None:
    enemy = "vagabond relation marquise hostile", "clearing 8 marquise warrior 3"
    game = play(camp("daylight", *HARRIER, *enemy), "0 special")
    assert legal(game) == [f"go {clearing}" for clearing in range(1, 13) if clearing != 5]
    play(game, "0 go 8")
    assert game.state.pawns[0] == 8
    assert items(game, "spent") == {"torch": 1}
    game = play(camp("daylight", *HARRIER, pawn="1_2_5_10"), "0 special")
    assert len(legal(game)) == 12


@pytest.mark.law("root:D.9.2")
def test_nobody_glides_along_and_scorched_earth_stays_closed() -> None:
    game = camp("daylight", *HARRIER, BIRDS, "vagabond relation eyrie allied", "scorched 1")
    play(game, "0 special")
    assert "go 1" not in legal(game)
    play(game, "0 go 2")
    assert asked(game)[1] == "Wander"
    assert count(game, "eyrie", "warrior", 5) == 3
