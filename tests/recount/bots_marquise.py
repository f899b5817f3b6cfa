"""Bots, chapter 4, reckoned a second time: the Mechanical Marquise."""

from __future__ import annotations

from typing import Final

from tests.recount.bots_scene import Facts, aimed
from tests.recount.bots_script import Script, Turn, told_of

MILLS: Final = {"fox": "sawmill", "rabbit": "workshop", "mouse": "recruiter"}
IN_DOUBT: Final = ("sawmill", "recruiter", "workshop")  # 4.7.3
CARDS: Final = 54  # B1
ENOUGH: Final = 6


class Marquise(Script):
    def bargains(self, card: str, on_sale: list[str]) -> set[str]:
        return self.birds_first(card, on_sale)

    @property
    def bird(self) -> bool:
        return self.scene.order(self.seat) == "bird"

    def daylight(self) -> Turn:
        """4.5, 4.7"""
        seat, expansions, built = self.seat, 0, False
        while True:
            where = self.scene.ordered(seat)
            yield from self.battle_each(where)
            yield self.recruit()
            told = yield self.build()
            built = built or bool(told_of("built", told))
            yield from self.move_all(where)
            if self.has("blitz"):
                yield from self.blitz()
            buildings = sum(self.scene.on_map(seat, kind) for kind in IN_DOUBT)
            most = 1 if self.has("overwhelming") else CARDS
            if self.bird or built or buildings >= ENOUGH or expansions >= most:
                return
            expansions += 1
            yield [("expanded",)]
            yield from self.reveal()

    def defender(self, place: int, enemies: list[int]) -> int:
        scene = self.scene
        return scene.pick_player(enemies, lambda foe: scene.components(foe, place), scene.points)

    def recruit(self) -> Facts:
        """4.5.2, 4.7.2"""
        scene, seat, number = self.scene, self.seat, self.level(2, 4, 4)
        ruled = [place for place in scene.ruled(seat) if scene.may_place(seat, place)]
        ordered = [place for place in scene.first(ruled) if place in scene.ordered(seat)]
        sites = ordered
        if self.bird:
            sites = scene.first(sorted(ruled, key=scene.low_rank)[:2])
            number *= 2 if self.has("iron_will") else 1
        ready, facts = min(number, scene.supply(seat, "warrior")) if sites else 0, Facts()
        for nth, place in enumerate(sites):
            facts += scene.put(seat, "warrior", place, ready // len(sites) + (nth < ready % len(sites)))
        if self.has("overwhelming"):
            facts += scene.score(seat, (number - ready) // 2)
        if self.level(0, 0, 1) and ordered:
            facts += scene.put(seat, "warrior", ordered[0], 2)
        return facts

    def build(self) -> Facts:
        """4.5.3, 4.7.3"""
        scene, seat = self.scene, self.seat
        kind = MILLS.get(scene.order(seat), "")
        if self.bird:
            kind = max(IN_DOUBT, key=lambda kind: scene.on_map(seat, kind))  # the first of equals
        if not kind or not scene.supply(seat, kind):
            return []
        sites, facts = self.with_help(lambda: [site for site in scene.ruled(seat) if scene.may_build(seat, site)])
        if not sites:
            return []
        site = scene.pick(sites, lambda place: scene.warriors(seat, place))
        return [*facts, aimed(site), *scene.put(seat, kind, site, 1)]

    def move_all(self, where: list[int]) -> Turn:
        """4.5.4, 4.7.4"""
        reached = set[int]()
        for origin in self.scene.first(where):
            spare, near = self.scene.warriors(self.seat, origin) - 3, self.scene.reachable(self.seat, origin)
            if spare > 0 and near:
                told = yield self.charge(origin, near, spare)
                reached |= {fact[2] for fact in told_of("moved", told) if isinstance(fact[2], int)}
        if self.bird:
            yield from self.battle_each(reached)

    def charge(self, origin: int, near: list[int], number: int) -> Facts:
        scene = self.scene
        target = scene.pick(near, lambda place: scene.foe_components(self.seat, place))
        return [aimed(target), *scene.march(self.seat, origin, target, number)]

    def blitz(self) -> Turn:
        scene, seat = self.scene, self.seat
        for origin in scene.first(scene.ruled(seat)):
            spare, near = scene.warriors(seat, origin) - 1, scene.reachable(seat, origin)
            if spare > 0 and near and not scene.foe_components(seat, origin):
                told = yield self.charge(origin, near, spare)
                targets = [fact[2] for fact in told_of("moved", told)]
                yield from self.battle_each([target for target in targets if isinstance(target, int)])
                return

    def evening(self) -> Turn:
        """4.6.1: the second building of a kind is worth 1, the sixth 5."""
        scene, seat = self.scene, self.seat
        kinds = list(IN_DOUBT) if self.bird else [kind for suit, kind in MILLS.items() if suit == scene.order(seat)]
        yield scene.score(seat, max([scene.on_map(seat, kind) for kind in kinds], default=0) - 1) if kinds else []
