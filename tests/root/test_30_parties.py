"""Parties: who owns pieces need not have a seat. A hireling that exists only here stands on the map, held by a seat or
by nobody, and the four questions about parties have the answers of appendix E."""

from __future__ import annotations

import random

import pytest

from copse.games import RootGame, load
from copse.kernel.errors import BadSave, Impossible
from copse.kernel.events import Event
from copse.kernel.game import Game
from copse.kernel.options import Option
from copse.kernel.rows import replaced
from copse.kernel.shapes import Fields
from copse.locale import Words
from copse.root.actions import BATTLE
from copse.root.battle import battles, begin
from copse.root.board import FIRST_FOREST, PLACES
from copse.root.book import BOOK
from copse.root.factions.alliance import Alliance, Outrage
from copse.root.factions.riverfolk import post_obstacles
from copse.root.hirelings import HIRELINGS
from copse.root.hirelings.base import Hireling, HirelingCard
from copse.root.hooks import Owner
from copse.root.move import relocate
from copse.root.pieces import BUILDING, TOKEN, WARRIOR, Kind
from copse.root.removal import enemy_pieces, sweep
from copse.root.rules import OPTIONS
from copse.root.state import NONE, Woodland
from copse.terminal.root.chart import crowd
from copse.terminal.root.seen import see
from copse.wording.root.labels import Asked, RootLabels
from tests.root.table import count, points
from tests.script import asked, legal, play, root

MARQUISE, EYRIE, ALLIANCE, VAGABOND, WATCH = range(5)


class Nobility(Owner):
    """What the Watch grants to who controls it: ties."""

    def wins_ties(self, state: Woodland, seat: int, clearing: int) -> int:
        return 1


class Watch(Hireling):
    name = "forest_patrol"  # actions have to name it
    card = "watch"
    sign = "◉"
    colour = "#3d3d3d"
    kinds = (Kind("warrior", WARRIOR, 8), Kind("keep", BUILDING, 2), Kind("wood", TOKEN, 2))
    grants = (Nobility(),)


@pytest.fixture(autouse=True)
def the_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(HIRELINGS, "forest_patrol", Watch())
    option = Option("hirelings", [], "the hirelings", lambda value: value)
    monkeypatch.setattr(BOOK, "options", {**OPTIONS, "hirelings": option})
    monkeypatch.setitem(OPTIONS, "hirelings", option)


POSITION = """
    factions marquise eyrie alliance vagabond
    hirelings forest_patrol
    turn 0 daylight
    clearing 1 marquise keep 1 warrior 3
    clearing 3 marquise warrior 2
    clearing 3 forest_patrol warrior 3
    clearing 5 forest_patrol warrior 2 keep 1
    clearing 5 eyrie warrior 2 roost 1
    clearing 8 forest_patrol keep 1 wood 1
    clearing 8 marquise warrior 4
    clearing 9 alliance sympathy 1
    clearing 10 forest_patrol warrior 2
    clearing 10 marquise warrior 1
    clearing 10 alliance warrior 1
    pawn vagabond 8
"""


def table(*lines: str) -> RootGame:
    return root(POSITION + "".join(f"    {line}\n" for line in lines))


@pytest.mark.law("root:E.3.1")
def test_a_hireling_rules_for_itself_until_someone_controls_it() -> None:
    game = table()
    assert [game.state.ruler[clearing] for clearing in (3, 8, 10)] == [WATCH, MARQUISE, WATCH]
    game.state.hand_over(WATCH, ALLIANCE)
    assert [game.state.ruler[clearing] for clearing in (3, 8, 10)] == [ALLIANCE, MARQUISE, ALLIANCE]
    assert not game.state.has_pieces(ALLIANCE, 3)
    game.state.hand_over(WATCH, MARQUISE)
    assert [game.state.ruler[clearing] for clearing in (3, 8, 10)] == [MARQUISE] * 3


@pytest.mark.law("root:E.2", "root:E.2.2")
def test_what_it_grants_is_had_by_who_controls_it_and_by_nobody_else() -> None:
    game = table("clearing 2 marquise warrior 1", "clearing 2 alliance warrior 1")
    assert game.state.ruler[2] == NONE
    game.state.hand_over(WATCH, ALLIANCE)
    assert game.state.ruler[2] == ALLIANCE
    game.state.hand_over(WATCH, MARQUISE)
    assert game.state.ruler[2] == MARQUISE


@pytest.mark.law("root:E.3.2", "root:G.1.23", "root:G.1.11")
def test_it_is_the_enemy_of_all_but_its_controller_and_his_partner() -> None:
    game = table()
    assert all(game.state.enemies(who, WATCH) and game.state.enemies(WATCH, who) for who in range(4))
    game.state.hand_over(WATCH, EYRIE)
    game.state.partner = replaced(game.state.partner, VAGABOND, EYRIE)
    assert [game.state.enemies(WATCH, who) for who in range(4)] == [True, False, True, False]
    assert [game.state.enemies(who, WATCH) for who in range(4)] == [True, False, True, False]
    assert not game.state.enemies(WATCH, WATCH)
    warrior = game.state.rules.piece(WATCH, "warrior")
    assert game.state.enemy_piece(MARQUISE, warrior)
    assert not game.state.enemy_piece(EYRIE, warrior)
    assert enemy_pieces(game.state, MARQUISE, 3) == 3
    assert enemy_pieces(game.state, EYRIE, 3) == 2


@pytest.mark.law("root:E.3.3")
def test_its_pieces_are_no_faction_pieces() -> None:
    game = table("held forest_patrol by eyrie")
    of_watch = game.state.rules.of_party[WATCH]
    assert not any(game.state.of_faction(piece) for piece in of_watch)
    assert all(game.state.of_faction(piece) for party in range(4) for piece in game.state.rules.of_party[party])
    assert not game.state.has_pieces(EYRIE, 3)
    assert game.state.warriors(EYRIE, 5) == 2
    assert game.state.counted_warriors(EYRIE, 5) == 4


@pytest.mark.law("root:8.4.2.II.a")
def test_martial_law_counts_hirelings_for_who_controls_them() -> None:
    for lines, cost in ((), 1), (("held forest_patrol by marquise",), 2):
        game = table(*lines)
        assert Alliance().spread_cost(game.state, ALLIANCE, 10) == cost


@pytest.mark.law("root:E.3.5", "root:E.3.6")
@pytest.mark.ruling("R123")
def test_who_attacks_a_free_hireling_meets_no_ambush_and_scores_for_its_buildings() -> None:
    game = table("hand eyrie ambush_fox ambush_mouse", "coming die 2 die 0")
    assert BATTLE[8, WATCH] in battles(game.state, MARQUISE)
    fought(game, MARQUISE, WATCH, 8)  # two rolled hits and one more, for nobody defends
    assert points(game, "marquise") == 2
    assert count_watch(game, "keep", 8) == count_watch(game, "wood", 8) == 0


def fought(game: RootGame, attacker: int, defender: int, clearing: int) -> None:
    """A battle begins, and goes on up to the first question."""
    begin(game.state, attacker, defender, clearing, "root:4.3")
    game.state.settle()


def count_watch(game: RootGame, piece: str, clearing: int) -> int:
    return game.state.count(game.state.rules.piece(WATCH, piece), clearing)


@pytest.mark.ruling("R123")
def test_whose_turn_it_is_chooses_what_a_free_hireling_loses() -> None:
    game = table("coming die 0 die 0")
    fought(game, MARQUISE, WATCH, 8)
    assert asked(game) == (MARQUISE, "ChooseLosses", "root:4.3.4")
    assert game.state.decision.losing(game.state) == game.state.seats
    assert set(legal(game)) == {"lose wood", "lose keep"}
    held = table("coming die 0 die 0", "held forest_patrol by alliance")
    fought(held, MARQUISE, WATCH, 8)
    assert asked(held) == (ALLIANCE, "ChooseLosses", "root:4.3.4")


@pytest.mark.law("root:E.3.4", "root:E.3.5", "root:E.3.6")
def test_it_fights_alone_without_cards_and_without_points_for_its_controller() -> None:
    game = table(
        "held forest_patrol by alliance", "hand eyrie ambush_rabbit", "hand alliance ambush_bird", "coming die 3 die 0"
    )
    fought(game, WATCH, EYRIE, 5)
    play(game, "1 pass")
    assert count(game, "eyrie", "warrior", 5) == 0  # two warriors of the Watch deal two hits at most
    assert count(game, "eyrie", "roost", 5) == 1
    assert points(game, "alliance") == 0


@pytest.mark.law("root:E.3.5")
def test_an_ambushed_hireling_cannot_foil_it() -> None:
    suits = "suits" + " fox rabbit mouse" * 4
    game = table("held forest_patrol by alliance", suits, "hand eyrie ambush_rabbit", "hand alliance ambush_bird")
    fought(game, WATCH, EYRIE, 5)
    play(game, "1 ambush ambush_rabbit")
    assert count_watch(game, "warrior", 5) == 0
    assert game.state.battle is None or game.state.battle.ended


@pytest.mark.law("root:E.3.7", "root:8.2.6")
def test_outrage_is_paid_by_who_controls_the_hireling() -> None:
    for holder, payers in (("eyrie", [EYRIE]), ("alliance", [])):
        game = table(f"held forest_patrol by {holder}")
        relocate(game.state, WATCH, 10, 9, 1, "root:E.2.4")
        assert [task.other for task in game.state.todo if isinstance(task, Outrage)] == payers
        swept = table(f"held forest_patrol by {holder}")
        sweep(swept.state, WATCH, 1 << 9, "root:E.2.3")
        assert [task.other for task in swept.state.todo if isinstance(task, Outrage)] == payers
        assert points(swept, holder) == 0
    free = table()
    sweep(free.state, WATCH, 1 << 9, "root:E.2.3")
    assert not any(isinstance(task, Outrage) for task in free.state.todo)


def test_a_map_of_text_shows_its_pieces_beside_those_of_the_seats() -> None:
    game = table()
    seen, labels = see(game, None), RootLabels(Words("en", "root"), game.state)
    assert [text for text, _ in crowd(seen, labels, seen.clearings[2])] == ["●2", "◉3"]


def test_a_position_and_a_save_keep_who_controls_it() -> None:
    game = table("held forest_patrol by eyrie")
    again = Game.from_position(BOOK, game.position())
    assert again.state.holder == (0, 1, 2, 3, EYRIE)
    assert again.position() == game.position()
    assert load(game.save()).state.dump() == game.state.dump()
    assert game.state.copy().holder == game.state.holder


def test_a_pawn_of_a_hireling_stands_somewhere() -> None:
    game = table("pawn forest_patrol 8")
    assert load(game.save()).state.dump() == game.state.dump()
    game.state.pawns[WATCH] = FIRST_FOREST + len(game.state.map.forests)
    with pytest.raises(BadSave, match="forest_patrol has no pawn, or it stands nowhere"):
        load(game.save())


def test_the_card_of_a_hireling_says_what_is_impossible(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(self: HirelingCard, state: Woodland, seat: int) -> None:
        raise Impossible(f"party {seat} has lost its card")

    save = table().save()
    monkeypatch.setattr(HirelingCard, "check", check)
    with pytest.raises(BadSave, match=f"forest_patrol: party {WATCH} has lost its card"):
        load(save)


def test_a_position_and_a_save_keep_what_a_hireling_is_about_to_lose() -> None:
    game = table("coming die 0 die 0")
    fought(game, MARQUISE, WATCH, 8)
    assert "todo ChooseLosses 0 4 1" in game.position()
    assert Game.from_position(BOOK, game.position()).position() == game.position()
    assert load(game.save()).state.dump() == game.state.dump()


def test_random_games_with_a_hireling_that_changes_hands_keep_rule_right() -> None:
    lot = random.Random(5)
    for number in range(6):
        game = table(f"held forest_patrol by {lot.choice(('eyrie', 'marquise', 'alliance'))}", "markers none")
        for turn in range(250):
            if game.over:
                break
            game.apply(lot.choice(game.decision.actions))
            if turn % 25 == number:
                game.state.hand_over(WATCH, lot.choice((NONE, 0, 1, 2, 3)))
            for clearing in range(1, PLACES):
                assert game.state.ruler[clearing] == plain_ruler(game, clearing)


def plain_ruler(game: RootGame, clearing: int) -> int:
    """Rule by the book, counted anew."""
    state, strength = game.state, dict[int, int]()
    for piece in state.rules.pieces:
        if piece.category != TOKEN:
            holder = state.holder[piece.party]
            side = piece.party if holder == NONE else holder
            strength[side] = strength.get(side, 0) + state.count(piece.number, clearing)
    most = max(strength.values())
    first = [side for side, number in strength.items() if number == most]
    if not most or len(first) == 1:
        return first[0] if most else NONE
    eyrie = [side for side in first if side == EYRIE and state.has_pieces(EYRIE, clearing)]
    noble = [side for side in first if side == state.holder[WATCH]]
    claims = {*eyrie, *noble}
    return claims.pop() if len(claims) == 1 else state.ruler[clearing]


@pytest.mark.law("root:11.5.6.II")
@pytest.mark.not_in("fifth")
def test_the_riverfolk_found_nothing_where_a_free_hireling_rules() -> None:
    game = root("""
        factions riverfolk marquise
        hirelings forest_patrol
        turn 0 daylight
        clearing 3 forest_patrol warrior 3
        riverfolk funds marquise 2
    """)
    assert post_obstacles(game.state, 0)[3] == "root:11.5.6.II"
    game.state.hand_over(2, 1)
    assert not post_obstacles(game.state, 0)[3]


@pytest.mark.law("root:4.3.4")
def test_who_chose_what_its_hireling_loses_knows_it() -> None:
    game = root("""
        factions vagabond alliance eyrie
        hirelings forest_patrol
        turn 0 daylight
        pawn vagabond 8
        vagabond ready sword 2 boots
        clearing 8 forest_patrol warrior 1 keep 1 wood 1
        held forest_patrol by alliance
        coming die 2 die 1
    """)
    fought(game, 0, 3, 8)
    play(game, "1 lose wood")
    assert asked(game)[:2] == (0, "TakeHit"), "nothing is shown before both have chosen"
    lost = {seat: {tuple(losses_dealt(game, seat, seed)) for seed in range(20)} for seat in (1, 2)}
    assert len(lost[1]) == 1
    assert len(lost[2]) == 2


def losses_dealt(game: RootGame, seat: int, seed: int) -> list[int]:
    """What the defender is about to lose, as it may be for all that a seat knows."""
    battle = game.determinize(seat, seed).state.battle
    assert battle is not None
    return battle.losses[1]


def test_everyone_sees_who_controls_a_hireling_and_what_it_has() -> None:
    game = table("held forest_patrol by eyrie", "pawn forest_patrol 8")
    supply = {"warrior": 1, "keep": 0, "wood": 1}
    for viewer in (None, 0, 1):
        (watch,) = Fields(game.view(viewer), "the view").rows("hirelings")
        board = {"control": 4, "acted": False}
        assert watch == {"name": "forest_patrol", "holder": EYRIE, "supply": supply, "pawn": "8", "board": board}
    (watch,) = Fields(table().view(0), "the view").rows("hirelings")
    assert Fields(watch, "a hireling").values["holder"] is None
    assert "hirelings" not in root("factions marquise eyrie").view(0)


class WatchWords(Words):
    """No catalogue has words for the Watch."""

    def say(self, id: str, **args: int | str) -> str:
        return "the Watch" if id == "hireling-forest-patrol.short" else super().say(id, **args)


def test_choices_questions_and_the_log_call_a_hireling_by_its_name() -> None:
    game = table("coming die 0 die 0")
    labels = RootLabels(WatchWords("en", "root"), game.state)
    assert "the Watch" in labels.action(BATTLE[8, WATCH], Asked(game.state, MARQUISE))
    game.state.events = heard = list[Event]()
    fought(game, MARQUISE, WATCH, 8)
    assert "the Watch" in labels.question(game)
    relocate(game.state, WATCH, 10, 9, 1, "root:E.2.4")
    told = {event.what: labels.events([event])[0][0] for event in heard}
    assert "the Watch" in told["battled"]
    assert "the Watch" in told["moved"]
