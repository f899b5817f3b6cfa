"""What browsers are told, so that a page of ours runs only our own script and no other site can use it."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)

# The page uses none of these. Notifications, sound and the clipboard are not listed, so they keep their defaults.
UNUSED: Final = (
    "accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid", "magnetometer", "microphone",
    "midi", "payment", "publickey-credentials-get", "serial", "usb", "xr-spatial-tracking",
)  # fmt: skip

HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # an address may be an invitation
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{feature}=()" for feature in UNUSED),
}
WRITTEN: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
NOT_KEPT: Final = (b"cache-control", b"no-store")


class SecurityHeaders:
    """Adds the headers to every answer; what lies under `private` is kept by nobody on the way. A browser that came by
    HTTPS is told to use nothing else for `hsts_seconds`."""

    def __init__(self, app: ASGIApp, private: str, hsts_seconds: int) -> None:
        self._app, self._private = app, private
        self._hsts: Final = (b"strict-transport-security", f"max-age={hsts_seconds}".encode())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                also = [NOT_KEPT] if scope["path"].startswith(self._private) else []
                secure = [self._hsts] if scope["scheme"] == "https" else []
                message["headers"] = [*message["headers"], *WRITTEN, *also, *secure]
            await send(message)

        await self._app(scope, receive, guarded if scope["type"] == "http" else send)


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a browser says that this comes from our own page; what is no browser says nothing."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")
