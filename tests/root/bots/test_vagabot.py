"""Bots, chapter 7: the Vagabot."""

from __future__ import annotations

import random

import pytest

import copse
from copse.games import RootGame
from copse.kernel.errors import BadPosition, BadSetup
from copse.kernel.game import Game
from copse.kernel.tasks import Json
from copse.root.board import FIRST_FOREST
from copse.root.book import BOOK as ROOT
from copse.root.bots import bot_called, written
from copse.root.bots.vagabot import CHARACTERS, VagabotBoard
from copse.root.check import check
from copse.root.factions.satchel import related
from copse.root.maps import MAPS
from tests.root.bots.machine import aims, machine, victims
from tests.root.table import box, count, hand, points, where
from tests.script import asked, few_of_many, happened, legal, play, root

BOT = "vagabot"
FOX, RABBIT, MOUSE, BIRD = "ambush_fox", "ambush_rabbit", "ambush_mouse", "ambush_bird"  # nothing to craft
EVERY_TRAIT = "adventurer+berserker+helper+marksman+questing"
NO_RUINS = "ruins none"


def day(order: str, *lines: str, cards: str = "", rivals: str = "eyrie", coming: str = "") -> RootGame:
    """His Daylight and Evening by this order, from these lines, in which BOT stands for his name."""
    head = f"factions {BOT}{cards and ':'}{cards} {rivals}\nturn 0 daylight\n{BOT} order {order}\n"
    outcomes = (f"coming {coming}",) if coming else ()
    return machine(head + "\n".join(line.replace("BOT", BOT) for line in lines), *outcomes)


def morning(order: str, *lines: str, cards: str = "", rivals: str = "eyrie", coming: str = "") -> RootGame:
    """His whole turn."""
    head = f"factions {BOT}{cards and ':'}{cards} {rivals}\nturn 0 birdsong\n"
    position = head + "\n".join(line.replace("BOT", BOT) for line in lines)
    return machine(position, f"coming card {order} {coming}".strip())


def strike(*lines: str, dice: str = "die 3 die 0", cards: str = "") -> RootGame:
    """The Eyrie has battled him in clearing 2, in its own turn."""
    head = f"factions {BOT}{cards and ':'}{cards} eyrie alliance\nturn 1 daylight\npawn {BOT} 2\n"
    decree = ("eyrie leader despot", "eyrie decree battle vizier", "clearing 2 eyrie warrior 4")
    position = head + "\n".join(line.replace("BOT", BOT) for line in lines)
    return play(machine(position, *decree, "clearing 3 eyrie roost 1", f"coming {dice}"), "1 pass", f"1 battle 2 {BOT}")


def board(game: RootGame) -> VagabotBoard:
    return game.state.board(game.state.rules.seat_of(BOT), VagabotBoard)


def paid(game: RootGame) -> list[int]:
    """How many items were turned face down, time after time."""
    return [int(event["count"]) for event in happened(game, "exhausted_items")]


def went(game: RootGame) -> list[str]:
    return [str(event["target"]) for event in happened(game, "walked") if event["seat"] == 0]


def told(game: RootGame, what: str) -> int:
    return sum(int(event["count"]) for event in happened(game, what))


def scored(game: RootGame, law: str) -> int:
    found = [event for event in game.events if event.what == "scored" and event.law == law]
    return sum(int(event.args["points"]) for event in found if event.args["seat"] == 0)


# ---- §7.2


@pytest.mark.law("bots:7.1", "bots:7.2", "bots:7.2.1", "bots:7.2.2")
def test_the_pawn_rules_nothing_and_goes_wherever_others_rule() -> None:
    crowd = ("clearing 4 eyrie warrior 5", "clearing 12 eyrie warrior 5", "clearing 3 eyrie roost 1")
    game = day(FOX, "pawn BOT 4", "BOT ready 1", *crowd)
    assert went(game) == ["12"]
    assert game.state.ruled(0) == 0


@pytest.mark.law("bots:7.2.1.I")
@pytest.mark.parametrize(("items", "damaged"), [("BOT ready 5", 3), ("BOT ready 2", 2)])
def test_where_everything_is_swept_away_three_items_suffer(items: str, damaged: int) -> None:
    cards = "alliance supporters sword mouse_in_a_sack"
    lines = (f"factions {BOT} alliance", "turn 1 birdsong", "clearing 2 alliance sympathy 1", cards, f"pawn {BOT} 2")
    game = play(machine("\n".join(lines), items.replace("BOT", BOT)), "1 revolt 2")
    assert game.state.pawns[0] == 2
    assert board(game).all_damaged == damaged


@pytest.mark.law("bots:7.2.3", "bots:7.4.2", "bots:1.1.2")
def test_what_he_crafts_is_an_item_like_any_other() -> None:
    game = morning("anvil", "pawn BOT 8", "BOT ready 2", "clearing 1 eyrie roost 1", NO_RUINS)
    assert box(game, BOT) == {}
    assert board(game).undamaged == 3
    assert points(game, BOT) == 1


@pytest.mark.law("bots:7.2.4")
@pytest.mark.parametrize(("ready", "track"), [(4, 0), (5, 1), (7, 1), (8, 2), (11, 3), (12, 3)])
def test_the_sixth_ninth_and_twelfth_item_lie_on_the_battle_track(ready: int, track: int) -> None:
    """One more item is crafted; what lay there before does again."""
    before = sum(ready >= least for least in (6, 9, 12))
    lines = (f"BOT ready {ready - before}", f"BOT track {before}") if before else (f"BOT ready {ready}",)
    game = morning("anvil", "pawn BOT 8", *lines, "clearing 3 eyrie roost 1", NO_RUINS)
    assert board(game).on_track == track


@pytest.mark.law("bots:7.2.4")
def test_items_face_down_come_to_the_track_first_and_are_not_refreshed_there() -> None:
    lines = ("pawn BOT 8", "BOT ready 2", "BOT spent 3", "BOT damaged 1", "clearing 3 eyrie roost 1", NO_RUINS)
    game = machine(f"factions {BOT} eyrie\nturn 0 evening\n" + "\n".join(lines).replace("BOT", BOT))
    assert board(game).sides == [5, 0, 1, 0, 0, 0]
    lines = ("pawn BOT 8", "BOT ready 1", "BOT spent 7", "BOT damaged_spent 1", "clearing 3 eyrie roost 1", NO_RUINS)
    game = machine(f"factions {BOT}:easy eyrie\nturn 0 evening\n" + "\n".join(lines).replace("BOT", BOT))
    assert board(game).sides == [4, 3, 0, 2, 0, 0]  # three were refreshed, then the ninth was repaired


@pytest.mark.law("bots:7.2.4")
@pytest.mark.parametrize(
    ("items", "removed"), [("ready 5", 1), ("ready 5#track 1", 2), ("ready 7#track 2", 3), ("ready 9#track 3", 4)]
)
def test_the_battle_track_says_how_hard_he_hits(items: str, removed: int) -> None:
    lines = [f"BOT {line}" for line in items.split("#")]
    place = ("pawn BOT 2", "clearing 2 eyrie warrior 9", "clearing 3 eyrie roost 1")
    game = day(RABBIT, *place, *lines, cards="adventurer", coming="die 3 die 0")
    assert count(game, "eyrie", "warrior", 2) == 9 - removed
    assert scored(game, "bots:7.5.4") == removed


@pytest.mark.law("bots:7.2.4")
def test_the_extra_hit_is_the_attacker_s() -> None:
    game = strike("BOT ready 9", "BOT track 3", dice="die 3 die 3")
    assert count(game, "eyrie", "warrior", 2) == 1
    assert points(game, BOT) == 0  # §7.5.4: nothing for a defender


@pytest.mark.law("bots:7.2.5")
@pytest.mark.parametrize(
    ("items", "left"),
    [
        ("ready 3#spent 2", [2, 0, 0, 0, 1, 2]),
        ("ready 2#spent 5#track 1", [3, 2, 0, 0, 0, 3]),
        ("ready 4#spent 1#track_spent 1", [3, 0, 0, 0, 1, 2]),
        ("ready 1", [0, 0, 0, 0, 1, 0]),
    ],
)
def test_hits_damage_items_that_lie_face_down_first(items: str, left: list[int]) -> None:
    game = strike(*[f"BOT {line}" for line in items.split("#")])
    assert board(game).sides == left


@pytest.mark.ruling("B22")
@pytest.mark.law("bots:7.2.5")
def test_of_the_track_items_face_up_return_first() -> None:
    game = strike("BOT ready 4", "BOT spent 3", "BOT track 1", "BOT track_spent 1", dice="die 1 die 0")
    assert board(game).sides == [5, 2, 0, 1, 0, 1]


@pytest.mark.ruling("B21")
@pytest.mark.parametrize(("items", "extra"), [("BOT spent 1", 0), ("BOT damaged 1", 1)])
def test_he_is_defenceless_without_an_undamaged_item(items: str, extra: int) -> None:
    game = strike(items, dice="die 0 die 0")
    assert told(game, "dealt_extra") == extra


# ---- §7.3


@pytest.mark.law("bots:7.3", "bots:7.3.2", "bots:7.3.3", "bots:7.3.4", "bots:7.3.5", "bots:7.7")
@pytest.mark.parametrize("map_name", MAPS)
@pytest.mark.parametrize(("character", "items"), [("thief", 4), ("tinker", 3)])
def test_setup(map_name: str, character: str, items: int) -> None:
    game = copse.new("root", factions=["alliance", f"{BOT}:{character}"], map=map_name, seed=5)
    sizes = [edge.bit_count() for edge in game.state.map.forest_edge]
    assert sizes[game.state.pawns[1] - FIRST_FOREST] == max(sizes)
    assert board(game).sides == [items, 0, 0, 0, 0, 0]
    assert board(game).quest not in game.state.quest_deck
    assert len(game.state.quest_deck) == 14
    assert game.state.quests == ()
    assert len(game.state.buried) == 4
    assert not game.state.hands[1].cards


@pytest.mark.ruling("B20")
@pytest.mark.law("bots:7.3.1", "bots:3.2")
def test_a_human_vagabond_may_play_beside_him_with_the_same_character() -> None:
    game = copse.new("root", factions=["vagabond", f"{BOT}:thief", "eyrie"], seed=1)
    while game.decision.prompt != "ChooseCharacter":
        game.apply(game.decision.actions[0])
    assert "character thief" in legal(game)
    assert related(game.state) == [2]
    for table in (["vagabond", "vagabond2", BOT], [BOT, "vagabond"], [BOT, f"{BOT}:easy", "eyrie"]):
        with pytest.raises(BadSetup):
            copse.new("root", factions=list[Json](table))
    with pytest.raises(BadSetup):
        copse.new("root", factions=[BOT, "eyrie"], hirelings=["the_exile", "popular_band", "furious_protector"])


@pytest.mark.law("bots:7.3.4", "bots:7.3.3")
def test_with_two_vagabonds_two_items_lie_under_each_ruin_and_quests_are_apart() -> None:
    game = copse.new("root", factions=["vagabond", BOT, "eyrie"], seed=1)
    while not board(game).ready:
        game.apply(game.decision.actions[0])
    assert len(game.state.buried) == 8
    assert len(game.state.quests) == 3
    assert board(game).quest not in [*game.state.quests, *game.state.quest_deck]


@pytest.mark.law("bots:7.3.1", "bots:3.3")
def test_a_table_names_his_character_beside_difficulty_and_traits() -> None:
    bot = bot_called(f"{BOT}:berserker+tinker+nightmare")
    assert (bot.role, bot.difficulty, bot.traits) == ("tinker", "nightmare", ("berserker",))
    assert written(bot) == f"{BOT}:tinker+nightmare+berserker"
    assert written(bot_called(f"{BOT}:thief")) == BOT
    with pytest.raises(BadSetup, match="one character"):
        bot_called(f"{BOT}:thief+tinker")
    assert bot.roles == tuple(CHARACTERS)


# ---- §7.4


@pytest.mark.law("bots:7.4", "bots:7.4.1", "bots:7.4.3")
@pytest.mark.parametrize(("items", "rests"), [("BOT ready 2", True), ("BOT ready 2#BOT spent 1", False)])
def test_with_fewer_than_three_items_he_slips_away_and_has_no_daylight(items: str, rests: bool) -> None:
    lines = ("pawn BOT 8", *items.split("#"), "BOT damaged 3", "clearing 8 eyrie roost 1")
    game = morning(RABBIT, *lines, coming="die 0 die 0" if not rests else "")
    assert bool(happened(game, "slipped_away")) == rests
    assert bool(happened(game, "battled")) != rests
    assert went(game) == (["4_7_8_12"] if rests else [])
    assert board(game).all_damaged == (0 if rests else 1)  # §7.6.2: all in the forest


@pytest.mark.law("bots:7.4.3")
def test_from_a_forest_he_slips_to_the_next() -> None:
    game = morning(RABBIT, "pawn BOT 4_7_8_12", "BOT ready 2", coming="forest 4_9_12")
    assert went(game) == ["4_9_12"]


# ---- §7.5


@pytest.mark.law("bots:7.5", "bots:7.5.1", "bots:7.5.2", "bots:7.5.3", "bots:7.5.4", "bots:7.5.I")
@pytest.mark.law("bots:7.6", "bots:7.6.1", "bots:7.6.2", "bots:7.6.3", "bots:7.2.4", "bots:7.2.5", "bots:1.1")
def test_the_turn_of_the_book_s_example() -> None:
    """He starts where clearing 12 is the nearest ruin; then as the book tells."""
    position = f"""
        factions {BOT} marquise eyrie
        turn 0 birdsong
        points 0 5 3
        pawn {BOT} 4
        {BOT} ready 5
        {BOT} quest escort_mouse
        clearing 7 marquise warrior 4
        clearing 7 eyrie warrior 2
        box marquise tea
        coming card birdy_bindle item sword quest errand_fox card anvil die 3 die 3
    """
    game = machine(position)
    if game.state.turn == 0:
        play(game, "1 pass")  # the hospitals of the Marquise
    assert went(game) == ["12", "7"]
    assert [event["item"] for event in happened(game, "found")] == ["sword"]
    assert [event["item"] for event in happened(game, "took_item")] == ["tea"]
    assert paid(game) == [1, 1, 1, 2, 1, 1]  # move, explore, move, quest, aid, battle
    assert aims(game) == [(12, "nearest"), (7, "priority"), (7, "only")]
    assert victims(game) == [("marquise", "only"), ("marquise", "most_points")]
    assert hand(game, "marquise") == ["anvil"]
    assert count(game, "marquise", "warrior", 7) == 2
    assert len(happened(game, "battled")) == 1
    assert told(game, "damaged_items") == 3
    assert [event["count"] for event in happened(game, "settled_track")] == [1, 0, 1]
    assert told(game, "refreshed_items") == 4
    assert board(game).sides == [5, 0, 0, 1, 0, 2]  # §7.6.2: one is repaired, the sixth undamaged again
    assert points(game, BOT) == 1 + 1 + 1 + 2


@pytest.mark.law("bots:7.5.II", "bots:7.5.III", "bots:7.5.IV", "bots:7.5.I")
@pytest.mark.parametrize(
    ("order", "cards", "laws"),
    [
        (BIRD, "", ["1", "2", "3", "4"]),
        (FOX, "", ["1", "4", "6"]),
        (RABBIT, "", ["4", "5", "6"]),
        (MOUSE, "", ["2", "3", "4", "5"]),
        (BIRD, "questing", ["1", "2", "4"]),
        (FOX, "questing", ["1", "6", "4"]),
        (RABBIT, "questing", ["6", "3", "4"]),
        (MOUSE, "questing", ["2", "3", "4"]),
    ],
)
def test_the_order_says_what_he_does(order: str, cards: str, laws: list[str]) -> None:
    """All of it can be done where he stands."""
    lines = (
        "pawn BOT 11", "BOT ready 9", "BOT damaged 1", "BOT quest escort_mouse", "clearing 11 eyrie warrior 1",
        "clearing 11 alliance warrior 1", "box eyrie tea", "hand alliance sword", "points 0 5 0",
    )  # fmt: skip
    game = day(order, *lines, cards=cards, rivals="eyrie alliance", coming="die 1 die 0")
    acted = [event.law for event in game.events if event.what == "exhausted_items"]
    assert list(dict.fromkeys(acted)) == [f"bots:7.5.{law}" for law in laws]


@pytest.mark.ruling("B25")
@pytest.mark.law("bots:7.5")
def test_he_sets_out_even_if_the_items_do_not_suffice() -> None:
    far = ("pawn BOT 5", "clearing 8 eyrie roost 1", NO_RUINS)
    game = day(RABBIT, *far, "BOT ready 2", coming="")
    assert went(game) == ["1", "9"]
    assert not happened(game, "battled")
    game = day(RABBIT, "pawn BOT 1", "clearing 12 eyrie roost 1", "BOT ready 2")
    assert went(game) == ["9", "12"]  # not by 10
    game = day(RABBIT, "pawn BOT 4", "clearing 8 eyrie roost 1", "BOT ready 1")
    assert went(game) == ["8"]  # nothing is left for the battle itself
    assert not happened(game, "battled")


@pytest.mark.law("bots:7.5", "bots:11.8.2")
@pytest.mark.parametrize(("ready", "way"), [(3, ["9", "4"]), (2, ["9"]), (1, [])])
def test_a_snare_costs_him_an_item_more_and_no_way(ready: int, way: list[str]) -> None:
    lines = ("pawn BOT 1", f"BOT ready {ready}", "clearing 1 corvids snare 1", "clearing 4 alliance sympathy 1")
    game = day(RABBIT, *lines, "points 0 0 5", rivals="corvids alliance")
    assert [event["clearing"] for event in happened(game, "sprang_snare")] == [1]
    assert paid(game) == [1] * ready
    assert went(game) == way


@pytest.mark.law("bots:7.5.1")
def test_a_ruin_that_is_empty_goes_and_exploring_scores_nothing() -> None:
    game = day(FOX, "pawn BOT 11", "BOT ready 1", "clearing 3 eyrie roost 1")
    assert [event["clearing"] for event in happened(game, "found")] == [11]
    assert not game.state.ruins >> 11 & 1
    assert points(game, BOT) == 0
    assert went(game) == ["3"]  # the item that he found takes him to battle


@pytest.mark.law("bots:7.5.1", "bots:7.3.4")
def test_of_two_items_under_a_ruin_he_takes_a_random_one() -> None:
    lines = ("pawn BOT 11", "pawn vagabond 1", "BOT ready 1", "ruins 11", "ruin_items 11 2", "buried bag sword")
    game = day(FOX, *lines, rivals="vagabond eyrie", coming="item bag item sword item sword")
    assert [event["item"] for event in happened(game, "found")] == ["sword"]
    assert game.state.ruins >> 11 & 1


@pytest.mark.law("bots:7.5.2")
def test_a_quest_takes_any_two_items_and_is_discarded_for_a_point() -> None:
    lines = ("pawn BOT 12", "BOT ready 2", "BOT quest fundraising_fox", "clearing 3 eyrie roost 1")
    game = day(MOUSE, *lines, coming="quest errand_fox")
    assert points(game, BOT) == 1
    assert game.view(1)["seats"][0]["board"]["quest"] == "errand_fox"  # type: ignore[index, call-overload]
    assert game.view(1)["seats"][0]["board"]["discarded"] == ["fundraising_fox"]  # type: ignore[index, call-overload]
    short = day(MOUSE, "pawn BOT 12", "BOT ready 1", "BOT quest fundraising_fox", "clearing 3 eyrie roost 1")
    assert points(short, BOT) == 0


@pytest.mark.ruling("B28")
def test_without_quests_left_he_has_none_to_do() -> None:
    lines = ("pawn BOT 12", "BOT ready 2", "BOT quest fundraising_fox", "quest_deck none", "clearing 3 eyrie roost 1")
    game = day(MOUSE, *lines)
    assert points(game, BOT) == 1
    assert game.view(1)["seats"][0]["board"]["quest"] is None  # type: ignore[index, call-overload]


@pytest.mark.law("bots:7.5.3")
@pytest.mark.parametrize(("ready", "number"), [(5, 3), (2, 2)])
def test_aid_takes_as_many_items_as_they_have_for_as_many_cards(ready: int, number: int) -> None:
    lines = (
        "pawn BOT 2", f"BOT ready {ready}", "clearing 2 eyrie warrior 1", "clearing 2 alliance sympathy 1",
        "clearing 2 duchy warrior 1", "box eyrie tea sword boots", "box alliance coins", "points 0 3 4 1",
    )  # fmt: skip
    game = day(MOUSE, *lines, rivals="eyrie alliance duchy", coming="card anvil")
    assert victims(game)[0] == ("eyrie", "fewest_points")  # the Duchy has no items
    assert paid(game)[0] == number
    assert scored(game, "bots:7.5.3") == number
    assert len(happened(game, "took_item")) == number
    assert len(hand(game, "eyrie")) == number
    assert sum(box(game, "eyrie").values()) == 3 - number


@pytest.mark.law("bots:7.5.3")
def test_aid_takes_items_whichever_side_is_up() -> None:
    lines = ("pawn BOT 2", "BOT ready 4", "clearing 2 eyrie warrior 1", "box eyrie tea", "turned eyrie sword tea")
    game = day(MOUSE, *lines, cards="adventurer", coming="card anvil")
    assert paid(game)[0] == 3
    assert scored(game, "bots:7.5.3") == 3
    assert not any(game.state.boxes[1])
    assert not any(game.state.turned[1])


@pytest.mark.law("bots:7.5.3", "bots:2.8.1")
def test_a_bot_that_is_aided_scores_instead_of_drawing() -> None:
    rival = "mechanical_marquise"
    lines = (
        "pawn BOT 2",
        "BOT ready 1",
        f"clearing 2 {rival} sawmill 1",
        f"box {rival} tea",
        "clearing 3 eyrie roost 1",
    )
    game = day(MOUSE, *lines, rivals=f"eyrie {rival}", coming="die 0 die 0")
    assert points(game, rival) == 1
    assert not went(game)


@pytest.mark.law("bots:7.5.4")
def test_he_battles_who_has_most_points_again_and_again() -> None:
    lines = (
        "pawn BOT 2", "BOT ready 5", "clearing 2 eyrie warrior 1 roost 1", "clearing 2 alliance warrior 4",
        "points 0 4 3",
    )  # fmt: skip
    game = day(RABBIT, *lines, rivals="eyrie alliance", coming="die 1 die 0 die 1 die 0")
    assert victims(game) == [("eyrie", "most_points")]
    assert paid(game) == [1, 2]  # then nothing of theirs is left
    assert where(game, "eyrie", "roost") == {}
    assert points(game, BOT) == 2
    assert count(game, "alliance", "warrior", 2) == 4


@pytest.mark.law("bots:7.5.4.I", "bots:7.5.4.II", "bots:2.1")
@pytest.mark.parametrize(
    ("lines", "target", "reason"),
    [
        (("clearing 7 eyrie warrior 1", "clearing 9 eyrie warrior 9 roost 1"), 9, "most_holdings"),
        (("clearing 7 eyrie warrior 3", "clearing 9 eyrie warrior 2"), 9, "fewest_enemy_warriors"),
        (("clearing 7 eyrie warrior 3", "clearing 9 eyrie warrior 3"), 7, "priority"),
        (("clearing 7 eyrie warrior 3", "clearing 8 eyrie roost 1"), 7, "nearest"),
    ],
)
def test_where_he_battles(lines: tuple[str, ...], target: int, reason: str) -> None:
    game = day(RABBIT, "pawn BOT 12", "BOT ready 1", *lines)
    assert aims(game) == [(target, reason)]
    assert went(game) == [str(target)]


@pytest.mark.law("bots:7.5.4.I")
def test_tokens_draw_him_as_buildings_do() -> None:
    lines = ("pawn BOT 12", "BOT ready 1", "clearing 7 alliance warrior 1", "clearing 9 alliance warrior 1 sympathy 1")
    assert aims(day(RABBIT, *lines, rivals="alliance")) == [(9, "most_holdings")]


@pytest.mark.ruling("B24")
@pytest.mark.law("bots:2.3")
def test_whom_he_cannot_battle_he_leaves_for_the_next() -> None:
    lines = ("pawn BOT 2", "BOT ready 1", "pawn vagabond 1_2_5_10", "clearing 2 eyrie warrior 1", "points 0 9 3")
    game = day(RABBIT, *lines, rivals="vagabond eyrie", coming="die 0 die 0")
    assert victims(game) == [("eyrie", "only")]
    assert happened(game, "battled")


@pytest.mark.ruling("B24")
def test_hirelings_are_no_players() -> None:
    lines = (
        "option hirelings [\"popular_band\", \"forest_patrol\", \"last_dynasty\"]", "pawn BOT 2", "BOT ready 1",
        "clearing 2 forest_patrol warrior 1", "clearing 5 alliance warrior 1",
    )  # fmt: skip
    game = day(RABBIT, *lines, rivals="alliance")
    assert aims(game) == [(5, "only")]
    assert not aims(day(RABBIT, *lines[:-1], rivals="alliance"))


@pytest.mark.law("bots:7.5.4")
def test_he_battles_a_human_vagabond_too() -> None:
    lines = ("pawn BOT 2", "BOT ready 1", "pawn vagabond 2", "vagabond ready sword 2", "clearing 3 eyrie roost 1")
    game = day(RABBIT, *lines, "points 0 9 3", rivals="vagabond eyrie", coming="die 1 die 0")
    assert victims(game) == [("vagabond", "most_points")]
    assert [event["defender"] for event in happened(game, "battled")] == [1]


@pytest.mark.law("bots:7.5.5")
@pytest.mark.ruling("B23")
def test_repair_brings_back_an_item_the_same_side_up() -> None:
    lines = ("pawn BOT 8", "BOT ready 1", "BOT damaged_spent 3", "BOT damaged 1", "pawn vagabond 1_2_5_10")
    game = day(MOUSE, *lines, rivals="vagabond marquise")
    assert [event.law for event in game.events if event.what == "repaired_items"] == ["bots:7.5.5", "bots:7.6.2"]
    assert board(game).sides == [2, 1, 0, 0, 0, 2]  # the second came back face down, after the others were refreshed


@pytest.mark.law("bots:7.5.6")
def test_a_special_that_would_do_nothing_costs_nothing() -> None:
    game = day(FOX, "pawn BOT 2", "BOT ready 5", NO_RUINS, "pawn vagabond 1_2_5_10", rivals="vagabond marquise")
    assert paid(game) == []


# ---- §7.6


@pytest.mark.law("bots:7.6.1", "bots:7.6.2", "bots:3.3.1")
@pytest.mark.parametrize(
    ("difficulty", "with_damage", "without"),
    [("easy", 3, 5), ("normal", 4, 6), ("challenging", 5, 7), ("nightmare", 5, 7)],
)
def test_difficulties_say_how_many_items_are_refreshed(difficulty: str, with_damage: int, without: int) -> None:
    for damaged, number in (("BOT damaged_spent 1", with_damage), ("BOT ready 1", without)):
        lines = (
            f"factions {BOT}:{difficulty} eyrie\nturn 0 evening\npawn BOT 2\nBOT spent 8\nBOT track_spent 1\n{damaged}"
        )
        game = machine(lines.replace("BOT", BOT))
        assert told(game, "refreshed_items") == number
        assert points(game, BOT) == (difficulty == "nightmare")


@pytest.mark.law("bots:7.6.2")
@pytest.mark.parametrize(("pawn", "cards", "number"), [("2", "", 1), ("2", "berserker", 2), ("1_2_5_10", "", 3)])
def test_evening_repairs_one_item_or_all_in_a_forest(pawn: str, cards: str, number: int) -> None:
    name = f"{BOT}{cards and ':'}{cards}"
    lines = f"factions {name} eyrie\nturn 0 evening\npawn BOT {pawn}\nBOT damaged 1\nBOT damaged_spent 2\nBOT ready 1"
    game = machine(lines.replace("BOT", BOT))
    assert told(game, "repaired_items") == number
    assert board(game).damaged == 0  # those face up come first
    assert board(game).damaged_spent == 3 - number


# ---- §7.7


@pytest.mark.law("bots:7.7.1", "bots:2.8.1")
@pytest.mark.parametrize(
    ("marks", "pieces", "victim", "reason"),
    [("0 2 5", 1, "alliance", "most_points"), ("0 5 5", 1, "eyrie", "most_pieces"), ("0 5 5", 2, "eyrie", "priority")],
)
def test_the_thief_steals_from_who_has_most_points(marks: str, pieces: int, victim: str, reason: str) -> None:
    lines = (
        "pawn BOT 2", "BOT ready 2", "clearing 2 eyrie warrior 2", f"clearing 2 alliance warrior {pieces}",
        "hand eyrie anvil", "hand alliance sword", f"points {marks}", NO_RUINS,
    )  # fmt: skip
    game = day(FOX, *lines, rivals="eyrie alliance", cards="adventurer", coming="die 0 die 0")
    assert victims(game)[-1] == (victim, reason)
    assert not {"anvil", "sword"} <= {*hand(game, "eyrie"), *hand(game, "alliance")}
    assert scored(game, "bots:2.8.1") == 1


@pytest.mark.ruling("B75")
@pytest.mark.law("bots:7.7.1", "bots:2.3", "bots:2.8.1")
@pytest.mark.parametrize(("held", "robbed"), [(["hand alliance sword"], True), ([], False)])
def test_the_thief_takes_nothing_from_who_has_no_hand(held: list[str], robbed: bool) -> None:
    lines = (
        "pawn BOT 2", "BOT ready 3", "clearing 2 electric_eyrie warrior 2", "clearing 2 alliance warrior 1", *held,
        "points 0 0 9", NO_RUINS,
    )  # fmt: skip
    game = day(FOX, *lines, rivals="alliance electric_eyrie", cards="adventurer", coming="die 0 die 0")
    assert victims(game) == [("electric_eyrie", "most_points"), *[("alliance", "only")] * robbed]
    assert scored(game, "bots:2.8.1") == robbed
    assert board(game).ready + board(game).spent == 3
    assert len(paid(game)) == 1 + robbed


@pytest.mark.law("bots:7.7.2")
def test_the_tinker_crafts_the_topmost_discard_whose_item_is_left() -> None:
    lines = ("pawn BOT 2", "BOT ready 3", "discard anvil sword root_tea_fox ambush_bird", "box eyrie tea tea")
    game = day(FOX, *lines, NO_RUINS, "clearing 8 eyrie roost 1", cards="tinker+adventurer")
    assert [event["card"] for event in happened(game, "crafted")] == []  # he walked, and nothing is left to pay with
    game = day(FOX, *lines, NO_RUINS, "pawn vagabond 1_2_5_10", cards="tinker", rivals="vagabond eyrie")
    assert [event["card"] for event in happened(game, "crafted")] == ["sword"]
    assert points(game, BOT) == 1
    assert board(game).undamaged == 4


@pytest.mark.law("bots:7.7.3")
@pytest.mark.parametrize(("damaged", "forest"), [(2, []), (3, ["4_7_8_12"])])
def test_the_ranger_slips_away_with_three_damaged_items(damaged: int, forest: list[str]) -> None:
    lines = ("pawn BOT 8", "BOT ready 3", f"BOT damaged {damaged}", NO_RUINS, "pawn vagabond 1_2_5_10")
    game = day(FOX, *lines, cards="ranger", rivals="vagabond eyrie")
    assert went(game) == forest


@pytest.mark.ruling("B27")
@pytest.mark.law("bots:7.7.4")
def test_the_vagrant_sets_others_on_each_other_by_priority_and_removes_for_both() -> None:
    lines = (
        "pawn BOT 2", "BOT ready 2", "clearing 2 alliance warrior 2", "clearing 2 eyrie warrior 2",
        "clearing 2 marquise sawmill 1", "points 0 0 5 0", NO_RUINS,
    )  # fmt: skip
    cards, dice = "vagrant+adventurer", "die 0 die 0 die 0 die 0"
    game = day(FOX, *lines, rivals="eyrie alliance marquise", cards=cards, coming=dice)
    battles = [(event["attacker"], event["defender"]) for event in happened(game, "battled")]
    assert battles == [(0, 2), (1, 3)]  # the Marquise has nobody to attack with, but is the first to be attacked
    assert [event["by"] for event in happened(game, "removed")] == [0]
    assert points(game, BOT) == 1


@pytest.mark.ruling("B27")
def test_the_vagrant_takes_tokens_before_buildings() -> None:
    lines = (
        "pawn BOT 2", "BOT ready 2", "clearing 2 eyrie warrior 2", "clearing 2 marquise sawmill 1 wood 1",
        "points 0 5 0", NO_RUINS,
    )  # fmt: skip
    cards, dice = "vagrant+adventurer", "die 0 die 0 die 0 die 0"
    game = day(FOX, *lines, rivals="eyrie marquise", cards=cards, coming=dice)
    assert [event["piece"] for event in happened(game, "removed")] == ["wood"]


@pytest.mark.ruling("B29")
@pytest.mark.law("bots:7.7.5")
@pytest.mark.parametrize(
    ("there", "burns"),
    [("warrior 2 roost 1", True), ("warrior 3", False), ("warrior 1 roost 1", False)],
)
def test_the_scoundrel_burns_a_slot_where_enough_stands(there: str, burns: bool) -> None:
    lines = ("pawn BOT 2", "BOT ready 1", f"clearing 2 eyrie {there}", "pawn vagabond 1_2_5_10", "points 0 0 9")
    game = day(FOX, *lines, NO_RUINS, cards="scoundrel+questing", rivals="eyrie vagabond")
    assert bool(happened(game, "burnt_slot")) == burns
    if burns:
        assert not game.state.has_pieces(1, 2)
        assert points(game, BOT) == 2  # and one for the roost
        assert game.state.slots[2] == 1
        assert board(game).undamaged == 0
        again = Game.from_position(ROOT, game.position())
        assert again.position() == game.position()
        assert again.state.slots[2] == 1


@pytest.mark.ruling("B29")
def test_no_item_is_left_where_no_slot_is_free() -> None:
    lines = ("pawn BOT 2", "BOT ready 2", "BOT burnt 2 2", "clearing 2 alliance warrior 3 sympathy 1", NO_RUINS)
    game = day(FOX, *lines, cards="scoundrel+questing", rivals="alliance")
    assert not happened(game, "burnt_slot")
    assert scored(game, "bots:7.7.5") == 1
    assert board(game).undamaged == 2


@pytest.mark.law("bots:7.7.6")
@pytest.mark.parametrize(("answer", "hits", "scored_points"), [("hire 0", 2, 1), ("pass", 0, 0)])
def test_the_arbiter_is_hired_for_the_items_of_his_track(answer: str, hits: int, scored_points: int) -> None:
    lines = ("BOT ready 7", "BOT track 2", "clearing 2 marquise sawmill 1")
    head = f"factions {BOT}:arbiter eyrie marquise\nturn 1 daylight\npawn {BOT} 2\n"
    decree = (
        "eyrie leader despot",
        "eyrie decree battle vizier",
        "clearing 2 eyrie warrior 4",
        "clearing 3 eyrie roost 1",
    )
    game = machine(head + "\n".join(lines).replace("BOT", BOT), *decree, "coming die 3 die 3")
    play(game, "1 pass", "1 battle 2 marquise")
    assert asked(game) == (2, "HireVagabot", "bots:7.7.6")
    play(game, f"2 {answer}")
    assert count(game, "eyrie", "warrior", 2) == 4 - hits
    assert points(game, BOT) == scored_points


@pytest.mark.law("bots:7.7.6")
def test_nobody_hires_the_arbiter_from_afar_or_against_himself() -> None:
    head = f"factions {BOT}:arbiter eyrie marquise\nturn 1 daylight\npawn {BOT} 5\n{BOT} ready 5\n{BOT} track 1\n"
    decree = ("eyrie leader despot", "eyrie decree battle vizier", "clearing 2 eyrie warrior 4")
    game = machine(head, *decree, "clearing 3 eyrie roost 1", "clearing 2 marquise sawmill 1", "coming die 0 die 0")
    play(game, "1 pass", "1 battle 2 marquise")
    assert happened(game, "rolled")
    lines = ("pawn BOT 2", "BOT ready 1", "clearing 2 eyrie warrior 2", NO_RUINS)
    assert happened(day(RABBIT, *lines, cards="arbiter", coming="die 0 die 0"), "rolled")


@pytest.mark.law("bots:7.7.6")
@pytest.mark.parametrize(
    ("warriors", "marks", "attackers", "hired"),
    [(1, "0 0 2", 4, True), (3, "0 0 2", 4, False), (2, "0 0 2", 2, False), (1, "2 0 2", 4, False)],
)
def test_a_bot_hires_the_arbiter_when_it_is_outnumbered_and_leads_him(
    warriors: int, marks: str, attackers: int, hired: bool
) -> None:
    rival = "mechanical_marquise"
    head = f"factions {BOT}:arbiter eyrie {rival}\nturn 1 daylight\npawn {BOT} 2\n{BOT} ready 5\n{BOT} track 1\n"
    decree = ("eyrie leader despot", "eyrie decree battle vizier", "clearing 3 eyrie roost 1", f"points {marks}")
    troops = (f"clearing 2 eyrie warrior {attackers}", f"clearing 2 {rival} warrior {warriors}")
    game = play(machine(head, *decree, *troops, "coming die 3 die 3"), "1 pass", f"1 battle 2 {rival}")
    assert bool(happened(game, "hired")) == hired


# ---- traits


@pytest.mark.law("bots:3.3.2")
@pytest.mark.parametrize(("cards", "battles", "quests"), [("", 2, 1), ("adventurer", 1, 2)])
def test_an_adventurer_battles_once_and_does_quests_at_the_end(cards: str, battles: int, quests: int) -> None:
    lines = (
        "pawn BOT 2",
        "BOT ready 5",
        "BOT quest escort_mouse",
        "clearing 2 eyrie warrior 9",
        "clearing 3 eyrie roost 1",
    )
    game = day(MOUSE, *lines, cards=cards, coming="quest guard_duty_mouse die 0 die 0 die 0 die 0")
    assert len(happened(game, "battled")) == battles
    assert len(happened(game, "completed")) == quests


@pytest.mark.law("bots:3.3.2")
def test_a_berserker_goes_where_most_stand() -> None:
    lines = (
        "pawn BOT 12", "BOT ready 3", "clearing 12 eyrie warrior 1", "clearing 7 eyrie warrior 2",
        "clearing 7 alliance warrior 3", "points 0 9 0",
    )  # fmt: skip
    game = day(RABBIT, *lines, rivals="eyrie alliance", cards="berserker+adventurer", coming="die 0 die 0")
    assert aims(game) == [(7, "most_enemies")]
    assert victims(game) == [("alliance", "most_pieces")]
    nearer = ("pawn BOT 12", "BOT ready 3", "clearing 8 eyrie warrior 2", "clearing 9 eyrie warrior 2")
    assert aims(day(RABBIT, *nearer, cards="berserker+adventurer", coming="die 0 die 0")) == [(9, "nearest")]


@pytest.mark.ruling("B26")
@pytest.mark.law("bots:3.3.2")
def test_a_helper_scores_a_point_more_and_gives_two_cards_for_an_item() -> None:
    lines = (
        "pawn BOT 2",
        "BOT ready 2",
        "clearing 2 eyrie warrior 1",
        "box eyrie tea sword",
        "clearing 3 eyrie roost 1",
    )
    game = day(MOUSE, *lines, cards="helper+adventurer", coming="die 0 die 0")
    assert scored(game, "bots:7.5.3") + scored(game, "bots:3.3.2") == 3
    assert len(hand(game, "eyrie")) == 4


@pytest.mark.law("bots:3.3.2")
@pytest.mark.parametrize(("cards", "shots"), [("adventurer", 0), ("adventurer+marksman", 1)])
def test_a_marksman_hits_before_the_roll(cards: str, shots: int) -> None:
    lines = ("pawn BOT 2", "BOT ready 3", "clearing 2 eyrie warrior 2", "clearing 3 eyrie roost 1")
    game = day(RABBIT, *lines, cards=cards, coming="die 2 die 2")
    assert count(game, "eyrie", "warrior", 2) == 2 - 1 - shots
    assert scored(game, "bots:7.5.4") == 1 + shots
    assert told(game, "damaged_items") == 2 - shots  # whom he shot does not strike back
    assert not happened(strike("BOT ready 3", cards="marksman"), "shot_first")


@pytest.mark.ruling("B82")
@pytest.mark.law("bots:3.3.2")
def test_questing_the_track_holds_and_damaged_items_count() -> None:
    game = strike("BOT ready 2", "BOT track 1", "BOT damaged 3", cards="questing")
    assert board(game).sides == [0, 0, 1, 0, 5, 0]
    lines = ("pawn BOT 8", "BOT ready 2", "BOT spent 1", "BOT damaged 2", "clearing 3 eyrie roost 1", NO_RUINS)
    assert board(morning("anvil", *lines, cards="questing")).on_track == 1
    game = strike("BOT ready 1", "BOT track_spent 1", "BOT damaged 4", cards="questing")
    assert board(game).sides == [0, 0, 0, 1, 5, 0]
    lines = ("pawn BOT 2", "BOT ready 1", "BOT spent 4", "BOT track 1", "clearing 2 eyrie warrior 2 roost 1", NO_RUINS)
    game = day(FOX, *lines, cards="questing+scoundrel")
    assert happened(game, "burnt_slot")
    assert board(game).track == 1  # though only five items are left


@pytest.mark.ruling("B26")
@pytest.mark.law("bots:3.3.2")
def test_questing_he_goes_to_aid_but_once_and_quests_score_more() -> None:
    lines = (
        "pawn BOT 12", "BOT ready 5", "BOT quest fundraising_fox", "clearing 7 eyrie warrior 1", "box eyrie tea tea",
        "clearing 3 eyrie roost 1",
    )  # fmt: skip
    game = day(MOUSE, *lines, cards="questing+adventurer", coming="quest errand_rabbit die 0 die 0")
    assert went(game)[0] == "7"
    assert paid(game)[:3] == [2, 1, 1]
    assert len(happened(game, "took_item")) == 1
    assert scored(game, "bots:7.5.2") + scored(game, "bots:3.3.2") == 2


# ---- others at the table


def test_a_position_has_no_more_items_on_the_track_than_spaces() -> None:
    with pytest.raises(BadPosition, match="the battle track has 3 spaces"):
        machine(f"factions {BOT} eyrie\nturn 1 birdsong\npawn {BOT} 2\n{BOT} track 4")
    with pytest.raises(BadPosition, match="where the pawn stands"):
        machine(f"factions {BOT} eyrie\nturn 1 birdsong")


@pytest.mark.law("bots:12.1")
def test_he_takes_the_ferry_and_scores_for_its_card() -> None:
    suits = "suits fox fox fox fox rabbit rabbit rabbit rabbit mouse mouse mouse mouse"
    lines = (
        f"factions {BOT} eyrie\nmap lake\nturn 0 daylight\n{BOT} order {RABBIT}\npawn {BOT} 1\n{BOT} ready 1\n{suits}"
    )
    game = root(lines + "\nclearing 10 eyrie warrior 1")
    assert went(game) == ["10"]
    assert points(game, BOT) == 1


@pytest.mark.law("root:11.2.6.III")
def test_an_item_pays_for_a_service_whatever_its_price() -> None:
    game = machine(f"factions {BOT} riverfolk\nturn 1 birdsong\npawn {BOT} 2\n{BOT} ready 2")
    state, bot = game.state.copy(), game.state.rules.factions[0]
    assert bot.purse(state, 0) >= 4
    bot.pay_seller(state, 0, 1, 3)
    assert state.board(0, VagabotBoard).ready == 1
    assert state.boards[1].view(state, 1, None)["payments"] == [0, 3]
    assert not bot.may_hire


@pytest.mark.law("root:9.2.9", "root:9.5.4")
@pytest.mark.ruling("B20")
def test_a_human_vagabond_does_not_aid_him() -> None:
    lines = (
        f"factions {BOT} vagabond eyrie",
        "turn 1 daylight",
        f"pawn {BOT} 2",
        "pawn vagabond 2",
        "hand vagabond sword",
    )
    game = machine("\n".join(lines), "vagabond ready boots", f"{BOT} ready 3", "vagabond character thief")
    assert legal(game, "aid") == []


@pytest.mark.parametrize("seed", few_of_many(2, range(8)))
@pytest.mark.parametrize("traits", ["", EVERY_TRAIT])
def test_random_games_to_the_end(seed: int, traits: str) -> None:
    lot = random.Random(seed)
    humans = ["marquise", "eyrie", "alliance", "vagabond", "lizards", "riverfolk", "duchy", "corvids", "hundreds"]
    table = lot.sample([*humans, "keepers"], 3)
    words = [list(CHARACTERS)[seed % len(CHARACTERS)], ["easy", "normal", "challenging", "nightmare"][seed % 4], traits]
    table.insert(seed % 4, f"{BOT}:{'+'.join(word for word in words if word)}")
    game = copse.new(
        "root", factions=list[Json](table), map=MAPS[seed % 4], deck=["standard", "exiles"][seed % 2], seed=seed
    )
    steps = 0
    while not game.over:
        assert game.decision.seat in game.state.rules.people
        game.apply(lot.choice(game.decision.actions))
        steps += 1
        if steps % 50 == 0 and not game.over:
            check(game.state)
            assert copse.position(game.position()).position() == game.position()
            assert copse.load(game.save()).state.dump() == game.state.dump()
    assert copse.replay(game.record()).state.dump() == game.state.dump()
