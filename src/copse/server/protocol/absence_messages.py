"""The messages of the interface about people who are away: days off, and substitutes."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from copse.server.protocol.messages import Avatar, OwnToken, PersonName, Token

Moment = Annotated[float, Meta(ge=0, le=1e11, description="Seconds since 1970, UTC.")]


class DaysOff(Struct, frozen=True, forbid_unknown_fields=True):
    """Days off in a row, from now or from a moment within the next 60 days."""

    days: Annotated[int, Meta(ge=1, le=30)]
    start: Moment | None = None


class NameSubstitute(Struct, frozen=True, forbid_unknown_fields=True):
    """The key that a substitute has to give. A new key replaces the old one; null withdraws it."""

    key: OwnToken | None


class Substitute(Struct, frozen=True, forbid_unknown_fields=True):
    key: Token
    name: PersonName
    holds: Annotated[
        list[Token], Meta(max_length=50, description="Tokens of this table that the client has or had.")
    ] = []
    avatar: Avatar = ""
