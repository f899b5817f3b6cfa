"""Bots, chapter 11, reckoned a second time: the Cogwheel Corvids."""

from __future__ import annotations

from typing import Final

from copse.kernel.events import Event
from tests.recount.bots_scene import Facts, against, aimed
from tests.recount.bots_script import ANY, Script, Turn

SHOWN: Final = ("bomb", "snare", "extortion", "raid")
PLOTS: Final = ("plot", *SHOWN)


class Corvids(Script):
    guessed: bool | None = None

    def plots(self) -> list[int]:
        return self.scene.where(self.seat, *PLOTS)

    def birdsong(self) -> Turn:
        """11.4; 9.7.9: a favor first."""
        favors = {card for card in self.on_sale() if card.startswith("favor_of")}
        if favors:
            yield self.buy_card(favors, "used")
        yield from self.begin()
        yield from self.recruit()
        yield from self.flip_all()

    def recruit(self) -> Turn:
        """11.4.3; the plot thickens once, if warriors run out (B50)."""
        scene, seat, each = self.scene, self.seat, self.level(1, 2, 3)
        open_to, sites = [place for place in scene.ordered(seat) if scene.may_place(seat, place)], list[int]()
        plots, facts = self.plots(), Facts()
        for _ in range(min(2, len(open_to))):
            sites.append(
                scene.pick(
                    [place for place in open_to if place not in sites],
                    lambda place: place not in plots,
                    lambda place: scene.warriors(seat, place),
                )
            )
        facts = [aimed(place) for place in sites]
        sites = scene.first(sites)  # 2.4
        owed = dict.fromkeys(sites, each)
        for place in sites:
            told = scene.put(seat, "warrior", place, each)
            owed[place] -= sum(int(str(fact[3])) for fact in told if fact[0] == "placed")
            facts += told
        yield facts
        if any(owed.values()):
            yield self.plot(self.scene.clearings, 3)
            yield [fact for place in sites for fact in self.scene.put(seat, "warrior", place, owed[place])]

    def flip_all(self) -> Turn:
        """11.4.4; with a gamble the person with most pieces there names the plot first."""
        while self.scene.where(self.seat, "plot"):
            place = self.scene.first(self.scene.where(self.seat, "plot"))[0]
            guesser = self.guesser(place) if self.has("gamble") else []
            yield guesser
            shown = len(self.scene.where(self.seat, *SHOWN)) + 1
            if guesser and self.guessed:
                yield self.scene.score(self.seat, shown)
                continue
            lucky = self.scene.score(self.seat, 1) if guesser else []
            told = yield [*lucky, ("flipped", place, ANY), *self.scene.score(self.seat, shown)]
            kind = next(fact[2] for fact in told if fact[0] == "flipped")
            if kind == "bomb" or self.has("vendetta"):
                yield self.blow_up(place)
            if kind == "bomb" and len(self.plots()) < 8:
                yield [("swapped_bomb", place, ANY)]

    def guesser(self, place: int) -> Facts:
        """B51: of the people who could expose the plot."""
        scene = self.scene
        there = [foe for foe in scene.enemies(self.seat) if foe in scene.people() and scene.components(foe, place)]
        there = [] if scene.sheltered(self.seat, place) else there
        return [against(scene.pick_player(there, lambda foe: scene.components(foe, place)))] if there else []

    def follows(self, event: Event) -> bool:
        """Backup plans place warriors where plots are removed."""
        return super().follows(event) or (event.what == "placed" and event.law == "bots:3.3.2")

    def notice(self, event: Event) -> None:
        """Gamble: whether the plot was named rightly."""
        if event.what in ("misjudged", "guessed_flip"):
            self.guessed = event.what == "guessed_flip"

    def blow_up(self, place: int) -> Facts:
        """11.7.1; of bots two pieces go, warriors first, then tokens (11.8.1)."""
        scene, facts = self.scene, Facts()
        for party in scene.enemies(self.seat):
            if scene.sheltered(party, place):
                continue
            warriors, buildings = scene.pieces[place][party, "warrior"], scene.buildings(party, place)
            lost = [warriors, scene.holdings(party, place) - buildings, buildings]
            if party in scene.bots():
                most = 2
                for nth, number in enumerate(lost):
                    lost[nth] = min(most, number)
                    most -= lost[nth]
            facts += [("bombed", party, *lost)] if any(lost) else []
        return facts

    # ---- 11.5

    def defender(self, place: int, enemies: list[int]) -> int:
        scene = self.scene
        return scene.pick_player(enemies, lambda foe: scene.holdings(foe, place), scene.points)

    def daylight(self) -> Turn:
        where = self.scene.ordered(self.seat)
        yield from self.battle_each(where, least=2)
        for place in self.scene.first(where):
            spare, near = self.scene.warriors(self.seat, place) - 2, self.scene.reachable(self.seat, place)
            if place in self.scene.where(self.seat, *SHOWN) and spare > 0 and near:
                yield self.leave(place, near, spare)
        for _ in range(2 if self.has("mastermind") else 1):
            yield self.plot(where, 1)
        yield self.plot(self.scene.clearings, 3)

    def leave(self, place: int, near: list[int], number: int) -> Facts:
        """11.5.2"""
        scene, plots = self.scene, self.plots()
        free = [target for target in near if target not in plots]
        target = scene.pick(free, lambda found: scene.warriors(self.seat, found)) if free else scene.pick_low(near)
        return [aimed(target), *scene.march(self.seat, place, target, number)]

    def plot(self, among: list[int], least: int) -> Facts:
        """11.5.3, 11.5.4"""
        scene, seat, plots = self.scene, self.seat, self.plots()
        sites = [place for place in among if place not in plots and scene.warriors(seat, place) >= least]
        sites = [place for place in sites if scene.may_place(seat, place)]
        if not sites or len(plots) == 8:
            return []
        site = scene.pick(sites, lambda place: scene.warriors(seat, place))
        return [aimed(site), *scene.take(seat, "warrior", site, 1), ("plotted", site)]

    def evening(self) -> Turn:
        """11.6.1"""
        yield self.scene.score(self.seat, self.scene.on_map(self.seat, "extortion"))
