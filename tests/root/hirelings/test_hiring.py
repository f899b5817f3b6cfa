"""How hirelings are dealt, gained and lost (§A.6, §E.1), with three that do nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import copse
from copse.games import RootGame, load
from copse.kernel.errors import BadSetup
from copse.kernel.game import Game
from copse.kernel.tasks import Json
from copse.root import rules
from copse.root.book import BOOK
from copse.root.hirelings import HIRELINGS
from copse.root.hirelings.base import Hireling, HirelingCard
from copse.root.hirelings.hiring import ALL_MARKERS, take_control
from copse.root.pieces import Kind
from copse.root.score import score
from copse.root.state import NONE
from tests.script import asked, legal, play, root


class Quiet(Hireling):
    """A side of a card that does nothing."""

    kinds: tuple[Kind, ...] = ()

    def __init__(self, name: str, card: str, demoted: bool = False, linked: str = "") -> None:
        self.name, self.card, self.demoted, self.linked = name, card, demoted, linked


@pytest.fixture(autouse=True)
def three_quiet_cards() -> Iterator[None]:
    printed = dict(HIRELINGS)
    HIRELINGS.clear()
    for strong, weak, linked in (
        ("forest_patrol", "feline_physicians", "marquise"),
        ("popular_band", "street_band", ""),
        ("flame_bearers", "rat_smugglers", "hundreds"),
        ("corvid_spies", "raven_sentries", ""),
    ):
        HIRELINGS[strong] = Quiet(strong, strong, linked=linked)
        HIRELINGS[weak] = Quiet(weak, strong, True, linked)
    rules._shared.cache_clear()
    yield
    HIRELINGS.clear()
    HIRELINGS.update(printed)  # in its order, which documents follow
    rules._shared.cache_clear()


TABLE = """
    factions eyrie alliance lizards
    hirelings forest_patrol street_band corvid_spies
    points 3 0 0
    turn 0 evening
"""
FIRST, SECOND, THIRD = range(3, 6)


def table(*lines: str) -> RootGame:
    return root(TABLE + "".join(f"    {line}\n" for line in lines))


def ends_turn(game: RootGame) -> None:
    """The turn goes on to its end, with whatever comes first, up to a question about hirelings or the next turn."""
    turn = game.state.turn
    while game.state.turn == turn and asked(game)[1] not in ("EngageHireling", "PassOn"):
        game.apply(game.decision.actions[0])


@pytest.mark.law("root:A.6.4", "root:E.1.1")
def test_who_reaches_or_passes_a_marker_takes_it_at_once() -> None:
    game = table()
    assert game.state.markers == ALL_MARKERS
    score(game.state, 0, 1, "root:3.2.1")
    assert (game.state.markers, game.state.claims) == (1 << 8 | 1 << 12, (1, 0, 0))
    score(game.state, 1, 9, "root:3.2.1")  # past 4, which is gone, and 8
    assert (game.state.markers, game.state.claims) == (1 << 12, (1, 1, 0))
    score(game.state, 0, -3, "root:7.7.1")
    score(game.state, 0, 3, "root:3.2.1")
    assert game.state.claims == (1, 1, 0)


@pytest.mark.law("root:E.1.1", "root:E.1.2")
def test_at_the_end_of_the_turn_one_of_the_supply_is_hired() -> None:
    game = table("claims eyrie 1", "markers 8 12", "coming control 2")
    ends_turn(game)
    assert asked(game) == (0, "EngageHireling", "root:E.1.1")
    assert legal(game) == ["engage forest_patrol", "engage street_band", "engage corvid_spies"]
    play(game, "0 engage street_band")
    assert game.state.holder[3:] == (NONE, 0, NONE)
    assert game.state.board(SECOND, HirelingCard).control == 2
    assert game.state.turn == 1


def rolled(points: str, *lines: str) -> set[int]:
    """What the control die may show to the first seat."""
    found = set()
    for seed in range(1, 40):
        text = TABLE.replace("points 3 0 0", f"points {points}") + "".join(f"    {line}\n" for line in lines)
        game = root(f"{text}    rng {seed}\n")
        take_control(game.state, FIRST, 0, "root:E.1.2")
        found.add(game.state.board(FIRST, HirelingCard).control)
    return found


@pytest.mark.law("root:E.1.2")
def test_who_leads_or_ties_counts_gold_only() -> None:
    assert rolled("3 1 1") == rolled("3 3 3") == {1, 2}
    assert rolled("1 3 1") == {2, 3, 4}


@pytest.mark.law("root:E.1.2", "root:3.3.1")
def test_with_dominance_all_symbols_count() -> None:
    assert rolled("off 0 0", "dominance eyrie dominance_fox") == {2, 3, 4}


@pytest.mark.law("root:E.1.3")
def test_a_control_marker_leaves_each_card_at_the_end_of_its_holders_turn() -> None:
    game = table("held forest_patrol by eyrie", "forest_patrol control 2", "held corvid_spies by lizards",
                 "corvid_spies control 2")  # fmt: skip
    ends_turn(game)
    assert game.state.board(FIRST, HirelingCard).control == 1
    assert game.state.board(THIRD, HirelingCard).control == 2


@pytest.mark.law("root:E.1.3")
def test_without_markers_it_goes_to_another_who_rolls_at_once() -> None:
    game = table("held forest_patrol by eyrie", "forest_patrol control 1", "coming control 4")
    ends_turn(game)
    assert asked(game) == (0, "PassOn", "root:E.1.3")
    assert [action.args[0] for action in game.decision.actions] == [1, 2]
    play(game, "0 choose 2")
    assert game.state.holder[FIRST] == 2
    assert game.state.board(FIRST, HirelingCard).control == 4


@pytest.mark.ruling("R152")
@pytest.mark.law("root:E.1.1", "root:E.1.3")
def test_what_is_hired_this_turn_loses_no_marker_this_turn() -> None:
    game = table("claims eyrie 1", "markers 8 12", "coming control 2")
    ends_turn(game)
    play(game, "0 engage forest_patrol")
    assert game.state.board(FIRST, HirelingCard).control == 2


@pytest.mark.law("root:A.6", "root:A.6.1", "root:A.6.2", "root:A.6.5")
@pytest.mark.parametrize(("players", "demoted"), [(2, 0), (3, 1), (4, 2), (5, 3)])
def test_three_are_dealt_and_some_demoted(players: int, demoted: int) -> None:
    factions: list[Json] = ["eyrie", "alliance", "vagabond", "lizards", "riverfolk"]
    seen = set()
    for seed in range(8):
        game = copse.new("root", factions=factions[:players], hirelings="random", seed=seed)
        names = game.state.rules.party_names[players:]
        assert len({HIRELINGS[name].card for name in names}) == 3
        assert sum(HIRELINGS[name].demoted for name in names) == demoted
        seen |= set(names)
        assert game.state.markers == ALL_MARKERS
    assert len(seen) > 3


@pytest.mark.law("root:A.6.5")
def test_no_hireling_is_dealt_beside_its_faction() -> None:
    for seed in range(8):
        game = copse.new("root", factions=["marquise", "eyrie"], hirelings="random", seed=seed)
        assert "forest_patrol" not in game.state.rules.party_names
    with pytest.raises(BadSetup, match="cannot be hired where marquise play"):
        copse.new("root", factions=["marquise", "eyrie"], hirelings=["forest_patrol", "popular_band", "corvid_spies"])


@pytest.mark.parametrize(
    ("value", "complaint"),
    [
        ("some", "must be"),
        (["forest_patrol"], "a game has 3 of them"),
        (["forest_patrol", "feline_physicians", "street_band"], "one side up"),
        (["forest_patrol", "nobody", "street_band"], "there is no 'nobody'"),
    ],
)
def test_wrong_hirelings_are_refused(value: Json, complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        copse.new("root", factions=["eyrie", "alliance"], hirelings=value)


def test_records_saves_and_positions_know_what_was_dealt() -> None:
    game = copse.new("root", factions=["eyrie", "alliance", "lizards"], hirelings="random", seed=5)
    for _ in range(60):
        game.apply(game.decision.actions[len(game.history) % len(game.decision.actions)])
    again = copse.replay(game.record())
    assert again.hash() == game.hash()
    assert load(game.save()).hash() == game.hash()
    read = Game.from_position(BOOK, game.position())
    assert read.state.rules.party_names == game.state.rules.party_names
    assert read.position() == game.position()
