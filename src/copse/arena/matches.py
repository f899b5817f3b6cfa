"""Matches: agents play a game to its end.

One seed reproduces every game of a series, in any order and on any machine.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from time import perf_counter
from typing import Final, NamedTuple, Protocol

from copse.agents import Agent, AgentFault, check_network, current_name, make, observe
from copse.agents.base import part
from copse.arena.lots import FactionLot, InTurn, OneOf, OptionDraw, some
from copse.arena.results import DecisionRow, GameRow
from copse.arena.sight import Sight
from copse.arena.told import told_of
from copse.games import AnyGame, find, new, people
from copse.kernel.actions import Action
from copse.kernel.chance import MASK, Dice, mix
from copse.kernel.errors import BadSetup
from copse.kernel.game import PendingDecision
from copse.kernel.options import to_write
from copse.kernel.tasks import Json

KEPT: Final = 4096  # size of the caches of tables, because random tables can be of any number of kinds
LOTS: Final = 0x10750  # separates the random numbers of a table from those of its game
TRIES: Final = 1000  # random tables to try until one is playable
NOBODY: Final = ""
"""The agent name for a seat that a bot plays."""


@dataclass(frozen=True)
class Match:
    """A game to play, with everything that determines it. `agents` are names by seat, with NOBODY for bots."""

    number: int
    game: str
    options: Mapping[str, Json]
    agents: Sequence[str]
    seed: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "agents", [current_name(name) for name in self.agents])

    @property
    def settings(self) -> str:
        """All options without the seed as JSON text, in the form of a record and with the default values."""
        return _settings(self.game, json.dumps(self.options))


class Plan(Protocol):
    """Matches that belong together, numbered from 0."""

    @property
    def game(self) -> str: ...

    @property
    def agents(self) -> Sequence[str]:
        """The names of the agents that take part."""

    @property
    def seed(self) -> int: ...

    @property
    def games(self) -> int:
        """The number of matches."""

    def match(self, number: int) -> Match: ...


@dataclass(frozen=True)
class Series:
    """Several games of one kind.

    The agents rotate: game 0 starts with the first agent, game 1 with the second, and so on. Seats of bots are skipped.
    `draws` choose the options that differ between games. If the draws leave fewer seats than agents, the players are
    chosen at random.
    """

    game: str
    options: Mapping[str, Json]
    agents: Sequence[str]
    games: int
    seed: int
    draws: Sequence[OptionDraw] = ()

    @cached_property
    def cycle(self) -> int:
        """The number of games after which the agents sit as in the first game. It is 1 if all agents are equal."""
        turns = range(1, len(self.agents) + 1)
        return next(turn for turn in turns if [*self.agents[turn:], *self.agents[:turn]] == list(self.agents))

    def match(self, number: int) -> Match:
        """Return the match with this number, from 0."""
        seed = seed_of(self.seed, number)
        dice = Dice(mix(seed ^ LOTS))
        options, seats = self._table(number, dice)
        shift = number % len(self.agents)
        agents = [*self.agents[shift:], *self.agents[:shift]]
        if self.draws and len(agents) > seats:
            agents = some(agents, seats, dice)
        return Match(number, self.game, options, by_seat(self.game, options, agents), seed)

    def _table(self, number: int, dice: Dice) -> tuple[Mapping[str, Json], int]:
        """Return the options of a game and its number of seats for agents. Unplayable options are drawn again."""
        problem = BadSetup("")
        for _ in range(TRIES):
            drawn = {draw.option: draw.value(number // self.cycle, dice) for draw in self.draws}
            options = {**self.options, **drawn}
            try:
                return options, len(chairs_at(self.game, options).people)
            except BadSetup as refused:
                if not drawn:
                    raise
                problem = refused
        raise BadSetup(f"no playable game was drawn in {TRIES} tries; the last problem: {problem}")


class Forfeit(NamedTuple):
    """The end of a game in which an agent failed: its seat loses, and all others win."""

    seat: int
    reason: str


def winners_of(game: AnyGame, forfeit: Forfeit | None) -> list[int]:
    if forfeit is None:
        return game.outcome["winners"]
    return [seat for seat in range(game.seats) if seat != forfeit.seat]


@dataclass(frozen=True)
class Result:
    """A finished game with its agents and its results turn by turn."""

    match: Match
    game: AnyGame
    seconds: float
    points_by_turn: list[list[int | None]]
    hirelings: dict[str, list[int]]  # as in a row
    decisions: list[DecisionRow]  # empty unless decisions are kept
    record: str = ""  # the path of the game's record
    forfeit: Forfeit | None = None

    @property
    def agents(self) -> Sequence[str]:
        """The names of the agents by seat."""
        return self.match.agents

    @property
    def winners(self) -> list[int]:
        """The seats that won."""
        return self.row.winners

    @property
    def row(self) -> GameRow:
        """The row of this game in a file of results."""
        told = told_of(self.match.game)
        return GameRow(
            game=self.match.game,
            number=self.match.number,
            seed=self.match.seed,
            options=self.match.settings,
            agents=list(self.agents),
            winners=winners_of(self.game, self.forfeit),
            points=self.game.state.scored(),
            won_by="" if self.forfeit else self.game.outcome["law"],
            turns=self.game.state.turns,
            decisions=len(self.game.history),
            seconds=self.seconds,
            played=[{**told.played(self.game, seat), **self._hired(seat)} for seat in range(self.game.seats)],
            points_by_turn=self.points_by_turn,
            hirelings=self.hirelings,
            landmarks=told.standing(self.game),
            record=self.record,
            forfeit=self.forfeit.reason if self.forfeit else "",
        )

    def _hired(self, seat: int) -> dict[str, list[str]]:
        """Return the hirelings that a seat controlled for at least one turn, if the game had any."""
        held = [name for name, turns in self.hirelings.items() if turns[seat]]
        return {"hireling": sorted(held)} if self.hirelings else {}


class Taken:
    """A decision that was made: the question, the turn (0 is the setup), the answer and the time it took.

    `visits` has the number of visits of each action, if the agent searches and reports them. `observation` has what the
    seat saw, if observations are kept.
    """

    __slots__ = ("action", "choice", "observation", "seconds", "turn", "visits")

    def __init__(
        self,
        choice: PendingDecision,
        turn: int,
        action: Action,
        seconds: float,
        visits: Mapping[Action, int] | None = None,
        observation: bytes = b"",
    ) -> None:
        self.choice, self.turn, self.action, self.seconds = choice, turn, action, seconds
        self.visits, self.observation = visits, observation


Watcher = Callable[[AnyGame, Taken], None]
"""A function that is called after every decision."""


def play_out(
    game: AnyGame, agents: Sequence[Agent | None], watchers: Sequence[Watcher] = (), sight: Sight | None = None
) -> None:
    """Let the agents play to the end. Agents are released at the end or on an interruption. Bots need no agent."""
    try:
        while not game.over:
            taken = take_decision(game, agents, sight)
            for watcher in watchers:
                watcher(game, taken)
    finally:
        part(agents, game)


def take_decision(game: AnyGame, agents: Sequence[Agent | None], sight: Sight | None = None) -> Taken:
    choice, turn, observation = game.decision, game.state.turns, observe(game)
    agent = agents[choice.seat]
    assert agent is not None, "nothing is asked of a bot"
    seen = sight.look(game.state, choice.seat) if sight else b""
    start = perf_counter()
    action = agent.choose(observation)
    seconds = perf_counter() - start
    visits = getattr(agent, "visits", None)  # for agents that search and report their visits
    game.apply(action)
    return Taken(choice, turn, action, seconds, visits if isinstance(visits, Mapping) else None, seen)


def results(series: Series) -> Iterator[Result]:
    """Play the games of a series, one after another."""
    for number in range(series.games):
        yield one_result(series, number)


def one_result(series: Series, number: int) -> Result:
    return play_match(series.match(number))


class Notes:
    """The notes of a game in progress, for its row and the rows of its decisions."""

    def __init__(self, match: Match, decisions: bool) -> None:
        self._match, self._decisions = match, decisions
        self._points_by_turn: list[list[int | None]] = []
        self._hirelings: dict[str, list[int]] = {}
        self._taken: list[tuple[Taken, str]] = []

    def see(self, game: AnyGame, taken: Taken) -> None:
        ended = game.state.turns - (not game.over)
        for then in ends_of_turns(game, ended - len(self._points_by_turn)):
            self._points_by_turn.append(then.points)
            for name, holder in then.holders.items():
                turns = self._hirelings.setdefault(name, [0] * game.seats)
                if holder is not None:
                    turns[holder] += 1
        if self._decisions:
            self._taken.append((taken, game.write_action(taken.action)))

    def result(self, game: AnyGame, seconds: float, record: str = "", forfeit: Forfeit | None = None) -> Result:
        winners = winners_of(game, forfeit)
        reward = [1 / len(winners) if seat in winners else 0.0 for seat in range(game.seats)]
        decisions = [
            decision_row(self._match, step, taken, action, reward) for step, (taken, action) in enumerate(self._taken)
        ]
        return Result(self._match, game, seconds, self._points_by_turn, self._hirelings, decisions, record, forfeit)


def play_match(
    match: Match,
    watchers: Sequence[Watcher] = (),
    keep_decisions: bool = False,
    sight: Sight | None = None,
    record: str = "",
    forfeits: bool = False,
) -> Result:
    """Play a game. `record` is the path where its record will be stored.

    With `forfeits`, an agent that fails loses the game, which ends there. Otherwise it raises AgentFault.
    """
    game, notes = new(match.game, **{**match.options, "seed": match.seed}), Notes(match, keep_decisions)
    agents = [agent_at(match, seat, name) if name != NOBODY else None for seat, name in enumerate(match.agents)]
    start, forfeit = perf_counter(), None
    try:
        play_out(game, agents, (notes.see, *watchers), sight)
    except AgentFault as fault:
        if not forfeits or game.over:
            raise
        forfeit = Forfeit(game.decision.seat, str(fault))
    return notes.result(game, perf_counter() - start, record, forfeit)


def agent_at(match: Match, seat: int, name: str) -> Agent:
    check_network(name, match.game)
    return make(name, mix(match.seed + seat & MASK))


def decision_row(match: Match, step: int, taken: Taken, action: str, reward: list[float]) -> DecisionRow:
    choice, visits = taken.choice, taken.visits or {}
    return DecisionRow(
        number=match.number,
        step=step,
        turn=taken.turn,
        seat=choice.seat,
        agent=match.agents[choice.seat],
        law=choice.law,
        prompt=choice.prompt,
        options=len(choice.actions),
        action=action,
        seconds=taken.seconds,
        chosen=taken.action.number,
        legal=[legal.number for legal in choice.actions],
        visits=[visits.get(legal, 0) for legal in choice.actions] if visits else [],
        reward=reward,
        observation=taken.observation,
    )


def by_seat(game: str, options: Mapping[str, Json], agents: Sequence[str]) -> list[str]:
    """Return the agents by seat, in the given order and with NOBODY for bots."""
    chairs = chairs_at(game, options)
    if len(agents) != len(chairs.people):
        raise BadSetup(f"{len(agents)} agents are named for {chairs.told}")
    waiting = iter(agents)
    return [next(waiting) if seat in chairs.people else NOBODY for seat in range(chairs.seats)]


class Chairs(NamedTuple):
    """The seats of a table: their number, the seats that need an agent, and a text about them."""

    seats: int
    people: Sequence[int]
    told: str


def chairs_at(game: str, options: Mapping[str, Json]) -> Chairs:
    """Return the seats of a table with these options."""
    return _chairs(game, json.dumps(options))


@lru_cache(KEPT)
def _chairs(game: str, options: str) -> Chairs:
    return chairs_of(new(game, **{**json.loads(options), "seed": 0}))


def most_seats(game: str, options: Mapping[str, Json], draws: Sequence[OptionDraw]) -> Chairs:
    """Return the seats of the largest possible random table. Randomly drawn factions never include bots."""
    for draw in draws:
        if isinstance(draw, FactionLot):
            return Chairs(draw.most, range(draw.most), f"{'up to ' * (draw.least < draw.most)}{draw.most} seats")
    lots = [draw for draw in draws if isinstance(draw, OneOf)]
    tables = [{**options, lot.option: value} for lot in lots for value in lot.values] or [{**options}]
    return max((chairs_at(game, table) for table in tables), key=lambda chairs: len(chairs.people))


def in_turn(game: str, options: Mapping[str, Json]) -> list[OptionDraw]:
    """Return the draw that rotates the factions between the seats, if the game has factions."""
    factions = json.loads(_settings(game, json.dumps(options))).get("factions")
    return [InTurn(factions)] if factions else []


def chairs_of(game: AnyGame) -> Chairs:
    asked = people(game)
    if len(asked) == game.seats:
        return Chairs(game.seats, asked, f"{game.seats} seats")
    factions = game.options["factions"]
    assert isinstance(factions, list)
    names = ", ".join(str(factions[seat]) for seat in asked)
    seats = "1 seat" if len(asked) == 1 else f"{len(asked)} seats"
    return Chairs(game.seats, asked, f"{seats} ({names}); bots play the others by themselves")


def seed_of(run: int, number: int) -> int:
    """Return the seed of a game in a run. It is mixed twice so that runs with adjacent seeds do not share games."""
    return mix((mix(run & MASK) + number) & MASK)


@lru_cache(KEPT)
def _settings(game: str, options: str) -> str:
    book = find(game)
    values = to_write(book.options, book.resolve(book.prepare(json.loads(options))))
    del values["seed"]
    return json.dumps(values, ensure_ascii=False, sort_keys=True)


class Then(NamedTuple):
    """The end of a turn: the points of every seat, and the controller of each hireling."""

    points: list[int | None]
    holders: dict[str, int | None]


def ends_of_turns(game: AnyGame, turns: int) -> list[Then]:
    """Return the ends of the last turns.

    A single choice may end several turns of bots and begin the next turn. The end of each turn is found by undoing the
    later events.
    """
    if not turns:
        return []
    told = told_of(game.book.name)
    now = Then(game.state.scored(), told.controlled(game))
    if not game.state.machines:
        return [now] * turns
    ends = [now] if game.over else []
    earlier = list(game.events)
    while len(ends) < turns:
        event = earlier.pop()
        if event.what == "turn_began":
            ends.append(now)
        elif event.what == "scored":
            now = now._replace(points=without(now.points, int(event.args["seat"]), int(event.args["points"])))
        elif change := told.holder_after(earlier, event):
            now = now._replace(holders={**now.holders, change[0]: change[1]})
    return ends[::-1]


def without(points: list[int | None], seat: int, scored: int) -> list[int | None]:
    return [value - scored if value is not None and at == seat else value for at, value in enumerate(points)]
