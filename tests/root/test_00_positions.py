"""Positions of Root: what each line says, what is filled in when it is left out, what is refused, what views show."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import copse
from copse.games import RootGame
from copse.kernel.chance import FRESH
from copse.kernel.errors import BadPosition, BadSave, IllegalAction, UnknownAction
from copse.kernel.game import Game
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Json, Task
from copse.root.actions import ANYWHERE, FOREST, SEAT
from copse.root.board import CLEARINGS
from copse.root.book import BOOK
from copse.root.cards import CARD_IDS, ITEMS, QUEST_IDS, card, deck
from copse.root.check import cards_in_play
from copse.root.factions import FACTIONS
from copse.root.maps import MAPS
from copse.root.state import DAYLIGHT, NONE, PHASES
from copse.root.steps import Question, Step
from copse.root.turn import AtBound, BeginPhase, BeginTurn, EndTurn, Trim
from tests.script import asked, legal, play, root

FOUR = "factions marquise eyrie alliance vagabond\npawn vagabond 5\n"


def stack(text: str) -> list[Task]:
    """What a position has pending before anything of it is run."""
    lines = list(copse.kernel.texts.lines(text, BadPosition))
    return BOOK.read_position(lines)[1].todo


def cards(game: RootGame, faction: str) -> list[str]:
    return [CARD_IDS[number] for number in game.state.hands[game.state.rules.seat_of(faction)].cards]


def seat_view(game: RootGame, viewer: int | None, seat: int) -> dict[str, Json]:
    seats = game.view(viewer)["seats"]
    assert isinstance(seats, list)
    found = seats[seat]
    assert isinstance(found, dict)
    return found


def again(game: RootGame) -> RootGame:
    """The game that its own position describes."""
    return Game.from_position(BOOK, game.position())


# ---- what is left out


def test_an_empty_position_is_a_default_table_before_its_first_turn() -> None:
    game = root("pawn vagabond 5")
    assert game.state.rules.names == ["marquise", "eyrie", "alliance", "vagabond"]
    assert (game.state.map.name, game.state.turn, game.state.points) == ("autumn", 0, (0, 0, 0, 0))
    assert not any(game.state.on)
    assert [piece.kind.total for piece in game.state.rules.pieces] == list(game.state.supply)


@pytest.mark.parametrize(
    ("moment", "pending"),
    [
        ("begin", [BeginTurn(1)]),
        ("birdsong", [EndTurn(1), BeginPhase(1, 2), BeginPhase(1, 1), BeginPhase(1, 0)]),
        ("daylight", [EndTurn(1), BeginPhase(1, 2), BeginPhase(1, 1)]),
        ("evening", [EndTurn(1), BeginPhase(1, 2)]),
    ],
)
def test_a_turn_is_about_to_begin_the_moment_that_is_named(moment: str, pending: list[Task]) -> None:
    assert stack(f"factions marquise eyrie\nturn 1 {moment}") == pending


def test_what_is_pending_in_a_phase_lies_on_the_end_of_the_phase() -> None:
    assert stack("factions marquise eyrie\nturn 0 evening\ntodo EndTurn 0\ntodo Trim 0") == [
        EndTurn(0), AtBound(0, 1), Trim(0)
    ]  # fmt: skip


def test_suits_are_as_printed_or_by_lot_four_of_each() -> None:
    assert root("factions marquise eyrie").state.suits[1:4] == [0, 2, 1]
    assert Counter(root("factions marquise eyrie\nmap winter").state.suits[1:]) == {0: 4, 1: 4, 2: 4}
    assert root("factions marquise eyrie\nsuits" + " fox mouse rabbit" * 4).state.suits[1:] == [0, 2, 1] * 4


def test_the_deck_is_whatever_lies_nowhere_else() -> None:
    game = root(
        FOUR + "hand marquise anvil\ndiscard sword\ncrafted eyrie cobbler\navailable dominance_fox\n"
        "dominance eyrie dominance_bird\neyrie decree move ambush_fox\nalliance supporters ambush_mouse"
    )
    everywhere = Counter([*game.state.deck, *cards_in_play(game.state)])
    assert everywhere == Counter(deck("standard"))
    for name in ("anvil", "sword", "dominance_fox", "dominance_bird", "ambush_fox", "ambush_mouse"):
        assert card(name) not in game.state.deck
    assert game.state.deck.count(card("cobbler")) == 1


def test_supplies_are_whatever_is_nowhere_else_unless_they_are_said() -> None:
    game = root(
        FOUR + "clearing 5 marquise warrior 3 sawmill 1 wood 2\nalliance officers 2\ncrafted eyrie coffin_makers\n"
        "deck exiles\ncoffins marquise warrior 4\nsupply marquise keep 0\nturn 0 daylight"
    )
    piece = game.state.rules.piece
    left = [game.state.supply[piece(0, name)] for name in ("warrior", "sawmill", "wood", "keep")]
    assert left == [25 - 3 - 4, 5, 6, 0]
    assert game.state.supply[piece(2, "warrior")] == 8
    assert (game.state.slots[5], game.state.ruler[5]) == (1, 0)


def test_items_are_whatever_is_in_no_box_unless_they_are_said() -> None:
    game = root("factions marquise eyrie\nbox marquise boots sword\nturned eyrie boots\nitems sword 0 tea 1")
    assert game.state.items == (0, 2, 1, 1, 0, 1, 2, 0)


def test_a_pawn_brings_quests_and_items_under_the_ruins() -> None:
    alone = root(FOUR).state
    assert [ITEMS[item] for item in alone.buried] == ["boots", "bag", "hammer", "sword"]
    assert (sum(alone.ruin_items), len(alone.quests), len(alone.quest_deck)) == (4, 3, 12)
    two = root(
        "factions vagabond vagabond2 eyrie\npawn vagabond 1\npawn vagabond2 2\nruins 6 10\nquests errand_fox"
    ).state
    assert [two.ruin_items[clearing] for clearing in (6, 10, 11, 12)] == [2, 2, 0, 0]
    assert (len(two.buried), two.quests, len(two.quest_deck)) == (4, (QUEST_IDS.index("errand_fox"),), 14)
    assert two.slots[11] == 3
    assert not root("factions marquise eyrie").state.buried


# ---- what each line says

LINES = (
    FOUR + "map mountain\ndeck exiles\nturn 2 daylight\npoints 3 5 0 12\nsuits" + " fox mouse rabbit" * 4 + "\n"
    "clearing 2 marquise warrior 2 recruiter 1\nclearing 2 eyrie warrior 3\nfallen eyrie warrior 1\n"
    "hand marquise ambush_fox\nseen marquise by eyrie ambush_fox\ncrafted eyrie coffin_makers\n"
    "coffins marquise warrior 2\nbox marquise boots\nturned marquise tea\nitems boots 1\ndiscard anvil\n"
    "available dominance_fox\ncoalition vagabond eyrie\nhomes marquise 1 eyrie 3\nclosed 2-5\nscorched 4\n"
    "used coffin_makers path\nactivated 1 0 2\n"
    "alliance supporters ambush_mouse\nalliance seen by marquise ambush_mouse\n"
    "vagabond character thief\nvagabond ready boots 2\neyrie leader despot\neyrie decree move vizier\n"
)


def test_every_line_is_read_and_written_again() -> None:
    game = root(LINES)
    state = game.state
    assert (state.turn, state.phase, state.points) == (2, DAYLIGHT, (3, 5, 0, 12))
    assert [state.warriors(seat, 2) for seat in (0, 1)] == [2, 3]
    assert state.fallen[state.rules.warrior[1]] == 1
    assert state.hands[0].seen[1] == (card("ambush_fox"),)
    assert (state.boxes[0][0], state.turned[0][5], state.items[0]) == (1, 1, 1)
    assert (state.partner, state.homes) == ((NONE, NONE, NONE, 1), (1 << 1, 1 << 3, 0, 0))
    assert [state.map.closed[place] for place in range(6) if state.closed >> place & 1] == [(2, 5)]
    assert (state.scorched, state.activated) == (1 << 4, (1, 0, 2))
    assert (state.used, state.cleared_path) == (1 << card("coffin_makers"), True)
    assert again(game).position() == game.position()
    assert again(game).hash() == game.hash()


def test_a_pawn_stands_in_a_clearing_or_in_a_forest() -> None:
    game = root("factions marquise vagabond\npawn vagabond 1_2_5_10")
    assert game.state.pawns[1] > CLEARINGS
    assert "pawn vagabond 1_2_5_10\n" in game.position()


def test_the_ferry_is_where_it_is_said_to_be() -> None:
    coast = root("factions marquise eyrie\nmap lake").state.map.coast
    clearing = next(number for number in range(1, 13) if coast >> number & 1)
    game = root(f"factions marquise eyrie\nmap lake\nferry {clearing}\nferried\nturn 0 daylight")
    assert (game.state.site("ferry").clearing, game.state.site("ferry").used) == (clearing, True)
    assert again(game).hash() == game.hash()


def test_what_was_seen_under_a_ruin_is_kept_for_those_who_looked() -> None:
    game = root(
        "factions vagabond vagabond2 eyrie\npawn vagabond 1\npawn vagabond2 2\nturn 0 daylight\n"
        "peeked 6 bag sword by vagabond"
    )
    assert again(game).hash() == game.hash()
    for viewer, known in ((0, ["bag", "sword"]), (1, []), (None, None)):
        clearings = game.view(viewer)["clearings"]
        assert isinstance(clearings, list)
        six = clearings[5]
        assert isinstance(six, dict)
        assert six.get("under") == known


def test_a_battle_can_be_set_up_in_the_middle() -> None:
    game = root(
        "factions marquise eyrie\nturn 0 daylight\nclearing 5 marquise warrior 2\nclearing 5 eyrie roost 1 warrior 3\n"
        "crafted eyrie armorers\n"
        "battle marquise eyrie 5 rolled 2 1 extra 0 1\ntodo EndTurn 0\ntodo BeginPhase 0 evening\ntodo Act 0 2\n"
        "todo Hits\ntodo UseEffects 1"
    )
    battle = game.state.battle
    assert battle is not None
    assert (battle.attacker, battle.defender, battle.clearing) == (0, 1, 5)
    assert (battle.rolled, battle.extra) == ([2, 1], [0, 1])
    assert again(game).hash() == game.hash()
    assert asked(game)[:2] == (1, "UseEffects")
    play(game, "1 pass")
    assert (game.state.warriors(0, 5), game.state.warriors(1, 5)) == (0, 1)


def test_losses_that_were_chosen_wait_for_those_of_the_other_side() -> None:
    game = root(
        "factions marquise eyrie\nclearing 8 eyrie warrior 2\n"
        "clearing 8 marquise warrior 1 sawmill 1 workshop 1\nbattle eyrie marquise 8 rolled 2 1\n"
        "lost attacker eyrie warrior 1\nlost defender marquise warrior 1\nturn 1 daylight\n"
        "todo EndTurn 1\ntodo BeginPhase 1 evening\ntodo EndBattle\ntodo DealHits\ntodo ChooseLosses 0 0 1"
    )
    assert legal(game) == ["lose sawmill", "lose workshop"]
    assert again(game).hash() == game.hash()
    play(game, "0 lose workshop")
    piece = game.state.rules.piece
    assert [game.state.count(piece(0, name), 8) for name in ("warrior", "sawmill", "workshop")] == [0, 1, 0]
    assert (game.state.warriors(1, 8), game.state.battle) == (1, None)


def test_a_finished_game_says_who_won_and_how() -> None:
    game = root("factions marquise eyrie\npoints 30 2\nover\nwinners marquise by root:3.1")
    assert game.outcome == {"winners": [0], "points": [30, 2], "law": "root:3.1"}
    assert again(game).position() == game.position()


def test_announced_outcomes_come_up_and_are_written_while_they_have_not() -> None:
    game = root("factions marquise eyrie\nturn 0 evening\nhand eyrie cobbler\ncoming card anvil card sword")
    assert cards(game, "marquise") == ["anvil"]
    assert "coming card sword\n" in game.position()


def test_every_step_and_question_is_known_by_its_own_name() -> None:
    def kinds(kind: type[Task]) -> set[type[Task]]:
        return {kind}.union(*(kinds(below) for below in kind.__subclasses__()))

    found = {kind for kind in kinds(Step) | kinds(Question) if kind.__module__.startswith("copse.root.")}
    missing = {kind.__name__ for kind in found} - set(BOOK.tasks)
    assert missing == {
        "Step",
        "SeatStep",
        "SuitStep",
        "Question",
        "Pause",
        "Crafting",
        "CardQuestion",
        "HirelingOrder",
    }  # what others are made from
    assert len(BOOK.tasks) == len(found) - len(missing)


# ---- what is refused


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ("factions marquise", "line 2, column 1: option 'factions' must list 2 to"),
        (
            "factions marquise eyrie\nhand marquise anvyl",
            "line 3, column 15: 'anvyl' is not a known card; did you mean anvil",
        ),
        (
            "factions marquise eyrie\nhand alliance anvil",
            "line 3, column 6: 'alliance' is not a known faction of this game",
        ),
        ("factions marquise eyrie\nalliance officers 2", "line 3, column 1: alliance does not play in this game"),
        ("factions marquise eyrie\nclearing 13 eyrie warrior 1", "line 3, column 10: the clearing must be a whole"),
        (
            "factions marquise eyrie\nclearing 5 eyrie keep 1",
            "line 3, column 18: 'keep' is not a known piece of that faction",
        ),
        (
            "factions marquise eyrie\nturn 0 noon",
            "line 3, column 8: 'noon' is not a known moment of a turn; allowed: begin",
        ),
        ("factions marquise eyrie\ncolour blue", "line 3, column 1: 'colour' is not a known line of a position"),
        (
            "factions marquise eyrie\nturn 0 begin 7",
            "line 3, column 14: '7' is unexpected: the line should end before it",
        ),
        ("factions marquise eyrie\nlost attacker marquise warrior 1", "there is no battle"),
        ("factions marquise eyrie\nclosed 2-5", "'2-5' is not a known closed path of this map"),
        ("factions marquise eyrie\nseen marquise eyrie anvil", "'by' and who has seen them"),
        ("factions marquise eyrie\nclearing 5 eyrie warrior 1\nclearing 5 eyrie warrior 1", "was given before"),
        ("factions marquise eyrie\nmap winter\nmap lake", "'map' was given before"),
        ("factions marquise eyrie\ncoming die 1 colour 3", "'colour' is not a kind of outcome of root"),
        ("factions marquise eyrie\ntodo EndTurn 2", r"'seat' must be the own seat \(0 to 1\)"),
        ("factions marquise eyrie\nover\nwinners marquise by me", "'me' is not a paragraph"),
    ],
)
def test_what_cannot_be_read_is_named_with_line_and_column(lines: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        root(lines)


TWO = "factions marquise eyrie\nturn 0 daylight\n"


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        (TWO + "clearing 1 marquise warrior 20\nclearing 2 marquise warrior 6", "marquise warrior: 26 of them"),
        (TWO + "supply marquise warrior 3", "marquise warrior: 3 of them are somewhere, but there are 25"),
        (TWO + "clearing 5 marquise sawmill 2 workshop 1", "clearing 5 has 1 buildings more than it has free slots"),
        (TWO + "clearing 6 marquise sawmill 2", "clearing 6 has 1 buildings more"),
        (TWO + "clearing 0 marquise warrior 2", "in the Burrow"),
        (TWO + "fallen marquise sawmill 1", "only warriors fall"),
        (TWO + "coffins marquise warrior 1", "nobody has crafted the Coffin Makers"),
        (TWO + "suits" + " fox" * 12, "12 clearings are fox"),
        (TWO + "ruins 5", "clearing 5 has no ruin"),
        (TWO + "ferry 5", "there is no ferry in this game"),
        (TWO + "hand marquise anvil anvil", "anvil should be in 1 places, but is in 2"),
        (TWO + "hand marquise dominance_fox", "dominance_fox is not in this deck"),
        (TWO + "deck_left anvil", "should be in"),
        (TWO + "hand marquise anvil\nseen marquise by eyrie sword", "seen a card or an item where it does not lie"),
        (TWO + "crafted eyrie anvil", "anvil cannot lie before eyrie"),
        (TWO + "crafted eyrie cobbler cobbler", "cobbler cannot lie before eyrie, or not twice"),
        (FOUR + "available anvil", "anvil is no dominance card"),
        (TWO + "box marquise boots boots\nitems boots 1", "there are 3 boots, but the supply had 2"),
        (TWO + "points 30 0", "marquise has 30 points, and would have won"),
        (TWO + "pawn eyrie 5", "eyrie has no pawn"),
        (TWO + "coalition marquise eyrie", "marquise cannot be in a coalition with eyrie"),
        ("factions marquise vagabond", "vagabond: nothing says where the pawn stands"),
        (TWO + "over", "a finished game has winners"),
        (TWO + "battle marquise marquise 5", "marquise cannot battle themselves"),
        (
            TWO + "clearing 5 eyrie warrior 1\nbattle marquise eyrie 5\nlost defender eyrie warrior 1\n"
            "todo EndTurn 0\ntodo Hits\ntodo UseEffects 1",
            "losses were chosen in the battle, but DealHits is not to come",
        ),
        (TWO + "battle marquise eyrie 5", "a battle has one of BeforeRoll, Roll, Hits and EndBattle to come"),
        (TWO + "todo Act 0 3", "the first 'todo' must be what ends or begins a turn"),
        (TWO + "todo EndTurn 1", "EndTurn is for seat 1, but it is the turn of seat 0"),
        (TWO + "todo EndTurn 0\ntodo EndTurn 0", "EndTurn can only be the first 'todo'"),
        (TWO + "todo EndTurn 0\ntodo Act 1 3", "Act: that is no step of eyrie"),
        (TWO + "todo EndTurn 0\ntodo Ambush 1", "Ambush: there is no battle"),
        (TWO + "todo EndTurn 0\ntodo BeginPhase 0 birdsong\ntodo Act 0 3", "not the rest of this turn"),
        (TWO + "todo EndTurn 0\ntodo DiscardDown 0", "DiscardDown: there is nothing to choose"),
        (TWO + "todo EndTurn 0\ntodo Finish 0 anvil", "Finish: a card is finished as soon as it is paid for"),
        ("factions marquise eyrie\ntodo BeginTurn 0\ntodo Garrison 0", "Garrison: she has no home corner"),
    ],
)
def test_impossible_positions_are_refused_with_the_reason(lines: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        root(lines)


THREE = "factions marquise eyrie alliance\nturn 0 daylight\n"
SHELTERED = "factions vagabond keepers hundreds lizards\nturn 0 daylight\npawn vagabond 5\n"


@pytest.mark.parametrize(
    ("lines", "at_fault", "complaint"),
    [
        (TWO + "clearing 5 marquise warrior 20\nclearing 8 marquise warrior 6\npoints 1 2", 5, "26 of them"),
        (TWO + "supply marquise warrior 3\npoints 1 2", 4, "3 of them are somewhere"),
        (TWO + "clearing 5 marquise sawmill 2 workshop 1\npoints 1 2", 4, "buildings more"),
        (TWO + "hand marquise anvil anvil\npoints 1 2\nused path", 4, "anvil should be in 1 places"),
        (TWO + "crafted eyrie anvil\npoints 1 2", 4, "anvil cannot lie before eyrie"),
        (TWO + "points 30 0\nhand marquise anvil", 4, "would have won"),
        (TWO + "pawn eyrie 5\nhand marquise anvil", 4, "eyrie has no pawn"),
        (TWO + "suits" + " fox" * 12 + "\nhand marquise anvil", 4, "12 clearings are fox"),
        (TWO + "box marquise boots boots\nitems boots 1\nhand marquise anvil", 5, "3 boots"),
        (TWO + "todo EndTurn 0\ntodo Act 1 3\npoints 1 2", 5, "no step of eyrie"),
        (TWO + "battle marquise eyrie 5\npoints 1 2", 4, "a battle has one of"),
        ("factions marquise vagabond\nturn 0 daylight\npoints 1 2", 2, "where the pawn stands"),
        (THREE + "clearing 5 alliance base_fox 1\npoints 1 2 3", 4, r"another suit \(§8.4.1.I\)"),
        (THREE + "clearing 5 alliance sympathy 2\npoints 1 2 3", 4, "no more than one sympathy"),
        (
            THREE + "alliance supporters anvil sword bake_sale cobbler armorers sappers\npoints 1 2 3",
            4,
            "5 supp",
        ),
        (SHELTERED + "lizards revealed anvil\nlizards hated\nturns 4", 5, "revealed in Daylight only"),
        (SHELTERED + "clearing 5 lizards garden_fox 1\nlizards hated", 5, r"another suit \(§10.5.1\)"),
        (SHELTERED + "box hundreds sword\nhundreds mood bitter", 5, "no box"),
        (SHELTERED + "keepers idle move anvil\nkeepers retinue delve anvil", 5, "where it does not serve"),
    ],
)
def test_an_impossible_position_is_reported_at_the_line_at_fault(lines: str, at_fault: int, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint) as found:
        root(lines)
    assert found.value.line == at_fault


def test_where_nothing_was_said_that_is_at_fault_the_last_line_is_named() -> None:
    with pytest.raises(BadPosition, match="line 4, column 1: this position is impossible: a finished game"):
        root(TWO + "over")
    with pytest.raises(BadPosition, match="line 1, column 1"):
        BOOK.read_position([])


@pytest.mark.parametrize(
    ("coming", "complaint"),
    [
        ("die 5", "'5' is not a die of this table; allowed: 0, 1, 2, 3"),
        ("card dominance_fox", "'dominance_fox' is not a card of this table"),  # of two players nobody has these
        ("mob fox", "no mob can come up at this table"),
        ("relic figure", "no relic can come up at this table"),
        ("value 2", "no value can come up at this table"),
        ("forest 1_2_5_10", "no forest can come up at this table"),
        ("quest errand_fox", "no quest can come up at this table"),
        ("item bag", "no item can come up at this table"),
        ("seat 1", "no seat can come up at this table"),
        ("suit fox", "no suit can come up at this table"),  # they are printed
    ],
)
def test_outcomes_that_can_never_come_up_are_refused(coming: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=f"line 4, column [0-9]+: {complaint}"):
        root(f"{TWO}coming {coming}")


@pytest.mark.parametrize(
    ("lines", "coming"),
    [
        ("factions hundreds marquise\nmap winter", "mob rabbit item sword suit fox"),
        ("factions keepers marquise", "relic figure value 3 forest 1_2_5_10"),
        ("factions vagabond vagabond2 eyrie\npawn vagabond 5\npawn vagabond2 5", "seat 1 quest errand_fox item bag"),
        ("factions marquise eyrie alliance", "card dominance_fox die 3"),
    ],
)
def test_outcomes_that_may_come_up_are_kept_until_they_do(lines: str, coming: str) -> None:
    game = root(f"{lines}\nturn 0 birdsong\ncoming {coming}")
    assert f"coming {coming}\n" in game.position() or f" {coming.split(maxsplit=2)[2]}\n" in game.position()


def test_a_save_that_announces_what_cannot_come_up_is_refused() -> None:
    game = root(TWO + "coming die 3")
    rows: list[list[Json]] = [["die", 5], ["mob", 0], ["weather", 1]]
    for row in rows:
        saved: dict[str, Json] = {**BOOK.dump(game.state), "coming": [list[Json](row)]}
        with pytest.raises(BadSave, match="'coming' has an"):
            BOOK.restore(game.options, Fields(saved, "the save"))


@pytest.mark.parametrize(
    ("faction", "lines"),
    [
        ("eyrie", ("decree move", "todo build")),
        ("alliance", ("supporters", "seen by eyrie")),
        ("lizards", ("souls", "revealed", "scored")),
        ("duchy", ("swayed", "acted", "revealed")),
        ("vagabond", ("ready", "spent", "damaged", "damaged_spent", "done", "found")),
        ("hundreds", ("hoard", "found")),
        ("riverfolk", ("funds", "payments", "commitments", "tracks")),
        ("corvids", ("denied 5",)),
        ("keepers", ("relics figure", "retinue move", "idle delve", "trophies", "lost")),
    ],
)
def test_none_stands_for_an_empty_list_on_every_board(faction: str, lines: tuple[str, ...]) -> None:
    others = [other for other in ("marquise", "eyrie") if other != faction]
    start = f"factions {faction} {' '.join(others)}\nturn 0 daylight\n" + "pawn vagabond 5\n" * (faction == "vagabond")
    game = root(start + "\n".join(f"{faction} {line} none" for line in lines))
    assert game.state.boards[0].dump() == root(start).state.boards[0].dump()
    for line in lines:
        with pytest.raises(BadPosition, match="is unexpected: the line should end before it"):
            root(f"{start}{faction} {line} none anvil")


def test_a_forest_without_relics_is_left_empty() -> None:
    game = root("factions keepers eyrie\nturn 0 daylight\nkeepers forest 1_2_5_10 none")
    assert "keepers forest 1_2_5_10" not in game.position()
    assert "keepers forest" in game.position()


@pytest.mark.parametrize(
    "repeated",
    [
        "rng 5", "turns 3", "over", "coming die 1", "points 1 2 3 4", "turn 0 daylight", "deck_left none", "ruins 6",
        "suits fox mouse rabbit rabbit rabbit fox mouse fox mouse rabbit mouse fox", "quests none", "quest_deck none",
        "clearing 5 marquise warrior 1", "supply marquise wood 4", "fallen eyrie warrior 1", "hand eyrie anvil",
        "coffins marquise warrior 2", "pawn vagabond 5", "seen marquise by eyrie none", "crafted eyrie none",
        "box marquise boots", "turned marquise tea", "items boots 1", "discard anvil", "available none",
        "dominance eyrie dominance_bird", "coalition vagabond eyrie", "homes marquise 1", "ruin_items 6 1",
        "buried bag", "peeked 6 bag by vagabond", "ferry 10", "closed none", "scorched 4", "used cobbler",
        "activated 1 0 2",
        "ferried", "battle marquise eyrie 5", "lost attacker marquise warrior 1", "winners marquise by root:3.1",
        "map autumn", "option deck \"standard\"", "marquise recruited", "marquise owed 5 1", "eyrie leader despot",
        "eyrie fallen builder", "eyrie decree move vizier", "eyrie todo move vizier", "eyrie boasted",
        "alliance officers 2", "alliance supporters anvil", "alliance seen by eyrie none", "vagabond character thief",
        "vagabond ready boots", "vagabond relation eyrie allied", "vagabond aids eyrie 1", "vagabond done none",
        "vagabond found bag", "vagabond improvised", "vagabond swift", "vagabond debt 1", "lizards outcast fox",
        "lizards hated", "lizards acolytes 1", "lizards souls none", "lizards scored none", "duchy swayed mayor",
        "duchy acted mayor", "duchy lost 1 0 0", "duchy revealed none", "corvids plot 5 bomb", "corvids denied 5 bomb",
        "corvids placed 1", "hundreds mood bitter", "hundreds hoard sword", "hundreds found sword",
        "hundreds owed 5 1", "riverfolk funds marquise 1", "riverfolk prices 1 1 1", "riverfolk customer eyrie 1",
        "keepers forest 1_2_5_10 none", "keepers relics figure 1", "keepers retinue move anvil",
        "keepers idle move anvil", "keepers acting anvil", "keepers trophies none", "keepers lost none",
    ],
)  # fmt: skip
def test_no_line_may_say_a_thing_twice(repeated: str) -> None:
    name = repeated.split()[0]
    extra = name if name in FACTIONS and name not in ("marquise", "eyrie", "alliance", "vagabond") else ""
    start = f"factions marquise eyrie alliance vagabond {extra}"
    battle = ["battle marquise eyrie 5"] if name == "lost" else []
    paths = ["map lake"] if name in ("ferry", "ferried") else []
    lines = [start, *battle, *paths, repeated, repeated]
    with pytest.raises(BadPosition, match=f"line {len(lines) + 1}, .* was given before, in line {len(lines)}"):
        root("\n".join(lines))


def test_within_a_line_nothing_is_said_twice_either() -> None:
    for line in ("clearing 5 marquise warrior 1 warrior 2", "supply marquise wood 4 wood 4", "items boots 1 boots 2",
                 "homes marquise 1 marquise 3", "ruin_items 6 1 6 0"):  # fmt: skip
        with pytest.raises(BadPosition, match=r"line 4, .* was given before, in line 4"):
            root(TWO + line)


def test_every_kind_of_line_of_a_position_may_be_said_once_only() -> None:
    """Whatever a game writes: the same line again is refused, but for what is pending."""
    game = root(LINES)
    lines = game.position().splitlines()
    for number, line in enumerate(lines[1:], 1):
        if not line.startswith("todo"):
            with pytest.raises(BadPosition, match="was given before"):
                copse.position("\n".join([*lines[: number + 1], line, *lines[number + 1 :]]))


# ---- what a seat may know

SECRETS = (
    FOUR + "turn 0 daylight\nhand marquise anvil ambush_fox\nhand eyrie sword cobbler\nseen eyrie by marquise sword\n"
    "alliance supporters ambush_mouse ambush_bird\nalliance seen by eyrie ambush_bird\n"
)


@pytest.mark.law("root:1.2.1")
def test_a_view_shows_the_own_hand_and_of_others_only_what_was_seen() -> None:
    game = root(SECRETS)
    assert seat_view(game, 0, 0)["hand"] == {"size": 2, "cards": ["ambush_fox", "anvil"]}
    assert seat_view(game, 0, 1)["hand"] == {"size": 2, "cards": ["sword"]}
    assert seat_view(game, 2, 1)["hand"] == {"size": 2, "cards": []}
    assert seat_view(game, None, 0)["hand"] == {"size": 2, "cards": []}
    for viewer, known in ((2, ["ambush_bird", "ambush_mouse"]), (1, ["ambush_bird"]), (0, []), (None, [])):
        board = seat_view(game, viewer, 2)["board"]
        assert isinstance(board, dict)
        assert board["supporters"] == {"size": 2, "cards": known}
    assert game.view(0)["deck"] == len(game.state.deck)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_re_dealing_changes_nothing_that_a_seat_knows_and_something_that_it_does_not(viewer: int | None) -> None:
    game = root(SECRETS)
    hands = set()
    for seed in range(20):
        other = game.determinize(viewer, seed)
        assert other.view(viewer) == game.view(viewer)
        assert Counter([*other.state.deck, *cards_in_play(other.state)]) == Counter(deck("standard"))
        assert card("sword") in other.state.hands[1].cards or viewer not in (0, 1)
        for zone in (*other.state.hands, *other.state.boards[2].zones()):
            assert not any(Counter(known) - Counter(zone.cards) for known in zone.seen)
        hands.add(str([zone.cards for zone in other.state.hands]))
    assert len(hands) > 10


def test_a_card_that_is_being_crafted_stays_in_the_hand_when_others_guess_at_it() -> None:
    game = root(
        "factions marquise eyrie\nturn 0 daylight\nclearing 5 marquise workshop 2\nclearing 8 marquise workshop 2\n"
        "clearing 7 marquise workshop 2\nhand marquise royal_claim"
    )
    play(game, "0 craft royal_claim")
    assert asked(game)[1] == "PayAny"
    for seed in range(10):
        other = game.determinize(1, seed)
        while other.decision.prompt == "PayAny":
            other.apply(legal(other)[0])
        assert card("royal_claim") in other.state.crafted[0]


def test_a_price_that_is_being_paid_stays_payable_when_others_guess_at_the_cards() -> None:
    game = root(
        "factions alliance marquise\nturn 0 birdsong\nclearing 1 alliance sympathy 1\n"
        "alliance supporters ambush_fox anvil ambush_mouse ambush_rabbit"
    )
    play(game, "0 revolt 1")
    assert asked(game)[1] == "PaySupporter"
    for seed in range(30):
        other = game.determinize(1, seed)
        while other.decision.prompt == "PaySupporter":
            other.apply(legal(other)[0])
        assert other.state.count(other.state.rules.piece(0, "base_fox"), 1) == 1


def test_the_phases_of_a_view_have_the_names_of_the_law() -> None:
    assert root(TWO).view(0)["phase"] == PHASES[DAYLIGHT]


# ---- names in the texts of actions

BATTLING = """
    factions marquise eyrie
    turn 0 daylight
    clearing 5 marquise warrior 2
    clearing 5 eyrie warrior 2
    coming die 0 die 0
"""


def test_factions_and_forests_may_be_called_by_their_names() -> None:
    game = root(BATTLING)
    play(game, "0 pass")
    game.apply("battle 5 eyrie")
    assert game.history[-1].action.text == "battle 5 1"
    game = root("factions vagabond marquise\nturn 0 birdsong\npawn vagabond 5\nvagabond character thief")
    forest = next(text for text in legal(game, "go") if int(text.split()[1]) > 12)
    name = game.state.map.forests[int(forest.split()[1]) - 13]
    game.apply(f"go {name}")
    assert game.history[-1].action.text == forest


@pytest.mark.parametrize("ground", MAPS)
def test_every_action_is_written_with_the_names_of_the_table_and_read_again(ground: str) -> None:
    game = root(f"factions marquise eyrie alliance vagabond corvids keepers\nmap {ground}\npawn vagabond 5")
    named, forests = game.state.rules.names, game.state.map.forests
    for action in game.vocabulary.actions:
        text = game.write_action(action)
        assert game.read_action(text) is game.read_action(action.text) is action
        for domain, value in zip(action.verb.domains, action.args, strict=True):
            if domain == SEAT:
                assert named[value] in text.split(), text
            elif domain in (ANYWHERE, FOREST) and 0 <= value - FOREST[0] < len(forests):
                assert forests[value - FOREST[0]] in text.split(), text


def test_a_seat_that_the_table_does_not_have_is_written_as_its_number() -> None:
    game = root("factions marquise eyrie")
    assert game.write_action(game.vocabulary.parse("battle 5 3")) == "battle 5 3"


def test_what_is_told_of_a_game_has_names() -> None:
    game = root(BATTLING)
    play(game, "0 pass")
    assert "battle 5 eyrie" in game.view(0)["decision"]["actions"]  # type: ignore[call-overload,index,operator]
    with pytest.raises(IllegalAction, match=r"'battle 6 eyrie' is not legal now.* battle 5 eyrie"):
        game.apply("battle 6 1")
    game.apply("battle 5 1")
    assert "\n0 battle 5 eyrie ~ die 0 die 0\n" in game.record()


def test_a_record_with_numbers_leads_to_the_same_game() -> None:
    game = root(BATTLING)
    play(game, "0 pass", "0 battle 5 eyrie")
    record = game.record()
    assert copse.replay(record.replace("battle 5 eyrie", "battle 5 1")) == copse.replay(record)


def test_a_faction_that_is_not_at_the_table_is_not_suggested() -> None:
    game = root("factions marquise eyrie\nturn 0 daylight\nclearing 5 marquise warrior 2")
    with pytest.raises(UnknownAction, match="no corvids at this table, only marquise, eyrie"):
        game.apply("battle 12 corvids")
    with pytest.raises(UnknownAction) as misspelt:
        game.apply("battle 12 eyri")
    suggested = re.findall(r"battle \d+ (\d)", str(misspelt.value))
    assert suggested
    assert set(suggested) <= {"0", "1"}


@pytest.mark.parametrize("rng", [FRESH, 0])
def test_a_position_without_a_generator_is_read_and_written_alike(rng: int) -> None:
    game = root(FOUR)
    game.state.rng = rng
    assert "rng" not in game.position()
    assert copse.position(game.position()).position() == game.position()
