"""Outlooks: who says of a game how likely each seat is to win. A network that learned the game, if it is trusted;
else the evaluation of the game, whose points become chances. Looking back, analysing and hints all ask here."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol

from copse.agents.evaluation import Evaluation
from copse.agents.heuristic import MOST_REPLIES
from copse.agents.judges import judge_of
from copse.agents.learned import learned_network, trust
from copse.agents.search.foresight import Foresight, Guide, Planned, to_next_choice, won
from copse.agents.search.guides import Judges
from copse.games import GAMES
from copse.kernel.actions import Action
from copse.kernel.tasks import State

if TYPE_CHECKING:
    from copse.agents.evaluators import Questions
    from copse.agents.networks import Network

Source = Literal["learned", "judge"]


class Outlook(Protocol):
    """Of one game. `guide` lets a search think by the same judgement."""

    source: Source
    guide: Guide

    def shares(self, states: Sequence[State], played: float) -> list[list[float]]:
        """Each seat's chance in each of these games when this share of the game was played; they add up to 1. A game
        that is over its winners share."""
        ...

    def promises(self, state: State, actions: Sequence[Action]) -> list[float]:
        """How promising each of these choices of the pending decision looks, above 0."""
        ...

    def settle(self, state: State, seat: int) -> None:
        """Play on to where it can be judged what this seat has just chosen."""
        ...


def outlook_on(game: str) -> Outlook:
    power = trust(game)
    network = None if power is None else learned_network(game)
    return Judgement(game) if network is None or power is None else Learning(game, network, power)


class Learning:
    """A network's: each position as the seat sees it that decides there, its chances to a power."""

    source: Source = "learned"

    def __init__(self, game: str, network: Network, power: float = 1.0) -> None:
        from copse.agents.evaluators import Tempered, Wary

        self._judge, self._judgement = judge_of(game), Judgement(game)
        self._questions = Wary(game, Tempered(network, power), f"the network of {game}")
        self.guide: Guide = Planning(self._questions, network.together)

    def shares(self, states: Sequence[State], played: float) -> list[list[float]]:
        """Of people who win together it has learned nothing: there the evaluation speaks."""
        if any(self._judge.allied(state) for state in states):
            return self._judgement.shares(states, played)
        going_on = [state for state in states if not state.over]
        told = iter(self._questions.expect(going_on) if going_on else ())
        return [won(state) if state.over else _whole(next(told)) for state in states]

    def promises(self, state: State, actions: Sequence[Action]) -> list[float]:
        return self._questions.advise([state], [list(actions)])[1][0]

    def settle(self, state: State, seat: int) -> None:
        to_next_choice(state)


@dataclass(frozen=True)
class Planning:
    """Thinks turns through by a network's answers, as Expert does; of people who win together by the evaluation."""

    questions: Questions
    together: int

    def foresight(self, game: str, world: State) -> Foresight:
        if judge_of(game).allied(world):
            return Judges().foresight(game, world)
        return Planned(self.questions, self.together)


class Judgement:
    """The evaluation's: what the game is worth to each seat becomes a chance, for a lead of a few points means little
    early and much late. Those who win together share one chance."""

    source: Source = "judge"

    def __init__(self, game: str) -> None:
        self.guide: Guide = Judges()
        self._judge: Evaluation = judge_of(game)
        self._spread = GAMES[game].spread

    def shares(self, states: Sequence[State], played: float) -> list[list[float]]:
        at_first, at_last = self._spread
        spread = at_first + (at_last - at_first) * played
        return [won(state) if state.over else self._share(state, spread) for state in states]

    def promises(self, state: State, actions: Sequence[Action]) -> list[float]:
        return self._judge.weights(state, actions)

    def settle(self, state: State, seat: int) -> None:
        for _ in range(MOST_REPLIES):
            if state.over or self._judge.quiet(state, seat):
                return
            self._judge.follow(state, self._judge.reply(state))

    def _share(self, state: State, spread: float) -> list[float]:
        seats = range(state.seats)
        worth = [self._judge.value(state, seat) for seat in seats]
        best = max(worth)
        return _whole([math.exp((worth[seat] - best) / spread) / self._judge.allies(state, seat) for seat in seats])


def _whole(weights: Sequence[float]) -> list[float]:
    """As shares of 1; even ones where nobody has any weight."""
    above = [max(weight, 0.0) for weight in weights]
    total = sum(above)
    return [weight / total for weight in above] if total > 0 else [1 / len(above)] * len(above)
