"""Warm Sun Prophets, and demoted the Lizard Envoys. The Prophets make others move and fight; the Envoys fetch a card
that was discarded of late."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members
from copse.kernel.domains import A_SEAT, declare
from copse.kernel.events import Word
from copse.kernel.tasks import Task
from copse.root.actions import BATTLE, CHOOSE, GO, MOVE, PASS, SAIL, STATION, TAKE_CARD
from copse.root.battle import battles, fight
from copse.root.board import Clearings
from copse.root.cards import CARDS
from copse.root.domains import A_CLEARING, OWN_PARTY
from copse.root.hirelings.base import Hireling, HirelingOrder
from copse.root.move import destination
from copse.root.pieces import WARRIOR, Kind
from copse.root.placing import place, placeable
from copse.root.state import Woodland
from copse.root.steps import Step

RECENT: Final = 5  # discards that the Envoys look through


class WarmSunProphets(Hireling):
    name = "warm_sun_prophets"
    sign = "ⓜ"
    colour = "#2a6f5f"
    card = "warm_sun_prophets"
    linked = "lizards"
    kinds: tuple[Kind, ...] = (Kind("warrior", WARRIOR, 4),)

    def set_up(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [ProphetsAtRuins(seat, party)]

    def on_hired(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [SendProphet(seat, party)] if not state.armed(party) and pulpits(state, party) else []

    def in_daylight(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [ProphetOrders(seat, party)] if pulpits(state, party) or is_heard(state, party) else []


def pulpits(state: Woodland, party: int) -> Clearings:
    """The clearings without a Prophet where one may be placed."""
    left = state.supply[state.rules.warrior[party]]
    return state.map.everywhere & placeable(state, party) & ~state.armed(party) if left else 0


def audience(state: Woodland, party: int) -> list[int]:
    """The players who can be made to act."""
    return [seat for seat in range(state.seats) if preached(state, party, seat)]


def is_heard(state: Woodland, party: int) -> bool:
    """Whether there is one; asked at every pause."""
    return any(preached(state, party, seat) for seat in range(state.seats))


def preached(state: Woodland, party: int, hearer: int) -> list[Action]:
    """What a player can be made to do: battle at a Prophet, or move everything that can leave it. Neither costs
    anything (R129)."""
    there = state.armed(party) & state.presence(hearer)
    out = battles(state, hearer, there, by_sight=True)
    for clearing in members(there):
        out += state.rules.factions[hearer].whole_moves(state, hearer, clearing)
    return out


class ProphetsAtRuins(Step):
    """§A.6.3: a warrior in each clearing with a ruin."""

    domains = declare(seat=A_SEAT, party=OWN_PARTY)

    def __init__(self, seat: int, party: int) -> None:
        self.seat, self.party = seat, party

    def run(self, state: Woodland) -> None:
        for clearing in members(state.ruins):
            place(state, self.party, state.rules.warrior[self.party], clearing, 1, "root:A.6.3")


class SendProphet(HirelingOrder):
    """§E.2.1: a warrior in any clearing."""

    law = "root:E.2.1"
    verbs: ClassVar[tuple[Verb, ...]] = (STATION,)

    def options(self, state: Woodland) -> list[Action]:
        return [STATION[clearing] for clearing in members(pulpits(state, self.party))]

    def choose(self, state: Woodland, action: Action) -> None:
        place(state, self.party, state.rules.warrior[self.party], action.args[0], 1, self.law)


class ProphetOrders(SendProphet):
    """§E.2.4: name a player who has to act, or place a Prophet in a clearing without one."""

    law = "root:E.2.4"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE, STATION)

    def options(self, state: Woodland) -> list[Action]:
        return [*[CHOOSE[seat] for seat in audience(state, self.party)], *super().options(state)]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is STATION:
            super().choose(state, action)
        else:
            state.push(Preach(self.seat, self.party, action.args[0]))


class Preach(HirelingOrder):
    """What the player has to do. In a battle the player is the attacker and scores (§E.3.6)."""

    law = "root:E.2.4"
    domains = declare(hearer=A_SEAT)
    verbs: ClassVar[tuple[Verb, ...]] = (BATTLE, MOVE, SAIL, GO)

    def __init__(self, seat: int, party: int, hearer: int) -> None:
        self.seat, self.party, self.hearer = seat, party, hearer

    @property
    def acting(self) -> int:
        return self.hearer

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"hireling": state.rules.party_names[self.party], "other": self.hearer}

    def options(self, state: Woodland) -> list[Action]:
        return preached(state, self.party, self.hearer)

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is BATTLE:
            fight(state, self.hearer, action, self.law)
            return
        state.push(PreachOn(self.seat, self.party, self.hearer, destination(action)))
        state.rules.factions[self.hearer].make_free_move(state, self.hearer, action, self.law)


class PreachOn(HirelingOrder):
    """A player made to move may then be made to battle where the move ended."""

    law = "root:E.2.4"
    domains = declare(hearer=A_SEAT, clearing=A_CLEARING)
    verbs: ClassVar[tuple[Verb, ...]] = (BATTLE,)

    def __init__(self, seat: int, party: int, hearer: int, clearing: int) -> None:
        self.seat, self.party, self.hearer, self.clearing = seat, party, hearer, clearing

    @property
    def acting(self) -> int:
        return self.hearer

    def moot(self, state: Woodland) -> bool:
        return len(self.options(state)) == 1

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        name = state.rules.party_names[self.party]
        return {"hireling": name, "other": self.hearer, "clearing": self.clearing}

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], *battles(state, self.hearer, 1 << self.clearing, by_sight=True)]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is BATTLE:
            fight(state, self.hearer, action, self.law)


# ---- demoted


class LizardEnvoys(Hireling):
    name = "lizard_envoys"
    sign = "ⓝ"
    colour = "#49796e"
    card = "warm_sun_prophets"
    linked = "lizards"
    demoted = True
    kinds: tuple[Kind, ...] = ()

    def printed(self) -> dict[str, int]:
        return {"cards": RECENT}

    def at_birdsong(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [FetchDiscard(seat, party)] if commonest(state) else []


def commonest(state: Woodland) -> list[int]:
    """Of the cards on top of the discard pile those of the suit that most of them have, whichever is so; a bird is of
    no other suit, and an ambush counts, but stays where it is."""
    recent = state.discard[-RECENT:]
    suits = [CARDS[card].suit for card in recent]
    most = max([suits.count(suit) for suit in suits], default=0)
    common = {card for card in recent if suits.count(CARDS[card].suit) == most and CARDS[card].kind != "ambush"}
    return sorted(common)


class FetchDiscard(HirelingOrder):
    """§E.2.3: one of these cards may be taken; everyone sees which."""

    law = "root:E.2.3"
    verbs: ClassVar[tuple[Verb, ...]] = (TAKE_CARD,)

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], *[TAKE_CARD[card] for card in commonest(state)]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is PASS:
            return
        card, pile = action.args[0], state.discard
        topmost = max(place for place, lying in enumerate(pile) if lying == card)
        state.discard = pile[:topmost] + pile[topmost + 1 :]
        state.hands[self.seat].add(card, [other for other in range(state.seats) if other != self.seat])
        state.say(self.law, "picked_up", seat=self.seat, card=CARDS[card].id)
