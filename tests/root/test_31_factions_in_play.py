"""Who plays may be decided in play: a seat without a faction is a legal state, and taking one moves everything over."""

from __future__ import annotations

import pytest

import copse
from copse.agents.root import RootEvaluation
from copse.games import RootGame, load
from copse.kernel.chance import mix
from copse.kernel.errors import BadPosition, BadSave, BadSetup
from copse.kernel.game import Game
from copse.kernel.options import Options
from copse.kernel.rows import replaced
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Json
from copse.root.actions import BATTLE
from copse.root.book import BOOK
from copse.root.deck import draw
from copse.root.draft import take_faction
from copse.root.factions.undecided import UNDECIDED
from copse.root.rules import rules_for
from copse.root.setup import lay_suits
from copse.root.state import Woodland
from copse.vectors import encode
from tests.script import play, root
from tests.vectors.tables import taken_apart

BASE = ("marquise", "eyrie", "alliance", "vagabond")


def undecided(*factions: str | None, seed: int = 3) -> Woodland:
    """A table at which some seats are yet to take a faction; the map and the hands are laid out."""
    options: Options = {"factions": list[Json](factions), "map": "autumn", "deck": "standard"}
    state = Woodland(rules_for(options), mix(seed)).lay_out()
    lay_suits(state)
    for seat in range(state.seats):
        draw(state, seat, state.rules.edition.start_cards, "root:A.7")
    return state


@pytest.mark.parametrize("order", [(3, 2, 1, 0), (1, 3, 0, 2)])
@pytest.mark.law("root:A.8.2")
def test_what_others_have_stays_theirs_when_a_seat_takes_a_faction(order: tuple[int, ...]) -> None:
    state = undecided(None, None, None, None)
    hands = [zone.cards[:] for zone in state.hands]
    for seat in order:
        before = standing(state)
        homes = state.homes[:]
        take_faction(state, seat, BASE[seat])
        assert standing(state) == before
        assert state.homes == homes
        set_up_pieces(state, seat)
    assert state.rules.names == list(BASE)
    assert [zone.cards for zone in state.hands] == hands
    direct = undecided(*BASE)
    for seat in order:
        set_up_pieces(direct, seat)
    assert standing(state) == standing(direct)
    assert (state.supply, state.on, state.ruler, state.slots) == (
        direct.supply, direct.on, direct.ruler, direct.slots,
    )  # fmt: skip


def set_up_pieces(state: Woodland, seat: int) -> None:
    """Some pieces of every kind that the seat has go to the map."""
    for place, piece in enumerate(state.rules.of_party[seat]):
        state.put(piece, 1 + (place + seat) % 3 * 4, 1)
    state.homes = replaced(state.homes, seat, 1 << seat + 1)


def standing(state: Woodland) -> dict[tuple[str, str, int], int]:
    return {
        (state.rules.party_names[piece.party], piece.name, clearing): state.count(piece.number, clearing)
        for piece in state.rules.pieces
        for clearing in range(1, 13)
        if state.count(piece.number, clearing)
    }


def seats(state: Woodland) -> list[dict[str, Json]]:
    """As the first seat sees them."""
    seen = state.view(0)["seats"]
    assert isinstance(seen, list)
    return [one for one in seen if isinstance(one, dict)]


def test_a_hand_opens_with_the_faction_that_plays_with_an_open_one() -> None:
    state = undecided(None, "marquise")
    assert state.hands[0].seen[1] == ()
    take_faction(state, 0, "riverfolk")
    assert state.hands[0].seen[1] == tuple(state.hands[0].cards)
    assert state.hands[1].seen[0] == ()


def test_a_seat_without_a_faction_has_a_view_a_vector_and_a_worth() -> None:
    state = undecided("marquise", None)
    seen = seats(state)[1]
    assert (seen["faction"], seen["hand"]) == (UNDECIDED.name, {"size": 3, "cards": []})
    assert not any(taken_apart("root", encode(state, 0))["seat", 1, "faction"])
    assert RootEvaluation().value(state, 1) <= RootEvaluation().value(state, 0) + 30
    assert state.rules.walkers == ()


def draft() -> RootGame:
    """A draft in which the Eyrie have been taken and the other seat has not chosen."""
    return root(
        """
        factions none eyrie
        option setup "advanced"
        suits fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse
        draft eyrie by eyrie
        draft marquise
        draft duchy
        todo BeginTurn 0
        todo TakeFaction 0
        todo ChooseLeader 1
        todo RoostHomeland 1
        """
    )


def test_positions_and_saves_say_what_was_taken() -> None:
    game = draft()
    assert game.state.rules.names == ["none", "eyrie"]
    assert "factions none eyrie" in game.position()
    again = Game.from_position(BOOK, game.position())
    assert again.position() == game.position()
    taken = play(draft(), "1 settle 5", "1 lead despot", "0 take marquise")
    loaded = load(taken.save())
    assert loaded.state.dump() == taken.state.dump()
    assert taken.state.dump()["taken"] == ["marquise", "eyrie"]


def test_a_game_cannot_go_on_without_a_faction() -> None:
    with pytest.raises(BadPosition, match="a seat has no faction"):
        root("factions none eyrie\nturn 1 daylight")


def test_the_standard_setup_needs_every_faction() -> None:
    with pytest.raises(BadSetup, match="every seat needs a faction"):
        copse.new("root", factions=["marquise", None])


def test_a_save_that_takes_a_faction_twice_is_refused() -> None:
    game = draft()
    payload: dict[str, Json] = {**game.state.dump(), "taken": ["eyrie", "eyrie"]}
    with pytest.raises(BadSave, match="cannot be played twice"):
        BOOK.restore({**game.options}, Fields(payload, "the state"))


def test_homes_are_sets_of_clearings() -> None:
    game = root("factions marquise eyrie\nhomes marquise 1 5 eyrie 3\nturn 0 daylight")
    assert game.state.homes == (1 << 1 | 1 << 5, 1 << 3)
    assert "homes marquise 1 5" in game.position()
    assert seats(game.state)[0]["homes"] == [1, 5]


def test_a_seat_is_written_as_its_number_until_it_has_a_faction() -> None:
    state = undecided("marquise", None, None)
    actions = [BATTLE[5, seat] for seat in range(3)]
    assert [BOOK.write_action(state, action) for action in actions] == ["battle 5 marquise", "battle 5 1", "battle 5 2"]
    take_faction(state, 2, "eyrie")
    assert [BOOK.write_action(state, action) for action in actions] == [
        "battle 5 marquise", "battle 5 1", "battle 5 eyrie",
    ]  # fmt: skip


@pytest.mark.law("root:A.4")
@pytest.mark.parametrize("seed", range(1, 5))
def test_before_the_first_turn_it_is_that_of_who_begins(seed: int) -> None:
    game = copse.new("root", factions=4, setup="advanced", seed=seed)
    kept = 0
    while kept < 4 * 2:  # cards go back last of all
        assert game.view(None)["turn"] == game.view(None)["first"]
        kept += game.decision.prompt == "KeepCards"
        game.apply(game.decision.actions[0])
