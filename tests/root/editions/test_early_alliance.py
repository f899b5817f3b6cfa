"""Chapter 7 of the early Law: the same position under it and under the Law of today.

The Alliance is in seat 0, the Marquise in seat 1, the Eyrie in seat 2 and perhaps the Vagabond in seat 3, on the autumn
map. Clearings 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, 2, 7, 9 and 11 mouse. Clearing 1 is the Lodge of the early
Law, which is of every suit; it borders 5, 9 and 10, clearing 8 borders 4 and 7.
"""

from __future__ import annotations

import pytest

import copse
from copse.games import RootGame
from copse.kernel.errors import BadPosition
from copse.root.factions.alliance import AllianceBoard
from tests.root.table import count, fight, hand, points, seat, supply
from tests.script import asked, happened, legal, play, root, why_not

EARLY = "early"
TODAY = "marauder"
FOX = "anvil", "ambush_fox", "foxfolk_steel"
ALL_FOX = "clearing 6 marquise workshop 1", "clearing 8 marquise workshop 1", "clearing 12 marquise workshop 1"


def table(edition: str, phase: str, *lines: str, turn: int = 0, factions: str = "alliance marquise eyrie") -> RootGame:
    """A phase of the Alliance, or of another seat, is about to begin."""
    head = [f'option edition "{edition}"', f"factions {factions}", f"turn {turn} {phase}", "eyrie leader builder"]
    return root("\n".join([*head, *lines]))


def board(game: RootGame) -> AllianceBoard:
    return game.state.board(seat(game, "alliance"), AllianceBoard)


def supporters(game: RootGame) -> int:
    return len(board(game).supporters.cards)


def sympathy(*clearings: int) -> str:
    return "\n".join(f"clearing {clearing} alliance sympathy 1" for clearing in clearings)


# ---- §7.2


@pytest.mark.law("early:7.2.3")
@pytest.mark.parametrize(("edition", "kept"), [(EARLY, 6), (TODAY, 5)])
def test_without_a_base_there_may_be_any_number_of_supporters(edition: str, kept: int) -> None:
    cards = "anvil ambush_fox foxfolk_steel cobbler bake_sale"
    game = table(edition, "daylight", f"alliance supporters {cards}", "hand alliance sword")
    play(game, "0 mobilize sword")
    assert supporters(game) == kept
    assert copse.load(game.save()).hash() == game.hash() == copse.position(game.position()).hash()


BASE_FALLS = (
    "clearing 8 alliance base_fox 1", "clearing 8 marquise warrior 3", "clearing 2 alliance base_mouse 1",
    "alliance supporters anvil cobbler armorers sappers", "alliance officers 3", "coming die 0 die 0",
)  # fmt: skip


@pytest.mark.law("early:7.2.4")
@pytest.mark.parametrize(("edition", "kept"), [(EARLY, ["armorers", "cobbler", "sappers"]), (TODAY, ["cobbler"])])
def test_a_lost_base_takes_the_supporters_of_its_suit_but_no_birds(edition: str, kept: list[str]) -> None:
    game = fight(play(table(edition, "daylight", *BASE_FALLS, turn=1), "1 pass"), "1 battle 8 0")
    text = next(line for line in game.position().splitlines() if "supporters" in line)
    assert sorted(text.split()[2:]) == kept
    assert board(game).officers == 1


@pytest.mark.law("early:7.2.4")
@pytest.mark.parametrize(("edition", "prompt"), [(EARLY, "Act"), (TODAY, "DiscardSupporter")])
def test_who_loses_the_last_base_keeps_all_other_supporters(edition: str, prompt: str) -> None:
    game = table(
        edition, "daylight", "clearing 8 alliance base_fox 1", "clearing 8 marquise warrior 3",
        "alliance supporters cobbler cobbler bake_sale sword root_tea_mouse investments", "coming die 0 die 0", turn=1,
    )  # fmt: skip
    fight(play(game, "1 pass"), "1 battle 8 0")
    assert asked(game)[1] == prompt
    assert supporters(game) == 6


@pytest.mark.law("early:7.2.5", "early:7.3.2")
@pytest.mark.parametrize(("edition", "tokens"), [(EARLY, 11), (TODAY, 10)])
def test_the_alliance_has_eleven_sympathy_tokens(edition: str, tokens: int) -> None:
    game = copse.new("root", seed=1, edition=edition, factions=["alliance", "marquise", "eyrie"])
    assert supply(game, "alliance", "sympathy") == tokens
    assert "sympathy" not in game.position()


@pytest.mark.law("early:7.2.6", "early:7.4.6", "root:8.4.2.I")
@pytest.mark.parametrize(("edition", "sites"), [(EARLY, [6, 8, 12]), (TODAY, [1, 6, 8, 12])])
def test_no_sympathy_in_the_lodge(edition: str, sites: list[int]) -> None:
    game = table(edition, "birdsong", "alliance supporters anvil foxfolk_steel")
    assert legal(game, "spread") == [f"spread {site}" for site in sites]


@pytest.mark.law("early:7.2.6", "early:7.4.6")
def test_what_forbids_sympathy_is_cited() -> None:
    game = table(EARLY, "birdsong", sympathy(5), "alliance supporters anvil cobbler sword")
    play(game, "0 pass")
    assert why_not(game, "spread 1") == "early:7.4.6"
    assert why_not(game, "spread 8") == "early:7.4.6", "it has no sympathetic neighbour"
    assert why_not(game, "spread 5") == "early:7.2.6"
    for lines, problem in ((sympathy(1), "no sympathy"), ("clearing 5 alliance sympathy 2", "no more than one")):
        with pytest.raises(BadPosition, match=problem):
            table(EARLY, "birdsong", lines)


MARCH = "clearing 4 marquise warrior 2", sympathy(8)


@pytest.mark.law("early:7.2.8")
@pytest.mark.parametrize("edition", [EARLY, TODAY])
def test_moving_in_costs_a_matching_card(edition: str) -> None:
    """Both Laws play alike: today the card is owed for having moved, early it is the price of it, and either way it is
    given before anything else happens."""
    game = table(edition, "daylight", *MARCH, "hand marquise anvil cobbler", turn=1)
    play(game, "1 pass", "1 move 4>8 x2")
    assert (asked(game)[:2], legal(game)) == ((1, "Appease"), ["give anvil"])
    play(game, "1 give anvil")
    assert (supporters(game), hand(game, "marquise")) == (1, ["cobbler"])
    assert game.decision.law.startswith("early:" if edition == EARLY else "root:")


@pytest.mark.law("early:7.2.8")
@pytest.mark.parametrize("edition", [EARLY, TODAY])
def test_who_has_no_matching_card_shows_the_hand_and_the_deck_gives_one(edition: str) -> None:
    """Both Laws play alike."""
    game = table(edition, "daylight", *MARCH, "hand marquise cobbler", turn=1)
    play(game, "1 pass", "1 move 4>8 x1", "1 pass")
    assert [event["to"] for event in happened(game, "showed_hand")] == [0]
    assert (supporters(game), hand(game, "marquise")) == (1, ["cobbler"])


@pytest.mark.law("early:7.2.8", "early:8.2.15")
@pytest.mark.ruling("E42")
@pytest.mark.parametrize(("edition", "payer"), [(EARLY, 3), (TODAY, 1)])
def test_who_leads_allies_in_pays_for_them(edition: str, payer: int) -> None:
    game = table(
        edition, "daylight", sympathy(8), "clearing 4 marquise warrior 2", "pawn vagabond 4", "vagabond ready boots",
        "vagabond relation marquise allied", "hand vagabond anvil", "hand marquise foxfolk_steel",
        factions="alliance marquise eyrie vagabond", turn=3,
    )  # fmt: skip
    play(game, "3 go 8", "3 bring 1 x1")
    assert asked(game)[:2] == (payer, "Appease")


@pytest.mark.ruling("E42")
def test_the_alliances_own_warriors_are_led_in_for_nothing() -> None:
    game = table(
        EARLY, "daylight", sympathy(8), "clearing 4 alliance warrior 2", "pawn vagabond 4", "vagabond ready boots",
        "vagabond relation alliance allied", "hand vagabond anvil",
        factions="alliance marquise eyrie vagabond", turn=3,
    )  # fmt: skip
    play(game, "3 go 8", "3 bring 0 x1")
    assert happened(game, "outraged") == []
    assert count(game, "alliance", "warrior", 8) == 1


@pytest.mark.law("early:7.2.9")
@pytest.mark.parametrize(("edition", "left"), [(EARLY, ["foxfolk_steel"]), (TODAY, [])])
def test_removed_sympathy_brings_a_supporter_from_the_deck(edition: str, left: list[str]) -> None:
    game = table(
        edition, "daylight", sympathy(8), "clearing 8 marquise warrior 3", "hand marquise foxfolk_steel",
        "coming die 0 die 0", turn=1,
    )  # fmt: skip
    fight(play(game, "1 pass"), "1 battle 8 0")
    if edition == TODAY:
        play(game, "1 give foxfolk_steel")
    assert (supporters(game), hand(game, "marquise")) == (1, left)
    assert points(game, "marquise") == 1


@pytest.mark.law("early:7.2.9")
def test_each_removed_token_brings_one() -> None:
    game = table(EARLY, "daylight", sympathy(6, 8, 12), *ALL_FOX, "hand marquise favor_of_the_foxes anvil", turn=1)
    play(game, "1 craft favor_of_the_foxes")
    assert supporters(game) == 3
    assert hand(game, "marquise") == ["anvil"]


@pytest.mark.law("early:7.2.4", "early:7.2.9")
@pytest.mark.ruling("E43")
@pytest.mark.parametrize(("first", "kept"), [("base_fox", 2), ("sympathy", 1)])
def test_a_base_and_sympathy_that_fall_together_follow_in_the_losers_order(first: str, kept: int) -> None:
    game = table(
        EARLY, "daylight", "clearing 8 alliance base_fox 1 sympathy 1", "clearing 8 marquise warrior 5",
        "alliance supporters anvil cobbler", "crafted marquise brutal_tactics",
        "coming die 0 die 0 card foxfolk_steel", turn=1,
    )  # fmt: skip
    play(game, "1 pass", "1 battle 8 0", "1 use brutal_tactics")
    assert asked(game)[:2] == (0, "OrderLosses")
    play(game, f"0 lose {first}")
    assert supporters(game) == kept


# ---- §7.3


@pytest.mark.ruling("E44")
def test_the_pieces_that_the_early_law_does_not_count_are_those_of_today() -> None:
    games = [copse.new("root", seed=1, edition=edition, factions=["alliance", "marquise", "eyrie"])
             for edition in (EARLY, TODAY)]  # fmt: skip
    for piece in ("warrior", "base_fox", "base_rabbit", "base_mouse"):
        assert len({supply(game, "alliance", piece) for game in games}) == 1


@pytest.mark.law("early:7.3.1", "early:7.3.3")
def test_three_bases_and_three_hidden_supporters_start_on_the_board() -> None:
    game = copse.new("root", seed=7, edition=EARLY, factions=["alliance", "marquise", "eyrie"])
    while not game.state.turns:
        game.apply(game.decision.actions[0])
    assert [supply(game, "alliance", piece) for piece in ("base_fox", "base_rabbit", "base_mouse")] == [1, 1, 1]
    assert (supporters(game), len(hand(game, "alliance"))) == (3, 3)
    drawn = [event for event in game.events if event.law == "early:7.3.3"]
    assert [event.known_to for event in drawn] == [(0,)] * 3


# ---- §7.4


@pytest.mark.law("early:7.4.5")
def test_sympathy_spreads_as_often_as_it_can_be_paid_for_or_not_at_all() -> None:
    game = table(EARLY, "birdsong", sympathy(8), "alliance supporters bake_sale cobbler birdy_bindle")
    play(game, "0 pass", "0 spread 4", "0 supporter bake_sale", "0 spread 7", "0 supporter birdy_bindle")
    assert (count(game, "alliance", "sympathy", 4), count(game, "alliance", "sympathy", 7)) == (1, 1)
    assert (supporters(game), asked(game)[1]) == (1, "Prepare")
    game = play(table(EARLY, "birdsong", "alliance supporters bake_sale"), "0 pass")
    assert (supporters(game), asked(game)[1]) == (1, "Prepare")


@pytest.mark.law("early:7.4.4")
@pytest.mark.parametrize(("edition", "officers"), [(EARLY, 0), (TODAY, 1)])
def test_a_revolt_makes_no_officer(edition: str, officers: int) -> None:
    game = table(
        edition, "birdsong", sympathy(6, 8), "clearing 8 marquise warrior 2 sawmill 1",
        "alliance supporters anvil foxfolk_steel",
    )  # fmt: skip
    play(game, "0 revolt 8")
    assert count(game, "marquise", "warrior", 8) == 0
    assert (count(game, "alliance", "base_fox", 8), count(game, "alliance", "warrior", 8)) == (1, 2)
    assert (board(game).officers, points(game, "alliance")) == (officers, 1)


@pytest.mark.law("early:7.4.7")
@pytest.mark.parametrize(
    ("placed", "early", "today"), [((), 1, 1), ((7,), 1, 1), ((7, 6), 2, 1), ((7, 9, 5, 10, 3, 11), 1, 3)]
)
def test_the_first_clearing_of_a_suit_costs_one_supporter_and_every_other_two(
    placed: tuple[int, ...], early: int, today: int
) -> None:
    for edition, cost in ((EARLY, early), (TODAY, today)):
        lines = [*[sympathy(*placed)] * bool(placed), "clearing 2 alliance base_mouse 1"]
        for supply_of in (cost - 1, cost):
            cards = [f"alliance supporters {' '.join(FOX[:supply_of])}"] if supply_of else []
            game = table(edition, "birdsong", *lines, *cards)
            if asked(game)[1] == "Revolt":
                game.apply("pass")
            assert ("spread 8" in legal(game)) == (supply_of == cost)
        play(game, "0 spread 8")
        assert supporters(game) == 0


@pytest.mark.law("early:7.4.7")
@pytest.mark.parametrize(("edition", "free"), [(EARLY, True), (TODAY, False)])
def test_there_is_no_martial_law(edition: str, free: bool) -> None:
    game = table(edition, "birdsong", "alliance supporters anvil", "clearing 8 marquise warrior 3")
    assert ("spread 8" in legal(game)) is free


@pytest.mark.law("early:7.4.8", "early:7.2.5")
@pytest.mark.ruling("E40")
def test_the_eleventh_token_scores_like_the_tenth() -> None:
    placed = [clearing for clearing in range(2, 13) if clearing != 8]
    game = table(EARLY, "birdsong", sympathy(*placed), "alliance supporters anvil foxfolk_steel")
    play(game, "0 pass", "0 spread 8")
    assert points(game, "alliance") == 4
    assert supply(game, "alliance", "sympathy") == 0


# ---- §7.5


@pytest.mark.law("early:7.5.2")
@pytest.mark.parametrize("edition", [EARLY, TODAY])
def test_training_takes_a_card_of_the_suit_of_a_base(edition: str) -> None:
    """Both Laws play alike: the base stands in a clearing of the suit that is printed on it."""
    game = table(edition, "daylight", "clearing 8 alliance base_fox 1", "hand alliance anvil armorers cobbler")
    assert legal(game, "train") == ["train anvil", "train armorers"]
    play(game, "0 train anvil")
    assert board(game).officers == 1


# ---- §7.6


@pytest.mark.law("early:7.6.5")
@pytest.mark.parametrize(("edition", "sites", "left"), [(EARLY, [8, 12], 1), (TODAY, [1, 5, 8], 0)])
def test_the_alliance_organizes_where_it_rules_and_no_warrior_goes(edition: str, sites: list[int], left: int) -> None:
    game = table(
        edition, "evening", "alliance officers 2", "clearing 1 alliance warrior 2", "clearing 5 alliance warrior 1",
        "clearing 5 marquise warrior 2", "clearing 8 alliance warrior 1", "clearing 12 alliance base_fox 1",
        sympathy(7),
    )  # fmt: skip
    assert legal(game, "organize") == [f"organize {site}" for site in sites]
    play(game, "0 organize 8")
    assert count(game, "alliance", "warrior", 8) == left
    assert (count(game, "alliance", "sympathy", 8), points(game, "alliance")) == (1, 1)


@pytest.mark.law("early:7.6.6")
@pytest.mark.parametrize("edition", [EARLY, TODAY])
def test_the_draw_is_one_card_and_one_for_each_base(edition: str) -> None:
    """Both Laws play alike: only the limit of the hand is not printed in the early one."""
    game = table(edition, "evening", "clearing 8 alliance base_fox 1", "clearing 2 alliance base_mouse 1")
    assert len(hand(game, "alliance")) == 3


@pytest.mark.law("early:7.6.6")
@pytest.mark.ruling("E29")
def test_the_hand_limit_of_others_is_the_alliances_too() -> None:
    game = table(EARLY, "evening", "hand alliance anvil sword cobbler bake_sale armorers")
    assert asked(game)[:2] == (0, "DiscardDown")
    assert game.decision.args == {"count": 1, "limit": 5}
