"""What guides a search: how far a game is followed, what looks promising in it, and how it may end for everyone. The
tree is the same whoever guides it: the evaluation of the game, or a network that is asked about many games at once."""

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
TEMPERATURE: Final = 10.0  # of games that go on
SURE: Final = 2.0  # of games that are about to end
MOST_REPLIES: Final = 100  # questions that are answered before a game is judged anyway
ENDLESS: Final = 1 << 30  # turns


class Foresight:
    """Of one decision. `explore` is how much a promising choice that was seldom tried is preferred to one that did
    well; `together`, how many games may wait to be judged at once. `goes_on` says that games are judged at the horizon
    alone, and not where their next question is new."""

    def __init__(self, explore: float, together: int, goes_on: bool = False) -> None:
        self.explore: Final = explore
        self.together: Final = together
        self.goes_on: Final = goes_on

    def meet(self, world: State) -> None:
        """A world was imagined: the next by number."""

    def horizon(self, state: State) -> int:
        """Games that begin as this one are followed until so many turns have begun."""
        raise NotImplementedError

    def follow(self, state: State, action: Action) -> None:
        """Make a choice, and run on to the next question."""
        raise NotImplementedError

    def weights(self, state: State, legal: Sequence[Action]) -> list[float]:
        """How promising each choice looks, above 0; none if that cannot be said before the game is judged."""
        raise NotImplementedError

    def inform(self, trials: list[Trial]) -> None:
        """Of each of these games, all of which stopped, the question learns how promising each choice looks, where
        that could not be said before."""
        raise NotImplementedError

    def judge(self, trials: list[Trial], until: int) -> list[list[float]]:
        """Each seat's share of the win in each of these games, all of which stopped. If no weights can be said before,
        the question where a game stopped learns them now."""
        raise NotImplementedError


class Guide(Protocol):
    """Who guides a search."""

    def foresight(self, game: str, world: State) -> Foresight:
        """For one decision of a game, which was imagined to be this."""


# ---- by the evaluation of the game


class Judged(Foresight):
    """A game is played on by what looks best at a glance, to the end of the turn, which is where a plan shows in Root,
    or until everyone has had a turn, for in Small World what was gained must be held; then it is judged.

    Some worlds are kinder to a seat than others, whatever is chosen now: a rival's secret purse may be empty or full.
    What comes of a choice is counted without that luck; otherwise a choice would look good for having met kind worlds.
    """

    def __init__(
        self, judge: Evaluation, whole_round: bool, explore: float = JUDGED_EXPLORE, together: int = 1
    ) -> None:
        super().__init__(explore, together)
        self._judge, self._whole_round = judge, whole_round
        self._values, self._forecasts = Averaged(), Averaged()

    def meet(self, world: State) -> None:
        """What it is worth to each seat before anything is tried, and who will win if nothing changes."""
        values = worth(self._judge, world)
        self._values.add(values)
        self._forecasts.add(chances(values, SURE))

    def horizon(self, state: State) -> int:
        return state.turns + (state.seats if self._whole_round else 1)

    def follow(self, state: State, action: Action) -> None:
        self._judge.follow(state, action)

    def weights(self, state: State, legal: Sequence[Action]) -> list[float]:
        return self._judge.weights(state, legal)

    def inform(self, trials: list[Trial]) -> None:
        """Weights are always said."""

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
        """What each seat has of the win if the game is over, what it may expect if not."""
        if state.over:
            return self._forecasts.level(won(state), world)
        return chances(self._values.level(worth(self._judge, state), world), TEMPERATURE)


class Averaged:
    """Figures by seat for each world, and their average."""

    __slots__ = ("_figures", "_total")

    def __init__(self) -> None:
        self._figures: list[list[float]] = []
        self._total: list[float] = []

    def add(self, figures: list[float]) -> None:
        self._total = [sum(both) for both in zip(self._total, figures, strict=True)] if self._figures else figures[:]
        self._figures.append(figures)

    def level(self, result: list[float], world: int) -> list[float]:
        """The result as it would be if the figures of its world were the average ones."""
        figures, number = self._figures[world], len(self._figures)
        return [result[seat] - figures[seat] + self._total[seat] / number for seat in range(len(result))]


def worth(judge: Evaluation, state: State) -> list[float]:
    """What the game is worth to each seat."""
    return [judge.value(state, seat) for seat in range(state.seats)]


def chances(values: list[float], temperature: float) -> list[float]:
    """Each seat's chance to win. One who is ahead by as many points as the temperature is thrice as likely to."""
    best = max(values)
    odds = [exp((value - best) / temperature) for value in values]
    total = sum(odds)
    return [each / total for each in odds]


def won(state: State) -> list[float]:
    """Each seat's share of a win that is certain."""
    winners = state.outcome()["winners"]
    assert isinstance(winners, list)
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]


# ---- by what is asked about many games at once


class Adviser(Protocol):
    """Knows of each of these decisions what share of the win each seat may expect, and how promising each choice is."""

    def advise(self, states: list[State], legal: list[list[Action]]) -> tuple[list[list[float]], list[list[float]]]: ...

    def expect(self, states: list[State]) -> list[list[float]]:
        """The former alone."""
        ...


class Advised(Foresight):
    """A game is judged where its next question is new, however far that is; nothing is played on."""

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
    """The adviser plays each turn to its end, and there says how the game may end: only then it shows what a plan was
    worth."""

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
    """The adviser says what looks promising, and the evaluation of the game judges where that led: a network learns
    sooner what to choose than how a game will end."""

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
    """What share of the win each seat may expect in each of these games, none of which is over. The questions where
    they stopped learn how promising each choice is."""
    if not trials:
        return []
    shares, weights = adviser.advise([trial.state for trial in trials], [trial.legal for trial in trials])
    for trial, its_weights in zip(trials, weights, strict=True):
        if trial.node is not None:
            trial.node.meet(trial.legal, its_weights)
    return shares


def to_next_choice(state: State) -> None:
    """Play what is forced. A network has learned from decisions that have a choice."""
    while not state.over:
        legal = state.decision.legal(state)
        if len(legal) > 1:
            return
        state.play(legal[0])
