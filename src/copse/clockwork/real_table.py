"""A real table as a position of Root: between two turns, or at a choice of a person who is playing a turn.

Copse knows how many cards people hold, but not which ones. The cards in these places are stand-ins. They are dealt
at random from all cards that are not face up. If a card turns up while it is a stand-in elsewhere, the two cards swap
places.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from copse.kernel import texts
from copse.kernel.chance import Dice
from copse.kernel.errors import BadPosition, BadSetup
from copse.kernel.game import Game
from copse.kernel.options import Options
from copse.kernel.rows import added, without
from copse.kernel.tasks import Task, View
from copse.root.book import BOOK
from copse.root.check import cards_in_play, zones
from copse.root.hirelings.hiring import EngageNext
from copse.root.setup import setting_up
from copse.root.state import NONE, Woodland
from copse.root.steps import Question
from copse.root.turn import BeginTurn
from copse.root.zones import Zone


class RealTable:
    """A table before a turn or within a person's turn. Change the state only in a copy of it."""

    def __init__(self, options: Options, state: Woodland) -> None:
        self.options: Final = options
        self.state: Final = state

    @classmethod
    def read(cls, text: str) -> RealTable:
        """Read the table of a position. The position must be before a turn, or at a choice within a person's turn."""
        name, body = texts.header(text, "position", BOOK.version, BadPosition)
        if name != BOOK.name:
            raise BadPosition(f"bots play {BOOK.name}, not {name}", 1)
        options, state = BOOK.read_position(list(body))
        if setting_up(state):
            raise BadPosition("the table is still being set up", 1)
        if not state.rules.machines:
            raise BadPosition("no bot plays at this table", 1)
        if not state.over and not isinstance(state.todo[-1], BeginTurn) and not choosing(state):
            raise BadPosition(
                "something else is being asked; a real table must be before a turn, as in 'turn 0 begin', or at a "
                "choice of the person whose turn it is",
                1,
            )
        state.coming.clear()
        table = cls(options, state)
        forget(state)
        return table

    def copy(self) -> RealTable:
        """Return a copy of the table."""
        return RealTable(self.options, self.state.copy())

    @property
    def game(self) -> Game[Woodland]:
        """The table as a game, for display."""
        return Game(BOOK, self.options, self.state)

    def text(self) -> str:
        """Return the table as a position, which `RealTable.read` reads."""
        return self.game.position()

    def view(self) -> View:
        """Return what everyone can see on the table, without the current question."""
        seen = self.game.view(None)
        seen.pop("decision", None)
        return seen

    @property
    def turn(self) -> int:
        """The seat whose turn is next, or the last seat that had a turn if the game is over."""
        task = None if self.state.over else self.state.todo[-1]
        return task.seat if isinstance(task, BeginTurn) else self.state.turn

    @property
    def acting(self) -> int | None:
        """The person whose turn is being played."""
        return self.state.turn if choosing(self.state) else None

    @property
    def next_bot(self) -> int | None:
        """The next bot in turn order."""
        if self.state.over:
            return None
        seats = self.state.seats
        return min(self.state.rules.machines, key=lambda seat: (seat - self.turn) % seats)

    def seat_named(self, name: str) -> int:
        """Return the seat of the bot with this name or with this unique beginning of its name."""
        names = self.state.rules.names
        bots = [names[seat] for seat in self.state.rules.machines]
        found = [bot for bot in bots if bot == name] or [bot for bot in bots if bot.startswith(name)]
        if len(found) != 1:
            raise BadSetup(f"'{name}' is no bot of this table; allowed: {', '.join(bots)}")
        return names.index(found[0])


def choosing(state: Woodland) -> bool:
    """Whether a person chooses what to do next in the turn. Questions that belong to an action do not count."""
    top = state.todo[-1] if state.todo and not state.over else None
    in_turn = isinstance(top, Question) and top.in_turn and top.seat == state.turn
    return in_turn and state.turn in state.rules.people and state.battle is None


def turn_to_come(state: Woodland, seat: int) -> list[Task]:
    """Return the steps of a table before a turn. People who took markers hire their hirelings first (§root:E.1.1)."""
    late = [EngageNext(other) for other in state.rules.people if state.claims[other]]
    return [BeginTurn(seat), *late]


def hidden(state: Woodland) -> list[Zone]:
    """Return the zones with hidden cards, whose cards are stand-ins."""
    return [zone for zone in zones(state) if not zone.open]


def forget(state: Woodland) -> None:
    """Forget who has seen which hidden card: the cards are stand-ins."""
    for zone in hidden(state):
        zone.seen = ((),) * state.seats


def unseen(state: Woodland) -> list[int]:
    """Return all cards that are not face up anywhere."""
    return sorted([*state.deck, *[card for zone in hidden(state) for card in _free(state, zone)]])


def deal(state: Woodland) -> None:
    """Deal new stand-ins from all cards that are not face up.

    The number of stand-ins in each place stays the same. The other cards form the deck.
    """
    places = hidden(state)
    wanted = [len(zone.cards) for zone in places]
    for zone in places:
        zone.cards, zone.seen = (), ((),) * state.seats
    pool = list(state.rules.deck)
    for card in cards_in_play(state):
        if card in pool:
            pool.remove(card)
    Dice(state.rng).shuffle(pool)
    for zone, number in zip(places, wanted, strict=True):
        zone.cards = tuple(sorted(pool[:number]))
        del pool[:number]
    state.deck = tuple(sorted(pool))


def bring(state: Woodland, card: int, into: Zone | None, spare: Iterable[int]) -> bool:
    """Move a hidden card into a zone, or into the deck, in exchange for one of the spare cards there. Return whether
    this was possible."""
    given = next((other for other in spare if other in _free(state, into) and other != card), None)
    places = (None, *hidden(state))
    source = next((place for place in places if place is not into and card in _free(state, place)), into)
    if given is None or source is into:
        return False
    for place, comes, goes in ((into, card, given), (source, given, card)):
        changed = added(without(_pile(state, place), goes), comes)
        if place is None:
            state.deck = changed
        else:
            place.cards = changed
    return True


def _pile(state: Woodland, zone: Zone | None) -> tuple[int, ...]:
    return state.deck if zone is None else zone.cards


def _free(state: Woodland, zone: Zone | None) -> tuple[int, ...]:
    """Return the stand-ins of a place: not the card that a pending step will take from there, such as one to craft."""
    cards = _pile(state, zone)
    for task in state.todo:
        seat, named = getattr(task, "seat", NONE), getattr(task, "card", NONE)
        if named in cards and zone is state.hands[seat]:
            cards = without(cards, named)
    return cards
