"""Bots, chapter 9, reckoned a second time: the Riverfolk Robots."""

from __future__ import annotations

from typing import Final

from tests.recount.bots_scene import Facts, against, aimed
from tests.recount.bots_script import ANY, Script, Turn
from tests.recount.root_table import SUITS

MARKET: Final = 5


class Robots(Script):
    def market(self) -> list[str]:
        return self.scene.listed(self.seat, "market")

    def payments(self) -> list[int]:
        found = self.scene.board(self.seat)["payments"]
        assert isinstance(found, list)
        return found

    def best_payer(self) -> list[int]:
        """B54: the Robots are a player too."""
        paid = self.payments()
        payers = [owner for owner, number in enumerate(paid) if number]
        return [self.scene.pick_player(payers, lambda owner: paid[owner])] if payers else []

    def birdsong(self) -> Turn:
        """9.4"""
        cards = self.scene.seen.deck + len(self.scene.seen.discard)
        added = min(MARKET - len(self.market()), cards)
        yield [("added_to_market", ANY)] * added
        new = self.market()[len(self.market()) - added :]
        made = next((card for card in new if self.scene.left(self.seat, card)), None)
        if made is not None:
            yield [*self.made(made), ("discarded", made)]
        if self.market():
            yield [("revealed_order", self.market()[-1])]

    def daylight(self) -> Turn:
        """9.5"""
        yield self.build()
        yield self.recruit()
        told = yield self.organize()
        if told and told[0][0] == "raised_shield":
            yield from self.battle_each(self.scene.clearings)
        elif told:
            yield from self.battle_each(self.scene.ordered(self.seat))

    def build(self) -> Facts:
        """9.5.1"""
        scene, seat, order = self.scene, self.seat, self.scene.order(self.seat)
        posts = scene.where(seat, "trade_post")
        fitting = {
            place: [suit for suit in SUITS if place in scene.of_suit(suit) and scene.supply(seat, f"trade_post_{suit}")]
            for place in scene.ordered(seat)
            if place not in posts and scene.may_place(seat, place)
        }
        sites = [place for place, suits in fitting.items() if suits]
        if not sites:
            return []
        payer = self.best_payer() if len(sites) > 1 else []
        site = scene.pick(sites, lambda place: any(scene.components(owner, place) for owner in payer))
        suit = order if order in fitting[site] else fitting[site][0]
        facts: Facts = [*[against(owner) for owner in payer], aimed(site)]
        post = scene.put(seat, f"trade_post_{suit}", site, 1)
        facts += post
        if post and post[0][0] == "built":
            facts += scene.put(seat, "warrior", site, self.level(0, 1, 2))
        return facts

    def recruit(self) -> Facts:
        """9.5.2"""
        scene, seat = self.scene, self.seat
        river = {place for pair in scene.map["rivers"] for place in pair}
        sites = river if scene.order(seat) == "bird" else scene.ordered(seat)
        return [fact for site in scene.first(sites) for fact in scene.put(seat, "warrior", site, 1)]

    def organize(self) -> Facts:
        """9.5.3, 9.2.4"""
        scene, seat = self.scene, self.seat
        if any(self.payments()) and scene.supply(seat, "warrior"):
            return []
        facts: Facts = [("drew_sword",) if any(self.payments()) else ("raised_shield",), *scene.score(seat, 1)]
        sites = [place for place in scene.clearings if scene.components(seat, place) and scene.may_place(seat, place)]
        if sites and scene.supply(seat, "warrior"):
            site = scene.pick(sites, lambda place: scene.foe_components(seat, place))
            facts += [aimed(site), *scene.put(seat, "warrior", site, 2)]
        return facts

    def defender(self, place: int, enemies: list[int]) -> int:
        """9.5.4"""
        paid = self.payments()
        return self.scene.pick_player(enemies, lambda foe: -paid[foe] if foe < len(paid) else 0)

    def evening(self) -> Turn:
        """9.6"""
        scene, seat = self.scene, self.seat
        stance = scene.board(seat)["stance"]
        for payer in self.best_payer():
            number = self.payments()[payer]
            yield [against(payer), *scene.score(seat, number), ("cashed_in", payer, number)]
        if stance:
            yield self.withdraw()
        for _ in range(min(len(self.market()), 2 if stance == "shield" else 1)):
            yield [("discarded", self.market().pop(0))]

    def withdraw(self) -> Facts:
        """9.6.2"""
        scene, seat, facts = self.scene, self.seat, Facts()
        for place in scene.first(scene.clearings):
            number = scene.warriors(seat, place) - 2
            if number > 0:
                held = scene.snare(seat, place)
                facts.append(("sprang_snare", place) if held else ("banked", place, number))
        return facts
