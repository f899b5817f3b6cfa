"""The messages of the interface about finding people."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from copse.server.protocol.account_messages import Name
from copse.server.protocol.messages import Avatar, ChatText, OwnToken, Pace, PersonName, SeatKind, Status

Mode = Annotated[Literal["live", "days"], Meta(description="At once, or by turns over several days.")]


Patience = Annotated[int, Meta(ge=0, le=7 * 24 * 3600)]

# ---- open tables


class ListedSeat(Struct, frozen=True):
    kind: SeatKind
    free: Annotated[bool, Meta(description="Whether anybody may take it.")]
    name: str
    avatar: Avatar
    part: Annotated[str, Meta(description="What the options give this seat, such as a faction; empty if nothing.")]
    agent: str | None
    member: Annotated[bool, Meta(description="Whether the name is that of an account.")]
    rating: Annotated[int | None, Meta(description="In this game at this speed; null if there is none.")]


class ListedTable(Struct, frozen=True):
    """A table of a list. Of a table that strangers may not watch, it shows the host only."""

    id: str
    name: str
    game: str
    host: str
    lang: Annotated[str, Meta(description="The language of its creator.")]
    status: Status
    pace: Pace
    guests: Annotated[bool, Meta(description="Whether people without an account may take seats.")]
    spectators: bool
    seats: list[ListedSeat]
    opened: float


class SearchedGame(Struct, frozen=True):
    """People who look for the same game."""

    game: str
    players: int
    mode: Mode
    people: int


class LobbyInfo(Struct, frozen=True):
    """The public lobby. It is the same for everybody, in all languages."""

    type: Literal["lobby"]
    tables: Annotated[list[ListedTable], Meta(description="Tables with free seats first, each the newest first.")]
    searches: list[SearchedGame]


class LobbyChange(Struct, frozen=True):
    """What has changed in the public lobby since the last message on the same WebSocket."""

    type: Literal["lobby_change"]
    tables: Annotated[list[ListedTable], Meta(description="New tables, and those that changed, as they are now.")]
    gone: Annotated[list[str], Meta(description="Tables that are listed no longer.")]
    searches: Annotated[list[SearchedGame], Meta(description="All of them, as in the lobby.")]


class SearchWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A game for people who do not know each other. The client repeats the request every few seconds: it goes on
    looking, and tells what was found."""

    token: OwnToken
    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=2, le=12)]
    mode: Mode
    name: PersonName
    fill_seconds: Annotated[
        Patience | None, Meta(description="After this time agents may take the other seats; null for never.")
    ] = None
    avatar: Avatar = ""


class SearchEnd(Struct, frozen=True, forbid_unknown_fields=True):
    token: OwnToken


class SearchInfo(Struct, frozen=True):
    """A search. The client's token is that of the seat; for a person who is signed in, the seat belongs to the
    account."""

    people: Annotated[int, Meta(description="People who look for the same game, with this one.")]
    table: Annotated[str | None, Meta(description="The table that was found.")] = None
    seat: int | None = None


# ---- friends and invitations


class NamedPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """A person with an account, by name."""

    name: Name


class GameOfFriend(Struct, frozen=True):
    """A game that anybody with its link may watch."""

    table: str
    game: str
    name: str


class FriendInfo(Struct, frozen=True):
    name: str
    avatar: str
    state: Annotated[
        Literal["asked", "asks", "friend"], Meta(description="You asked them, they ask you, or you are friends.")
    ]
    online: Annotated[bool, Meta(description="False for those who are not friends.")]
    game: Annotated[GameOfFriend | None, Meta(description="What a friend plays now; null if nothing to watch.")]


class InvitationInfo(Struct, frozen=True):
    """A seat at a table that is kept for the person."""

    table: str
    game: str
    name: Annotated[str, Meta(description="The name of the table.")]
    inviter: str
    avatar: str
    made: float


class InvitationAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    table: Annotated[str, Meta(max_length=40)]


class Follow(Struct, frozen=True, forbid_unknown_fields=True):
    table: Annotated[str, Meta(max_length=40)]
    follow: Annotated[bool, Meta(description="False to follow it no longer.")]


class FollowedGame(Struct, frozen=True):
    """A game of other people that a person watches."""

    table: str
    game: str
    name: str
    status: Status


# ---- clubs

ClubRole = Annotated[
    Literal["founder", "helper", "member", "invited"], Meta(description="Founder and helpers may invite and remove.")
]


class NewClub(Struct, frozen=True, forbid_unknown_fields=True):
    name: PersonName


class ClubEntry(Struct, frozen=True):
    id: str
    name: str
    role: ClubRole
    members: int


class ClubMember(Struct, frozen=True):
    """A member, with the games that they finished and won at tables of the club."""

    name: str
    avatar: str
    role: ClubRole
    online: bool
    played: int
    won: int


class ClubMessage(Struct, frozen=True):
    id: str
    name: str
    avatar: str
    at: float
    text: str


class ClubInfo(Struct, frozen=True):
    """A club as its members see it."""

    id: str
    name: str
    role: ClubRole
    members: Annotated[list[ClubMember], Meta(description="In the order of the standings.")]
    messages: list[ClubMessage]
    tables: list[ListedTable]


class ClubText(Struct, frozen=True, forbid_unknown_fields=True):
    text: ChatText


class ClubPromotion(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    helper: bool
