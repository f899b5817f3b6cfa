"""The messages of the interface about reports, mutes, blocks and the work of moderators."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from copse.server.protocol.messages import Emote, Reason, SanctionInfo, SanctionKind

TableId = Annotated[str, Meta(max_length=40)]
Id = Annotated[str, Meta(max_length=40)]
Words = Annotated[str, Meta(max_length=280, description="One line of plain text.")]
TieKind = Annotated[
    Literal["mute", "block"],
    Meta(description="A mute hides messages. A block also keeps two people from new tables of each other."),
]


ReportKind = Literal["person", "message", "name", "league"]


class Whom(Struct, frozen=True, forbid_unknown_fields=True):
    """A person: at a table by the seat, the host without a seat by the table alone; elsewhere by the name of the
    account."""

    table: TableId = ""
    seat: Annotated[int, Meta(ge=0, le=20)] | None = None
    name: Annotated[str, Meta(max_length=40)] = ""


class Subject(Whom, frozen=True, forbid_unknown_fields=True):
    """A person, or the league of an organizer."""

    league: Annotated[Id, Meta(description="Id of a league, if its name is reported.")] = ""


class ReportWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A report to the moderators about a person, a name with its avatar, a message of the chat, or the name of a
    league."""

    kind: ReportKind
    reason: Reason
    whom: Subject
    words: Words = ""
    message: Annotated[int, Meta(ge=0, description="Number of the message.")] | None = None


class TieWish(Struct, frozen=True, forbid_unknown_fields=True):
    kind: TieKind
    whom: Whom
    on: bool


class LooseWish(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id


class TieInfo(Struct, frozen=True):
    """A person whom the account has muted or blocked, under the name by which it knew the person."""

    id: str
    kind: TieKind
    called: str
    made: float


class SeatTies(Struct, frozen=True):
    """The people at a table who have an account, without oneself, and which of them one has muted or blocked."""

    seats: list[int]
    muted: list[int]
    blocked: list[int]


class Confirmed(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id


# ---- moderators

Hours = Annotated[float, Meta(gt=0, le=24 * 366)]


class ReportLine(Struct, frozen=True):
    """A message of the chat as it was when somebody reported."""

    n: int
    at: float
    seat: int | None
    who: str
    text: str
    emote: Emote | None


class ReportInfo(Struct, frozen=True):
    """A report with the chat around it. All texts of people are plain text."""

    id: str
    made: float
    kind: ReportKind
    reason: Reason
    words: str
    name: Annotated[str, Meta(description="The name of the person at the table, or of the league.")]
    avatar: str
    account: Annotated[str, Meta(description="The name of the account; empty for a guest.")]
    reporter: Annotated[str, Meta(description="The account that reports; empty for a guest.")]
    alike: Annotated[str, Meta(description="Reports that are closed together have the same text here.")]
    table: str
    table_name: str
    message: Annotated[int | None, Meta(description="Number of the reported message.")]
    closed: float | None
    verdict: str
    chat: list[ReportLine]


class DismissWish(Struct, frozen=True, forbid_unknown_fields=True):
    report: Id


class SanctionWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A sanction on the account of a report, whose reports are then closed, or on the account of this name. Without
    `hours` it has no end."""

    kind: SanctionKind
    reason: Reason
    words: Words = ""
    hours: Hours | None = None
    report: Id = ""
    name: Annotated[str, Meta(max_length=40)] = ""


class LiftWish(Struct, frozen=True, forbid_unknown_fields=True):
    sanction: Id


class PastSanction(SanctionInfo, frozen=True):
    """A sanction as moderators see it."""

    lifted: float | None
    confirmed: Annotated[float | None, Meta(description="When the person confirmed that they have read it.")]


class PersonRecord(Struct, frozen=True):
    """What moderators see of a person: neither hands nor e-mail addresses."""

    name: str
    avatar: str
    role: Literal["", "moderator", "operator"]
    made: float
    reports: int
    sanctions: list[PastSanction]


# ---- operators


class LoadInfo(Struct, frozen=True):
    """The load of the server that answers, and how much the database holds."""

    version: str
    tables_here: Annotated[int, Meta(description="Tables in memory.")]
    tables_driven: Annotated[int, Meta(description="Tables where the server plays.")]
    lines: Annotated[int, Meta(description="Open WebSockets.")]
    level: Annotated[int, Meta(description="Work that is dropped: 0 none, 1 to 3 more and more.")]
    seconds: Annotated[float, Meta(description="Event-loop lag, or the time to store a choice.")]
    thinkers: int
    thinkers_busy: int
    waiting: Annotated[int, Meta(description="Choices of agents that wait for a process.")]
    accounts: int
    tables: int
    playing: int
    reports: Annotated[int, Meta(description="Open reports.")]
    failing: list[str]


class TableEntry(Struct, frozen=True):
    id: str
    name: str
    status: str
    people: int
    seats: int
    moves: int
    touched: float


class PersonEntry(Struct, frozen=True):
    name: str
    role: Literal["", "moderator", "operator"]
    made: float
    seen: float | None
    sanctions: list[SanctionKind]


class DeedInfo(Struct, frozen=True):
    """An entry of the audit log. A deleted account has an id in place of its name."""

    at: float
    actor: Annotated[str, Meta(description="Name of an account; empty for the terminal.")]
    act: str
    subject: Annotated[str, Meta(description="Name of an account, or id of a table.")]
    detail: str


class RoleWish(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=40)]
    role: Literal["", "moderator"]


class TableEnd(Struct, frozen=True, forbid_unknown_fields=True):
    """Ends a table, so that nobody can enter, or opens it again."""

    table: TableId
    ended: bool
