"""Watches a game of Small World: at every question the recount must have come to the same one, with the same table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from copse.kernel.events import Event
from copse.kernel.tasks import View
from tests.recount import smallworld
from tests.recount.ledger import Ledger
from tests.recount.smallworld import Ask, Chance, Income, People, Region, Table

MARKERS = ("lair", "fortress", "hole", "hero", "dragon", "encampment")


class SeenRegion(msgspec.Struct):
    id: int
    tokens: int
    holder: str | None
    lair: int = 0
    fortress: int = 0
    hole: int = 0
    hero: int = 0
    dragon: int = 0
    encampment: int = 0


class SeenPeople(msgspec.Struct):
    race: str
    power: str | None
    seat: int
    declined: bool
    hand: int
    aside: int
    encampments: int
    tray: int


class SeenPair(msgspec.Struct):
    race: str
    power: str
    coins: int


class SeenWorld(msgspec.Struct):
    players: int
    round: int
    first: int
    regions: list[SeenRegion]
    peoples: list[SeenPeople]
    coins: list[int | None]
    peace: list[int]
    offer: list[SeenPair]
    banners: dict[str, list[str]]
    badges: dict[str, list[str]]


def read(view: View) -> SeenWorld:
    return msgspec.convert(view, SeenWorld)


def lay_out(view: View) -> Table:
    """A table in the middle of a game; what the view does not tell is as at the start of a turn."""
    seen = read(view)
    table = Table(seen.players)
    for region in seen.regions:
        spot = table.regions[region.id]
        spot.holder, spot.tokens = region.holder, region.tokens
        for marker in MARKERS:
            setattr(spot, marker, getattr(region, marker))
    for people in seen.peoples:
        own = People(people.race, people.power, people.seat, people.declined, people.hand, people.aside)
        table.peoples[people.race] = own
        table.tray[people.race] = people.tray
    table.peace = seen.peace
    return table


class WorldWatch:
    """The recount of one game, kept in step with it."""

    def __init__(self, view: View, events: Sequence[Event], ledger: Ledger) -> None:
        seen = read(view)
        self.ledger = ledger
        self.table = Table(seen.players)
        self.program = smallworld.play(self.table, seen.first)
        self.pending: Ask | None = None
        self._run(next(self.program), events)

    def compare(self, view: View, seat: int, law: str, actions: set[str]) -> bool:
        """The question, and the whole table as the seat that is asked sees it. Returns whether all agreed."""
        if self.pending is None:
            self.ledger.note("question", law, "the rules ask, the recount is at the end of the game")
            return False
        same = self.ledger.same("question", law, seat, self.pending.seat)
        verbs = {action.split()[0] for action in actions | self.pending.answers}
        kind = "conquest" if verbs & {"conquer", "reinforce", "convert", "unleash", "roll", "stop"} else "placing"
        same &= self.ledger.same_answers(kind if "pick" not in verbs else "pick", law, actions, self.pending.answers)
        return same & self._compare_table(read(view))

    def _compare_table(self, seen: SeenWorld) -> bool:
        table, same, law = self.table, True, "sw:conquest.cost"
        for region in seen.regions:
            rules, ours = _standing(region), _standing(table.regions[region.id])
            same &= rules == ours or self.ledger.same("region", law, rules, ours)
        self.ledger.checks["region"] += len(seen.regions)
        rules_peoples = {people.race: _of_people(people) for people in seen.peoples}
        peoples = {race: _own_people(people, table) for race, people in table.peoples.items()}
        same &= self.ledger.same("people", "sw:setup.tray", rules_peoples, peoples)
        same &= self.ledger.same("peace", "sw:power.diplomat", seen.peace, table.peace)
        pairs = [(pair.race, pair.power, pair.coins) for pair in seen.offer]
        same &= self.ledger.same("offer", "sw:pick.refresh", pairs, table.offer)
        same &= self.ledger.same("round", "sw:order.rounds", seen.round, table.round)
        stacks = (set(seen.banners["unseen"]), seen.banners["under"])
        same &= self.ledger.same("banners", "sw:pick.recycle", stacks, (table.banners, table.under))
        badges = (set(seen.badges["unseen"]), sorted(seen.badges["discarded"]))
        same &= self.ledger.same("badges", "sw:powers.run_out", badges, (table.badges, sorted(table.discarded)))
        for seat, coins in enumerate(seen.coins):
            if coins is not None:
                same &= self.ledger.same("purse", "sw:score.hidden", coins, table.coins[seat])
        return same & self._conserved()

    def _conserved(self) -> bool:
        """sw:setup.tray: no token comes into being or gets lost."""
        on_map = {race: sum(region.tokens for region in self.table.land(race)) for race in smallworld.RACES}
        for race, (_, box) in smallworld.RACES.items():
            people = self.table.peoples.get(race)
            counted = on_map[race] + self.table.tray[race] + (people.hand + people.aside if people else 0)
            if counted != box:
                return self.ledger.same("tokens", "sw:setup.tray", f"{race} {box}", f"{race} {counted}")
        return True

    def answer(self, text: str, events: Sequence[Event]) -> None:
        self._run(self._send(text), events)

    def _run(self, step: Ask | Chance | Income | None, events: Sequence[Event]) -> None:
        """Give the program what chance brought, up to its next question."""
        brought = [event for event in events if event.what in ("rolled", "revealed", "scored")]
        while step is not None and not isinstance(step, Ask):
            if isinstance(step, Income):
                paid = {event.law: event.args["coins"] for event in brought if event.what == "scored"}
                brought = [event for event in brought if event.what != "scored"]
                self.ledger.same("income", "sw:score.bonus", paid, step.coins)
                step = self._send("")
            elif not brought or brought[0].what != step.what:
                self.ledger.note("chance", "sw:conquest.reinforcement", f"the recount expects {step.what}")
                step = None
            else:
                said = brought.pop(0).args
                step = self._send(str(said["pips"]) if step.what == "rolled" else f"{said['race']} {said['power']}")
        self.ledger.same("chance", "sw:conquest.reinforcement", [event.what for event in brought], [])
        self.pending = step

    def _send(self, text: str) -> Ask | Chance | Income | None:
        try:
            return self.program.send(text)
        except StopIteration:
            return None

    def finish(self, view: View, winners: list[int]) -> None:
        """The game is over: all purses are open."""
        self.ledger.same("end", "sw:end.winner", self.pending, None)
        self._compare_table(read(view))
        self.ledger.same("winners", "sw:end.tie", winners, smallworld.winners(self.table))


def _standing(region: SeenRegion | Region) -> tuple[object, ...]:
    return (region.id, region.holder, region.tokens, *[getattr(region, marker) for marker in MARKERS])


def _of_people(people: SeenPeople) -> tuple[object, ...]:
    return (people.power, people.seat, people.declined, people.hand, people.aside, people.encampments, people.tray)


def _own_people(people: People, table: Table) -> tuple[object, ...]:
    tray = table.tray[people.race]
    return (people.power, people.seat, people.declined, people.hand, people.aside, people.camps, tray)
