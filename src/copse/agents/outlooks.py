"""Outlooks: estimates of each seat's chance to win.

They come from the trained network of the game if it is trusted. Otherwise they come from the evaluation of the game,
whose points are converted to chances. The chart, analysis and hints use them, so that they agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol

from copse.agents.evaluation import Evaluation
from copse.agents.heuristic import MOST_REPLIES
from copse.agents.judges import judge_of
from copse.agents.learned import learned_network, trust
from copse.agents.search.foresight import Forecast, Foresight, Guide, Planned, Reckoned, to_next_choice, won
from copse.games import GAMES
from copse.kernel.actions import Action
from copse.kernel.tasks import State

if TYPE_CHECKING:
    from copse.agents.evaluators import Questions
    from copse.agents.networks import Network

Source = Literal["learned", "judge"]


class Outlook(Protocol):
    """The outlook of one game. `guide` makes a search judge by the same estimates."""

    source: Source
    guide: Guide

    def shares(self, states: Sequence[State]) -> list[list[float]]:
        """Return each seat's chance to win in each of these games. The chances of a game add up to 1.

        In a finished game, the winners share the win.
        """
        ...

    def promises(self, states: Sequence[State], legal: Sequence[Sequence[Action]]) -> list[list[float]]:
        """Return a weight above 0 for each of these actions of each state's pending decision."""
        ...

    def settle(self, state: State, seat: int) -> None:
        """Play on to a state in which this seat's last choice can be judged."""
        ...


def outlook_on(game: str) -> Outlook:
    power = trust(game)
    network = None if power is None else learned_network(game)
    return Judgement(game) if network is None or power is None else Learning(game, network, power)


class Learning:
    """The outlook of a network.

    It evaluates each state from the point of view of the deciding seat, and raises the chances to a power.
    """

    source: Source = "learned"

    def __init__(self, game: str, network: Network, power: float = 1.0) -> None:
        from copse.agents.evaluators import Tempered, Wary

        self._judge, self._judgement = judge_of(game), Judgement(game)
        self._questions = Wary(game, Tempered(network, power), f"the network of {game}")
        self.guide: Guide = Planning(self._questions, network.together, self._judgement.guide)

    def shares(self, states: Sequence[State]) -> list[list[float]]:
        """Return the chances.

        The evaluation gives them if seats are allied, because the network was not trained on such games.
        """
        if any(self._judge.allied(state) for state in states):
            return self._judgement.shares(states)
        going_on = [state for state in states if not state.over]
        told = iter(self._questions.expect(going_on) if going_on else ())
        return [won(state) if state.over else _whole(next(told)) for state in states]

    def promises(self, states: Sequence[State], legal: Sequence[Sequence[Action]]) -> list[list[float]]:
        return self._questions.advise(list(states), [list(actions) for actions in legal])[1] if states else []

    def settle(self, state: State, seat: int) -> None:
        to_next_choice(state)


@dataclass(frozen=True)
class Planning:
    """A guide that plays turns to their end and asks a network, like the level `expert`.

    If seats are allied, it uses the evaluation.
    """

    questions: Questions
    together: int
    allied: Guide

    def foresight(self, game: str, world: State) -> Foresight:
        if judge_of(game).allied(world):
            return self.allied.foresight(game, world)
        return Planned(self.questions, self.together)


@dataclass(frozen=True)
class Reckoning:
    """A guide that judges by the evaluation, and converts its points as the chart does."""

    judge: Evaluation
    forecast: Forecast

    def foresight(self, game: str, world: State) -> Foresight:
        return Reckoned(self.judge, GAMES[game].whole_rounds, self.forecast)


class Judgement:
    """The outlook of the evaluation, whose points are converted to chances."""

    source: Source = "judge"

    def __init__(self, game: str) -> None:
        self._judge: Evaluation = judge_of(game)
        self._forecast = Forecast(self._judge, GAMES[game].spread)
        self.guide: Guide = Reckoning(self._judge, self._forecast)

    def shares(self, states: Sequence[State]) -> list[list[float]]:
        return [self._forecast.shares(state) for state in states]

    def promises(self, states: Sequence[State], legal: Sequence[Sequence[Action]]) -> list[list[float]]:
        return [self._judge.weights(state, actions) for state, actions in zip(states, legal, strict=True)]

    def settle(self, state: State, seat: int) -> None:
        for _ in range(MOST_REPLIES):
            if state.over or self._judge.quiet(state, seat):
                return
            self._judge.follow(state, self._judge.reply(state))


def _whole(weights: Sequence[float]) -> list[float]:
    """Scale the weights so that they add up to 1. If all are 0, the shares are equal."""
    above = [max(weight, 0.0) for weight in weights]
    total = sum(above)
    return [weight / total for weight in above] if total > 0 else [1 / len(above)] * len(above)
