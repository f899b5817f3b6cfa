"""Bots, chapter 10, reckoned a second time: the Drillbit Duchy."""

from __future__ import annotations

from typing import Final

from tests.recount.bots_scene import Facts, Key, aimed
from tests.recount.bots_script import Script, Turn
from tests.recount.root_table import cards

MINISTERS: Final = (  # from the top, with suits
    ("captain", "fox"), ("marshal", "rabbit"), ("foremole", "mouse"), ("brigadier", "fox"), ("banker", "rabbit"),
    ("mayor", "mouse"), ("earl_of_stone", "fox"), ("baron_of_dirt", "rabbit"), ("duchess_of_mud", "mouse"),
)  # fmt: skip
IDLE: Final = ("captain", "foremole")  # abilities, no actions
MOLES: Final = (0, 1, 2, 4)  # by citadels on the map
BURROW: Final = 0


class Duchy(Script):
    def swayed(self) -> list[str]:
        return self.scene.listed(self.seat, "swayed")

    def birdsong(self) -> Turn:
        """10.4; 9.7.10: an ambush first."""
        ambushes = {card for card in self.on_sale() if cards()[card]["kind"] == "ambush"}
        if ambushes:
            yield self.buy_card(ambushes, "kept_ambush")
        yield from self.begin()
        number = self.level(1, 2, 3) + MOLES[self.scene.on_map(self.seat, "citadel")] + ("foremole" in self.swayed())
        yield self.scene.put(self.seat, "warrior", BURROW, number)

    def daylight(self) -> Turn:
        """10.5"""
        for _ in range(2 if self.has("overwhelm") else 1):
            yield self.dig()
        yield from self.battle_each(self.scene.ordered(self.seat))
        yield from self.build()
        for minister, _ in MINISTERS:
            if minister in self.swayed() and minister not in IDLE:
                yield from self.call(minister)

    def dig(self, brigadier: bool = False) -> Facts:
        """10.5.1, 10.7.4"""
        scene, seat = self.scene, self.seat
        usual, waiting, tunnels = (
            3 if self.has("overwhelm") else 4,
            scene.warriors(seat, 0),
            scene.where(seat, "tunnel"),
        )
        targets = [
            place
            for place in scene.ordered(seat)
            if place not in tunnels and not scene.buildings(seat, place) and scene.may_place(seat, place)
        ]
        if waiting < (3 if brigadier else usual) or not targets:
            return []
        target = scene.pick(targets, *self.dig_keys(brigadier))
        facts: Facts = [aimed(target)]
        if not scene.supply(seat, "tunnel"):
            old = scene.pick(tunnels, lambda place: -scene.warriors(seat, place))
            facts += [aimed(old), *scene.take(seat, "tunnel", old, 1)]
            scene.own(seat).supply["tunnel"] = 1
        dug = scene.put(seat, "tunnel", target, 1)
        facts += dug
        if dug and dug[0][0] == "built":
            facts += scene.march(seat, BURROW, target, min(usual, waiting))
        return facts

    def dig_keys(self, brigadier: bool) -> list[Key]:
        scene, seat = self.scene, self.seat
        built_up: Key = lambda place: sum(scene.holdings(foe, place) for foe in scene.foes(seat))  # noqa: E731
        few: Key = lambda place: -scene.foe_warriors(seat, place)  # noqa: E731
        first = [built_up] if brigadier else []
        if self.has("invaders"):
            return [*first, lambda place: scene.foe_buildings(seat, place), few]
        if scene.order(seat) == "bird":
            return [built_up]
        return [*first, lambda place: scene.places[place].slots, few]

    def defender(self, place: int, enemies: list[int]) -> int:
        scene = self.scene
        return scene.pick_player(
            enemies,
            lambda foe: scene.buildings(foe, place),
            lambda foe: scene.components(foe, place),
            scene.points,
        )

    def grounds(self) -> list[int]:
        return [place for place in self.scene.ruled(self.seat) if self.scene.may_place(self.seat, place)]

    def build(self) -> Turn:
        """10.5.3, B41, B42"""
        scene, seat = self.scene, self.seat
        kind = "citadel" if scene.supply(seat, "warrior") >= 9 else "market"
        sites, facts = list[int](), Facts()
        if scene.supply(seat, kind):
            sites, facts = self.with_help(lambda: [place for place in self.grounds() if scene.places[place].slots > 0])
        if sites:
            site = scene.pick(sites, lambda place: scene.warriors(seat, place))
            yield [*facts, aimed(site), *scene.put(seat, kind, site, 1)]
        elif self.has("invaders") and self.grounds() and scene.supply(seat, kind):
            yield from self.battle_each(scene.clearings)
        elif scene.supply(seat, "citadel") + scene.supply(seat, "market"):
            yield scene.score(seat, 1)

    def call(self, minister: str) -> Turn:
        """10.7"""
        yield [("called", minister)]
        scene, seat = self.scene, self.seat
        if minister == "marshal":
            yield self.reinforce()
        elif minister == "brigadier":
            yield self.dig(brigadier=True)
        elif minister == "banker":
            yield from self.build()
        elif minister == "mayor":
            sites = [place for place in scene.ruled(seat) if scene.warriors(seat, place)]
            if sites:
                site = scene.pick(sites, lambda place: scene.warriors(seat, place))
                yield [aimed(site), *scene.take(seat, "warrior", site, 1), *scene.score(seat, 1)]
        elif minister == "duchess_of_mud":
            yield scene.score(seat, 2 if scene.on_map(seat, "tunnel") == 3 else 0)
        else:
            yield scene.score(seat, scene.on_map(seat, "citadel" if minister == "earl_of_stone" else "market"))

    def reinforce(self) -> Facts:
        scene, seat = self.scene, self.seat
        sites = [place for place in scene.clearings if scene.buildings(seat, place) and scene.may_place(seat, place)]
        if not sites or not scene.supply(seat, "warrior"):
            return []
        site = scene.pick(sites, lambda place: -scene.warriors(seat, place))
        return [aimed(site), *scene.put(seat, "warrior", site, 1)]

    def evening(self) -> Turn:
        """10.6"""
        seat = self.seat
        for place in self.scene.first(self.scene.ordered(seat)):
            number = self.scene.warriors(seat, place)
            if 0 < number <= 2 and not self.scene.buildings(seat, place):
                yield self.rally(place, number)
        yield self.go_under()
        yield self.scene.score(seat, self.scene.on_map(seat, "market"))
        free = [one for one in MINISTERS if one[0] not in self.swayed()]
        of_order = [name for name, suit in free if suit == self.scene.order(seat)]
        chosen = of_order[:1] or [name for name, _ in free[-1:]]
        yield [("swayed", name) for name in chosen]

    def rally(self, place: int, number: int) -> Facts:
        scene, seat = self.scene, self.seat
        homes = [near for near in scene.reachable(seat, place) if scene.buildings(seat, near)]
        if not homes:
            return scene.march(seat, place, BURROW, number)
        home = scene.pick(homes, lambda near: -scene.warriors(seat, near))
        return [aimed(home), *scene.march(seat, place, home, number)]

    def go_under(self) -> Facts:
        scene, seat, facts = self.scene, self.seat, Facts()
        for place in scene.ruled(seat):
            if scene.warriors(seat, place) > 4:
                facts += scene.march(seat, place, BURROW, scene.warriors(seat, place) - 4)
        return facts
