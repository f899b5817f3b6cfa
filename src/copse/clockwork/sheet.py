"""The sheet: how a real table stands between two turns, as a position of Root.

What people hold is not known, only how much of it: the cards that a position names there are stand-ins. They are dealt
at random from all that lies open nowhere, and whenever a card turns up that one of them stands in for, the two change
places."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from copse.kernel import texts
from copse.kernel.chance import Dice
from copse.kernel.errors import BadPosition, BadSetup
from copse.kernel.game import Game
from copse.kernel.options import Options
from copse.kernel.tasks import View
from copse.root.book import BOOK
from copse.root.check import cards_in_play, zones
from copse.root.setup import setting_up
from copse.root.state import Woodland
from copse.root.turn import BeginTurn
from copse.root.zones import Zone


class Sheet:
    """A table before someone's turn. Whoever changes the state works on a copy of the sheet."""

    def __init__(self, options: Options, state: Woodland) -> None:
        self.options: Final = options
        self.state: Final = state

    @classmethod
    def read(cls, text: str) -> Sheet:
        """The table of a position, which must be one before a turn."""
        name, body = texts.header(text, "position", BOOK.version, BadPosition)
        if name != BOOK.name:
            raise BadPosition(f"bots play {BOOK.name}, not {name}", 1)
        options, state = BOOK.read_position(list(body))
        if setting_up(state):
            raise BadPosition("the table is still being set up", 1)
        if not state.rules.machines:
            raise BadPosition("no bot plays at this table", 1)
        if not state.over and not isinstance(state.todo[-1], BeginTurn):
            raise BadPosition(
                "someone's turn is being played; a sheet tells of a table before one, as 'turn 0 begin'", 1
            )
        state.coming.clear()
        sheet = cls(options, state)
        for zone in hidden(state):
            zone.seen = [()] * state.seats
        return sheet

    def copy(self) -> Sheet:
        return Sheet(self.options, self.state.copy())

    @property
    def game(self) -> Game[Woodland]:
        """The table for those who show it."""
        return Game(BOOK, self.options, self.state)

    def text(self) -> str:
        return self.game.position()

    def view(self) -> View:
        """What lies on the table for all to see. What someone is asked is told elsewhere."""
        seen = self.game.view(None)
        seen.pop("decision", None)
        return seen

    @property
    def turn(self) -> int:
        """Whose turn is to come; whose it was, if the game is over."""
        task = None if self.state.over else self.state.todo[-1]
        return task.seat if isinstance(task, BeginTurn) else self.state.turn

    @property
    def next_bot(self) -> int | None:
        """The bot whose turn comes first."""
        if self.state.over:
            return None
        seats = self.state.seats
        return min(self.state.rules.machines, key=lambda seat: (seat - self.turn) % seats)

    def seat_named(self, name: str) -> int:
        """The bot of this name, or of the only one that begins so."""
        names = self.state.rules.names
        bots = [names[seat] for seat in self.state.rules.machines]
        found = [bot for bot in bots if bot == name] or [bot for bot in bots if bot.startswith(name)]
        if len(found) != 1:
            raise BadSetup(f"'{name}' is no bot of this table; allowed: {', '.join(bots)}")
        return names.index(found[0])


def hidden(state: Woodland) -> list[Zone]:
    """Where cards lie that the table does not see: their cards are stand-ins."""
    return [zone for zone in zones(state) if not zone.open]


def unseen(state: Woodland) -> list[int]:
    """All cards that lie open nowhere."""
    return sorted([*state.deck, *[card for zone in hidden(state) for card in zone.cards]])


def deal(state: Woodland) -> None:
    """Deal the stand-ins anew, as many as there are, of what lies open nowhere; the rest is the deck."""
    places = hidden(state)
    wanted = [len(zone.cards) for zone in places]
    for zone in places:
        zone.cards, zone.seen = [], [()] * state.seats
    pool = list(state.rules.deck)
    for card in cards_in_play(state):
        if card in pool:
            pool.remove(card)
    Dice(state.rng).shuffle(pool)
    for zone, number in zip(places, wanted, strict=True):
        zone.cards = sorted(pool[:number])
        del pool[:number]
    state.deck = sorted(pool)


def bring(state: Woodland, card: int, pile: list[int], spare: Iterable[int]) -> bool:
    """Let a card that lies unseen elsewhere be in a pile, in exchange for one of those to spare; whether it could."""
    given = next((other for other in spare if other in pile and other != card), None)
    source = next((place for place in _piles(state) if place is not pile and card in place), None)
    if given is None or source is None:
        return False
    for place, comes, goes in ((pile, card, given), (source, given, card)):
        place.remove(goes)
        place.append(comes)
        place.sort()
    return True


def _piles(state: Woodland) -> list[list[int]]:
    return [state.deck, *[zone.cards for zone in hidden(state)]]
