"""The messages of the interface about accounts."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from copse.server.config.settings import MAIL_ADDRESS
from copse.server.protocol.history_messages import HistoryExport
from copse.server.protocol.league_messages import ExportedLeague
from copse.server.protocol.messages import Avatar, Plain, SanctionInfo, Token
from copse.server.protocol.moderation_messages import TieInfo
from copse.server.protocol.notification_messages import ExportedNotifications

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
TypedPassword = Annotated[str, Meta(max_length=200)]
Secret = Annotated[str, Meta(max_length=100)]
Email = Annotated[str, Meta(max_length=254, pattern=f"^({MAIL_ADDRESS})?$")]
Credential = Annotated[dict[str, Plain], Meta(description="A PublicKeyCredential as JSON.")]
SeatReference = Annotated[
    str, Meta(description="Takes the place of a token in requests of a browser that is signed in. It is no secret.")
]


class Register(Struct, frozen=True, forbid_unknown_fields=True):
    """A new account, with either a password or a passkey."""

    name: Name
    avatar: Avatar = ""
    password: Password | None = None
    passkey: Credential | None = None
    invitation: Secret = ""


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: TypedPassword


class PasskeyOptionsWish(Struct, frozen=True, forbid_unknown_fields=True):
    """What a passkey is for: signing in, a new account of this name, or another passkey of the account."""

    purpose: Literal["sign_in", "register", "add"]
    name: Annotated[str, Meta(max_length=40)] = ""


class PasskeyOptions(Struct, frozen=True):
    options: Annotated[dict[str, Plain], Meta(description="The options of navigator.credentials, as JSON.")]


class UsedPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    passkey: Credential


class RemovedPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, Meta(max_length=2000)]


class LinkWish(Struct, frozen=True, forbid_unknown_fields=True):
    who: Annotated[str, Meta(min_length=1, max_length=254, description="A name or an e-mail address.")]


class UsedLink(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link from an e-mail. A password replaces the old one and ends all other sessions."""

    secret: Secret
    password: Password | None = None


class Recovery(Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code sets a new password, ends all sessions, and is used up."""

    name: Name
    code: Secret
    password: Password


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    password: TypedPassword | None = None
    passkey: Credential | None = None


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    password: Password


class NewEmail(Struct, frozen=True, forbid_unknown_fields=True):
    email: Annotated[Email, Meta(description="Empty to remove it.")]


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class NewAvatar(Struct, frozen=True, forbid_unknown_fields=True):
    avatar: Avatar


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    """What ends: this session, a device of the list, or all sessions."""

    where: Literal["here", "device", "everywhere"] = "here"
    device: Annotated[str, Meta(max_length=40)] = ""


class Deletion(Struct, frozen=True, forbid_unknown_fields=True):
    confirm: bool = False


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """An empty body, or an answer without content."""


class TokensAt(Struct, frozen=True, forbid_unknown_fields=True):
    table: Annotated[str, Meta(max_length=40)]
    tokens: Annotated[list[Token], Meta(max_length=50)]


class TakenAlong(Struct, frozen=True, forbid_unknown_fields=True):
    """Seats of a guest that become seats of the account."""

    tables: Annotated[list[TokensAt], Meta(max_length=50)]


class ForgottenGame(Struct, frozen=True, forbid_unknown_fields=True):
    table: Annotated[str, Meta(max_length=40)]


class PasskeyInfo(Struct, frozen=True):
    id: str
    name: Annotated[str, Meta(description="The device that made it.")]
    made: float
    used: float | None


class DeviceInfo(Struct, frozen=True):
    id: str
    name: Annotated[str, Meta(description="Browser and system; empty if unknown.")]
    made: float
    seen: float
    here: Annotated[bool, Meta(description="Whether it is the device of this request.")]


class AccountInfo(Struct, frozen=True):
    name: str
    avatar: str
    role: Annotated[Literal["", "moderator", "operator"], Meta(description="Empty for most people.")]
    email: str | None
    password: Annotated[bool, Meta(description="Whether the account has one.")]
    codes: Annotated[int, Meta(description="Recovery codes that are left.")]
    passkeys: list[PasskeyInfo]
    devices: list[DeviceInfo]
    proven: Annotated[bool, Meta(description="Whether the person proved lately who they are, as some changes need.")]


class AccountState(Struct, frozen=True):
    """The account that is signed in on this device, and what the server offers."""

    registration: Literal["open", "invited", "closed"]
    guests: Annotated[bool, Meta(description="Whether people without an account may play.")]
    mail: Annotated[bool, Meta(description="Whether the server sends e-mails.")]
    account: AccountInfo | None


class RecoveryCodes(Struct, frozen=True):
    codes: Annotated[list[str], Meta(description="Each sets a new password once. They are shown only now.")]


class SeatHeld(Struct, frozen=True):
    seat: int
    token: SeatReference


class GameHeld(Struct, frozen=True):
    """A table at which the account has seats or is the host."""

    id: str
    game: str
    name: str
    host: SeatReference | None
    seats: list[SeatHeld]
    substitute: Annotated[bool, Meta(description="Whether the account plays there for somebody who is absent.")]


class Invitation(Struct, frozen=True):
    secret: Annotated[str, Meta(description="For one registration within a week.")]


class ExportedGame(Struct, frozen=True):
    table: str
    game: str
    name: str
    opened: float
    seats: list[int]
    messages: list[str]


class ExportedReport(Struct, frozen=True):
    """A report that the person made."""

    made: float
    kind: str
    name: str
    reason: str
    words: str


class AccountExport(Struct, frozen=True):
    """Everything that the server stores about a person. Secrets are stored as digests only, and are left out."""

    name: str
    avatar: str
    role: str
    email: str | None
    made: float
    passkeys: list[PasskeyInfo]
    devices: list[DeviceInfo]
    notifications: ExportedNotifications
    games: list[ExportedGame]
    history: HistoryExport
    friends: Annotated[list[str], Meta(description="With requests.")]
    clubs: list[str]
    club_messages: list[str]
    ties: list[TieInfo]
    sanctions: list[SanctionInfo]
    reports: list[ExportedReport]
    leagues: list[ExportedLeague]
