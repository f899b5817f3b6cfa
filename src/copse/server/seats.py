"""Seats and who may sit on them. A token is shown once, to the person who gets the seat; only its digest is kept, so
neither the database nor a log can give a seat away."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from msgspec import Struct

from copse.server.messages import Pace, SeatKind

SALT_BYTES: Final = 16
LONGEST_TOKEN: Final = 100


def new_token() -> str:
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode(errors="surrogatepass")).hexdigest()


def matches(token: str, kept: str) -> bool:
    return bool(kept) and hmac.compare_digest(digest(token), kept)


def lock_phrase(phrase: str) -> str:
    """What is kept of a pass phrase: people choose short ones, so it is made slow to guess."""
    salt = secrets.token_bytes(SALT_BYTES)
    return salt.hex() + _stretched(phrase, salt)


def opens(phrase: str, kept: str) -> bool:
    salt = bytes.fromhex(kept[: 2 * SALT_BYTES])
    return hmac.compare_digest(_stretched(phrase, salt), kept[2 * SALT_BYTES :])


def _stretched(phrase: str, salt: bytes) -> str:
    return hashlib.scrypt(phrase.encode(errors="surrogatepass"), salt=salt, n=2**13, r=8, p=1).hex()


class Chair(Struct):
    """A seat as it is stored. `token` is the digest of its holder's; it is kept while an agent stands in, so that the
    seat can be given back. `of_host`: the creator has held it from the start, and nobody else since."""

    kind: SeatKind
    name: str = ""
    agent: str | None = None
    token: str = ""
    of_host: bool = False

    @property
    def played_by_agent(self) -> bool:
        """An open seat in a game that goes on is played by the agent that stood in, until someone joins."""
        return self.kind != "human"


class Sheet(Struct):
    """What is agreed at a table beside the game itself, and changes with who comes and goes. `maker` is the `alias` of
    the client that made it; empty at tables of before it was kept."""

    name: str
    host: str
    host_token: str
    chairs: list[Chair]
    pace: Pace
    spectators: bool
    phrase: str = ""
    maker: str = ""
    started: float | None = None  # when play began

    def seat_of(self, token: str) -> int | None:
        """The seat that this token holds. Every chair is compared, whichever matches."""
        found = [seat for seat, chair in enumerate(self.chairs) if matches(token, chair.token)]
        return found[0] if found else None

    def is_host(self, token: str) -> bool:
        return matches(token, self.host_token)

    @property
    def watch_token(self) -> str:
        """What a spectator gets for the pass phrase. It is made from what is kept of the phrase, so that it
        need not be kept itself."""
        return digest(f"watch {self.phrase}")

    def is_watcher(self, token: str) -> bool:
        return hmac.compare_digest(digest(token), digest(self.watch_token))

    @property
    def hot_seat(self) -> bool:
        """Whether one person holds every seat and so may know everything."""
        return all(chair.kind == "human" and chair.of_host for chair in self.chairs)
