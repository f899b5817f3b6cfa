"""The environment in PettingZoo's AEC form: the acting agent is the player who has to decide.

It plays on the bare state, without log or history. An agent sees only what its seat may know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from random import SystemRandom
from typing import Final, SupportsIndex

from copse.envs.choices import Choices
from copse.envs.picture import picture
from copse.envs.seeds import checked_seed
from copse.envs.zoo import AECEnv, Box, Dict, NDArray, Space, np
from copse.games import AnyGame, find, kit_called, new, people
from copse.kernel.actions import Action
from copse.kernel.chance import MASK, Dice, advance
from copse.kernel.errors import BadSetup, GameOver, IllegalAction, suggest
from copse.kernel.game import PendingDecision
from copse.kernel.tasks import Json, View, plain_outcome
from copse.vectors import check_table, encode, vector_called
from copse.vectors.fields import NOBODY

Observation = dict[str, NDArray[np.uint8] | NDArray[np.int8]]
RENDER_MODES: Final = ("ansi", "human")
NO_OPTION: Final = "options"  # PettingZoo's tests pass this key to reset


def agent_of(seat: int) -> str:
    return f"player_{seat}"


def agents_of(game: AnyGame) -> dict[str, int]:
    """Return the agents of a game with their seats. Bots are not agents."""
    return {agent_of(seat): seat for seat in people(game)}


def check_options(name: str, options: Mapping[str, Json]) -> None:
    """Raise BadSetup if an option is not allowed in environments."""
    if "seed" in options:
        raise BadSetup("give the seed to reset: env.reset(seed=7)")
    for option, reason in kit_called(name).closed.items():
        if option in options:
            raise BadSetup(reason)


class GameEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A series of games with the same options.

    Agents are called `player_0`, `player_1` … after their seats. Bots are not agents and play by themselves.

    `max_cycles`: an agent is truncated after this many steps of its own, and its seat plays at random from then on.
    `view`: add what the seat may know as plain values, in `info["view"]`.
    """

    def __init__(
        self, name: str, options: Mapping[str, Json], max_cycles: int | None, render_mode: str | None, view: bool
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadSetup(f"there is no render mode '{render_mode}'{suggest(render_mode, RENDER_MODES)}")
        if max_cycles is not None and max_cycles < 1:
            raise BadSetup(f"max_cycles must be 1 or more, not {max_cycles}")
        check_options(name, options)
        vector = vector_called(name)
        called = f"{name}_v{vector.version}"
        self.metadata = {"name": called, "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.name, self._options, self._with_view = name, dict(options), view
        self._seed = SystemRandom().randrange(MASK + 1)
        self._game: AnyGame = new(name, **options)
        check_table(self._game.state)
        self.vocabulary: Final = self._game.vocabulary
        self._seats: Final = agents_of(self._game)
        self.possible_agents: list[str] = list(self._seats)
        self.agents: list[str] = []
        self._action_spaces: Final = {
            agent: Choices(len(self.vocabulary), partial(self.mask, agent)) for agent in self.possible_agents
        }
        most = np.array(vector.most(), np.uint8)
        self.vector_space: Final = Box(np.zeros_like(most), most, dtype=np.uint8)
        legal = Box(0, 1, (len(self.vocabulary),), np.int8)
        whole = np.tile(most, len(self.possible_agents))
        self.state_space = Box(np.zeros_like(whole), whole, dtype=np.uint8)
        self._observation_spaces: Final = {
            agent: Dict({"observation": self.vector_space, "action_mask": legal}) for agent in self.possible_agents
        }
        self._asked = NOBODY
        self._legal: list[Action] = []
        self._selected: str | None = None

    # ---- the spaces

    def observation_space(self, agent: str) -> Space[object]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Choices:
        return self._action_spaces[agent]

    # ---- play

    def reset(self, seed: SupportsIndex | None = None, options: Mapping[str, Json] | None = None) -> None:
        """Start a new game.

        With a seed, the game is the one that `copse.new` makes from it. Without a seed, the next seed of the series is
        used. Game options given here apply to this game only and are added to those of the environment, for example to
        change opponents. Agents without a seat in this game wait for the next one.
        """
        following = advance(self._seed) if seed is None else checked_seed(seed)
        game = new(self.name, **{**self._options, **self._own(options or {}), "seed": following})
        self._seed, self._game, self._lot = following, game, Dice(following)
        self.agents = list(agents_of(game))
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Json]] = {agent: {} for agent in self.agents}
        self._steps = dict.fromkeys(self.agents, 0)
        self._skip_agent_selection: str | None = None
        self._ask()

    def _own(self, options: Mapping[str, Json]) -> dict[str, Json]:
        """Return the options for the game.

        Raise BadSetup if they would add agents or if the game does not have them.
        """
        own = {name: value for name, value in options.items() if name != NO_OPTION}
        known = find(self.name).options
        check_options(self.name, own)
        for name in own:
            if name not in known:
                raise BadSetup(f"{self.name} has no option '{name}'{suggest(name, known)}")
        playing = agents_of(new(self.name, **{**self._options, **own, "seed": 0})) if own else {}
        strange = [agent for agent in playing if agent not in self._seats]
        if strange:
            raise BadSetup(
                f"{', '.join(strange)} would play too, but the environment was made for {', '.join(self._seats)}: give "
                "the options with the most players to env, and those of a game with fewer, or with bots, to reset"
            )
        return own

    @property
    def agent_selection(self) -> str:
        """The agent that acts next."""
        if self._selected is None:
            raise GameOver("no game is running; call reset first")
        return self._selected

    @agent_selection.setter
    def agent_selection(self, agent: str) -> None:
        self._selected = agent

    def step(self, action: SupportsIndex | None) -> None:
        """Play the agent's choice by its number. An illegal choice raises IllegalAction and changes nothing."""
        agent = self.agent_selection
        if not self.agents:
            raise GameOver("the game is over; call reset first")
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._game.state.play(self._find(action))
        if self.max_cycles is not None:
            self._count(agent)
        self._ask()
        if self.render_mode == "human":
            self.render()

    def _find(self, number: SupportsIndex | None) -> Action:
        given = None if number is None else self.vocabulary[number]
        for action in self._legal:
            if action is given:
                return action
        choice, write = PendingDecision(self._game.state), self._game.write_action
        if given is None:
            raise IllegalAction("nothing", choice.law, [write(legal) for legal in self._legal], choice.not_asked())
        raise choice.refusal(given, write)

    def _count(self, agent: str) -> None:
        """Truncate an agent at its limit, and play at random until a remaining agent has to decide or none is left."""
        self._steps[agent] += 1
        self.truncations[agent] = self._steps[agent] == self.max_cycles
        state = self._game.state
        playing = [self._seats[agent] for agent in self.agents if not self.truncations[agent]]
        while playing and not state.over and state.decision.seat not in playing:
            actions = state.decision.legal(state)
            state.play(actions[self._lot.below(len(actions))])

    def _ask(self) -> None:
        """Select the agent that has to decide.

        After the game, or after all truncations, select each remaining agent.
        """
        state = self._game.state
        self._asked, self._legal = NOBODY, []
        if state.over:
            self._end()
        elif not all(self.truncations.values()):
            self._asked, self._legal = state.decision.seat, state.decision.legal(state)
            self.agent_selection = agent_of(self._asked)
            if self._with_view:
                self.infos[self.agent_selection] = {"view": self.view(self.agent_selection)}
        if state.over or self.max_cycles is not None:
            self._deads_step_first()

    def _end(self) -> None:
        """Reward the winners, who share 1 with any winning bots, and show the outcome to every agent."""
        outcome = self._game.outcome
        winners = outcome["winners"]
        for agent in self.agents:
            self.terminations[agent] = True
            self.infos[agent] = {"outcome": plain_outcome(outcome)}
            self.rewards[agent] = 1 / len(winners) if self._seats[agent] in winners else 0.0
        self._accumulate_rewards()

    # ---- the information of an agent

    def observe(self, agent: str) -> Observation:
        seen = np.frombuffer(encode(self._game.state, self._seats[agent]), np.uint8)
        return {"observation": seen, "action_mask": self.mask(agent)}

    def mask(self, agent: str) -> NDArray[np.int8]:
        """Return which actions are legal. There are none for agents that do not have to decide."""
        mask = np.zeros(len(self.vocabulary), np.int8)
        if self._seats[agent] == self._asked:
            mask[[action.number for action in self._legal]] = 1
        return mask

    def state(self) -> NDArray[np.uint8]:
        """Return the vectors of all possible agents, one after another; zeros for one without a seat in this game.

        It is for central critics in training, not for agents.
        """
        playing, length = agents_of(self._game), vector_called(self.name).length
        seen = [
            encode(self._game.state, playing[agent]) if agent in playing else bytes(length)
            for agent in self.possible_agents
        ]
        return np.frombuffer(b"".join(map(bytes, seen)), np.uint8)

    @property
    def legal(self) -> Sequence[Action]:
        """Return the legal actions of the agent that has to decide."""
        return self._legal

    def seat_of(self, agent: str) -> int:
        """Return the seat of an agent in the current game."""
        return self._seats[agent]

    @property
    def seats(self) -> int:
        """The number of seats, those of bots included."""
        return self._game.seats

    def view(self, agent: str) -> View:
        """Return what the agent's seat may know, as plain values."""
        return self.game.view(self._seats[agent])

    @property
    def game(self) -> AnyGame:
        """A copy of the current game with all secrets. It is for tests and tools, not for agents."""
        return self._game.copy()

    # ---- for people

    def render(self) -> str | None:
        """Render the table as text from the acting agent's view, and return it (`ansi`) or print it (`human`)."""
        text = picture(self.game, self._seats[self.agent_selection])
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Do nothing, because no resource is open."""
