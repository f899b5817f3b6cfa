"""House rules: each point on which groups differ, both ways. The default is the ruling, and what is written without the
option was played by it."""

from __future__ import annotations

import json
import random
import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import copse
from copse.kernel.chance import mix
from copse.kernel.options import GROUPS, HOUSE
from copse.kernel.tasks import Json
from copse.locale import Words
from copse.root.check import check
from copse.root.hirelings.base import HirelingCard
from copse.root.hirelings.hiring import ALL_SYMBOLS, take_control
from copse.root.landmarks.ferry import NewFerry
from copse.root.landmarks.lost_city import NewLostCity
from copse.root.rules import OPTIONS
from copse.root.state import Woodland
from copse.terminal.tables import table_for
from tests.root import shelf
from tests.root.hirelings.hired import hired
from tests.root.landmarks.placed import with_landmarks
from tests.root.shelf import armies
from tests.root.table import Table, hand, supply
from tests.script import asked, legal, play

RULINGS = Path(__file__).parents[2] / "docs" / "background" / "rulings.md"
HOUSE_RULES = {name: option for name, option in OPTIONS.items() if option.group == HOUSE}
THREE = "marquise eyrie alliance"
LATER = 'option card_texts "later"'
BIRDS = "option partisans_spare_birds true"
CHARM = "option informants_charm true"
IN_TURN = 'option effects_order "turn"'
EARLY = "option hiring_turn_counts true"


def table(*lines: str, deck: str = "exiles", factions: str = "marquise eyrie") -> Table:
    return shelf.table(*[line for line in lines if line], deck=deck, factions=factions)


# ---- what is said of them


def ruling(number: str) -> str:
    found = re.search(rf"^- \*\*{number}\.\*\* (.*(?:\n {{2}}.*)*)", RULINGS.read_text(encoding="utf-8"), flags=re.M)
    assert found
    return found[1]


@pytest.mark.parametrize("name", HOUSE_RULES)
def test_the_ruling_that_a_house_rule_names_tells_of_it(name: str) -> None:
    option = HOUSE_RULES[name]
    assert f"`{name}`" in ruling(option.ruling)
    assert option.law in ruling(option.ruling)


@pytest.mark.parametrize("name", HOUSE_RULES)
def test_what_does_not_say_a_house_rule_is_played_by_the_ruling(name: str) -> None:
    option = HOUSE_RULES[name]
    assert option.unsaid == option.default == option.before
    other = next(choice for choice in option.choices if choice != option.default)
    usual, changed = (copse.new("root", seed=1, **{name: value}) for value in (option.default, other))
    assert name not in usual.record()
    assert f"option {name} {json.dumps(other)}" in changed.record()
    assert copse.replay(changed.record()).options[name] == other
    assert copse.position(changed.position()).options[name] == other
    assert copse.position(usual.position()).options[name] == option.default


def test_every_option_is_in_a_group_and_house_rules_alone_name_a_ruling() -> None:
    assert {option.group for option in OPTIONS.values()} == set(GROUPS)
    assert all(bool(option.ruling) == (option.group == HOUSE) == bool(option.law) for option in OPTIONS.values())


@pytest.mark.parametrize("seed", range(3))
def test_games_by_all_other_readings_come_to_their_end(seed: int) -> None:
    others: dict[str, Json] = {name: rule.choices[-1] for name, rule in HOUSE_RULES.items()}
    factions: list[Json] = ["marquise", "lizards", "riverfolk", "alliance"]
    game = copse.new("root", factions=factions, deck="exiles", hirelings="random", landmarks=2, seed=seed, **others)
    lot = random.Random(seed)
    for step in range(4000):
        if game.over:
            break
        game.apply(lot.choice(game.decision.actions))
        if step % 50 == 0:
            assert isinstance(game.state, Woodland)
            check(game.state)
    assert copse.load(game.save()).hash() == game.hash()


# ---- texts of cards


@pytest.mark.ruling("R31")
@pytest.mark.law("root:4.1.3")
@pytest.mark.parametrize(
    ("texts", "first"), [("", ["use better_burrow_bank"]), (LATER, ["use better_burrow_bank", "pass"])]
)
def test_better_burrow_bank_must_or_may_be_used(texts: str, first: list[str]) -> None:
    game = table(texts, "turn 0 birdsong", "crafted marquise better_burrow_bank", deck="standard", factions=THREE)
    assert legal(game) == first
    play(game, "0 use better_burrow_bank", "0 choose 2")
    assert [len(game.state.hands[seat].cards) for seat in range(3)] == [1, 0, 1]


PARTNERS = """
    turn 3 birdsong
    coalition vagabond alliance
    hand eyrie anvil
    hand alliance sword
"""


@pytest.mark.ruling("R31")
@pytest.mark.law("root:4.1.3", "root:G.1.23")
@pytest.mark.parametrize("card", ["better_burrow_bank", "stand_and_deliver"])
@pytest.mark.parametrize(("texts", "named"), [("", True), (LATER, False)])
def test_a_partner_may_be_named_by_the_first_text_alone(card: str, texts: str, named: bool) -> None:
    game = table(
        texts, PARTNERS, f"crafted vagabond {card}", "pawn vagabond 5", "vagabond character ranger",
        deck="standard", factions="marquise eyrie alliance vagabond",
    )  # fmt: skip
    play(game, f"3 use {card}")
    assert ("choose 2" in legal(game)) == named
    assert "choose 1" in legal(game)


KEPT = "crafted eyrie propaganda_bureau\nhand eyrie bake_sale\neyrie leader despot\nclearing 1 eyrie roost 1"


@pytest.mark.ruling("R31")
@pytest.mark.ruling("R35")
@pytest.mark.law("root:G.1.4", "root:1.5.4")
@pytest.mark.parametrize(("texts", "swayed"), [("", ["replace 5 0"]), (LATER, [])])
def test_propaganda_at_a_keep_removes_alone_or_cannot_be_made(texts: str, swayed: list[str]) -> None:
    game = table(texts, "turn 1 daylight", KEPT, "clearing 5 marquise warrior 2 keep 1")
    if "use propaganda_bureau" in legal(game):
        play(game, "1 use propaganda_bureau", "1 spend bake_sale")
    assert legal(game, "replace") == swayed


@pytest.mark.ruling("R31")
@pytest.mark.ruling("R14")
@pytest.mark.law("root:G.1.4")
@pytest.mark.parametrize(("texts", "coffins"), [("", 1), (LATER, 0)])
def test_who_is_replaced_lies_in_a_coffin_by_the_first_text_alone(texts: str, coffins: int) -> None:
    game = table(texts, "turn 1 daylight", KEPT, "clearing 5 marquise warrior 2", "crafted marquise coffin_makers")
    play(game, "1 use propaganda_bureau", "1 spend bake_sale", "1 replace 5 0")
    assert armies(game, 5) == [1, 1]
    assert sum(game.state.coffins) == coffins
    assert supply(game, "marquise", "warrior") == 24 - coffins


@pytest.mark.ruling("R31")
@pytest.mark.law("root:4.1.3")
@pytest.mark.parametrize("texts", ["", LATER])
def test_who_falls_in_battle_lies_in_a_coffin_by_both_texts(texts: str) -> None:
    game = shelf.attack(*[texts] * bool(texts), "crafted eyrie coffin_makers", dice="3 2", deck="exiles")
    assert sum(game.state.coffins) == 5


@pytest.mark.ruling("R31")
@pytest.mark.ruling("R71")
@pytest.mark.law("root:10.4.3")
@pytest.mark.parametrize(("texts", "coffins"), [("", 2), (LATER, 0)])
def test_acolytes_that_are_spent_lie_in_coffins_by_the_first_text_alone(texts: str, coffins: int) -> None:
    game = table(
        texts, "turn 0 birdsong", "clearing 8 marquise warrior 1", "lizards acolytes 1", "lizards outcast fox",
        "crafted eyrie coffin_makers", factions="lizards marquise eyrie",
    )  # fmt: skip
    play(game, "0 replace 8 1")
    assert sum(game.state.coffins) == coffins, "the acolyte and the converted"


@pytest.mark.ruling("R31")
@pytest.mark.law("root:10.4.3.II")
@pytest.mark.parametrize(("texts", "offered"), [("", []), (LATER, ["replace 8 1"])])
def test_an_acolyte_that_is_not_kept_in_a_coffin_can_take_the_place_of_the_converted(
    texts: str, offered: list[str]
) -> None:
    everyone = "\n".join(f"clearing {clearing} lizards warrior 8" for clearing in (3, 4, 5))
    game = table(
        texts, "turn 0 birdsong", "clearing 8 marquise warrior 1", "lizards acolytes 1", "lizards outcast fox",
        "crafted eyrie coffin_makers", everyone, factions="lizards marquise eyrie",
    )  # fmt: skip
    assert legal(game, "replace") == offered


@pytest.mark.ruling("R31")
@pytest.mark.ruling("R23")
@pytest.mark.law("root:4.1.3")
@pytest.mark.parametrize(
    ("given", "name", "here", "elsewhere"),
    [
        ({"card_texts": "later"}, "better burrow bank", "you may draw", "you and another player"),
        ({"card_texts": "later"}, "coffin makers", "but not replaced", "that return to a supply"),
        ({"partisans_spare_birds": True}, "fox partisans", "other suits except birds", "other suits."),
    ],
)
def test_help_on_a_card_says_what_it_does_at_this_table(
    given: dict[str, Json], name: str, here: str, elsewhere: str
) -> None:
    texts = [card_help(given, name), card_help({}, name)]
    assert [here in text for text in texts] == [True, False]
    assert [elsewhere in text for text in texts] == [False, True]


def card_help(given: dict[str, Json], name: str) -> str:
    game = copse.new("root", deck="exiles", seed=1, **given)
    console = Console(file=StringIO(), width=400)
    console.print(table_for(game, Words("en", "root")).find(name) or "")
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


# ---- other readings of cards


@pytest.mark.ruling("R23")
@pytest.mark.law("root:4.3.3")
@pytest.mark.parametrize(("birds", "left"), [("", ["bake_sale"]), (BIRDS, ["bake_sale", "saboteurs"])])
def test_partisans_discard_birds_or_spare_them(birds: str, left: list[str]) -> None:
    lines = [*[birds] * bool(birds), "crafted marquise rabbit_partisans", "hand marquise bake_sale anvil saboteurs"]
    game = shelf.attack(*lines, dice="1 0", deck="exiles")
    play(game, "0 use rabbit_partisans")
    assert hand(game, "marquise") == left


@pytest.mark.ruling("R36")
@pytest.mark.law("root:4.1.3")
@pytest.mark.parametrize("charm", ["", CHARM])
def test_informants_replace_the_card_of_a_charm_offensive_if_the_table_wants_it(charm: str) -> None:
    game = table(
        charm, "turn 0 evening", "crafted marquise informants charm_offensive", "discard ambush_fox",
        "coming card anvil",
    )  # fmt: skip
    play(game, "0 use charm_offensive", "0 choose 1")
    assert game.state.points == (0, 1)
    assert asked(game)[1] == "AskInformants"
    assert hand(game, "marquise") == ([] if charm else ["anvil"])
    play(game, "0 pick_up ambush_fox")
    assert sorted(hand(game, "marquise")) == ["ambush_fox", "anvil"]


@pytest.mark.ruling("R36")
@pytest.mark.law("root:4.1.3")
def test_a_charm_offensive_without_informants_draws_as_ever() -> None:
    game = table(CHARM, "turn 0 evening", "crafted marquise charm_offensive", "coming card anvil card sword")
    play(game, "0 use charm_offensive", "0 choose 1")
    assert hand(game, "marquise") == ["anvil", "sword"]
    assert game.state.points == (0, 1)


# ---- who comes first


@pytest.mark.ruling("R11")
@pytest.mark.law("root:1.1.3", "root:1.5.4")
@pytest.mark.parametrize(("order", "first"), [("", "Arrange"), (IN_TURN, "FieldHospital")])
def test_the_effects_of_a_removal_are_put_in_order_or_come_in_turn(order: str, first: str) -> None:
    game = table(
        order, "turn 0 daylight", "clearing 1 eyrie roost 1\nclearing 6 eyrie roost 1\nclearing 8 eyrie roost 1",
        "clearing 8 marquise warrior 2", "clearing 5 marquise keep 1", "clearing 12 alliance sympathy 1",
        "hand eyrie favor_of_the_foxes anvil", "hand marquise ambush_fox",
        deck="standard", factions="eyrie marquise alliance",
    )  # fmt: skip
    play(game, "0 craft favor_of_the_foxes")
    assert asked(game)[1] == first
    if order:
        play(game, "1 pass")
        assert asked(game)[:2] == (0, "Appease"), "the Marquise sits between"


# ---- hirelings


@pytest.mark.ruling("R176")
@pytest.mark.law("root:E.1.2")
@pytest.mark.parametrize(("die", "faces"), ALL_SYMBOLS.items())
def test_the_control_die_shows_most_often_two_or_three(die: str, faces: tuple[int, ...]) -> None:
    lines = f'factions eyrie alliance\noption control_die "{die}"\npoints 0 3\nturn 0 evening'
    game = hired("popular_band", lines, "clearing 1 popular_band warrior 1")
    assert game.state.rules.control_die == faces
    rolled = []
    for seed in range(600):
        trial = game.copy()
        trial.state.rng = mix(seed)
        take_control(trial.state, 2, 0, "root:E.1.2")
        rolled.append(trial.state.board(2, HirelingCard).control)
    assert set(rolled) == {2, 3, 4}
    assert max(set(rolled), key=rolled.count) == (2 if faces.count(2) == 3 else 3)


@pytest.mark.ruling("R152")
@pytest.mark.law("root:E.1.1", "root:E.1.3")
@pytest.mark.parametrize(("early", "left"), [("", 2), (EARLY, 1)])
def test_the_turn_of_hiring_takes_no_marker_or_one(early: str, left: int) -> None:
    game = hired(
        "popular_band", f"factions eyrie alliance\n{early}\npoints 4 0\nturn 0 evening", "claims eyrie 1",
        "clearing 1 popular_band warrior 1", "clearing 3 eyrie roost 1 warrior 1", "eyrie leader despot",
        "coming control 2",
    )  # fmt: skip
    while asked(game)[1] != "EngageHireling":
        game.apply(game.decision.actions[0])
    play(game, "0 engage popular_band")
    while game.state.turn == 0:
        game.apply(game.decision.actions[0])
    assert game.state.board(2, HirelingCard).control == left


# ---- printings of landmarks


@pytest.mark.ruling("R177")
@pytest.mark.law("root:F.1", "root:C.2.5")
@pytest.mark.parametrize(
    ("both", "ferry", "city", "anew"),
    [
        ("old", "same", "same", (False, False)),
        ("new", "same", "same", (True, True)),
        ("old", "new", "same", (True, False)),
        ("old", "same", "new", (False, True)),
        ("new", "old", "same", (False, True)),
        ("new", "same", "old", (True, False)),
    ],
)
def test_the_ferry_and_the_lost_city_are_printed_each_for_itself(
    both: str, ferry: str, city: str, anew: tuple[bool, bool]
) -> None:
    options = (f'option ferry_printing "{ferry}"', f'option lost_city_printing "{city}"')
    game = with_landmarks("ferry lost_city", "ferry 11", "lost_city 5", *options, printing=both)
    kinds = [type(landmark) for landmark in game.state.rules.landmarks]
    assert (NewFerry in kinds, NewLostCity in kinds) == anew


@pytest.mark.ruling("R177")
@pytest.mark.law("root:8.2.6")
@pytest.mark.not_in("fifth")
@pytest.mark.parametrize(("city", "question"), [("same", "Appease"), ("new", "NameSuit")])
def test_outrage_in_the_lost_city_goes_by_its_own_printing(city: str, question: str) -> None:
    game = with_landmarks(
        "lost_city", "lost_city 5", f'option lost_city_printing "{city}"', "clearing 1 marquise warrior 2",
        "clearing 5 alliance sympathy 1", "hand marquise anvil", factions="marquise alliance",
    )  # fmt: skip
    play(game, "0 pass", "0 move 1>5 x1")
    assert asked(game)[1] == question
