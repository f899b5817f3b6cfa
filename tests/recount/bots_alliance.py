"""Bots, chapter 6, reckoned a second time: the Automated Alliance."""

from __future__ import annotations

from typing import Final

from tests.recount.bots_scene import Facts, aimed
from tests.recount.bots_script import Script, Turn, told_of
from tests.recount.root_table import SUITS

POINTS: Final = (0, 1, 1, 1, 1, 2, 2, 3, 3, 4)  # of the first, second … sympathy
FEW_TOKENS: Final = 4
PRICELESS: Final = 99


class Alliance(Script):
    def bargains(self, card: str, on_sale: list[str]) -> set[str]:
        return self.birds_first(card, on_sale)

    def purse(self) -> int:
        """9.7.4: it pays with warriors of the seller."""
        return PRICELESS

    def pay(self) -> Facts:
        return []

    @property
    def bird(self) -> bool:
        return self.scene.order(self.seat) == "bird"

    def loyal(self) -> list[int]:
        return self.scene.where(self.seat, "sympathy")

    def birdsong(self) -> Turn:
        """6.4"""
        yield from self.begin()
        sites = [] if self.bird else self.grounds(self.loyal())
        if sites:
            yield from self.revolt(sites)
        elif self.has("steadfast") and self.surprise_to_come():
            yield [("wanted_no_pity",)]
        else:
            few = len(self.loyal()) <= FEW_TOKENS
            yield [("pitied",)]
            for _ in range(2 if few else 1):
                yield self.spread()

    def wanted(self) -> list[str]:
        """The suits of the bases that the order lets be built."""
        order = self.scene.order(self.seat)
        return [suit for suit in SUITS if order in (suit, "bird") and not self.scene.on_map(self.seat, f"base_{suit}")]

    def grounds(self, loyal: list[int]) -> list[int]:
        """6.4.3, 6.5.2: where a base finds room once the enemies are gone, and with them a keep (B12)."""
        scene = self.scene
        matched = {place for suit in self.wanted() for place in scene.of_suit(suit)}
        roomy = [
            place
            for place in matched & set(loyal)
            if scene.places[place].slots or any(scene.buildings(enemy, place) for enemy in scene.enemies(self.seat))
        ]
        return [place for place in roomy if not scene.barred(self.seat, place)]

    def revolt(self, sites: list[int]) -> Turn:
        """All pieces of enemies go, of other bots too; then comes the base (B13: of several suits by lot)."""
        scene, seat = self.scene, self.seat
        site = scene.pick(sites, lambda place: scene.foe_components(seat, place))
        gone: Facts = [
            ("removed", other, piece, site, number)
            for (other, piece), number in scene.pieces[site].items()
            if other in scene.enemies(seat) and number and piece != "warlord" and not scene.sheltered(other, site)
        ]
        yield [aimed(site), ("revolted", site), *gone]
        bases = [f"base_{suit}" for suit in self.wanted() if site in self.scene.of_suit(suit)]
        if len(bases) == 1:
            yield self.scene.put(seat, bases[0], site, 1)
        elif self.scene.may_build(seat, site):
            yield [("built", frozenset(bases), site, 1)]

    def surprise_to_come(self) -> bool:
        """B14: as things stand, or once sympathy has spread by day."""
        site = self.next_site() if self.bird else None
        return self.bird and bool(self.grounds([*self.loyal(), *([site] if site is not None else [])]))

    def next_site(self) -> int | None:
        """6.5.1"""
        scene, seat, loyal = self.scene, self.seat, self.loyal()
        free = [place for place in scene.clearings if place not in loyal and scene.may_place(seat, place)]
        if not free or not scene.supply(seat, "sympathy"):
            return None
        near = [place for place in free if place in scene.ordered(seat) and scene.next_to(place) & set(loyal)]
        if near:
            return scene.pick(near, lambda place: -scene.foe_warriors(seat, place))
        return scene.pick(free, lambda place: -scene.foe_components(seat, place))

    def spread(self, scores: bool = True) -> Facts:
        """6.5.1, 6.2.5"""
        scene, seat, points, site = self.scene, self.seat, POINTS[min(9, len(self.loyal()))], self.next_site()
        if site is None:
            return scene.score(seat, 5) if scores else []
        facts: Facts = [aimed(site), *scene.put(seat, "sympathy", site, 1)]
        if not told_of("built", facts) or not scores:
            return facts
        if points and not self.has("steadfast") and any(self.army(foe, site) >= 3 for foe in scene.enemies(seat)):
            facts.append(("scored_less", site))
            points -= 1
        return [*facts, *scene.score(seat, points)]

    def army(self, enemy: int, place: int) -> int:
        """B19: the warriors that an enemy treats as its own for rule."""
        scene = self.scene
        return sum(scene.warriors(party, place) for party in scene.parties if scene.side(party) == enemy)

    def daylight(self) -> Turn:
        """6.5"""
        yield self.spread()
        sites = self.grounds(self.loyal()) if self.bird else []
        if sites:
            yield from self.revolt(sites)

    def evening(self) -> Turn:
        """6.6; Wildfire needs the order (B15)."""
        seat, least = self.seat, self.level(4, 3, 2)
        for place in self.scene.first(self.scene.where(seat, "base")):
            number = self.scene.warriors(seat, place)
            if number >= least and self.scene.buildings(seat, place):
                yield self.scene.take(seat, "warrior", place, number)
                yield self.spread()
        yield self.recruit()
        if self.has("wildfire"):
            yield self.spread(scores=False)

    def recruit(self) -> Facts:
        scene, seat = self.scene, self.seat
        return [fact for site in scene.first(scene.where(seat, "base")) for fact in scene.put(seat, "warrior", site, 1)]
