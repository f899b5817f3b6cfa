"""The fifth edition: its reach, its variants of setup, its maps and its characters, where today's Law reads otherwise.
Where a change of words changes nothing on the table, the test says so and plays by both."""

from __future__ import annotations

import pytest

import copse
from copse.games import RootGame
from copse.kernel.errors import BadSetup
from copse.kernel.tasks import Json
from copse.root.board import FIRST_FOREST
from copse.root.cards import DECKS
from copse.root.editions import EDITIONS
from tests.root.camp import items, relation, through
from tests.root.editions.printing import FIFTH, TODAY, by
from tests.root.table import count, fight, hand, points, targets, where
from tests.script import asked, legal, play

BOTH = pytest.mark.parametrize("edition", [FIFTH, TODAY])
SUITED = "suits fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse"

# ---- A. the factions and their reach


@pytest.mark.law("fifth:A")
def test_nine_factions_have_their_reach_and_a_table_wants_so_much() -> None:
    """The figures are those of today, without the two factions that are not in this book yet."""
    reach = {
        "marquise": 10,
        "duchy": 8,
        "eyrie": 7,
        "vagabond": 5,
        "riverfolk": 5,
        "alliance": 3,
        "corvids": 3,
        "vagabond2": 2,
        "lizards": 2,
    }
    fifth, today = EDITIONS[FIFTH], EDITIONS[TODAY]
    assert {name: faction.reach for name, faction in fifth.factions.items()} == reach
    assert set(today.factions) - set(fifth.factions) == {"hundreds", "keepers"}
    assert fifth.reach == {2: 17, 3: 18, 4: 21, 5: 25, 6: 28}
    for factions, enough in ((["marquise", "eyrie"], True), (["marquise", "alliance"], False)):
        game = copse.new("root", seed=1, edition=FIFTH, factions=list[Json](factions))
        assert bool(game.state.rules.warning) is not enough


@pytest.mark.law("fifth:A")
@pytest.mark.parametrize("faction", ["hundreds", "keepers"])
def test_a_faction_of_a_later_box_is_refused_by_the_paragraph_that_lists_them(faction: str) -> None:
    with pytest.raises(BadSetup, match=f"no {faction} .§fifth:A"):
        copse.new("root", seed=1, edition=FIFTH, factions=["marquise", faction])


# ---- C. variants of setup


@pytest.mark.law("fifth:C")
@pytest.mark.parametrize(
    "options",
    [
        {"setup": "advanced"},
        {"landmarks": 1, "setup": "advanced"},
        {"hirelings": "random", "factions": ["marquise", "eyrie", "alliance"]},
    ],
)
def test_only_map_deck_and_bots_are_chosen(options: dict[str, Json]) -> None:
    """Draft, five cards, landmarks and hirelings came later."""
    assert copse.new("root", seed=1, **options).seats >= 2
    with pytest.raises(BadSetup, match="the edition 'fifth' has no"):
        copse.new("root", seed=1, edition=FIFTH, **options)
    for deck in DECKS:
        assert copse.new("root", seed=1, edition=FIFTH, deck=deck, map="winter").state.rules.deck
    assert copse.new("root", seed=1, edition=FIFTH, factions=["marquise", "electric_eyrie"]).seats == 2


@BOTH
@pytest.mark.law("fifth:C.1")
@pytest.mark.parametrize("board", ["autumn", "winter", "lake", "mountain"])
def test_markers_give_suits_to_any_map_but_autumn(edition: str, board: str) -> None:
    """Both play alike: four markers of each suit, one on each clearing, by lot."""
    layouts = set()
    for seed in range(5):
        suits = copse.new("root", seed=seed, edition=edition, map=board).state.suits[1:]
        assert [suits.count(suit) for suit in range(3)] == [4, 4, 4]
        layouts.add(tuple(suits))
    assert (len(layouts) == 1) is (board == "autumn")


@pytest.mark.law("fifth:C.2")
@pytest.mark.parametrize("deck", DECKS)
def test_either_deck_is_played_with_whole(deck: str) -> None:
    fifth, today = [
        copse.new("root", seed=1, edition=edition, deck=deck, factions=["marquise", "eyrie", "alliance"]).state
        for edition in (FIFTH, TODAY)
    ]
    assert sorted([*fifth.deck, *(card for hand in fifth.hands for card in hand.cards)]) == sorted(fifth.rules.deck)
    assert fifth.rules.deck == today.rules.deck


@pytest.mark.law("fifth:C.3")
def test_bots_join_if_the_players_agree() -> None:
    game = copse.new("root", seed=4, edition=FIFTH, factions=["alliance", "mechanical_marquise", "eyrie"])
    assert game.state.rules.people == (0, 2)
    while not game.over and game.state.turns < 4:
        assert game.decision.seat in (0, 2)
        game.apply(game.decision.actions[0])
    assert count(game, "mechanical_marquise", "keep", 1) + len(where(game, "mechanical_marquise", "warrior")) > 1


# ---- D. maps


@BOTH
@pytest.mark.law("fifth:D.2.2")
def test_the_lake_is_a_river_between_all_coasts(edition: str) -> None:
    """Both play alike: that it divides forests is drawn on the map."""
    lines = (
        "factions marquise eyrie",
        "map lake",
        "deck exiles",
        SUITED,
        "turn 0 daylight",
        "clearing 10 marquise warrior 1",
    )
    assert targets(play(by(edition, *lines), "0 pass"), 10) == {2, 7, 8}
    built = play(by(edition, *lines, "crafted marquise boat_builders"), "0 pass")
    assert targets(built, 10) == {1, 2, 7, 8, 11, 12}


@BOTH
@pytest.mark.law("fifth:D.2.5")
@pytest.mark.ruling("E14")
def test_the_ferry_takes_a_move_from_where_it_lies(edition: str) -> None:
    """Both play alike: one boards it where it is, though the book only says at a coast."""
    game = by(
        edition,
        "factions marquise eyrie",
        "map lake",
        SUITED,
        "turn 0 daylight",
        "clearing 1 marquise warrior 3",
        "clearing 10 marquise warrior 1",
        "coming card anvil",
    )
    play(game, "0 pass")
    assert legal(game, "sail") == [f"sail {coast} x{number}" for coast in (10, 11, 12) for number in (1, 2, 3)]
    play(game, "0 sail 12 x2")
    assert (where(game, "marquise", "warrior"), hand(game, "marquise")) == ({1: 1, 10: 1, 12: 2}, ["anvil"])
    assert game.state.site("ferry").clearing == 12
    assert legal(game, "sail") == []  # once a turn


@BOTH
@pytest.mark.law("fifth:D.3.2")
def test_a_closed_path_joins_no_clearings_but_parts_forests(edition: str) -> None:
    """Both play alike: nothing could be placed on a path anyway."""
    lines = ("factions vagabond marquise", "map mountain", SUITED)
    game = by(edition, *lines, "turn 1 daylight", "clearing 5 marquise warrior 1", "pawn vagabond 1_8_9")
    assert targets(play(game, "1 pass"), 5) == {10, 11}
    game = by(edition, *lines, "turn 0 birdsong", "pawn vagabond 1_8_9")
    while asked(game)[1] != "Slip":
        game.apply(game.decision.actions[0])
    across = FIRST_FOREST + game.state.map.forests.index("4_8_9_12")
    assert [text for text in legal(game, "go") if int(text.split()[1]) >= FIRST_FOREST] == [f"go {across}"]


@BOTH
@pytest.mark.law("fifth:D.3.3")
def test_any_piece_at_an_end_of_a_closed_path_and_a_card_clear_it_for_a_point(edition: str) -> None:
    """Both play alike: nobody has pieces here that are not of his faction."""
    game = by(
        edition,
        "factions marquise eyrie",
        "map mountain",
        SUITED,
        "turn 0 daylight",
        "clearing 9 marquise wood 1",
        "hand marquise anvil sword",
    )
    play(game, "0 pass")
    assert {text.split()[1] for text in legal(game, "clear")} == {"5-9", "8-9"}
    play(game, "0 clear 5-9 for anvil")
    assert (points(game, "marquise"), hand(game, "marquise"), legal(game, "clear")) == (1, ["sword"], [])


# ---- E. characters


def camp(edition: str, *lines: str, factions: str = "vagabond marquise eyrie", turn: int = 0) -> RootGame:
    return by(edition, f"factions {factions}", f"turn {turn} daylight", "pawn vagabond 5", *lines)


@BOTH
@pytest.mark.law("fifth:E.4.2")
def test_the_vagrant_may_be_on_either_side_and_says_what_goes_first(edition: str) -> None:
    """Both play alike: whether he sets the order or chooses what goes, the first to go are those that he names."""
    game = camp(
        edition,
        "vagabond character vagrant",
        "vagabond ready torch sword",
        "clearing 5 marquise sawmill 1 wood 2",
        "clearing 5 eyrie warrior 2",
        "coming die 1 die 0",
    )
    assert legal(game, "instigate") == ["instigate 0 1", "instigate 0 2", "instigate 2 0", "instigate 2 1"]
    fight(game, "0 instigate 2 1")
    assert asked(game)[0] == 0
    play(game, "0 lose wood", "0 lose sawmill")
    assert (points(game, "vagabond"), points(game, "eyrie")) == (2, 0)
    assert where(game, "marquise", "wood") == {5: 1}


@pytest.mark.law("fifth:E.5.2")
@pytest.mark.parametrize(("edition", "hired"), [(FIFTH, True), (TODAY, False)])
def test_whom_the_arbiter_attacks_may_hire_him(edition: str, hired: bool) -> None:
    game = camp(
        edition,
        "vagabond character arbiter",
        "vagabond ready sword 2",
        "clearing 5 marquise warrior 1",
        "coming die 3 die 3",
    )
    play(game, "0 battle 5 1")
    assert (asked(game)[:2] == (1, "HireArbiter")) is hired
    if hired:
        play(game, "1 hire 0")
        assert points(game, "vagabond") == 1
        through(game)
        assert sum(items(game, "damaged").values()) + sum(items(game, "damaged_spent").values()) == 2  # of three hits


@BOTH
@pytest.mark.law("fifth:E.5.2")
def test_the_arbiter_does_not_hire_himself(edition: str) -> None:
    game = camp(
        edition,
        "vagabond character arbiter",
        "vagabond ready sword 2",
        "clearing 5 marquise warrior 2",
        "coming die 0 die 0",
        turn=1,
    )
    play(game, "1 pass", "1 battle 5 0")
    assert asked(game)[:2] == (1, "Act")


@BOTH
@pytest.mark.law("fifth:E.6.2")
def test_scorched_earth_stays_shut_to_everything(edition: str) -> None:
    """Both play alike: nothing takes the torch away again."""
    game = camp(
        edition,
        "vagabond character scoundrel",
        "vagabond ready torch boots 2",
        "clearing 5 marquise warrior 2",
        "clearing 1 marquise warrior 3 workshop 1",
    )
    play(game, "0 special")
    assert (count(game, "marquise", "warrior", 5), game.state.pawns[0], relation(game, "marquise")) == (0, 5, "hostile")
    play(game, "0 go 2")
    assert "go 5" not in legal(game)
    play(game, "0 pass")
    while asked(game)[1] != "Act":
        game.apply("pass")
    assert not [text for text in legal(game) if ">5 " in text or text.endswith(" 5")]


@pytest.mark.law("fifth:E.9.2")
@pytest.mark.parametrize(("edition", "led"), [(FIFTH, True), (TODAY, False)])
def test_gliding_is_a_move_on_which_allies_may_come_along(edition: str, led: bool) -> None:
    lines = (
        "vagabond character harrier",
        "vagabond ready torch 2",
        "vagabond relation eyrie allied",
        "clearing 5 eyrie warrior 2",
    )
    near = play(camp(edition, *lines), "0 special", "0 go 1")
    assert (asked(near)[1] == "BringAllies") is led
    if led:
        play(near, "0 bring 2 x2")
        assert where(near, "eyrie", "warrior") == {1: 2}
    far = play(camp(edition, *lines), "0 special", "0 go 8")
    assert (far.state.pawns[0], asked(far)[1], items(far, "spent")) == (8, "Wander", {"torch": 1})
