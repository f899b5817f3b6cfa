"""Messages to a webhook in the format of Discord, which other services understand too."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit, urlunsplit

import msgspec
from msgspec import Struct

from copse.server.config.settings import Settings
from copse.server.notifications.outbound import Answer, Unreachable, delete, post
from copse.server.notifications.senders import Failed, News, Recipient, check
from copse.server.store.notifications import Channel

LONGEST: Final = 2000  # letters of a message
MARKED: Final = re.compile(r"([\\*_~`|>#\[\]()<@:-])")
NO_PREVIEWS: Final = 4  # a flag of Discord
DISCORD: Final = ("discord.com", "discordapp.com")  # here a message that was sent can be deleted
ID: Final = re.compile("[0-9]{1,20}")
BUSY: Final = 429


class Posted(Struct):
    """What Discord answers if one waits until a message is there."""

    id: str


class Webhook:
    bundles = True
    gap = 10.0

    def __init__(self, settings: Settings) -> None:
        self._works: Final = settings.webhooks
        self._page: Final = settings.public_url.rstrip("/")

    async def send(self, to: Recipient, news: Sequence[News]) -> str:
        answer = await self._post(to, "\n".join(self._line(to, one) for one in news))
        with suppress(msgspec.DecodeError):
            id = msgspec.json.decode(answer.body, type=Posted).id
            return id if ID.fullmatch(id) else ""
        return ""

    async def try_out(self, to: Recipient) -> None:
        await self._post(to, to.words.say("notification-test.text"))

    def closes(self, channel: Channel) -> bool:
        host = urlsplit(channel.target).hostname or ""
        return any(host == known or host.endswith(f".{known}") for known in DISCORD)

    async def close(self, to: Recipient, table: str, message: str) -> None:
        """Delete a message. One that is gone, or that may not be deleted, is left."""
        if not message:
            return
        try:
            answer = await delete(extended(to.channel.target, f"/messages/{message}"))
        except Unreachable:
            raise Failed from None
        if answer.status == BUSY or answer.status >= 500:
            raise Failed(answer.retry_after)

    def _line(self, to: Recipient, one: News) -> str:
        link = f" <{self._page}/#/t/{one.table}>" if self._page else ""
        return f"**{plain(one.title(to))}** {plain(one.text(to))}{link}"

    async def _post(self, to: Recipient, text: str) -> Answer:
        """Send a text that calls nobody by an @."""
        if not self._works:
            raise Failed
        told = {"content": text[:LONGEST], "allowed_mentions": {"parse": list[str]()}, "flags": NO_PREVIEWS}
        read = self.closes(to.channel)
        address = extended(to.channel.target, query="wait=true") if read else to.channel.target
        try:
            answer = await post(address, {"Content-Type": "application/json"}, msgspec.json.encode(told), read)
        except Unreachable:
            raise Failed from None
        check(answer)
        return answer


def extended(address: str, path: str = "", query: str = "") -> str:
    """Return an address with more at the end of its path and its query."""
    parts = urlsplit(address)
    queries = "&".join(filter(None, [parts.query, query]))
    return urlunsplit(parts._replace(path=parts.path.rstrip("/") + path, query=queries))


def plain(text: str) -> str:
    """Return a text whose signs have no meaning in Markdown."""
    return MARKED.sub(r"\\\1", text)
