"""Removal (§1.5.4): all pieces leave first, then everything that follows is done. A revolt, a favor, a battle and a
single shot all use `remove`, and so do replaced pieces (§G.1.4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from copse.kernel.actions import Action
from copse.kernel.bits import members
from copse.kernel.rows import replaced
from copse.kernel.tasks import Task
from copse.root.actions import CHOOSE
from copse.root.board import Clearings
from copse.root.cards import Suits, different
from copse.root.hooks import NO_STEPS, NOBODY
from copse.root.pieces import BUILDING, TOKEN, WARRIOR
from copse.root.placing import place, placeable, trapped
from copse.root.score import credit, crown
from copse.root.state import NONE, Woodland
from copse.root.steps import Question, SeatStep, Step
from copse.root.suits import NONE_OF_ANY


class Loss:
    """Equal pieces that left a clearing."""

    __slots__ = ("clearing", "number", "piece")

    def __init__(self, piece: int, clearing: int, number: int) -> None:
        self.piece: Final = piece
        self.clearing: Final = clearing
        self.number: Final = number


def losses_of(pieces: list[int], clearing: int) -> tuple[Loss, ...]:
    """The pieces one by one, as often as each leaves the clearing."""
    return tuple([Loss(piece, clearing, pieces.count(piece)) for piece in different(tuple(sorted(pieces)))])


class Removal:
    """Pieces removed at one moment. `remover` is the party that removed them, NONE if it was their owner's own doing;
    `swept` are the clearings from which it removed all its enemies."""

    def __init__(self, remover: int, losses: tuple[Loss, ...], in_battle: bool = False, swept: Clearings = 0) -> None:
        self.remover, self.losses, self.in_battle, self.swept = remover, losses, in_battle, swept


class ReturnFallen(Step):
    """After all effects, send warriors whose fate is open to their supply, or where a card keeps them. After a nested
    removal they wait for the end of the outer one, where others may still save theirs."""

    removed: bool = True  # and not replaced

    def run(self, state: Woodland) -> None:
        for piece, number in enumerate(state.fallen):
            if number and not any(isinstance(task, ReturnFallen) for task in state.todo):
                state.fallen[piece] = 0
                to_supply(state, piece, number, removed=self.removed)


class ReturnReplaced(ReturnFallen):
    """The end of a removal whose warriors were replaced, if that makes a difference to the Coffin Makers."""

    removed: bool = False


def to_supply(state: Woodland, piece: int, warriors: int, removed: bool = False) -> None:
    """Return warriors to their supply, or put them into coffins. A warrior that is not placed like others has no supply
    (§14.2.2)."""
    if coffined(state, removed) and not state.rules.pieces[piece].kind.steadfast:
        state.coffins = replaced(state.coffins, piece, state.coffins[piece] + warriors)
    else:
        state.supply[piece] += warriors


def coffined(state: Woodland, removed: bool = False) -> bool:
    """Whether warriors on their way to a supply go to the Coffin Makers first: if someone crafted them. By the card's
    later text (R31), only warriors removed from the map do."""
    return (removed or state.rules.coffins_for_all) and state.coffin_makers() != NONE


def sheltered(state: Woodland, party: int, other: int) -> Clearings:
    """Where pieces of a party can be neither battled nor removed by another."""
    places = 0
    for owner_party, owner in state.asked.sheltered:
        places |= owner.sheltered(state, owner_party, party, other)
    return places


def spare_sheltered(state: Woodland, removal: Removal) -> Removal:
    """The removal without what its remover cannot remove."""
    if removal.remover == NONE:
        return removal
    losses: list[Loss] = []
    for loss in removal.losses:
        if not sheltered(state, state.rules.party_of[loss.piece], removal.remover) >> loss.clearing & 1:
            losses.append(loss)
    return Removal(removal.remover, tuple(losses), removal.in_battle, removal.swept)


def unscored(state: Woodland, piece: int) -> bool:
    """Whether nobody scores for removing such pieces."""
    loser = state.rules.party_of[piece]
    asked = [owner for party, owner in state.asked.unscored if party in (loser, NOBODY)]
    return any(owner.unscored(state, loser, piece) for owner in asked)


def prize(state: Woodland, removal: Removal) -> Removal:
    """The part of the removal that may be scored."""
    losses = tuple([loss for loss in removal.losses if not unscored(state, loss.piece)])
    return Removal(removal.remover, losses, removal.in_battle, removal.swept)


def remove(state: Woodland, removals: list[Removal], law: str, end: ReturnFallen | None = None) -> None:
    """Remove these pieces at one moment, score for buildings and tokens of enemies (§3.2.1), then push the effects and
    their end."""
    if state.asked.sheltered:
        removals = [spare_sheltered(state, removal) for removal in removals]
    prizes = [prize(state, removal) for removal in removals] if state.asked.unscored else removals
    gains: list[tuple[int, int, str]] = []
    tools = standing_tools(state)
    for removal in removals:
        points = 0
        for loss in removal.losses:
            piece, clearing, number = loss.piece, loss.clearing, loss.number
            kind = state.rules.pieces[piece]
            state.lift(piece, clearing, number)
            if kind.category == WARRIOR:
                state.fallen[piece] += number
            else:
                state.supply[piece] += number
            if kind.category in (BUILDING, TOKEN) and removal.remover not in (NONE, kind.party):
                points += 0 if state.asked.unscored and unscored(state, piece) else number
            if state.heard:
                by = kind.party if removal.remover == NONE else removal.remover
                state.say(law, "removed", seat=kind.party, piece=kind.name, clearing=clearing, count=number, by=by)
        if points:
            gains.append((removal.remover, points, "root:3.2.1"))
    release_tools(state, tools)
    groups: dict[int, list[Task]] = {}
    for distance in range(state.rules.party_count):
        party = in_turn(state, distance)
        for nth, removal in enumerate(removals):
            steps = NO_STEPS
            for owner in state.owners(party):
                for points, of in owner.trophies(state, party, prizes[nth]):
                    gains.append((party, points, of))
                for points, of in owner.bounty(state, party, prizes[nth]):
                    gains.append((removal.remover, points, of))
                follows = owner.on_removed(state, party, removal)
                if (
                    follows
                ):  # cards and what hirelings grant may save fallen warriors before the chapter counts them (R154)
                    steps = follows + steps
            if steps:
                groups.setdefault(state.decides(party), []).extend(steps)
    follow(state, groups, end or ReturnFallen())
    if gains:
        for seat, points, of in gains:
            credit(state, seat, points, of)
        crown(state, [seat for seat, _, _ in gains])


def in_turn(state: Woodland, distance: int) -> int:
    """The distance of a party from the player whose turn it is: first all seats, then parties without one."""
    seats = state.rules.seats
    return (state.turn + distance) % seats if distance < seats else distance


def standing_tools(state: Woodland) -> vec[i64]:
    """The crafting pieces of the player whose turn it is, by their suits. Nothing if none was activated, because then
    it does not matter."""
    return state.rules.factions[state.turn].tools(state, state.turn) if activated(state) else NONE_OF_ANY


def activated(state: Woodland) -> bool:
    """Whether any crafting piece was activated this turn."""
    used = state.activated
    return used[0] > 0 or used[1] > 0 or used[2] > 0


def release_tools(state: Woodland, before: vec[i64]) -> None:
    """§4.1.1: a player activates a piece, not a suit. Of equal pieces, the activated ones are taken to have left."""
    if activated(state):
        after = state.rules.factions[state.turn].tools(state, state.turn)
        for suits, standing in enumerate(before):
            for _ in range(standing - after[suits]):
                release_tool(state, suits, after)


def release_tool(state: Woodland, suits: Suits, standing: vec[i64]) -> None:
    """A piece with these suits left, and one activation with it: of the suit that the pieces with no other suit could
    least have paid."""
    worked = [suit for suit in members(suits) if state.activated[suit]]
    if worked:
        short = [standing[1 << suit] - state.activated[suit] for suit in worked]
        freed = worked[short.index(min(short))]
        state.activated = replaced(state.activated, freed, state.activated[freed] - 1)


def sweep(state: Woodland, seat: int, clearings: Clearings, law: str) -> None:
    """Remove all enemy pieces from some clearings, at one moment (a revolt, a favor, a bomb)."""
    remove(state, [clearance(state, seat, clearings)], law)


def clearance(state: Woodland, seat: int, clearings: Clearings) -> Removal:
    """All enemy pieces of these clearings that can be removed at once."""
    losses: list[Loss] = []
    for piece in state.rules.pieces:
        if not piece.kind.steadfast and state.enemy_piece(seat, piece.number):
            for clearing in members(state.where(piece.number) & clearings):
                losses.append(Loss(piece.number, clearing, state.count(piece.number, clearing)))
    return Removal(seat, tuple(losses), swept=clearings)


def enemy_pieces(state: Woodland, seat: int, clearing: int) -> int:
    """The pieces of enemies in a clearing, pawns too."""
    number = sum(state.enemies(seat, other) and pawn == clearing for other, pawn in enumerate(state.pawns))
    for piece in range(len(state.rules.pieces)):
        if state.count(piece, clearing) and state.enemy_piece(seat, piece):
            number += state.count(piece, clearing)
    return number


# ---- replacing


def can_replace(state: Woodland, seat: int, old: int, clearing: int, new: int, returning: int = 0) -> bool:
    """§G.1.4: both parts must be possible, removing the old piece and placing a new one in its clearing. `returning`
    counts pieces of the new kind that will be in the supply by then."""
    pieces = state.rules.pieces
    if pieces[old].kind.steadfast or not placeable(state, seat) >> clearing & 1:
        return False
    if sheltered(state, pieces[old].party, seat) >> clearing & 1:
        return False
    if pieces[new].category == BUILDING and state.slots[clearing] + (pieces[old].category == BUILDING) < 1:
        return False
    return state.supply[new] + returning > 0


def replace(state: Woodland, seat: int, old: int, clearing: int, new: int, law: str) -> None:
    """Place the new piece before anything follows from the removal of the old one. If a trap stops it, the old one
    stays."""
    if state.asked.springs and trapped(state, seat, clearing):
        return
    end = ReturnFallen() if state.rules.coffins_for_all else ReturnReplaced()
    remove(state, [Removal(seat, (Loss(old, clearing, 1),))], law, end)
    place(state, seat, new, clearing, 1, law)


# ---- what follows


def follow(state: Woodland, groups: dict[int, list[Task]], end: ReturnFallen) -> None:
    """Push what follows from a removal for each seat. The chapter gives the order within a seat's group. If there are
    several groups, their order is asked (§1.1.3), unless the table agreed on the order of play."""
    state.push(end)
    steps: list[Task] = [Arrange(state.turn)] if len(groups) > 1 and state.rules.arranges else []
    for seat, its_steps in groups.items():
        steps += [Heading(seat), *its_steps] if len(groups) > 1 else its_steps
    state.push_all(steps)


class Heading(SeatStep):
    """A marker on the stack: up to the next marker or the end of the removal, the effects are this seat's."""

    def run(self, state: Woodland) -> None:
        pass


class Arrange(Question):
    """§1.1.3: if a removal has consequences for several seats, the player whose turn it is chooses whose come next."""

    law = "root:1.1.3"

    def trouble(self, state: Woodland) -> str:
        open_end = any(isinstance(task, ReturnFallen) for task in state.todo)
        sensible = self.seat == state.turn and open_end and len(headings(state)) > 1
        return "" if sensible else "there is nothing to put in order for the player whose turn it is"

    def options(self, state: Woodland) -> list[Action]:
        return [CHOOSE[seat] for seat in headings(state)]

    def choose(self, state: Woodland, action: Action) -> None:
        todo, left = state.todo, len(headings(state))
        start = removal_end(state) + 1
        pending, chosen, group = todo[start:], list[Task](), list[Task]()
        del todo[start:]
        for task in pending:
            group.append(task)
            if isinstance(task, Heading):
                if task.seat == action.args[0]:
                    chosen = group
                else:
                    todo += group
                group = []
        if left > 2:
            state.push(self)
        todo += chosen


def removal_end(state: Woodland) -> int:
    """The place on the stack where the current removal ends."""
    return max(place for place, task in enumerate(state.todo) if isinstance(task, ReturnFallen))


def headings(state: Woodland) -> list[int]:
    """The seats that still have consequences of this removal, the next one first."""
    pending = state.todo[removal_end(state) + 1 :]
    return [task.seat for task in reversed(pending) if isinstance(task, Heading)]
