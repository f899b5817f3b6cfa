"""Security headers: pages run only our own script, and other sites cannot embed or use them."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)

# Features that the page does not use. Notifications, passkeys, sound and the clipboard keep
# their defaults.
UNUSED: Final = (
    "accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid", "magnetometer", "microphone",
    "midi", "payment", "serial", "usb", "xr-spatial-tracking",
)  # fmt: skip

HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # an address may be an invitation, which is secret
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{feature}=()" for feature in UNUSED),
}
WRITTEN: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
NOT_KEPT: Final = (b"cache-control", b"no-store")


class SecurityHeaders:
    """Adds the headers to every answer. Caches must not store what is under `private`. Browsers that came by HTTPS
    must keep using it for `hsts_seconds`."""

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
    """Return whether the request comes from our own page, as far as the browser says. Other programs say nothing and
    are accepted."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")
