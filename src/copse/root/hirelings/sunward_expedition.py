"""Sunward Expedition, and demoted the Mole Artisans. The Expedition digs itself in at one clearing after another; the
Artisans give back the cards of the items that they helped to make."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members
from copse.kernel.domains import amount, declare
from copse.kernel.errors import Impossible
from copse.kernel.events import Word
from copse.kernel.tasks import Task
from copse.root.actions import BATTLE, DISCARD, MOVE, PASS, RECRUIT, REVEAL, SAIL, STATION, TAKE_OFF
from copse.root.board import Clearings
from copse.root.boards import FactionBoard
from copse.root.cards import CARDS, NO_ITEM
from copse.root.deck import discard, take_back
from copse.root.domains import A_CARD, A_CLEARING, OWN_SEAT, SOME_CLEARINGS
from copse.root.fields import Entries, Field, Many
from copse.root.hirelings.base import Hireling, HirelingCard, HirelingOrder, MoveThenBattle
from copse.root.hooks import Owner
from copse.root.pieces import TOKEN, WARRIOR, Kind
from copse.root.placing import place, placeable
from copse.root.removal import Loss, Removal, remove
from copse.root.state import NONE, Woodland
from copse.root.steps import Question

MOST_DIGGERS: Final = 3  # warriors that come with a foothold

ARTISANS: Final = "mole_artisans"


class SunwardExpedition(Hireling):
    name = "sunward_expedition"
    sign = "ⓠ"
    colour = "#2a3f6f"
    card = "sunward_expedition"
    linked = "duchy"
    kinds: tuple[Kind, ...] = (Kind("warrior", WARRIOR, 8), Kind("foothold", TOKEN, 3))

    def printed(self) -> dict[str, int]:
        return {"count": MOST_DIGGERS}

    def set_up(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [FirstFoothold(seat, party)]

    def in_daylight(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [LiftFoothold(seat, party), PlaceFoothold(seat, party), ExpeditionOrders(seat, party)]


def foothold(state: Woodland, party: int) -> int:
    return state.rules.piece(party, "foothold")


def sites(state: Woodland, party: int) -> Clearings:
    """Where a foothold may come: one to a clearing."""
    return placeable(state, party) & ~state.where(foothold(state, party)) & ~1


# ---- footholds


class LiftFoothold(HirelingOrder):
    """If none is left in the supply, one of the map is placed anew."""

    law = "root:E.2.4"
    verbs: ClassVar[tuple[Verb, ...]] = (TAKE_OFF,)

    def moot(self, state: Woodland) -> bool:
        return state.supply[foothold(state, self.party)] > 0 or not sites(state, self.party)

    def options(self, state: Woodland) -> list[Action]:
        if self.moot(state):
            return [PASS[()]]
        return [TAKE_OFF[clearing] for clearing in members(state.where(foothold(state, self.party)) & ~1)]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is TAKE_OFF:
            loss = Loss(foothold(state, self.party), action.args[0], 1)
            remove(state, [Removal(NONE, (loss,))], self.law)


class PlaceFoothold(HirelingOrder):
    """A foothold comes to a clearing without one."""

    law = "root:E.2.4"
    verbs: ClassVar[tuple[Verb, ...]] = (STATION,)

    def moot(self, state: Woodland) -> bool:
        return not state.supply[foothold(state, self.party)] or not sites(state, self.party)

    def options(self, state: Woodland) -> list[Action]:
        if self.moot(state):
            return [PASS[()]]
        return [STATION[clearing] for clearing in members(sites(state, self.party))]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is STATION:
            clearing = action.args[0]
            place(state, self.party, foothold(state, self.party), clearing, 1, self.law)
            self.follow(state, clearing)

    def follow(self, state: Woodland, clearing: int) -> None:
        state.push(BringDiggers(self.seat, self.party, clearing, MOST_DIGGERS))


class FirstFoothold(PlaceFoothold):
    """§A.6.3: with all the warriors that come with one."""

    law = "root:A.6.3"

    def follow(self, state: Woodland, clearing: int) -> None:
        place(state, self.party, state.rules.warrior[self.party], clearing, MOST_DIGGERS, self.law)


class BringDiggers(HirelingOrder):
    """Warriors move with it, one at a time, up to this number."""

    law = "root:E.2.4"
    domains = declare(clearing=A_CLEARING, left=amount(1, MOST_DIGGERS))
    verbs: ClassVar[tuple[Verb, ...]] = (STATION,)

    def __init__(self, seat: int, party: int, clearing: int, left: int) -> None:
        self.seat, self.party, self.clearing, self.left = seat, party, clearing, left

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"hireling": state.rules.party_names[self.party], "clearing": self.clearing, "count": self.left}

    def moot(self, state: Woodland) -> bool:
        barred = not placeable(state, self.party) >> self.clearing & 1
        return barred or not state.supply[state.rules.warrior[self.party]]

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()]] if self.moot(state) else [PASS[()], STATION[self.clearing]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is STATION:
            place(state, self.party, state.rules.warrior[self.party], self.clearing, 1, self.law)
            if self.left > 1:
                state.push(BringDiggers(self.seat, self.party, self.clearing, self.left - 1))


# ---- what they do then


class ExpeditionOrders(MoveThenBattle):
    """A move and a battle, or a warrior at each foothold."""

    verbs: ClassVar[tuple[Verb, ...]] = (MOVE, SAIL, BATTLE, RECRUIT)

    def posts(self, state: Woodland) -> Clearings:
        if not state.supply[state.rules.warrior[self.party]]:
            return 0
        return state.where(foothold(state, self.party)) & placeable(state, self.party) & ~1

    def options(self, state: Woodland) -> list[Action]:
        return [*super().options(state), *([RECRUIT[()]] if self.posts(state) else [])]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is RECRUIT:
            man_footholds(state, self.seat, self.party, self.posts(state))
        else:
            super().choose(state, action)


def man_footholds(state: Woodland, seat: int, party: int, posts: Clearings) -> None:
    """Place a warrior at each; if there are too few, the controlling player chooses where (§1.5.4)."""
    warrior = state.rules.warrior[party]
    if len(members(posts)) > state.supply[warrior]:
        if state.supply[warrior]:
            state.push(ManFoothold(seat, party, posts))
        return
    for clearing in members(posts):
        place(state, party, warrior, clearing, 1, "root:E.2.4")


class ManFoothold(HirelingOrder):
    """Which of the footholds gets one of the last warriors."""

    law = "root:1.5.4"
    domains = declare(posts=SOME_CLEARINGS)
    verbs: ClassVar[tuple[Verb, ...]] = (STATION,)

    def __init__(self, seat: int, party: int, posts: Clearings) -> None:
        self.seat, self.party, self.posts = seat, party, posts

    def trouble(self, state: Woodland) -> str:
        mine = super().trouble(state)
        if mine:
            return mine
        short = 0 < state.supply[state.rules.warrior[self.party]] < len(members(self.posts))
        return "" if short else "there are warriors for all footholds, or none"

    def options(self, state: Woodland) -> list[Action]:
        return [STATION[clearing] for clearing in members(self.posts)]

    def choose(self, state: Woodland, action: Action) -> None:
        clearing = action.args[0]
        place(state, self.party, state.rules.warrior[self.party], clearing, 1, "root:E.2.4")
        man_footholds(state, self.seat, self.party, self.posts & ~(1 << clearing))


# ---- demoted


class ArtisansCard(HirelingCard):
    fields: ClassVar[Entries] = (
        *HirelingCard.fields,
        Field("revealed", Many(A_CARD), "cards crafted and revealed this turn"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.revealed: list[int] = []

    def take(self, other: HirelingCard) -> None:
        super().take(other)
        assert isinstance(other, ArtisansCard)
        self.revealed = other.revealed[:]

    def cards(self) -> list[int]:
        return self.revealed

    def check(self, state: Woodland, seat: int) -> None:
        if self.revealed and state.holder[seat] != state.turn:
            raise Impossible("what they reveal comes back at the end of the turn", "revealed")


class Artisans(Owner):
    """The card of a crafted item may be revealed instead, and comes back at the end of Evening."""

    def keeps_crafted(self, state: Woodland, seat: int, card: int) -> bool:
        """It lies on their card until it is said what becomes of it."""
        if CARDS[card].item == NO_ITEM:
            return False
        artisans_card(state).revealed.append(card)
        state.push(KeepRevealed(seat, card))
        return True

    def on_turn_end(self, state: Woodland, seat: int, ending: int) -> list[Task]:
        """Before anyone passes them on, and after the limit of the hand (R150)."""
        if ending == seat:
            mine = artisans_card(state)
            back, mine.revealed = mine.revealed, []
            for card in back:
                take_back(state, seat, card, "root:E.2.2")
        return []


class MoleArtisans(Hireling):
    name = ARTISANS
    sign = "ⓡ"
    colour = "#495879"
    card = "sunward_expedition"
    linked = "duchy"
    demoted = True
    kinds: tuple[Kind, ...] = ()
    grants: tuple[Owner, ...] = (Artisans(),)

    def new_board(self, seats: int) -> FactionBoard:
        return ArtisansCard()


def artisans_card(state: Woodland) -> ArtisansCard:
    return state.board(state.rules.party_names.index(ARTISANS), ArtisansCard)


class KeepRevealed(Question):
    """Whether the card of the item is kept, or discarded as usual."""

    law = "root:E.2.2"
    domains = declare(seat=OWN_SEAT, card=A_CARD)
    verbs: ClassVar[tuple[Verb, ...]] = (REVEAL, DISCARD)

    def __init__(self, seat: int, card: int) -> None:
        self.seat, self.card = seat, card

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"card": CARDS[self.card].id}

    def trouble(self, state: Woodland) -> str:
        known = ARTISANS in state.rules.party_names and self.card in artisans_card(state).revealed
        return "" if known else "no such card was crafted"

    def options(self, state: Woodland) -> list[Action]:
        return [REVEAL[self.card], DISCARD[self.card]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is REVEAL:
            state.say(self.law, "revealed", seat=self.seat, card=CARDS[self.card].id)
        else:
            artisans_card(state).revealed.remove(self.card)
            discard(state, self.card)
