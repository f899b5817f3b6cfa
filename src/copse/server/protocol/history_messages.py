"""The messages of the interface about finished games, ratings, and the pages of people."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from copse.server.protocol.messages import OptionValue, Pace, Plain, TableInfo

Audience = Annotated[
    Literal["everyone", "signed_in", "nobody"],
    Meta(description="The people who see the page of a person, and their name in the games of others."),
]
Speed = Literal["live", "days"]
PlayerKind = Literal["person", "agent", "guest", "bot"]


class PageSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """The audience of a page, and whether it shows achievements."""

    audience: Audience
    achievements: bool


class RatingInfo(Struct, frozen=True):
    game: str
    speed: Speed
    value: Annotated[int, Meta(description="Newcomers begin at 1500.")]
    spread: Annotated[int, Meta(description="The true strength is within this distance in 95 of 100 cases.")]
    games: int
    provisional: Annotated[bool, Meta(description="Too few games to trust it.")]


class PlayerInfo(Struct, frozen=True):
    """A player in a list. A person whose page you may not see has no name."""

    kind: PlayerKind
    name: Annotated[str, Meta(description="Of a person, or the name of an agent; otherwise empty.")] = ""
    avatar: str = ""


class RankedPlayer(Struct, frozen=True):
    player: PlayerInfo
    rating: RatingInfo


class SeatRating(Struct, frozen=True):
    """A seat of an account or an agent, with the rating for the game and the speed of the table if there is one."""

    seat: int
    player: PlayerInfo
    rating: RatingInfo | None


class WinShare(Struct, frozen=True):
    """Wins out of games, with the 95 % Wilson interval of the share. A shared win counts in part."""

    games: int
    wins: float
    low: float
    high: float


class ThingShare(Struct, frozen=True):
    """Results with one thing, such as a faction."""

    name: str
    mine: WinShare
    all: Annotated[WinShare | None, Meta(description="Of all people on this server.")]
    league: Annotated[float | None, Meta(description="The share of wins in a published league; null if unknown.")]


class KindShare(Struct, frozen=True):
    """Results by one kind of thing: faction, race, map, leader, opening and so on. The name of an opening is a text:
    what the person did in the first two turns."""

    kind: str
    things: list[ThingShare]


class CompanyShare(Struct, frozen=True):
    """Results in games with another player, and in how many of them this person was ahead of the other."""

    player: PlayerInfo
    mine: WinShare
    ahead: int


class GameStatistics(Struct, frozen=True):
    """Statistics of the newest games of a person, up to 500."""

    game: str
    mine: WinShare
    streak: Annotated[int, Meta(description="The longest series of wins.")]
    kinds: list[KindShare]
    company: list[CompanyShare]


class PastSeat(Struct, frozen=True):
    """A player of a finished game. `left` abandoned it, `joined` continued at a seat that somebody had left."""

    seat: int
    player: PlayerInfo
    played: Annotated[dict[str, list[str]], Meta(description="By kind: its faction, or its races and powers.")]
    place: int
    points: Annotated[int | None, Meta(description="null for a seat off the score track.")]
    won: bool
    held: Literal["whole", "left", "joined"]


class PastGame(Struct, frozen=True):
    """A finished game."""

    number: int
    id: str
    game: str
    options: dict[str, OptionValue]
    speed: Speed
    pace: Pace
    started: float
    ended: float
    turns: int
    law: Annotated[str, Meta(description="The paragraph by which it was won.")]
    unrated: Annotated[
        Literal["", "origin", "own", "bots", "removed", "guests", "seats", "short", "often"],
        Meta(description="Why ratings do not count it; empty if they do."),
    ]
    replay: Annotated[bool, Meta(description="Whether you may see its replay.")]
    seats: list[PastSeat]


class Achievement(Struct, frozen=True):
    """A tutorial that was finished, or a first win with something."""

    kind: str
    name: str
    game: str
    at: float


class PersonInfo(Struct, frozen=True):
    """The page of a person."""

    name: str
    avatar: str
    since: Annotated[float, Meta(description="When the account was made.")]
    yours: bool
    ratings: list[RatingInfo]
    statistics: list[GameStatistics]
    games: Annotated[list[PastGame], Meta(description="The newest ones.")]
    more: Annotated[bool, Meta(description="Whether there are earlier games.")]
    achievements: Annotated[list[Achievement] | None, Meta(description="null if the person does not want them.")]


class PastGames(Struct, frozen=True):
    games: list[PastGame]
    more: bool


class PastTable(Struct, frozen=True):
    """A finished game with what its replay needs."""

    game: PastGame
    table: TableInfo
    figures: Annotated[dict[str, Plain], Meta(description="The numbers printed on boards and tracks.")]


class HistoryExport(Struct, frozen=True):
    """What is remembered of a person: all results, and records as texts."""

    page: PageSettings
    ratings: list[RatingInfo]
    tutorials: dict[str, float]
    games: list[PastGame]
    records: dict[str, str]
