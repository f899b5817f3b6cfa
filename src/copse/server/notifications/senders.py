"""What every way to send notifications has in common: what is sent, to whom, and how it may fail."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple, Protocol
from zoneinfo import ZoneInfo

from copse.games import GAMES
from copse.locale import Words
from copse.server.notifications.outbound import Answer
from copse.server.store.notifications import Channel, Preferences
from copse.server.store.people import Account

GONE: Final = (404, 410)  # the answers of an address that exists no more


class Gone(Exception):
    """A channel leads nowhere any more."""


class Failed(Exception):
    """A notification could not be sent. It may be tried again after some seconds."""

    def __init__(self, retry_after: float = 0.0) -> None:
        super().__init__()
        self.retry_after: Final = retry_after


class Recipient(NamedTuple):
    channel: Channel
    account: Account
    preferences: Preferences

    @property
    def words(self) -> Words:
        return Words(self.preferences.lang)


class News(NamedTuple):
    """What a notification says: at this table it is one's turn, or one's time runs out at `deadline`."""

    table: str
    name: str
    game: str
    deadline: float | None

    def title(self, to: Recipient) -> str:
        return to.words.say("notification-turn" if self.deadline is None else "notification-clock")

    def text(self, to: Recipient) -> str:
        """Return the name of the table and the game, and when one's time runs out."""
        game = GAMES[self.game].title
        where = to.words.say("notification-where", name=self.name, game=game) if self.name else game
        if self.deadline is None:
            return where
        moment = datetime.fromtimestamp(self.deadline, ZoneInfo(to.preferences.zone))
        return to.words.say("notification-until", where=where, time=f"{moment:%H:%M}")


class Sender(Protocol):
    bundles: bool  # whether one message tells of several tables
    gap: float  # seconds between two messages

    async def send(self, to: Recipient, news: Sequence[News]) -> str:
        """Send a message. Returns the name by which it can be closed; empty if the table is its name, or if it has
        none. Raises Gone or Failed."""

    async def try_out(self, to: Recipient) -> None:
        """Send a message that shows what notifications look like. Raises Gone or Failed."""

    def closes(self, channel: Channel) -> bool:
        """Return whether a message that was shown can be closed."""

    async def close(self, to: Recipient, table: str, message: str) -> None:
        """Close the message of a table, by its name if it has one, if that can be done. Raises Gone or Failed."""


def check(answer: Answer) -> None:
    """Raise Gone or Failed unless an answer says that the message was taken."""
    if answer.status in GONE:
        raise Gone
    if answer.status >= 300:
        raise Failed(answer.retry_after)
