"""Edits: what people report of their own turns.

Each edit is a line of words that changes a copy of the table. The result is checked like any position. A line that is
not a command may be a line of a position, which replaces what lies at that place.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from copse.clockwork.real_table import RealTable, bring, deal, unseen
from copse.kernel.errors import BadPosition, BadText, CopseError, Impossible
from copse.kernel.rows import added, replaced, without
from copse.kernel.rulebook import COMMON
from copse.kernel.tasks import Decision
from copse.kernel.texts import Line
from copse.root.board import CLEARINGS, PLACES
from copse.root.book import BOOK
from copse.root.bots.base import bot_of
from copse.root.cards import CARD_IDS, CARDS, ITEM_SUPPLY, ITEMS, NO_ITEM
from copse.root.check import MOST_POINTS, check, pieces_apart
from copse.root.craft import craft_item, gain_effect, lose_effect
from copse.root.deck import discard
from copse.root.positions import ITEM, Reader
from copse.root.state import Woodland
from copse.root.turn import BeginTurn
from copse.root.zones import Zone

CHANGE: Final = re.compile(r"([+-]?)([0-9]{1,3})")
NOT_TOLD: Final = (*COMMON, "battle", "lost", "draft", "first", "deck_left", "winners", "fallen", "seen")


class BadEdit(CopseError, ValueError):
    """A command that cannot be carried out, with the reason. Nothing was changed."""

    def __init__(self, command: str, problem: str) -> None:
        self.command, self.problem = command, problem
        super().__init__(f"'{command[:200]}': {problem}")

    def __reduce__(self) -> tuple[type[BadEdit], tuple[str, str]]:
        """Pickle the error, so that another process can return it."""
        return type(self), (self.command, self.problem)


def edited(table: RealTable, *commands: str) -> RealTable:
    """Return the table after these commands in order. If one fails, none takes effect."""
    for command in commands:
        table = _done(table, command)
    return table


def _done(table: RealTable, command: str) -> RealTable:
    line = Line(" ".join(command.split("#", 1)[0].split()), 1, BadPosition, {})
    if not line.more:
        raise BadEdit(command, f"there is nothing in it; {allowed(table.state)}")
    after = table.copy()
    edit = Edit(after.state)
    try:
        edit.take(line)
        after.state.count_all()
        check(after.state)
    except BadText as problem:
        raise BadEdit(command, problem.problem) from None
    except Impossible as problem:
        raise BadEdit(command, str(problem)) from None
    return after


def allowed(state: Woodland) -> str:
    """List the words with which a command may begin."""
    return f"allowed: {', '.join((*state.rules.labels, *COMMANDS))}, or a line of a position"


def craftable(state: Woodland) -> list[int]:
    """Return the cards that the command `craft` takes now: they bring an item that is left, or a lasting effect."""
    kinds = dict.fromkeys(unseen(state))
    for hand in state.hands:
        kinds |= dict.fromkeys(hand.cards)
    return [card for card in sorted(kinds) if _worth_crafting(state, card)]


def _worth_crafting(state: Woodland, card: int) -> bool:
    item = CARDS[card].item
    return CARDS[card].kind == "persistent" or (item != NO_ITEM and state.items[item] > 0)


class Edit(Reader):
    """Applies one command to a state."""

    def __init__(self, state: Woodland) -> None:
        super().__init__(BOOK, state)
        for seat in state.rules.machines:  # a bot can also be named by the faction that it replaces
            self.parties.setdefault(bot_of(state, seat).replaces, seat)
            self.seats.setdefault(bot_of(state, seat).replaces, seat)
        apart = pieces_apart(state)
        self.pending: Final = len(state.todo)
        self.gone: Final = [  # tokens that have left the game for good
            max(0, piece.kind.total - apart[piece.number] - state.supply[piece.number]) for piece in state.rules.pieces
        ]

    def take(self, line: Line) -> None:
        words = line.text.split()
        if words[0] in COMMANDS and not self.is_plain_list(words):
            COMMANDS[line.word("the command")](self, line)
            line.end()
        elif self.is_about_pieces(words):
            self.amount(line)
            line.end()
        elif words[0] in NOT_TOLD:
            raise line.fail(f"'{words[0]}' is not for people to tell; {allowed(self.state)}")
        elif words[0] not in (*self.handlers, *self.parties, *self.sites):
            raise line.fail(f"'{words[0]}' begins no command; {allowed(self.state)}")
        else:
            self.said(line)
        self.restock()

    def is_plain_list(self, words: Sequence[str]) -> bool:
        """Return whether the words list the cards of an open hand, which is a line of a position."""
        return words[0] == "hand" and not (len(words) == 3 and CHANGE.fullmatch(words[2]))

    def is_about_pieces(self, words: Sequence[str]) -> bool:
        """Return whether the words are an edit of pieces, such as `marquise warrior 3 +2`.

        A line about a board also begins with a faction.
        """
        if len(words) not in (3, 4) or words[0] not in self.parties or not words[2].isdecimal():
            return False
        named = words[1] in self.names_of(self.parties[words[0]])
        return named and (len(words) == 3 or CHANGE.fullmatch(words[3]) is not None)

    def said(self, line: Line) -> None:
        """Apply a line of a position: it replaces what lies at that place."""
        state, first = self.state, line.peek()
        try:
            super().take(line)
        except BadText as problem:
            if first not in self.parties:
                raise
            pieces = ", ".join(self.names_of(self.parties[first]))
            raise line.fail(f"{problem.problem}; its pieces are {pieces}, as '{first} warrior 3 +1'") from None
        self._move_markers()
        for hand in state.hands:
            hand.turn_up()
        for item, number in self.items.items():
            state.items = replaced(state.items, item, number)
        for party, board in enumerate(state.boards):
            board.complete(state, party)
        deal(state)

    def restock(self) -> None:
        """Put all pieces that are not elsewhere into the supply, except those that have left the game for good."""
        apart = pieces_apart(self.state)
        for piece in self.state.rules.pieces:
            left = piece.kind.total - apart[piece.number]
            self.state.supply[piece.number] = self.supply.get(piece.number, max(0, left - self.gone[piece.number]))
            if left < 0:
                self.state.supply[piece.number] = left  # `check` reports the surplus

    # ---- words

    def change(self, line: Line, what: str, now: int, most: int) -> int:
        """Read a number, or a change relative to the current number."""
        text = line.word(what)
        match = CHANGE.fullmatch(text)
        if match is None:
            raise line.fail(f"{what} should stand here, as 3, +1 or -2, not '{text}'", back=1)
        sign, number = match[1], int(match[2])
        after = now + number if sign == "+" else now - number if sign == "-" else number
        if not 0 <= after <= most:
            raise line.fail(f"{what} would be {after}; from 0 to {most} can be, and now it is {now}", back=1)
        return after

    def where(self, line: Line) -> int:
        return line.whole("the clearing", 0, CLEARINGS)

    def card(self, line: Line) -> int:
        return line.name("card", {CARD_IDS[card]: card for card in self.state.rules.deck})

    # ---- pieces

    def amount(self, line: Line) -> None:
        """`marquise warrior 3 +2`: add pieces there; without a number, add one."""
        party = self.party(line)
        piece, clearing = self.piece(line, party), self.where(line)
        name, on = self.state.rules.pieces[piece].name, self.state.on
        place = piece * PLACES + clearing
        most = on[place] + self.state.supply[piece] + self.gone[piece]
        if not line.more and on[place] >= most:
            raise line.fail(f"no {name} is left in the supply")
        on[place] = self.change(line, f"the number of {name}", on[place], most) if line.more else on[place] + 1
        self.state.boards[party].adjust(self.state, party)

    def move(self, line: Line) -> None:
        """`move marquise warrior 3 7 2`: move pieces from one clearing to another."""
        party = self.party(line)
        piece, origin, target = self.piece(line, party), self.where(line), self.where(line)
        on, start = self.state.on, piece * PLACES
        number = line.whole("how many", 1, 99) if line.more else 1
        if number > on[start + origin]:
            raise line.fail(f"only {on[start + origin]} are in clearing {origin}", back=1)
        on[start + origin] -= number
        on[start + target] += number
        self.state.boards[party].adjust(self.state, party)

    # ---- seats

    def score(self, line: Line) -> None:
        """`points marquise 14`: set the points of a seat. It takes the markers for hirelings that it reaches."""
        seat, state = self.seat(line), self.state
        before = state.points[seat]
        state.points = replaced(state.points, seat, self.change(line, "the points", before, MOST_POINTS))
        for party, owner in state.asked.on_scored:
            owner.on_scored(state, party, seat, before)

    def hold(self, line: Line) -> None:
        """`hand marquise 4`: set the size of a hand. The cards stay unknown."""
        seat = self.seat(line)
        if seat not in self.state.rules.people:
            raise line.fail("a bot holds no cards (§bots:2.8.1)", back=1)
        if self.state.hands[seat].open:
            raise line.fail("this hand lies open: name its cards", back=1)
        self.fill(line, self.state.hands[seat])

    def back(self, line: Line) -> None:
        """`supporters alliance 3`: set the number of face-down cards on a board."""
        seat = self.seat(line)
        piles = self.state.boards[seat].zones()
        if not piles:
            raise line.fail("no cards lie face down on this board", back=1)
        self.fill(line, piles[0])

    def fill(self, line: Line, zone: Zone) -> None:
        now, deck = len(zone.cards), self.state.deck
        after = self.change(line, "the number of cards", now, now + len(deck))
        zone.cards, zone.seen = (*zone.cards, *deck)[:after], ((),) * self.state.seats
        deal(self.state)

    def next_turn(self, line: Line) -> None:
        """`turn eyrie`: set whose turn is next."""
        self.state.todo = [BeginTurn(self.seat(line))]
        self.state.over, self.state.winners, self.state.won_by = False, (), ""

    # ---- cards and items

    def see(self, card: int, line: Line) -> None:
        """Take a card that was not face up from the deck. If it is elsewhere, swap it into the deck first."""
        if card not in unseen(self.state):
            raise line.fail(f"every {CARD_IDS[card]} lies open somewhere already", back=1)
        if card not in self.state.deck and not bring(self.state, card, None, self.state.deck):
            raise line.fail("the deck is empty: 'reshuffle' makes it anew", back=1)
        self.state.deck = without(self.state.deck, card)

    def throw(self, line: Line) -> None:
        """Discard cards: `discard anvil bake_sale`, `discard cobbler from marquise`."""
        cards = [self.card(line)]
        while line.more and line.peek() != "from":
            cards.append(self.card(line))
        if not line.more:
            for card in cards:
                self.see(card, line)
                discard(self.state, card)
            return
        line.word("from")
        seat = self.seat(line)
        for card in cards:
            if card not in self.state.crafted[seat]:
                raise line.fail(f"{CARD_IDS[card]} does not lie before {self.state.rules.names[seat]}", back=1)
            lose_effect(self.state, seat, card)
        self.follow_up()

    def hide(self, line: Line) -> None:
        """`unseen anvil`: move a face-up card to the deck; it may also be in a hand."""
        while line.more:
            card = self.card(line)
            if card in self.state.discard:
                self.state.discard = without(self.state.discard, card)
            elif card in self.state.available:
                self.state.available = without(self.state.available, card)
            else:
                raise line.fail(f"{CARD_IDS[card]} is neither discarded nor available", back=1)
            self.state.deck = added(self.state.deck, card)

    def shuffle(self, line: Line) -> None:
        """`reshuffle`: move the discard pile into the deck."""
        self.state.deck, self.state.discard = tuple(sorted([*self.state.deck, *self.state.discard])), ()

    def supply_of_items(self, line: Line) -> None:
        """`item sword -1`: change the number of an item in the supply."""
        item = line.name("item", ITEM)
        items = self.state.items
        number = self.change(line, f"the number of {ITEMS[item]}", items[item], ITEM_SUPPLY[item])
        self.state.items = replaced(items, item, number)

    def make(self, line: Line) -> None:
        """`craft marquise anvil`: craft an item with its points, or a lasting effect (§root:4.1)."""
        state, seat, card = self.state, self.seat(line), self.card(line)
        declared, hand = CARDS[card], state.hands[seat]
        if hand.open:
            if card not in hand.cards:
                raise line.fail(f"{declared.id} is not in the open hand", back=1)
            hand.drop(card)
        else:
            self.see(card, line)
            if hand.cards:
                state.deck, hand.cards = added(state.deck, hand.cards[-1]), hand.cards[:-1]
        if declared.kind == "persistent":
            if card in state.crafted[seat]:
                raise line.fail(f"{declared.id} lies there already (§root:4.1.4)", back=1)
            gain_effect(state, seat, card)
            return
        if declared.item == NO_ITEM:
            problem = "it brings neither an item nor a lasting effect: tell what it did, and 'discard' it"
            raise line.fail(problem, back=1)
        if not state.items[declared.item]:
            raise line.fail(f"no {ITEMS[declared.item]} is left (§root:4.1.2)", back=1)
        discard(state, card)
        craft_item(state, seat, declared.item, declared.points)
        self.follow_up()

    def follow_up(self) -> None:
        """Resolve the automatic consequences. People report their choices in them with other commands."""
        state = self.state
        while not state.over and len(state.todo) > self.pending:
            top = state.todo[-1]
            if isinstance(top, Decision) and top.forced(state) is None:
                state.todo.pop()
            else:
                state.stir()
        if state.over:
            state.todo.clear()

    # ---- the map

    def explore(self, line: Line) -> None:
        """`ruin 6 sword`: take the item from under the ruin, and remove the ruin with its last item."""
        state, clearing = self.state, line.whole("the clearing", 1, CLEARINGS)
        if not state.ruins >> clearing & 1:
            left = [str(place) for place in range(PLACES) if state.ruins >> place & 1]
            raise line.fail(f"no ruin is there; ruins are left in: {', '.join(left) or 'none'}", back=1)
        if state.ruin_items[clearing]:
            kinds = {ITEMS[item]: item for item in state.buried}
            if not line.more and len(kinds) > 1:
                raise line.fail(f"which item lay under it? One of {', '.join(kinds)}")
            item = line.name("item that lies under the ruins", kinds) if line.more else state.buried[0]
            state.buried = without(state.buried, item)
            state.ruin_items = replaced(state.ruin_items, clearing, state.ruin_items[clearing] - 1)
            state.peeked.pop(clearing, None)
        elif line.peek() == "gone":
            line.word("gone")
        if not state.ruin_items[clearing]:
            state.ruins &= ~(1 << clearing)


COMMANDS: Final[Mapping[str, Callable[[Edit, Line], None]]] = {
    "move": Edit.move, "points": Edit.score, "hand": Edit.hold, "supporters": Edit.back, "turn": Edit.next_turn,
    "discard": Edit.throw, "unseen": Edit.hide, "reshuffle": Edit.shuffle, "item": Edit.supply_of_items,
    "craft": Edit.make, "ruin": Edit.explore,
}  # fmt: skip
"""The commands by their first word.

Other edits are about pieces (`marquise warrior 3 +2`) or are lines of a position.
"""
