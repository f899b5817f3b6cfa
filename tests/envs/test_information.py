"""Information states for OpenSpiel: what tells two pasts apart, what does not, and searches that rest on it."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import combinations

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, sample_some_states
from open_spiel.python.observation import make_observation

from copse.envs.open_spiel import LOTS, Parameter, SpielState
from copse.kernel.chance import Dice, mix
from copse.kernel.tasks import Json
from tests.envs import playthroughs

TABLES: list[tuple[str, dict[str, Parameter]]] = [
    ("copse_smallworld", {"players": 2}),
    ("copse_smallworld", {"players": 3}),
    ("copse_root", {"factions": "marquise+eyrie"}),
    ("copse_root", {"factions": "corvids+alliance+keepers", "map": "lake", "deck": "exiles"}),
    ("copse_root", {"factions": "vagabond+riverfolk", "hirelings": "random", "landmarks": 2}),
    ("copse_root", {"factions": "lizards+duchy+electric_eyrie"}),
]


def by_lot(state: SpielState, steps: int, dice: Dice) -> None:
    for _ in range(steps):
        if not state.is_terminal():
            options = range(LOTS) if state.is_chance_node() else state.legal_actions()
            state.apply_action(options[dice.below(len(options))])


def begun(name: str, parameters: dict[str, Parameter], steps: int, dice: Dice) -> SpielState:
    state = pyspiel.load_game(name, parameters).new_initial_state()
    assert isinstance(state, SpielState)
    by_lot(state, steps, dice)
    return state


@pytest.mark.parametrize(("name", "parameters"), TABLES)
def test_what_a_player_cannot_know_is_dealt_anew_and_it_cannot_tell(
    name: str, parameters: dict[str, Parameter]
) -> None:
    dice, differs = Dice(5), 0
    state = begun(name, parameters, 20, dice)
    for _ in range(12):
        by_lot(state, 15, dice)
        if not state.is_player_node():
            continue
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(dice.below(999), 0.0, 1.0))
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.current_player() == state.current_player()
            assert other.history() == []  # by which one could work out what was dealt
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
            differs += str(other) != str(state)
            by_lot(other, 20, dice)  # it can be played on, and each knows something
            assert all(other.information_state_string(seat) for seat in range(other.num_players()))
    assert differs > 5


@pytest.mark.slow
@pytest.mark.parametrize(("name", "parameters"), TABLES)
def test_an_information_state_is_all_that_a_player_chose_heard_and_saw_and_nothing_else(
    name: str, parameters: dict[str, Parameter]
) -> None:
    """Many ways to go on from one moment: two of them look alike to a player if and only if its own transcript of them
    is the same, kept by a game that is played in the usual way."""
    dice, alike = Dice(11), Counter[bool]()
    for _ in range(3):
        start = begun(name, parameters, 30 + dice.below(60), dice)
        while not start.is_player_node():
            by_lot(start, 1, dice)
        ways = [way_on(start, dice) for _ in range(14)]
        for player in range(start.num_players()):
            seen = [
                (own[player], state.information_state_string(player), tuple(state.information_state_tensor(player)))
                for state, own in ways
            ]
            for (one, text, tensor), (other, other_text, other_tensor) in combinations(seen, 2):
                assert (one == other) == (text == other_text) == (tensor == other_tensor)
                alike[one == other] += 1
    assert alike[True] > 0
    assert alike[False] > 0


def way_on(start: SpielState, dice: Dice) -> tuple[SpielState, list[list[Json]]]:
    """Three choices further: the state, and the transcript of each player. Lots are few, so that some ways meet."""
    state, game = start.clone(), start.game.copy()
    seats = state._seats
    transcripts: list[list[Json]] = [[] for _ in seats]
    for _ in range(3):
        if state.is_terminal():
            break
        legal, chooser, since = state.legal_actions(), game.decision.seat, len(game.events)
        number = legal[dice.below(min(3, len(legal)))]
        state.apply_action(number)
        if state.is_chance_node():
            lot = dice.below(2)
            state.apply_action(lot)
            game.state.rng = mix(mix(game.state.rng) ^ lot)
        game.apply(int(number))
        for seat, transcript in zip(seats, transcripts, strict=True):
            heard = [(event.law, event.what, dict(event.args)) for event in game.events_for(seat, since)]
            transcript.append([int(number) if seat == chooser else None, str(heard), str(game.view(seat))])
    return state, transcripts


def test_two_pasts_of_one_present_are_told_apart() -> None:
    """One conquers two regions in either order, at the same price: all looks the same, but it was not."""
    state, dice, found = begun("copse_smallworld", {"players": 2}, 3, Dice(1)), Dice(2), 0
    for _ in range(60):
        by_lot(state, 1, dice)
        if not state.is_player_node():
            continue
        player, ends = state.current_player(), {}
        for first, second in combinations(state.legal_actions()[:6], 2):
            for order in ((first, second), (second, first)):
                end = state.clone()
                for number in order:
                    if end.is_player_node() and number in end.legal_actions():
                        end.apply_action(number)
                if end.is_player_node() and len(end.history()) == len(state.history()) + 2:
                    ends[order] = end
            pair = [ends[order] for order in ((first, second), (second, first)) if order in ends]
            if len(pair) == 2 and pair[0].observation_string(player) == pair[1].observation_string(player):
                found += 1
                assert pair[0].information_state_string(player) != pair[1].information_state_string(player)
                assert pair[0].information_state_tensor(player) != pair[1].information_state_tensor(player)
    assert found > 0


def test_a_choice_that_waits_for_its_lot_is_known_to_its_player_only() -> None:
    state = begun("copse_smallworld", {"players": 2}, 1, Dice(1))
    before = [state.information_state_string(player) for player in (0, 1)]
    state.apply_action(state.legal_actions()[0])  # a pair is picked, and another one drawn for it
    assert state.is_chance_node()
    after = [state.information_state_string(player) for player in (0, 1)]
    assert after[0] != before[0]
    assert after[1] == before[1]
    with pytest.raises(pyspiel.SpielError, match="only where a player has to choose"):
        state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))


def test_a_stored_state_remembers_its_past() -> None:
    state = begun("copse_root", {"factions": "marquise+eyrie"}, 40, Dice(3))
    for again in (
        state.get_game().deserialize_state(state.serialize()),
        pickle.loads(pickle.dumps(state)),
    ):
        for player in (0, 1):
            assert again.information_state_string(player) == state.information_state_string(player)


def test_public_and_private_sight_are_two_parts_of_one() -> None:
    state = begun("copse_root", {"factions": "marquise+eyrie"}, 40, Dice(3))
    game = state.get_game()
    one = pyspiel.PrivateInfoType.SINGLE_PLAYER
    public = make_observation(game, pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE))
    private = make_observation(game, pyspiel.IIGObservationType(False, False, one))
    assert public.string_from(state, 0) == public.string_from(state, 1) == str(state.game.view(None))
    assert private.string_from(state, 0) != private.string_from(state, 1)
    assert public.tensor is private.tensor is None
    with pytest.raises(pyspiel.SpielError, match="known to all players together"):
        game.make_py_observer(pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS))
    with pytest.raises(pyspiel.SpielError, match="the public part too"):
        game.make_py_observer(pyspiel.IIGObservationType(False, True, one))
    with pytest.raises(pyspiel.SpielError, match="take no parameters, not colour"):
        game.make_py_observer(None, {"colour": "red"})


class Undecided:
    """Takes every state for an even one, so that a search need not play to the end."""

    def evaluate(self, state: SpielState) -> list[float]:
        return [1 / len(state._seats) for _ in state._seats]

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(number, 1 / len(legal)) for number in legal]


@pytest.mark.parametrize("name", playthroughs.GAMES)
def test_their_information_set_search_plays(name: str) -> None:
    game = pyspiel.load_game(playthroughs.GAMES[name])
    lots = np.random.RandomState(7)
    bot = ismcts.ISMCTSBot(game, Undecided(), 1.4, 25, random_state=lots)
    state, chosen = game.new_initial_state(), 0
    while chosen < 12:
        if state.is_chance_node():
            state.apply_action(int(lots.randint(LOTS)))
            continue
        number = bot.step(state)
        assert number in state.legal_actions()
        state.apply_action(number)
        chosen += 1


@pytest.mark.parametrize("name", playthroughs.GAMES)
def test_their_playthrough_is_the_stored_one(name: str) -> None:
    """After a change that is meant: python -m tests.envs.playthroughs."""
    stored = playthroughs.stored(name)
    again = playthroughs.written(playthroughs.GAMES[name], playthroughs.choices(stored))
    for number, (line, other) in enumerate(zip(stored.splitlines(), again.splitlines(), strict=True), 1):
        assert line == other, f"line {number} of the playthrough of {name}"


def test_figures_are_written_as_they_write_them() -> None:
    state = begun("copse_root", {"factions": "marquise+eyrie"}, 40, Dice(3))
    theirs = generate_playthrough._format_tensor
    for tensor in (np.array(state.information_state_tensor(0), np.float32), np.zeros(300, np.float32)):
        assert playthroughs.quick(theirs)(tensor, "Seen") == theirs(tensor, "Seen")


def of_their_interface(name: str) -> type[api_test.EnforceAPIOnPartialTreeBase]:
    """OpenSpiel's own test of a game, on fewer states."""

    class Enforced(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # OpenSpiel has no types
        game_name = name
        game = pyspiel.load_game(playthroughs.GAMES[name])

        @classmethod
        def setUpClass(cls) -> None:
            cls.game_type = cls.game.get_type()
            cls.some_states = sample_some_states.sample_some_states(cls.game, max_states=25)

    return Enforced


TestTheirInterfaceInSmallWorld = of_their_interface("smallworld")
TestTheirInterfaceInRoot = of_their_interface("root")
