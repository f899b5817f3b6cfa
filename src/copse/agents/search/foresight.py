"""The guidance of a search: how far to play a game, which choices to try first, and how to evaluate the result.

The tree works with any guide: the evaluation of the game, or a network that evaluates many games in one batch.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, Protocol

from copse.agents.evaluation import Evaluation
from copse.agents.search.tree import Trial
from copse.kernel.actions import Action
from copse.kernel.tasks import State

JUDGED_EXPLORE: Final = 0.07
ADVISED_EXPLORE: Final = 0.4
TAUGHT_EXPLORE: Final = 0.15
TEMPERATURE: Final = 10.0  # for games that continue
SURE: Final = 2.0  # for games that are about to end
MOST_REPLIES: Final = 100  # maximum number of questions answered in a playout
ENDLESS: Final = 1 << 30  # turns


class Foresight:
    """The guidance for one decision.

    `explore` is the weight of promising but seldom tried choices, relative to choices with good results. `together` is
    the number of games that may wait for a batch. With `goes_on`, games are evaluated only at the horizon, and
    otherwise already at their first new question.
    """

    def __init__(self, explore: float, together: int, goes_on: bool = False) -> None:
        self.explore: Final = explore
        self.together: Final = together
        self.goes_on: Final = goes_on

    def meet(self, world: State) -> None:
        """Called for each new world, in the order of their numbers."""

    def horizon(self, state: State) -> int:
        """Return the turn at which games that begin in this state are evaluated."""
        raise NotImplementedError

    def follow(self, state: State, action: Action) -> None:
        """Make a choice, and run on to the next question."""
        raise NotImplementedError

    def weights(self, state: State, legal: Sequence[Action]) -> list[float]:
        """Return a weight above 0 for each action, or an empty list if weights need an evaluation first."""
        raise NotImplementedError

    def inform(self, trials: list[Trial]) -> None:
        """Give each question where a game stopped the weights of its actions, if `weights` could not."""
        raise NotImplementedError

    def judge(self, trials: list[Trial], until: int) -> list[list[float]]:
        """Return each seat's share of the win in each of these games, which have all stopped.

        If `weights` returns nothing, this also gives weights to the questions where games stopped.
        """
        raise NotImplementedError


class Guide(Protocol):
    """A guide: it creates the guidance of a search for each decision."""

    def foresight(self, game: str, world: State) -> Foresight:
        """Return the guidance for one decision. `world` is an imagined state at that decision."""


# ---- guided by the evaluation of the game


class Judged(Foresight):
    """Plays a game on with the most promising actions, and evaluates it at the horizon.

    In Root the horizon is the end of the turn, where the effects of a plan are visible. In Small World every seat has a
    turn first, because conquests must be defended.

    Some worlds are better for a seat than others, whatever it chooses. For example, a rival's secret coins may be few
    or many. Results are corrected for that. Otherwise a choice would seem good because it was tried in good worlds.
    """

    def __init__(
        self, judge: Evaluation, whole_round: bool, explore: float = JUDGED_EXPLORE, together: int = 1
    ) -> None:
        super().__init__(explore, together)
        self._judge, self._whole_round = judge, whole_round
        self._values, self._forecasts = Averaged(), Averaged()

    def meet(self, world: State) -> None:
        """Store the world's value and forecast for each seat before any choice."""
        values = self._worth(world)
        self._values.add(values)
        self._forecasts.add(self._odds(values, world, SURE))

    def horizon(self, state: State) -> int:
        return state.turns + (state.seats if self._whole_round else 1)

    def follow(self, state: State, action: Action) -> None:
        self._judge.follow(state, action)

    def weights(self, state: State, legal: Sequence[Action]) -> list[float]:
        return self._judge.weights(state, legal)

    def inform(self, trials: list[Trial]) -> None:
        """Do nothing, because `weights` always returns weights."""

    def judge(self, trials: list[Trial], until: int) -> list[list[float]]:
        shares = []
        for trial in trials:
            self._play_on(trial.state, until)
            shares.append(self._shares(trial.world, trial.state))
        return shares

    def _play_on(self, state: State, until: int) -> None:
        for _ in range(MOST_REPLIES):
            if state.over or state.turns >= until:
                return
            self._judge.follow(state, self._judge.reply(state))

    def _shares(self, world: int, state: State) -> list[float]:
        """Return each seat's share of the win if the game is over, and its expected share otherwise."""
        if state.over:
            return self._forecasts.level(won(state), world)
        return self._odds(self._values.level(self._worth(state), world), state, TEMPERATURE)

    def _worth(self, state: State) -> list[float]:
        """Return the value of the state for each seat."""
        return [self._judge.value(state, seat) for seat in range(state.seats)]

    def _odds(self, values: list[float], state: State, temperature: float) -> list[float]:
        """Return each seat's chance to win with these values. A lead of `temperature` makes a win e times as likely."""
        return odds(values, temperature)


class Forecast:
    """The chances to win by an evaluation. The chart, hints and the analysis of a game convert points only here.

    A lead of a few points means little early in the game, and much at the end. Allies share one chance.
    """

    def __init__(self, judge: Evaluation, spread: tuple[float, float]) -> None:
        self._judge = judge
        self._at_first, self._at_last = spread

    def points(self, state: State) -> list[float]:
        """Return the points that each seat can expect."""
        return [self._judge.points(state, seat) for seat in range(state.seats)]

    def odds(self, points: list[float], state: State) -> list[float]:
        """Return the chance of each seat that expects these points in this state."""
        even = odds(points, self._at_first + (self._at_last - self._at_first) * self._judge.elapsed(state))
        own = [share / self._judge.allies(state, seat) for seat, share in enumerate(even)]
        total = sum(own)
        return [share / total for share in own]

    def shares(self, state: State) -> list[float]:
        """Return the chance of each seat; in a finished game, its share of the win."""
        return won(state) if state.over else self.odds(self.points(state), state)


class Reckoned(Judged):
    """Judges by a forecast, so that the results of a search are chances of the same kind as those of the chart."""

    def __init__(self, judge: Evaluation, whole_round: bool, forecast: Forecast) -> None:
        super().__init__(judge, whole_round)
        self._forecast = forecast

    def _worth(self, state: State) -> list[float]:
        return self._forecast.points(state)

    def _odds(self, values: list[float], state: State, temperature: float) -> list[float]:
        return self._forecast.odds(values, state)


class Averaged:
    """Numbers by seat for each world, and their average over the worlds."""

    __slots__ = ("_figures", "_total")

    def __init__(self) -> None:
        self._figures: list[list[float]] = []
        self._total: list[float] = []

    def add(self, figures: list[float]) -> None:
        self._total = [sum(both) for both in zip(self._total, figures, strict=True)] if self._figures else figures[:]
        self._figures.append(figures)

    def level(self, result: list[float], world: int) -> list[float]:
        """Return the result, corrected by the difference between its world and the average world."""
        figures, number = self._figures[world], len(self._figures)
        return [result[seat] - figures[seat] + self._total[seat] / number for seat in range(len(result))]


def odds(values: list[float], temperature: float) -> list[float]:
    """Return each seat's chance to win. A lead of `temperature` points makes a win e times as likely."""
    best = max(values)
    ratios = [exp((value - best) / temperature) for value in values]
    total = sum(ratios)
    return [each / total for each in ratios]


def won(state: State) -> list[float]:
    """Return each seat's share of the win in a finished game."""
    winners = state.outcome()["winners"]
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]


# ---- guided by batches of evaluations


class Adviser(Protocol):
    """Evaluates decisions in a batch: the expected share of the win of each seat, and a weight for each action."""

    def advise(self, states: list[State], legal: list[list[Action]]) -> tuple[list[list[float]], list[list[float]]]: ...

    def expect(self, states: list[State]) -> list[list[float]]:
        """Return only the shares."""
        ...


class Advised(Foresight):
    """Evaluates a game at its first new question, however far away that is. There are no playouts."""

    def __init__(
        self, adviser: Adviser, together: int, explore: float = ADVISED_EXPLORE, goes_on: bool = False
    ) -> None:
        super().__init__(explore, together, goes_on)
        self._adviser = adviser

    def horizon(self, state: State) -> int:
        return ENDLESS

    def follow(self, state: State, action: Action) -> None:
        state.play(action)

    def weights(self, state: State, legal: Sequence[Action]) -> list[float]:
        return []

    def inform(self, trials: list[Trial]) -> None:
        advised(self._adviser, trials)

    def judge(self, trials: list[Trial], until: int) -> list[list[float]]:
        shares = iter(advised(self._adviser, [trial for trial in trials if not trial.state.over]))
        return [won(trial.state) if trial.state.over else next(shares) for trial in trials]


class Planned(Advised):
    """The adviser plays each turn to its end and evaluates the game there.

    Only then the effects of a plan are visible.
    """

    def __init__(self, adviser: Adviser, together: int) -> None:
        super().__init__(adviser, together, TAUGHT_EXPLORE, goes_on=True)

    def horizon(self, state: State) -> int:
        return state.turns + 1

    def judge(self, trials: list[Trial], until: int) -> list[list[float]]:
        for trial in trials:
            to_next_choice(trial.state)
        going_on = [trial.state for trial in trials if not trial.state.over]
        shares = iter(self._adviser.expect(going_on) if going_on else ())
        return [won(trial.state) if trial.state.over else next(shares) for trial in trials]


class Taught(Judged):
    """The adviser proposes choices, and the evaluation of the game judges the results.

    A network learns good choices sooner than it learns to predict results.
    """

    def __init__(self, judge: Evaluation, whole_round: bool, adviser: Adviser, together: int) -> None:
        super().__init__(judge, whole_round, TAUGHT_EXPLORE, together)
        self._adviser = adviser

    def weights(self, state: State, legal: Sequence[Action]) -> list[float]:
        return []

    def inform(self, trials: list[Trial]) -> None:
        advised(self._adviser, trials)

    def judge(self, trials: list[Trial], until: int) -> list[list[float]]:
        self.inform([trial for trial in trials if trial.node is not None])
        return super().judge(trials, until)


def advised(adviser: Adviser, trials: list[Trial]) -> list[list[float]]:
    """Return each seat's expected share of the win in each of these games, none of which is over.

    Questions where games stopped get the weights of their actions.
    """
    if not trials:
        return []
    shares, weights = adviser.advise([trial.state for trial in trials], [trial.legal for trial in trials])
    for trial, its_weights in zip(trials, weights, strict=True):
        if trial.node is not None:
            trial.node.meet(trial.legal, its_weights)
    return shares


def to_next_choice(state: State) -> None:
    """Play forced choices. Networks were trained only on decisions with a choice."""
    while not state.over:
        legal = state.decision.legal(state)
        if len(legal) > 1:
            return
        state.play(legal[0])
