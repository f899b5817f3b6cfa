"""Bots, chapter 5, reckoned a second time: the Electric Eyrie."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from tests.recount.bots_scene import WARRIORS, Facts, against, aimed
from tests.recount.bots_script import Script, Turn, told_of
from tests.recount.root_table import suit_of

COLUMNS: Final = ("fox", "mouse", "rabbit", "bird")  # from left to right


class Eyrie(Script):
    def column(self, suit: str) -> int:
        decree = self.scene.board(self.seat)["decree"]
        assert isinstance(decree, dict)
        return len(decree[suit])

    def roosts(self) -> list[int]:
        return self.scene.where(self.seat, "roost")

    def bargains(self, card: str, on_sale: list[str]) -> set[str]:
        """9.7.6"""
        missing = [suit for suit in COLUMNS if not self.column(suit)]
        new = {found for found in on_sale if suit_of(found) in missing}
        return new if new and suit_of(card) not in missing else super().bargains(card, on_sale)

    def birdsong(self) -> Turn:
        """5.4"""
        yield from self.begin()
        order = self.scene.board(self.seat)["order"]
        if order:
            yield [("decreed_order", order)]
            yield self.new_roost(suit_of(str(order)))

    def new_roost(self, suit: str) -> Facts:
        scene, seat = self.scene, self.seat
        sites = [place for place in scene.of_suit(suit) if scene.may_build(seat, place)]
        if self.roosts() or not sites:
            return []
        site = scene.pick(sites)
        return [aimed(site), *scene.put(seat, "roost", site, 1), *scene.put(seat, "warrior", site, 4)]

    def daylight(self) -> Turn:
        """5.5; what turmoil skips is not the end of Daylight (B9)."""
        if (yield from self.decree()):
            yield self.turmoil()
        if self.has("swoop"):
            yield self.swoop()

    def decree(self) -> Generator[Facts, Facts, bool]:
        """Whether it ends in turmoil."""
        for suit in COLUMNS:
            told = yield self.recruit(suit)
            placed = [fact[3] for fact in told_of("placed", told)]
            if self.has("nobility") and self.column(suit) and placed != [self.column(suit)]:
                return True
        for suit in COLUMNS:
            yield self.move(suit)
        for suit in COLUMNS:
            yield self.fight(suit)
        if self.has("relentless"):
            yield self.raze()
        told = yield self.build()
        return not told_of("built", told)

    def recruit(self, suit: str) -> Facts:
        """5.5.1.I"""
        scene, seat, size = self.scene, self.seat, self.column(suit)
        facts: Facts = [("column_recruits", suit, size)] if size else []
        sites = [place for place in self.roosts() if place in scene.of_suit(suit) and scene.may_place(seat, place)]
        if not size or not sites or not scene.supply(seat, "warrior"):
            return facts
        site = scene.pick_low(
            sites, lambda place: scene.foe_components(seat, place), lambda place: -scene.warriors(seat, place)
        )
        return [*facts, aimed(site), *scene.put(seat, "warrior", site, size)]

    def spare(self, place: int, size: int) -> int:
        """5.5.1.II: all but those with whom they rule on, by a tie at least, or the size of the column."""
        strengths, there = self.scene.strengths(place), self.scene.warriors(self.seat, place)
        rival = max([weight for side, weight in strengths.items() if side != self.seat], default=0)
        least = rival - (strengths[self.seat] - there)
        return there - max(size, least)

    def move(self, suit: str) -> Facts:
        scene, seat, size = self.scene, self.seat, self.column(suit)
        if not size:
            return []
        boats = self.may_sail()
        origins = [
            place
            for place in scene.ruled(seat)
            if place in scene.of_suit(suit)
            and scene.warriors(seat, place)
            and self.spare(place, size) > 0
            and scene.reachable(seat, place, boats)
        ]
        facts: Facts = [("column_moves", suit, size)]
        if not origins:
            return facts
        origin = scene.pick(origins, lambda place: scene.warriors(seat, place))
        target = scene.pick_low(
            scene.reachable(seat, origin, boats),
            lambda place: place not in self.roosts(),
            lambda place: -scene.foe_components(seat, place),
        )
        facts += [aimed(origin), aimed(target)]
        if target not in scene.reachable(seat, origin):
            facts += [*self.buy("riverboats"), *self.pay()]
        return [*facts, *scene.march(seat, origin, target, self.spare(origin, size))]

    def fight(self, suit: str) -> Facts:
        """5.5.1.III"""
        scene, seat, size = self.scene, self.seat, self.column(suit)
        facts: Facts = [("column_battles", suit, size)] if size else []
        sites = [place for place in scene.of_suit(suit) if scene.opponents(seat, place)]
        if not size or not sites:
            return facts
        site = scene.pick_low(
            sites,
            lambda place: place not in self.roosts(),
            lambda place: sum(scene.defenceless(foe, place) for foe in scene.foes(seat)),
        )
        foe = scene.pick_player(
            scene.opponents(seat, site),
            lambda foe: scene.buildings(foe, site),
            lambda foe: scene.components(foe, site),
            scene.points,
        )
        return [*facts, aimed(site), against(foe), *self.battle(foe, site)]

    def raze(self) -> Facts:
        """coop: what is removed all at once may be another bot's."""
        scene, seat = self.scene, self.seat
        return [
            ("removed", other, piece, place, number)
            for place in scene.clearings
            for (other, piece), number in scene.pieces[place].items()
            if other in scene.enemies(seat)
            and piece not in WARRIORS
            and number
            and scene.warriors(seat, place)
            and not scene.warriors(other, place)
            and not scene.sheltered(other, place)
        ]

    def sites(self) -> list[int]:
        scene, seat = self.scene, self.seat
        if not scene.supply(seat, "roost"):
            return []
        roosts = self.roosts()
        return [place for place in scene.ruled(seat) if place not in roosts and scene.may_build(seat, place)]

    def build(self) -> Facts:
        """5.5.2"""
        sites, facts = self.with_help(self.sites)
        if not sites:
            return []
        site = self.scene.pick(sites)
        return [*facts, aimed(site), *self.scene.put(self.seat, "roost", site, 1)]

    def turmoil(self) -> Facts:
        """5.7; nobles score for it."""
        birds = self.column("bird")
        return [("turmoil",), *self.scene.score(self.seat, birds if self.has("nobility") else -birds)]

    def swoop(self) -> Facts:
        scene, seat = self.scene, self.seat
        sites = [
            place for place in scene.clearings if not scene.components(seat, place) and scene.may_place(seat, place)
        ]
        if not sites or not scene.supply(seat, "warrior"):
            return []
        site = scene.pick(sites)
        return [aimed(site), *scene.put(seat, "warrior", site, 2)]

    def evening(self) -> Turn:
        """5.6"""
        yield self.scene.score(self.seat, max(0, self.scene.on_map(self.seat, "roost") - 1))
