"""The rulings of docs/background/rulings.md that no test of a chapter, a card or a map proves."""

from __future__ import annotations

import pytest

import copse
from copse.root.cards import COINS, SUITS
from copse.root.factions.alliance import AllianceBoard
from copse.root.maps import MAPS
from tests.root.camp import TWO_VAGABONDS, board, camp, items, relation, through
from tests.root.shelf import armies, attack, known, table
from tests.root.table import count, daylight, fight, hand, ids, points, supply, verbs, where
from tests.script import asked, happened, legal, play, root

THREE = "marquise eyrie alliance"
SUITED = "suits " + " ".join(["fox", "rabbit", "mouse"] * 4)

# ---- what is secret


@pytest.mark.ruling("R1")
@pytest.mark.law("root:1.2.1", "root:4.3.1")
def test_a_defender_is_asked_for_an_ambush_whatever_the_hand_holds() -> None:
    game = daylight("clearing 5 marquise warrior 2\nclearing 5 eyrie warrior 2\nhand eyrie anvil")
    play(game, "0 battle 5 1")
    assert (asked(game), legal(game)) == ((1, "Ambush", "root:4.3.1"), ["pass"])


@pytest.mark.ruling("R1")
@pytest.mark.law("root:1.2.1", "root:4.3.1", "root:4.3.3")
def test_nobody_is_asked_where_everyone_can_see_that_nothing_can_be_done() -> None:
    """No cards for an ambush, nothing crafted for an effect: the battle is over at once."""
    game = daylight("clearing 5 marquise warrior 2\nclearing 5 eyrie warrior 2\ncoming die 0 die 0")
    play(game, "0 battle 5 1")
    assert asked(game)[1] == "Act"


@pytest.mark.ruling("R2")
@pytest.mark.law("root:1.4.2", "root:3.3.1")
@pytest.mark.parametrize(
    ("held", "pausing"),
    [("anvil", True), ("dominance_fox", True), ("none", False)],
)
def test_a_pause_comes_for_what_is_open_and_not_for_what_the_hand_holds(held: str, pausing: bool) -> None:
    game = root(f"factions eyrie marquise alliance\nturn 0 daylight\npoints 10 0 0\nhand eyrie {held}")
    play(game, "0 pass")
    assert ("Breather" in asked(game)) == pausing


@pytest.mark.ruling("R3")
@pytest.mark.law("root:2.1", "root:G.1.1")
@pytest.mark.parametrize("coming", ["anvil", "sword", "bake_sale"])
def test_any_card_of_the_deck_may_be_the_next(coming: str) -> None:
    game = root(f"factions marquise eyrie\nturn 0 evening\ncoming card {coming}")
    assert hand(game, "marquise") == [coming]


@pytest.mark.ruling("R3")
@pytest.mark.law("root:9.3.4")
@pytest.mark.parametrize("item", ["bag", "boots", "hammer", "sword"])
def test_any_of_the_buried_items_may_lie_under_a_ruin(item: str) -> None:
    game = camp("daylight", "vagabond ready torch", f"coming item {item}", pawn="10")
    assert items(play(game, "0 explore"), "ready") == {item: 1}


SEEN = """
factions marquise alliance eyrie
turn 0 birdsong
deck exiles
crafted marquise swap_meet
hand alliance anvil sword
seen alliance by eyrie anvil sword
seen alliance by marquise anvil
coming card sword
"""


@pytest.mark.ruling("R4")
@pytest.mark.law("root:1.2.1", "root:1.3.2")
def test_who_does_not_see_which_card_leaves_a_hand_forgets_what_it_knew_of_it() -> None:
    game = play(root(SEEN), "0 use swap_meet", "0 choose 1")
    assert known(game, "alliance", "eyrie") == [], "it may be the anvil or the sword that is left"
    assert known(game, "alliance", "marquise") == ["anvil"]
    assert known(game, "marquise", "alliance") == ["sword"], "who lost the card knows where it went"


@pytest.mark.ruling("R4")
@pytest.mark.law("root:1.2.1")
def test_a_card_that_is_drawn_into_a_hand_that_was_seen_is_not_known() -> None:
    game = root("factions marquise eyrie\nturn 0 evening\nhand marquise anvil\nseen marquise by eyrie anvil")
    assert len(hand(game, "marquise")) == 2
    assert known(game, "marquise", "eyrie") == ["anvil"]


@pytest.mark.ruling("R5")
@pytest.mark.law("root:3.3.4")
def test_a_dominance_card_that_was_taken_is_known_to_be_in_that_hand() -> None:
    game = daylight("available dominance_fox\nhand marquise anvil", THREE, first="0 claim dominance_fox for anvil")
    assert known(game, "marquise", "eyrie") == known(game, "marquise", "alliance") == ["dominance_fox"]


# ---- what is offered


@pytest.mark.ruling("R6")
@pytest.mark.law("root:6.5.5")
@pytest.mark.parametrize(("wood", "offered"), [(7, True), (8, False)])
def test_overwork_is_offered_only_while_there_is_wood(wood: int, offered: bool) -> None:
    game = daylight(f"clearing 5 marquise warrior 1 sawmill 1 wood {wood}\nhand marquise bake_sale")
    assert ("overwork" in verbs(game)) == offered


@pytest.mark.ruling("R6")
@pytest.mark.law("root:D.3.2")
@pytest.mark.parametrize(("damaged", "offered"), [("vagabond damaged tea", True), ("", False)])
def test_a_hideout_is_offered_only_if_something_is_to_be_repaired(damaged: str, offered: bool) -> None:
    game = camp("daylight", "vagabond character ranger", "vagabond ready torch", damaged)
    assert ("special" in legal(game)) == offered


@pytest.mark.ruling("R7")
@pytest.mark.law("root:2.1")
def test_equal_cards_are_one_choice() -> None:
    game = daylight("hand marquise ambush_bird ambush_bird\nclearing 5 marquise sawmill 1")
    assert legal(game, "overwork") == ["overwork 5 for ambush_bird"]


@pytest.mark.ruling("R7")
@pytest.mark.law("root:9.2.7")
def test_equal_items_are_one_choice() -> None:
    game = camp(
        "daylight", "clearing 5 marquise warrior 5", "vagabond ready sword 3 tea", "coming die 2 die 0", turn=1
    )  # fmt: skip
    fight(play(game, "1 pass"), "1 battle 5 0")
    assert legal(game) == ["damage sword", "damage tea"]


# ---- several things at one moment


@pytest.mark.ruling("R11")
@pytest.mark.law("root:1.1.3", "root:1.5.4")
@pytest.mark.parametrize(("first", "order"), [(1, ["FieldHospital", "Appease"]), (2, ["Appease", "FieldHospital"])])
def test_the_active_player_says_for_whom_the_consequences_of_a_removal_come_first(first: int, order: list[str]) -> None:
    game = root("""
        factions eyrie marquise alliance
        turn 0 daylight
        clearing 1 eyrie roost 1
        clearing 6 eyrie roost 1
        clearing 8 eyrie roost 1
        clearing 8 marquise warrior 2
        clearing 5 marquise keep 1
        clearing 12 alliance sympathy 1
        hand eyrie favor_of_the_foxes anvil
        hand marquise ambush_fox
    """)
    play(game, "0 craft favor_of_the_foxes")
    assert (asked(game), legal(game)) == ((0, "Arrange", "root:1.1.3"), ["choose 1", "choose 2"])
    play(game, f"0 choose {first}")
    questions = []
    for _ in order:
        questions.append(asked(game)[1])
        game.apply(legal(game)[-1])
    assert questions == order


@pytest.mark.ruling("R11")
@pytest.mark.law("root:1.1.3", "root:4.3.4")
def test_the_consequences_of_both_sides_losses_in_a_battle_are_put_in_order_too() -> None:
    """The Alliance attacks and loses sympathy to the Marquise, who loses warriors to it."""
    game = root("""
        factions alliance marquise
        turn 0 evening
        alliance officers 1
        clearing 8 alliance warrior 1 sympathy 1
        clearing 8 marquise warrior 2
        clearing 5 marquise keep 1
        hand marquise anvil ambush_fox
        crafted marquise sappers
        coming die 1 die 1
    """)
    play(game, "0 battle 8 1", "1 pass", "1 use sappers")
    assert (asked(game)[:2], legal(game)) == ((0, "Arrange"), ["choose 0", "choose 1"])
    play(game, "0 choose 0")
    assert asked(game)[:2] == (1, "Appease")
    play(game, "1 give anvil")
    assert asked(game)[:2] == (1, "FieldHospital")


@pytest.mark.ruling("R11")
@pytest.mark.law("root:1.1.3", "root:1.5.4")
def test_three_who_suffer_from_one_removal_are_put_in_order_one_after_the_other() -> None:
    game = root("""
        factions eyrie marquise alliance vagabond
        turn 0 daylight
        clearing 1 eyrie roost 1
        clearing 6 eyrie roost 1
        clearing 8 eyrie roost 1
        clearing 8 marquise warrior 2
        clearing 5 marquise keep 1
        clearing 12 alliance sympathy 1
        pawn vagabond 8
        vagabond ready boots sword torch tea
        hand eyrie favor_of_the_foxes anvil
        hand marquise ambush_fox
    """)
    play(game, "0 craft favor_of_the_foxes", "0 choose 2", "0 give anvil")
    assert (asked(game), legal(game)) == ((0, "Arrange", "root:1.1.3"), ["choose 1", "choose 3"])
    assert root(game.position().split("\n", 1)[1]).hash() == game.hash()
    play(game, "0 choose 3", "3 damage boots", "3 damage sword", "3 damage tea", "1 pass")
    assert asked(game)[1] == "Roosts"


@pytest.mark.ruling("R13")
@pytest.mark.law("root:9.2.2.I", "root:1.5.4")
def test_a_vagabond_who_is_swept_damages_items_when_the_active_player_says() -> None:
    game = root("""
        factions eyrie marquise vagabond
        turn 0 daylight
        clearing 1 eyrie roost 1
        clearing 6 eyrie roost 1
        clearing 8 eyrie roost 1
        clearing 8 marquise warrior 2
        clearing 5 marquise keep 1
        pawn vagabond 8
        vagabond ready boots sword torch tea
        hand eyrie favor_of_the_foxes
        hand marquise anvil
    """)
    play(game, "0 craft favor_of_the_foxes", "0 choose 2", "2 damage boots", "2 damage sword", "2 damage tea")
    assert asked(game)[:2] == (1, "FieldHospital")


@pytest.mark.ruling("R14")
@pytest.mark.law("root:8.2.4")
def test_coffin_makers_collect_fallen_officers_too() -> None:
    game = root("""
        factions marquise alliance
        deck exiles
        turn 0 daylight
        crafted marquise coffin_makers
        alliance officers 3
        clearing 8 alliance base_fox 1
        clearing 8 marquise warrior 3
        coming die 0 die 0
    """)
    fight(play(game, "0 pass"), "0 battle 8 1")
    assert game.state.board(1, AllianceBoard).officers == 1
    assert sum(game.state.coffins) == 2


@pytest.mark.ruling("R14")
@pytest.mark.law("root:G.1.32")
@pytest.mark.not_in("early")
def test_coffin_makers_collect_warriors_whom_their_owner_takes_off() -> None:
    game = root("""
        factions alliance marquise
        deck exiles
        turn 0 evening
        crafted marquise coffin_makers
        alliance officers 1
        clearing 8 alliance warrior 1
    """)
    play(game, "0 organize 8")
    assert (sum(game.state.coffins), supply(game, "alliance", "warrior")) == (1, 8)


@pytest.mark.ruling("R15")
@pytest.mark.law("root:1.1.3", "root:1.4.1")
def test_nothing_is_passed_over_while_something_compulsory_is_left() -> None:
    game = table(
        "turn 0 birdsong", "crafted marquise saboteurs coffin_makers", "crafted eyrie tunnels",
        "coffins eyrie warrior 1", deck="exiles",
    )  # fmt: skip
    assert legal(game) == ["use saboteurs", "use coffin_makers"]
    play(game, "0 use coffin_makers")
    assert legal(game) == ["use saboteurs", "pass"]


# ---- battle


@pytest.mark.ruling("R18")
@pytest.mark.law("root:4.3.4")
def test_the_defender_says_first_what_it_loses_and_then_all_of_it_goes_at_once() -> None:
    game = root("""
        factions marquise alliance
        turn 0 daylight
        clearing 8 marquise warrior 1 sawmill 1 wood 1
        clearing 8 alliance warrior 1 base_fox 1 sympathy 1
        crafted marquise brutal_tactics
        crafted alliance sappers
        coming die 2 die 2
    """)
    play(game, "0 pass", "0 battle 8 1", "0 choose 0", "0 use brutal_tactics", "1 use sappers")
    play(game, "1 lose sympathy")
    assert count(game, "alliance", "sympathy", 8) == 1
    play(game, "0 lose wood")
    assert (count(game, "alliance", "sympathy", 8), count(game, "marquise", "wood", 8)) == (0, 0)


@pytest.mark.ruling("R19")
@pytest.mark.law("root:4.3.1", "root:4.3.1.II")
def test_a_defender_without_warriors_may_ambush_too() -> None:
    game = daylight("clearing 5 marquise warrior 3\nclearing 5 eyrie roost 1\nhand eyrie ambush_rabbit")
    play(game, "0 battle 5 1", "1 ambush ambush_rabbit")
    assert armies(game, 5) == [1, 0]


@pytest.mark.ruling("R18")
@pytest.mark.law("root:4.3.4", "root:1.2.1")
def test_what_the_defender_gives_up_is_not_known_to_the_attacker_who_chooses_next() -> None:
    """Whatever was given up, the attacker imagines the same games: in some the base goes, in some the sympathy."""
    imagined = []
    for given_up in ("sympathy", "base_fox"):
        game = root("""
            factions marquise alliance
            turn 0 daylight
            clearing 8 marquise warrior 1 sawmill 1 wood 1
            clearing 8 alliance warrior 1 base_fox 1 sympathy 1
            crafted marquise brutal_tactics
            crafted alliance sappers
            coming die 2 die 2
        """)
        play(game, "0 pass", "0 battle 8 1", "0 choose 0", "0 use brutal_tactics", "1 use sappers")
        play(game, f"1 lose {given_up}")
        battles = [game.determinize(0, seed).state.battle for seed in range(20)]
        imagined.append([sorted(battle.losses[1]) for battle in battles if battle is not None])
    assert imagined[0] == imagined[1]
    assert len({tuple(losses) for losses in imagined[0]}) == 2


@pytest.mark.ruling("R22")
@pytest.mark.law("root:4.3.3")
@pytest.mark.parametrize(("dice", "offered"), [("2 1", True), ("2 0", False)])
def test_armorers_are_offered_only_against_rolled_hits(dice: str, offered: bool) -> None:
    game = attack("crafted marquise armorers", dice=dice)
    assert (asked(game)[1] == "UseEffects") == ("use armorers" in legal(game)) == offered


@pytest.mark.ruling("R23")
@pytest.mark.law("root:4.3.3", "root:3.3.3")
def test_a_dominance_card_that_partisans_discard_becomes_available() -> None:
    game = attack(
        "crafted marquise rabbit_partisans", "hand marquise dominance_bird bake_sale", deck="exiles", factions=THREE
    )
    play(game, "0 use rabbit_partisans")
    assert (hand(game, "marquise"), ids(game.state.available)) == (["bake_sale"], ["dominance_bird"])


# ---- moving


@pytest.mark.ruling("R25")
@pytest.mark.law("root:2.2.1", "root:6.5.4.II", "root:8.4.2.I")
@pytest.mark.parametrize(
    ("crafted_card", "built", "spread"), [("boat_builders", True, True), ("saboteurs", False, False)]
)
def test_what_a_card_makes_adjacent_is_adjacent_for_wood_and_sympathy_too(
    crafted_card: str, built: bool, spread: bool
) -> None:
    """On the autumn map the river joins clearings 5 and 10, and no path does."""
    game = table(
        "turn 0 daylight", f"crafted marquise {crafted_card}", "clearing 5 marquise warrior 1 sawmill 1",
        "clearing 10 marquise warrior 1 wood 1", deck="exiles",
    )  # fmt: skip
    assert ("build sawmill 5" in legal(play(game, "0 pass"))) == built
    game = table(
        "turn 0 birdsong", f"crafted alliance {crafted_card}", "clearing 5 alliance sympathy 1",
        "alliance supporters bake_sale", deck="exiles", factions="alliance marquise",
    )  # fmt: skip
    play(game, *(["0 pass"] if asked(game)[1] == "AtBound" else []))
    assert ("spread 10" in legal(game)) == spread


LAKE = f"""
map lake
{SUITED}
turn 0 daylight
clearing 1 marquise warrior 2
clearing 10 alliance sympathy 1
ferry 1
"""


@pytest.mark.ruling("R26")
@pytest.mark.law("root:C.2.5", "root:8.2.6")
def test_the_ferry_gives_its_card_before_outrage_is_paid() -> None:
    game = root(f"factions marquise alliance eyrie\n{LAKE}\ncoming card anvil")
    play(game, "0 pass", "0 sail 10 x1")
    assert asked(game)[:2] == (0, "Appease")
    assert legal(game) == ["give anvil"]


@pytest.mark.ruling("R26")
@pytest.mark.ruling("R27")
@pytest.mark.law("root:C.2.5", "root:1.5.5")
def test_false_orders_may_use_the_ferry_which_then_has_crossed_for_this_turn() -> None:
    game = root(f"""
        factions eyrie marquise
        deck exiles
        map lake
        {SUITED}
        turn 0 birdsong
        crafted eyrie false_orders
        clearing 1 marquise warrior 3
        clearing 10 eyrie roost 1 warrior 3
        eyrie leader builder
        eyrie decree move vizier
        hand eyrie anvil
        ferry 1
        coming card sword
    """)
    play(game, "0 use false_orders", "0 choose 1")
    assert legal(game, "sail") == ["sail 10 x2", "sail 11 x2", "sail 12 x2"]
    play(game, "0 sail 10 x2")
    assert (armies(game, 10), hand(game, "marquise"), game.state.site("ferry").clearing) == ([3, 2], ["sword"], 10)
    play(game, "0 decree anvil:move", "0 pass", "0 pass")
    assert asked(game)[1] == "Obey"
    assert legal(game, "sail") == []


@pytest.mark.ruling("R28")
@pytest.mark.law("root:1.5.5", "root:9.2.9.II.b", "root:8.2.6")
def test_allies_come_along_by_their_own_rules_and_pay_outrage_themselves() -> None:
    game = camp(
        "birdsong", "clearing 5 marquise warrior 3", "clearing 5 eyrie warrior 2", "clearing 2 alliance sympathy 1",
        "vagabond relation marquise allied", "vagabond relation eyrie allied", "hand marquise sword",
        factions="vagabond marquise eyrie alliance",
    )  # fmt: skip
    play(game, "0 go 2")
    assert legal(game) == ["pass", "bring 1 x1", "bring 1 x2", "bring 1 x3"], "the Eyrie rule neither clearing"
    play(game, "0 bring 1 x2")
    assert asked(game)[:2] == (1, "Appease")


# ---- crafting and crafted cards


@pytest.mark.ruling("R30")
@pytest.mark.law("root:4.1.1")
@pytest.mark.parametrize(("used", "craftable"), [(0, True), (1, True), (2, False)])
def test_crafting_pieces_of_one_suit_are_alike(used: int, craftable: bool) -> None:
    game = daylight(
        f"clearing 8 marquise workshop 1\nclearing 6 marquise workshop 1\nactivated {used} 0 0\nhand marquise anvil",
        first="",
    )
    assert ("craft anvil" in legal(game)) == craftable


@pytest.mark.ruling("R30")
@pytest.mark.law("root:4.1.1")
@pytest.mark.not_in("early")
@pytest.mark.parametrize(("activated", "craftable"), [(1, True), (2, False)])
def test_an_activated_piece_that_falls_leaves_an_idle_one_of_its_suit_to_craft(activated: int, craftable: bool) -> None:
    """Two fox workshops, one of which falls with its warrior in a battle."""
    game = table(
        f"""
        turn 0 daylight
        clearing 1 marquise workshop 1 warrior 1
        clearing 6 marquise workshop 1
        clearing 1 eyrie warrior 3
        box marquise tea
        crafted marquise league_of_adventurous_mice
        activated {activated} 0 0
        hand marquise anvil
        coming die 2 die 2
        """,
        deck="exiles",
    )
    play(game, "0 use league_of_adventurous_mice", "0 turn tea", "0 battle 1 1")
    through(game)
    assert where(game, "marquise", "workshop") == {6: 1}
    assert ("craft anvil" in legal(game)) == craftable


@pytest.mark.ruling("R32")
@pytest.mark.law("root:4.1.3")
def test_a_second_card_of_one_name_can_be_used_in_the_same_turn() -> None:
    """The Corvids craft in Birdsong, when False Orders are used."""
    game = table(
        """
        turn 0 birdsong
        clearing 1 corvids bomb 1
        clearing 5 marquise warrior 4
        crafted corvids false_orders
        hand corvids false_orders
        """,
        deck="exiles",
        factions="corvids marquise",
    )
    play(game, "0 use false_orders", "0 choose 1")
    play(game, f"0 {legal(game)[0]}")
    play(game, "0 craft false_orders")
    assert "use false_orders" in legal(game)


@pytest.mark.ruling("R31")
@pytest.mark.law("root:4.1.3", "root:1.1.1")
@pytest.mark.parametrize(
    ("phase", "card", "deck"),
    [
        ("birdsong", "better_burrow_bank", "standard"),
        ("birdsong", "stand_and_deliver", "standard"),
        ("evening", "charm_offensive", "exiles"),
    ],
)
def test_a_card_that_names_another_player_may_name_a_partner(phase: str, card: str, deck: str) -> None:
    game = table(
        f"turn 0 {phase}", f"crafted marquise {card}", "coalition vagabond marquise", "pawn vagabond 5",
        "dominance vagabond dominance_fox", "hand vagabond anvil", "hand eyrie sword", "hand alliance bake_sale",
        factions="marquise eyrie alliance vagabond", deck=deck,
    )  # fmt: skip
    play(game, f"0 use {card}")
    assert legal(game) == ["choose 1", "choose 2", "choose 3"]


@pytest.mark.ruling("R32")
@pytest.mark.law("root:4.1.3")
def test_stand_and_deliver_robs_once_a_turn() -> None:
    game = table("turn 0 birdsong", "crafted marquise stand_and_deliver", "hand eyrie anvil sword", "points 0 0")
    play(game, "0 use stand_and_deliver", "0 choose 1")
    assert "use stand_and_deliver" not in legal(game)
    assert (points(game, "eyrie"), len(hand(game, "eyrie"))) == (1, 1)


@pytest.mark.ruling("R38")
@pytest.mark.law("root:9.5.4")
def test_an_item_that_the_league_turned_is_face_up_for_a_vagabond_who_takes_it() -> None:
    game = camp(
        "daylight", "deck exiles", "clearing 5 marquise warrior 1", "turned marquise sword", "hand vagabond bake_sale",
        "vagabond ready tea",
    )  # fmt: skip
    play(game, "0 aid 1 bake_sale", "0 exhaust tea", "0 ask_turned sword")
    assert (items(game, "ready"), items(game, "spent")) == ({"sword": 1}, {"tea": 1})
    assert not any(game.state.turned[1])


# ---- dominance and coalitions


@pytest.mark.ruling("R39")
@pytest.mark.law("root:3.3.1", "root:9.2.8")
@pytest.mark.parametrize(("scored", "offered"), [(9, []), (10, ["coalition dominance_fox 2"])])
def test_a_coalition_takes_ten_points_like_any_dominance(scored: int, offered: list[str]) -> None:
    game = camp(
        "daylight", f"points {scored} 5 2 3", "hand vagabond dominance_fox", factions="vagabond marquise eyrie alliance"
    )
    assert legal(game, "coalition") == offered


@pytest.mark.ruling("R40")
@pytest.mark.law("root:9.2.8")
@pytest.mark.parametrize(
    ("lines", "offered"),
    [
        (("dominance eyrie dominance_bird",), ["coalition dominance_fox 3"]),
        (("dominance vagabond2 dominance_bird", "coalition vagabond2 marquise"), ["coalition dominance_fox 2"]),
        (("dominance vagabond2 dominance_bird", "coalition vagabond2 eyrie"), []),
    ],
)
def test_the_partner_is_the_poorest_of_those_who_still_score(lines: tuple[str, ...], offered: list[str]) -> None:
    """The Eyrie have fewest points, then the second Vagabond, if these still score."""
    game = camp(
        "daylight", "points 12 8 2 3", "pawn vagabond2 1", "hand vagabond dominance_fox", *lines,
        factions="vagabond marquise eyrie vagabond2",
    )  # fmt: skip
    assert legal(game, "coalition") == offered


@pytest.mark.ruling("R41")
@pytest.mark.law("root:3.3.3", "root:7.7.2")
@pytest.mark.also_in("early")
def test_a_dominance_card_in_the_decree_becomes_available_in_turmoil() -> None:
    game = root("""
        factions eyrie marquise alliance
        turn 0 daylight
        eyrie decree recruit dominance_fox anvil
    """)
    play(game, "0 pass", "0 pass")
    assert (ids(game.state.available), ids(game.state.discard)) == (["dominance_fox"], ["anvil"])


# ---- the chapters


@pytest.mark.ruling("R48")
@pytest.mark.law("root:7.4.3", "root:1.5.4")
def test_a_new_roost_comes_with_as_many_of_three_warriors_as_there_are() -> None:
    game = root("""
        factions eyrie marquise
        turn 0 birdsong
        clearing 1 eyrie warrior 9
        clearing 2 eyrie warrior 9
        hand eyrie anvil
    """)
    play(game, "0 decree anvil:move", "0 pass", "0 settle 3")
    assert where(game, "eyrie", "warrior") == {1: 9, 2: 9, 3: 2}
    assert where(game, "eyrie", "roost") == {3: 1}


@pytest.mark.ruling("R55")
@pytest.mark.law("root:8.4.1.III", "root:1.5.4")
@pytest.mark.parametrize(("elsewhere", "risen", "officers"), [(8, 2, 0), (7, 2, 1), (9, 1, 0)])
def test_a_revolt_places_warriors_before_the_officer_as_far_as_the_supply_goes(
    elsewhere: int, risen: int, officers: int
) -> None:
    game = root(f"""
        factions alliance marquise
        turn 0 birdsong
        alliance supporters anvil foxfolk_steel
        clearing 8 alliance sympathy 1
        clearing 12 alliance sympathy 1
        clearing 5 alliance warrior {elsewhere}
    """)
    play(game, "0 revolt 8")
    assert (count(game, "alliance", "warrior", 8), game.state.board(0, AllianceBoard).officers) == (risen, officers)


@pytest.mark.ruling("R56")
@pytest.mark.law("root:9.2.9.I.a")
def test_an_aid_counts_towards_one_step_only() -> None:
    game = camp(
        "daylight", "clearing 5 marquise warrior 1", "vagabond ready tea torch sword boots",
        "hand vagabond bake_sale smugglers_trail root_tea_rabbit a_visit_to_friends",
    )  # fmt: skip
    reached = []
    for card, item in (("bake_sale", "tea"), ("smugglers_trail", "torch"), ("root_tea_rabbit", "sword")):
        play(game, f"0 aid 1 {card}", f"0 exhaust {item}")
        reached.append(relation(game, "marquise"))
    assert reached == ["amiable", "amiable", "friendly"]


@pytest.mark.ruling("R57")
@pytest.mark.law("root:9.2.9.III", "root:9.2.9.III.a")
def test_only_the_warrior_that_makes_hostile_earns_no_infamy() -> None:
    game = camp("daylight", "clearing 5 marquise warrior 1 sawmill 1", "vagabond ready sword 2", "coming die 2 die 0")
    fight(game, "0 battle 5 1")
    assert relation(game, "marquise") == "hostile"
    assert points(game, "vagabond") == 2, "one for the sawmill, and infamy for it"


@pytest.mark.ruling("R58")
@pytest.mark.law("root:9.2.9.II.d", "root:4.3.1.II")
@pytest.mark.parametrize(("second", "expected"), [("damage tea", "allied"), ("lose warrior", "hostile")])
def test_the_losses_of_an_ambush_count_for_the_whole_battle(second: str, expected: str) -> None:
    game = camp(
        "daylight", "clearing 5 marquise warrior 4", "clearing 5 eyrie warrior 3", "vagabond relation marquise allied",
        "vagabond ready sword tea torch boots", "hand eyrie ambush_rabbit", "coming die 0 die 0",
    )  # fmt: skip
    play(game, "0 battle 5 2", "0 ally 1", "2 ambush ambush_rabbit", "0 lose warrior", f"0 {second}")
    through(game)
    assert relation(game, "marquise") == expected


@pytest.mark.ruling("R59")
@pytest.mark.law("root:9.2.5.I", "root:9.6.4")
def test_the_fourth_of_a_kind_is_the_first_to_be_turned_or_lost() -> None:
    game = camp("daylight", "clearing 5 marquise warrior 1", "vagabond ready coins 4", "hand vagabond bake_sale")
    play(game, "0 aid 1 bake_sale", "0 exhaust coins")
    assert board(game).items.on_track(COINS) == 3
    game = camp("evening", "vagabond ready tea 4 sword 6")
    assert legal(game) == ["drop sword", "drop tea"]
    play(game, "0 drop tea")
    assert (items(game, "ready"), game.state.turn) == ({"sword": 6, "tea": 3}, 1)


@pytest.mark.ruling("R60")
@pytest.mark.law("root:9.4.1")
def test_tea_counts_as_birdsong_begins_and_what_is_damaged_may_be_refreshed() -> None:
    game = camp("birdsong", "vagabond ready tea", "vagabond spent tea boots 3 sword", "vagabond damaged_spent torch 2")
    assert game.decision.args == {"count": 5}
    play(game, "0 refresh tea")
    assert game.decision.args == {"count": 4}, "a tea that is turned now comes too late"
    play(game, "0 refresh_damaged torch")
    assert (items(game, "damaged"), items(game, "damaged_spent")) == ({"torch": 1}, {"torch": 1})


@pytest.mark.ruling("R61")
@pytest.mark.law("root:9.7.3")
@pytest.mark.parametrize(("found", "offered"), [("vagabond found sword", ["pass"]), ("", ["find sword", "pass"])])
def test_who_found_a_kind_takes_no_second_from_a_ruin_while_he_has_any(found: str, offered: list[str]) -> None:
    game = camp(
        "daylight", "vagabond ready torch sword", found, "pawn vagabond2 1", "peeked 10 sword sword by vagabond2",
        factions=TWO_VAGABONDS, pawn="10",
    )  # fmt: skip
    assert legal(play(game, "0 explore")) == offered


@pytest.mark.ruling("R61")
@pytest.mark.law("root:9.7.3", "root:9.6.4")
def test_of_two_items_of_a_kind_the_one_from_the_ruin_is_given_up() -> None:
    game = camp("evening", "vagabond ready sword 7", "vagabond found sword")
    play(game, "0 drop sword")
    assert (items(game, "ready"), board(game).found) == ({"sword": 6}, 0), "he may take another from a ruin"


# ---- characters


@pytest.mark.ruling("R62")
@pytest.mark.law("root:D.4.2", "root:8.2.6", "root:9.2.9.III")
def test_what_falls_in_an_instigated_battle_is_removed_by_the_vagrant() -> None:
    game = camp(
        "daylight", "vagabond character vagrant", "vagabond ready torch", "clearing 5 marquise warrior 3",
        "clearing 5 alliance warrior 1 sympathy 1", "hand vagabond bake_sale", "coming die 1 die 1",
        factions="vagabond marquise alliance",
    )  # fmt: skip
    play(game, "0 instigate 1 2")
    through(game)
    assert [relation(game, "marquise"), relation(game, "alliance")] == ["hostile", "hostile"]
    assert points(game, "marquise") == 0


@pytest.mark.ruling("R62")
@pytest.mark.law("root:D.4.2", "root:8.2.6")
def test_the_vagrant_scores_and_pays_outrage_for_sympathy_that_falls_in_his_battle() -> None:
    game = camp(
        "daylight", "vagabond character vagrant", "vagabond ready torch", "clearing 5 marquise warrior 3",
        "clearing 5 alliance sympathy 1", "hand vagabond bake_sale", "hand marquise a_visit_to_friends",
        "coming die 0 die 0", factions="vagabond marquise alliance",
    )  # fmt: skip
    play(game, "0 instigate 1 2")
    through(game)
    assert asked(game)[:2] == (0, "Appease")
    assert (points(game, "vagabond"), points(game, "marquise")) == (1, 0)


@pytest.mark.ruling("R63")
@pytest.mark.law("root:D.8.2")
def test_the_ronin_strikes_once_in_a_battle() -> None:
    game = camp(
        "daylight", "vagabond character ronin", "vagabond ready sword 3", "clearing 5 marquise warrior 3",
        "coming die 0 die 0",
    )  # fmt: skip
    play(game, "0 battle 5 1", "0 exhaust sword")
    assert (asked(game)[1], count(game, "marquise", "warrior", 5)) == ("Wander", 2)


@pytest.mark.ruling("R64")
@pytest.mark.law("root:D.1.2", "root:G.1.12")
def test_the_thief_robs_anyone_with_faction_pieces_there() -> None:
    game = camp(
        "daylight", "vagabond character thief", "vagabond ready torch", "pawn vagabond2 5", "hand vagabond2 anvil",
        "clearing 5 marquise wood 1", "hand marquise sword", "coalition vagabond marquise",
        "dominance vagabond dominance_fox", factions=TWO_VAGABONDS,
    )  # fmt: skip
    play(game, "0 special")
    assert legal(game) == ["choose 1", "choose 2"]


@pytest.mark.ruling("R65")
@pytest.mark.law("root:D.7.1")
def test_the_adventurer_starts_with_three_items() -> None:
    game = copse.new("root", factions=["vagabond", "marquise"], seed=1)
    while game.decision.prompt != "ChooseCharacter":
        game.apply(game.decision.actions[0])
    play(game, "0 character adventurer")
    game.apply(game.decision.actions[0])
    assert items(game, "ready") == {"boots": 1, "hammer": 1, "torch": 1}


# ---- maps and setup


@pytest.mark.ruling("R67")
@pytest.mark.law("root:2.2.2", "root:5.1")
@pytest.mark.parametrize("name", MAPS)
def test_suits_are_laid_out_by_lot_on_all_maps_but_the_autumn(name: str) -> None:
    layouts = set()
    for seed in range(4):
        suits = copse.new("root", factions=["marquise", "eyrie"], map=name, seed=seed).state.suits[1:]
        assert [suits.count(suit) for suit in range(3)] == [4, 4, 4]
        layouts.add(" ".join(SUITS[suit] for suit in suits))
    assert (len(layouts) == 1) == (name == "autumn")


@pytest.mark.ruling("R68")
@pytest.mark.law("root:C.3.4", "root:1.4.1")
def test_the_pass_scores_after_everything_else_in_the_evening() -> None:
    game = root(f"""
        factions marquise eyrie
        map mountain
        {SUITED}
        turn 0 evening
        clearing 10 marquise warrior 1
        hand marquise anvil sword bake_sale foxfolk_steel armorers
    """)
    assert asked(game)[1] == "DiscardDown"
    assert points(game, "marquise") == 0
    play(game, "0 discard anvil")
    assert [event["points"] for event in happened(game, "scored")] == [1]
    assert game.state.turn == 1
