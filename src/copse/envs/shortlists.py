"""Environments with a short list of choices, for libraries that need a small action space.

Root has nearly 30,000 actions, of which about a dozen are legal at a time. Here the learner sees at most `most` legal
actions, each with its features, and chooses one by its place in the list. If more are legal, the list is drawn at
random from them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from operator import index
from typing import Final, SupportsIndex

from pettingzoo.utils.wrappers import BaseWrapper

from copse.envs.aec import GameEnv
from copse.envs.choices import Choices, Mask
from copse.envs.single import Info, SeatEnv, Seen
from copse.envs.zoo import Box, Dict, Env, NDArray, Space, np
from copse.kernel.actions import Action
from copse.kernel.chance import Dice
from copse.kernel.errors import BadSetup, UnknownAction
from copse.kernel.tasks import Json
from copse.vectors.features import features, turned

MOST: Final = 64
Listed = dict[str, Seen | Mask]
ListedSeat = dict[str, Seen]


def drawn(legal: Sequence[Action], most: int, dice: Dice) -> list[Action]:
    """Return the legal actions, or as many of them as the list holds."""
    places = list(range(len(legal)))
    while len(places) > most:
        places.pop(dice.below(len(places)))
    return [legal[place] for place in places]


def rows_of(name: str, actions: Sequence[Action], viewer: int, seats: int, most: int) -> Seen:
    """Return the features of the actions on the list, and rows of zeros after them."""
    table = turned(name, viewer, seats)
    rows = np.zeros((most, table.shape[1]), np.uint8)
    rows[: len(actions)] = table[[action.number for action in actions]]
    return rows


def chosen(actions: Sequence[Action], place: SupportsIndex) -> Action:
    try:
        number = index(place)
    except TypeError:
        number = -1
    if not 0 <= number < len(actions):
        raise UnknownAction(f"there is no choice {place!r}; the list has the places 0 to {len(actions) - 1}")
    return actions[number]


def check_most(most: int) -> None:
    if most < 2:
        raise BadSetup(f"most must be 2 or more, not {most}")


def features_space(name: str, most: int) -> Space[Seen]:
    return Box(0, int(features(name).max()), (most, features(name).shape[1]), np.uint8)


class ShortSeatEnv(Env[ListedSeat, np.int64]):
    """The environment of one learner with a short list.

    The observation has the vector (`observation`) and a row of features for each place of the list (`actions`).
    """

    def __init__(self, env: SeatEnv, most: int = MOST) -> None:
        check_most(most)
        self._inner, self._most, self._listed = env, most, list[Action]()
        self.metadata, self.render_mode = env.metadata, env.render_mode
        listed = {"observation": env.observation_space, "actions": features_space(env.name, most)}
        self.observation_space = Dict(listed)  # type: ignore[assignment]  # Gymnasium types it as a space of spaces
        self.action_space = Choices(most, self._mask)

    def reset(self, *, seed: int | None = None, options: dict[str, Json] | None = None) -> tuple[ListedSeat, Info]:
        super().reset(seed=seed)
        self._dice = Dice(int(self.np_random.integers(1 << 31)))
        seen, info = self._inner.reset(seed=seed, options=options)
        return self._list(seen), self._told(info)

    def step(self, action: SupportsIndex) -> tuple[ListedSeat, float, bool, bool, Info]:
        """Play the choice at a place of the list. A place without one is an illegal action."""
        try:
            number = chosen(self._listed, action).number
        except UnknownAction as problem:
            seen, reward, over, cut, info = self._inner.lose(problem)
        else:
            seen, reward, over, cut, info = self._inner.step(number)
        return self._list(seen), reward, over, cut, self._told(info)

    def render(self) -> str:
        return self._inner.render()

    def close(self) -> None:
        self._inner.close()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which places of the list have a choice, as Stable-Baselines3's masked algorithms ask for them."""
        return self._mask().astype(np.bool_)

    def _list(self, seen: Seen) -> ListedSeat:
        row, game = self._inner.sitting.row, self._inner.sitting.game
        self._listed = drawn(self._inner.legal, self._most, self._dice)
        return {
            "observation": seen, "actions": rows_of(self._inner.name, self._listed, row.seat, game.seats, self._most)
        }  # fmt: skip

    def _told(self, info: Info) -> Info:
        """Return the infos with the mask of the list."""
        return {**info, "action_mask": self._mask()}

    def _mask(self) -> Mask:
        return (np.arange(self._most) < len(self._listed)).astype(np.int8)


class ShortAEC(BaseWrapper):  # type: ignore[misc]  # PettingZoo has no types
    """PettingZoo's form with a short list. Observations also have `actions`, and the mask is that of the list."""

    def __init__(self, env: GameEnv, most: int = MOST) -> None:
        check_most(most)
        super().__init__(env)
        self._inner, self._most, self._listed = env, most, list[Action]()
        listed = {"action_mask": Box(0, 1, (most,), np.int8), "actions": features_space(env.name, most)}
        self._observation_spaces = {
            agent: Dict({"observation": env.vector_space, **listed}) for agent in env.possible_agents
        }
        self._action_spaces = {agent: Choices(most, partial(self._mask, agent)) for agent in env.possible_agents}

    def observation_space(self, agent: str) -> Space[object]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Choices:
        return self._action_spaces[agent]

    def reset(self, seed: SupportsIndex | None = None, options: Mapping[str, Json] | None = None) -> None:
        self._inner.reset(seed, options)
        self._dice = Dice(0 if seed is None else seed.__index__())
        self._draw()

    def step(self, action: SupportsIndex | None) -> None:
        """Play the choice at a place of the list. A place without one raises UnknownAction and changes nothing."""
        self._inner.step(None if action is None or not self._listed else chosen(self._listed, action).number)
        self._draw()

    def observe(self, agent: str) -> Listed:
        seen = self._inner.observe(agent)
        listed = self._listed if self._asked(agent) else []
        seat, seats = self._inner.seat_of(agent), self._inner.seats
        return {
            "observation": seen["observation"],
            "action_mask": self._mask(agent),
            "actions": rows_of(self._inner.name, listed, seat, seats, self._most),
        }

    def _asked(self, agent: str) -> bool:
        return bool(self._inner.mask(agent).any())

    def _draw(self) -> None:
        self._listed = drawn(self._inner.legal, self._most, self._dice)

    def _mask(self, agent: str) -> Mask:
        return (np.arange(self._most) < (len(self._listed) if self._asked(agent) else 0)).astype(np.int8)
