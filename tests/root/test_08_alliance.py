"""Chapter 8: the Woodland Alliance.

Most positions are on the autumn map with the Alliance in seat 0, the Marquise in seat 1 and the Eyrie in seat 2.
Clearings 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, 2, 7, 9 and 11 mouse; 6, 10, 11 and 12 have a ruin. Clearing 5
borders 1 and 2, clearing 1 borders 5, 9 and 10.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

import copse
from copse.games import RootGame
from copse.kernel.chance import Dice
from copse.kernel.errors import BadPosition, BadSave
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Json
from copse.root.board import PLACES
from copse.root.cards import CARDS, SUITS
from copse.root.factions.alliance import Alliance, AllianceBoard
from copse.root.factions.eyrie import EyrieBoard
from copse.root.pieces import WARRIOR
from copse.root.state import NONE, Woodland
from copse.root.zones import empty
from tests.script import asked, few_of_many, happened, legal, play, root

FACTIONS = "factions alliance marquise eyrie\n"


def table(phase: str, *lines: str, seat: int = 0) -> RootGame:
    """A phase of seat 0, the Alliance, or of another seat is about to begin."""
    return root("\n".join([FACTIONS + f"turn {seat} {phase}", "eyrie leader builder", *joined(lines)]))


def joined(lines: tuple[str, ...]) -> list[str]:
    """Several lines of a faction in the same clearing become one."""
    out: dict[str, str] = {}
    for line in "\n".join(lines).split("\n"):
        words = line.split(" ")
        key = " ".join(words[:3]) if words[0] == "clearing" else line
        out[key] = f"{out[key]} {' '.join(words[3:])}" if key in out else line
    return list(out.values())


def board(game: RootGame, seat: int = 0) -> AllianceBoard:
    return game.state.board(seat, AllianceBoard)


def ids(cards: Sequence[int]) -> list[str]:
    return sorted(CARDS[card].id for card in cards)


def supporters(game: RootGame) -> list[str]:
    return ids(board(game).supporters.cards)


def hand(game: RootGame, seat: int) -> list[str]:
    return ids(game.state.hands[seat].cards)


def standing(game: RootGame, clearing: int) -> dict[str, int]:
    """The pieces of a clearing, such as `{"alliance warrior": 2}`."""
    rules = game.state.rules
    return {
        f"{rules.names[piece.party]} {piece.name}": game.state.count(piece.number, clearing)
        for piece in rules.pieces
        if game.state.count(piece.number, clearing)
    }


def supply(game: RootGame, piece: str, seat: int = 0) -> int:
    return game.state.supply[game.state.rules.piece(seat, piece)]


def sympathy(*clearings: int) -> str:
    return "\n".join(f"clearing {clearing} alliance sympathy 1" for clearing in clearings)


# ---- §8.2.1, §8.2.2


@pytest.mark.law("root:8.2.1", "root:8.5.1")
def test_sympathy_crafts_by_the_suit_of_its_clearing() -> None:
    cards = "hand alliance anvil foxfolk_steel root_tea_fox cobbler"
    assert legal(table("daylight", sympathy(6), cards), "craft") == ["craft anvil"]
    assert legal(table("daylight", sympathy(6, 8), cards), "craft") == ["craft anvil", "craft foxfolk_steel"]
    game = table("daylight", sympathy(6, 2), cards)
    play(game, "0 craft anvil", "0 craft root_tea_fox")
    assert game.state.points[0] == 4


@pytest.mark.law("root:8.2.1", "root:8.5.1")
def test_neither_bases_nor_warriors_craft_and_each_token_crafts_once_a_turn() -> None:
    game = table("daylight", "clearing 6 alliance base_fox 1 warrior 2", sympathy(8), "hand alliance anvil arms_trader")
    assert legal(game, "craft") == ["craft anvil"]
    assert legal(play(game, "0 craft anvil"), "craft") == []


@pytest.mark.law("root:8.2.2")
def test_guerrilla_war_gives_the_defending_alliance_the_higher_roll() -> None:
    game = table(
        "daylight", "clearing 5 alliance warrior 3", "clearing 5 marquise warrior 3", "coming die 2 die 0", seat=1
    )
    play(game, "1 pass", "1 battle 5 0")
    assert standing(game, 5) == {"alliance warrior": 3, "marquise warrior": 1}


@pytest.mark.law("root:8.2.2")
def test_the_attacking_alliance_has_the_higher_roll_as_everyone_has() -> None:
    game = table(
        "evening",
        "clearing 5 alliance warrior 3",
        "clearing 5 marquise warrior 3",
        "alliance officers 1",
        "coming die 0 die 2",
    )
    play(game, "0 battle 5 1")
    assert standing(game, 5) == {"alliance warrior": 3, "marquise warrior": 1}


@pytest.mark.law("root:8.2.2")
def test_a_guerrilla_without_warriors_deals_no_rolled_hits() -> None:
    game = table("daylight", sympathy(5), "clearing 5 marquise warrior 3", "coming die 3 die 0", seat=1)
    play(game, "1 pass", "1 battle 5 0")
    assert standing(game, 5) == {"marquise warrior": 3}, "one hit because there is no defender"


# ---- §8.2.3 supporters


@pytest.mark.law("root:8.2.3")
def test_supporters_lie_face_down_for_all_but_the_alliance() -> None:
    game = table("birdsong", "alliance supporters anvil ambush_fox")
    assert seen_by(game, 0) == {"size": 2, "cards": ["ambush_fox", "anvil"]}
    assert seen_by(game, 1) == {"size": 2, "cards": []}
    assert seen_by(game, None) == {"size": 2, "cards": []}


def seen_by(game: RootGame, viewer: int | None) -> Json:
    """What a viewer sees of the supporters."""
    return game.state.boards[0].view(game.state, 0, viewer)["supporters"]


@pytest.mark.law("root:8.2.3", "root:8.5.1", "root:8.5.3")
def test_supporters_are_no_cards_of_the_hand() -> None:
    game = table("daylight", "clearing 6 alliance base_fox 1", sympathy(1), "alliance supporters anvil armorers")
    assert legal(game) == ["pass"], "nothing to craft, to mobilize or to train with"


@pytest.mark.law("root:8.2.3")
def test_cards_of_the_hand_are_no_supporters() -> None:
    game = table("birdsong", "hand alliance anvil foxfolk_steel armorers", sympathy(1))
    assert asked(game)[1] == "Prepare", "neither a revolt nor sympathy can be paid for"


@pytest.mark.law("root:8.2.3")
def test_a_supporter_is_spent_as_its_suit_only_and_goes_to_the_discard_pile() -> None:
    game = table("birdsong", "alliance supporters anvil birdy_bindle cobbler")
    play(game, "0 spread 6")
    assert legal(game) == ["supporter birdy_bindle", "supporter anvil"]
    play(game, "0 supporter anvil")
    assert supporters(game) == ["birdy_bindle", "cobbler"]
    assert ids(game.state.discard) == ["anvil"]


@pytest.mark.law("root:8.2.3", "root:3.3.3")
@pytest.mark.also_in("early")
def test_a_dominance_card_among_spent_supporters_becomes_available() -> None:
    game = play(table("birdsong", "alliance supporters dominance_fox"), "0 spread 6")
    assert ids(game.state.available) == ["dominance_fox"]
    assert game.state.discard == ()


@pytest.mark.ruling("R8")
@pytest.mark.law("root:8.2.3")
def test_which_supporter_pays_is_asked_whatever_they_are_unless_all_must_go() -> None:
    game = play(table("birdsong", "alliance supporters anvil cobbler"), "0 spread 6")
    assert asked(game) == (0, "PaySupporter", "root:8.2.3")
    assert legal(game) == ["supporter anvil"], "a question that did not come would betray the cobbler"
    game = play(table("birdsong", "alliance supporters anvil"), "0 spread 6")
    assert supporters(game) == []


@pytest.mark.ruling("R52")
@pytest.mark.law("root:8.2.3.I")
def test_without_a_base_a_sixth_supporter_is_discarded_at_once() -> None:
    five = "alliance supporters anvil cobbler sword investments bake_sale"
    game = play(table("daylight", five, "hand alliance armorers"), "0 mobilize armorers")
    assert len(supporters(game)) == 5
    assert "armorers" not in supporters(game)
    assert ids(game.state.discard) == ["armorers"]
    assert hand(game, 0) == []


@pytest.mark.law("root:8.2.3.I")
def test_with_a_base_there_is_room_for_any_number_of_supporters() -> None:
    five = "alliance supporters anvil cobbler sword investments bake_sale"
    game = table("daylight", five, "hand alliance armorers", "clearing 6 alliance base_fox 1")
    play(game, "0 mobilize armorers")
    assert len(supporters(game)) == 6
    assert game.state.discard == ()


@pytest.mark.law("root:8.2.3.I", "root:8.2.6")
def test_a_card_of_outrage_that_finds_no_room_is_discarded_too() -> None:
    five = "alliance supporters cobbler sword investments bake_sale sappers"
    lines = (five, sympathy(1), "clearing 5 marquise warrior 2 sawmill 1")
    game = table("daylight", *lines, "hand marquise anvil", seat=1)
    play(game, "1 pass", "1 move 5>1 x1", "1 give anvil")
    assert (len(supporters(game)), hand(game, 1), ids(game.state.discard)) == (5, [], ["anvil"])
    game = table("daylight", *lines, "coming card anvil", seat=1)
    play(game, "1 pass", "1 move 5>1 x1")
    assert (len(supporters(game)), ids(game.state.discard)) == (5, ["anvil"])


# ---- §8.2.4 the loss of a base


def siege(*lines: str) -> RootGame:
    """The Marquise is about to attack the fox base in clearing 8."""
    return table(
        "daylight",
        "clearing 8 alliance base_fox 1",
        "clearing 8 marquise warrior 2",
        "coming die 0 die 0",
        *lines,
        seat=1,
    )


def besieged(*lines: str) -> RootGame:
    """The base falls to the extra hit."""
    return play(siege(*lines), "1 pass", "1 battle 8 0")


def suits_of(names: str) -> list[int]:
    """Clearings of other suits than bases were founded in, as no position has them."""
    return [NONE, *[SUITS.index(name) for name in names.split()]]


@pytest.mark.law("root:8.2.4")
def test_with_a_base_go_the_supporters_of_its_printed_suit_and_the_birds() -> None:
    game = besieged("alliance supporters anvil ambush_fox armorers cobbler sword")
    assert supporters(game) == ["cobbler", "sword"]
    assert ids(game.state.discard) == ["ambush_fox", "anvil", "armorers"]
    assert supply(game, "base_fox") == 1
    assert game.state.points[1] == 1


@pytest.mark.ruling("R41")
@pytest.mark.law("root:8.2.4", "root:3.3.3")
def test_dominance_cards_among_the_lost_supporters_become_available() -> None:
    game = besieged("alliance supporters dominance_fox dominance_bird dominance_mouse")
    assert ids(game.state.available) == ["dominance_bird", "dominance_fox"]
    assert supporters(game) == ["dominance_mouse"]


@pytest.mark.law("root:8.2.4")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (7, 3)])
def test_half_of_the_officers_rounded_up_go_with_a_base(before: int, after: int) -> None:
    game = besieged(f"alliance officers {before}")
    assert board(game).officers == after
    assert supply(game, "warrior") == 10 - after


@pytest.mark.law("root:8.2.4")
def test_when_the_last_base_falls_the_supporters_go_down_to_five_of_choice() -> None:
    game = besieged("alliance supporters anvil cobbler bake_sale sword investments codebreakers command_warren")
    assert asked(game) == (0, "DiscardSupporter", "root:8.2.4")
    assert "discard anvil" not in legal(game), "the fox is gone already"
    play(game, "0 discard sword")
    assert supporters(game) == ["bake_sale", "cobbler", "codebreakers", "command_warren", "investments"]
    assert asked(game)[0] == 1


@pytest.mark.law("root:8.2.4")
def test_while_another_base_stands_all_supporters_of_other_suits_stay() -> None:
    game = besieged(
        "clearing 3 alliance base_rabbit 1",
        "alliance supporters anvil armorers cobbler bake_sale sword investments codebreakers command_warren",
    )
    assert len(supporters(game)) == 6
    assert asked(game)[0] == 1


@pytest.mark.law("root:8.2.4")
def test_the_printed_suit_of_the_base_counts_not_that_of_its_clearing() -> None:
    suits = "fox mouse rabbit rabbit fox fox mouse rabbit mouse rabbit mouse fox"
    game = siege("alliance supporters anvil cobbler sword")
    game.state.suits = suits_of(suits)
    play(game, "1 pass", "1 battle 8 0")
    assert supporters(game) == ["cobbler", "sword"], "clearing 8 is a rabbit clearing here"


@pytest.mark.ruling("R12")
@pytest.mark.law("root:8.2.4", "root:4.3.4")
@pytest.mark.parametrize(("first", "kept"), [("base_fox", ["foxfolk_steel"]), ("sympathy", [])])
def test_the_loser_of_a_battle_orders_the_loss_of_a_base_and_outrage(first: str, kept: list[str]) -> None:
    game = table(
        "daylight",
        "clearing 8 alliance base_fox 1 sympathy 1",
        "clearing 8 marquise warrior 5",
        "hand marquise foxfolk_steel",
        "alliance supporters anvil",
        "alliance officers 2",
        "crafted marquise brutal_tactics",
        "coming die 0 die 0",
        seat=1,
    )
    play(game, "1 pass", "1 battle 8 0", "1 use brutal_tactics")
    assert standing(game, 8) == {"marquise warrior": 5}
    assert asked(game) == (0, "OrderLosses", "root:4.3.4")
    assert legal(game) == ["lose base_fox", "lose sympathy"]
    play(game, f"0 lose {first}", "1 give foxfolk_steel")
    assert supporters(game) == kept
    assert board(game).officers == 1


@pytest.mark.ruling("R12")
@pytest.mark.law("root:8.2.4", "root:1.1.3")
def test_outside_battle_the_active_player_orders_the_loss_of_a_base_and_outrage() -> None:
    game = table(
        "daylight",
        "clearing 8 alliance base_fox 1 sympathy 1",
        "clearing 1 marquise workshop 1",
        "clearing 6 marquise workshop 1",
        "clearing 12 marquise workshop 1",
        "hand marquise favor_of_the_foxes anvil",
        seat=1,
    )
    play(game, "1 craft favor_of_the_foxes")
    assert asked(game) == (1, "OrderLosses", "root:4.3.4")
    play(game, "1 lose sympathy", "1 give anvil")
    assert supporters(game) == []
    assert ids(game.state.discard) == ["anvil", "favor_of_the_foxes"]


# ---- §8.2.5 sympathy


@pytest.mark.law("root:8.2.5", "root:8.3.3")
def test_when_all_ten_tokens_are_on_the_map_sympathy_spreads_no_more() -> None:
    game = table(
        "birdsong",
        sympathy(1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
        "clearing 11 alliance base_mouse 1 warrior 1",
        "clearing 1 alliance base_fox 1",
        "clearing 3 alliance base_rabbit 1",
        "alliance supporters anvil foxfolk_steel arms_trader armorers sappers",
    )
    assert supply(game, "sympathy") == 0
    assert asked(game)[1] == "Prepare"


@pytest.mark.law("root:8.2.5.I")
def test_a_clearing_holds_one_token() -> None:
    game = play(table("birdsong", sympathy(1, 5), "alliance supporters cobbler sword"), "0 pass")
    assert legal(game, "spread") == ["spread 2", "spread 9", "spread 10"]
    both = ("clearing 5 alliance warrior 1 sympathy 1", "clearing 9 alliance warrior 1")
    game = table("evening", *both, "alliance officers 1")
    assert legal(game, "organize") == ["organize 9"]


@pytest.mark.law("root:8.2.5.II", "root:8.2.6")
def test_a_clearing_is_sympathetic_while_the_token_lies_there() -> None:
    lines = ("clearing 5 marquise warrior 3 sawmill 1", "clearing 1 marquise warrior 2", "hand marquise anvil")
    game = table("daylight", *lines, sympathy(1), "coming die 0 die 0", seat=1)
    play(game, "1 pass", "1 move 5>1 x1", "1 give anvil", "1 stop")
    play(game, "1 battle 1 0", "1 move 5>1 x1")
    assert len(happened(game, "outraged")) == 2, "for the move and for the token, but not for the second move"


# ---- §8.2.6 outrage


def intruder(*lines: str) -> RootGame:
    """The Marquise is about to move from 5 into the sympathetic fox clearing 1."""
    game = table("daylight", sympathy(1), "clearing 5 marquise warrior 3 sawmill 1", *lines, seat=1)
    return play(game, "1 pass", "1 move 5>1 x2")


@pytest.mark.law("root:8.2.6")
def test_outrage_for_moving_warriors_into_a_sympathetic_clearing() -> None:
    game = intruder("hand marquise anvil foxfolk_steel cobbler")
    assert asked(game) == (1, "Appease", "root:8.2.6")
    assert legal(game) == ["give anvil", "give foxfolk_steel"]
    play(game, "1 give foxfolk_steel")
    assert supporters(game) == ["foxfolk_steel"]
    assert hand(game, 1) == ["anvil", "cobbler"]


@pytest.mark.law("root:8.2.6", "root:2.1.1.I")
def test_outrage_must_be_paid_with_a_bird_if_nothing_else_matches() -> None:
    game = intruder("hand marquise armorers cobbler")
    assert legal(game) == ["give armorers"]
    assert legal(intruder("hand marquise armorers anvil")) == ["give anvil", "give armorers"]


@pytest.mark.ruling("R51")
@pytest.mark.law("root:8.2.6")
def test_outrage_without_a_matching_card_shows_the_hand_and_the_deck_pays() -> None:
    game = intruder("hand marquise cobbler sword", "coming card armorers")
    assert legal(game) == ["pass"]
    play(game, "1 pass")
    assert supporters(game) == ["armorers"]
    assert hand(game, 1) == ["cobbler", "sword"]
    assert ids(game.state.hands[1].seen[0]) == ["cobbler", "sword"], "the Alliance has seen the hand"
    assert game.state.hands[1].seen[2] == (), "the Eyrie has not"
    assert happened(game, "showed_hand") == [{"seat": 1, "to": 0, "cards": "sword cobbler"}]
    shown = next(event for event in game.events if event.what == "showed_hand")
    assert "cards" not in shown.seen_by(2).args
    assert seen_by(game, 1) == {"size": 1, "cards": []}, "the card of the deck is the Alliance's secret"


@pytest.mark.law("root:8.2.6")
def test_outrage_of_an_empty_hand_asks_nothing() -> None:
    game = intruder("coming card armorers")
    assert asked(game)[1] == "March"
    assert supporters(game) == ["armorers"]


@pytest.mark.law("root:8.2.6", "root:8.2.3")
def test_only_the_giver_and_the_alliance_know_the_card_of_outrage() -> None:
    game = play(intruder("hand marquise anvil cobbler", "seen marquise by eyrie anvil"), "1 give anvil")
    assert seen_by(game, 1) == {"size": 1, "cards": ["anvil"]}
    assert seen_by(game, 2) == {"size": 1, "cards": []}
    assert game.state.hands[1].seen[2] == (), "what the Eyrie knew of the hand may no longer be true"
    given = next(event for event in game.events if event.what == "gained_supporter")
    assert given.secret == {"card": "anvil"}
    assert sorted(given.known_to) == [0, 1]


@pytest.mark.law("root:8.2.6")
def test_outrage_for_removing_sympathy_in_battle_is_paid_by_the_remover() -> None:
    game = table(
        "daylight",
        sympathy(1),
        "clearing 1 marquise warrior 2",
        "hand marquise anvil cobbler",
        "hand eyrie foxfolk_steel",
        "coming die 0 die 0",
        seat=1,
    )
    play(game, "1 pass", "1 battle 1 0")
    assert game.state.points[1] == 1, "for the token"
    play(game, "1 give anvil")
    assert supporters(game) == ["anvil"]


@pytest.mark.law("root:8.2.6")
def test_outrage_falls_on_a_defender_who_removes_the_sympathy_of_the_attacking_alliance() -> None:
    game = table(
        "evening",
        "clearing 1 alliance warrior 1 sympathy 1",
        "clearing 1 marquise warrior 3",
        "hand marquise ambush_fox anvil",
        "alliance officers 1",
    )
    play(game, "0 battle 1 1", "1 ambush ambush_fox", "1 give anvil")
    assert standing(game, 1) == {"marquise warrior": 3}
    assert supporters(game) == ["anvil"]


@pytest.mark.ruling("R51")
@pytest.mark.law("root:8.2.6")
def test_outrage_for_a_favor_counts_once_for_each_token() -> None:
    game = table(
        "daylight",
        sympathy(1, 6, 7),
        "clearing 5 marquise workshop 1",
        "clearing 8 marquise workshop 2",
        "clearing 12 marquise workshop 1",
        "hand marquise favor_of_the_foxes anvil foxfolk_steel armorers",
        seat=1,
    )
    play(game, "1 craft favor_of_the_foxes", "1 give anvil", "1 give armorers")
    assert supporters(game) == ["anvil", "armorers"]
    assert standing(game, 7) == {"alliance sympathy": 1}
    assert game.state.points[1] == 2
    assert asked(game)[1] == "Workshops"


@pytest.mark.law("root:8.2.6")
def test_the_alliance_does_not_outrage_itself() -> None:
    game = table(
        "evening",
        "clearing 5 alliance warrior 2",
        sympathy(1),
        "hand alliance anvil",
        "alliance officers 1",
        "coming card sword",
    )
    play(game, "0 move 5>1 x1")
    assert happened(game, "outraged") == []
    assert supporters(game) == []


@pytest.mark.law("root:8.2.6")
def test_no_outrage_in_clearings_without_sympathy_nor_for_leaving_one() -> None:
    game = table("daylight", sympathy(1), "clearing 1 marquise warrior 2", "hand marquise anvil", seat=1)
    play(game, "1 pass", "1 move 1>5 x1")
    assert happened(game, "outraged") == []
    assert asked(game)[1] == "March"


@pytest.mark.ruling("R9")
@pytest.mark.law("root:8.2.6", "root:1.4.2")
def test_outrage_comes_before_the_next_move_of_a_march() -> None:
    game = play(intruder("hand marquise anvil cobbler sword"), "1 give anvil")
    assert asked(game)[1] == "March"
    play(game, "1 move 5>1 x1")
    assert asked(game)[1] == "Appease"


@pytest.mark.law("root:8.2.6")
def test_placing_warriors_in_a_sympathetic_clearing_outrages_nobody() -> None:
    game = table("daylight", sympathy(8), "clearing 8 marquise recruiter 1 warrior 1", "hand marquise anvil", seat=1)
    play(game, "1 pass", "1 recruit")
    assert standing(game, 8)["marquise warrior"] == 2
    assert happened(game, "outraged") == []


def wanderer(*lines: str) -> RootGame:
    """The Daylight of a Vagabond in clearing 5; the Alliance has seat 1 and the Marquise seat 2."""
    head = "factions vagabond alliance marquise\nturn 0 daylight\npawn vagabond 5\nvagabond character ranger"
    return root("\n".join([head, *lines]))


@pytest.mark.law("root:8.2.6", "root:9.5.6")
def test_outrage_for_a_strike_at_sympathy() -> None:
    game = wanderer(sympathy(5), "vagabond ready crossbow 1", "hand vagabond cobbler anvil")
    play(game, "0 strike 1")
    assert asked(game) == (0, "Appease", "root:8.2.6")
    play(game, "0 give cobbler")
    assert ids(board(game, 1).supporters.cards) == ["cobbler"]


@pytest.mark.law("root:8.2.6", "root:G.1.2")
def test_a_pawn_is_no_warrior_and_outrages_nobody() -> None:
    game = wanderer(sympathy(1), "vagabond ready boots 1", "hand vagabond anvil")
    play(game, "0 go 1")
    assert happened(game, "outraged") == []


@pytest.mark.law("root:8.2.6", "root:1.5.5")
def test_outrage_falls_on_the_ally_whom_a_vagabond_makes_move() -> None:
    game = wanderer(
        sympathy(1),
        "vagabond ready boots 1",
        "vagabond relation marquise allied",
        "clearing 5 marquise warrior 2",
        "hand vagabond anvil",
        "hand marquise foxfolk_steel",
    )
    play(game, "0 go 1", "0 bring 2 x1")
    assert asked(game) == (2, "Appease", "root:8.2.6"), "made to move is as if by one's own will"


@pytest.mark.law("root:8.4.1.III", "root:9.2.2.I")
def test_a_revolt_spares_the_pawn_but_hurts_the_vagabond() -> None:
    game = root(
        """
        factions alliance vagabond marquise
        turn 0 birdsong
        pawn vagabond 1
        vagabond character ranger
        vagabond ready boots 2 torch 1 sword 1
        clearing 1 alliance sympathy 1
        alliance supporters anvil ambush_fox
        """
    )
    play(game, "0 revolt 1")
    assert (game.state.pawns[1], asked(game)[0]) == (1, 1)
    assert legal(game) == ["damage boots", "damage sword", "damage torch"]
    play(game, "1 damage boots", "1 damage boots", "1 damage torch")
    assert standing(game, 1) == {"alliance base_fox": 1, "alliance sympathy": 1, "alliance warrior": 1}


# ---- §8.3 setup


@pytest.mark.law("root:8.3.1", "root:8.3.2", "root:8.3.3", "root:8.3.4")
def test_setup_of_the_alliance() -> None:
    game = root_game(7)
    play(game, *first_answers(game))
    assert [supply(game, piece, 2) for piece in ("warrior", "base_fox", "base_rabbit", "base_mouse", "sympathy")] == [
        10, 1, 1, 1, 10,
    ]  # fmt: skip
    assert not any("alliance" in piece for clearing in range(1, PLACES) for piece in standing(game, clearing))
    assert board(game, 2).officers == 0
    assert len(board(game, 2).supporters.cards) == 3
    assert len(game.state.hands[2].cards) == 3
    drawn = [event for event in game.events if event.law == "root:8.3.4"]
    assert [event.known_to for event in drawn] == [(2,)] * 3


def root_game(seed: int) -> RootGame:
    return copse.new("root", factions=["marquise", "eyrie", "alliance"], seed=seed)


def first_answers(game: RootGame) -> list[str]:
    """Whatever comes first until everyone is set up."""
    trial, out = game.copy(), []
    while trial.state.turns == 0:
        decision = trial.decision
        out.append(f"{decision.seat} {decision.actions[0].text}")
        trial.apply(decision.actions[0])
    return out


# ---- §8.4 Birdsong, revolts


@pytest.mark.law("root:8.4")
def test_revolts_come_before_spreading_and_not_after() -> None:
    game = table("birdsong", sympathy(6), "alliance supporters anvil foxfolk_steel cobbler sword")
    assert asked(game) == (0, "Revolt", "root:8.4.1")
    play(game, "0 pass")
    assert asked(game) == (0, "Spread", "root:8.4.2")
    play(game, "0 spread 3", "0 supporter cobbler", "0 pass")
    assert asked(game) == (0, "Prepare", "root:8.5")


@pytest.mark.law("root:8.4.1", "root:8.4.1.III")
def test_several_revolts_in_one_birdsong() -> None:
    game = table("birdsong", sympathy(1, 5, 9), "alliance supporters anvil ambush_fox cobbler bake_sale sappers")
    play(game, "0 revolt 1", "0 supporter anvil", "0 supporter ambush_fox")
    play(game, "0 revolt 5", "0 supporter cobbler", "0 supporter bake_sale")
    assert standing(game, 1) == {"alliance base_fox": 1, "alliance sympathy": 1, "alliance warrior": 1}
    assert standing(game, 5) == {"alliance base_rabbit": 1, "alliance sympathy": 1, "alliance warrior": 1}
    assert board(game).officers == 2
    assert supporters(game) == ["sappers"]
    assert asked(game)[1] == "Prepare", "one supporter pays neither for a third revolt nor for a fourth token"


@pytest.mark.ruling("R1")
@pytest.mark.law("root:8.4.1")
def test_a_revolt_is_asked_for_whatever_the_supporters_are() -> None:
    game = table("birdsong", sympathy(6), "alliance supporters cobbler sword")
    assert asked(game)[1] == "Revolt", "others must not learn that none of them is a fox"
    assert legal(game) == ["pass"]


@pytest.mark.law("root:8.4.1.I")
def test_a_revolt_needs_sympathy_and_a_base_of_that_suit_on_the_board() -> None:
    lines = "alliance supporters anvil foxfolk_steel cobbler bake_sale armorers"
    game = table("birdsong", sympathy(6, 8, 5), lines)
    assert legal(game, "revolt") == ["revolt 5", "revolt 6", "revolt 8"]
    game = table("birdsong", sympathy(6, 8, 5), "clearing 12 alliance base_fox 1", lines)
    assert legal(game, "revolt") == ["revolt 5"]


@pytest.mark.law("root:8.4.1.II")
def test_a_revolt_costs_two_matching_supporters_and_birds_will_do() -> None:
    game = table("birdsong", sympathy(6), "alliance supporters anvil cobbler sword")
    assert legal(game, "revolt") == []
    game = table("birdsong", sympathy(6), "alliance supporters armorers sappers cobbler")
    play(game, "0 revolt 6", "0 supporter armorers", "0 supporter sappers")
    assert supporters(game) == ["cobbler"]
    game = table("birdsong", sympathy(6), "alliance supporters anvil ambush_fox cobbler")
    play(game, "0 revolt 6", "0 supporter anvil", "0 supporter ambush_fox")
    assert supporters(game) == ["cobbler"]
    assert ids(game.state.discard) == ["ambush_fox", "anvil"]


@pytest.mark.law("root:8.4.1.III")
def test_a_revolt_removes_all_enemy_pieces_and_scores_for_buildings_and_tokens() -> None:
    game = table(
        "birdsong",
        sympathy(8),
        "clearing 8 marquise warrior 4 sawmill 1 wood 2",
        "clearing 8 eyrie warrior 2 roost 1",
        "clearing 1 marquise warrior 1",
        "alliance supporters anvil ambush_fox",
    )
    play(game, "0 revolt 8")
    assert standing(game, 8) == {"alliance base_fox": 1, "alliance sympathy": 1, "alliance warrior": 1}
    assert standing(game, 1) == {"marquise warrior": 1}
    assert game.state.points == (4, 0, 0)
    assert game.state.ruler[8] == 0


@pytest.mark.law("root:8.4.1.III", "root:2.2.3")
def test_the_base_takes_the_slot_of_the_building_that_the_revolt_removes() -> None:
    game = table("birdsong", sympathy(1), "clearing 1 marquise sawmill 1", "alliance supporters anvil ambush_fox")
    assert game.state.slots[1] == 0
    play(game, "0 revolt 1")
    assert standing(game, 1)["alliance base_fox"] == 1
    assert game.state.slots[1] == 0


@pytest.mark.law("root:8.4.1.III", "root:6.2.2")
def test_a_revolt_beside_the_keep_removes_it_before_anything_is_placed() -> None:
    game = table("birdsong", sympathy(1), "clearing 1 marquise keep 1", "alliance supporters anvil ambush_fox")
    play(game, "0 revolt 1")
    assert standing(game, 1) == {"alliance base_fox": 1, "alliance sympathy": 1, "alliance warrior": 1}


@pytest.mark.law("root:8.4.1.III")
def test_a_warrior_comes_for_each_sympathetic_clearing_of_the_suit_and_one_becomes_an_officer() -> None:
    game = table("birdsong", sympathy(1, 6, 12, 5, 9), "alliance supporters anvil ambush_fox")
    play(game, "0 revolt 12")
    assert standing(game, 12)["alliance warrior"] == 3
    assert board(game).officers == 1
    assert supply(game, "warrior") == 6


@pytest.mark.law("root:8.4.1.III", "root:1.5.4")
def test_a_revolt_places_as_many_warriors_as_there_are_and_the_officer_comes_last() -> None:
    game = table(
        "birdsong",
        sympathy(1, 6, 12),
        "clearing 3 alliance warrior 4",
        "alliance officers 4",
        "alliance supporters anvil ambush_fox",
    )
    play(game, "0 revolt 12")
    assert standing(game, 12)["alliance warrior"] == 2
    assert board(game).officers == 4


@pytest.mark.law("root:8.4.1.III", "root:6.2.3")
def test_what_follows_from_the_removal_comes_before_the_base() -> None:
    game = table(
        "birdsong",
        sympathy(8),
        "clearing 8 marquise warrior 2",
        "clearing 2 marquise keep 1",
        "hand marquise anvil",
        "alliance supporters foxfolk_steel ambush_fox",
    )
    play(game, "0 revolt 8")
    assert asked(game)[:2] == (1, "FieldHospital")
    assert standing(game, 8) == {"alliance sympathy": 1}
    play(game, "1 spend anvil")
    assert standing(game, 2) == {"marquise keep": 1, "marquise warrior": 2}
    assert standing(game, 8)["alliance base_fox"] == 1


@pytest.mark.law("root:8.4.1.III", "root:3.1")
def test_a_revolt_can_win_the_game() -> None:
    cards = "alliance supporters anvil ambush_fox"
    game = table("birdsong", "points 29 0 0", sympathy(1), "clearing 1 marquise sawmill 1", cards)
    play(game, "0 revolt 1")
    assert game.over
    assert game.outcome["winners"] == [0]


# ---- §8.4.2 spreading sympathy


@pytest.mark.law("root:8.4.2", "root:8.4.2.II")
def test_sympathy_spreads_as_often_as_it_can_be_paid_for_or_not_at_all() -> None:
    game = table("birdsong", sympathy(1), "alliance supporters cobbler bake_sale sword")
    play(game, "0 pass")
    play(game, "0 spread 5", "0 supporter cobbler", "0 spread 10", "0 supporter bake_sale")
    assert asked(game)[1] == "Prepare", "the fourth token costs two supporters, and only one is left"
    assert supporters(game) == ["sword"]
    game = table("birdsong", "alliance supporters cobbler")
    assert asked(game)[1] == "Spread"
    assert asked(play(game, "0 pass"))[1] == "Prepare"


@pytest.mark.law("root:8.4.2.I")
def test_sympathy_spreads_to_neighbours_or_anywhere_while_there_is_none() -> None:
    every = "alliance supporters anvil cobbler sword"
    assert legal(table("birdsong", every), "spread") == [f"spread {clearing}" for clearing in range(1, 13)]
    game = play(table("birdsong", every, sympathy(1)), "0 pass")
    assert legal(game, "spread") == ["spread 5", "spread 9", "spread 10"]
    game = play(table("birdsong", every, sympathy(1, 9)), "0 pass")
    assert legal(game, "spread") == ["spread 4", "spread 5", "spread 10", "spread 12"]


@pytest.mark.law("root:8.4.2.I", "root:6.2.2")
def test_no_sympathy_at_the_keep() -> None:
    game = table("birdsong", "alliance supporters anvil", "clearing 1 marquise keep 1")
    assert legal(game, "spread") == ["spread 6", "spread 8", "spread 12"]


@pytest.mark.law("root:8.4.2.II")
def test_sympathy_costs_supporters_that_match_the_clearing() -> None:
    assert legal(table("birdsong", "alliance supporters anvil"), "spread") == [
        "spread 1", "spread 6", "spread 8", "spread 12",
    ]  # fmt: skip
    assert len(legal(table("birdsong", "alliance supporters armorers"), "spread")) == 12


@pytest.mark.law("root:8.4.2.II", "root:8.4.2.III")
@pytest.mark.parametrize("placed", range(10))
def test_the_price_and_the_points_of_each_token(placed: int) -> None:
    others = [clearing for clearing in range(1, 13) if clearing != 8][:placed]
    if placed:
        others = [7, *[clearing for clearing in others if clearing != 7]][:placed]
    built = "clearing 1 alliance base_fox 1\nclearing 5 alliance base_rabbit 1\nclearing 2 alliance base_mouse 1"
    cards = ["anvil", "ambush_fox", "foxfolk_steel"]
    price = (1, 1, 1, 2, 2, 2, 3, 3, 3, 3)[placed]
    worth = (0, 1, 1, 1, 2, 2, 3, 4, 4, 4)[placed]
    if price > 1:
        poor = table("birdsong", sympathy(*others), built, f"alliance supporters {' '.join(cards[: price - 1])}")
        assert asked(poor)[1] == "Prepare"
    game = table("birdsong", sympathy(*others), built, f"alliance supporters {' '.join(cards[:price])}")
    play(game, "0 spread 8")
    assert supporters(game) == []
    assert standing(game, 8) == {"alliance sympathy": 1}
    assert game.state.points[0] == worth


@pytest.mark.law("root:8.4.2.II", "root:8.4.2.III")
def test_the_track_is_as_printed() -> None:
    assert sum(Alliance().cost) == 21
    assert sum(Alliance().points) == 22


@pytest.mark.law("root:8.4.2.II.a")
def test_martial_law_costs_one_more_supporter() -> None:
    cards = "alliance supporters anvil"
    assert "spread 1" in legal(table("birdsong", cards, "clearing 1 marquise warrior 2"), "spread")
    game = table("birdsong", cards, "clearing 1 marquise warrior 3")
    assert legal(game, "spread") == ["spread 6", "spread 8", "spread 12"]
    game = table("birdsong", f"{cards} foxfolk_steel", "clearing 1 marquise warrior 3")
    play(game, "0 spread 1")
    assert supporters(game) == []
    assert standing(game, 1)["alliance sympathy"] == 1


@pytest.mark.law("root:8.4.2.II.a")
def test_martial_law_counts_the_warriors_of_one_other_player_and_no_buildings() -> None:
    game = table(
        "birdsong",
        "alliance supporters anvil",
        "clearing 8 marquise warrior 2 sawmill 2",
        "clearing 8 eyrie warrior 2",
        "clearing 6 alliance warrior 4",
    )
    assert legal(game, "spread") == ["spread 1", "spread 6", "spread 8", "spread 12"]


@pytest.mark.law("root:8.4.2.III", "root:8.2.5.II")
def test_a_new_token_makes_its_neighbours_reachable_at_once() -> None:
    game = table("birdsong", "alliance supporters anvil cobbler sword")
    play(game, "0 spread 6", "0 supporter anvil", "0 pass")
    assert happened(game, "scored") == []
    game = table("birdsong", "alliance supporters anvil cobbler bake_sale")
    play(game, "0 spread 6", "0 supporter anvil")
    assert legal(game, "spread") == ["spread 3"]


# ---- §8.5 Daylight


@pytest.mark.law("root:8.5", "root:8.5.2", "root:8.5.3")
def test_crafting_mobilizing_and_training_in_any_order() -> None:
    game = table(
        "daylight",
        "clearing 6 alliance base_fox 1",
        sympathy(1),
        "hand alliance anvil foxfolk_steel cobbler sappers sword",
    )
    play(game, "0 train foxfolk_steel", "0 mobilize cobbler", "0 craft anvil", "0 train sappers", "0 mobilize sword")
    assert (supporters(game), board(game).officers) == (["cobbler", "sword"], 2)
    assert game.state.points[0] == 2
    assert legal(game) == ["pass"]


@pytest.mark.law("root:8.5.2")
def test_mobilizing_moves_any_card_of_the_hand_and_nobody_sees_which() -> None:
    game = table("daylight", "hand alliance anvil cobbler sword armorers", "seen alliance by eyrie anvil cobbler")
    assert legal(game, "mobilize") == ["mobilize anvil", "mobilize sword", "mobilize armorers", "mobilize cobbler"]
    play(game, "0 mobilize anvil")
    assert (supporters(game), hand(game, 0)) == (["anvil"], ["armorers", "cobbler", "sword"])
    assert seen_by(game, 1) == {"size": 1, "cards": []}
    assert game.state.hands[0].seen[2] == ()
    moved = next(event for event in game.events if event.what == "gained_supporter")
    assert (moved.law, moved.known_to) == ("root:8.5.2", (0,))


@pytest.mark.law("root:8.5.3")
def test_training_spends_a_card_that_matches_the_printed_suit_of_a_base_on_the_map() -> None:
    cards = "hand alliance anvil cobbler sword armorers"
    assert legal(table("daylight", cards), "train") == []
    game = table("daylight", cards, "clearing 6 alliance base_fox 1")
    assert legal(game, "train") == ["train anvil", "train armorers"]
    game = table("daylight", cards, "clearing 6 alliance base_fox 1", "clearing 5 alliance base_rabbit 1")
    assert legal(game, "train") == ["train anvil", "train armorers", "train cobbler"]
    game = table("daylight", cards, "clearing 6 alliance base_fox 1")
    game.state.suits = suits_of("fox mouse rabbit rabbit rabbit mouse mouse fox mouse rabbit fox fox")
    assert legal(game, "train") == ["train anvil", "train armorers"], "though clearing 6 is a mouse clearing here"
    play(game, "0 train anvil")
    assert (board(game).officers, supply(game, "warrior"), ids(game.state.discard)) == (1, 9, ["anvil"])


@pytest.mark.ruling("R6")
@pytest.mark.law("root:8.5.3", "root:1.5.1")
def test_training_needs_a_warrior_in_the_supply() -> None:
    game = table("daylight", "hand alliance anvil", "clearing 6 alliance base_fox 1 warrior 6", "alliance officers 4")
    assert legal(game, "train") == []


# ---- §8.6 Evening


@pytest.mark.law("root:8.6", "root:8.6.1")
def test_as_many_operations_as_officers_then_the_draw() -> None:
    game = table("evening", "clearing 5 alliance warrior 2", "alliance officers 2", "coming card anvil")
    assert asked(game) == (0, "Operate", "root:8.6.1")
    play(game, "0 move 5>1 x1", "0 move 5>1 x1")
    assert hand(game, 0) == ["anvil"]
    assert game.state.turn == 1


@pytest.mark.law("root:8.6.1")
def test_operations_may_be_left_undone_and_without_officers_there_are_none() -> None:
    game = table("evening", "clearing 5 alliance warrior 2", "alliance officers 2")
    assert play(game, "0 pass").state.turn == 1
    assert table("evening", "clearing 5 alliance warrior 2").state.turn == 1


@pytest.mark.ruling("R53")
@pytest.mark.law("root:8.6.1", "root:8.2.4")
def test_officers_who_fall_in_the_evening_operate_no_more() -> None:
    game = table(
        "evening",
        "clearing 1 alliance warrior 1 base_fox 1",
        "clearing 1 marquise warrior 3",
        "clearing 5 alliance warrior 1",
        "hand marquise ambush_fox",
        "alliance officers 2",
    )
    play(game, "0 battle 1 1", "1 ambush ambush_fox")
    assert board(game).officers == 1
    assert game.state.turn == 1, "one operation was done, and one officer is left"


@pytest.mark.law("root:8.6.1.I", "root:4.2.1")
def test_an_operation_moves_by_the_usual_rules() -> None:
    game = table(
        "evening",
        "clearing 5 alliance warrior 2",
        "clearing 5 marquise warrior 2",
        "clearing 9 alliance warrior 1",
        "alliance officers 1",
    )
    assert legal(game, "move") == ["move 9>1 x1", "move 9>4 x1", "move 9>12 x1"], "nobody rules 5, 1 or 2"
    play(game, "0 move 9>1 x1")
    assert standing(game, 1) == {"alliance warrior": 1}
    assert [event.law for event in game.events if event.what == "moved"] == ["root:8.6.1.I"]


@pytest.mark.law("root:8.6.1.II")
def test_an_operation_battles_where_the_alliance_has_warriors() -> None:
    game = table(
        "evening",
        "clearing 5 alliance warrior 2",
        "clearing 5 marquise warrior 1",
        "clearing 5 eyrie roost 1",
        sympathy(9),
        "clearing 9 marquise warrior 1",
        "alliance officers 1",
        "coming die 1 die 0",
    )
    assert legal(game, "battle") == ["battle 5 1", "battle 5 2"]
    play(game, "0 battle 5 1")
    assert standing(game, 5) == {"alliance warrior": 2, "eyrie roost": 1}


@pytest.mark.law("root:8.6.1.III")
def test_an_operation_recruits_where_a_base_stands() -> None:
    game = table(
        "evening",
        "clearing 6 alliance base_fox 1",
        "clearing 5 alliance base_rabbit 1",
        sympathy(9),
        "alliance officers 2",
    )
    assert legal(game, "rally") == ["rally 5", "rally 6"]
    play(game, "0 rally 6", "0 rally 6")
    assert standing(game, 6) == {"alliance base_fox": 1, "alliance warrior": 2}
    assert supply(game, "warrior") == 6


@pytest.mark.law("root:8.6.1.III", "root:1.5.1")
def test_no_recruiting_from_an_empty_supply() -> None:
    game = table("evening", "clearing 6 alliance base_fox 1 warrior 8", "alliance officers 2")
    assert legal(game, "rally") == []


@pytest.mark.law("root:8.6.1.III", "root:6.2.2")
def test_no_recruiting_at_the_keep() -> None:
    game = table("evening", "clearing 8 alliance base_fox 1", "clearing 8 marquise keep 1", "alliance officers 1")
    assert legal(game, "rally") == []


@pytest.mark.ruling("R54")
@pytest.mark.law("root:8.6.1.IV")
def test_organizing_turns_a_warrior_into_sympathy_and_scores() -> None:
    game = table(
        "evening",
        sympathy(1, 9),
        "clearing 3 alliance warrior 2",
        "clearing 1 alliance warrior 1",
        "clearing 3 marquise warrior 5",
        "alliance officers 1",
    )
    assert legal(game, "organize") == ["organize 3"], "no neighbour needed, and martial law does not matter"
    play(game, "0 organize 3")
    assert standing(game, 3) == {"alliance sympathy": 1, "alliance warrior": 1, "marquise warrior": 5}
    assert game.state.points[0] == 1
    assert supply(game, "warrior") == 7


@pytest.mark.law("root:8.6.1.IV", "root:6.2.2")
def test_no_organizing_at_the_keep_nor_without_a_token() -> None:
    game = table("evening", "clearing 5 alliance warrior 1", "clearing 5 marquise keep 1", "alliance officers 1")
    assert legal(game, "organize") == []
    tokens = sympathy(1, 2, 3, 4, 6, 7, 8, 9, 10, 11)
    game = table("evening", tokens, "clearing 5 alliance warrior 1", "alliance officers 1")
    assert legal(game, "organize") == []


@pytest.mark.law("root:8.6.2")
@pytest.mark.parametrize("built", range(4))
def test_the_draw_is_one_card_and_one_for_each_base_on_the_map(built: int) -> None:
    sites = ("clearing 6 alliance base_fox 1", "clearing 5 alliance base_rabbit 1", "clearing 2 alliance base_mouse 1")
    game = table("evening", *sites[:built])
    assert len(hand(game, 0)) == 1 + built


@pytest.mark.law("root:8.6.2")
def test_the_draw_counts_the_bases_that_are_left_after_the_operations() -> None:
    game = table(
        "evening",
        "clearing 1 alliance warrior 1 base_fox 1",
        "clearing 1 marquise warrior 3",
        "hand marquise ambush_fox",
        "alliance officers 1",
    )
    play(game, "0 battle 1 1", "1 ambush ambush_fox")
    assert len(hand(game, 0)) == 1


@pytest.mark.law("root:8.6.2")
def test_at_the_end_the_hand_goes_down_to_five_of_choice() -> None:
    game = table("evening", "hand alliance anvil cobbler sword armorers sappers", "coming card investments")
    assert asked(game)[1] == "DiscardDown"
    play(game, "0 discard cobbler")
    assert hand(game, 0) == ["anvil", "armorers", "investments", "sappers", "sword"]
    assert game.state.turn == 1


# ---- whole turns


@pytest.mark.law("root:8.4", "root:8.5", "root:8.6")
def test_a_whole_turn_from_revolt_to_draw() -> None:
    game = table(
        "begin",
        sympathy(1, 5),
        "clearing 1 marquise warrior 2 sawmill 1",
        "clearing 9 marquise warrior 3",
        "hand alliance anvil sword foxfolk_steel",
        "alliance supporters ambush_fox travel_gear_fox cobbler investments ambush_mouse",
        "coming card armorers card sappers",
    )
    play(game, "0 revolt 1", "0 supporter ambush_fox", "0 supporter travel_gear_fox")
    assert game.state.points[0] == 1
    assert legal(game) == ["pass"], "no second base can be paid for"
    play(game, "0 pass", "0 spread 9", "0 supporter ambush_mouse", "0 supporter investments")
    assert game.state.points[0] == 2
    assert asked(game)[1] == "Prepare", "the fourth token costs two, and one supporter is left"
    play(game, "0 craft anvil", "0 mobilize sword", "0 train foxfolk_steel", "0 pass")
    assert game.state.points[0] == 4
    assert board(game).officers == 2
    play(game, "0 rally 1", "0 move 1>10 x1")
    assert standing(game, 1) == {"alliance base_fox": 1, "alliance sympathy": 1, "alliance warrior": 1}
    assert standing(game, 10) == {"alliance warrior": 1}
    assert hand(game, 0) == ["armorers", "sappers"]
    assert supporters(game) == ["cobbler", "sword"]
    assert game.state.turn == 1


@pytest.mark.law("root:8.4", "root:8.5", "root:8.6")
def test_a_first_turn_from_nothing() -> None:
    game = table(
        "begin",
        "hand alliance cobbler ambush_rabbit sword",
        "alliance supporters anvil sappers bake_sale",
        "coming card armorers",
    )
    play(game, "0 spread 1", "0 supporter anvil")
    assert game.state.points[0] == 0, "the first token scores nothing"
    assert asked(game)[1] == "Spread"
    play(game, "0 spread 5", "0 supporter bake_sale", "0 spread 9")
    assert game.state.points[0] == 2
    assert supporters(game) == []
    play(game, "0 mobilize cobbler", "0 mobilize ambush_rabbit", "0 pass")
    assert hand(game, 0) == ["armorers", "sword"]
    assert game.state.turn == 1


# ---- positions and saves


@pytest.mark.law("root:8.2.3")
def test_supporters_officers_and_who_knows_what_survive_a_position_and_a_save() -> None:
    game = intruder("hand marquise anvil cobbler", "alliance supporters sword", "alliance officers 3")
    play(game, "1 give anvil")
    for other in (copse.position(game.position()), copse.load(game.save())):
        assert other.view(0) == game.view(0)
        assert other.view(1) == game.view(1)
        assert other.position() == game.position()
    assert board(game).officers == 3
    assert seen_by(game, 1) == {"size": 2, "cards": ["anvil"]}


@pytest.mark.law("root:8.2.3.I", "root:8.2.5.I")
@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("alliance supporters anvil cobbler bake_sale sword investments armorers", "at most 5 supporters"),
        ("clearing 5 alliance sympathy 2", "no more than one sympathy"),
        ("alliance officers 11", "0 to 10"),
        ("alliance officers 10\nclearing 5 alliance warrior 1", "there are 10"),
        ("alliance seen by marquise anvil", "where it does not lie"),
        ("alliance seen marquise anvil", "'by'"),
        ("alliance generals 1", "not a known line of alliance"),
        ("todo EndTurn 0\ntodo PaySupporter 0 fox 1", "not supporters enough"),
        ("todo EndTurn 0\ntodo OrderLosses 1 0 0 1 6", "'bases' must be some bases"),
        ("todo EndTurn 0\ntodo LoseBases 0 8", r"'bases' must be some bases, as bits \(1 to 7\), not '8'"),
        ("todo EndTurn 0\ntodo DiscardSupporter 0", "room for all"),
        ("todo EndTurn 0\ntodo Operate 0 0", "no officer is left"),
    ],
)
def test_an_impossible_board_is_refused(line: str, problem: str) -> None:
    with pytest.raises(BadPosition, match=problem):
        table("evening", line)


@pytest.mark.law("root:8.2.3")
@pytest.mark.parametrize("supporters", [[], [[12]], [[12], [[]]], [[99], [[], [], []]]])
def test_a_board_that_came_from_outside_is_not_trusted(supporters: list[Json]) -> None:
    with pytest.raises(BadSave):
        AllianceBoard(0, empty(3)).restore(
            table("daylight").state, Fields({"officers": 0, "supporters": supporters}, "a board")
        )


# ---- random play


def check_conserved(state: Woodland) -> None:
    """Every piece is somewhere, and so is every card."""
    for piece in state.rules.pieces:
        mine = state.boards[piece.party]
        apart = mine.officers if isinstance(mine, AllianceBoard) and piece.category == WARRIOR else 0
        on_map = sum(state.count(piece.number, clearing) for clearing in range(PLACES))
        found = state.supply[piece.number] + on_map + state.fallen[piece.number] + state.coffins[piece.number] + apart
        assert found == piece.kind.total or (piece.name == "keep" and found == 0), piece
    cards = [*state.deck, *state.discard, *state.available, *[card for card in state.dominance if card >= 0]]
    cards += [card for held in state.hands for card in held.cards]
    cards += [card for crafted in state.crafted for card in crafted]
    for mine in state.boards:
        if isinstance(mine, AllianceBoard):
            cards += mine.supporters.cards
            assert all(not Counter(known) - Counter(mine.supporters.cards) for known in mine.supporters.seen)
        elif isinstance(mine, EyrieBoard):
            cards += [card for column in mine.decree for card in column if card >= 0]
    assert sorted(cards) == sorted(state.rules.deck)


def check_alliance(state: Woodland, seat: int) -> None:
    mine = state.board(seat, AllianceBoard)
    token = state.rules.piece(seat, "sympathy")
    assert all(state.count(token, clearing) <= 1 for clearing in range(PLACES)), "§8.2.5.I"
    bases = [state.rules.piece(seat, f"base_{suit}") for suit in ("fox", "rabbit", "mouse")]
    if all(state.supply[base] for base in bases) and type(state.decision).__name__ != "DiscardSupporter":
        settling = {"Arrange", "OrderLosses", "Appease", "FieldHospital"}
        assert len(mine.supporters.cards) <= 5 or type(state.decision).__name__ in settling, "§8.2.3.I"


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("batch", few_of_many(1, range(4)))
def test_pieces_and_cards_are_conserved_in_random_games(batch: int) -> None:
    maps = ("autumn", "winter", "lake", "mountain")
    for seed in range(50):
        game = copse.new(
            "root", factions=["marquise", "eyrie", "alliance"], map=maps[batch], deck=("standard", "exiles")[seed % 2],
            seed=seed,
        )  # fmt: skip
        dice = Dice(seed)
        while not game.over:
            actions = game.decision.actions
            assert actions, "a decision without a legal action"
            assert len(set(actions)) == len(actions), "the same choice twice"
            game.apply(actions[dice.below(len(actions))])
            check_conserved(game.state)
            if not game.over:
                check_alliance(game.state, 2)
