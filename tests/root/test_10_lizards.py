"""Chapter 10: the Lizard Cult.

Most positions are on the autumn map with the Cult in seat 0, the Marquise in seat 1 and the Eyrie in seat 2. Clearings
1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, 2, 7, 9 and 11 mouse; 6, 10, 11 and 12 have a ruin. Clearing 1 borders
5, 9 and 10; it has one slot, as 3 and 4 have. In Birdsong the Outcast of these positions becomes hated, unless `PLAIN`
makes it fox.
"""

from __future__ import annotations

import pytest

import copse
from copse.games import RootGame
from copse.kernel.errors import BadPosition, BadSave
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Json
from copse.root.cards import CARD_IDS, CARDS, deck
from copse.root.factions.lizards import GARDENS, Lizards, LizardsBoard
from copse.root.maps import MAPS
from copse.root.removal import can_replace, replace
from copse.root.state import NONE
from tests.root.camp import relation
from tests.root.table import count, hand, ids, points, ruler, supply, where
from tests.script import asked, happened, legal, play, root, why_not

EVERY_CARD = ids(deck("standard"))
PLAIN = "lizards outcast mouse\nlizards souls anvil"
HATED = "lizards outcast fox"


def table(phase: str, *lines: str, seat: int = 0, factions: str = "lizards marquise eyrie") -> RootGame:
    """A phase of seat 0, the Cult, or of another seat is about to begin."""
    return root("\n".join([f"factions {factions}", f"turn {seat} {phase}", *lines]))


def board(game: RootGame) -> LizardsBoard:
    return game.state.board(game.state.rules.seat_of("lizards"), LizardsBoard)


def souls(game: RootGame) -> list[str]:
    return ids(board(game).souls)


def outcast(game: RootGame) -> tuple[str, bool]:
    return ("fox", "rabbit", "mouse")[board(game).outcast], board(game).hated


# ---- §10.2.1, §10.6.2 crafting


@pytest.mark.law("root:10.2.1", "root:10.6.2")
def test_only_gardens_of_the_outcast_craft() -> None:
    lines = (
        "clearing 1 lizards garden_fox 1",
        "clearing 5 lizards garden_rabbit 2",
        "hand lizards anvil bake_sale mouse_in_a_sack",
    )
    assert legal(table("evening", *lines, "lizards outcast fox"), "craft") == ["craft anvil"]
    assert legal(table("evening", *lines, "lizards outcast rabbit"), "craft") == ["craft bake_sale"]
    assert legal(table("evening", *lines, "lizards outcast mouse"), "craft") == []


@pytest.mark.law("root:10.2.1", "root:10.6.2", "root:4.1.1")
def test_each_garden_crafts_once_and_pays_any_suit_too() -> None:
    game = table(
        "evening", "clearing 6 lizards garden_fox 1", "clearing 8 lizards garden_fox 2",
        "clearing 1 lizards garden_fox 1", "lizards outcast fox", "hand lizards royal_claim anvil",
    )  # fmt: skip
    assert legal(game, "craft") == ["craft anvil", "craft royal_claim"]
    play(game, "0 craft anvil")
    assert legal(game, "craft") == [], "three gardens are left"
    assert points(game, "lizards") == 2
    game = table("evening", "clearing 8 lizards garden_fox 2", HATED, "hand lizards tunnels", "deck exiles")
    assert legal(game, "craft") == [], "the tunnels want a rabbit"


@pytest.mark.law("root:10.2.1")
def test_the_cult_does_not_craft_in_daylight() -> None:
    game = table("daylight", "clearing 1 lizards garden_fox 1", HATED, "hand lizards anvil")
    assert legal(game, "craft") == []


@pytest.mark.ruling("R70")
@pytest.mark.law("root:10.2.1")
def test_tunnels_join_only_gardens_of_the_outcast() -> None:
    lines = ("deck exiles", "crafted lizards tunnels", "lizards acolytes 1", HATED)
    gardens = ("clearing 1 lizards warrior 1 garden_fox 1", "clearing 8 lizards garden_fox 1")
    others = ("clearing 3 lizards garden_rabbit 1", "clearing 5 lizards garden_rabbit 1")
    game = table("birdsong", *lines, *gardens, *others)
    assert legal(game, "move") == ["move 1>5 x1", "move 1>8 x1", "move 1>9 x1", "move 1>10 x1"]


# ---- §10.2.2 hatred of birds


@pytest.mark.law("root:10.2.2", "root:10.5.4")
def test_a_bird_stands_for_no_suit_in_a_ritual() -> None:
    game = table("daylight", "clearing 6 lizards warrior 2", "hand lizards armorers")
    assert legal(game) == ["pass", "sacrifice armorers"]
    assert why_not(game, "preach armorers") == "root:10.2.2"


@pytest.mark.law("root:10.2.2")
def test_birds_are_wild_to_the_cult_for_all_else() -> None:
    """A bird pays for a closed path or a dominance card, and an ambush of birds is played anywhere."""
    game = table("daylight", "hand lizards armorers", "available dominance_fox")
    assert legal(game, "claim") == ["claim dominance_fox for armorers"]
    game = table(
        "daylight", "clearing 5 lizards warrior 1", "clearing 5 marquise warrior 2", "hand lizards ambush_bird", seat=1
    )
    play(game, "1 pass", "1 battle 5 0")
    assert legal(game) == ["pass", "ambush ambush_bird"]


# ---- §10.2.3 revenge


def attacked(*lines: str, dice: str, factions: str = "lizards marquise eyrie") -> RootGame:
    """The Marquise attacks the Cult in clearing 8."""
    game = table("daylight", *lines, f"coming {dice}", seat=1, factions=factions)
    return play(game, "1 pass", "1 battle 8 0")


@pytest.mark.law("root:10.2.3")
def test_warriors_that_fall_in_defence_become_acolytes() -> None:
    game = attacked("clearing 8 lizards warrior 3", "clearing 8 marquise warrior 3", dice="die 2 die 1")
    assert board(game).acolytes == 2
    assert (count(game, "lizards", "warrior", 8), supply(game, "lizards", "warrior")) == (1, 22)
    assert supply(game, "marquise", "warrior") == 25 - 2, "the attacker's goes to its supply"


@pytest.mark.law("root:10.2.3")
def test_warriors_that_fall_in_attack_or_without_battle_do_not() -> None:
    game = table(
        "birdsong", "clearing 8 lizards warrior 3", "clearing 8 marquise warrior 3", "lizards acolytes 1", HATED,
        "coming die 2 die 2",
    )  # fmt: skip
    play(game, "0 battle 8 1")
    assert (board(game).acolytes, supply(game, "lizards", "warrior")) == (0, 24)
    game = table(
        "daylight", "clearing 8 lizards warrior 2", "clearing 6 marquise workshop 1", "clearing 12 marquise workshop 1",
        "clearing 1 marquise workshop 1", "hand marquise favor_of_the_foxes", seat=1,
    )  # fmt: skip
    play(game, "1 craft favor_of_the_foxes")
    assert (board(game).acolytes, supply(game, "lizards", "warrior")) == (0, 25)


@pytest.mark.law("root:10.2.3")
def test_the_ambushed_cult_is_the_attacker_and_has_no_revenge() -> None:
    game = table(
        "birdsong", "clearing 8 lizards warrior 2", "clearing 8 marquise warrior 1", "lizards acolytes 1", HATED,
        "hand marquise ambush_fox",
    )  # fmt: skip
    play(game, "0 battle 8 1", "1 ambush ambush_fox")
    assert board(game).acolytes == 0
    assert supply(game, "lizards", "warrior") == 25


@pytest.mark.law("root:10.2.3")
def test_acolytes_do_not_lie_on_the_coffin_makers() -> None:
    lines = ("deck exiles", "crafted eyrie coffin_makers")
    game = attacked(*lines, "clearing 8 lizards warrior 3", "clearing 8 marquise warrior 3", dice="die 2 die 1")
    assert board(game).acolytes == 2
    assert sum(game.state.coffins) == 1, "the attacker's alone"


@pytest.mark.ruling("R71")
@pytest.mark.law("root:10.4.3")
def test_spent_acolytes_lie_on_the_coffin_makers_and_cannot_take_the_place_of_the_converted() -> None:
    lines = ("deck exiles", "clearing 8 marquise warrior 1", "lizards acolytes 1", HATED)
    everyone = "\n".join(f"clearing {clearing} lizards warrior 8" for clearing in (3, 4, 5))
    game = table("birdsong", *lines, everyone)
    assert legal(game, "replace") == ["replace 8 1"], "the acolyte that pays for it is in the supply by then"
    play(game, "0 replace 8 1")
    assert count(game, "lizards", "warrior", 8) == 1
    game = table("birdsong", *lines, everyone, "crafted eyrie coffin_makers")
    assert asked(game)[1] == "Rituals", "no conspiracy is possible"
    game = table("birdsong", *lines, "crafted eyrie coffin_makers")
    play(game, "0 replace 8 1")
    assert sum(game.state.coffins) == 2, "the acolyte and the converted"


# ---- §10.2.4 pilgrims


@pytest.mark.law("root:10.2.4", "root:7.2.2", "root:2.5")
def test_the_cult_rules_where_it_has_a_garden_whoever_is_there() -> None:
    game = table("daylight", "clearing 8 lizards garden_fox 1", "clearing 8 eyrie warrior 5 roost 1")
    assert ruler(game, 8) == "lizards"
    game = table("daylight", "clearing 8 lizards warrior 2", "clearing 8 eyrie warrior 1 roost 1")
    assert ruler(game, 8) == "eyrie", "without a garden the tie is the Eyrie's"


@pytest.mark.law("root:10.2.4")
def test_with_the_garden_goes_the_rule() -> None:
    game = attacked("clearing 8 lizards garden_fox 1", "clearing 8 marquise warrior 2", dice="die 0 die 0")
    assert ruler(game, 8) == "marquise"
    assert points(game, "marquise") == 1


# ---- §10.2.5 fear of the faithful


@pytest.mark.law("root:10.2.5")
def test_a_random_card_goes_with_each_garden() -> None:
    lines = ("clearing 8 lizards garden_fox 2", "clearing 8 marquise warrior 3", "hand lizards anvil sword cobbler")
    game = table("daylight", *lines, "coming die 2 die 0 card sword card anvil", seat=1)
    play(game, "1 pass", "1 battle 8 0", "0 pass")
    assert where(game, "lizards", "garden_fox") == {}
    assert hand(game, "lizards") == ["cobbler"]
    assert souls(game) == ["sword", "anvil"]


@pytest.mark.law("root:10.2.5")
def test_no_more_cards_go_than_there_are_and_none_for_warriors() -> None:
    game = table(
        "daylight", "clearing 8 lizards garden_fox 2", "clearing 8 marquise warrior 3", "hand lizards anvil",
        "coming die 2 die 0", seat=1,
    )  # fmt: skip
    play(game, "1 pass", "1 battle 8 0", "0 pass")
    assert (hand(game, "lizards"), souls(game)) == ([], ["anvil"])
    lines = ("clearing 8 lizards warrior 2 garden_fox 1", "clearing 8 marquise warrior 2", "hand lizards anvil")
    game = table("daylight", *lines, "coming die 1 die 0", seat=1)
    play(game, "1 pass", "1 battle 8 0", "0 pass")
    assert hand(game, "lizards") == ["anvil"]


@pytest.mark.law("root:10.2.5", "root:1.5.4")
def test_a_favor_takes_gardens_and_as_many_cards_at_once() -> None:
    game = table(
        "daylight", "clearing 8 lizards garden_fox 1", "clearing 6 lizards garden_fox 1",
        "clearing 12 marquise workshop 1", "clearing 1 marquise workshop 1", "hand lizards anvil sword cobbler",
        "hand marquise favor_of_the_foxes", "clearing 8 marquise workshop 1", seat=1,
    )  # fmt: skip
    play(game, "1 craft favor_of_the_foxes")
    assert len(hand(game, "lizards")) == 1
    assert len(souls(game)) == 3, "and the favor itself"
    assert points(game, "marquise") == 2


@pytest.mark.ruling("R72")
@pytest.mark.law("root:10.2.5", "root:10.5")
def test_the_random_card_is_one_of_the_hand_not_of_those_revealed() -> None:
    """The League gives a battle in Daylight, in which the defender's hits take a garden."""
    game = table(
        "daylight", "deck exiles", "crafted lizards league_of_adventurous_mice", "box lizards boots",
        "clearing 8 lizards warrior 1 garden_fox 1", "clearing 8 marquise warrior 3", "hand lizards anvil sword",
        "coming die 3 die 2",
    )  # fmt: skip
    play(game, "0 summon anvil in 1", "0 use league_of_adventurous_mice", "0 turn boots", "0 battle 8 1")
    assert where(game, "lizards", "garden_fox") == {}
    assert (hand(game, "lizards"), souls(game)) == ([], ["sword"])
    assert ids(board(game).revealed) == ["anvil"]


# ---- §10.2.6 lost souls

CULT_AND_ALL = "lizards marquise eyrie alliance"
LOST: dict[str, tuple[tuple[str, ...], int, tuple[str, ...], list[str]]] = {
    "overwork": (
        ("daylight", "clearing 8 marquise sawmill 1", "hand marquise anvil"),
        1, ("1 pass", "1 overwork 8 for anvil"), ["anvil"],
    ),
    "a bird for an action": (
        ("daylight", "clearing 5 marquise warrior 1", "hand marquise armorers"),
        1, ("1 pass", "1 move 5>1 x1", "1 stop", "1 move 1>5 x1", "1 stop", "1 move 5>1 x1", "1 stop",
            "1 extra armorers"), ["armorers"],
    ),
    "field hospitals": (
        ("daylight", "clearing 8 marquise warrior 1", "clearing 8 eyrie warrior 2", "clearing 1 marquise keep 1",
         "hand marquise anvil", "coming die 1 die 1"),
        1, ("1 pass", "1 battle 8 2", "1 spend anvil"), ["anvil"],
    ),
    "an ambush and its foil": (
        ("daylight", "clearing 8 marquise warrior 1", "clearing 8 eyrie warrior 2", "hand marquise ambush_bird",
         "hand eyrie ambush_fox", "coming die 0 die 0"),
        1, ("1 pass", "1 battle 8 2", "2 ambush ambush_fox", "1 ambush ambush_bird"), ["ambush_fox", "ambush_bird"],
    ),
    "cards beyond five": (
        ("evening", "hand marquise anvil sword cobbler armorers sappers", "coming card bake_sale"),
        1, ("1 discard sword",), ["sword"],
    ),
    "a crafted item": (
        ("daylight", "clearing 8 marquise workshop 1", "hand marquise anvil"), 1, ("1 craft anvil",), ["anvil"],
    ),
    "a crafted effect that is used up": (
        ("daylight", "clearing 8 marquise warrior 1", "clearing 8 eyrie warrior 2", "crafted marquise armorers",
         "coming die 1 die 1"),
        1, ("1 pass", "1 battle 8 2", "1 use armorers"), ["armorers"],
    ),
    "a royal claim": (
        ("birdsong", "clearing 8 marquise warrior 1", "crafted marquise royal_claim"),
        1, ("1 use royal_claim",), ["royal_claim"],
    ),
    "supporters": (
        ("birdsong", "alliance supporters anvil"), 3, ("3 spread 8",), ["anvil"],
    ),
    "a supporter too many": (
        ("daylight", "alliance supporters anvil sword cobbler armorers sappers", "hand alliance bake_sale"),
        3, ("3 mobilize bake_sale",), ["bake_sale"],
    ),
    "a trained officer": (
        ("daylight", "clearing 8 alliance base_fox 1", "hand alliance anvil"), 3, ("3 train anvil",), ["anvil"],
    ),
    "the decree in turmoil": (
        ("daylight", "clearing 8 eyrie roost 1", "eyrie decree battle anvil", "eyrie leader despot"),
        2, ("2 pass", "2 pass"), ["anvil"],
    ),
    "what a dominance card costs": (
        ("daylight", "available dominance_fox", "hand marquise anvil"),
        1, ("1 claim dominance_fox for anvil",), ["anvil"],
    ),
    "a cleared path": (
        ("daylight", "map mountain", "clearing 6 marquise warrior 1", "hand marquise anvil"),
        1, ("1 clear 6-11 for anvil",), ["anvil"],
    ),
    "saboteurs and their victim": (
        ("birdsong", "deck exiles", "crafted marquise saboteurs", "crafted eyrie murine_broker"),
        1, ("1 use saboteurs", "1 sabotage 2 murine_broker"), ["saboteurs", "murine_broker"],
    ),
    "partisans": (
        ("daylight", "deck exiles", "clearing 8 marquise warrior 1", "clearing 8 eyrie warrior 2",
         "crafted marquise fox_partisans", "hand marquise anvil sword", "coming die 0 die 0"),
        1, ("1 pass", "1 battle 8 2", "1 use fox_partisans"), ["sword"],
    ),
    "propaganda": (
        ("daylight", "deck exiles", "clearing 8 eyrie warrior 2", "crafted marquise propaganda_bureau",
         "hand marquise anvil"),
        1, ("1 use propaganda_bureau", "1 spend anvil"), ["anvil"],
    ),
    "an émigré who stays": (
        ("birdsong", "deck exiles", "clearing 8 marquise warrior 1", "crafted marquise eyrie_emigre"),
        1, ("1 use eyrie_emigre", "1 pass"), ["eyrie_emigre"],
    ),
    "a dominance card": (
        ("daylight", "clearing 8 marquise sawmill 1", "hand marquise dominance_fox"),
        1, ("1 pass", "1 overwork 8 for dominance_fox"), ["dominance_fox"],
    ),
}  # fmt: skip


@pytest.mark.law("root:10.2.6", "root:G.1.26", "root:2.1")
@pytest.mark.parametrize("way", LOST)
def test_whatever_anyone_spends_or_discards_is_a_lost_soul(way: str) -> None:
    (phase, *lines), seat, script, lost = LOST[way]
    game = table(phase, *lines, seat=seat, factions=CULT_AND_ALL)
    available = [card for card in ids(game.state.available) if way != "what a dominance card costs"]
    play(game, *script)
    assert souls(game) == lost
    assert game.state.discard == ()
    assert ids(game.state.available) == available


LOST_BY: dict[str, tuple[str, tuple[str, ...], tuple[str, ...], list[str]]] = {
    "a card that the Company exports": (
        "riverfolk", ("daylight", "clearing 1 riverfolk trade_post_fox 1", "hand riverfolk anvil",
                      "riverfolk funds riverfolk 2"),
        ("1 export anvil",), ["anvil"],
    ),
    "a card that the Company crafts": (
        "riverfolk", ("daylight", "clearing 1 riverfolk trade_post_fox 1", "hand riverfolk anvil",
                      "riverfolk funds riverfolk 2"),
        ("1 craft anvil",), ["anvil"],
    ),
    "what the Company holds beyond five": (
        "riverfolk", ("evening", "hand riverfolk anvil sword cobbler armorers sappers bake_sale"),
        ("1 discard sword",), ["sword"],
    ),
    "a card for a tunnel": (
        "duchy", ("daylight", "hand duchy dominance_fox"), ("1 dig 8 for dominance_fox",), ["dominance_fox"],
    ),
    "what the Banker spends": (
        "duchy", ("daylight", "duchy swayed banker", "hand duchy anvil armorers"),
        ("1 pass", "1 call banker", "1 spend anvil", "1 spend armorers"), ["anvil", "armorers"],
    ),
    "revealed birds": (
        "duchy", ("daylight", "clearing 8 duchy warrior 1", "hand duchy armorers"),
        ("1 citadel 8", "1 reveal armorers", "1 pass"), ["armorers"],
    ),
    "the price of failure": (
        "duchy", ("daylight", "clearing 8 duchy citadel 1 warrior 1", "clearing 8 eyrie warrior 3", "hand duchy anvil",
                  "coming die 2 die 2"),
        ("1 battle 8 2",), ["anvil"],
    ),
    "a card for recruits": (
        "corvids", ("birdsong", "hand corvids anvil"), ("1 pass", "1 flock fox for anvil"), ["anvil"],
    ),
    "a card for a stronghold": (
        "hundreds", ("daylight", "clearing 8 hundreds warrior 1", "hand hundreds anvil"),
        ("1 pass", "1 fortify 8 for anvil"), ["anvil"],
    ),
    "a card for a mob": (
        "hundreds", ("evening", "clearing 8 hundreds warrior 1", "hand hundreds anvil"),
        ("1 incite 8 for anvil",), ["anvil"],
    ),
    "a card for knights": (
        "keepers", ("birdsong", "clearing 1 keepers waystation_tablet_jewelry 1", "hand keepers anvil"),
        ("1 pass", "1 knight 1 for anvil"), ["anvil"],
    ),
    "a servant": (
        "keepers", ("daylight", "clearing 5 keepers warrior 1", "keepers forest 1_2_5_10 tablet_2",
                    "keepers retinue delve root_tea_rabbit"),
        ("1 pass", "1 delve 5 13 tablet_2"), ["root_tea_rabbit"],
    ),
    "what a Vagabond holds beyond five": (
        "vagabond", ("evening", "pawn vagabond 8", "hand vagabond anvil sword cobbler armorers sappers",
                     "coming card bake_sale"),
        ("1 discard sword",), ["sword"],
    ),
    "a card that a Vagabond crafts": (
        "vagabond", ("daylight", "pawn vagabond 8", "vagabond ready hammer", "hand vagabond anvil"),
        ("1 craft anvil",), ["anvil"],
    ),
}  # fmt: skip


def marks_of(way: str) -> list[pytest.MarkDecorator]:
    revealed = [pytest.mark.law("root:12.6.1")] if way == "revealed birds" else []
    return [*revealed, *([pytest.mark.not_in("fifth")] if LOST_BY[way][0] in ("hundreds", "keepers") else [])]


@pytest.mark.law("root:10.2.6", "root:G.1.26")
@pytest.mark.parametrize("way", [pytest.param(way, marks=marks_of(way)) for way in LOST_BY])
def test_so_is_whatever_the_other_factions_spend_in_their_own_ways(way: str) -> None:
    faction, (phase, *lines), script, lost = LOST_BY[way]
    game = play(table(phase, *lines, seat=1, factions=f"lizards {faction} eyrie"), *script)
    assert souls(game) == lost
    assert (game.state.discard, game.state.available) == ((), ())


@pytest.mark.law("root:10.2.6", "root:8.2.4")
def test_the_supporters_of_a_lost_base_are_lost_souls() -> None:
    game = table(
        "daylight", "clearing 8 alliance base_fox 1", "clearing 8 marquise warrior 1", "coming die 0 die 0",
        "alliance supporters anvil armorers dominance_fox", seat=1, factions=CULT_AND_ALL,
    )  # fmt: skip
    play(game, "1 pass", "1 battle 8 3")
    assert sorted(souls(game)) == ["anvil", "armorers", "dominance_fox"]
    assert game.state.available == ()


@pytest.mark.law("root:10.2.6")
def test_the_cults_own_cards_are_lost_souls_too() -> None:
    five = "hand lizards sword cobbler armorers sappers investments"
    game = play(table("evening", five, "coming card bake_sale"), "0 pass", "0 discard cobbler")
    assert souls(game) == ["cobbler"]
    game = table("evening", "clearing 8 lizards garden_fox 1", HATED, "hand lizards anvil")
    assert souls(play(game, "0 craft anvil")) == ["anvil"]


@pytest.mark.law("root:10.2.6")
def test_anyone_may_look_through_the_lost_souls() -> None:
    game = table("daylight", "lizards souls sword dominance_fox anvil")
    for viewer in (0, 1, 2, None):
        assert game.state.boards[0].view(game.state, 0, viewer)["souls"] == ["sword", "dominance_fox", "anvil"]
        assert souls(game.determinize(0, 5)) == ["sword", "dominance_fox", "anvil"]


@pytest.mark.law("root:10.2.6", "root:2.1")
def test_lost_souls_are_not_shuffled_into_a_new_deck() -> None:
    rest, three = [card for card in EVERY_CARD if card not in ("sword", "anvil")], "lizards marquise alliance"
    game = table(
        "evening", f"lizards souls {' '.join(rest)}", "deck_left sword", "discard anvil", seat=1, factions=three
    )
    assert hand(game, "marquise") == ["sword"]
    assert ids(game.state.deck) == ["anvil"], "the discard pile is the new deck"
    game = table("evening", f"lizards souls {' '.join([*rest, 'anvil'])}", "deck_left sword", seat=1, factions=three)
    assert (hand(game, "marquise"), game.state.deck) == (["sword"], ())
    assert "anvil" in souls(game)


@pytest.mark.law("root:10.4.2", "root:2.1")
def test_an_empty_deck_is_made_anew_of_all_lost_souls_at_once() -> None:
    game = table("birdsong", f"lizards souls {' '.join(EVERY_CARD)}", "deck_left none")
    assert len(game.state.deck) == 50
    assert (game.state.discard, len(game.state.available), souls(game)) == ((), 4, [])


@pytest.mark.law("root:10.2.6")
def test_informants_and_the_tinker_find_nothing_among_the_lost_souls() -> None:
    game = table(
        "evening", "deck exiles", "crafted marquise informants", "lizards souls ambush_fox", "coming card sword", seat=1
    )
    assert hand(game, "marquise") == ["sword"], "there is no ambush to take"
    game = table(
        "daylight", "pawn vagabond 8", "vagabond character tinker", "vagabond ready torch", "lizards souls anvil",
        seat=1, factions="lizards vagabond eyrie",
    )  # fmt: skip
    assert legal(game, "special") == []


@pytest.mark.law("root:10.2.6", "root:9.2.8")
def test_a_card_that_leaves_the_game_or_changes_hands_is_no_lost_soul() -> None:
    game = table(
        "daylight", "points 0 10 0 0", "pawn vagabond 8", "vagabond character thief", "vagabond ready torch",
        "clearing 8 eyrie warrior 1", "hand vagabond dominance_fox anvil",
        seat=1, factions="lizards vagabond eyrie alliance",
    )  # fmt: skip
    play(game, "1 aid 2 anvil", "1 exhaust torch")
    assert hand(game, "eyrie") == ["anvil"]
    play(game, "1 coalition dominance_fox 0")
    assert souls(game) == []


# ---- §10.3 setup


def new(factions: str, **options: Json) -> RootGame:
    return copse.new("root", factions=list[Json](factions.split()), seed=3, **options)


@pytest.mark.law("root:10.3.1", "root:10.3.4")
def test_twenty_five_warriors_and_fifteen_gardens() -> None:
    game = new("lizards marquise")
    assert supply(game, "lizards", "warrior") == 25
    assert [supply(game, "lizards", garden) for garden in GARDENS] == [5, 5, 5]
    play(game, "1 settle 1", "1 build sawmill 1", "1 build workshop 5", "1 build recruiter 5", "0 settle 3")
    assert [supply(game, "lizards", garden) for garden in GARDENS] == [5, 4, 5], "the corner is rabbit"
    assert supply(game, "lizards", "warrior") == 25 - 4 - 3


@pytest.mark.law("root:10.3.2")
def test_the_cult_starts_in_a_free_corner_opposite_another() -> None:
    game = new("lizards marquise")
    play(game, "1 settle 1", "1 build sawmill 1", "1 build workshop 5", "1 build recruiter 5")
    assert asked(game) == (0, "FirstGarden", "root:10.3.2")
    assert legal(game) == ["settle 3"]
    play(game, "0 settle 3")
    assert where(game, "lizards", "warrior") == {3: 4, 6: 1, 7: 1, 11: 1}
    assert where(game, "lizards", "garden_rabbit") == {3: 1}
    assert game.state.homes[0] == 1 << 3


@pytest.mark.law("root:10.3.2")
def test_without_a_free_corner_opposite_another_any_free_one_serves() -> None:
    assert legal(new("lizards alliance")) == ["settle 1", "settle 2", "settle 3", "settle 4"]
    game = new("lizards marquise eyrie")
    play(game, "1 settle 1", "1 build sawmill 1", "1 build workshop 5", "1 build recruiter 5", "2 settle 3")
    play(game, "2 lead despot")
    assert legal(game) == ["settle 2", "settle 4"]


@pytest.mark.law("root:10.3.2")
@pytest.mark.parametrize("name", MAPS)
def test_the_first_garden_has_the_suit_of_its_corner_on_every_map(name: str) -> None:
    game = new("lizards alliance", map=name)
    corner = int(legal(game)[0].split()[1])
    play(game, f"0 {legal(game)[0]}")
    assert where(game, "lizards", GARDENS[game.state.suits[corner]]) == {corner: 1}
    near = [clearing for clearing in where(game, "lizards", "warrior") if clearing != corner]
    assert near == [place for place in range(1, 13) if game.state.map.paths[corner] >> place & 1]


@pytest.mark.law("root:10.3.3")
def test_the_first_outcast_is_any_suit_on_its_plain_side() -> None:
    game = play(new("lizards alliance"), "0 settle 1")
    assert asked(game) == (0, "ChooseOutcast", "root:10.3.3")
    assert legal(game) == ["outcast fox", "outcast rabbit", "outcast mouse"]
    game.apply("outcast mouse")
    assert happened(game, "named_outcast") == [{"seat": 0, "suit": "mouse"}]


@pytest.mark.law("root:5.1.7")
@pytest.mark.not_in("early")
def test_the_cult_is_set_up_after_the_base_factions() -> None:
    game = new("lizards eyrie")
    assert asked(game)[:2] == (1, "FirstRoost")


# ---- §10.4.1 the Outcast


@pytest.mark.law("root:10.4.1")
@pytest.mark.parametrize(
    ("before", "lost", "after"),
    [
        ("fox", "sword investments anvil", ("mouse", False)),
        ("fox\nlizards hated", "sword investments anvil", ("mouse", False)),
        ("fox", "anvil foxfolk_steel sword", ("fox", True)),
        ("fox\nlizards hated", "anvil foxfolk_steel sword", ("fox", True)),
        ("mouse", "anvil bake_sale", ("mouse", True)),
        ("rabbit", "anvil sword anvil", ("fox", False)),
        ("fox", "armorers sappers brutal_tactics sword", ("mouse", False)),
        ("fox", "dominance_rabbit", ("rabbit", False)),
    ],
)
def test_the_suit_with_most_lost_souls_is_the_outcast(before: str, lost: str, after: tuple[str, bool]) -> None:
    lost = lost.replace("sword anvil", "sword foxfolk_steel") if lost.count("anvil") > 1 else lost
    game = table("birdsong", f"lizards outcast {before}", f"lizards souls {lost}")
    assert outcast(game) == after


@pytest.mark.ruling("R73")
@pytest.mark.law("root:10.4.1")
def test_without_any_lost_soul_that_counts_the_outcast_stays_and_is_hated() -> None:
    assert outcast(table("birdsong", "lizards outcast rabbit")) == ("rabbit", True)
    assert outcast(table("birdsong", "lizards outcast rabbit", "lizards souls armorers")) == ("rabbit", True)


@pytest.mark.law("root:10.4", "root:10.4.1", "root:10.4.2", "root:10.4.3")
def test_the_three_stages_of_birdsong_come_in_their_order() -> None:
    """The Outcast is counted before the souls go, and the conspiracies are those of the new Outcast."""
    game = table(
        "birdsong", "lizards outcast mouse", "lizards souls anvil dominance_fox", "lizards acolytes 2",
        "clearing 8 lizards warrior 1", "clearing 2 lizards warrior 1",
    )  # fmt: skip
    assert [event.what for event in game.events] == ["named_outcast", "discarded_souls"]
    assert asked(game) == (0, "ChooseConspiracy", "root:10.4.3")
    assert {action.split(">")[0] for action in legal(game, "move")} == {"move 8"}


@pytest.mark.law("root:10.4.2", "root:3.3.3")
def test_lost_souls_are_discarded_and_dominance_cards_become_available() -> None:
    game = table("birdsong", "lizards souls sword dominance_fox anvil dominance_bird")
    assert souls(game) == []
    assert ids(game.state.discard) == ["sword", "anvil"]
    assert ids(game.state.available) == ["dominance_bird", "dominance_fox"]


# ---- §10.4.3 conspiracies


@pytest.mark.law("root:10.4.3")
def test_conspiracies_cost_one_less_while_the_outcast_is_hated() -> None:
    lines = ("clearing 8 lizards warrior 1", "clearing 8 marquise warrior 1 sawmill 1")
    for side, acolytes, verbs in (
        (PLAIN, 1, set()),
        (PLAIN, 2, {"battle", "replace"}),
        (PLAIN, 3, {"battle", "replace", "sanctify"}),
        (HATED, 1, {"battle", "replace"}),
        (HATED, 2, {"battle", "replace", "sanctify"}),
    ):
        game = table("birdsong", *lines, side, f"lizards acolytes {acolytes}")
        offered = {action.verb.name for action in game.decision.actions}
        assert offered & {"battle", "replace", "sanctify"} == verbs


@pytest.mark.law("root:10.4.3", "root:G.1.4")
@pytest.mark.also_in("fifth")
def test_what_costs_too_many_acolytes_is_refused_for_its_price() -> None:
    game = table("birdsong", PLAIN, "lizards acolytes 2", "clearing 8 marquise warrior 1 sawmill 1")
    assert legal(game, "sanctify") == []
    assert why_not(game, "sanctify sawmill 8") == "root:10.4.3"


@pytest.mark.law("root:10.4.3")
def test_spent_acolytes_go_back_to_the_supply() -> None:
    game = table("birdsong", PLAIN, "lizards acolytes 5", "clearing 8 lizards warrior 3")
    assert supply(game, "lizards", "warrior") == 25 - 5 - 3
    play(game, "0 move 8>7 x1")
    assert (board(game).acolytes, supply(game, "lizards", "warrior")) == (3, 25 - 3 - 3)


@pytest.mark.law("root:10.4.3")
def test_conspiracies_are_repeated_and_mixed_as_long_as_acolytes_last() -> None:
    game = table(
        "birdsong", HATED, "lizards acolytes 5", "clearing 8 lizards warrior 2",
        "clearing 8 marquise warrior 2 sawmill 1", "coming die 0 die 0",
    )  # fmt: skip
    play(game, "0 replace 8 1", "0 sanctify sawmill 8", "0 battle 8 1", "0 replace 8 1")
    assert board(game).acolytes == 0
    assert count(game, "marquise", "warrior", 8) == 0
    assert asked(game)[1] == "Rituals"


@pytest.mark.law("root:10.4.3")
def test_conspiracies_are_voluntary_and_only_in_clearings_of_the_outcast() -> None:
    game = table(
        "birdsong", HATED, "lizards acolytes 5", "clearing 8 lizards warrior 1", "clearing 5 lizards warrior 3",
        "clearing 5 marquise warrior 1 sawmill 1",
    )  # fmt: skip
    assert legal(game, "pass") == ["pass"]
    assert [legal(game, verb) for verb in ("battle", "replace", "sanctify")] == [[], [], []]
    assert why_not(game, "battle 5 1") == "root:10.4.3"
    assert why_not(game, "replace 5 1") == "root:10.4.3"
    assert why_not(game, "sanctify sawmill 5") == "root:10.4.3"
    assert not any(action.startswith("move 5") for action in legal(game, "move"))
    play(game, "0 pass")
    assert board(game).acolytes == 5


@pytest.mark.law("root:10.4.3.I")
def test_a_crusade_battles_in_a_clearing_of_the_outcast() -> None:
    game = table(
        "birdsong", PLAIN, "lizards acolytes 2", "clearing 8 lizards warrior 2", "clearing 8 marquise warrior 2",
        "coming die 1 die 0",
    )  # fmt: skip
    play(game, "0 battle 8 1")
    assert (count(game, "marquise", "warrior", 8), board(game).acolytes) == (1, 0)


@pytest.mark.law("root:10.4.3.I")
def test_a_crusade_moves_and_may_battle_where_it_came_to() -> None:
    lines = (PLAIN, "lizards acolytes 2", "clearing 8 lizards warrior 3", "clearing 7 marquise warrior 1")
    game = play(table("birdsong", *lines, "coming die 1 die 0"), "0 move 8>7 x2")
    assert asked(game) == (0, "Storm", "root:10.4.3.I")
    assert legal(game) == ["pass", "battle 7 1"], "clearing 7 is mouse"
    play(game, "0 battle 7 1")
    assert where(game, "lizards", "warrior") == {7: 2, 8: 1}
    assert where(game, "marquise", "warrior") == {}
    game = play(table("birdsong", *lines), "0 move 8>7 x2", "0 pass")
    assert where(game, "marquise", "warrior") == {7: 1}


@pytest.mark.law("root:10.4.3.I", "root:4.2.1")
def test_a_crusade_obeys_the_rules_of_moving() -> None:
    game = table(
        "birdsong", HATED, "lizards acolytes 1", "clearing 8 lizards warrior 1", "clearing 8 marquise warrior 2",
    )  # fmt: skip
    assert legal(game, "move") == [], "the Cult rules neither clearing"


@pytest.mark.law("root:10.4.3.I", "root:8.2.6")
def test_a_crusade_into_sympathy_outrages_before_it_battles() -> None:
    game = table(
        "birdsong", HATED, "lizards acolytes 1", "clearing 8 lizards warrior 2", "clearing 7 alliance sympathy 1",
        "hand lizards sword", factions="lizards alliance eyrie",
    )  # fmt: skip
    play(game, "0 move 8>7 x1", "0 give sword")
    assert asked(game)[1] == "Storm"


@pytest.mark.law("root:10.4.3.I", "root:C.2.5")
def test_a_crusade_takes_the_ferry_from_a_clearing_of_the_outcast() -> None:
    suits = "fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse"
    lines = ("map lake", f"suits {suits}", "lizards acolytes 1", "ferry 10", "clearing 10 lizards warrior 2")
    game = table("birdsong", *lines, "lizards outcast fox")
    assert legal(game, "sail")
    play(game, f"0 {legal(game, 'sail')[0]}")
    assert board(game).acolytes == 0


@pytest.mark.law("root:10.4.3.II", "root:G.1.4")
@pytest.mark.also_in("fifth")
def test_convert_replaces_an_enemy_warrior() -> None:
    game = table("birdsong", PLAIN, "lizards acolytes 2", "clearing 8 marquise warrior 2")
    play(game, "0 replace 8 1")
    assert (count(game, "marquise", "warrior", 8), count(game, "lizards", "warrior", 8)) == (1, 1)
    assert supply(game, "marquise", "warrior") == 24
    assert points(game, "lizards") == 0


@pytest.mark.law("root:10.4.3.II", "root:G.1.4", "root:6.2.2")
@pytest.mark.also_in("fifth")
def test_nothing_is_converted_where_the_cult_may_not_place() -> None:
    game = table(
        "birdsong", HATED, "lizards acolytes 3", "clearing 8 marquise warrior 1 keep 1 sawmill 1",
        "clearing 6 marquise warrior 1",
    )  # fmt: skip
    assert legal(game) == ["pass", "replace 6 1"]
    assert why_not(game, "replace 8 1") == "root:G.1.4"
    assert why_not(game, "sanctify sawmill 8") == "root:G.1.4"


@pytest.mark.law("root:10.4.3.II", "root:G.1.4")
@pytest.mark.also_in("fifth")
def test_a_snare_and_the_burrow_keep_warriors_from_being_converted() -> None:
    game = table(
        "birdsong", HATED, "lizards acolytes 3", "clearing 8 corvids warrior 1 snare 1",
        "clearing 6 corvids warrior 1", factions="lizards corvids eyrie",
    )  # fmt: skip
    assert legal(game) == ["pass", "replace 6 1"]
    game = table(
        "birdsong", HATED, "lizards acolytes 3", "clearing 0 duchy warrior 3", "clearing 8 duchy warrior 1 citadel 1",
        factions="lizards duchy eyrie",
    )  # fmt: skip
    assert legal(game) == ["pass", "replace 8 1", "sanctify citadel 8"]


@pytest.mark.law("root:10.4.3.II", "root:6.2.3")
def test_field_hospitals_save_the_converted() -> None:
    game = table(
        "birdsong", HATED, "lizards acolytes 1", "clearing 8 marquise warrior 1", "clearing 1 marquise keep 1",
        "hand marquise anvil",
    )  # fmt: skip
    play(game, "0 replace 8 1")
    assert asked(game) == (1, "FieldHospital", "root:6.2.3")
    assert count(game, "lizards", "warrior", 8) == 1, "the replacement is complete"
    play(game, "1 spend anvil")
    assert count(game, "marquise", "warrior", 1) == 1


@pytest.mark.law("root:10.4.3.II", "root:G.1.33")
def test_a_pawn_is_no_warrior_to_convert() -> None:
    game = table(
        "birdsong", HATED, "lizards acolytes 2", "pawn vagabond 8", "vagabond character thief",
        "clearing 8 lizards warrior 1", "clearing 6 eyrie roost 1", factions="lizards vagabond eyrie",
    )  # fmt: skip
    assert legal(game, "replace") == []
    assert legal(game, "battle") == ["battle 8 1"]


@pytest.mark.law("root:10.4.3.II", "root:G.1.23")
def test_partners_in_a_coalition_are_not_converted() -> None:
    game = table(
        "birdsong", HATED, "lizards acolytes 2", "clearing 8 eyrie warrior 1", "pawn vagabond 8",
        "vagabond character thief", "coalition vagabond lizards", "clearing 8 lizards warrior 1",
        factions="lizards vagabond eyrie",
    )  # fmt: skip
    assert legal(game, "battle") == ["battle 8 2"]
    assert legal(game, "replace") == ["replace 8 2"]


@pytest.mark.law("root:10.4.3.III", "root:G.1.4", "root:3.2.1")
@pytest.mark.also_in("fifth")
def test_sanctify_replaces_an_enemy_building_with_a_garden_and_scores() -> None:
    game = table("birdsong", PLAIN, "lizards acolytes 3", "clearing 1 eyrie roost 1 warrior 3")
    assert legal(game, "sanctify") == ["sanctify roost 1"]
    play(game, "0 sanctify roost 1")
    assert (count(game, "eyrie", "roost", 1), count(game, "lizards", "garden_fox", 1)) == (0, 1)
    assert points(game, "lizards") == 1
    assert ruler(game, 1) == "lizards"
    assert (board(game).acolytes, game.state.slots[1]) == (0, 0)


@pytest.mark.law("root:10.4.3.III", "root:G.1.4")
@pytest.mark.also_in("fifth")
def test_sanctify_needs_a_garden_of_the_outcast_on_its_track() -> None:
    planted = ("clearing 6 lizards garden_fox 1", "clearing 8 lizards garden_fox 2", "clearing 1 lizards garden_fox 1")
    game = table("birdsong", HATED, "lizards acolytes 2", *planted, "clearing 12 eyrie roost 1")
    assert legal(game, "sanctify") == ["sanctify roost 12"]
    play(game, "0 sanctify roost 12")
    assert supply(game, "lizards", "garden_fox") == 0
    lines = ("ruins none", "clearing 6 lizards garden_fox 2", *planted[1:])
    game = table("birdsong", HATED, "lizards acolytes 2", *lines, "clearing 12 eyrie roost 1 warrior 1")
    assert legal(game, "sanctify") == []
    assert why_not(game, "sanctify roost 12") == "root:G.1.4"


@pytest.mark.law("root:10.4.3.III", "root:8.2.4")
def test_a_sanctified_base_costs_the_alliance_its_supporters() -> None:
    game = table(
        "birdsong", HATED, "lizards acolytes 2", "clearing 8 alliance base_fox 1", "alliance supporters anvil sword",
        "alliance officers 2", factions="lizards alliance eyrie",
    )  # fmt: skip
    play(game, "0 sanctify base_fox 8")
    assert souls(game) == ["anvil"]
    assert count(game, "lizards", "garden_fox", 8) == 1


# ---- §G.1.4 in general


@pytest.mark.law("root:G.1.4")
@pytest.mark.also_in("fifth")
def test_a_replacement_is_done_whole_or_not_at_all() -> None:
    game = table("birdsong", "clearing 1 marquise sawmill 1 warrior 1", "clearing 8 marquise keep 1 warrior 1")
    state, piece = game.state, game.state.rules.piece
    sawmill, theirs, mine, garden = (
        piece(1, "sawmill"),
        piece(1, "warrior"),
        piece(0, "warrior"),
        piece(0, "garden_fox"),
    )
    assert can_replace(state, 0, sawmill, 1, garden), "the slot that it frees"
    assert not can_replace(state, 0, theirs, 1, garden), "a warrior frees none"
    assert can_replace(state, 0, theirs, 1, mine)
    assert not can_replace(state, 0, theirs, 8, mine), "only the Marquise places pieces at the keep (§6.2.2)"
    assert can_replace(state, 1, theirs, 8, piece(1, "wood")), "and she may"
    state.supply[mine] = 0
    assert not can_replace(state, 0, theirs, 1, mine)
    assert can_replace(state, 0, theirs, 1, mine, returning=1)
    replace(state, 0, sawmill, 1, garden, "root:G.1.4")
    assert (state.count(sawmill, 1), state.count(garden, 1), state.points[0]) == (0, 1, 1)


@pytest.mark.law("root:10.4.3.II", "root:G.1.4", "root:14.2.2")
def test_the_warlord_whom_only_a_battle_removes_cannot_be_converted() -> None:
    lines = (HATED, "lizards acolytes 1", "clearing 8 hundreds warlord 1", "clearing 6 hundreds warrior 1")
    game = table("birdsong", *lines, factions="lizards hundreds eyrie")
    assert legal(game, "replace") == ["replace 6 1"]
    piece = game.state.rules.piece
    assert not can_replace(game.state, 0, piece(1, "warlord"), 8, piece(0, "warrior"))


# ---- §10.5 Daylight


@pytest.mark.law("root:10.5")
def test_each_revealed_card_gives_one_ritual_in_any_order() -> None:
    game = table("daylight", "clearing 8 lizards warrior 2", "hand lizards anvil foxfolk_steel sword armorers")
    assert asked(game) == (0, "Rituals", "root:10.5")
    play(game, "0 summon sword in 2", "0 plant anvil in 8", "0 sacrifice armorers", "0 preach foxfolk_steel", "0 pass")
    assert happened(game, "held_ritual") == [
        {"seat": 0, "card": "sword"}, {"seat": 0, "card": "anvil"}, {"seat": 0, "card": "armorers"},
    ]  # fmt: skip
    laws = [event.law for event in game.events if event.what == "held_ritual"]
    assert laws == ["root:10.5.2", "root:10.5.1", "root:10.5.4"]
    assert count(game, "lizards", "warrior", 2) == 1
    assert where(game, "lizards", "garden_fox") == {8: 1}
    assert board(game).acolytes == 1


@pytest.mark.law("root:10.5")
def test_a_revealed_card_lies_open_and_serves_for_nothing_else() -> None:
    game = table("daylight", "points 10 0 0", "hand lizards dominance_fox", "available dominance_bird")
    assert legal(game, "activate") == ["activate dominance_fox"]
    play(game, "0 summon dominance_fox in 8")
    assert legal(game) == ["pass"]
    for viewer in (0, 1, None):
        assert game.state.boards[0].view(game.state, 0, viewer)["revealed"] == ["dominance_fox"]


@pytest.mark.law("root:10.5.1")
def test_a_garden_is_built_in_a_ruled_clearing_of_the_cards_suit() -> None:
    game = table(
        "daylight", "clearing 8 lizards warrior 1", "clearing 6 lizards warrior 1", "clearing 6 marquise warrior 1",
        "clearing 5 lizards warrior 1", "clearing 1 lizards warrior 2", "clearing 1 marquise sawmill 1",
        "hand lizards anvil",
    )  # fmt: skip
    assert legal(game, "plant") == ["plant anvil in 8"]
    assert why_not(game, "plant anvil in 6") == "root:10.5.1", "nobody rules it"
    assert why_not(game, "plant anvil in 1") == "root:2.2.3"
    play(game, "0 plant anvil in 8")
    assert where(game, "lizards", "garden_fox") == {8: 1}
    assert points(game, "lizards") == 0
    assert supply(game, "lizards", "garden_fox") == 4


@pytest.mark.law("root:10.5.1", "root:6.2.2")
def test_no_garden_is_built_at_the_keep() -> None:
    game = table("daylight", "clearing 8 lizards warrior 2", "clearing 8 marquise keep 1", "hand lizards anvil")
    assert ruler(game, 8) == "lizards"
    assert legal(game, "plant") == []
    assert why_not(game, "plant anvil in 8") == "root:6.2.2"


@pytest.mark.law("root:10.5.1")
def test_no_garden_is_built_from_an_empty_track() -> None:
    planted = ("clearing 6 lizards garden_fox 2", "clearing 8 lizards garden_fox 2", "clearing 1 lizards garden_fox 1")
    game = table("daylight", "ruins none", *planted, "clearing 12 lizards warrior 1", "hand lizards anvil")
    assert legal(game, "plant") == []


@pytest.mark.law("root:10.5.2")
def test_a_warrior_is_recruited_in_any_clearing_of_the_cards_suit() -> None:
    game = table("daylight", "clearing 8 marquise warrior 3", "clearing 6 marquise keep 1", "hand lizards anvil")
    assert legal(game, "summon") == ["summon anvil in 1", "summon anvil in 8", "summon anvil in 12"]
    assert why_not(game, "summon anvil in 6") == "root:6.2.2"
    play(game, "0 summon anvil in 8")
    assert (count(game, "lizards", "warrior", 8), supply(game, "lizards", "warrior")) == (1, 24)


@pytest.mark.law("root:10.5.2", "root:10.5.4")
def test_without_warriors_in_the_supply_nobody_is_recruited_or_sacrificed() -> None:
    everyone = "\n".join(f"clearing {clearing} lizards warrior 5" for clearing in (3, 4, 5, 6, 8))
    game = table("daylight", everyone, "hand lizards anvil armorers")
    assert (legal(game, "summon"), legal(game, "sacrifice")) == ([], [])


@pytest.mark.law("root:10.5.3")
@pytest.mark.parametrize("gardens", range(6))
def test_the_score_ritual_scores_by_the_gardens_of_the_suit(gardens: int) -> None:
    sites = (6, 6, 8, 8, 1)[:gardens]
    planted = [f"clearing {site} lizards garden_fox {sites.count(site)}" for site in sorted(set(sites))]
    game = table("daylight", "ruins none", *planted, "clearing 5 lizards garden_rabbit 2", "hand lizards anvil")
    play(game, "0 preach anvil")
    assert points(game, "lizards") == Lizards().points[gardens] == (0, 0, 2, 2, 3, 4)[gardens]
    assert (hand(game, "lizards"), souls(game), board(game).revealed) == ([], ["anvil"], [])


@pytest.mark.ruling("R74")
@pytest.mark.law("root:10.5.3")
def test_without_a_garden_of_the_suit_the_card_may_be_spent_for_nothing() -> None:
    game = play(table("daylight", "hand lizards anvil"), "0 preach anvil")
    assert (points(game, "lizards"), souls(game)) == (0, ["anvil"])


@pytest.mark.law("root:10.5.3")
def test_each_suit_scores_once_a_turn() -> None:
    game = table(
        "daylight", "clearing 8 lizards garden_fox 2", "clearing 5 lizards garden_rabbit 2",
        "hand lizards anvil foxfolk_steel bake_sale",
    )  # fmt: skip
    assert set(legal(play(game.copy(), "0 preach bake_sale"), "preach")) == {"preach anvil", "preach foxfolk_steel"}
    play(game, "0 preach anvil")
    assert legal(game, "preach") == ["preach bake_sale"]
    assert why_not(game, "preach foxfolk_steel") == "root:10.5.3"
    play(game, "0 preach bake_sale")
    assert points(game, "lizards") == 4
    assert legal(game, "preach") == []
    play(game, "0 pass", "0 pass")
    assert board(game).scored == 0, "next turn both may score again"


@pytest.mark.law("root:10.5.4")
def test_a_revealed_bird_makes_an_acolyte_of_a_warrior_in_the_supply() -> None:
    game = table("daylight", "hand lizards armorers sappers anvil")
    assert legal(game, "sacrifice") == ["sacrifice armorers", "sacrifice sappers"]
    play(game, "0 sacrifice armorers", "0 sacrifice sappers")
    assert (board(game).acolytes, supply(game, "lizards", "warrior")) == (2, 23)
    assert souls(game) == [], "birds are revealed, not spent"


# ---- §10.6 Evening


@pytest.mark.law("root:10.6", "root:10.6.1", "root:10.6.2", "root:10.6.3")
@pytest.mark.also_in("fifth")
def test_the_three_stages_of_evening_come_in_their_order() -> None:
    """What was revealed comes back, can be crafted, and then cards are drawn."""
    game = table("daylight", "clearing 8 lizards warrior 1", HATED, "hand lizards anvil armorers", "coming card sword")
    play(game, "0 plant anvil in 8", "0 sacrifice armorers", "0 pass")
    assert asked(game) == (0, "CraftWithGardens", "root:10.6.2")
    assert hand(game, "lizards") == ["anvil", "armorers"]
    assert legal(game, "craft") == ["craft anvil", "craft armorers"]
    play(game, "0 craft anvil", "0 pass")
    assert hand(game, "lizards") == ["sword", "armorers"]
    assert asked(game)[0] == 1


@pytest.mark.law("root:10.6.1", "root:1.2")
@pytest.mark.also_in("fifth")
def test_revealed_cards_come_back_to_the_hand_and_everyone_knows_them() -> None:
    game = table("daylight", "hand lizards anvil sword foxfolk_steel")
    play(game, "0 summon anvil in 8", "0 preach sword", "0 pass")
    assert hand(game, "lizards") == ["anvil", "foxfolk_steel"]
    assert board(game).revealed == []
    assert ids(game.state.hands[0].seen[1]) == ids(game.state.hands[0].seen[2]) == ["anvil"]
    assert "anvil" in ids(game.determinize(1, 9).state.hands[0].cards)


@pytest.mark.law("root:10.6.3")
@pytest.mark.parametrize(
    ("gardens", "drawn"),
    [
        ("", 1),
        ("clearing 8 lizards garden_fox 1", 1),
        ("clearing 8 lizards garden_fox 2", 2),
        ("clearing 8 lizards garden_fox 2\nclearing 1 lizards garden_fox 1", 2),
        ("clearing 8 lizards garden_fox 2\nclearing 5 lizards garden_rabbit 2\nclearing 2 lizards garden_mouse 2", 4),
    ],
)
def test_the_second_garden_of_each_suit_draws_a_card(gardens: str, drawn: int) -> None:
    game = play(table("evening", gardens), "0 pass")
    assert len(hand(game, "lizards")) == drawn


@pytest.mark.law("root:10.6.3")
def test_cards_beyond_five_are_discarded_of_ones_choice() -> None:
    game = table(
        "evening", "clearing 8 lizards garden_fox 2", "hand lizards anvil sword cobbler armorers sappers",
        "coming card bake_sale card investments",
    )  # fmt: skip
    play(game, "0 pass", "0 discard anvil", "0 discard sword")
    assert len(hand(game, "lizards")) == 5
    assert souls(game) == ["anvil", "sword"]


# ---- with others


@pytest.mark.law("root:10.2.4", "root:3.3.1.I")
def test_gardens_win_by_dominance() -> None:
    gardens = "\n".join(f"clearing {clearing} lizards garden_fox 1" for clearing in (1, 6, 8))
    everyone = "\n".join(f"clearing {clearing} marquise warrior 4" for clearing in (1, 6, 8))
    game = table("begin", gardens, everyone, "dominance lizards dominance_fox", "points 10 0 0")
    assert game.over
    assert (game.state.winners, game.state.won_by) == ((0,), "root:3.3.1.I")


@pytest.mark.law("root:10.2.3", "root:9.2.9.III.a")
def test_the_vagabond_is_hostile_to_the_cult_and_pays_it_in_acolytes() -> None:
    game = table(
        "daylight", "pawn vagabond 8", "vagabond character thief", "vagabond ready sword sword",
        "clearing 8 lizards warrior 3", "coming die 2 die 0", seat=1, factions="lizards vagabond eyrie",
    )  # fmt: skip
    play(game, "1 battle 8 0")
    assert board(game).acolytes == 2
    assert game.state.boards[1].view(game.state, 1, None)["relations"] == {"lizards": "hostile", "eyrie": "indifferent"}


@pytest.mark.law("root:9.5.4")
def test_the_vagabond_aids_the_cult() -> None:
    game = table(
        "daylight", "pawn vagabond 8", "vagabond character thief", "vagabond ready torch",
        "clearing 8 lizards warrior 1", "box lizards sword", "hand vagabond anvil", seat=1,
        factions="lizards vagabond eyrie",
    )  # fmt: skip
    play(game, "1 aid 0 anvil", "1 exhaust torch", "1 ask sword")
    assert (hand(game, "lizards"), souls(game)) == (["anvil"], [])


@pytest.mark.law("root:10.2.3", "root:9.2.9.II.d")
def test_who_falls_beside_an_allied_vagabond_has_attacked_and_is_no_acolyte() -> None:
    game = table(
        "daylight", "pawn vagabond 8", "vagabond ready sword", "vagabond relation lizards allied",
        "clearing 8 lizards warrior 2", "clearing 8 marquise warrior 3", "coming die 1 die 1",
        seat=1, factions="lizards vagabond marquise",
    )  # fmt: skip
    play(game, "1 battle 8 2", "1 ally 0", "1 lose warrior")
    assert (board(game).acolytes, supply(game, "lizards", "warrior")) == (0, 24)
    assert relation(game, "lizards") == "hostile", "he gave up a warrior and no item"


@pytest.mark.law("root:10.2.3", "root:D.4.2")
def test_in_a_battle_that_the_vagrant_starts_the_cult_has_its_revenge_as_defender() -> None:
    for sides, acolytes in (("2 0", 1), ("0 2", 0)):
        game = table(
            "daylight", "pawn vagabond 8", "vagabond character vagrant", "vagabond ready torch",
            "clearing 8 lizards warrior 2", "clearing 8 marquise warrior 3", "coming die 1 die 1",
            seat=1, factions="lizards vagabond marquise",
        )  # fmt: skip
        play(game, f"1 instigate {sides}")
        assert (board(game).acolytes, count(game, "lizards", "warrior", 8)) == (acolytes, 1)
        assert relation(game, "lizards") == "hostile"


@pytest.mark.law("root:10.2.5", "root:9.5.6", "root:9.2.9.III")
def test_a_garden_that_a_vagabond_shoots_costs_a_card_and_no_friendship() -> None:
    game = table(
        "daylight", "pawn vagabond 8", "vagabond ready crossbow", "clearing 8 lizards garden_fox 1",
        "hand lizards anvil", seat=1, factions="lizards vagabond eyrie",
    )  # fmt: skip
    play(game, "1 strike 0")
    assert (points(game, "vagabond"), relation(game, "lizards")) == (1, "indifferent")
    assert (hand(game, "lizards"), souls(game)) == ([], ["anvil"])


@pytest.mark.law("root:10.4.3.III", "root:12.2.3")
def test_a_sanctified_building_is_a_failure_of_the_duchy() -> None:
    game = table(
        "birdsong", HATED, "lizards acolytes 2", "clearing 8 duchy citadel 1 market 1", "duchy swayed captain marshal",
        "hand duchy anvil", factions="lizards duchy eyrie",
    )  # fmt: skip
    play(game, "0 sanctify market 8")
    assert asked(game) == (1, "ChooseHumbled", "root:12.2.3")
    assert count(game, "lizards", "garden_fox", 8) == 1, "the replacement is complete"
    play(game, "1 demote marshal")
    assert (hand(game, "duchy"), souls(game), points(game, "lizards")) == ([], ["anvil"], 1)


@pytest.mark.law("root:10.5.1", "root:11.2.7.III")
def test_mercenaries_give_rule_for_a_garden_but_are_converted_in_birdsong() -> None:
    """Without a piece of its own there, the Cult rules by warriors that it has hired; in Birdsong they still are
    enemies."""
    lines = ("riverfolk customer lizards 1 mercenaries", "riverfolk payments lizards 1")
    game = table(
        "daylight", *lines, "clearing 5 riverfolk warrior 2", "hand lizards bake_sale",
        factions="lizards riverfolk eyrie",
    )  # fmt: skip
    assert legal(game, "plant") == ["plant bake_sale in 5"]
    game = table(
        "birdsong", *lines, "lizards outcast rabbit", "lizards acolytes 1", "clearing 5 riverfolk warrior 2",
        factions="lizards riverfolk eyrie",
    )  # fmt: skip
    assert legal(game, "replace") == ["replace 5 1"]


@pytest.mark.law("root:10.2.4", "root:4.1.3")
def test_royal_claim_counts_every_clearing_with_a_garden() -> None:
    game = table(
        "birdsong", "crafted lizards royal_claim", "clearing 8 lizards garden_fox 1", "clearing 8 marquise warrior 3",
        "clearing 5 lizards warrior 1", "clearing 5 marquise warrior 1",
    )  # fmt: skip
    assert points(play(game, "0 use royal_claim"), "lizards") == 1


@pytest.mark.law("root:4.1.3", "root:10.5")
def test_a_crafted_card_is_used_between_conspiracies_and_between_rituals() -> None:
    game = table(
        "birdsong", HATED, "lizards acolytes 1", "clearing 8 lizards warrior 1",
        "crafted lizards royal_claim tax_collector", "hand lizards anvil",
    )  # fmt: skip
    play(game, "0 pass")
    assert "use royal_claim" in legal(game)
    play(game, "0 use royal_claim", "0 pass", "0 summon anvil in 8")
    assert legal(game, "use") == ["use tax_collector"]
    assert points(game, "lizards") == 1


# ---- boards that come from outside


def test_a_board_is_written_and_read_as_it_is() -> None:
    text = """
        lizards outcast rabbit
        lizards hated
        lizards acolytes 3
        lizards souls sword anvil sappers
        lizards revealed bake_sale
        lizards scored fox mouse
    """
    game = table("daylight", *[line.strip() for line in text.strip().splitlines()])
    assert copse.position(game.position()).hash() == game.hash()
    assert copse.load(game.save()) == game
    assert game.view(1)["seats"][0]["board"] == {  # type: ignore[index, call-overload]
        "outcast": "rabbit", "hated": True, "acolytes": 3, "souls": ["sword", "anvil", "sappers"],
        "revealed": ["bake_sale"], "scored": ["fox", "mouse"],
    }  # fmt: skip
    assert supply(game, "lizards", "warrior") == 22
    assert not any(game.state.deck.count(CARD_IDS.index(card)) for card in ("sword", "anvil", "bake_sale"))


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ("lizards outcast bird", "not a known suit"),
        ("lizards acolytes 26", "whole number"),
        ("lizards acolytes 25\nclearing 8 lizards warrior 1", "26 of them"),
        ("lizards faith 3", "not a known line of lizards"),
        ("lizards souls banner", "not a known card"),
        ("lizards souls anvil\nhand marquise anvil", "anvil should be in 1"),
        ("lizards revealed anvil", "Daylight only"),
        ("todo EndTurn 0\ntodo FearOfTheFaithful 0 0", r"'number' must be a number \(1 to 99\), not '0'"),
    ],
)
def test_an_impossible_board_is_refused(lines: str, problem: str) -> None:
    with pytest.raises(BadPosition, match=problem):
        table("birdsong", lines)


@pytest.mark.parametrize(
    ("field", "value"),
    [("outcast", 3), ("hated", 1), ("acolytes", 100), ("souls", [999]), ("revealed", "anvil"), ("scored", 8)],
)
def test_a_damaged_board_is_refused(field: str, value: Json) -> None:
    dumped = LizardsBoard().dump()
    with pytest.raises(BadSave):
        LizardsBoard().restore(table("daylight").state, Fields({**dumped, field: value}, "the board"))


def test_a_cult_without_an_outcast_is_refused() -> None:
    game = table("daylight")
    board(game).outcast = NONE
    with pytest.raises(BadSave, match="no Outcast"):
        copse.load(game.save())


def test_every_garden_belongs_to_a_suit() -> None:
    assert [CARDS[CARD_IDS.index(f"dominance_{name.removeprefix('garden_')}")].suit for name in GARDENS] == [0, 1, 2]
