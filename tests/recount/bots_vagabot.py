"""Bots, chapter 7, reckoned a second time: the Vagabot."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Final

from tests.recount.bots_scene import Facts, Key, against, aimed
from tests.recount.bots_script import ANY, Script, Turn
from tests.recount.root_table import quests

PLANS: Final = {
    "bird": ("explore", "quest", "aid", "battle"),
    "fox": ("explore", "battle", "special"),
    "rabbit": ("battle", "repair", "special"),
    "mouse": ("quest", "aid", "battle", "repair"),
}
QUESTING: Final = {
    "bird": ("explore", "quest", "battle"),
    "fox": ("explore", "special", "battle"),
    "rabbit": ("special", "aid", "battle"),
    "mouse": ("quest", "aid", "battle"),
}
ENOUGH: Final = 3
PRICELESS: Final = 99


class Vagabot(Script):
    # ---- items, and where he is

    @property
    def items(self) -> dict[str, int]:
        found = self.scene.board(self.seat)["items"]
        assert isinstance(found, dict)
        return found

    @property
    def ready(self) -> int:
        return self.items["ready"]

    @property
    def damaged(self) -> int:
        return self.items["damaged"] + self.items["damaged_spent"]

    @property
    def pawn(self) -> str:
        return self.scene.pawns[self.seat]

    @property
    def here(self) -> int:
        """The clearing where he is; 0 in a forest."""
        return int(self.pawn) if self.pawn.isdigit() else 0

    def exhaust(self, number: int) -> Facts:
        self.items["ready"] -= number
        self.items["spent"] += number
        return [("exhausted_items", number)]

    def purse(self) -> int:
        return PRICELESS if self.ready else 0

    def pay(self) -> Facts:
        return self.exhaust(1)

    def may_hire(self) -> bool:
        return False

    # ---- 7.5 the nearest clearing

    def near(self, place: str, boats: bool) -> list[int]:
        scene = self.scene
        if place.isdigit():
            held_up = place != self.pawn and scene.band_at(self.seat, int(place))  # if he came there
            return [] if held_up else scene.reachable(self.seat, int(place), boats)
        edges = {forest["id"]: forest["clearings"] for forest in scene.map["forests"]}
        return [target for target in edges[place] if not scene.places[target].scorched]

    def ways(self) -> dict[int, list[int]]:
        """The way to each clearing with the fewest moves; of equals each move goes to the highest priority. Rivers are
        paths where boats can be bought, and from there on (9.7.7)."""
        known: dict[tuple[str, bool], list[int]] = {(self.pawn, False): []}
        ring = dict(known)
        while ring:
            following = dict[tuple[str, bool], list[int]]()
            for (place, aboard), way in ring.items():
                dry = self.near(place, aboard)
                sea = self.near(place, True) if aboard or self.boats_at(place) else dry
                for target in sea:
                    stop, longer = (str(target), aboard or target not in dry), [*way, target]
                    if stop not in known and self.order_of(longer) < self.order_of(following.get(stop, [])):
                        following[stop] = longer
            known |= following
            ring = following
        found = dict[int, list[int]]()
        for (place, _), way in known.items():
            if place.isdigit() and (int(place) not in found or self.order_of(way) < self.order_of(found[int(place)])):
                found[int(place)] = way
        return {**found, self.here: []} if self.here else found

    def order_of(self, way: list[int]) -> tuple[int, list[int]]:
        return (len(way) or 100, [self.scene.rank(place) for place in way])

    def boats_at(self, place: str) -> bool:
        seller = self.scene.lender()
        if seller is None or self.scene.board(seller)["boats"] or not place.isdigit():
            return False
        return self.may_buy(place=int(place))

    def wander(self, way: Iterable[int]) -> tuple[Facts, bool]:
        """What is told of a way, and whether he comes to its end; an item for each move, and one more for a snare."""
        facts = Facts()
        for target in way:
            while self.here != target:
                if not self.ready:
                    return facts, False
                if target in self.near(self.pawn, boats=False):
                    facts += self.exhaust(1)
                else:
                    assert target in self.near(self.pawn, boats=True)
                    facts += [*self.buy("riverboats"), *self.pay()]
                    self.embark()
                if self.here and self.scene.snare(self.seat, self.here):
                    facts.append(("sprang_snare", self.here))
                else:
                    facts.append(("walked", str(target)))
                    self.scene.pawns[self.seat] = str(target)
                    self.scene.came.add(target)
        return facts, True

    def embark(self) -> None:
        seller = self.scene.lender()
        assert seller is not None
        self.scene.board(seller).update(boats=True, customer=self.seat)

    def seek(self, places: Iterable[int], *keys: Key) -> tuple[Facts, bool]:
        ways = self.ways()
        near = [place for place in places if place in ways]
        if not near:
            return [], False
        target = self.scene.pick(near, lambda place: -len(ways[place]), *keys)
        facts, arrived = self.wander(ways[target])
        return [aimed(target), *facts], arrived

    def slip(self) -> Facts:
        """Into any forest next to him, snare or not (B81)."""
        forests = self.scene.map["forests"]
        if self.here:
            near = [forest["id"] for forest in forests if self.here in forest["clearings"]]
        else:
            near = next(forest["adjacent"] for forest in forests if forest["id"] == self.pawn)
        held = self.here and self.scene.snare(self.seat, self.here)
        snare: Facts = [("sprang_snare", self.here)] if held else []
        return [*snare, ("walked", frozenset(near))] if near else []

    # ---- 7.4

    def birdsong(self) -> Turn:
        yield from self.begin()
        sound = sum(self.items.values()) - self.damaged
        if sound < ENOUGH:
            yield [("slipped_away",), *self.slip()]

    # ---- 7.5

    def daylight(self) -> Turn:
        order = self.scene.order(self.seat)
        if not order or self.scene.board(self.seat)["resting"]:
            return
        for action in (QUESTING if self.has("questing") else PLANS)[order]:
            if not self.ready:
                continue
            if action == "battle":
                yield from self.battles()
            elif action == "explore":
                yield self.explore()
            elif action == "quest":
                yield from self.quest()
            elif action == "aid":
                yield self.aid()
            elif action == "repair" and self.damaged:
                yield [*self.exhaust(1), ("repaired_items", 1)]
            elif action == "special":
                yield self.special()
        while self.has("adventurer"):
            if not (yield from self.quest()):
                break

    def explore(self) -> Facts:
        """7.5.1"""
        ruins = [place for place in self.scene.clearings if self.scene.places[place].ruin]
        facts, arrived = self.seek(ruins)
        if arrived and self.ready:
            facts += [*self.exhaust(1), ("found", ANY, self.here)]
        return facts

    def quest(self) -> Generator[Facts, Facts, bool]:
        """7.5.2; whether it was done."""
        scene, board = self.scene, self.scene.board(self.seat)
        quest = board["quest"]
        if not quest or not self.ready:
            return False
        facts, arrived = self.seek(scene.of_suit(quests()[str(quest)]["suit"]))
        if not arrived or self.ready < 2:
            yield facts
            return False
        facts += [*self.exhaust(2), ("completed", quest)]
        if scene.seen.quest_deck:
            facts.append(("took_quest", ANY))
        facts += scene.score(self.seat, 1)
        facts += scene.score(self.seat, 1) if self.has("questing") else []
        drawn = scene.seen.quest_deck > 0
        told = yield facts
        if self.scene is scene:  # the next one may come in the same step
            board["quest"] = next((fact[1] for fact in told if fact[0] == "took_quest"), None) if drawn else None
            scene.seen.quest_deck -= drawn
        return True

    def aid(self) -> Facts:
        """7.5.3"""
        scene, seat, questing, facts = self.scene, self.seat, self.has("questing"), Facts()
        items = {other: sum(own.box.values()) + sum(own.turned.values()) for other, own in enumerate(scene.seen.seats)}
        owners = [other for other, number in items.items() if number and other != seat]
        if questing:
            shops = [place for place in scene.clearings if any(scene.components(other, place) for other in owners)]
            facts, arrived = self.seek(shops)
            if not arrived:
                return facts
        there = [other for other in owners if self.here and scene.components(other, self.here)]
        if not there or not self.ready:
            return facts
        other = scene.pick_player(there, lambda owner: -scene.points(owner))
        number = 1 if questing else min(self.ready, items[other])
        facts += [against(other), *self.exhaust(number), *[("took_item", other, ANY)] * number]
        facts += scene.score(seat, number)
        return [*facts, *(scene.score(seat, 1) if self.has("helper") else [])]

    def rivals(self) -> list[int]:
        """B24: players."""
        return [foe for foe in self.scene.foes(self.seat) if foe < self.scene.players]

    def battles(self) -> Turn:
        """7.5.4"""
        scene, seat = self.scene, self.seat
        ways = self.ways()
        grounds = {
            foe: [place for place in ways if scene.components(foe, place) and scene.exposed(foe, place)]
            for foe in self.rivals()
        }
        grounds = {foe: places for foe, places in grounds.items() if places}
        if not grounds:
            return
        if self.has("berserker"):
            crowded = {place for places in grounds.values() for place in places}
            site = scene.pick(
                sorted(crowded),
                lambda place: sum(scene.components(foe, place) for foe in grounds),
                lambda place: -len(ways[place]),
            )
            facts, arrived = self.wander(ways[site])
            facts.insert(0, aimed(site))
            there = [foe for foe in grounds if site in grounds[foe]]
            foe = scene.pick_player(there, lambda foe: scene.components(foe, site), scene.points)
            facts += [against(foe)] if arrived else []
        else:
            foe = scene.pick_player(grounds, scene.points)
            facts, arrived = self.seek(
                grounds[foe], lambda place: scene.holdings(foe, place), lambda place: -scene.warriors(foe, place)
            )
            facts.insert(0, against(foe))
        if not arrived or not self.ready:
            yield facts
            return
        yield [*facts, *self.exhaust(1), ("battled", foe, self.here)]
        while self.ready >= 2 and self.here and foe in self.scene.opponents(seat, self.here):
            if self.has("adventurer"):
                return
            yield [*self.exhaust(2), ("battled", foe, self.here)]

    # ---- 7.5.6, 7.7

    def special(self) -> Facts:
        acts = {
            "thief": self.steal,
            "tinker": self.tinker,
            "ranger": self.range_far,
            "vagrant": self.instigate,
            "scoundrel": self.burn,
        }
        role = str(self.scene.board(self.seat)["character"])
        facts = acts[role]() if role in acts else []
        return [*self.exhaust(1), *facts] if facts else []

    def steal(self) -> Facts:
        scene, here = self.scene, self.here
        victims = [foe for foe in self.rivals() if here and scene.components(foe, here) and scene.own(foe).hand.size]
        if not victims:
            return []
        return [against(scene.pick_player(victims, scene.points, lambda foe: scene.components(foe, here)))]

    def tinker(self) -> Facts:
        found = [card for card in self.scene.seen.discard if self.scene.left(self.seat, card)]
        return [("picked_up", found[-1]), *self.made(found[-1])] if found else []

    def range_far(self) -> Facts:
        return self.slip() if self.damaged >= ENOUGH else []

    def instigate(self) -> Facts:
        scene, here = self.scene, self.here
        quarrels = dict[int, list[int]]()
        for attacker in range(scene.players) if here else ():
            present = scene.warriors(attacker, here) or scene.pawns[attacker] == str(here)
            others = scene.foes(attacker) if attacker in scene.bots() else scene.enemies(attacker)
            found = [
                other
                for other in others
                if other < scene.players and other != self.seat and scene.components(other, here)
                if scene.exposed(other, here)
            ]
            if attacker != self.seat and present and found:
                quarrels[attacker] = found
        if not quarrels:
            return []
        attacker = scene.pick_player(quarrels)
        return [against(attacker), against(scene.pick_player(quarrels[attacker]))]

    def burn(self) -> Facts:
        """7.7.5; what cannot be removed stays."""
        scene, here = self.scene, self.here
        enemies = scene.enemies(self.seat) if here else []
        if sum(scene.components(foe, here) for foe in enemies) < 3:
            return []
        if not any(scene.holdings(foe, here) for foe in enemies):
            return []
        gone: Facts = [
            ("removed", foe, piece, here, number)
            for (foe, piece), number in scene.pieces[here].items()
            if foe in enemies and number and piece != "warlord" and not scene.sheltered(foe, here)
        ]
        freed = sum(scene.buildings(foe, here) for foe in enemies if not scene.sheltered(foe, here))
        burnt: Facts = [("burnt_slot", here)] if scene.places[here].slots + freed > 0 else []
        return [*gone, *burnt, *scene.score(self.seat, 1)]

    # ---- 7.6

    def evening(self) -> Turn:
        more = self.level(-1, 0, 1)
        number = min(self.items["spent"], (4 if self.damaged else 6) + more)
        yield [("refreshed_items", number)] if number else []
        yield self.mend()

    def mend(self) -> Facts:
        if not self.here:
            return [("repaired_items", self.damaged)] if self.damaged else []
        return [("repaired_items", 1) for _ in range(min(self.damaged, 1 + self.has("berserker")))]
