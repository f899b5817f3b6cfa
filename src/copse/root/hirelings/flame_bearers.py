"""Flame Bearers, and demoted the Rat Smugglers. The Bearers burn down pieces beside them, and spread; for a card that
shows an item the Smugglers give a move or a battle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members
from copse.kernel.domains import A_SEAT, amount, declare
from copse.kernel.errors import Impossible
from copse.kernel.events import Word
from copse.kernel.tasks import State, Task
from copse.root.actions import BATTLE, LOSE, PASS, SMUGGLE, STATION, STRIKE
from copse.root.battle import battles, fight
from copse.root.board import Clearings
from copse.root.boards import FactionBoard
from copse.root.cards import CARDS, NO_ITEM, different
from copse.root.deck import throw_away
from copse.root.domains import A_CLEARING, A_NAMED_PIECE, A_PARTY, OWN_PARTY, OWN_SEAT, SOME_CLEARINGS
from copse.root.fields import Entries, Field, Many
from copse.root.hirelings.base import Hireling, HirelingCard, HirelingOrder
from copse.root.move import adjacent
from copse.root.pieces import PIECES, WARRIOR, Kind
from copse.root.placing import place, placeable
from copse.root.removal import Removal, losses_of, remove, sheltered
from copse.root.state import DAYLIGHT, Woodland
from copse.root.steps import Question, Step

FIRST: Final = 2  # Bearers that come where there are none


class BearersCard(HirelingCard):
    fields: ClassVar[Entries] = (
        *HirelingCard.fields,
        Field("marked", Many(A_NAMED_PIECE), "the pieces that are about to burn in this clearing, at one moment"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.marked: list[int] = []  # pieces

    def take(self, other: HirelingCard) -> None:
        super().take(other)
        assert isinstance(other, BearersCard)
        self.marked = other.marked[:]

    def check(self, state: Woodland, seat: int) -> None:
        if self.marked and not any(isinstance(task, Burn | BurnPiece) for task in state.todo):
            raise Impossible("what they have marked is removed at once", "marked")


class FlameBearers(Hireling):
    name = "flame_bearers"
    sign = "ⓤ"
    colour = "#542a6f"
    card = "flame_bearers"
    linked = "hundreds"
    kinds: tuple[Kind, ...] = (Kind("warrior", WARRIOR, 6),)

    def printed(self) -> dict[str, int]:
        return {"count": FIRST}

    def new_board(self, seats: int) -> FactionBoard:
        return BearersCard()

    def set_up(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [FirstBearers(seat, party, FIRST)]

    def on_hired(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [] if state.armed(party) else [BearersAnew(seat, party, FIRST)]

    def must_act(self, state: Woodland, party: int, seat: int) -> bool:
        return True

    def at_birdsong(self, state: Woodland, party: int, seat: int) -> list[Task]:
        here = state.armed(party) & ~1
        steps: list[Task] = [BurnNext(seat, party, here)] if here else []
        return [*steps, SpreadFire(seat, party)]


# ---- where they come to the map


def any_place(state: Woodland, party: int) -> Clearings:
    return placeable(state, party) & ~1 if state.supply[state.rules.warrior[party]] else 0


class BearersAnew(HirelingOrder):
    """When hired, if none is on the map: some among any clearings."""

    law = "root:E.2.1"
    domains = declare(left=amount(1, FIRST))
    verbs: ClassVar[tuple[Verb, ...]] = (STATION,)

    def __init__(self, seat: int, party: int, left: int) -> None:
        self.seat, self.party, self.left = seat, party, left

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"hireling": state.rules.party_names[self.party], "count": self.left}

    def moot(self, state: Woodland) -> bool:
        return not any_place(state, self.party)

    def options(self, state: Woodland) -> list[Action]:
        return [STATION[clearing] for clearing in members(any_place(state, self.party))] or [PASS[()]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is STATION:
            place(state, self.party, state.rules.warrior[self.party], action.args[0], 1, self.law)
            if self.left > 1:
                state.push(type(self)(self.seat, self.party, self.left - 1))


class FirstBearers(BearersAnew):
    """§A.6.3"""

    law = "root:A.6.3"


class BearersAtBirdsong(BearersAnew):
    """§E.2.3: where none could come beside another."""

    law = "root:E.2.3"


# ---- Birdsong: they burn


class BurnNext(Step):
    """In each clearing with Bearers, one after the other."""

    domains = declare(seat=A_SEAT, party=OWN_PARTY, clearings=SOME_CLEARINGS)

    def __init__(self, seat: int, party: int, clearings: Clearings) -> None:
        self.seat, self.party, self.clearings = seat, party, clearings

    def trouble(self, state: Woodland) -> str:
        return "" if self.party >= state.seats else "that is no hireling"

    def run(self, state: Woodland) -> None:
        clearing = members(self.clearings)[0]
        left = self.clearings & ~(1 << clearing)
        if left:
            state.push(BurnNext(self.seat, self.party, left))
        burn(state, self.seat, self.party, clearing)


def fuel(state: Woodland, party: int, clearing: int) -> list[int]:
    """The pieces of enemies that may burn next: warriors, and when all are marked, buildings and tokens."""
    marked = state.board(party, BearersCard).marked
    warriors: list[int] = []
    others: list[int] = []
    for enemy in range(state.rules.party_count):
        if state.enemies(party, enemy) and not sheltered(state, enemy, party) >> clearing & 1:
            for piece in state.rules.of_party[enemy]:
                kind = warriors if state.rules.categories[piece] == WARRIOR else others
                kind += [piece] * (state.count(piece, clearing) - marked.count(piece))
    return warriors or others


def to_burn(state: Woodland, party: int, clearing: int) -> int:
    """How many pieces are still to be marked: one for each Bearer."""
    return state.warriors(party, clearing) - len(state.board(party, BearersCard).marked)


def burn(state: Woodland, seat: int, party: int, clearing: int) -> None:
    """Mark what must be removed, and ask where there is a choice. Then remove everything."""
    card = state.board(party, BearersCard)
    while to_burn(state, party, clearing) > 0:
        pieces, number = fuel(state, party, clearing), to_burn(state, party, clearing)
        if not pieces:
            break
        if number < len(pieces) and pieces[0] != pieces[-1]:
            state.push(Burn(seat, party, clearing))
            return
        card.marked += pieces[:number]
    lost, card.marked = card.marked, []
    if lost:
        remove(state, [Removal(party, losses_of(lost, clearing))], "root:E.2.3")


class Burn(HirelingOrder):
    """Whose piece burns next."""

    law = "root:E.2.3"
    domains = declare(clearing=A_CLEARING)
    verbs: ClassVar[tuple[Verb, ...]] = (STRIKE,)

    def __init__(self, seat: int, party: int, clearing: int) -> None:
        self.seat, self.party, self.clearing = seat, party, clearing

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        count = to_burn(state, self.party, self.clearing)
        return {"hireling": state.rules.party_names[self.party], "clearing": self.clearing, "count": count}

    def trouble(self, state: Woodland) -> str:
        return super().trouble(state) or no_fire(state, self.party, self.clearing)

    def options(self, state: Woodland) -> list[Action]:
        parties = {state.rules.party_of[piece] for piece in fuel(state, self.party, self.clearing)}
        return [STRIKE[enemy] for enemy in sorted(parties)]

    def choose(self, state: Woodland, action: Action) -> None:
        kinds = fuel_of(state, self.party, self.clearing, action.args[0])
        if len(kinds) > 1:
            state.push(BurnPiece(self.seat, self.party, self.clearing, action.args[0]))
        else:
            state.board(self.party, BearersCard).marked.append(kinds[0])
            burn(state, self.seat, self.party, self.clearing)


def no_fire(state: Woodland, party: int, clearing: int) -> str:
    """Why nothing can be chosen to burn there; empty if something can."""
    burning = to_burn(state, party, clearing) > 0 and fuel(state, party, clearing)
    return "" if burning else "nothing burns there"


def fuel_of(state: Woodland, party: int, clearing: int, enemy: int) -> list[int]:
    """The kinds of pieces of one enemy that may burn next."""
    found = {piece for piece in fuel(state, party, clearing) if state.rules.party_of[piece] == enemy}
    return sorted(found)


class BurnPiece(HirelingOrder):
    """Which piece of an enemy without warriors there."""

    law = "root:E.2.3"
    domains = declare(clearing=A_CLEARING, enemy=A_PARTY)
    verbs: ClassVar[tuple[Verb, ...]] = (LOSE,)

    def __init__(self, seat: int, party: int, clearing: int, enemy: int) -> None:
        self.seat, self.party, self.clearing, self.enemy = seat, party, clearing, enemy

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"hireling": state.rules.party_names[self.party], "clearing": self.clearing, "other": self.enemy}

    def losing(self, state: State) -> int:
        return self.enemy

    def trouble(self, state: Woodland) -> str:
        trouble = super().trouble(state) or no_fire(state, self.party, self.clearing)
        if trouble:
            return trouble
        return "" if fuel_of(state, self.party, self.clearing, self.enemy) else "nothing of that enemy burns there"

    def options(self, state: Woodland) -> list[Action]:
        kinds = fuel_of(state, self.party, self.clearing, self.enemy)
        return [LOSE[PIECES.index(state.rules.pieces[piece].name)] for piece in kinds]

    def choose(self, state: Woodland, action: Action) -> None:
        piece = state.rules.piece(self.enemy, PIECES[action.args[0]])
        state.board(self.party, BearersCard).marked.append(piece)
        burn(state, self.seat, self.party, self.clearing)


# ---- Birdsong: they spread


class SpreadFire(HirelingOrder):
    """One comes to a clearing with Bearers or adjacent to one; if none can, some come anywhere."""

    law = "root:E.2.3"
    verbs: ClassVar[tuple[Verb, ...]] = (STATION,)

    def places(self, state: Woodland) -> Clearings:
        beside = here = state.armed(self.party)
        for clearing in members(here):
            beside |= adjacent(state, self.party, clearing)
        return beside & any_place(state, self.party)

    def moot(self, state: Woodland) -> bool:
        return not self.places(state)

    def options(self, state: Woodland) -> list[Action]:
        return [STATION[clearing] for clearing in members(self.places(state))] or [PASS[()]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is STATION:
            place(state, self.party, state.rules.warrior[self.party], action.args[0], 1, self.law)
        else:
            state.push(BearersAtBirdsong(self.seat, self.party, FIRST))


# ---- demoted


class RatSmugglers(Hireling):
    name = "rat_smugglers"
    sign = "ⓥ"
    colour = "#664979"
    card = "flame_bearers"
    linked = "hundreds"
    demoted = True
    kinds: tuple[Kind, ...] = ()
    lets: tuple[Verb, ...] = (SMUGGLE,)

    def offers(self, state: Woodland, seat: int, other: int) -> list[Action]:
        """Any number of times in the controlling player's Daylight."""
        if not self.seems_offering(state, seat, other):
            return []
        return [SMUGGLE[card] for card in different(state.hands[other].cards) if CARDS[card].item != NO_ITEM]

    def seems_offering(self, state: Woodland, seat: int, other: int) -> bool:
        if state.holder[seat] != other or state.phase != DAYLIGHT or not state.hands[other].cards:
            return False
        return bool(favors(state, other))

    def take_offer(self, state: Woodland, seat: int, other: int, action: Action) -> None:
        throw_away(state, other, action.args[0], "root:E.2.2")
        state.push(SmuggledAct(other))


def favors(state: Woodland, seat: int) -> list[Action]:
    return [*battles(state, seat), *state.rules.factions[seat].free_moves(state, seat)]


class SmuggledAct(Question):
    """A move or a battle of the controlling player."""

    law = "root:E.2.2"
    domains = declare(seat=OWN_SEAT)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def trouble(self, state: Woodland) -> str:
        return "" if favors(state, self.seat) else "there is nothing to move or to battle"

    def options(self, state: Woodland) -> list[Action]:
        return favors(state, self.seat)

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is BATTLE:
            fight(state, self.seat, action, self.law)
        else:
            state.rules.factions[self.seat].make_free_move(state, self.seat, action, self.law)
