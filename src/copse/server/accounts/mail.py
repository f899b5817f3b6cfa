"""E-mails to account holders, if the operator named a mail server. They are sent in the background, so that no answer
takes longer because of one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from types import MappingProxyType
from typing import Final
from urllib.parse import urlsplit

from copse.kernel.extras import extra
from copse.locale import Words
from copse.server.config.error_reports import where
from copse.server.config.settings import Settings

log = logging.getLogger(__name__)

PACKAGE: Final = ("aiosmtplib", "mail")
PATIENCE: Final = 30.0  # seconds for one e-mail
MOST_WAITING: Final = 100  # e-mails; more are dropped
HERE: Final = ("localhost", "127.0.0.1")


class NotSent(Exception):
    """The mail server does not take an e-mail."""


class Mailer:
    """Sends e-mails. Raises MissingExtra if the operator wants them but their package is missing."""

    def __init__(self, settings: Settings) -> None:
        if settings.smtp:
            extra(*PACKAGE)
        self._settings: Final = settings
        self._on_the_way: Final[set[asyncio.Task[None]]] = set()

    @property
    def works(self) -> bool:
        return bool(self._settings.smtp)

    def link(self, page: str, secret: str) -> str:
        """Return the address of a page with a secret. The secret is in the fragment, which browsers send to nobody."""
        return f"{self._settings.public_url.rstrip('/')}/#/account/{page}/{secret}"

    def send(self, address: str, lang: str, message: str, **args: str) -> None:
        """Send a message of the catalogue `mail` in the background."""
        words = Words(lang)
        subject, text = words.say(f"mail-{message}", **args), words.say(f"mail-{message}.text", **args)
        self.later(self._try_to_deliver(address, subject, text))

    async def _try_to_deliver(self, address: str, subject: str, text: str) -> None:
        with suppress(NotSent):  # it is logged
            await self.deliver(address, subject, text)

    async def deliver(
        self, address: str, subject: str, text: str, headers: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        """Send an e-mail now. Raises NotSent."""
        from email.message import EmailMessage
        from email.policy import SMTP
        from email.utils import localtime, make_msgid

        mail = EmailMessage(policy=SMTP)
        mail["From"], mail["To"], mail["Subject"] = self._settings.mail_from, address, subject
        mail["Auto-Submitted"] = "auto-generated"
        mail["Date"], mail["Message-ID"] = localtime(), make_msgid(domain=self._settings.mail_from.rpartition("@")[2])
        for name, value in headers.items():
            mail[name] = value
        mail.set_content(text + "\n", cte="base64")
        await self._hand_over(mail.as_bytes(), address)

    def later(self, errand: Coroutine[None, None, None]) -> None:
        """Do something after the answer. If too much waits for the mail server, it is dropped."""
        if len(self._on_the_way) >= MOST_WAITING:
            log.error("an e-mail was dropped: %d others wait for the mail server", MOST_WAITING)
            errand.close()
            return
        task = asyncio.create_task(errand)
        self._on_the_way.add(task)
        task.add_done_callback(self._on_the_way.discard)

    async def _hand_over(self, mail: bytes, address: str) -> None:
        """Give an e-mail to the mail server. Raises NotSent."""
        import aiosmtplib

        server, settings = urlsplit(self._settings.smtp), self._settings
        local = server.hostname in HERE
        try:
            await aiosmtplib.send(
                mail,
                sender=settings.mail_from,
                recipients=[address],
                hostname=server.hostname,
                port=server.port,
                username=settings.smtp_user or None,
                password=settings.smtp_password or None,
                use_tls=server.scheme == "smtps",
                start_tls=None if local or server.scheme == "smtps" else True,
                timeout=PATIENCE,
            )
        except (aiosmtplib.SMTPException, OSError) as problem:
            log.error("an e-mail could not be sent: %s", where(problem))
            raise NotSent from None

    async def close(self) -> None:
        """Wait for e-mails on their way, including those that others lead to."""
        while self._on_the_way:
            await asyncio.gather(*self._on_the_way, return_exceptions=True)
