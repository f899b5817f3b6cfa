"""The games for OpenSpiel: `copse_root`, `copse_smallworld` and all others whose kit has options for it.

Chance is explicit. If a choice would roll or draw, a chance node with LOTS equally likely outcomes follows. The outcome
sets the state of the random generator. A search can therefore not look into a future that is already decided.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

from copse.envs.recall import BYSTANDER, DIGEST, NOTHING, Memory, Standing, played
from copse.games import GAMES, AnyGame, find, new, people
from copse.kernel.actions import Action
from copse.kernel.chance import MASK
from copse.kernel.extras import missing
from copse.kernel.options import RANDOM, current
from copse.kernel.tasks import Json
from copse.vectors import VECTORS, check_table, encode

try:
    import pyspiel
except ModuleNotFoundError as problem:
    raise missing(problem.name or "pyspiel", "openspiel") from None

LOTS: Final = 1024
LONGEST: Final = 100_000  # more choices and chance nodes than any game has

Parameter = int | str | bool
NO_NAMES: Final = "none"
DRAFTS: Final = "draft"


def parameter(value: Json) -> Parameter:
    """Convert an option to an OpenSpiel parameter, which is a single word without commas.

    Names are joined by `+`, and `none` is an empty list. The `+` between the words of a bot becomes `:`.
    """
    if isinstance(value, list):
        return "+".join(str(name).replace("+", ":") for name in value) or NO_NAMES
    assert isinstance(value, int | str)
    return value


DEFAULTS: Final[Mapping[str, Mapping[str, Parameter]]] = {
    name: {option: parameter(value) for option, value in kit.spiel.items()}
    for name, kit in GAMES.items()
    if kit.spiel is not None
}


def game_type(name: str, with_bots: bool = False) -> pyspiel.GameType:
    """Return the type of a game. If a bot may win, the players' returns sum to 1 or to 0."""
    return pyspiel.GameType(
        short_name=f"copse_{name}",
        long_name=f"{name} by Copse",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if with_bots else pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=GAMES[name].seats[1],
        min_num_players=1 if with_bots else 2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=dict(DEFAULTS[name]),
    )


TYPES: Final = {name: game_type(name) for name in DEFAULTS}


def options_from(name: str, parameters: Mapping[str, Parameter]) -> dict[str, Json]:
    options: dict[str, Json] = {**DEFAULTS[name], **parameters}
    known = find(name).options
    return {
        option: names(str(value)) if isinstance(known[option].default, list) else value
        for option, value in options.items()
    }


def names(text: str) -> Json:
    """Return the list in a parameter.

    A seat that drafts has the name `draft`, because its faction has no name yet. A number of such seats would not come
    back from OpenSpiel as text.
    """
    if current(text) == RANDOM:
        return RANDOM
    return [] if text == NO_NAMES else [None if name == DRAFTS else bot_or_name(name) for name in text.split("+")]


def bot_or_name(text: str) -> str:
    """Restore the `+` between the words of a bot.

    >>> bot_or_name("electric_eyrie:nightmare:relentless"), bot_or_name("marquise")
    ('electric_eyrie:nightmare+relentless', 'marquise')
    """
    name, colon, words = text.partition(":")
    return name + colon + words.replace(":", "+")


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of Copse. `name` is Copse's name for it, and `seats` has the seat of each player."""

    name: str

    def __init__(self, parameters: Mapping[str, Parameter] | None = None) -> None:
        self.options = options_from(self.name, parameters or {})
        begun = new(self.name, **self.options)
        check_table(begun.state)
        self.seats = people(begun)
        with_bots = len(self.seats) < begun.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=len(find(self.name).vocabulary),
            max_chance_outcomes=LOTS,
            num_players=len(self.seats),
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None if with_bots else 1.0,
            max_game_length=LONGEST,
        )
        kind = game_type(self.name, with_bots=True) if with_bots else TYPES[self.name]
        super().__init__(kind, info, parameters or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Parameter] | None = None
    ) -> Observer:
        if params:
            raise pyspiel.SpielError(f"observers of {self.name} take no parameters, not {', '.join(params)}")
        if iig_obs_type is None:
            return VectorObserver(self)
        if iig_obs_type.perfect_recall:
            if not iig_obs_type.public_info or iig_obs_type.private_info != ONE_PLAYER:
                raise pyspiel.SpielError("an information state has all that one player knows, the public part too")
            return Recall(self)
        if iig_obs_type.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise pyspiel.SpielError("nobody sees what is known to all players together")
        if iig_obs_type.private_info == ONE_PLAYER:
            return VectorObserver(self) if iig_obs_type.public_info else PrivateObserver(self)
        return PublicObserver(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._name, self._options, self._seats = game.name, game.options, game.seats
        self._standing = NOTHING

    @property
    def game(self) -> AnyGame:
        """The current game, for reading only. It exists after the first chance outcome."""
        assert self._standing.game is not None
        return self._standing.game

    # ---- the current player

    def current_player(self) -> int:
        if self._standing.game is None or self._standing.waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.game.over else self._seats.index(self.game.state.decision.seat)

    def is_terminal(self) -> bool:
        return self._standing.game is not None and self.game.over

    def returns(self) -> list[float]:
        """Return 1 for the winner. Several winners share it, bots included."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        winners = self.game.outcome["winners"]
        return [1 / len(winners) if seat in winners else 0.0 for seat in self._seats]

    # ---- choices and chance

    def _legal_actions(self, player: int) -> list[int]:
        state = self.game.state
        return sorted(action.number for action in state.decision.legal(state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return EVERY_LOT

    def _apply_action(self, number: int) -> None:
        if self._standing.game is None:
            game = new(self._name, **{**self._options, "seed": number})
            self._standing = Standing(game, None, Memory(game))
        elif self._standing.waiting is not None:
            self._go_on(self._standing.waiting, number)
        elif number in self._legal_actions(self.current_player()):
            self._choose(self.game.vocabulary[number])
        else:
            raise self.game.decision.refusal(self.game.vocabulary[number], self.game.write_action)

    def _choose(self, action: Action) -> None:
        """Try the choice. If it uses the random generator, it has to wait for a chance outcome."""
        after = played(self.game, action, None)
        if after.state.rng != self.game.state.rng:
            self._standing = Standing(self.game, action, self._standing.memory)
        else:
            self._standing = Standing(after, None, Memory(after, None, self._standing.memory, (action, None)))

    def _go_on(self, action: Action, lot: int) -> None:
        after = played(self.game, action, lot)
        self._standing = Standing(after, None, Memory(after, None, self._standing.memory, (action, lot)))

    # ---- hidden information

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state with the same information state of the player, in which hidden things are dealt again.

        The new state has no history, because a history would reveal what was dealt. `sampler` returns numbers from 0 up
        to 1.
        """
        if not self.is_player_node():
            raise pyspiel.SpielError("an information state is dealt anew only where a player has to choose")
        other = self.get_game().new_initial_state()
        assert isinstance(other, SpielState)
        other._standing = self._standing.imagined(self._seats[player], int(sampler() * MASK))
        return other

    # ---- texts

    def _action_to_string(self, player: int, number: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"lot {number}"
        action = find(self._name).vocabulary[number]
        return action.text if self._standing.game is None else self.game.write_action(action)

    def __str__(self) -> str:
        if self._standing.game is None:
            return "nothing has begun"
        waiting = self._standing.waiting
        lot = f"waiting for a lot: {self.game.write_action(waiting)}\n" if waiting else ""
        return lot + self.game.position()


EVERY_LOT: Final = [(lot, 1 / LOTS) for lot in range(LOTS)]


class Observer:
    """The observations of a player. OpenSpiel requires the attributes `tensor` and `dict`."""

    tensor: NDArray[np.float32] | None = None

    def __init__(self, game: SpielGame) -> None:
        self._seats = game.seats
        self.dict: dict[str, NDArray[np.float32]] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Do nothing: an observer has only text, unless a subclass adds a tensor."""

    def string_from(self, state: SpielState, player: int) -> str:
        if state._standing.game is None:
            return "nothing has begun"
        return self.said(state._standing, state.game, self._seats[player])

    def said(self, standing: Standing, game: AnyGame, seat: int) -> str:
        raise NotImplementedError


class PublicObserver(Observer):
    """Observes what everyone sees."""

    def said(self, standing: Standing, game: AnyGame, seat: int) -> str:
        return str(game.view(BYSTANDER))


class PrivateObserver(Observer):
    """Observes what a player sees differently from a bystander."""

    def said(self, standing: Standing, game: AnyGame, seat: int) -> str:
        public = game.view(BYSTANDER)
        return str({name: seen for name, seen in game.view(seat).items() if seen != public.get(name)})


class VectorObserver(Observer):
    """Observes what a player may know now, as a vector of `copse.vectors`."""

    named = "observation"
    beside = 0  # values after those of the vector

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.tensor = self._figures = np.zeros(VECTORS[game.name].length + self.beside, np.float32)
        self.dict = {self.named: self._figures}

    def set_from(self, state: SpielState, player: int) -> None:
        if state._standing.game is None:
            self._figures.fill(0)
        else:
            self._figures[:] = np.frombuffer(self.figures(state._standing, state.game, self._seats[player]), np.uint8)

    def figures(self, standing: Standing, game: AnyGame, seat: int) -> bytes | bytearray:
        return encode(game.state, seat)

    def said(self, standing: Standing, game: AnyGame, seat: int) -> str:
        return str(game.view(seat))


class Recall(VectorObserver):
    """Observes the vector and a digest of everything that the player has chosen, heard and seen.

    The digest distinguishes any two pasts.
    """

    named = "info_state"
    beside = DIGEST

    def figures(self, standing: Standing, game: AnyGame, seat: int) -> bytes | bytearray:
        return encode(game.state, seat) + standing.recalls(seat)

    def said(self, standing: Standing, game: AnyGame, seat: int) -> str:
        return f"{standing.recalls(seat).hex()} {game.view(seat)}"


ONE_PLAYER: Final = pyspiel.PrivateInfoType.SINGLE_PLAYER
for _name, _type in TYPES.items():
    # A class for each game: OpenSpiel drops its reference after Python has ended, which must not free any object.
    pyspiel.register_game(_type, type(_name, (SpielGame,), {"name": _name}))
