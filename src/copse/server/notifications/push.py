"""Web Push: messages for the service worker of a browser, which only that browser can decrypt. The server signs them
with one key (VAPID), which is made once and stored, so that all servers of a database have the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec

from copse.server.config.settings import Settings
from copse.server.notifications.outbound import Unreachable, post
from copse.server.notifications.senders import Failed, News, Recipient, check
from copse.server.protocol.notification_messages import Subscription
from copse.server.store.notifications import Channel, Notifications

if TYPE_CHECKING:
    from py_vapid import Vapid02

DAY: Final = 24 * 3600
SIGNED_SECONDS: Final = DAY // 2  # how long a signature is good
ALWAYS_SHOWN: Final = ".push.apple.com"  # here a site may not push anything that shows nothing


class Push:
    bundles = False
    gap = 0.0

    def __init__(self, settings: Settings, kept: Notifications, now: Callable[[], float]) -> None:
        self._settings, self._kept, self._now = settings, kept, now
        self._private = ""

    async def open(self) -> None:
        """Load the key of the servers, or make it. Without the package there is no push."""
        if find_spec("pywebpush") is not None:
            self._private = await self._kept.key("vapid", _new_key)

    @property
    def works(self) -> bool:
        return bool(self._private)

    @cached_property
    def _signer(self) -> Vapid02:
        from py_vapid import Vapid02

        return Vapid02.from_raw(self._private.encode())

    @cached_property
    def public_key(self) -> str:
        """The key that browsers subscribe with, in base64url."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid.utils import b64urlencode

        return str(b64urlencode(self._signer.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)))

    async def send(self, to: Recipient, news: Sequence[News]) -> str:
        for one in news:
            told = {"title": one.title(to), "body": one.text(to), "tag": one.table, "open": f"#/t/{one.table}"}
            await self._push(to.channel, one.table, told)
        return ""

    async def try_out(self, to: Recipient) -> None:
        words = to.words
        told = {
            "title": words.say("notification-test"), "body": words.say("notification-test.text"), "tag": "test",
            "open": "#/account",
        }  # fmt: skip
        await self._push(to.channel, "test", told)

    def closes(self, channel: Channel) -> bool:
        return not (urlsplit(subscription_of(channel).endpoint).hostname or "").endswith(ALWAYS_SHOWN)

    async def close(self, to: Recipient, table: str, message: str) -> None:
        await self._push(to.channel, table, {"close": table})

    async def _push(self, channel: Channel, topic: str, told: Mapping[str, str]) -> None:
        """Send a message. One that still waits at the push service under the same topic is replaced."""
        if not self.works:
            raise Failed
        subscription = subscription_of(channel)
        # Loading the libraries takes a second, in which the event loop should serve others.
        signature, body = await asyncio.to_thread(self.sealed, subscription, msgspec.json.encode(told))
        headers = {
            **signature,
            "TTL": str(DAY),
            "Topic": topic,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
        }
        try:
            check(await post(subscription.endpoint, headers, body))
        except Unreachable:
            raise Failed from None

    def sealed(self, subscription: Subscription, message: bytes) -> tuple[dict[str, str], bytes]:
        """Return the signature of a message, as headers, and the message so that only the subscribed browser can read
        it. Raises ValueError if the subscription is not fit for that."""
        from http_ece import ECEException
        from py_vapid import VapidException
        from pywebpush import WebPusher, WebPushException

        endpoint = urlsplit(subscription.endpoint)
        try:
            signature: dict[str, str] = self._signer.sign(self._claims(f"{endpoint.scheme}://{endpoint.netloc}"))
            body: bytes = WebPusher(msgspec.to_builtins(subscription)).encode(message)["body"]
        except (ECEException, VapidException, WebPushException, IndexError) as problem:
            raise ValueError(str(problem)) from None
        return signature, body

    def _claims(self, audience: str) -> dict[str, str | int]:
        """Return what is signed: for whom, until when, and how the push service reaches the operator."""
        address, mail = urlsplit(self._settings.public_url), self._settings.mail_from
        operator = f"{address.scheme}://{address.hostname}" if address.scheme == "https" else ""
        contact = f"mailto:{mail}" if mail else operator or "mailto:copse@localhost"
        return {"aud": audience, "exp": int(self._now()) + SIGNED_SECONDS, "sub": contact}


def subscription_of(channel: Channel) -> Subscription:
    return msgspec.json.decode(channel.target, type=Subscription)


def _new_key() -> str:
    """Return a private key as 32 bytes in base64url."""
    from py_vapid import Vapid02
    from py_vapid.utils import b64urlencode

    made = Vapid02()
    made.generate_keys()
    return str(b64urlencode(made.private_key.private_numbers().private_value.to_bytes(32, "big")))
