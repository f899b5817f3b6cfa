"""Only what matters: the facts of the table on which the next step of a bot depends.

Between turns people may leave the map as it is. Before each step Copse tries what it would do if one of the facts were
otherwise: it empties a clearing, fills it with the pieces of one party, moves a marker. If the step changes, people are
asked whether the fact is right. An answer counts for the rest of the turn, and so does all that the bot does itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

from copse.clockwork.edits import BadEdit, Edit
from copse.clockwork.real_table import unseen
from copse.clockwork.run import Asking, Fact, Possible, Progress, Run, Stop, Told, stir
from copse.kernel.chance import Outcome
from copse.kernel.errors import BadPosition, BadSave, BadText, ImpossibleOutcome
from copse.kernel.rows import replaced
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Decision, Json, fields_of
from copse.kernel.texts import Line
from copse.root.board import CLEARINGS, FIRST_FOREST, PLACES
from copse.root.cards import CARD_IDS, ITEM_SUPPLY, ITEMS
from copse.root.fields import Field, One
from copse.root.pieces import BUILDING, TOKEN, WARRIOR
from copse.root.sight import place_name
from copse.root.state import EMPTY_BOX, NONE, Box, Woodland

FACTS: Final = "facts"  # the kind of question
RIGHT: Final = "right"  # the answer that all of it is right
PIECES: Final = "pieces"
CLEARING: Final = "clearing"
PAWN: Final = "pawn"
POINTS: Final = "points"
ITEM: Final = "item"
HAND: Final = "hand"
BOARD: Final = "board"  # what lies before a person: crafted cards and items, and the board
TOGETHER: Final = (HAND, ITEM, BOARD)  # a step may need one of these and a clearing too: neither hides the other
MANY: Final = 30  # warriors that no clearing has
SOME_POINTS: Final = (0, 9, 10, 19, 20, 29)  # below and at the scores that rules ask for
SOME_HANDS: Final = (0, 1, 5)
SOME_WORTHS: Final = (-1, 0, 1, 3)  # of the numbers on a board
FILLINGS: Final = ((WARRIOR,), (BUILDING,), (TOKEN,), (WARRIOR, BUILDING, TOKEN))

Change = Callable[[Woodland], None]


class Asked(Run):
    """A bot's turn that asks for the facts on which its steps depend, or takes all of them as right (`trusts`)."""

    def __init__(self, progress: Progress, told: Told, draw: bool, trusts: bool = False) -> None:
        super().__init__(progress, told, draw)
        self.trusts: Final = trusts
        assert progress.seat is not None
        self.seat: Final = progress.seat
        self.sure: Final = set[Fact]()
        self._known: list[Outcome] = []  # of the coming step

    def step(self) -> None:
        """Do one step. What matters may depend on its dice and cards, so look again when these are known."""
        self._known = []
        self._make_sure()
        if self._waits(self.state):
            super().step()
            return
        self._with_chance(stir, self._known)
        if self._known:
            self._make_sure()
        self._move(stir, [], self._known)

    def _make_sure(self) -> None:
        while wanted := self._wanted():
            self._confirm(wanted, self.ask(wanted))

    def ask(self, wanted: set[Fact]) -> str:
        """Return what people say about these facts."""
        facts = tuple(sorted(wanted, key=_order))
        told = RIGHT if self.trusts else self._next()
        if told is None:
            raise Stop(Asking(FACTS, self.seat, "", FACTS, (Possible(RIGHT),), drawable=False, facts=facts))
        if not self.trusts:
            self.progress.told.append(told)
        if told == RIGHT:
            self.progress.facts += [(fact, self.state) for fact in facts]
        return told

    def _waits(self, state: Woodland) -> bool:
        top = state.todo[-1]
        return isinstance(top, Decision) and top.forced(state) is None

    def _confirm(self, wanted: set[Fact], told: str) -> None:
        """Take facts as right, or as edits say."""
        if told != RIGHT:
            self.state = corrected(self.state, told, self._doubtful() - wanted)
        self.sure.update(wanted)

    def _doubtful(self) -> set[Fact]:
        return set(facts_of(self.state, self.seat)) - self.sure

    def _wanted(self) -> set[Fact]:
        """Return the facts that are not sure yet and that the next step depends on."""
        own = Fact(PIECES, self.seat)
        if own not in self.sure:
            return {own}
        doubtful = self._doubtful()
        state = self._with_most(doubtful, TOGETHER)
        base = self._outcome(state.copy())
        wanted = {fact for fact in doubtful if self._matters(fact, state, base)}
        return wanted or self._scores_wanted(doubtful)

    def _scores_wanted(self, doubtful: set[Fact]) -> set[Fact]:
        """Return the scores that are not sure, if a clearing could matter with them: pieces and points of the same
        player may count only together. Scores are quickly told, so people need not look at those clearings yet."""
        scores = {fact for fact in doubtful if fact.kind == POINTS}
        state = self._with_most(doubtful, (*TOGETHER, POINTS))
        base = self._outcome(state.copy())
        clearings = [fact for fact in doubtful if fact.kind == CLEARING]
        return scores if scores and any(self._matters(fact, state, base) for fact in clearings) else set()

    def _with_most(self, doubtful: set[Fact], kinds: Sequence[str]) -> Woodland:
        """Return the state with the last change of each doubtful fact of these kinds: one may need another."""
        state = self.state.copy()
        for fact in doubtful:
            if fact.kind in kinds:
                list(changes(state, fact))[-1](state)
        return state

    def _matters(self, fact: Fact, before: Woodland, base: object) -> bool:
        for change in changes(before, fact):
            state = before.copy()
            change(state)
            if self._outcome(state) != base:
                return True
        return False

    def _outcome(self, state: Woodland) -> object:
        """Do a step; return all that it does, in values that can be compared."""
        before = state.on[:]
        state.coming, state.outcomes, state.events = self._known[:], [], []
        if self._waits(state):
            return [action.text for action in state.todo[-1].legal(state)]
        try:
            state.stir()
        except ImpossibleOutcome as problem:
            return problem.kind
        said = [(event.law, event.what, dict(event.args), dict(event.secret)) for event in state.events]
        moved = [after - now for after, now in zip(state.on, before, strict=True)]
        todo = [(type(task), fields_of(task)) for task in state.todo]
        return said, moved, todo, state.outcomes, state.over, state.boards[self.seat].dump()


def facts_of(state: Woodland, seat: int) -> Iterator[Fact]:
    """Return the facts that may matter to a bot."""
    yield Fact(PIECES, seat)
    for clearing in range(1, CLEARINGS + 1):
        yield Fact(CLEARING, clearing)
    for party in range(state.seats):
        if party != seat and state.pawns[party] != NONE:
            yield Fact(PAWN, party)
    for other in range(state.seats):
        if other != seat:
            yield Fact(POINTS, other)
    for other in state.rules.people:
        if not state.hands[other].open:
            yield Fact(HAND, other)
        yield Fact(BOARD, other)
    for item, number in enumerate(ITEM_SUPPLY):
        if number:
            yield Fact(ITEM, item)


def _order(fact: Fact) -> tuple[int, int]:
    return (PIECES, CLEARING, PAWN, POINTS, HAND, BOARD, ITEM).index(fact.kind), fact.number


# ---- what could be otherwise


def changes(state: Woodland, fact: Fact) -> Iterator[Change]:
    """Return changes of a table that make a fact otherwise, each as far as it can be."""
    number, parties = fact.number, range(state.rules.party_count)
    if fact.kind == CLEARING:
        yield partial(clear, clearing=number)
        for party in parties:
            if party != state.turn:
                yield from [
                    partial(fill, clearing=number, party=party, kinds=kinds) for kinds in fillings(state, party)
                ]
    elif fact.kind == PAWN:
        yield from [partial(walk, party=number, place=place) for place in (*range(1, PLACES), FIRST_FOREST)]
    elif fact.kind == POINTS:
        yield from [partial(score, seat=number, points=points) for points in SOME_POINTS]
    elif fact.kind == ITEM:
        yield from [partial(stock, item=number, count=count) for count in (0, ITEM_SUPPLY[number])]
    elif fact.kind == HAND:
        yield from [partial(hold, seat=number, size=size) for size in SOME_HANDS]
    elif fact.kind == BOARD:
        yield from changes_of_board(state, number)


def fillings(state: Woodland, party: int) -> list[tuple[int, ...]]:
    """Return the kinds of pieces that a party may have in a clearing, without those that it does not own."""
    owned = {state.rules.categories[piece] for piece in state.rules.of_party[party]}
    found = [tuple(kind for kind in kinds if kind in owned) for kinds in FILLINGS]
    return [kinds for kinds in dict.fromkeys(found) if kinds]


def changes_of_board(state: Woodland, seat: int) -> Iterator[Change]:
    """Return changes of what lies before a person. The last one fills the box of crafted items."""
    lasting = tuple(sorted({card for card in unseen(state) if state.rules.effects[card] is not None}))
    yield from [partial(own, seat=seat, cards=cards) for cards in ((), lasting)]
    for zone in range(len(state.boards[seat].zones())):
        yield from [partial(lay, seat=seat, zone=zone, size=size) for size in (0, max(SOME_HANDS))]
    for entry in state.boards[seat].fields:
        if isinstance(entry, Field) and entry.shown and not entry.secret:
            worths = entry.value.domain.numbers(state) if isinstance(entry.value, One) else SOME_WORTHS
            yield from [partial(rewrite, seat=seat, entry=entry, worth=worth) for worth in worths]
    yield from [partial(pack, seat=seat, box=box) for box in (EMPTY_BOX, ITEM_SUPPLY)]


def clear(state: Woodland, clearing: int) -> None:
    """Take the pieces of all parties but the one whose turn it is off a clearing."""
    for piece in state.rules.pieces:
        number = state.count(piece.number, clearing)
        if number and piece.party != state.turn:
            state.lift(piece.number, clearing, number)
            state.supply[piece.number] += number


def fill(state: Woodland, clearing: int, party: int, kinds: Sequence[int]) -> None:
    """Let a party have far more pieces of these kinds in a clearing than anybody. Buildings alone leave a slot free."""
    clear(state, clearing)
    slots = state.slots[clearing]
    for number in state.rules.of_party[party]:
        category = state.rules.categories[number]
        if category in kinds:
            state.put(number, clearing, MANY if category == WARRIOR else 1)
    if kinds == (BUILDING,):
        state.slots[clearing] = slots


def walk(state: Woodland, party: int, place: int) -> None:
    state.pawns[party] = place


def score(state: Woodland, seat: int, points: int) -> None:
    state.points = replaced(state.points, seat, points)


def stock(state: Woodland, item: int, count: int) -> None:
    state.items = replaced(state.items, item, count)


def hold(state: Woodland, seat: int, size: int) -> None:
    """Let a person hold this number of cards. The deck stays as it is, so that it draws the same."""
    state.hands[seat].cards = tuple(unseen(state)[:size])


def own(state: Woodland, seat: int, cards: tuple[int, ...]) -> None:
    """Let a person have crafted these cards with lasting effects."""
    state.crafted = replaced(state.crafted, seat, cards)
    state.muster()


def pack(state: Woodland, seat: int, box: Box) -> None:
    """Let a person have crafted these items."""
    state.boxes = replaced(state.boxes, seat, box)


def lay(state: Woodland, seat: int, zone: int, size: int) -> None:
    """Let this number of cards lie face down on a board."""
    state.boards[seat].zones()[zone].cards = tuple(unseen(state)[:size])


def rewrite(state: Woodland, seat: int, entry: Field[object], worth: int) -> None:
    """Let all numbers of a field of a board be the same, if they may."""
    table: dict[str, Json] = {}
    entry.dump(state.boards[seat], table)
    with suppress(BadSave):
        entry.restore(
            state.boards[seat], state, Fields({name: _all(value, worth) for name, value in table.items()}, "")
        )


def _all(value: Json, worth: int) -> Json:
    if isinstance(value, dict):
        return {name: _all(one, worth) for name, one in value.items()}
    if isinstance(value, list):
        return [_all(one, worth) for one in value]
    if isinstance(value, bool):
        return worth > 0
    return worth if isinstance(value, int) else value


# ---- in words of the edits


def written(state: Woodland, seat: int, fact: Fact) -> list[str]:
    """Return a fact as it is on the table, as edits that would make it so."""
    names, number = state.rules.party_names, fact.number
    if fact.kind in (PIECES, CLEARING):
        places = range(1, PLACES) if fact.kind == PIECES else [number]
        return [
            f"{names[piece.party]} {piece.name} {place} {state.count(piece.number, place)}"
            for place in places
            for piece in state.rules.pieces
            if state.count(piece.number, place) and (piece.party == seat) == (fact.kind == PIECES)
        ]
    if fact.kind == PAWN:
        return [f"pawn {names[number]} {place_name(state, state.pawns[number])}"]
    if fact.kind == ITEM:
        return [f"item {ITEMS[number]} {state.items[number]}"]
    if fact.kind == HAND:
        return [f"hand {names[number]} {len(state.hands[number].cards)}"]
    if fact.kind == BOARD:
        return _lines_of_board(state, number)
    return [f"points {names[number]} {state.points[number]}"]


def _lines_of_board(state: Woodland, seat: int) -> list[str]:
    name, board = state.rules.party_names[seat], state.boards[seat].copy()
    lines = [f"crafted {name} {_listed([CARD_IDS[card] for card in state.crafted[seat]])}"]
    for word, box in (("box", state.boxes[seat]), ("turned", state.turned[seat])):
        items = [ITEMS[item] for item, count in enumerate(box) for _ in range(count)]
        lines += [f"{word} {name} {_listed(items)}"]
    for zone in board.zones():  # its cards are stand-ins, so only their number counts
        lines.append(f"supporters {name} {len(zone.cards)}")
        zone.cards, zone.seen = (), ((),) * state.seats
    return [*lines, *[f"{name} {line}" for line in board.spell(state)]]


def _listed(names: Sequence[str]) -> str:
    return " ".join(names) or "none"


def corrected(state: Woodland, told: str, doubtful: set[Fact]) -> Woodland:
    """Return the state after edits. Pieces that doubtful facts hold make room for those that are told."""
    after, kept = state.copy(), list[tuple[int, int, int]]()
    for fact in doubtful:
        if fact.kind == CLEARING:
            there = [(piece, state.count(piece.number, fact.number)) for piece in state.rules.pieces]
            kept += [(piece.number, fact.number, count) for piece, count in there if piece.party != state.turn]
            clear(after, fact.number)
    edit = Edit(after)
    for part in filter(None, map(str.strip, told.split(";"))):
        try:
            edit.take(Line(" ".join(part.split()), 1, BadPosition, {}))
        except BadText as problem:
            raise BadEdit(part, problem.problem) from None
    after.count_all()
    for number, clearing, count in kept:
        room = after.slots[clearing] if after.rules.categories[number] == BUILDING else count
        after.put(number, clearing, max(0, min(count, after.supply[number], room)))
    return after
