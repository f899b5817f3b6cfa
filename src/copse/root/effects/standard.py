"""The effects of the standard deck, one short declaration a card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.kernel.actions import Action
from copse.kernel.bits import members
from copse.kernel.events import Word
from copse.root.actions import TAKE_OFF
from copse.root.battle import battles
from copse.root.cards import CARDS, FOX, MOUSE, RABBIT
from copse.root.deck import draw, steal
from copse.root.effects.base import Effect
from copse.root.effects.choices import LAW, Aimed, GainCard, Granting, give_up, victims, with_hand
from copse.root.removal import Loss, Removal, remove, sweep
from copse.root.score import score
from copse.root.state import NONE, Battle, Woodland
from copse.root.steps import Question

# ---- in battle


class Armorers(Effect):
    """On either side of a battle you may give up the card: no rolled hit against you counts."""

    name = "armorers"
    reduces = True

    def in_battle(self, state: Woodland, seat: int, battle: Battle) -> bool:
        return battle.rolled[1 - battle.side(seat)] > 0

    def use_in_battle(self, state: Woodland, seat: int, battle: Battle) -> None:
        battle.used &= ~(1 << self.number)  # it is gone, and the other side may have one of its own
        battle.rolled[1 - battle.side(seat)] = 0
        give_up(state, seat, self.number)


class Sappers(Effect):
    """As defender you may give up the card for an extra hit."""

    name = "sappers"

    def in_battle(self, state: Woodland, seat: int, battle: Battle) -> bool:
        return seat == battle.defender

    def use_in_battle(self, state: Woodland, seat: int, battle: Battle) -> None:
        battle.extra[1] += 1
        give_up(state, seat, self.number)


class BrutalTactics(Effect):
    """As attacker you may deal an extra hit, for which the defender scores a point."""

    name = "brutal_tactics"
    points: int = 1

    def printed(self) -> dict[str, int]:
        return {"points": self.points}

    def in_battle(self, state: Woodland, seat: int, battle: Battle) -> bool:
        return seat == battle.attacker

    def use_in_battle(self, state: Woodland, seat: int, battle: Battle) -> None:
        battle.extra[0] += 1
        score(state, battle.defender, self.points, "root:4.3.3")


class ScoutingParty(Effect):
    """As attacker you cannot be ambushed."""

    name = "scouting_party"

    def ignores_ambush(self, state: Woodland, seat: int) -> bool:
        return True


# ---- at once


class Favor(Effect):
    """When crafted, remove all enemy pieces from the clearings of its suit."""

    def __init__(self, name: str, suit: int) -> None:
        self.name = name
        self.suit = suit
        super().__init__()

    def use(self, state: Woodland, seat: int) -> None:
        sweep(state, seat, state.of_suit(self.suit), "root:4.1.2")


# ---- Birdsong


class BetterBurrowBank(Aimed):
    """At the start of Birdsong you and another player of your choice must draw a card each."""

    name = "better_burrow_bank"
    window = "birdsong_start"
    must = True

    def aim(self, state: Woodland, seat: int, target: int) -> None:
        draw(state, seat, 1, LAW)
        draw(state, target, 1, LAW)


class RoyalClaim(Effect):
    """In Birdsong you may give up the card for a point from each clearing of the map that you rule."""

    name = "royal_claim"
    window = "birdsong"

    def usable(self, state: Woodland, seat: int) -> bool:
        return state.realm(seat) > 0

    def use(self, state: Woodland, seat: int) -> None:
        points = state.realm(seat)
        give_up(state, seat, self.number)
        score(state, seat, points, LAW)


class StandAndDeliver(Aimed):
    """In Birdsong you may take a random card from another player, who scores a point."""

    name = "stand_and_deliver"
    window = "birdsong"
    points: int = 1

    def printed(self) -> dict[str, int]:
        return {"points": self.points}

    def targets(self, state: Woodland, seat: int) -> list[int]:
        return victims(state, seat)

    def aim(self, state: Woodland, seat: int, target: int) -> None:
        steal(state, seat, target, LAW)
        score(state, target, self.points, LAW)


# ---- Daylight


class CommandWarren(Granting):
    """At the start of Daylight you may start a battle."""

    name = "command_warren"
    window = "daylight_start"

    def grants(self, state: Woodland, seat: int) -> list[Action]:
        return battles(state, seat)


class Codebreakers(Aimed):
    """Once in Daylight you may look at another player's hand."""

    name = "codebreakers"
    window = "daylight"

    def targets(self, state: Woodland, seat: int) -> list[int]:
        return with_hand(state, seat)

    def aim(self, state: Woodland, seat: int, target: int) -> None:
        hand = state.hands[target]
        hand.show(seat)
        state.sealed = True
        cards = " ".join(CARDS[card].id for card in hand.cards)
        state.whisper(LAW, "saw_hand", (seat, target), {"cards": cards}, seat=seat, target=target)


class TaxCollector(Effect):
    """Once in Daylight you may remove one of your warriors from the map to draw a card."""

    name = "tax_collector"
    window = "daylight"

    def usable(self, state: Woodland, seat: int) -> bool:
        return bool(taxed(state, seat))

    def use(self, state: Woodland, seat: int) -> None:
        state.push(PayTax(seat))


def taxed(state: Woodland, seat: int) -> tuple[int, ...]:
    """The clearings of the map from which a warrior may be taken."""
    warrior = state.rules.warrior[seat]
    return members(state.where(warrior) & ~1) if warrior != NONE else ()


class PayTax(Question):
    """Tax Collector: which warrior goes."""

    law = LAW

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"card": "tax_collector"}

    def options(self, state: Woodland) -> list[Action]:
        return [TAKE_OFF[clearing] for clearing in taxed(state, self.seat)]

    def choose(self, state: Woodland, action: Action) -> None:
        state.push(GainCard(self.seat))
        remove(state, [Removal(NONE, (Loss(state.rules.warrior[self.seat], action.args[0], 1),))], LAW)


# ---- Evening


class Cobbler(Granting):
    """At the start of Evening you may move."""

    name = "cobbler"
    window = "evening_start"

    def grants(self, state: Woodland, seat: int) -> list[Action]:
        return state.rules.factions[seat].free_moves(state, seat)


STANDARD: Final[Mapping[str, Effect]] = {
    effect.name: effect
    for effect in (
        Armorers(),
        Sappers(),
        BrutalTactics(),
        ScoutingParty(),
        Favor("favor_of_the_foxes", FOX),
        Favor("favor_of_the_rabbits", RABBIT),
        Favor("favor_of_the_mice", MOUSE),
        BetterBurrowBank(),
        RoyalClaim(),
        StandAndDeliver(),
        CommandWarren(),
        Codebreakers(),
        TaxCollector(),
        Cobbler(),
    )
}
