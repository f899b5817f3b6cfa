"""Spring Uprising, and demoted the Rabbit Scouts. A die decides where the Uprising rises; the Scouts warn a
defender."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members
from copse.kernel.domains import A_SEAT, amount, declare
from copse.kernel.events import Word
from copse.kernel.tasks import Forfeit, Task
from copse.root.actions import PASS, SPEND, STATION, TAKE_OFF
from copse.root.battle import Roll, battle_figures, current
from copse.root.board import Clearings
from copse.root.cards import FOX, MOUSE, RABBIT, SUITS, Suits, matching
from copse.root.deck import spend
from copse.root.domains import A_CLEARING_SUIT, OWN_PARTY, OWN_SEAT
from copse.root.hirelings.base import Hireling, HirelingOrder
from copse.root.hooks import Owner
from copse.root.pieces import WARRIOR, Kind
from copse.root.placing import place, placeable
from copse.root.removal import Loss, Removal, clearance, enemy_pieces, remove
from copse.root.state import NONE, Woodland
from copse.root.steps import Question, SeatStep, Step

UPRISING_DIE: Final = (FOX, FOX, RABBIT, RABBIT, MOUSE, MOUSE)
FIRST_RISINGS: Final = 2  # rolls of the setup


class SpringUprising(Hireling):
    name = "spring_uprising"
    sign = "ⓔ"
    colour = "#6f6a2a"
    card = "spring_uprising"
    linked = "alliance"
    kinds: tuple[Kind, ...] = (Kind("warrior", WARRIOR, 4),)

    def set_up(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [Kindle(seat, party, FIRST_RISINGS)]

    def on_hired(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [Rekindle(seat, party)] if not state.armed(party) else []

    def attack_price(self, state: Woodland, seat: int, clearing: int) -> Suits:
        """A card that matches the clearing of the battle."""
        return state.suits_of(clearing)

    def at_birdsong(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [RollUprising(seat, party)]

    def must_act(self, state: Woodland, party: int, seat: int) -> bool:
        return True


def roll_uprising(state: Woodland, party: int, law: str) -> int:
    suit = state.roll("uprising", UPRISING_DIE)
    state.say(law, "rolled_uprising", seat=party, suit=SUITS[suit])
    return suit


def risings(state: Woodland, party: int, suit: int) -> Clearings:
    """The clearings of a suit in which a warrior of theirs may be placed."""
    left = state.supply[state.rules.warrior[party]]
    return state.of_suit(suit) & placeable(state, party) if left else 0


class Kindle(Step):
    """§A.6.3: for each roll a warrior, in a clearing of that suit."""

    domains = declare(seat=A_SEAT, party=OWN_PARTY, rolls=amount(1, FIRST_RISINGS))

    def __init__(self, seat: int, party: int, rolls: int) -> None:
        self.seat, self.party, self.rolls = seat, party, rolls

    def run(self, state: Woodland) -> None:
        if self.rolls > 1:
            state.push(Kindle(self.seat, self.party, self.rolls - 1))
        suit = roll_uprising(state, self.party, "root:A.6.3")
        if risings(state, self.party, suit):
            state.push(RiseSomewhere(self.seat, self.party, suit))


class Rekindle(Step):
    """§E.2.1: with none on the map there is a roll, and a warrior in a clearing of that suit."""

    domains = declare(seat=A_SEAT, party=OWN_PARTY)

    def __init__(self, seat: int, party: int) -> None:
        self.seat, self.party = seat, party

    def run(self, state: Woodland) -> None:
        suit = roll_uprising(state, self.party, "root:E.2.1")
        if risings(state, self.party, suit):
            state.push(RiseAgain(self.seat, self.party, suit))


class RiseSomewhere(HirelingOrder):
    """Where the warrior is placed."""

    law = "root:A.6.3"
    domains = declare(suit=A_CLEARING_SUIT)
    verbs: ClassVar[tuple[Verb, ...]] = (STATION,)

    def __init__(self, seat: int, party: int, suit: int) -> None:
        self.seat, self.party, self.suit = seat, party, suit

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"hireling": state.rules.party_names[self.party], "suit": SUITS[self.suit]}

    def options(self, state: Woodland) -> list[Action]:
        return [STATION[clearing] for clearing in members(risings(state, self.party, self.suit))]

    def choose(self, state: Woodland, action: Action) -> None:
        place(state, self.party, state.rules.warrior[self.party], action.args[0], 1, self.law)


class RiseAgain(RiseSomewhere):
    """§E.2.1: the player who has just taken control chooses a clearing."""

    law = "root:E.2.1"


class RollUprising(Step):
    """§E.2.3: the die decides where the Uprising breaks out or grows; if it can do neither, nothing happens."""

    domains = declare(seat=A_SEAT, party=OWN_PARTY)

    def __init__(self, seat: int, party: int) -> None:
        self.seat, self.party = seat, party

    def run(self, state: Woodland) -> None:
        outbreak = BreakOut(self.seat, self.party, roll_uprising(state, self.party, "root:E.2.3"))
        if outbreak.options(state):
            state.push(outbreak)


class BreakOut(RiseSomewhere):
    """A warrior of theirs and all enemy pieces leave a clearing of that suit, or a warrior comes to one."""

    law = "root:E.2.3"
    verbs: ClassVar[tuple[Verb, ...]] = (STATION, TAKE_OFF)

    def options(self, state: Woodland) -> list[Action]:
        manned = state.armed(self.party) & state.of_suit(self.suit)
        return [*super().options(state), *[TAKE_OFF[clearing] for clearing in members(manned)]]

    def forfeit(self, state: Woodland, action: Action) -> Forfeit | None:
        """Where no enemy piece is, only their own warrior leaves."""
        alone = action.verb is TAKE_OFF and not enemy_pieces(state, self.party, action.args[0])
        return Forfeit("alone", "root:E.2.3", {}) if alone else None

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is STATION:
            super().choose(state, action)
            return
        clearing, warrior = action.args[0], state.rules.warrior[self.party]
        given_up = Removal(NONE, (Loss(warrior, clearing, 1),))
        remove(state, [given_up, clearance(state, self.party, 1 << clearing)], self.law)


# ---- demoted


class Scouts(Owner):
    """A defender may spend a card that matches the clearing and then deals the higher roll."""

    cites: Mapping[str, str] = {"swaps_rolls": "root:E.2.2"}

    def before_roll(self, state: Woodland, seat: int) -> list[Task]:
        return [HearScouts(seat)] if current(state).defender == seat else []

    def swaps_rolls(self, state: Woodland, seat: int) -> bool:
        return Warned(seat) in state.todo


class RabbitScouts(Hireling):
    name = "rabbit_scouts"
    sign = "ⓕ"
    colour = "#797549"
    card = "spring_uprising"
    linked = "alliance"
    demoted = True
    kinds: tuple[Kind, ...] = ()
    grants: tuple[Owner, ...] = (Scouts(),)


class HearScouts(Question):
    """Asked whatever cards the hand holds."""

    law = "root:E.2.2"
    hushed: ClassVar[bool] = True
    domains = declare(seat=OWN_SEAT)
    verbs: ClassVar[tuple[Verb, ...]] = (SPEND,)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def moot(self, state: Woodland) -> bool:
        hand = state.hands[self.seat]
        return not hand.cards or (hand.open and len(self.options(state)) == 1)

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return battle_figures(state)

    def trouble(self, state: Woodland) -> str:
        attacked = state.battle is not None and state.battle.defender == self.seat and Roll() in state.todo
        return "" if attacked else "nobody is about to roll against that seat"

    def options(self, state: Woodland) -> list[Action]:
        cards = matching(state.hands[self.seat].cards, state.suits_of(current(state).clearing))
        return [PASS[()], *[SPEND[card] for card in cards]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is SPEND:
            spend(state, self.seat, action.args[0], self.law)
            state.todo.insert(state.todo.index(Roll()), Warned(self.seat))


class Warned(SeatStep):
    """Marks on the stack that in the battle above it this seat was warned."""

    def run(self, state: Woodland) -> None:
        pass
