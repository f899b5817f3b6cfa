"""The messages of the interface about leagues and tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from copse.server.protocol.history_messages import PlayerInfo
from copse.server.protocol.messages import ChatText, Pace, Plain

LeagueStatus = Literal["open", "running", "over", "cancelled"]
RoundSeconds = Annotated[
    int,
    Meta(ge=10 * 60, le=90 * 24 * 3600, description="The time for all games of a round, in minutes or days."),
]
Seeding = Annotated[
    Literal["ratings", "random"],
    Meta(description="The first round: the best rated meet each other, or the pods are drawn."),
]
EntrantNumber = Annotated[int, Meta(ge=1, le=10_000, description="The number of an entrant in this league.")]
PodState = Annotated[
    Literal["waiting", "playing", "broken", "played", "bye", "late", "void", "by_hand"],
    Meta(
        description="waiting: its table opens soon. playing. broken: the game cannot go on. The others are results: "
        "played to the end; bye: an entrant without a game; late: not over at the deadline; void: broken at the "
        "deadline; by_hand: set by the organizer."
    ),
]


class NewLeague(Struct, frozen=True, forbid_unknown_fields=True):
    """A league or a tournament. Game and options are those of a table with `pod_size` seats."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    game: str
    round_seconds: RoundSeconds
    rounds: Annotated[int, Meta(ge=1, le=12)]
    pod_size: Annotated[int, Meta(ge=2, le=12, description="The largest number of players of a game.")] = 4
    options: dict[str, Plain] = field(default_factory=dict)
    pace: Annotated[
        Pace,
        Meta(
            description="That of its tables. Without agent_after_seconds an agent takes the seat of an absent person "
            "after a quarter of the round. Nobody may have a substitute."
        ),
    ] = field(default_factory=Pace)
    seeding: Seeding = "random"
    club: Annotated[str, Meta(max_length=40, description="The club whose members may enter; empty for everybody.")] = ""
    most: Annotated[int, Meta(ge=2, le=128, description="The largest number of entrants.")] = 32
    fewest: Annotated[int, Meta(ge=2, le=128, description="The smallest number of entrants.")] = 2
    agents: Annotated[
        str | None,
        Meta(
            description="The agent of GET /agents that takes free places: up to `fewest` entrants, and until all pods "
            "are full. null for none."
        ),
    ] = None
    spectators: Annotated[bool, Meta(description="Whether everybody who sees the league may watch its tables.")] = True


class EntrantNamed(Struct, frozen=True, forbid_unknown_fields=True):
    entrant: EntrantNumber


class ResultByHand(Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a game that failed or was late. Everybody reads the reason."""

    round: Annotated[int, Meta(ge=1, le=12)]
    pod: Annotated[int, Meta(ge=1, le=128)]
    places: Annotated[
        list[Annotated[int, Meta(ge=1, le=12)]],
        Meta(min_length=2, max_length=12, description="By seat: 1 for the winner; equal players share a place."),
    ]
    reason: ChatText


class LeagueEntry(Struct, frozen=True):
    """A league in a list."""

    id: str
    name: Annotated[str, Meta(description="Empty if a moderator has silenced the organizer.")]
    game: str
    club: Annotated[str, Meta(description="The id of the club whose league it is; empty if it is for everybody.")]
    status: LeagueStatus
    organiser: PlayerInfo
    entrants: int
    most: int
    round: Annotated[int, Meta(description="The present round, or the last one; 0 before the first.")]
    rounds: int
    deadline: Annotated[float | None, Meta(description="Of the present round.")]
    made: float
    entered: Annotated[bool, Meta(description="Whether you play in it.")]
    yours: Annotated[bool, Meta(description="Whether you are the organizer.")]


class Entrant(Struct, frozen=True):
    """An entrant. `out` entrants play no further rounds: they withdrew, or the organizer removed them."""

    number: EntrantNumber
    player: Annotated[PlayerInfo, Meta(description="Without a name if the account was deleted.")]
    yours: bool
    out: bool


class LeagueStanding(Struct, frozen=True):
    """An entrant in the standings. `against` are the points of the opponents, which break ties; then `mean_place`
    does."""

    rank: int
    entrant: EntrantNumber
    points: float
    against: float
    mean_place: float
    games: int


class PodSeat(Struct, frozen=True):
    """An entrant at a seat of a pod, with the result if there is one."""

    entrant: EntrantNumber
    place: int | None
    won: Annotated[float | None, Meta(description="The share of the win, 1 for a win alone.")]
    points: Annotated[int | None, Meta(description="In the game; null without a score, or if they left the game.")]


class PodInfo(Struct, frozen=True):
    """A game of a round. The seats are in order."""

    pod: int
    state: PodState
    seats: list[PodSeat]
    table: Annotated[str | None, Meta(description="Its table; null if there is none or it is not for you.")]
    replay: Annotated[bool, Meta(description="Whether GET /results/TABLE has the game, also after the table is gone.")]
    reason: Annotated[str, Meta(description="Why the organizer set the result.")]


class RoundInfo(Struct, frozen=True):
    number: int
    begun: float
    deadline: float
    pods: list[PodInfo]


class LeagueInfo(Struct, frozen=True):
    """A league with its entrants, pairings, results and standings."""

    entry: LeagueEntry
    options: Annotated[dict[str, Plain], Meta(description="As chosen, without texts such as custom races.")]
    pace: Pace
    round_seconds: int
    pod_size: int
    seeding: Seeding
    fewest: int
    agents: str | None
    spectators: bool
    rules: Annotated[list[str], Meta(description="The rules of this league, as sentences in the language.")]
    entrants: list[Entrant]
    rounds: Annotated[list[RoundInfo], Meta(description="Begun rounds, in order.")]
    standings: Annotated[list[LeagueStanding], Meta(description="After the round of the query, or now.")]


class ExportedLeague(Struct, frozen=True):
    """A league in which a person played, or which they organised, with their results by round."""

    name: str
    organised: bool
    entered: float | None
    results: list[PodSeat]
