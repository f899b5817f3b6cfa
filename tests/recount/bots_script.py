"""What all bots do, as a script: each paragraph of a turn says what must be told of it, from the scene just before."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Final

from copse.kernel.events import Event
from tests.recount.bots_scene import Fact, Facts, Scene, against
from tests.recount.root_table import cards, suit_of

ANY: Final = object()  # whatever the lot says
FEW: Final = 2  # warriors with which a bot hires others (9.7.3)

Turn = Generator[Facts | None, Facts, None]
"""The facts that are due, paragraph by paragraph; None ends a phase. What was told comes back."""


class Script:
    """The turn of a bot. `scene` is the one before whatever is told next."""

    scene: Scene

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.purchases = 0
        self.came = set[int]()

    def turn(self) -> Turn:
        yield from self.birdsong()
        yield None
        yield from self.daylight()
        yield None
        yield from self.evening()
        yield from self.end()

    def birdsong(self) -> Turn:
        yield from self.begin()

    def begin(self) -> Turn:
        """The first steps of most chapters: an order, which is crafted."""
        yield from self.reveal()
        yield from self.craft()

    def daylight(self) -> Turn:
        raise NotImplementedError

    def evening(self) -> Turn:
        raise NotImplementedError

    def end(self) -> Turn:
        """3.3.1"""
        if self.scene.difficulty(self.seat) == "nightmare":
            yield self.scene.score(self.seat, 1)

    def arrive(self, told: Fact) -> None:
        """Remember where pieces have come to."""
        target = told[2] if told[0] == "moved" else told[1] if told[0] == "walked" else ""
        if str(target).isdigit():
            self.came.add(int(str(target)))

    def notice(self, event: Event) -> None:
        """Something happened in the turn of the bot."""

    def follows(self, event: Event) -> bool:
        """Whether an event follows from what others do; the war tax of the Electric Eyrie takes points."""
        return event.what == "scored" and event.law == "bots:3.3.2" and int(event.args["points"]) < 0

    def has(self, trait: str) -> bool:
        return self.scene.has(self.seat, trait)

    def level(self, easy: int, normal: int, hard: int) -> int:
        """A figure of the difficulty."""
        return {"easy": easy, "normal": normal}.get(self.scene.difficulty(self.seat), hard)

    # ---- 2.7, 1.1

    def reveal(self) -> Turn:
        if self.scene.can_draw():
            yield [("revealed_order", ANY)]

    def craft(self) -> Turn:
        order = self.scene.board(self.seat)["order"]
        if order:
            yield from self.craft_card(str(order))

    def craft_card(self, card: str) -> Turn:
        wanted = self.bargains(card, self.on_sale())
        if wanted:
            got = yield self.buy_card(wanted, "revealed_order")
            card = str(got[1][1])
        yield self.made(card)

    def made(self, card: str) -> Facts:
        """1.1: the item of a card for one point, if it is there."""
        if not self.scene.left(self.seat, card):
            return []
        item, wares = str(cards()[card]["item"]), self.scene.forged(self.seat)
        (wares if wares.get(item) else self.scene.seen.items)[item] -= 1
        return [("crafted", card), *self.scene.score(self.seat, 1)]

    # ---- battles

    def defender(self, place: int, enemies: list[int]) -> int:
        raise NotImplementedError

    def battle_each(self, places: Iterable[int], least: int = 0) -> Turn:
        """2.4: the clearings one after the other; in some chapters only with so many warriors."""
        for place in self.scene.first(places):
            enemies = self.scene.opponents(self.seat, place)
            if enemies and self.scene.warriors(self.seat, place) >= least:
                foe = self.defender(place, enemies)
                yield [against(foe), *self.battle(foe, place)]

    def battle(self, foe: int, place: int) -> Facts:
        """9.7.3: mercenaries, where a bot has few warriors and they are there."""
        facts: Facts = [("battled", foe, place)]
        lender, few = self.scene.lender(), self.scene.warriors(self.seat, place) <= FEW
        if few and lender not in (None, foe) and self.scene.warriors(lender or 0, place) and self.may_hire():
            facts += self.hire()
        return facts

    # ---- 9.7 services

    def price(self) -> int:
        """9.2.3.I"""
        points = self.scene.points(self.seat)
        return 2 if points < 10 else 3 if points < 20 else 4

    def purse(self) -> int:
        return self.scene.supply(self.seat, "warrior")

    def may_buy(self, whoever_leads: bool = False, place: int | None = None) -> bool:
        """9.7.1: of who has no more points; of a person as often as people may buy, which depends on trade posts."""
        scene, seller = self.scene, self.scene.lender()
        if seller in (None, self.seat) or self.purse() < self.price():
            return False
        assert seller is not None
        if not whoever_leads and scene.points(self.seat) < scene.points(seller):
            return False
        posts = scene.where(seller, "trade_post")
        visited = sum(scene.components(self.seat, post) > 0 for post in posts) if place is None else place in posts
        return seller in scene.bots() or self.purchases <= visited

    def may_hire(self) -> bool:
        """B61: mercenaries serve from Daylight on; once a turn."""
        scene, seller = self.scene, self.scene.lender()
        hired = seller is not None and scene.board(seller)["mercenaries"]
        return scene.seen.phase != "birdsong" and not hired and self.may_buy()

    def may_sail(self) -> bool:
        """Whether boats are on sale."""
        seller = self.scene.lender()
        return seller is not None and not self.scene.board(seller)["boats"] and self.may_buy()

    def on_sale(self, whoever_leads: bool = False) -> list[str]:
        seller = self.scene.lender()
        if seller is None or not self.may_buy(whoever_leads):
            return []
        return self.scene.listed(seller, "market") if seller in self.scene.bots() else self.scene.own(seller).hand.cards

    def bargains(self, card: str, on_sale: list[str]) -> set[str]:
        """9.7.2: cards that show an item which is left, with most points."""
        if self.scene.left(self.seat, card):
            return set()
        shown = [found for found in on_sale if self.scene.left(self.seat, found)]
        most = max([cards()[found]["points"] or 0 for found in shown], default=0)
        return {found for found in shown if cards()[found]["points"] == most}

    def birds_first(self, card: str, on_sale: list[str]) -> set[str]:
        """9.7.5"""
        basic = Script.bargains(self, card, on_sale)
        birds = [found for found in on_sale if suit_of(found) == "bird"]
        if basic:
            return Script.bargains(self, card, birds) or basic
        return set(birds) if not self.scene.left(self.seat, card) and suit_of(card) != "bird" else set()

    def buy(self, service: str) -> Facts:
        """The service, and the price."""
        facts: Facts = [("bought", self.scene.lender(), service, self.price())]
        self.purchases += 1
        return facts

    def pay(self) -> Facts:
        if self.purse() and "warrior" in self.scene.own(self.seat).supply:
            self.scene.own(self.seat).supply["warrior"] -= self.price()
        return []

    def buy_card(self, wanted: Iterable[str], told: str) -> Facts:
        return [*self.buy("hand_card"), (told, frozenset(wanted)), *self.pay()]

    def hire(self) -> Facts:
        facts = [*self.buy("mercenaries"), *self.pay()]
        seller = self.scene.lender()
        assert seller is not None
        self.scene.board(seller)["mercenaries"] = True
        self.scene.customer = self.seat
        return facts

    def with_help(self, sites: Callable[[], list[int]]) -> tuple[list[int], Facts]:
        """9.7.3: where a building can be placed, and what it takes: mercenaries, if it can be placed nowhere else."""
        found = sites()
        if found or not self.may_hire():
            return found, []
        self.scene.customer = self.seat
        found = sites()
        self.scene.customer = None
        return (found, self.hire()) if found else ([], [])


def told_of(what: str, facts: Facts) -> list[Fact]:
    return [fact for fact in facts if fact[0] == what]
