"""The games for OpenSpiel."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest

from copse.envs.open_spiel import LOTS, Parameter, SpielState
from copse.games import find, people
from copse.kernel.chance import Dice
from copse.kernel.errors import BadSetup, IllegalAction
from copse.vectors import encode
from tests.script import few_of_many

BOTS: list[tuple[str, dict[str, Parameter]]] = [
    ("copse_root", {"factions": "marquise+electric_eyrie:nightmare:relentless+vagabot"}),
    ("copse_root", {"factions": "cogwheel_corvids:gamble+eyrie+alliance+riverfolk_robots:easy", "together": True}),
]
TABLES: list[tuple[str, dict[str, Parameter]]] = [
    ("copse_smallworld", {"players": 2}),
    ("copse_smallworld", {"players": 4, "open_coins": True}),
    ("copse_root", {"factions": "marquise+eyrie"}),
    ("copse_root", {"factions": "vagabond+alliance", "map": "lake", "deck": "exiles"}),
    ("copse_root", {"factions": "marquise+eyrie+alliance", "hirelings": "random"}),
    ("copse_root", {"factions": "marquise+corvids", "hirelings": "the_exile+highway_bandits+street_band"}),
    ("copse_root", {"factions": "draft+draft+draft", "setup": "advanced", "hirelings": "random", "landmarks": 2}),
    ("copse_root", {"landmarks": 1, "landmark_cards": "black_market", "map": "lake", "map_landmarks": False}),
    *BOTS,
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "parameters"), few_of_many(3, [TABLES[0], TABLES[2], BOTS[0], *TABLES]))
def test_their_random_simulation(name: str, parameters: dict[str, Parameter]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name, parameters), num_sims=1, serialize=True, verbose=False)


def played(name: str, parameters: dict[str, Parameter], steps: int, seed: int) -> SpielState:
    state, dice = pyspiel.load_game(name, parameters).new_initial_state(), Dice(seed)
    for _ in range(steps):
        if not state.is_terminal():
            choices = range(LOTS) if state.is_chance_node() else state.legal_actions()
            state.apply_action(choices[dice.below(len(choices))])
    assert isinstance(state, SpielState)
    return state


@pytest.mark.parametrize(("name", "parameters"), TABLES)
def test_the_tensor_is_the_vector_of_the_player(name: str, parameters: dict[str, Parameter]) -> None:
    state = played(name, parameters, 60, 1)
    for player, seat in enumerate(people(state.game)):
        tensor = np.array(state.observation_tensor(player), np.uint8)
        assert tensor.tobytes() == encode(state.game.state, seat)
        assert state.observation_string(player) == str(state.game.view(seat))


def test_a_lot_decides_what_a_choice_draws_and_another_lot_otherwise() -> None:
    state = played("copse_smallworld", {"players": 2}, 1, 1)
    state.apply_action(state.legal_actions()[0])  # a pair is picked, and another one drawn for it
    assert state.is_chance_node()
    ends = []
    for lot in (0, 0, 1, 2, 3, 4, 5):
        following = state.clone()
        following.apply_action(lot)
        ends.append(str(following))
    assert ends[0] == ends[1]
    assert len(set(ends)) > 3


def test_a_clone_goes_its_own_way() -> None:
    state = played("copse_root", {"factions": "marquise+eyrie"}, 30, 1)
    before, clone = str(state), state.clone()
    for _ in range(10):
        clone.apply_action(0 if clone.is_chance_node() else clone.legal_actions()[0])
    assert str(state) == before
    assert str(clone) != before


def test_returns_are_shares_of_a_win() -> None:
    state = played("copse_smallworld", {"players": 3}, 5000, 1)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(1)
    assert [share > 0 for share in state.returns()] == [seat in winners(state) for seat in range(3)]


def test_bots_are_no_players_and_win_instead_of_them() -> None:
    (name, alone), (_, together) = BOTS
    game = pyspiel.load_game(name, alone)
    assert game.num_players() == 1
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert pyspiel.load_game(str(game)).num_players() == 1
    assert played(name, alone, 3, 1).game.options["factions"] == [
        "marquise",
        "electric_eyrie:nightmare+relentless",
        "vagabot",
    ]
    for parameters, players in ((alone, [0]), (together, [1, 2])):
        state = played(name, parameters, 5000, 1)
        assert state.is_terminal()
        assert state.returns() == [1 / len(winners(state)) * (seat in winners(state)) for seat in players]


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadSetup, match="electric_eyrie plays instead of eyrie"):
        pyspiel.load_game("copse_root", {"factions": "eyrie+electric_eyrie"})


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = pyspiel.load_game("copse_smallworld").new_initial_state()
    state.apply_action(5)
    before = str(state)
    with pytest.raises(IllegalAction, match=r"'conquer 3' is not legal now.*Legal: pick 1"):
        state.apply_action(find("smallworld").vocabulary.parse("conquer 3").number)
    assert str(state) == before


def winners(state: SpielState) -> list[int]:
    return state.game.outcome["winners"]
