"""A clearing of several suits. No table has one yet: here a landmark makes clearing 5 of the autumn map, a rabbit one
between 1 (fox) and 2 (mouse), fox, rabbit and mouse at once. Clearings 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit,
2, 7, 9 and 11 mouse."""

from __future__ import annotations

import random
from itertools import combinations_with_replacement, permutations, product
from typing import Protocol

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import copse
from copse.kernel.tasks import Json
from copse.locale import Words
from copse.root.board import BURROW
from copse.root.book import BOOK
from copse.root.bots import BOTS
from copse.root.cards import (
    ANY,
    BIRD,
    CARDS,
    EVERY_SUIT,
    FOX,
    MOUSE,
    QUEST_IDS,
    RABBIT,
    SUIT_SET_NAMES,
    SUIT_SETS,
    SUITS,
    Suits,
    card,
    matching,
)
from copse.root.craft import craftable
from copse.root.factions import FACTIONS
from copse.root.hooks import Owner
from copse.root.maps import MAPS
from copse.root.removal import Loss, Removal, remove
from copse.root.rules import Rules, rules_for
from copse.root.state import Woodland
from copse.root.suits import PRICES, SETS, most_taken, spare
from copse.terminal.root.seen import see
from copse.vectors import encode
from copse.wording.root.labels import RootLabels
from tests.root.table import Table, count, points, where
from tests.root.test_20_properties import check_kept
from tests.script import asked, few_of_many, legal, play, root
from tests.vectors.tables import taken_apart

CITY = 5
WORDS = Words("en", "root")


class City(Owner):
    """A landmark: its clearing has these suits beside its own."""

    def __init__(self, clearing: int, added: Suits = EVERY_SUIT) -> None:
        self.clearing, self.added = clearing, added

    def suits(self, state: Woodland, clearing: int) -> Suits:
        return self.added if clearing == self.clearing else 0


LOST_CITY = City(CITY)


class SetUp(Protocol):
    def __call__(self, factions: str, *lines: str, deck: str = "standard", landmark: City = LOST_CITY) -> Table: ...


def with_city(monkeypatch: pytest.MonkeyPatch, rules: Rules, landmark: City) -> None:
    others = tuple(owner for owner in rules.unowned if not isinstance(owner, City))
    monkeypatch.setattr(rules, "unowned", (*others, landmark))


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> SetUp:
    """A position at a table with such a landmark."""

    def set_up(factions: str, *lines: str, deck: str = "standard", landmark: City = LOST_CITY) -> Table:
        options = BOOK.resolve_position({"factions": list[Json](factions.split()), "deck": deck})
        with_city(monkeypatch, rules_for(options), landmark)
        return root("\n".join([f"factions {factions}", f"deck {deck}", *lines]))

    return set_up


def suits_paid(*suits: str) -> list[str]:
    return [f"with {suit}" for suit in suits]


# ---- what a clearing is


@pytest.mark.law("root:2.2.2")
def test_a_clearing_of_several_suits_is_each_of_them(table: SetUp) -> None:
    state = table("marquise eyrie").state
    assert [state.has_suit(CITY, suit) for suit in range(len(SUITS))] == [True, True, True, False]
    assert state.suits_of(CITY) == EVERY_SUIT
    assert state.suits_of(1) == 1 << FOX
    assert state.of_suit(FOX) == 1 << 1 | 1 << CITY | 1 << 6 | 1 << 8 | 1 << 12
    assert state.of_suit(RABBIT).bit_count() == 4, "a rabbit clearing it was before"
    assert state.like(CITY) == state.matched_by(BIRD)
    assert state.like(1) == state.of_suit(FOX)


def test_an_owner_adds_as_many_suits_as_it_says(table: SetUp) -> None:
    state = table("marquise eyrie", landmark=City(CITY, 1 << MOUSE)).state
    assert state.suits_of(CITY) == 1 << RABBIT | 1 << MOUSE
    assert not state.has_suit(CITY, FOX)


@pytest.mark.law("root:2.1.1")
def test_every_card_matches_a_clearing_of_all_suits(table: SetUp) -> None:
    state = table("marquise eyrie").state
    cards = tuple(sorted(map(card, ("anvil", "sword", "cobbler", "sappers"))))
    assert matching(cards, state.suits_of(CITY)) == list(cards)
    assert matching(cards, state.suits_of(8)) == sorted(map(card, ("anvil", "sappers")))


def test_what_is_saved_and_written_is_the_suit_that_is_marked(table: SetUp) -> None:
    game = table("marquise eyrie", "clearing 5 marquise warrior 1")
    assert game.state.dump()["suits"] == root("factions marquise eyrie").state.dump()["suits"]
    assert "suits fox mouse rabbit rabbit rabbit fox mouse fox mouse rabbit mouse fox" in game.position()
    for again in (copse.load(game.save()), copse.position(game.position())):
        assert isinstance(again.state, Woodland)
        assert again.state.suits_of(CITY) == EVERY_SUIT
        assert again.hash() == game.hash()


def test_a_view_tells_the_marked_suit_and_the_others_only_where_there_are_more(table: SetUp) -> None:
    clearings = table("marquise eyrie").view(None)["clearings"]
    assert isinstance(clearings, list)
    seen = {row["id"]: row for row in clearings if isinstance(row, dict)}
    assert (seen[CITY]["suit"], seen[CITY]["suits"]) == ("rabbit", ["fox", "rabbit", "mouse"])
    assert seen[1]["suit"] == "fox"
    assert "suits" not in seen[1]


def test_the_name_of_a_clearing_has_the_signs_of_all_its_suits(table: SetUp) -> None:
    labels = RootLabels(WORDS, table("marquise eyrie").state)
    assert labels.place(CITY) == "5▲‖∞"
    assert labels.place(1) == "1▲"
    assert labels.suit("fox+mouse") == "▲ fox, ∞ mouse"


def test_the_terminal_shows_all_its_suits(table: SetUp) -> None:
    shown = {clearing.id: tuple(clearing.all_suits) for clearing in see(table("duchy eyrie"), None).clearings}
    assert (shown[CITY], shown[1], shown[BURROW]) == (("fox", "rabbit", "mouse"), ("fox",), ())


def test_the_vector_has_a_figure_for_each_of_its_suits(table: SetUp) -> None:
    figures = taken_apart("root", encode(table("marquise eyrie").state, 0))["game", 0, "suits"]
    assert [figures[3 * place : 3 * place + 3] for place in (0, CITY - 1)] == [[1, 0, 0], [1, 1, 1]]


def test_a_set_of_one_suit_has_the_number_of_that_suit() -> None:
    assert SUIT_SET_NAMES[:4] == SUITS
    assert SUIT_SETS[:4] == (1 << FOX, 1 << RABBIT, 1 << MOUSE, 1 << BIRD)
    assert sorted(SUIT_SETS) == list(range(1, 9))
    assert SUIT_SET_NAMES[SUIT_SETS.index(EVERY_SUIT)] == "fox+rabbit+mouse"


# ---- sharing out


def payable(things: list[Suits], wanted: tuple[int, ...]) -> bool:
    """Whether each suit that is wanted (ANY: whichever) finds a thing of its own, tried out."""
    return len(wanted) <= len(things) and any(
        all(suit == ANY or thing >> suit & 1 for suit, thing in zip(wanted, order, strict=False))
        for order in set(permutations(things, len(wanted)))
    )


HEAPS = [heap for size in range(5) for heap in combinations_with_replacement((1, 2, 4, 5, 7), size)]


def counted(heap: tuple[Suits, ...]) -> vec[i64]:
    return vec[i64]([heap.count(suits) for suits in range(SETS)])


@pytest.mark.law("root:4.1.1")
def test_a_cost_can_be_paid_if_each_of_its_suits_finds_a_piece_of_its_own() -> None:
    for heap in HEAPS:
        left = spare(counted(heap), (0, 0, 0))
        for declared in CARDS:
            if declared.cost:
                paid = all(number <= left[suits] for suits, number in PRICES[declared.number])
                assert paid == payable(list(heap), declared.cost), (heap, declared.id)


@pytest.mark.law("root:4.1.1")
def test_what_was_paid_before_is_shared_out_anew_with_every_payment() -> None:
    costs = {declared.cost for declared in CARDS if declared.cost}
    for heap in HEAPS:
        for before in product(range(3), repeat=3):
            paid = tuple(suit for suit in range(3) for _ in range(before[suit]))
            if payable(list(heap), paid):
                left = spare(counted(heap), tuple(before))
                for cost in costs:
                    price = next(PRICES[declared.number] for declared in CARDS if declared.cost == cost)
                    enough = all(number <= left[suits] for suits, number in price)
                    assert enough == payable(list(heap), (*paid, *cost)), (heap, paid, cost)
            else:
                assert min(spare(counted(heap), tuple(before))) < 0, (heap, paid)


def test_as_much_is_taken_as_finds_a_thing_of_its_own() -> None:
    for heap in HEAPS:
        left = spare(counted(heap), (0, 0, 0))
        for wanted in product(range(3), repeat=3):
            most = max(
                sum(some)
                for some in product(*(range(number + 1) for number in wanted))
                if payable(list(heap), tuple(suit for suit in range(3) for _ in range(some[suit])))
            )
            assert most_taken(left, tuple(wanted)) == most, (heap, wanted)


# ---- crafting (§4.1)


@pytest.mark.law("root:4.1.1")
def test_two_pieces_there_craft_as_different_suits_and_each_once(table: SetUp) -> None:
    lines = ("turn 0 daylight", "clearing 5 marquise workshop 2", "hand marquise anvil birdy_bindle woodland_runners")
    game = table("marquise eyrie", *lines)
    assert legal(game, "craft") == ["craft birdy_bindle", "craft woodland_runners", "craft anvil"]
    play(game, "0 craft anvil", "0 craft birdy_bindle")
    assert legal(game, "craft") == []
    assert game.state.activated == (1, 0, 1)


@pytest.mark.law("root:4.1.1")
@pytest.mark.parametrize("second", ["crossbow_bird", "woodland_runners", "birdy_bindle"])
def test_which_piece_has_worked_is_left_open(table: SetUp, second: str) -> None:
    """A fox workshop and one in the city: whatever comes after a fox card, one of them can have been the other."""
    cards = "anvil crossbow_bird woodland_runners birdy_bindle"
    lines = ("turn 0 daylight", "clearing 8 marquise workshop 1", "clearing 5 marquise workshop 1")
    game = play(table("marquise eyrie", *lines, f"hand marquise {cards}"), "0 craft anvil")
    assert set(legal(game, "craft")) == {"craft crossbow_bird", "craft woodland_runners", "craft birdy_bindle"}
    play(game, f"0 craft {second}")
    assert legal(game, "craft") == []


@pytest.mark.law("root:4.1.1")
def test_one_piece_pays_for_one_suit_of_a_mixed_cost(table: SetUp) -> None:
    day = ("turn 0 daylight", "hand marquise tax_collector")
    workshops = "clearing {} marquise workshop 1"
    enough = [workshops.format(clearing) for clearing in (8, 2, CITY)]
    assert legal(table("marquise eyrie", *day, *enough), "craft") == ["craft tax_collector"]
    lacking = [workshops.format(clearing) for clearing in (12, 8, CITY)]
    assert legal(table("marquise eyrie", *day, *lacking), "craft") == []


@pytest.mark.law("root:4.1.1")
@pytest.mark.not_in("early")
def test_any_suit_is_paid_as_any_that_is_left(table: SetUp) -> None:
    lines = ("turn 0 daylight", "clearing 5 marquise workshop 1", "clearing 1 marquise workshop 1")
    game = table("marquise eyrie", *lines, "hand marquise boat_builders", deck="exiles")
    play(game, "0 craft boat_builders")
    assert legal(game) == suits_paid("fox", "rabbit", "mouse")
    play(game, "0 with mouse")
    assert legal(game) == suits_paid("fox"), "the one in the city has worked as mouse"
    play(game, "0 with fox")
    assert game.state.crafted[0] == (card("boat_builders"),)


@pytest.mark.ruling("R30")
@pytest.mark.parametrize(
    ("activated", "left"),
    [
        ("1 0 0", {"anvil", "crossbow_bird"}),  # taken to be the one that worked
        ("1 0 1", set()),  # it was the mouse: the other is only fox
        ("0 0 0", {"anvil", "crossbow_bird"}),
    ],
)
def test_a_piece_that_is_gone_is_one_that_worked(table: SetUp, activated: str, left: set[str]) -> None:
    """The workshop in the city falls in the Marquise's own turn; another is in a fox clearing."""
    lines = (
        "clearing 1 marquise workshop 1", "clearing 5 marquise workshop 1", "clearing 5 eyrie warrior 3",
        "hand marquise anvil crossbow_bird birdy_bindle", f"activated {activated}",
    )  # fmt: skip
    game = table("marquise eyrie", "turn 0 daylight", *lines)
    state = game.state
    remove(state, [Removal(1, (Loss(state.rules.piece(0, "workshop"), CITY, 1),))], "root:4.3.4")
    assert {CARDS[action.args[0]].id for action in craftable(state, 0)} == left


# ---- battles, dominance and cards of everyone


@pytest.mark.law("root:4.3.1")
def test_each_side_may_ambush_with_a_suit_of_its_own(table: SetUp) -> None:
    lines = ("clearing 5 marquise warrior 4", "clearing 5 eyrie warrior 3", "hand marquise ambush_fox")
    game = table("marquise eyrie", "turn 0 daylight", *lines, "hand eyrie ambush_mouse ambush_rabbit")
    play(game, "0 pass", "0 battle 5 1")
    assert legal(game) == ["pass", "ambush ambush_rabbit", "ambush ambush_mouse"]
    play(game, "1 ambush ambush_mouse")
    assert legal(game) == ["pass", "ambush ambush_fox"]


@pytest.mark.law("root:3.3.1.I")
@pytest.mark.parametrize(("card_id", "others"), [("fox", (1, 8)), ("rabbit", (3, 4)), ("mouse", (2, 7))])
def test_it_counts_for_the_dominance_of_each_suit(table: SetUp, card_id: str, others: tuple[int, int]) -> None:
    lines = [f"clearing {clearing} marquise warrior 1" for clearing in (*others, CITY)]
    dominance = f"dominance marquise dominance_{card_id}"
    game = table("marquise eyrie alliance", "turn 0 begin", dominance, *lines)
    assert game.over
    assert game.state.winners == (0,)


@pytest.mark.law("root:4.1.2")
def test_the_favor_of_any_suit_sweeps_it(table: SetUp) -> None:
    for favor, workshops in (("foxes", "1 6 8"), ("mice", "2 7 9")):
        lines = [f"clearing {clearing} marquise workshop 1" for clearing in workshops.split()]
        enemies = ("clearing 5 eyrie warrior 2 roost 1", f"hand marquise favor_of_the_{favor}")
        game = table("marquise eyrie", "turn 0 daylight", *lines, *enemies)
        play(game, f"0 craft favor_of_the_{favor}")
        assert count(game, "eyrie", "roost", CITY) == 0


@pytest.mark.law("root:4.3.3")
@pytest.mark.parametrize("suit", ["fox", "rabbit", "mouse"])
def test_partisans_of_each_suit_fight_there(table: SetUp, suit: str) -> None:
    lines = ("clearing 5 marquise warrior 4", "clearing 5 eyrie warrior 4", f"crafted marquise {suit}_partisans")
    game = table("marquise eyrie", "turn 0 daylight", *lines, "coming die 0 die 0", deck="exiles")
    play(game, "0 pass", "0 battle 5 1")
    assert legal(game, "use") == [f"use {suit}_partisans"]


def test_propaganda_reaches_it_for_a_card_of_each_suit(table: SetUp) -> None:
    bureau = ("crafted marquise propaganda_bureau", "hand marquise anvil sword", "clearing 5 eyrie warrior 1")
    game = table("marquise eyrie", "turn 0 daylight", "clearing 3 marquise warrior 1", *bureau, deck="exiles")
    play(game, "0 use propaganda_bureau")
    assert legal(game, "spend") == ["spend anvil", "spend sword"]


# ---- §6 the Marquise, §7 the Eyrie


@pytest.mark.law("root:6.5.5")
def test_the_marquise_overworks_there_for_a_card_of_each_suit(table: SetUp) -> None:
    lines = ("clearing 5 marquise sawmill 1 warrior 1", "hand marquise anvil sword cobbler")
    game = play(table("marquise eyrie", "turn 0 daylight", *lines), "0 pass")
    assert legal(game, "overwork") == [f"overwork 5 for {name}" for name in ("anvil", "sword", "cobbler")]


@pytest.mark.law("root:7.5.2")
def test_the_decree_is_obeyed_there_by_a_card_of_each_suit(table: SetUp) -> None:
    lines = ("eyrie leader builder", "eyrie decree recruit vizier anvil sword cobbler", "clearing 5 eyrie roost 1")
    game = play(table("eyrie marquise", "turn 0 daylight", *lines), "0 pass", "0 enlist 5")
    assert asked(game) == (0, "WhichOrder", "root:7.5.2")
    assert legal(game) == ["resolve fox", "resolve rabbit", "resolve mouse", "resolve bird"]
    assert "todo WhichOrder 0 recruit fox+rabbit+mouse" in game.position()
    assert copse.position(game.position()).hash() == game.hash()
    play(game, "0 resolve mouse", "0 enlist 5")
    assert legal(game) == ["resolve fox", "resolve rabbit", "resolve bird"]
    play(game, "0 resolve fox", "0 enlist 5", "0 resolve rabbit", "0 enlist 5")
    assert count(game, "eyrie", "warrior", CITY) == 4


# ---- §8 the Woodland Alliance


@pytest.mark.law("root:8.4.2.II")
def test_sympathy_spreads_there_for_supporters_of_mixed_suits(table: SetUp) -> None:
    spread = [f"clearing {clearing} alliance sympathy 1" for clearing in (1, 6, 8)]
    game = table("alliance marquise", "turn 0 birdsong", *spread, "alliance supporters anvil sword cobbler")
    play(game, "0 pass")
    assert legal(game, "spread") == ["spread 5"], "two of one suit are needed elsewhere"
    play(game, "0 spread 5")
    assert legal(game) == ["supporter anvil", "supporter sword", "supporter cobbler"]
    play(game, "0 supporter anvil", "0 supporter cobbler")
    assert count(game, "alliance", "sympathy", CITY) == 1


REVOLT = (
    "turn 0 birdsong", "clearing 5 alliance sympathy 1", "clearing 5 marquise warrior 2 sawmill 1",
    "clearing 1 alliance sympathy 1", "clearing 8 alliance sympathy 1", "clearing 2 alliance sympathy 1",
)  # fmt: skip


@pytest.mark.law("root:8.4.1.I", "root:8.4.1.II", "root:8.4.1.III")
@pytest.mark.parametrize(("suit", "crowd"), [("fox", 3), ("rabbit", 1), ("mouse", 2)])
def test_a_revolt_there_takes_mixed_supporters_and_founds_a_base_of_any_suit(
    table: SetUp, suit: str, crowd: int
) -> None:
    game = table("alliance marquise", *REVOLT, "alliance supporters anvil sword travel_gear_fox")
    play(game, "0 revolt 5", "0 supporter anvil", "0 supporter sword")
    assert asked(game) == (0, "ChooseBase", "root:8.4.1.III")
    assert legal(game) == suits_paid("fox", "rabbit", "mouse")
    assert copse.position(game.position()).hash() == game.hash()
    labels = RootLabels(WORDS, game.state).actions(game)
    assert list(labels.values()) == ["▲ fox", "‖ rabbit", "∞ mouse"]
    play(game, f"0 with {suit}")
    assert where(game, "alliance", f"base_{suit}") == {CITY: 1}
    assert count(game, "alliance", "warrior", CITY) == crowd, "as many as are sympathetic of the printed suit"
    assert where(game, "marquise", "warrior") == {}


@pytest.mark.law("root:8.4.1.I")
@pytest.mark.not_in("early")
def test_of_one_base_that_is_left_nothing_is_asked(table: SetUp) -> None:
    built = ("clearing 6 alliance base_fox 1", "clearing 3 alliance base_rabbit 1")
    game = table("alliance marquise", *REVOLT, *built, "alliance supporters anvil cobbler")
    play(game, "0 revolt 5")
    assert where(game, "alliance", "base_mouse") == {CITY: 1}


@pytest.mark.law("root:8.4.1.I")
@pytest.mark.not_in("early")
def test_a_second_base_may_come_to_the_same_clearing(table: SetUp) -> None:
    game = table("alliance marquise", *REVOLT, "alliance supporters anvil cobbler sword bake_sale")
    play(game, "0 revolt 5", "0 supporter anvil", "0 supporter cobbler", "0 with fox")
    play(game, "0 revolt 5", "0 with mouse")
    assert (count(game, "alliance", "base_fox", CITY), count(game, "alliance", "base_mouse", CITY)) == (1, 1)


@pytest.mark.law("root:8.2.4")
def test_a_base_there_is_of_its_printed_suit(table: SetUp) -> None:
    lines = ("clearing 5 alliance base_mouse 1", "alliance supporters anvil sword sappers", "alliance officers 1")
    game = table("marquise alliance", "turn 0 daylight", "clearing 5 marquise warrior 3", *lines, "coming die 1 die 0")
    play(game, "0 pass", "0 battle 5 1")
    while count(game, "alliance", "base_mouse", CITY):
        game.apply(game.decision.actions[0])
    assert "alliance supporters anvil" in game.position()


@pytest.mark.law("root:8.2.6")
def test_outrage_there_is_appeased_with_any_card(table: SetUp) -> None:
    lines = ("clearing 5 alliance sympathy 1", "clearing 1 marquise warrior 2", "hand marquise anvil sword cobbler")
    game = play(table("marquise alliance", "turn 0 daylight", *lines), "0 pass", "0 move 1>5 x1")
    assert legal(game) == ["give anvil", "give sword", "give cobbler"]


# ---- §9 the Vagabond


@pytest.mark.law("root:9.2.1")
def test_each_hammer_there_crafts_as_a_suit_of_its_own(table: SetUp) -> None:
    lines = ("pawn vagabond 5", "vagabond character tinker", "vagabond ready hammer 2")
    cards = "hand vagabond anvil birdy_bindle tax_collector foxfolk_steel"
    game = table("vagabond marquise", "turn 0 daylight", *lines, cards)
    assert set(legal(game, "craft")) == {"craft anvil", "craft birdy_bindle", "craft foxfolk_steel"}
    play(game, "0 craft anvil", "0 craft birdy_bindle")
    assert legal(game, "craft") == []


@pytest.mark.law("root:9.5.5")
def test_quests_of_each_suit_are_done_there(table: SetUp) -> None:
    quests = ("errand_fox", "errand_rabbit", "errand_mouse")
    items = ("tea 2", "boots 2", "torch 1", "bag 1", "sword 1", "coins 1", "hammer 1", "crossbow 1")
    known = [quest for quest in quests if quest in QUEST_IDS]
    lines = ("pawn vagabond 5", "vagabond character tinker", "vagabond ready " + " ".join(items))
    game = table("vagabond marquise", "turn 0 daylight", *lines, "quests " + " ".join(known))
    assert legal(game, "quest") == [f"quest {quest}" for quest in known]


@pytest.mark.law("root:9.5.4")
def test_the_vagabond_aids_there_with_any_card(table: SetUp) -> None:
    lines = ("pawn vagabond 5", "vagabond character tinker", "vagabond ready boots 1", "clearing 5 marquise warrior 1")
    game = table("vagabond marquise", "turn 0 daylight", *lines, "hand vagabond anvil sword")
    assert legal(game, "aid") == ["aid 1 anvil", "aid 1 sword"]


@pytest.mark.law("root:D.2.2")
@pytest.mark.not_in("early")
def test_day_labor_there_takes_a_card_of_each_suit(table: SetUp) -> None:
    lines = ("pawn vagabond 5", "vagabond character tinker", "vagabond ready torch 1", "discard anvil sword")
    game = play(table("vagabond marquise", "turn 0 daylight", *lines), "0 special")
    assert legal(game) == ["pick_up anvil", "pick_up sword"]


# ---- §10 the Lizard Cult


@pytest.mark.law("root:10.5.1", "root:10.5.2")
def test_gardens_and_warriors_of_each_suit_come_there(table: SetUp) -> None:
    lines = ("clearing 5 lizards warrior 2", "hand lizards anvil sword")
    game = table("lizards marquise", "turn 0 daylight", *lines)
    assert legal(game, "plant") == ["plant anvil in 5", "plant sword in 5"]
    assert "summon sword in 5" in legal(game, "summon")
    play(game, "0 plant anvil in 5", "0 plant sword in 5")
    assert (count(game, "lizards", "garden_fox", CITY), count(game, "lizards", "garden_mouse", CITY)) == (1, 1)
    assert copse.position(game.position()).hash() == game.hash()


@pytest.mark.law("root:10.2.1")
def test_a_garden_there_crafts_as_the_suit_that_is_printed_on_it(table: SetUp) -> None:
    lines = ("clearing 5 lizards garden_fox 1 garden_mouse 1", "lizards outcast fox", "hand lizards anvil birdy_bindle")
    game = table("lizards marquise", "turn 0 evening", *lines)
    assert legal(game, "craft") == ["craft anvil"]


@pytest.mark.law("root:10.4.3")
@pytest.mark.parametrize(("outcast", "soul"), [("fox", "anvil"), ("rabbit", "cobbler"), ("mouse", "sword")])
def test_it_is_an_outcast_clearing_whichever_suit_is_outcast(table: SetUp, outcast: str, soul: str) -> None:
    lines = ("lizards acolytes 3", f"lizards souls {soul}", "clearing 5 marquise warrior 1 sawmill 1")
    game = table("lizards marquise", "turn 0 birdsong", *lines)
    assert legal(game, "replace") == ["replace 5 1"]
    play(game, "0 sanctify sawmill 5")
    assert count(game, "lizards", f"garden_{outcast}", CITY) == 1


@pytest.mark.law("root:10.3.2")
def test_in_a_corner_of_several_suits_the_cult_chooses_its_first_garden(monkeypatch: pytest.MonkeyPatch) -> None:
    game = copse.new("root", factions=["lizards", "vagabond"], seed=1)
    with_city(monkeypatch, game.state.rules, City(4))
    game = copse.new("root", factions=["lizards", "vagabond"], seed=1)
    while game.decision.prompt != "FirstGarden":
        game.apply(game.decision.actions[0])
    game.apply("settle 4")
    assert asked(game) == (0, "ChooseGarden", "root:10.3.2")
    assert legal(game) == suits_paid("fox", "rabbit", "mouse")
    assert copse.load(game.save()).hash() == game.hash()
    play(game, "0 with mouse")
    assert where(game, "lizards", "garden_mouse") == {4: 1}
    assert game.decision.prompt == "ChooseOutcast"


# ---- §11 the Riverfolk


POST = ("turn 0 daylight", "clearing 5 marquise warrior 2", "riverfolk funds marquise 2")


@pytest.mark.law("root:11.5.6.III")
@pytest.mark.parametrize("suit", ["fox", "rabbit", "mouse"])
def test_a_trade_post_of_any_suit_comes_there(table: SetUp, suit: str) -> None:
    game = play(table("riverfolk marquise", *POST), "0 trade_post 5")
    assert asked(game) == (0, "ChoosePost", "root:11.5.6.III")
    assert legal(game) == suits_paid("fox", "rabbit", "mouse")
    assert copse.position(game.position()).hash() == game.hash()
    play(game, f"0 with {suit}")
    assert where(game, "riverfolk", f"trade_post_{suit}") == {CITY: 1}
    assert (count(game, "riverfolk", "warrior", CITY), points(game, "riverfolk")) == (1, 2)
    assert not legal(game, "trade_post"), "one for each clearing"
    assert copse.position(game.position()).hash() == game.hash()


@pytest.mark.law("root:11.5.6.III")
def test_of_trade_posts_of_one_suit_nothing_is_asked(table: SetUp) -> None:
    gone = ("supply riverfolk trade_post_fox 0", "supply riverfolk trade_post_rabbit 0")
    game = play(table("riverfolk marquise", *POST, *gone), "0 trade_post 5")
    assert where(game, "riverfolk", "trade_post_mouse") == {CITY: 1}


# ---- §12 the Duchy


@pytest.mark.law("root:12.5.1.I", "root:12.5.1.V")
def test_the_duchy_digs_and_builds_there_for_a_card_of_each_suit(table: SetUp) -> None:
    lines = ("clearing 5 duchy warrior 2", "clearing 0 duchy warrior 2", "hand duchy anvil sword")
    game = table("duchy marquise", "turn 0 daylight", *lines)
    assert {"dig 5 for anvil", "dig 5 for sword"} <= set(legal(game, "dig"))
    play(game, "0 citadel 5")
    assert legal(game) == ["reveal anvil", "reveal sword"]


@pytest.mark.law("root:12.5.3.II")
@pytest.mark.parametrize(
    ("stands", "cards", "swayed"),
    [
        ((5, 1), "anvil sword", True),  # the city as mouse
        ((5, 1), "anvil travel_gear_fox", True),  # both as fox
        ((5, 1), "sword mouse_in_a_sack", False),  # it counts once
        ((5,), "anvil sword", False),
    ],
)
def test_it_counts_once_for_swaying(table: SetUp, stands: tuple[int, ...], cards: str, swayed: bool) -> None:
    lines = [f"clearing {clearing} duchy warrior 2" for clearing in stands]
    game = table("duchy marquise", "turn 0 daylight", *lines, f"hand duchy {cards}")
    play(game, "0 pass")
    assert bool(game.decision.prompt == "SwayMinister" and legal(game, "sway")) == swayed


# ---- §13 the Corvids, §14 the Hundreds, §15 the Keepers


@pytest.mark.law("root:13.4.3")
@pytest.mark.parametrize(("paid", "suit"), [("anvil", "fox"), ("sword", "mouse"), ("cobbler", "rabbit")])
def test_the_corvids_recruit_there_with_each_suit(table: SetUp, paid: str, suit: str) -> None:
    game = table("corvids marquise", "turn 0 birdsong", f"hand corvids {paid}")
    while "flock" not in {action.verb.name for action in game.decision.actions}:
        game.apply("pass")
    play(game, f"0 flock {suit} for {paid}")
    assert count(game, "corvids", "warrior", CITY) == 1


@pytest.mark.law("root:13.2.4")
def test_a_plot_there_is_exposed_with_any_card(table: SetUp) -> None:
    lines = ("clearing 5 corvids plot 1", "corvids plot 5 bomb", "clearing 5 marquise warrior 1")
    game = table("marquise corvids", "turn 0 daylight", *lines, "hand marquise anvil sword")
    play(game, "0 expose 5", "0 guess bomb")
    assert legal(game) == ["show anvil", "show sword"]


@pytest.mark.law("root:14.4.1")
@pytest.mark.parametrize(("die", "sites"), [("fox", ["mob 5"]), ("rabbit", ["mob 5", "mob 10"]), ("mouse", ["mob 5"])])
def test_a_mob_comes_there_by_each_face_of_the_die(table: SetUp, die: str, sites: list[str]) -> None:
    lines = ("clearing 1 hundreds mob 1", "clearing 9 hundreds mob 1", f"coming mob {die}")
    game = table("hundreds marquise", "turn 0 birdsong", *lines)
    options = [f"mob {clearing}" for clearing in where(game, "hundreds", "mob") if clearing not in (1, 9)] or legal(
        game
    )
    assert [site for site in options if site in ("mob 5", "mob 10")] == sites


@pytest.mark.law("root:14.6.1", "root:14.5.2.III")
def test_the_hundreds_incite_there_with_any_card(table: SetUp) -> None:
    lines = ("clearing 5 hundreds warrior 2", "hand hundreds anvil sword")
    game = table("hundreds marquise", "turn 0 evening", *lines)
    assert legal(game, "incite") == ["incite 5 for anvil", "incite 5 for sword"]


@pytest.mark.law("root:15.4.3")
def test_knights_come_there_for_any_card(table: SetUp) -> None:
    lines = ("clearing 5 keepers waystation_figure_tablet 1", "hand keepers anvil sword")
    game = play(table("keepers marquise", "turn 0 birdsong", *lines), "0 pass")
    assert legal(game, "knight") == ["knight 5 for anvil", "knight 5 for sword"]


@pytest.mark.law("root:15.5.2")
def test_a_servant_of_any_suit_acts_there(table: SetUp) -> None:
    lines = ("clearing 5 keepers warrior 4", "keepers retinue move anvil sword")
    game = play(table("keepers marquise", "turn 0 daylight", *lines), "0 pass", "0 move 5>1 x2")
    assert asked(game) == (0, "ChooseServant", "root:15.5.2")
    assert legal(game) == ["serve anvil", "serve sword"]
    assert copse.position(game.position()).hash() == game.hash()


@pytest.mark.law("root:15.5.2.III.c")
def test_every_clearing_matches_the_one_where_a_relic_is_recovered(table: SetUp) -> None:
    lines = (
        "clearing 5 keepers figure_3 1 waystation_figure_tablet 1 warrior 1", "clearing 1 keepers warrior 1",
        "clearing 2 keepers warrior 1", "keepers retinue recover anvil",
    )  # fmt: skip
    game = play(table("keepers marquise", "turn 0 daylight", *lines), "0 pass", "0 recover 5 figure_3")
    assert "keepers retinue recover anvil" in game.position()


# ---- whole games


TABLES = (
    ("marquise", "eyrie", "alliance", "vagabond", "riverfolk", "corvids"),
    ("lizards", "duchy", "hundreds", "keepers", "vagabond", "vagabond2"),
    ("hundreds", "mechanical_marquise", "electric_eyrie", "automated_alliance", "vagabot"),
    ("keepers", "logical_lizards", "riverfolk_robots", "drillbit_duchy", "cogwheel_corvids"),
)


def test_every_faction_sits_at_one_of_these_tables() -> None:
    assert {faction for seated in TABLES for faction in seated} == {*FACTIONS, *BOTS}


@pytest.mark.parametrize("map_name", few_of_many(1, MAPS))
@pytest.mark.parametrize("seated", TABLES, ids="-".join)
def test_games_with_such_a_clearing_come_to_an_end(
    map_name: str, seated: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    options: dict[str, Json] = {"factions": list[Json](seated), "map": map_name, "deck": "exiles", "seed": 3}
    with_city(monkeypatch, copse.new("root", **options).state.rules, LOST_CITY)
    game, lot = copse.new("root", **options), random.Random(map_name)
    for number in range(30_000):
        if game.over:
            break
        if number % 200 == 0:
            check_kept(game.state)
            assert copse.load(game.save()).hash() == game.hash()
        game.apply(lot.choice(game.decision.actions))
    assert game.over
