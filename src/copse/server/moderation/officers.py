"""What moderators and operators do: sanctions, closing reports, roles. Each act and its entry in the audit log are
stored together, and only if the roles are still as they were."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final, Literal, NamedTuple

from copse.server.accounts.service import HOUR, Accounts
from copse.server.moderation.service import new_id
from copse.server.protocol.messages import Reason, SanctionKind
from copse.server.protocol.refusal import Refusal
from copse.server.store import Missed, Statement
from copse.server.store.moderation import Cases, Deed, Report, Sanction, closing, role_is
from copse.server.store.people import Account
from copse.server.tables.social import check_text

Role = Literal["", "moderator", "operator"]
RANKS: Final[dict[str, int]] = {"": 0, "moderator": 1, "operator": 2}
DISMISSED: Final = "dismissed"


class Officer(NamedTuple):
    """Somebody who acts: an account with a role, or the terminal, which has none and may do everything."""

    account: Account | None

    @property
    def id(self) -> str:
        return self.account.id if self.account else ""

    @property
    def rank(self) -> int:
        return RANKS[self.account.role] if self.account else max(RANKS.values()) + 1

    @property
    def beyond(self) -> list[str]:
        """The roles that are not below this one."""
        return [role for role, rank in RANKS.items() if role and rank >= self.rank]

    def check_over(self, subject: Account) -> None:
        """Raise Refusal unless the subject has a lower role. So nobody acts on themselves."""
        if self.rank <= RANKS[subject.role]:
            raise Refusal(403, "equal_role", "you can act only on people whose role is below yours")

    def unchanged(self, *subjects: Account) -> list[Statement]:
        """Return what makes sure that the roles are still those that were checked."""
        people = [*subjects, *([self.account] if self.account else [])]
        return [role_is(person.id, person.role) for person in people]


TERMINAL: Final = Officer(None)


class Verdict(NamedTuple):
    """A sanction to be imposed. It has no end without `seconds`; a warning never has one."""

    kind: SanctionKind
    reason: Reason
    words: str = ""
    seconds: float | None = None


class Office:
    """The work of moderators and operators."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts: Final = accounts
        self.cases: Final[Cases] = accounts.standing.cases

    async def impose(self, officer: Officer, subject: Account, verdict: Verdict, report: Report | None = None) -> None:
        """Sanction somebody, and close the reports about it. A suspension ends all sessions. Raises Refusal."""
        officer.check_over(subject)
        words, now = (check_text(verdict.words) if verdict.words.strip() else ""), self._accounts.now()
        until = None if verdict.seconds is None or verdict.kind == "warning" else now + verdict.seconds
        sanction = Sanction(new_id(), subject.id, verdict.kind, verdict.reason, words, now, until)
        closed = [closing(report.topic, now, verdict.kind)] if report else []
        deed = self._deed(officer, verdict.kind, subject.id, f"{verdict.reason}{lasting(verdict)}")
        await self._together(self.cases.impose(sanction, deed, *officer.unchanged(subject), *closed))
        await self._accounts.standing.look()
        self._accounts.forget(subject.id)

    async def lift(self, officer: Officer, sanction: Sanction) -> None:
        """End a silence or a suspension. Raises Refusal."""
        subject = await self._accounts.people.account(sanction.account)
        if subject is None:
            raise already_done()
        officer.check_over(subject)
        deed = self._deed(officer, "lift", subject.id, sanction.kind)
        await self._together(self.cases.lift(sanction.id, deed, *officer.unchanged(subject)))
        await self._accounts.standing.look()

    async def in_force_on(self, subject: Account) -> list[Sanction]:
        return await self.cases.in_force_on(subject.id, self._accounts.now())

    async def dismiss(self, officer: Officer, report: Report) -> None:
        """Close the reports about something without a sanction. Raises Refusal."""
        subject = await self._accounts.people.account(report.account) if report.account else None
        if subject is not None:
            officer.check_over(subject)
        deed = self._deed(officer, "dismiss", report.account or report.table, report.reason)
        closed = closing(report.topic, deed.at, DISMISSED)
        await self._together(self.cases.log(deed, *officer.unchanged(*filter(None, [subject])), closed))

    async def grant(self, officer: Officer, subject: Account, role: Role) -> None:
        """Give an account a role. Operators are made in the terminal only. Raises Refusal."""
        if RANKS[role] >= officer.rank:
            raise Refusal(403, "equal_role", "you can give only roles below yours")
        officer.check_over(subject)
        change = Statement("UPDATE accounts SET role = $2 WHERE id = $1", (subject.id, role))
        deed = self._deed(officer, "grant", subject.id, role or "member")
        await self._together(self.cases.log(deed, *officer.unchanged(subject), change))
        self._accounts.forget(subject.id)

    async def note(self, officer: Officer, act: str, subject: str, detail: str = "") -> None:
        """Add something that was done elsewhere to the audit log."""
        await self.cases.log(self._deed(officer, act, subject, detail))

    def _deed(self, officer: Officer, act: str, subject: str, detail: str) -> Deed:
        return Deed(new_id(), self._accounts.now(), officer.id, act, subject, detail)

    async def _together(self, act: Awaitable[None]) -> None:
        try:
            await act
        except Missed:
            raise already_done() from None


def lasting(verdict: Verdict) -> str:
    """Return how long a sanction lasts, for the audit log."""
    if verdict.kind == "warning":
        return ""
    return " for good" if verdict.seconds is None else f" for {verdict.seconds / HOUR:g} h"


def already_done() -> Refusal:
    return Refusal(409, "already_done", "somebody else has dealt with this, or a role has changed; look again")
