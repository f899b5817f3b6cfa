"""Battles in which bots fight, reckoned a second time: dice, extra hits, losses and points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from copse.kernel.events import Event
from copse.root.state import Woodland
from tests.recount.bots_scene import WARRIORS, Scene
from tests.recount.ledger import Ledger
from tests.recount.root_table import BUILDINGS

ALL_BUILDINGS: Final = {piece for pieces in BUILDINGS.values() for piece in pieces}
FLOTILLA_HITS: Final = 3


@dataclass
class Fight:
    """Who fights whom; what bots have at stake, have lost and have scored since the dice fell."""

    sides: tuple[int, int]
    clearing: int
    law: str
    stakes: dict[int, tuple[int, int, int]] = field(default_factory=dict)  # warriors, tokens, buildings
    lent: dict[int, int] = field(default_factory=dict)
    lost: Counter[tuple[int, int]] = field(default_factory=Counter)  # by party and rank
    ignored: Counter[int] = field(default_factory=Counter)
    prizes: Counter[int] = field(default_factory=Counter)
    trophies: int = 0
    scored: Counter[tuple[int, str]] = field(default_factory=Counter)
    rolled: bool = False


class Battles:
    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.fight: Fight | None = None
        self.column = ""  # of the Decree of the Electric Eyrie that battles

    def hear(self, before: Woodland, after: Woodland, said: Sequence[Event], dice: Sequence[int]) -> None:
        scene: Scene | None = None
        for event in said:
            told = event.args
            if event.what == "battled":
                sides = (int(told["attacker"]), int(told["defender"]))
                self.fight = Fight(sides, int(told["clearing"]), event.law)
            elif event.what == "column_battles":
                self.column = str(told["suit"])
            elif self.fight is not None and event.what == "rolled":
                scene = Scene(before.view(None), before.rules.together)
                self.roll(scene, after, event, sorted(dice[:2]))
            elif self.fight is not None and self.fight.rolled:
                self.note(before, self.fight, event)
        if self.fight is not None and after.battle is None and before.battle is not None:
            self.end(before, self.fight)
            self.fight = None

    # ---- 4.3.2, 4.3.3 of the Law

    def roll(self, scene: Scene, after: Woodland, event: Event, dice: list[int]) -> None:
        fight = self.fight
        assert fight is not None
        assert scene.seen.battle is not None
        attacker, defender = fight.sides
        fight.rolled = True
        fight.lost.clear()
        swaps = scene.names[defender] == "alliance" or (
            scene.names[defender] == "automated_alliance" and scene.has(defender, "veterans")
        )
        due = dice if swaps else dice[::-1]
        most = [strength(scene, fight, attacker, True), strength(scene, fight, defender, False)]
        if most[1] is not None:
            most[1] += scene.seen.battle.hired
        told = [event.args["attacker"], event.args["defender"]]
        if "rabbit_scouts" not in scene.names and not scene.seen.battle.looting:
            for side, limit in enumerate(most):
                if limit is not None:
                    self.ledger.same("battle: rolled hits", "root:4.3.2", told[side], min(due[side], limit))
        found = after.battle
        assert found is not None
        for side, party in enumerate(fight.sides):
            if party in scene.bots():
                extra = extra_hits(scene, fight, party, self.column)
                self.ledger.same(f"battle: extra hits of {scene.names[party]}", "root:4.3.3", found.extra[side], extra)
                place = fight.clearing
                buildings = scene.buildings(party, place)
                tokens = scene.holdings(party, place) - buildings
                fight.stakes[party] = (scene.warriors(party, place), tokens, buildings)
                fight.lent[party] = lent(scene, fight, party)
                if scene.sheltered(party, place):
                    fight.stakes[party] = (0, 0, 0)
                if scene.names[party] == "vagabot":
                    items = scene.board(party)["items"]
                    assert isinstance(items, dict)
                    kinds = ["ready", "spent", *([] if scene.has(party, "questing") else ["track", "track_spent"])]
                    fight.stakes[party] = (sum(items[kind] for kind in kinds), 0, 0)

    # ---- 4.3.4, 3.2.1

    def note(self, before: Woodland, fight: Fight, event: Event) -> None:
        told = event.args
        if event.what == "removed":
            party, piece, number = int(told["seat"]), str(told["piece"]), int(told["count"])
            rank = 0 if piece in WARRIORS else 2 if piece in ALL_BUILDINGS else 1
            if event.law == "root:4.3.4":
                fight.lost[party, rank] += number
            if told["by"] != party:
                popular = piece == "sympathy" and "popularity" in before.rules.called[party]
                fight.prizes[int(told["by"])] += number if rank and not popular else 0
                fight.trophies += 0 if rank else number
        elif event.what == "damaged_items" and event.law == "bots:7.2.5":
            fight.lost[int(told["seat"]), 0] += int(told["count"])
        elif event.what == "ignored":
            fight.ignored[int(told["seat"])] += int(told["count"])
        elif event.what == "scored":
            fight.scored[int(told["seat"]), event.law] += int(told["points"])

    def end(self, before: Woodland, fight: Fight) -> None:
        """1.2.1: warriors, then tokens, then buildings; 3.2.1: a point for each building and token of enemies."""
        battle, rules = before.battle, before.rules
        assert battle is not None
        for side, party in enumerate(fight.sides):
            if party not in fight.stakes or battle.instigator >= 0:
                continue
            warriors, tokens, buildings = fight.stakes[party]
            hits = battle.rolled[1 - side] + battle.extra[1 - side] - fight.ignored[party]
            hits -= min(fight.lent[party], max(hits // 2, hits - warriors))
            of_tokens = max(0, hits - warriors)
            of_buildings = max(0, of_tokens - tokens) // (2 if "fortified" in rules.called[party] else 1)
            due = [min(hits, warriors), min(of_tokens, tokens), min(of_buildings, buildings)]
            lost = [fight.lost[party, rank] for rank in range(3)]
            self.ledger.same(f"battle: losses of {rules.names[party]}", "bots:1.2.1", lost, due)
            if not rules.together:
                gained = fight.scored[party, "root:3.2.1"]
                self.ledger.same(f"battle: points of {rules.names[party]}", "root:3.2.1", gained, fight.prizes[party])
                if rules.names[party] == "vagabot":
                    due_points = fight.trophies if side == 0 else 0
                    gained = fight.scored[party, "bots:7.5.4"]
                    self.ledger.same("battle: trophies of vagabot", "bots:7.5.4", gained, due_points)


def lent(scene: Scene, fight: Fight, party: int) -> int:
    """Warriors that fight for a side though they are not its own; not against their own people."""
    lender = scene.lender()
    if lender is None or lender in fight.sides:
        return 0
    users = [side for side in fight.sides if uses(scene, lender, side)]
    return scene.warriors(lender, fight.clearing) if users == [party] else 0


def uses(scene: Scene, lender: int, party: int) -> bool:
    """root:11.2.7.III; with Involved all enemies of a person who has hired nobody, but for Vagabonds."""
    if scene.customer is not None or scene.seen.phase == "birdsong":
        return scene.customer == party
    involved = lender in scene.bots() and scene.has(lender, "involved") and scene.seen.turn in scene.people()
    walker = scene.faction(party).startswith("vagabond")
    return involved and party < scene.players and party in scene.enemies(scene.seen.turn) and not walker


def strength(scene: Scene, fight: Fight, party: int, attacks: bool) -> int | None:
    """4.3.2.I: the most rolled hits; nothing for whom another chapter says otherwise."""
    name = scene.names[party]
    if name in ("vagabond", "vagabond2", "the_exile"):
        return None
    if name == "riverfolk_flotilla":
        return FLOTILLA_HITS
    if name == "vagabot":
        return 1 + min(2, on_track(scene, party))
    if name == "riverfolk_robots" and attacks and scene.has(party, "ferocious"):
        return 3
    garrison = name == "riverfolk_robots" and not attacks and scene.has(party, "garrison")
    posts = int(garrison and fight.clearing in scene.where(party, "trade_post"))
    return scene.warriors(party, fight.clearing) + lent(scene, fight, party) + posts


def on_track(scene: Scene, seat: int) -> int:
    items = scene.board(seat)["items"]
    assert isinstance(items, dict)
    return int(items["track"]) + int(items["track_spent"])


def defenceless(scene: Scene, fight: Fight, party: int) -> bool:
    """4.3.3.II"""
    if scene.names[party] == "vagabot":
        items = scene.board(party)["items"]
        assert isinstance(items, dict)
        return not any(items[side] for side in ("ready", "spent", "track", "track_spent"))
    if scene.names[party] == "riverfolk_robots" and scene.has(party, "garrison"):
        return False
    return not scene.warriors(party, fight.clearing) + lent(scene, fight, party)


def extra_hits(scene: Scene, fight: Fight, seat: int, column: str) -> int:
    """What a bot deals beside its roll."""
    name, place, (attacker, defender) = scene.names[seat], fight.clearing, fight.sides
    own = 0
    if seat == attacker:
        if name == "electric_eyrie" and fight.law == "bots:5.5.1.III":
            decree = scene.board(seat)["decree"]
            assert isinstance(decree, dict)
            others = max(len(cards) for suit, cards in decree.items() if suit != column)
            own = len(decree[column]) > others - scene.has(seat, "focused")
        elif name == "drillbit_duchy":
            own = "captain" in scene.listed(seat, "swayed") and place in scene.where(seat, "tunnel")
        elif name == "vagabot":
            own = on_track(scene, seat) > 2
        elif name == "logical_lizards":
            own = fight.law == "bots:3.3.2"  # fanatics
        if scene.names[defender] not in ("vagabond", "vagabond2", "the_exile", "riverfolk_flotilla"):
            own += defenceless(scene, fight, defender)
        elif scene.names[defender] != "riverfolk_flotilla":
            own += bare(scene, defender)
    elif name == "automated_alliance":
        informed = scene.has(seat, "informants") and place in scene.where(seat, "sympathy")
        own = bool(scene.warriors(seat, place)) or informed
    elif name == "cogwheel_corvids":
        own = place in scene.where(seat, "plot")
    sentries = scene.held_by(seat, "raven_sentries") and scene.holdings(seat, place) > 0
    return int(own) + int(sentries)


def bare(scene: Scene, party: int) -> bool:
    """root:9.2.4: a Vagabond without an undamaged sword; the Exile without items."""
    if party >= scene.players:
        board = scene.seen.hirelings[party - scene.players].board
        return not board["ready"] and not board["spent"]
    items = scene.board(party)["items"]
    assert isinstance(items, dict)
    return not items["ready"].get("sword", 0) + items["spent"].get("sword", 0)
