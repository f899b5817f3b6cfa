"""Reports, mutes and blocks."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Final

from copse.server.accounts.service import Accounts
from copse.server.clients.rate_limit import DAY, RateLimit, alias, of_account
from copse.server.config.settings import Settings
from copse.server.moderation.excerpts import Accused, around, topic_of
from copse.server.protocol.moderation_messages import ReportWish
from copse.server.protocol.refusal import Refusal
from copse.server.store.moderation import Report, Tie
from copse.server.store.people import Account
from copse.server.tables.seats import Sheet
from copse.server.tables.social import check_text

MOST_TIES: Final = 500  # of one account


class Moderation:
    def __init__(self, settings: Settings, accounts: Accounts) -> None:
        self.cases: Final = accounts.standing.cases
        self._now: Final = accounts.now
        self._reports: Final = RateLimit(settings.reports_per_day, settings.reports_per_day / DAY, accounts.now)

    # ---- reports

    async def report(
        self, wish: ReportWish, about: Accused, sheet: Sheet | None, client: str, reporter: Account | None
    ) -> None:
        """Store a report, with the chat if it is made at a table. The answer does not tell whether there are others.
        Raises Refusal."""
        if reporter is not None and about.account == reporter.id:
            raise Refusal(409, "yourself", "you cannot report yourself")
        words = check_text(wish.words) if wish.words.strip() else ""
        if not self._reports.take(client) or (reporter and not self._reports.take(of_account(reporter.id))):
            raise Refusal(429, "too_many_reports", "you have made many reports today; the moderators will read them")
        report = Report(
            new_id(),
            self._now(),
            reporter.id if reporter else f"guest {alias(client)}",
            topic_of(wish, about),
            wish.kind,
            wish.reason,
            words,
            about.account,
            about.name,
            about.avatar,
            wish.whom.table,
            sheet.name if sheet else "",
            wish.message if wish.kind == "message" else None,
        )
        await self.cases.report(report, around(sheet, report.message) if sheet else [])

    # ---- mutes and blocks

    async def tie(self, account: Account, kind: str, about: Accused, on: bool) -> None:
        """Mute or block somebody, or no longer. Raises Refusal."""
        if about.account is None:
            raise Refusal(409, "guest_seat", "a guest plays here; only accounts can be muted or blocked everywhere")
        if about.account == account.id:
            raise Refusal(409, "yourself", "you cannot mute or block yourself")
        if not on:
            await self.cases.untie(account.id, kind, about.account)
            return
        if len(await self.cases.ties(account.id)) >= MOST_TIES:
            raise Refusal(409, "too_many_ties", f"you can mute and block at most {MOST_TIES} people")
        await self.cases.tie(Tie(new_id(), account.id, about.account, kind, about.name, self._now()))

    async def blocked(self, account: str, others: Collection[str]) -> bool:
        """Return whether an account has blocked one of the others, or one of them has blocked it."""
        return bool(others) and not (await self.cases.apart(account)).isdisjoint(others)


def new_id() -> str:
    return secrets.token_hex(8)
