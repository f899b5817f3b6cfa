"""Analysis of a game: the costliest choices of each seat, better alternatives, and possible continuations.

Each choice is judged by what its seat knew. The analysis plays imagined games that the seat could not distinguish from
the real one. It never plays the real game.

It has two stages. First it compares each choice with promising alternatives after one look ahead, in the same imagined
games. Then it searches the choices that seem to have cost most. Each alternative gets the same budget as the choice
itself. For the costliest of them, it plays a round of imagined games and says what follows.

A hint makes both stages for the pending decision, with the same imagined games and budgets. So the analysis of a
finished game finds nothing better than a hint did.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from copse.agents.base import Observation, observe
from copse.agents.outlooks import Outlook, Source, outlook_on
from copse.agents.reasons import Reason, mean, reason
from copse.agents.search.thinking import Budget, Clock, Mind
from copse.agents.sense import sensible
from copse.games import AnyGame, follow, rewound
from copse.kernel.actions import Action
from copse.kernel.chance import MASK, mix
from copse.kernel.errors import BadSetup
from copse.kernel.tasks import State

WORLDS: Final = 4
ITERATIONS: Final[Mapping[Source, int]] = {"judge": 100, "learned": 30}  # fewer for a network, because it is slower
MOST_CHOICES: Final = 5  # reported for each seat
SPARE: Final = 3  # extra candidates for each seat in the second stage, because some prove sound
RIVALS: Final = 6  # alternatives to a choice in the first stage
SERIOUS_RIVALS: Final = 2  # alternatives to a choice in the second stage
LONGEST_LINE: Final = 4
EXPLAINED: Final = 3  # choices of each seat that have a reason
LEAST_COST: Final = 0.01  # a smaller cost is not reported
GLANCING: Final = 0.6  # the share of the time for the first stage

Tell = Callable[[float], None]


@dataclass(frozen=True)
class Effort:
    """The effort of an analysis.

    `worlds` is the number of imagined games for each choice. `iterations` is the number of simulations for each
    alternative; None takes the default of the evaluator. `seconds` limits the whole analysis; None sets no limit.
    """

    worlds: int = WORLDS
    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        few = self.worlds < 1 or (self.iterations is not None and self.iterations < 1)
        if few or (self.seconds is not None and self.seconds <= 0):
            raise BadSetup("an analysis needs at least 1 world, 1 iteration and more than 0 seconds")


USUAL: Final = Effort()


@dataclass(frozen=True)
class Costly:
    """A choice that was not the best.

    `at` is the number of choices before it. `chance` and `better_chance` are the chances to win with each of the two
    actions. `line` is a possible continuation in `world`, which begins with the better action. `reason` is what follows
    the choice; None if another choice cost more, or the analysis had no time for it.
    """

    at: int
    seat: int
    chosen: Action
    better: Action
    chance: float
    better_chance: float
    world: AnyGame
    line: Sequence[Action]
    reason: Reason | None = None

    @property
    def cost(self) -> float:
        return self.better_chance - self.chance


def played(world: AnyGame, line: Sequence[Action]) -> Iterator[tuple[AnyGame, Action]]:
    """Yield each choice of a line with the imagined game in which it is made."""
    game = world.copy()
    for action in line:
        yield game, action
        game.apply(action)
        while not game.over and len(game.decision.actions) == 1:
            game.apply(game.decision.actions[0])


@dataclass
class Analysis:
    """The result of an analysis.

    `moments` are numbers of choices made. For each of them, `chances` has a chance to win by seat, with hidden things
    included, as in the chart. `costly` is sorted by seat and then by cost, with the costliest choice first. `real`
    counts the choices that had an alternative. `weighed` counts those of them that the analysis had time for.
    """

    source: Source
    moments: list[int] = field(default_factory=list)
    chances: list[list[float]] = field(default_factory=list)
    costly: list[Costly] = field(default_factory=list)
    real: int = 0
    weighed: int = 0


@dataclass(frozen=True)
class Recommended:
    """A choice that a hint looked into: its chance to win, and a possible continuation, which begins with it."""

    action: Action
    chance: float
    line: Sequence[Action]


@dataclass(frozen=True)
class Hint:
    """The choices that a hint looked into, the best first. `before` is the average chance of all of them.

    The lines are played in `world`.
    """

    source: Source
    before: float
    world: AnyGame
    best: Sequence[Recommended]


class Comparison:
    """Compares choices of one decision in the same imagined games. A hint and the analysis do it in the same way."""

    def __init__(self, observation: Observation, outlook: Outlook, effort: Effort) -> None:
        self.observation, self._outlook, self._effort = observation, outlook, effort
        self._seed = mix(observation.moves)
        self.worlds: list[State] = [self.world(number).state for number in range(effort.worlds)]

    def world(self, number: int = 0) -> AnyGame:
        return self.observation.imagine(mix(self._seed + number & MASK))

    def promising(self, most: int, but: Action | None = None) -> list[Action]:
        """Return the actions that look best at first sight, without this one and without foolish ones."""
        actions, world = self.observation.actions, self.worlds[0]
        weights = dict(zip(actions, self._outlook.promises([world], [actions])[0], strict=True))
        sound = [action for action in sensible(world, actions) if action is not but]
        return sorted(sound, key=lambda action: -weights[action])[:most]

    def glance(self, actions: Sequence[Action]) -> list[float]:
        """Return the chance to win after each of these actions, averaged over the imagined games."""
        ends = [self._end(world, action) for action in actions for world in self.worlds]
        shares, each = self._outlook.shares(ends), len(self.worlds)
        return [mean(shares[first : first + each])[self.observation.seat] for first in range(0, len(shares), each)]

    def search(self, action: Action, seconds: float | None, clock: Clock) -> Mind:
        """Search the games that begin with this action."""
        mind = Mind(self._seed, self._outlook.guide)
        iterations = self._effort.iterations or ITERATIONS[self._outlook.source]
        mind.think(self.observation.among([action]), None, Budget(iterations, seconds, clock))
        return mind

    def _end(self, world: State, action: Action) -> State:
        """Return the state that a choice leads to in an imagined game."""
        state = world.copy()
        state.play(action)
        self._outlook.settle(state, self.observation.seat)
        return state


def hint(
    observation: Observation,
    effort: Effort = USUAL,
    until: float = math.inf,
    outlook: Outlook | None = None,
    clock: Clock = time.monotonic,
) -> Hint:
    """Return the best choices of a decision. The searches end at the moment `until`, but each has one simulation."""
    outlook = outlook or outlook_on(observation.game)
    comparison = Comparison(observation, outlook, effort)
    candidates = comparison.promising(1 + RIVALS)
    seen = dict(zip(candidates, comparison.glance(candidates), strict=True))
    serious = sorted(candidates, key=lambda action: -seen[action])[: 1 + SERIOUS_RIVALS]
    world, best = comparison.world(), list[Recommended]()
    for number, action in enumerate(serious):
        mind = comparison.search(action, (until - clock()) / (len(serious) - number), clock)
        chance = min(1.0, max(0.0, mind.expects))
        best.append(Recommended(action, chance, mind.line(action, world.state, LONGEST_LINE)))
    best.sort(key=lambda one: -one.chance)
    return Hint(outlook.source, sum(one.chance for one in best) / len(best), world, best)


@dataclass(frozen=True)
class _Suspect:
    """A choice that seems to have had a cost. `rivals` are possibly better actions, the best first."""

    at: int
    observation: Observation
    chosen: Action
    rivals: Sequence[Action]
    cost: float


def analyse(
    game: AnyGame,
    effort: Effort = USUAL,
    tell: Tell = lambda _: None,
    outlook: Outlook | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> Analysis:
    """Analyse a game. `tell` is called with the progress, from 0 to 1."""
    return _Analyst(game, effort, tell, outlook or outlook_on(game.book.name), clock).work()


class _Analyst:
    def __init__(self, game: AnyGame, effort: Effort, tell: Tell, outlook: Outlook, clock: Callable[[], float]) -> None:
        self._game, self._effort, self._tell, self._outlook, self._clock = game, effort, tell, outlook, clock
        self._started = clock()
        self._found = Analysis(outlook.source)

    def work(self) -> Analysis:
        found, suspects = self._found, self._glance()
        for number, suspect in enumerate(suspects):
            self._tell(GLANCING + (1 - GLANCING) * number / len(suspects))
            if self._spent() >= 1:
                break
            costly = self._think(suspect)
            if costly is not None and costly.cost >= LEAST_COST:
                found.costly.append(costly)
        found.costly.sort(key=lambda costly: -costly.cost)
        known = {suspect.at: suspect for suspect in suspects}
        found.costly = [
            self._explained(costly, known[costly.at]) if place < EXPLAINED else costly
            for seat in range(self._game.seats)
            for place, costly in enumerate(self._of(seat)[:MOST_CHOICES])
        ]
        self._tell(1.0)
        return found

    def _of(self, seat: int) -> list[Costly]:
        return [costly for costly in self._found.costly if costly.seat == seat]

    def _spent(self) -> float:
        """Return the share of the time that is used up."""
        return 0.0 if self._effort.seconds is None else (self._clock() - self._started) / self._effort.seconds

    # ---- first stage

    def _glance(self) -> list[_Suspect]:
        """Compare every choice of the game with its alternatives. Return the suspects, the costliest first."""
        found, again, length = self._found, rewound(self._game, 0), len(self._game.history)
        suspects: list[list[_Suspect]] = [[] for _ in range(self._game.seats)]
        for at, step in enumerate(self._game.history):
            if len(again.decision.actions) > 1:
                observation = observe(again)
                found.moments.append(at)
                found.chances += self._outlook.shares([again.state])
                found.real += 1
                if self._spent() <= GLANCING * at / length or not at:  # skip choices when behind schedule
                    found.weighed += 1
                    suspect = self._weigh(observation, step.action, at)
                    if suspect.cost > 0:
                        mine = suspects[step.seat]
                        mine.append(suspect)
                        mine.sort(key=_dear)
                        del mine[MOST_CHOICES + SPARE :]
            follow(again, step)
            self._tell(GLANCING * (at + 1) / length)
        found.moments.append(length)
        found.chances += self._outlook.shares([again.state])
        return sorted((suspect for mine in suspects for suspect in mine), key=_dear)

    def _weigh(self, observation: Observation, chosen: Action, at: int) -> _Suspect:
        """Compare a choice with the most promising alternatives, each in all of the imagined games."""
        comparison = Comparison(observation, self._outlook, self._effort)
        rivals = comparison.promising(RIVALS, but=chosen)
        chance, *chances = comparison.glance([chosen, *rivals])
        by_chance = sorted(zip(rivals, chances, strict=True), key=lambda rival: -rival[1])
        better = [rival for rival, _ in by_chance[:SERIOUS_RIVALS]]
        return _Suspect(at, observation, chosen, better, max(chances, default=chance) - chance)

    # ---- second stage

    def _think(self, suspect: _Suspect) -> Costly | None:
        """Search a choice and its rivals with equal budgets in the same imagined games.

        Return None if the choice was best.
        """
        comparison = Comparison(suspect.observation, self._outlook, self._effort)
        thought = [comparison.search(action, None, self._clock) for action in (suspect.chosen, *suspect.rivals)]
        chances = [mind.expects for mind in thought]
        best = max(range(len(chances)), key=chances.__getitem__)
        if best == 0:
            return None
        world, better = comparison.world(), suspect.rivals[best - 1]
        return Costly(
            suspect.at,
            suspect.observation.seat,
            suspect.chosen,
            better,
            chances[0],
            chances[best],
            world,
            thought[best].line(better, world.state, LONGEST_LINE),
        )

    def _explained(self, costly: Costly, suspect: _Suspect) -> Costly:
        """Return the choice with its reason, if there is time for it."""
        if self._spent() >= 1:
            return costly
        worlds = Comparison(suspect.observation, self._outlook, self._effort).worlds
        return replace(costly, reason=reason(worlds, self._outlook, costly.chosen, costly.better))


def _dear(suspect: _Suspect) -> float:
    return -suspect.cost
