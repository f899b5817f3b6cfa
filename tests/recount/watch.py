"""Plays games and lets the recount watch them. Some seats choose by lot, leaning towards doing something, and some as
the heuristic agent does, so that odd positions and likely ones both come up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Final

import copse
from copse.agents.base import Agent, observe
from copse.agents.heuristic import Heuristic
from copse.games import AnyGame
from copse.kernel.actions import Action
from copse.kernel.events import Event
from copse.kernel.tasks import Json
from copse.root import rules
from copse.root.editions import EDITIONS
from tests.recount.bots_watch import watch_bots
from tests.recount.ledger import Ledger
from tests.recount.root_watch import RootWatch
from tests.recount.world_watch import WorldWatch

MOST_CHOICES: Final = 4_000  # a game by lot may go on much longer than people would play
MAPS: Final = ("autumn", "winter", "lake", "mountain")
DECKS: Final = ("standard", "exiles")
QUESTIONS: Final = ("open", "all")
FACTIONS: Final = (
    "marquise", "eyrie", "alliance", "vagabond", "vagabond2", "lizards", "riverfolk", "duchy", "corvids", "hundreds",
    "keepers",
)  # fmt: skip
IN_CORNERS: Final = {"marquise", "eyrie", "lizards", "duchy", "hundreds", "keepers"}
IDLE: Final = {"pass", "stop", "abandon", "decline"}  # what a lot would choose too often

Choose = Callable[[AnyGame], Action]


def by_lot(dice: Random) -> Choose:
    """Anything, but idleness half as often."""

    def choose(game: AnyGame) -> Action:
        chosen = dice.choice(game.decision.actions)
        return dice.choice(game.decision.actions) if chosen.verb.name in IDLE else chosen

    return choose


def as_agent(agent: Agent) -> Choose:
    return lambda game: agent.choose(observe(game))


def choosers(seats: int, dice: Random, thoughtful: bool) -> list[Choose]:
    """In a thoughtful game every other seat plays to win."""
    agents = [as_agent(Heuristic(dice.randrange(1 << 30))) for _ in range(seats)]
    return [agents[seat] if thoughtful and dice.random() < 0.6 else by_lot(dice) for seat in range(seats)]


def told(game: AnyGame, since: int) -> list[Event]:
    """The events that all seats together know."""
    versions = zip(*[game.events_for(seat, since) for seat in range(game.seats)], strict=True)
    return [max(version, key=lambda event: len(event.args) - 2 * ("hidden" in event.args)) for version in versions]


# ---- Small World


def watch_world(seed: int, thoughtful: bool, ledger: Ledger) -> None:
    dice = Random(seed)
    options: dict[str, Json] = {"players": 2 + seed % 4, "seed": seed, "first": "random"}
    game = copse.new("smallworld", **options)
    ledger.game = f"smallworld --seed {seed}{' --thoughtful' * thoughtful}"
    watch = WorldWatch(game.view(None), told(game, 0), ledger)
    choose = choosers(game.seats, dice, thoughtful)
    while not game.over:
        asked = game.decision
        ledger.where = game.position
        if not watch.compare(game.view(asked.seat), asked.seat, asked.law, {action.text for action in asked.actions}):
            return  # from here on the two would tell different stories
        since, action = len(game.events), choose[asked.seat](game)
        game.apply(action)
        watch.answer(action.text, told(game, since))
    winners = game.outcome["winners"]
    assert isinstance(winners, list)
    watch.finish(game.view(None), [seat for seat in winners if isinstance(seat, int)])


# ---- Root


def seating(seed: int, playing: Sequence[str] = FACTIONS) -> list[str]:
    """Who plays: every two factions meet as the seeds go by, with others by lot, two to six of them."""
    dice = Random(seed)
    pairs = list(combinations(playing, 2))
    seated = set(pairs[seed % len(pairs)])
    size = 2 + (seed // len(pairs) + seed) % 5
    if "vagabond2" in seated:
        seated.add("vagabond")
    while len(seated) < size or not seated - {"vagabond", "vagabond2"}:
        seated.add(dice.choice([name for name in playing if may_join(name, seated)]))
    order = sorted(seated)
    dice.shuffle(order)
    return order


def may_join(name: str, seated: set[str]) -> bool:
    """9.7: the second Vagabond after the first. R118: a map has four corners."""
    crowded = name in IN_CORNERS and len(seated & IN_CORNERS) == 4
    return name not in seated and not crowded and (name != "vagabond2" or "vagabond" in seated)


def watch_root(seed: int, thoughtful: bool, ledger: Ledger, more: dict[str, Json] | None = None) -> None:
    watch_woodland("root", seed, thoughtful, ledger, more or {})


def watch_fifth(seed: int, thoughtful: bool, ledger: Ledger) -> None:
    """The same by the fifth edition, which cites what the recount knows: the Law of today."""
    printed = EDITIONS["fifth"]
    EDITIONS["fifth"] = replace(printed, citations={})
    rules._shared.cache_clear()
    try:
        watch_woodland("fifth", seed, thoughtful, ledger, {"edition": "fifth"}, tuple(printed.factions))
    finally:
        EDITIONS["fifth"] = printed
        rules._shared.cache_clear()


def watch_hired(seed: int, thoughtful: bool, ledger: Ledger) -> None:
    """The same with three hirelings (appendix E)."""
    watch_woodland("hired", seed, thoughtful, ledger, {"hirelings": "random"})


def watch_woodland(
    name: str,
    seed: int,
    thoughtful: bool,
    ledger: Ledger,
    more: dict[str, Json],
    playing: Sequence[str] = FACTIONS,
) -> None:
    dice = Random(seed)
    factions: list[Json] = list(seating(seed, playing))
    options: dict[str, Json] = {"seed": seed, "map": MAPS[seed % 4], "deck": DECKS[seed // 4 % 2], **more}
    options["questions"] = QUESTIONS[seed % 3 == 0]
    game = copse.new("root", factions=factions, **options)
    ledger.game = f"{name} --seed {seed}{' --thoughtful' * thoughtful}"
    watch = RootWatch(ledger, options["questions"] == "all")
    watch.memory.fifth = more.get("edition") == "fifth"
    watch.hear(game.events_for(None))
    choose = choosers(game.seats, dice, thoughtful)
    for _ in range(MOST_CHOICES):
        if game.over:
            watch.finish(game.view(None))
            return
        asked = game.decision
        ledger.where = game.position
        table = watch.compare(game.view(asked.seat), asked.law, {action.text for action in asked.actions})
        since, action = len(game.events), choose[asked.seat](game)
        game.apply(action)
        dice_rolled = [value for kind, value in game.history[-1].outcomes if kind == "die"]
        watch.answer(table, action.text, game.events_for(None, since), dice_rolled)


WATCHES: Final[dict[str, Callable[[int, bool, Ledger], None]]] = {
    "root": watch_root,
    "fifth": watch_fifth,
    "hired": watch_hired,
    "bots": watch_bots,
    "smallworld": watch_world,
}
