"""Bots, chapter 8, reckoned a second time: the Logical Lizards."""

from __future__ import annotations

from collections import Counter
from typing import Final

from copse.kernel.events import Event
from tests.recount.bots_scene import WARRIORS, Facts, against, aimed
from tests.recount.bots_script import ANY, Script, Turn
from tests.recount.root_table import SUITS, suit_of

TRACK: Final = ("convert", "crusade", "convert", "crusade", "sanctify")
POINTS: Final = (0, 0, 2, 2, 3, 4)  # with so many gardens of a suit
CRUSADERS: Final = 2
ENOUGH_SOULS: Final = 5


class Lizards(Script):
    spited = False

    def souls(self) -> list[str]:
        return self.scene.listed(self.seat, "souls")

    def bargains(self, card: str, on_sale: list[str]) -> set[str]:
        """9.7.4: never birds."""
        return super().bargains(card, [found for found in on_sale if suit_of(found) != "bird"])

    def birdsong(self) -> Turn:
        """8.4"""
        souls = len(self.souls())
        while souls < ENOUGH_SOULS:  # 9.7.8
            on_sale = {card for card in self.on_sale(whoever_leads=True) if suit_of(card) != "bird"}
            if not on_sale:
                break
            scene = self.scene
            told = yield self.buy_card(on_sale, "added_soul")
            if self.scene is scene:  # the next one is bought in the same step
                self.sold(str(told[1][1]))
            souls += 1
        numbers = Counter(suit_of(card) for card in self.souls())
        common = [suit for suit in (*SUITS, "bird") if numbers[suit] == max(numbers.values(), default=0)]
        yield [("set_order", common[0] if len(common) == 1 else "bird")]
        yield from self.conspire()

    def sold(self, card: str) -> None:
        """A card has come from the market, or from the hand of a person."""
        seller = self.scene.lender()
        assert seller is not None
        pile = self.scene.listed(seller, "market") if seller in self.scene.bots() else self.scene.own(seller).hand.cards
        pile.remove(card)
        self.souls().append(card)

    def conspire(self) -> Turn:
        """8.4.2; it ends, too, when nothing could be done all the way round (B32)."""
        idle = 0
        while self.scene.number(self.seat, "acolytes") and idle < len(TRACK):
            what = TRACK[self.scene.number(self.seat, "space") % len(TRACK)]  # counted from one: that of the next
            steps = {"convert": self.convert, "crusade": self.crusade, "sanctify": self.sanctify}[what]()
            if steps is None:
                idle += 1
                yield [("conspired", what), ("conspired_in_vain",)]
            else:
                idle = 0
                yield [("conspired", what)]
                yield from steps
                yield [("spent_acolytes", 1)]

    def open_to(self, party: int) -> list[int]:
        """The ordered clearings where pieces of a party can be replaced."""
        scene, seat = self.scene, self.seat
        ordered = [place for place in scene.ordered(seat) if scene.may_place(seat, place)]
        return [place for place in ordered if not scene.sheltered(party, place)]

    def replace(self, party: int, old: str | frozenset[str], place: int, new: str) -> Facts:
        if self.scene.snare(self.seat, place):
            return [("sprang_snare", place)]
        return [
            ("removed", party, old, place, 1),
            ("placed" if new == "warrior" else "built", new, place, 1),
        ]

    def convert(self) -> Turn | None:
        """8.4.2.I"""
        scene, seat = self.scene, self.seat
        targets = {
            foe: [place for place in self.open_to(foe) if scene.pieces[place][foe, "warrior"]]
            for foe in scene.foes(seat)
        }
        targets = {foe: places for foe, places in targets.items() if places}
        if not targets or not scene.supply(seat, "warrior"):
            return None
        foe = scene.pick_player(targets, scene.points)
        return self.converting(foe, scene.pick(targets[foe], lambda place: scene.foe_buildings(seat, place)))

    def converting(self, foe: int, place: int) -> Turn:
        yield [against(foe), aimed(place), *self.replace(foe, "warrior", place, "warrior")]
        scene = self.scene
        rivals = scene.opponents(self.seat, place) if self.has("fanatics") else []
        if rivals:
            rival = scene.pick_player(rivals, lambda foe: scene.defenceless(foe, place), scene.points)
            yield [against(rival), *self.battle(rival, place)]

    def defender(self, place: int, enemies: list[int]) -> int:
        return self.scene.pick_player(enemies, self.scene.points)

    def crusade(self) -> Turn | None:
        """8.4.2.II"""
        scene, seat = self.scene, self.seat
        where = [place for place in scene.ordered(seat) if scene.warriors(seat, place) >= CRUSADERS]
        return self.crusading(where) if any(scene.opponents(seat, place) for place in where) else None

    def crusading(self, where: list[int]) -> Turn:
        self.spited = False
        yield from self.battle_each(where)
        if self.spited and self.has("spiteful"):
            yield self.scene.score(self.seat, 1)

    def notice(self, event: Event) -> None:
        """Spiteful: whether tokens were removed."""
        told = event.args
        if event.what == "removed" and told["by"] == self.seat and told["seat"] != self.seat:
            piece = str(told["piece"])
            self.spited |= piece not in WARRIORS and not self.scene.is_building(int(told["seat"]), piece)

    def sanctify(self) -> Turn | None:
        """8.4.2.III"""
        scene, seat = self.scene, self.seat
        targets = {
            foe: [
                place
                for place in self.open_to(foe)
                if scene.buildings(foe, place) and scene.supply(seat, f"garden_{scene.places[place].suit}")
            ]
            for foe in scene.foes(seat)
        }
        targets = {foe: places for foe, places in targets.items() if places}
        if not targets:
            return None
        foe = scene.pick_player(targets, scene.points)
        return self.sanctifying(foe, scene.pick(targets[foe], lambda place: -scene.foe_warriors(seat, place)))

    def sanctifying(self, foe: int, place: int) -> Turn:
        """B33: of several kinds of buildings by lot."""
        scene = self.scene
        kinds = frozenset(
            piece
            for (owner, piece), number in scene.pieces[place].items()
            if owner == foe and number and scene.is_building(foe, piece)
        )
        yield [against(foe), aimed(place), *self.replace(foe, kinds, place, f"garden_{scene.places[place].suit}")]

    def daylight(self) -> Turn:
        """8.5"""
        for _ in range(self.level(3, 4, 5)):
            souls = self.souls()
            if not souls:
                return
            card = souls[-1]
            ritual = self.sacrifice() if suit_of(card) == "bird" else self.gather(suit_of(card))
            gone: Facts = [("lost_soul", card)] if suit_of(card) == "bird" else []
            yield [("held_ritual", card), *ritual, *gone]

    def sacrifice(self) -> Facts:
        """8.5.2"""
        scene, seat, facts = self.scene, self.seat, Facts()
        here = [place for place in scene.clearings if scene.warriors(seat, place)]
        if here:
            origin = scene.pick(here, lambda place: scene.warriors(seat, place))
            held = scene.snare(seat, origin)
            facts = [aimed(origin), ("sprang_snare", origin) if held else ("gained_acolytes", 1)]
        martyr = self.has("martyrs") and scene.supply(seat, "warrior")
        return [*facts, ("gained_acolytes", 1)] if martyr else facts

    def gather(self, suit: str) -> Facts:
        """8.5.1"""
        scene, seat = self.scene, self.seat
        sites = [place for place in scene.of_suit(suit) if scene.may_place(seat, place)]
        if not sites:
            return []
        site = scene.pick(
            sites, lambda place: scene.places[place].slots > 0, lambda place: scene.foe_buildings(seat, place)
        )
        facts: Facts = [aimed(site), *scene.put(seat, "warrior", site, 1)]
        if scene.places[site].slots > 0 and scene.supply(seat, f"garden_{suit}"):
            ruled, help_first = self.with_help(lambda: [site] if scene.ruler(site) == seat else [])
            facts += [*help_first, *scene.put(seat, f"garden_{suit}", site, 1)] if ruled else []
        return facts

    def evening(self) -> Turn:
        """8.6"""
        scene, seat = self.scene, self.seat
        order = scene.order(seat)
        gardens = [scene.on_map(seat, f"garden_{suit}") for suit in SUITS if order in (suit, "bird")]
        yield scene.score(seat, POINTS[max(gardens)])
        left = len(self.souls())
        yield [("discarded_souls", left)] if left else []
        revealed = len(self.scene.listed(seat, "revealed"))
        yield [("returned_rituals", revealed)] if revealed else []
        if self.scene.can_draw():
            on_sale = self.on_sale()
            told = yield [("added_soul", ANY)]
            card = str(told[0][1])
            wanted = self.bargains(card, on_sale)
            if wanted:
                told = yield self.buy_card(wanted, "added_soul")
                card = str(told[1][1])
            yield self.made(card)

    def end(self) -> Turn:
        if self.has("erratic") and self.scene.can_draw():
            yield [("added_soul", ANY)]
        yield from super().end()
