"""Watches games with bots: before each step of a bot's turn the recount says what must come of it, and the events of
that step tell what did."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import copse
from copse.games import RootGame
from copse.kernel.errors import BadSetup
from copse.kernel.events import Event
from copse.kernel.tasks import Json, Task, domains_of, fields_of
from tests.recount.ledger import Ledger
from tests.recount.root_bots import EXPECTED, PLAYS_AS, Fact, Facts, Scene
from tests.root.bots.tables import bot_by_lot

MAPS: Final = ("autumn", "winter", "lake", "mountain")
MOST_CHOICES: Final = 1_500
AIMS: Final = {"clearing", "player"}
DEEDS: Final = AIMS | {"put", "moved", "battle"}
WATCHED: Final = {  # of which kinds of facts a step has its say, beside those that most have
    "CraftOrder": {"crafted", "scored"},
    "MechanicalRecruit": DEEDS | {"scored"},
    "RemoveDefenceless": {"removed"},
    "OrderedRevolt": {"clearing", "revolted"},
    "SurpriseRevolt": {"clearing", "revolted"},
    "SpreadSympathy": DEEDS | {"scored"},
    "OrganizeEach": {"removed"},
    "VagabotExplore": AIMS,
    "VagabotDoQuest": AIMS,
    "VagabotAid": AIMS | {"scored"},
    "VagabotBattle": AIMS,
    "VagabotRefresh": {"refreshed"},
    "VagabotMend": {"repaired"},
    "OrderBySouls": {"order"},
    "Conspire": {"conspired", "in vain"},
    "ConvertLeader": AIMS,
    "SanctifyLeader": AIMS,
    "HoldRitual": DEEDS | {"acolyte"},
    "Organize": DEEDS | {"scored"},
    "CashIn": AIMS | {"scored"},
    "WithdrawRobots": {"banked"},
    "Drill": DEEDS | {"removed"},
    "DrillAgain": DEEDS | {"removed"},
    "RaiseBuilding": DEEDS | {"scored"},
    "CallMinister": DEEDS | {"removed", "scored"},
    "SwayOrdered": {"swayed"},
    "PlotByLot": {"clearing", "removed"},
    "PlotThickens": {"clearing", "removed"},
    "FlipEach": {"player", "flipped", "scored"},
}
BY_RIVER: Final = {"VagabotExplore", "VagabotDoQuest", "VagabotBattle", "DecreeMove"}  # for whom boats are paths


def facts_of(seat: int, events: Sequence[Event]) -> Facts:
    """What a bot did, as its events tell."""
    found, points = Facts(), 0
    for event in events:
        told = event.args
        fact: Fact = ()
        match event.what:
            case "aimed_at_clearing":
                fact = ("clearing", told["clearing"])
            case "aimed_at_player":
                fact = ("player", told["other"])
            case "placed" | "built":
                fact = ("put", told["piece"], told["clearing"], told["count"])
            case "moved":
                fact = ("moved", told["origin"], told["target"], told["count"])
            case "battled":
                fact = ("battle", told["defender"], told["clearing"])
            case "removed":
                fact = ("removed", told["seat"], told["piece"], told["clearing"], told["count"])
            case "revolted":
                fact = ("revolted", told["clearing"])
            case "flipped":
                fact = ("flipped", told["clearing"])
            case "banked":
                fact = ("banked", told["clearing"], told["count"])
            case "refreshed_items":
                fact = ("refreshed", told["count"])
            case "set_order":
                fact = ("order", told["suit"])
            case "conspired":
                fact = ("conspired", told["conspiracy"])
            case "conspired_in_vain":
                fact = ("in vain",)
            case "swayed":
                fact = ("swayed", told["minister"])
            case "crafted":
                fact = ("crafted",)
            case "gained_acolytes":
                fact = ("acolyte",)
        mine = event.what in ("battled", "removed") or told.get("seat") == seat
        if event.what == "scored" and mine:
            points += int(told["points"])
        elif fact and mine:
            found.append(fact)
    mended = sum(int(event.args["count"]) for event in events if event.what == "repaired_items")
    return found + [("repaired", mended)] * bool(mended) + [("scored", points)] * bool(points)


def told_of(task: Task) -> dict[str, int]:
    return dict(zip(domains_of(type(task)), fields_of(task), strict=True))


class BotsWatch:
    def __init__(self, game: RootGame, ledger: Ledger) -> None:
        self.game, self.state, self.ledger = game, game.state.copy(), ledger
        self.events: list[Event] = []
        self.state.events = self.events

    def stir(self) -> bool:
        """Do the next step, and compare."""
        state = self.state
        task = None if state.over else state.todo[-1]
        name, since = type(task).__name__, len(self.events)
        if task is None or name not in EXPECTED:
            return state.stir()
        step, rules = told_of(task), state.rules
        seat, scene = step["seat"], Scene(state.view(None), rules.together)
        before = state.copy()
        running = state.stir()
        said = self.events[since:]
        if self.skipped(scene, seat, name, said):
            return running
        kinds = WATCHED.get(name, DEEDS)
        if state.over or any(event.what == "sprang_snare" for event in said):
            kinds = kinds & AIMS
        did = [fact for fact in facts_of(seat, said) if fact[0] in kinds]
        must = [fact for fact in EXPECTED[name](scene, seat, step) if fact[0] in kinds]
        if name == "VagabotBattle":
            did = did[: len(must)]
        if name == "RemoveDefenceless":
            did = sorted(did)
        law = said[0].law if said else "bots"
        self.ledger.where = lambda: "\n".join(self.game.book.write_position(before, self.game.options))
        who = f"{rules.called[seat]} {name} {step}"
        self.ledger.same(f"{rules.names[seat]}: {name}", law, f"{who}: {_by_kind(did)}", f"{who}: {_by_kind(must)}")
        return running

    def skipped(self, scene: Scene, seat: int, name: str, said: Sequence[Event]) -> bool:
        """Where hired warriors and boats come in, which are watched elsewhere."""
        hired = any(other.board.get("mercenaries") or other.board.get("boats") for other in scene.seen.seats)
        lenders = {"riverfolk", "riverfolk_robots"} & set(scene.names)
        by_river = name in BY_RIVER and lenders
        wandering_aid = name == "VagabotAid" and scene.has(seat, "questing")
        return bool(hired or by_river or wandering_aid or any(event.what == "bought" for event in said))


def _by_kind(facts: Facts) -> Facts:
    """Points are told after everything else here, wherever they fell."""
    return sorted(facts, key=lambda fact: fact[0] == "scored")


def watch_bots(seed: int, thoughtful: bool, ledger: Ledger) -> None:
    """One to four bots and people by lot; without hirelings and landmarks, which the recount of bots does not know."""
    game = table_of(seed)
    ledger.game = f"bots --seed {seed}"
    dice, watch = Random(seed), BotsWatch(game, ledger)
    state = watch.state
    for _ in range(MOST_CHOICES):
        if state.over:
            return
        actions = state.decision.legal(state)
        state.answer(dice.choice(actions))
        while watch.stir():
            pass
        watch.events.clear()


def table_of(seed: int) -> RootGame:
    dice = Random(seed)
    bots = list(PLAYS_AS)
    while True:
        first = bots[seed % len(bots)]
        others = dice.sample([bot for bot in bots if bot != first], dice.randint(0, 3))
        people = dice.sample(sorted({*PLAYS_AS.values(), "hundreds", "keepers", "vagabond"}), dice.randint(1, 3))
        factions: list[Json] = [*people, *[bot_by_lot(bot, dice).replace("+involved", "") for bot in (first, *others)]]
        dice.shuffle(factions)
        options: dict[str, Json] = {"factions": factions, "map": MAPS[seed // len(bots) % 4], "seed": seed}
        options |= {"deck": dice.choice(["standard", "exiles"]), "together": dice.random() < 0.25}
        try:
            return copse.new("root", **options)
        except BadSetup:
            continue
