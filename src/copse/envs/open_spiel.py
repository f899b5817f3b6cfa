"""The games for OpenSpiel, as `copse_root` and `copse_smallworld`.

Chance is explicit: where a choice would roll or draw, a chance node with LOTS equally likely lots follows, and the lot
that comes up is where the generator starts. So a search cannot look into a future that was already decided."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from copse.envs.vector import VECTORS, encode
from copse.games import AnyGame, find, load, new, people
from copse.kernel.actions import Action
from copse.kernel.chance import mix
from copse.kernel.extras import missing
from copse.kernel.options import SEED
from copse.kernel.tasks import Json
from copse.root.hirelings.hiring import BY_LOT
from copse.root.rules import OPTIONS

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as problem:
    raise missing(problem.name or "numpy", "openspiel") from None

LOTS: Final = 1024
NO_ACTION: Final = -1
LONGEST: Final = 100_000  # more choices and lots than any game takes

Parameter = int | str | bool
NO_NAMES: Final = "none"
DRAFTS: Final = "draft"


def parameter(value: Json) -> Parameter:
    """OpenSpiel's parameters are single words without commas: names are joined by `+`, and `none` is no name. The words
    of a bot are joined by `:` therefore, as the name is to the first of them."""
    if isinstance(value, list):
        return "+".join(str(name).replace("+", ":") for name in value) or NO_NAMES
    assert isinstance(value, int | str)
    return value


ROOT_OPTIONS: Final = [option for option in OPTIONS.values() if option is not SEED]
LISTS: Final = [option.name for option in ROOT_OPTIONS if isinstance(option.default, list)]
DEFAULTS: Final[Mapping[str, Mapping[str, Parameter]]] = {
    "root": {**{option.name: parameter(option.default) for option in ROOT_OPTIONS}, "factions": "marquise+eyrie"},
    "smallworld": {"players": 2, "open_coins": False},
}
MOST_SEATS: Final = {"root": 6, "smallworld": 5}


def game_type(name: str, with_bots: bool = False) -> pyspiel.GameType:
    """Where a bot may win instead, the shares of the players sum up to 1 or to 0."""
    return pyspiel.GameType(
        short_name=f"copse_{name}",
        long_name=f"{name} by Copse",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if with_bots else pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS[name],
        min_num_players=1 if with_bots else 2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(DEFAULTS[name]),
    )


TYPES: Final = {name: game_type(name) for name in DEFAULTS}


def options_from(name: str, parameters: Mapping[str, Parameter]) -> dict[str, Json]:
    options: dict[str, Json] = {**DEFAULTS[name], **parameters}
    return {option: names(str(value)) if option in LISTS else value for option, value in options.items()}


def names(text: str) -> Json:
    """What a parameter lists. A seat that drafts has no name yet, and a number in place of such seats would come back
    from OpenSpiel as no text."""
    if text == BY_LOT:
        return BY_LOT
    return [] if text == NO_NAMES else [None if name == DRAFTS else bot_or_name(name) for name in text.split("+")]


def bot_or_name(text: str) -> str:
    """
    >>> bot_or_name("electric_eyrie:nightmare:relentless"), bot_or_name("marquise")
    ('electric_eyrie:nightmare+relentless', 'marquise')
    """
    name, colon, words = text.partition(":")
    return name + colon + words.replace(":", "+")


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of the games; `name` is ours, and `seats` has the seat of each player."""

    name: str

    def __init__(self, parameters: Mapping[str, Parameter] | None = None) -> None:
        self.options = options_from(self.name, parameters or {})
        begun = new(self.name, **self.options)
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
        return Observer(self.name, self.seats)


class RootGame(SpielGame):
    name = "root"


class SmallWorldGame(SpielGame):
    name = "smallworld"


class Pending:
    """A game, and the choice that waits for its lot: none yet before the game begins. Copied as games are."""

    def __init__(self, game: AnyGame | None, action: Action | None) -> None:
        self.game, self.action = game, action

    def __deepcopy__(self, memo: object) -> Pending:
        return Pending(None if self.game is None else self.game.copy(), self.action)

    def __reduce__(self) -> tuple[Callable[[bytes, int], Pending], tuple[bytes, int]]:
        """Pickled as games are saved."""
        number = NO_ACTION if self.action is None else self.action.number
        return restored, (b"" if self.game is None else self.game.save(), number)


def restored(data: bytes, number: int) -> Pending:
    if not data:
        return Pending(None, None)
    game = load(data)
    return Pending(game, None if number == NO_ACTION else game.vocabulary[number])


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._name, self._options, self._seats = game.name, game.options, game.seats
        self._pending = Pending(None, None)

    @property
    def game(self) -> AnyGame:
        """The game; only once it has begun, with the first lot."""
        assert self._pending.game is not None
        return self._pending.game

    # ---- whose turn it is

    def current_player(self) -> int:
        if self._pending.game is None or self._pending.action is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.game.over else self._seats.index(self.game.state.decision.seat)

    def is_terminal(self) -> bool:
        return self._pending.game is not None and self.game.over

    def returns(self) -> list[float]:
        """Winners share a return of 1, bots among them."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        winners = self.game.outcome["winners"]
        assert isinstance(winners, list)
        return [1 / len(winners) if seat in winners else 0.0 for seat in self._seats]

    # ---- choices and lots

    def _legal_actions(self, player: int) -> list[int]:
        state = self.game.state
        return sorted(action.number for action in state.decision.legal(state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return EVERY_LOT

    def _apply_action(self, number: int) -> None:
        if self._pending.game is None:
            self._pending = Pending(new(self._name, **{**self._options, "seed": number}), None)
        elif self._pending.action is not None:
            self._draw(self._pending.action, number)
        else:
            self._choose(self.game.vocabulary[number])

    def _choose(self, action: Action) -> None:
        """Try the choice on a copy: if the generator moves, it has to wait for its lot."""
        trial = self.game.copy()
        trial.state.play(action)
        moved = trial.state.rng != self.game.state.rng
        self._pending = Pending(self.game, action) if moved else Pending(trial, None)

    def _draw(self, action: Action, lot: int) -> None:
        game = self.game.copy()
        game.state.rng = mix(mix(game.state.rng) ^ lot)
        game.state.play(action)
        self._pending = Pending(game, None)

    # ---- texts

    def _action_to_string(self, player: int, number: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"lot {number}"
        action = find(self._name).vocabulary[number]
        return action.text if self._pending.game is None else self.game.write_action(action)

    def __str__(self) -> str:
        if self._pending.game is None:
            return "nothing has begun"
        waiting = self._pending.action
        lot = f"waiting for a lot: {self.game.write_action(waiting)}\n" if waiting else ""
        return lot + self.game.position()


EVERY_LOT: Final = [(lot, 1 / LOTS) for lot in range(LOTS)]


class Observer:
    """What a player may know, as `copse.envs.vector` has it."""

    def __init__(self, name: str, seats: Sequence[int]) -> None:
        self._seats, length = seats, VECTORS[name].length
        self.tensor = np.zeros(length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state._pending.game is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(encode(state.game.state, self._seats[player]), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        if state._pending.game is None:
            return "nothing has begun"
        return str(state.game.view(self._seats[player]))


pyspiel.register_game(TYPES["root"], RootGame)
pyspiel.register_game(TYPES["smallworld"], SmallWorldGame)
