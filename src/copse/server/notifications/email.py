"""E-mails about turns. Each has a link that stops them, which works without signing in, and the headers by which a mail
program offers the same (RFC 8058)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from copse.server.accounts.mail import Mailer, NotSent
from copse.server.config.settings import Settings
from copse.server.notifications.senders import Failed, Gone, News, Recipient
from copse.server.protocol import PREFIX
from copse.server.store.notifications import Channel

MINUTE: Final = 60.0
UNSUBSCRIBE: Final = "/notifications/unsubscribe"  # followed by the secret of an account


class Email:
    bundles = True
    gap = 10 * MINUTE  # what comes up in the meantime is in the next e-mail

    def __init__(self, settings: Settings, mailer: Mailer) -> None:
        self._page: Final = settings.public_url.rstrip("/")
        self._mailer: Final = mailer

    async def send(self, to: Recipient, news: Sequence[News]) -> str:
        lines = [f"{one.title(to)}: {one.text(to)}\n{self._page}/#/t/{one.table}" for one in news]
        subject = to.words.say("mail-turn", where=news[0].text(to), more=len(news) - 1)
        await self._deliver(to, subject, "\n\n".join(lines))
        return ""

    async def try_out(self, to: Recipient) -> None:
        await self._deliver(to, to.words.say("mail-turn-test"), to.words.say("notification-test.text"))

    def closes(self, channel: Channel) -> bool:
        return False

    async def close(self, to: Recipient, table: str, message: str) -> None:
        return

    async def _deliver(self, to: Recipient, subject: str, news: str) -> None:
        if to.account.email is None:
            raise Gone
        if not self._mailer.works:
            raise Failed
        secret = to.preferences.unsubscribe
        text = to.words.say(
            "mail-turn.text",
            name=to.account.name,
            news=news,
            settings=f"{self._page}/#/account",
            stop=self._mailer.link("unsubscribe", secret),
        )
        headers = {
            "List-Unsubscribe": f"<{self._page}{PREFIX}{UNSUBSCRIBE}/{secret}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        try:
            await self._mailer.deliver(to.account.email, subject, text, headers)
        except NotSent:
            raise Failed from None
