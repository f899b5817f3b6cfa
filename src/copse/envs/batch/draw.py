"""The random setups of the games of a batch.

A game depends only on the seed of the batch, its row, and its number within that row. It does not depend on the number
of rows or on the processes that play them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from copse.agents import check_network, make
from copse.agents.base import Listener
from copse.envs.aec import check_options
from copse.games import AnyGame, find, new, people
from copse.kernel.chance import MASK, Dice, mix
from copse.kernel.errors import BadSetup, suggest
from copse.kernel.tasks import Json
from copse.vectors import check_table

LEARNER: Final = "learner"
"""The name of a seat's agent if a learner plays it."""
NOBODY: Final = ""
"""The agent name for a seat that a bot plays."""
RANDOM: Final = "random"
TRIES: Final = 200  # draws before an error says that no table is playable
SEEDS: Final = 1 << 31


@dataclass(frozen=True)
class Drawn:
    """A table before the first choice, with an agent and a seed for each seat.

    An agent is `learner`, the name of an agent, or NOBODY for a bot.
    """

    game: AnyGame
    agents: tuple[str, ...]
    seeds: tuple[int, ...]


@dataclass(frozen=True)
class Draw:
    """The possible setups of a new game. All possibilities are equally likely.

    `options`: options of `copse.new` for all games. `among`: options with a list of values, from which one is drawn,
    such as `{"map": ["autumn", "lake"], "deck": ["standard", "exiles"]}`. `factions`: for Root, the factions and bots
    that are dealt at random to `seats` players. `seats` is a number, or a list from which one is drawn. `learners`: the
    number of learners, at random seats; None means every seat without a bot. `opponents`: the names of agents, as in
    `copse.agents.make`. One is drawn for each other seat. `seat`: the seat of the only learner, if it is not drawn.

    A table that the rules do not allow is drawn again. Examples are a second Vagabond without the first, and a bot
    beside its faction.
    """

    options: Mapping[str, Json] = field(default_factory=dict)
    among: Mapping[str, Sequence[Json]] = field(default_factory=dict)
    factions: Sequence[str] = ()
    seats: int | Sequence[int] = 4
    learners: int | None = None
    opponents: Sequence[str] = (RANDOM,)
    seat: int | None = None

    def check(self, name: str) -> None:
        """Raise BadSetup for a mistake that a single random table might not show."""
        known = find(name).options
        check_options(name, dict.fromkeys((*self.options, *self.among)))
        for option in (*self.options, *self.among):
            if option not in known:
                raise BadSetup(f"{name} has no option '{option}'{suggest(option, known)}")
        for option, value in self.options.items():
            known[option].read(value)
        for option, values in self.among.items():
            if option in self.options:
                raise BadSetup(f"option '{option}' is given in `options` and in `among`; leave out one of them")
            if isinstance(values, str) or not values:
                raise BadSetup(f"among: '{option}' must list the values to draw from, not {values!r}")
            for value in values:
                known[option].read(value)
        if self.factions:
            self._check_factions(name)
        if self.learners is not None and self.learners < 1:
            raise BadSetup(f"learners must be 1 or more, or None for all seats, not {self.learners}")
        if self.seat is not None and self.learners != 1:
            raise BadSetup(f"seat: a draw with a seat has 1 learner, not {self.learners}")
        if isinstance(self.opponents, str) or not self.opponents:
            raise BadSetup(f"opponents must list the names of agents, not {self.opponents!r}")
        for opponent in self.opponents:
            check_network(opponent, name)
            agent = make(opponent, 0)
            if isinstance(agent, Listener):
                agent.end(None)

    def _check_factions(self, name: str) -> None:
        option = find(name).options.get("factions")
        if option is None:
            raise BadSetup(f"factions: {name} has no factions; leave them out")
        if "factions" in self.options or "factions" in self.among:
            raise BadSetup(
                "factions are drawn by `factions` and given in `options` or `among` too; leave out one of them"
            )
        for faction in self.factions:
            if faction.partition(":")[0] not in option.choices:
                raise BadSetup(f"factions: there is no faction '{faction}'{suggest(faction, map(str, option.choices))}")
            if faction.partition(":")[0] in option.machines:
                find(name).check_machine(faction)
            if self.factions.count(faction) > 1:
                raise BadSetup(f"factions: {faction} cannot be played twice")
        for seats in self._numbers:
            if not 2 <= seats <= len(self.factions):
                raise BadSetup(
                    f"seats: {len(self.factions)} factions allow 2 to {len(self.factions)} players, not {seats}"
                )

    @property
    def _numbers(self) -> Sequence[int]:
        return (self.seats,) if isinstance(self.seats, int) else self.seats

    def table(self, name: str, seed: int) -> Drawn:
        """Draw the table of a seed."""
        dice, problem = Dice(seed), BadSetup("")
        for _ in range(TRIES):
            options = dict(self.options)
            for option, values in self.among.items():
                options[option] = values[dice.below(len(values))]
            if self.factions:
                options["factions"] = list[Json](self._dealt(dice))
            try:
                game = new(name, **{**options, "seed": dice.below(SEEDS)})
                check_table(game.state)
                return Drawn(game, self._seated(game, dice), tuple(dice.below(SEEDS) for _ in range(game.seats)))
            except BadSetup as refused:
                if not self.among and not self.factions:
                    raise
                problem = refused
        raise BadSetup(f"no playable table was drawn in {TRIES} tries; the last problem: {problem}")

    def _dealt(self, dice: Dice) -> list[str]:
        places = list(range(len(self.factions)))
        dice.shuffle(places)
        return [self.factions[place] for place in places[: self._numbers[dice.below(len(self._numbers))]]]

    def _seated(self, game: AnyGame, dice: Dice) -> tuple[str, ...]:
        chairs = people(game)
        learners = len(chairs) if self.learners is None else self.learners
        if learners > len(chairs):
            raise BadSetup(f"learners: {learners} learners do not fit in {len(chairs)} seats without bots")
        agents = [NOBODY] * game.seats
        for seat in chairs:
            agents[seat] = self.opponents[dice.below(len(self.opponents))]
        dice.shuffle(chairs)
        if self.seat is not None and self.seat not in chairs:
            raise BadSetup(f"seat: seat {self.seat} is not one of {', '.join(map(str, sorted(chairs)))}")
        for seat in chairs[:learners] if self.seat is None else [self.seat]:
            agents[seat] = LEARNER
        return tuple(agents)


@dataclass(frozen=True)
class Mixture:
    """Several draws. Each is used in proportion to its weight."""

    draws: Sequence[tuple[int, Draw]]

    def check(self, name: str) -> None:
        """Raise BadSetup if a draw or a weight is wrong for this game."""
        if not self.draws or any(weight < 1 for weight, _ in self.draws):
            raise BadSetup("a mixture needs at least one draw, and each a weight of 1 or more")
        for _, draw in self.draws:
            draw.check(name)

    def table(self, name: str, seed: int) -> Drawn:
        """Draw the table of a seed."""
        dice = Dice(seed)
        place = dice.below(sum(weight for weight, _ in self.draws))
        for weight, draw in self.draws:
            if place < weight:
                return draw.table(name, dice.below(SEEDS))
            place -= weight
        raise AssertionError("weights add up to more than was drawn")


def seed_of(seed: int, row: int, number: int) -> int:
    """Return the seed of a game of a batch by its row and its number within the row."""
    return mix((mix((mix(seed & MASK) + row) & MASK) + number) & MASK)
