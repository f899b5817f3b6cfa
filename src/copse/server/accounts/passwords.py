"""Passwords: slow digests, computed beside the event loop and a few at a time."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Final, TypeVar

from copse.server.accounts.names import look_of
from copse.server.protocol.refusal import Refusal

if TYPE_CHECKING:
    from argon2 import PasswordHasher

T = TypeVar("T")

AT_ONCE: Final = 2
MOST_WAITING: Final = 20
ROUNDS: Final = 2
MEMORY: Final = 19_456  # KiB for each computation
LEAST_DIFFERENT: Final = 4  # characters


def check_password(password: str, name: str) -> None:
    """Raise Refusal for a password that anybody would try first."""
    if len(set(password)) < LEAST_DIFFERENT or look_of(password) == look_of(name):
        raise Refusal(
            422,
            "weak_password",
            f"this password is easy to guess: use at least {LEAST_DIFFERENT} different characters, and not your name",
        )


class Passwords:
    """Hashes and checks passwords. A check takes the same work if there is no password to compare with."""

    def __init__(self) -> None:
        self._places: Final = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self.computed = 0  # digests, for tests that compare the work of two answers

    async def hash(self, password: str) -> str:
        """Return the stored form of a password. Raises Refusal if too many people wait."""
        return await self._beside(lambda: self._hasher.hash(_normal(password)))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Return whether a password has this stored form. Raises Refusal if too many people wait."""
        return await self._beside(lambda: self._verified(password, kept or self._dummy)) and kept is not None

    async def _beside(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Refusal(503, "busy", "too many people are signing in; try again in a moment", retry_after=5)
        self._waiting += 1
        try:
            async with self._places:
                self.computed += 1
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1

    def _verified(self, password: str, kept: str) -> bool:
        from argon2.exceptions import VerifyMismatchError

        try:
            return self._hasher.verify(kept, _normal(password))
        except VerifyMismatchError:
            return False

    @cached_property
    def _hasher(self) -> PasswordHasher:
        from argon2 import PasswordHasher

        return PasswordHasher(time_cost=ROUNDS, memory_cost=MEMORY, parallelism=1)

    @cached_property
    def _dummy(self) -> str:
        """The stored form of no password, to be compared with where there is none."""
        return self._hasher.hash("")


def _normal(password: str) -> bytes:
    """Return a password as bytes that do not depend on the keyboard: phones and computers write accents differently."""
    return unicodedata.normalize("NFKC", password).encode(errors="surrogatepass")
