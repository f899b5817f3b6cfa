"""The silences and suspensions in force. Every server asks the database each second, so a sanction from anywhere holds
on all of them, and no request has to ask."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import msgspec

from copse.server.config.error_reports import where
from copse.server.protocol.messages import SanctionInfo
from copse.server.protocol.refusal import Refusal
from copse.server.store import Store, Unavailable
from copse.server.store.moderation import Cases, Sanction

log = logging.getLogger(__name__)

LOOK_SECONDS: Final = 1.0


class Standing:
    """`changed` is called with each account whose silence or suspension began or ended."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.cases: Final = Cases(store)
        self._now: Final = now
        self._silenced: dict[str, Sanction] = {}
        self._suspended: dict[str, Sanction] = {}
        self.changed: list[Callable[[str], None]] = []

    async def watch(self) -> None:
        """Look again and again. Raises nothing: without the database, what was known holds."""
        while True:
            try:
                await self.look()
            except Unavailable as problem:
                log.warning("sanctions are read later: %s", problem)
            except Exception as problem:
                log.error("sanctions cannot be read: %s", where(problem))
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Read the sanctions in force. Raises Unavailable."""
        found = await self.cases.in_force(self._now())
        before = self._silenced, self._suspended
        self._silenced = {one.account: one for one in found if one.kind == "silence"}
        self._suspended = {one.account: one for one in found if one.kind == "suspension"}
        for old, new in zip(before, (self._silenced, self._suspended), strict=True):
            for account in old.keys() ^ new.keys():
                for tell in self.changed:
                    tell(account)

    @property
    def silenced(self) -> frozenset[str]:
        """The accounts that are silenced or suspended: the others do not see their names."""
        return frozenset(self._silenced.keys() | self._suspended.keys())

    def is_suspended(self, account: str) -> bool:
        return account in self._suspended

    def check_talk(self, account: str) -> None:
        """Raise Refusal if an account may not write."""
        sanction = self._silenced.get(account)
        if sanction is not None and (sanction.until is None or sanction.until > self._now()):
            raise Refusal(
                403, "silenced", "a moderator has silenced you: you cannot write for now", sanction=info_of(sanction)
            )

    async def check_entry(self, account: str) -> None:
        """Raise Refusal if an account is suspended, as the database has it now."""
        for sanction in await self.cases.in_force_on(account, self._now()):
            if sanction.kind == "suspension":
                raise Refusal(403, "suspended", "this account is suspended", sanction=info_of(sanction))


def info_of(sanction: Sanction) -> SanctionInfo:
    """Return a sanction as its person sees it."""
    return msgspec.convert(sanction, SanctionInfo, from_attributes=True)
