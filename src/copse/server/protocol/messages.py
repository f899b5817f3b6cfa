"""The messages of the HTTP interface, version 1. They are encoded as JSON, and the OpenAPI description is generated
from them."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import UNSET, Meta, Struct, UnsetType, field

Plain = Annotated[object, Meta(description="Any JSON value.")]
"""Any JSON value."""
OptionChoice = bool | int | str | None
OptionValue = OptionChoice | list[str | None] | dict[str, Plain]
"""What an option of a game may be set to."""
Range = Annotated[tuple[int, int], Meta(description="Minimum and maximum.")]

PersonName = Annotated[str, Meta(min_length=1, max_length=40)]
TableName = Annotated[str, Meta(max_length=80)]
Token = Annotated[str, Meta(max_length=100)]
OwnToken = Annotated[
    str, Meta(pattern="^[A-Za-z0-9_-]{43}$", description="32 random bytes in base64url, created by the client.")
]
Phrase = Annotated[str, Meta(min_length=1, max_length=200)]
RequestId = Annotated[
    str,
    Meta(
        min_length=1, max_length=80, pattern=r"^[^\u0000]+$", description="Unique at the table; created by the client."
    ),
]
Revision = Annotated[int, Meta(ge=0, description="Number of choices and undos accepted so far.")]
Seat = Annotated[int, Meta(ge=0, le=99)]
Seconds = Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
ChatText = Annotated[
    str, Meta(min_length=1, max_length=280, description="Plain text without line ends or control characters.")
]
Avatar = Annotated[
    str,
    Meta(
        pattern="^((fox|rabbit|mouse|bird|cat|hawk|otter|mole|lizard|crow|rat|badger)"
        "-(red|amber|moss|teal|blue|plum|rose|slate))?$",
        description="An animal and a colour; empty for none.",
    ),
]
Emote = Literal["wave", "bravo", "thanks", "laugh", "oh", "sorry"]
Talk = Annotated[Literal["off", "players", "everyone"], Meta(description="The people who may write at the table.")]

ReasonName = Literal["abuse", "spam", "cheating", "name", "other"]
Reason = Annotated[ReasonName, Meta(description="Why somebody reports or is sanctioned.")]
REASONS: Final[tuple[ReasonName, ...]] = get_args(ReasonName)
SanctionKind = Literal["warning", "silence", "suspension"]

SeatKind = Literal["human", "agent", "open", "bot"]
Status = Literal["waiting", "playing", "over"]
OriginKind = Literal["deal", "record", "position", "tutorial", "fork", "unknown"]
NoticeKind = Literal[
    "made", "together", "came", "left", "agent", "opened", "began", "stands_in", "gave_up", "returned", "replaced",
    "took_over", "late_agent", "late_pass", "asked_back", "declined_back", "took_back", "rematch", "talk_off",
    "talk_players", "talk_everyone", "kicked", "banned", "absent_agent", "days_off", "back_early", "seeks_substitute",
    "substitute", "substitute_left", "invited", "declined",
]  # fmt: skip


# ---- what can be played, and by whom


class OptionInfo(Struct, frozen=True):
    name: str
    title: str
    default: OptionValue
    allows: str
    about: str
    choices: list[OptionChoice] | None
    by_seat: Annotated[bool, Meta(description="Whether the value is a list with one entry per seat.")]
    size: Annotated[
        int, Meta(description="Number of entries of a list that is neither empty nor 'random'; 0 for any number.")
    ]
    apart: Annotated[
        list[list[str]],
        Meta(description="Groups of names. A table may have at most one name of each group, over all options."),
    ]
    under: Annotated[
        str,
        Meta(description="An option that this one needs. If that is 0, empty or without bots, this one has no effect."),
    ]
    machines: Annotated[list[str], Meta(description="Choices that are bots, whose seats nobody plays.")]
    extra: Annotated[bool, Meta(description="Whether the option is for advanced users.")]
    group: Annotated[str, Meta(description="Group of the option: table, additions or house rules.")]
    ruling: Annotated[str, Meta(description="House rules only: the ruling that the default follows.")]
    law: Annotated[str, Meta(description="House rules only: the paragraph that leaves the point open.")]


class BotInfo(Struct, frozen=True):
    """A bot that plays instead of the faction it `replaces`. It is written as its name and, after a colon, the
    chosen words: `name:word+word`."""

    name: str
    replaces: str
    difficulties: Annotated[list[str], Meta(description="At most one of these; `normal` by default.")]
    traits: Annotated[list[str], Meta(description="Any number of these.")]
    roles: Annotated[list[str], Meta(description="At most one of these; the first by default. Often empty.")]


class EditionInfo(Struct, frozen=True):
    """An edition of the rules, as the option `edition` names it, and what it contains."""

    name: str
    players: Range
    required: Annotated[list[str], Meta(description="Factions that every game must have.")]
    has: Annotated[dict[str, list[str]], Meta(description="By option: its allowed choices; empty if there are none.")]
    laws: Annotated[dict[str, str], Meta(description="By option: the paragraph that lists its choices.")]


class GameInfo(Struct, frozen=True):
    name: str
    title: str
    options: list[OptionInfo]
    players: Range
    bots: list[BotInfo]
    editions: Annotated[list[EditionInfo], Meta(description="Newest first; empty if there is only one.")]
    words: Annotated[dict[str, str], Meta(description="The messages that packages add, by language.")] = {}


class AgentInfo(Struct, frozen=True):
    name: str
    about: str
    note: Annotated[str, Meta(description="A note on how the agent differs on this server; empty if it does not.")] = ""
    level: Annotated[bool, Meta(description="Whether it is one of the levels for people, which come first.")] = False


class TutorialInfo(Struct, frozen=True):
    name: str
    game: str
    faction: Annotated[str, Meta(description="The faction of the learner; empty if the game has none.")]
    title: str
    about: str
    steps: int


class LawInfo(Struct, frozen=True):
    id: str
    summary: str
    book: str


class Health(Struct, frozen=True):
    status: Annotated[Literal["ok", "impaired"], Meta(description="impaired: the process runs, but cannot serve.")]
    version: str
    failing: Annotated[list[str], Meta(description="Parts that do not work, such as database or disk.")]


class Ready(Struct, frozen=True):
    status: Literal["ready"] = "ready"


class Legal(Struct, frozen=True):
    """The addresses of the operator's texts; empty if there are none. `#/legal/WHAT` is a page of Copse."""

    terms: str
    privacy: str


class Retention(Struct, frozen=True):
    """For how many days after the last choice tables are kept; null keeps them for ever."""

    finished_days: float | None
    abandoned_days: float | None


# ---- tables


class SeatWish(Struct, frozen=True):
    """The wanted player of a seat: a person, an agent, or anyone who joins. The seat of a bot cannot be changed.
    Several people at one device may have different names."""

    kind: SeatKind
    agent: str | None = None
    name: PersonName | None = None
    avatar: Avatar = ""


class Pace(Struct, frozen=True):
    """The time limits, what happens when someone is late, and what the table allows to people who are away."""

    mode: Literal["live", "days"] = "live"
    move_seconds: Annotated[Seconds | None, Meta(description="Time for each choice.")] = None
    game_seconds: Annotated[Seconds | None, Meta(description="Time of each seat for the whole game.")] = None
    late: Annotated[
        Literal["agent", "pass", "nothing"], Meta(description="Who makes the choice of a person who is late.")
    ] = "nothing"
    turn_seconds: Annotated[
        Seconds | None, Meta(description="Time of each seat for all its choices in one turn, its own or another's.")
    ] = None
    increment_seconds: Annotated[
        int,
        Meta(
            ge=0,
            le=30 * 24 * 3600,
            description="Added to the time for the game at the start of each turn of the seat. In other turns, this "
            "much time for answers is free.",
        ),
    ] = 0
    agent_after_seconds: Annotated[
        Seconds | None,
        Meta(description="How long the table waits for a person without a choice before an agent takes the seat."),
    ] = None
    holiday_days: Annotated[int, Meta(ge=0, le=30, description="Days off of each seat in a game.")] = 0
    substitutes: Annotated[
        Literal["nobody", "player", "host"],
        Meta(
            description="Who may name a substitute for a person: nobody, the person, or also the host when the person "
            "is absent."
        ),
    ] = "nobody"


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """The game of another table up to a moment. The client sends a token that may read its record."""

    table: str
    until: Annotated[int, Meta(ge=0, description="Number of choices made by then.")]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=12)]
    host: PersonName
    options: dict[str, Plain] = field(default_factory=dict)
    name: TableName = ""
    passphrase: Phrase | None = None
    pace: Pace = field(default_factory=Pace)
    spectators: bool = True
    record: str | None = None
    position: str | None = None
    fork: Fork | None = None
    avatar: Avatar = ""
    talk: Talk = "players"
    listed: Annotated[
        Literal["link", "public", "club"],
        Meta(description="Who finds the table: those with the link, everybody, or the members of a club."),
    ] = "link"
    club: Annotated[str, Meta(max_length=40, description="That club. Only its members may take seats.")] = ""
    guests: Annotated[bool, Meta(description="Whether people without an account may take seats.")] = True


class Learn(Struct, frozen=True, forbid_unknown_fields=True):
    host: PersonName
    avatar: Avatar = ""


class HolidayInfo(Struct, frozen=True):
    """Days off of a seat, in seconds since 1970, UTC. Its clock stands still in them."""

    start: float
    until: float


class SeatInfo(Struct, frozen=True):
    seat: int
    kind: SeatKind
    name: str
    agent: str | None
    online: bool
    called: Annotated[str, Meta(description="Name of the player, different from all others at the table.")]
    label: Annotated[str, Meta(description="The same name with what the seat plays.")]
    of_host: Annotated[bool, Meta(description="Played by the creator of the table from the start.")]
    avatar: Avatar = ""
    kept: Annotated[bool, Meta(description="Reserved for one person, who has this name.")] = False
    won: Annotated[int, Meta(description="Earlier games of the series that the player has won.")] = 0
    substitute_for: Annotated[str, Meta(description="Name of the absent person for whom somebody plays here.")] = ""
    holidays: Annotated[list[HolidayInfo], Meta(description="Present and future days off, in order.")] = []
    days_left: Annotated[int, Meta(description="Days off that the seat may still take.")] = 0
    invited: Annotated[bool, Meta(description="Whether a link for a substitute is open.")] = False


class OriginInfo(Struct, frozen=True):
    """Where the game of a table comes from. Unless it was dealt by the server, the creator of the table may have
    seen or chosen every hand."""

    kind: OriginKind
    choices: Annotated[int, Meta(description="Number of choices made before the table was created.")]
    of: Annotated[str, Meta(description="Name of the table that is continued; empty if it is private.")]
    text: Annotated[str, Meta(description="The origin as a sentence, with who else has seen which hand.")]
    seen: Annotated[list[int], Meta(description="Seats whose hand was seen by an earlier holder.")] = []


class TableInfo(Struct, frozen=True):
    """A table. A private table shows neither its name nor its people to strangers; see `private`."""

    id: str
    name: str
    game: str
    options: dict[str, OptionValue]
    status: Status
    host: str
    pace: Pace
    spectators: bool
    protected: bool
    private: Annotated[
        bool, Meta(description="Names, and whose turn it is, are shown only to those who belong to the table.")
    ]
    origin: OriginInfo
    seats: list[SeatInfo]
    winners: list[int] | None
    to_move: int | None
    hurried: Annotated[bool, Meta(description="The agents compute less than usual, because the server is busy.")]
    talk: Talk = "players"
    next: Annotated[str, Meta(description="The table of the rematch; empty if there is none.")] = ""
    choices: Annotated[int, Meta(description="Number of choices made in the game.")] = 0
    touched: Annotated[float, Meta(description="Time of the last choice, in seconds since 1970, UTC.")] = 0.0
    round: Annotated[int, Meta(description="Number of the game in a series of rematches.")] = 1
    taught: Annotated[bool, Meta(description="The tutorial here is finished, and nobody has played on.")] = False
    league: Annotated[str, Meta(description="The league whose game it is; empty if of none.")] = ""


class FiguresInfo(Struct, frozen=True):
    """What never changes at a table, and is therefore sent separately."""

    figures: Annotated[dict[str, Plain], Meta(description="The numbers printed on boards and tracks.")]


class SeatToken(Struct, frozen=True):
    seat: int
    token: Annotated[str, Meta(description="Gives control of the seat; keep it secret.")]


class Created(Struct, frozen=True):
    table: TableInfo
    host_token: str
    seats: list[SeatToken]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    name: PersonName
    seat: Seat | None = None
    passphrase: Phrase | None = None
    holds: Annotated[
        list[Token], Meta(max_length=50, description="Tokens of this table that the client has or had.")
    ] = []
    avatar: Avatar = ""


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    """`for_good` opens the seat for anyone. Without it an agent plays until the player returns."""

    confirm: bool = False
    for_good: bool = False


class Kick(Struct, frozen=True, forbid_unknown_fields=True):
    """`ban` also keeps the client that held the seat away from this table."""

    ban: bool = False


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """The new token for the one in the header. The client creates it, so that none is lost with a response."""

    token: OwnToken


class Held(Struct, frozen=True):
    """What a token gives access to at a table."""

    seat: int | None
    host: bool


class Watch(Struct, frozen=True, forbid_unknown_fields=True):
    passphrase: Phrase


class WatchToken(Struct, frozen=True):
    token: Annotated[str, Meta(description="Allows watching the table as long as its pass phrase stays the same.")]


# ---- play


class ActionInfo(Struct, frozen=True):
    text: str
    label: str
    verb: str
    law: str
    fields: Annotated[dict[str, int | str], Meta(description="What the action affects, by name.")]


class BlockedInfo(Struct, frozen=True):
    action: ActionInfo
    law: str
    why: str


class VerbInfo(Struct, frozen=True):
    """A kind of action in a decision, with its cost."""

    verb: str
    title: str
    cost: Annotated[str, Meta(description="What the action costs, the minimum if it varies; empty for nothing.")]
    left: Annotated[str, Meta(description="Number of such choices left, if the question limits them.")]
    law: str
    why: Annotated[str, Meta(description="Why no action of this kind is legal now; empty if one is.")]
    ends_turn: Annotated[bool, Meta(description="Whether it ends the turn, as far as the seat can know.")]
    loss: Annotated[str, Meta(description="What every action of this kind costs dearly; empty if they differ.")]
    deliberate: Annotated[bool, Meta(description="Whether every action of this kind costs something dearly.")]
    key: Annotated[
        str, Meta(description="The digit that chooses it on a keyboard, the same for a whole turn; empty for none.")
    ] = ""


class ForecastInfo(Struct, frozen=True):
    """Something that a seat must do, such as resolving a column of the Decree, and whether it can, by what the seat
    knows."""

    field: Annotated[str, Meta(description="`field` and `value` name it, as fields of actions do.")]
    value: str
    name: Annotated[str, Meta(description="Its name for people.")]
    turn: Annotated[Literal[0, 1], Meta(description="0: in the present turn. 1: in the next one, if nothing changes.")]
    verdict: Literal["yes", "unsure", "no", "nothing"]
    why: str
    law: str


class DecisionInfo(Struct, frozen=True):
    seat: int
    law: str
    prompt: str
    question: str
    who: str
    yours: bool
    can_undo: bool
    actions: Annotated[list[ActionInfo], Meta(description="Empty unless `yours`.")]
    blocked: Annotated[list[BlockedInfo], Meta(description="Empty unless `yours`.")]
    verbs: Annotated[
        list[VerbInfo],
        Meta(
            description="Kinds of actions, legal or not, in the order in which to show them. Those of the turn keep "
            "their places; those that decline follow them."
        ),
    ]
    losses: Annotated[
        dict[str, str],
        Meta(description="By the texts of actions: what the action costs dearly, such as turmoil. It needs `confirm`."),
    ]
    names: Annotated[
        dict[str, dict[str, str]], Meta(description="Names for people, by field of the actions and by value.")
    ]
    party: Annotated[
        int, Meta(description="Whose pieces the actions move: the seat's, or those of a party that it commands.")
    ] = 0
    loser: Annotated[
        int, Meta(description="Whose pieces the actions remove, if they do: the seat's, or those of another party.")
    ] = 0
    way: Annotated[
        tuple[int, int] | None, Meta(description="If `yours`: origin and destination of the pieces in question.")
    ] = None
    forecast: Annotated[
        list[ForecastInfo], Meta(description="If `yours`: what you must do later, as the table stands. Often empty.")
    ] = []
    told_from: Annotated[
        float | None,
        Meta(
            description="If `yours`, and response time would leak hidden cards: the earliest moment at which the "
            "others see your answer, in seconds since 1970, UTC. The request waits until then."
        ),
    ] = None


class LogLine(Struct, frozen=True):
    n: int
    text: str
    law: str
    what: str
    args: dict[str, int | str]


class NoticeLine(Struct, frozen=True):
    """An event at the table outside the game: who came, who left, where the game comes from."""

    n: int
    at: Annotated[float, Meta(description="Seconds since 1970, UTC.")]
    after: Annotated[int, Meta(description="It comes in the log before the line with this number.")]
    kind: NoticeKind
    text: str


class ChatLine(Struct, frozen=True):
    """A chat message: plain text or an emote. Show the text as plain text."""

    n: int
    at: Annotated[float, Meta(description="Seconds since 1970, UTC.")]
    after: Annotated[int, Meta(description="It comes in the log before the line with this number.")]
    seat: Annotated[int | None, Meta(description="null for a spectator.")]
    who: str
    text: str
    emote: Emote | None
    gallery: Annotated[bool, Meta(description="From the chat of spectators, which players read after the game.")] = (
        False
    )


class OfferInfo(Struct, frozen=True):
    """A request to take a choice back. It lapses as soon as a person chooses."""

    seat: int
    who: str
    revision: Annotated[int, Meta(description="The revision at which it was asked; the answer repeats it.")]
    awaits: Annotated[list[int], Meta(description="Seats that have not answered yet.")]


class ClockInfo(Struct, frozen=True):
    """`deadline` is the time (seconds since 1970, UTC) at which the deciding seat is late."""

    deadline: float | None
    left: Annotated[list[float] | None, Meta(description="Seconds that each seat has left for the whole game.")]
    takeover: Annotated[
        float | None, Meta(description="When an agent takes the deciding seat, if its person makes no choice.")
    ] = None


class LessonStep(Struct, frozen=True):
    text: str
    look: Annotated[list[str], Meta(description="Parts of the screen, or fields of actions such as 'clearing 5'.")]


class LessonInfo(Struct, frozen=True):
    """What a tutorial says now, in order. Only the last step asks for a choice."""

    name: str
    faction: Annotated[str, Meta(description="The faction to play next; empty if the game has none.")]
    options: Annotated[dict[str, OptionValue], Meta(description="Options of the game to play next.")]
    first: Annotated[int, Meta(description="Number of the first of these steps.")]
    of: Annotated[int, Meta(description="Number of steps of the tutorial.")]
    steps: Annotated[list[LessonStep], Meta(description="Empty while the others answer.")]
    asked: Annotated[str | None, Meta(description="The choice it asks for; null at the end.")]


class OutcomeInfo(Struct, frozen=True, forbid_unknown_fields=True):
    winners: list[int]
    points: Annotated[list[int | None], Meta(description="By seat; null for a seat off the score track.")]
    law: Annotated[str, Meta(description="The paragraph by which they won.")]
    tokens: Annotated[list[int] | UnsetType, Meta(description="Small World only, by seat: tokens break ties.")] = UNSET


class KnownMoment(Struct, frozen=True):
    """When something was learned, or left: the log line by its number, its paragraph and its turn. Before the first
    turn, `seat` and `turn` are null."""

    n: int
    law: str
    seat: Annotated[int | None, Meta(description="The seat whose turn it was.")]
    turn: Annotated[int | None, Meta(description="The number of that turn among the turns of the seat, from 1.")]


class KnownInfo(Struct, frozen=True):
    """A thing in the hand, the purse or a face-down pile of another seat that you know or knew."""

    seat: int
    thing: Annotated[
        str, Meta(description="A card, `coins`, or `income`: the number of turns whose income you do not know.")
    ]
    amount: int
    learned: Annotated[KnownMoment | None, Meta(description="null: from the start.")]
    gone: Annotated[KnownMoment | None, Meta(description="When it left openly; null if it did not.")]
    sure: Annotated[bool, Meta(description="Whether it cannot have left face down.")]
    pile: Annotated[str, Meta(description="The pile on the board where the card lies; empty: a hand or purse.")] = ""


class Snapshot(Struct, frozen=True):
    type: Literal["snapshot"]
    table: TableInfo
    revision: Revision
    you: int | None
    view: dict[str, Plain] | None
    decision: DecisionInfo | None
    log: Annotated[list[LogLine], Meta(description="The newest lines from `log_from` on; `/log` has the others.")]
    notices: Annotated[list[NoticeLine], Meta(description="Notices after a line from `log_from` on.")]
    log_from: Annotated[int, Meta(description="Lines from this number on replace those of the client.")]
    events: Annotated[int, Meta(description="Number of the next event.")]
    outcome: OutcomeInfo | None
    clock: ClockInfo | None
    can_undo: Annotated[
        bool, Meta(description="Whether you may undo the last choice, even if another seat decides now.")
    ]
    lesson: LessonInfo | None
    chat: Annotated[list[ChatLine], Meta(description="Messages after a line from `log_from` on.")] = []
    offer: OfferInfo | None = None
    can_ask: Annotated[bool, Meta(description="Whether you may ask the others to let you take a choice back.")] = False
    known: Annotated[list[KnownInfo], Meta(description="What you have learned of the secrets of others.")] = []


class LogPage(Struct, frozen=True):
    log: list[LogLine]


class Moment(Struct, frozen=True):
    """The table after a step with at least one event; `events` is the number of events by then. The view is that of
    a snapshot without the decision."""

    events: int
    view: dict[str, Plain]


class Moments(Struct, frozen=True):
    moments: list[Moment]


class Act(Struct, frozen=True, forbid_unknown_fields=True):
    request: RequestId
    revision: Revision
    action: ActionText
    confirm: bool = False
    careful: Annotated[
        bool, Meta(description="Whether choices that cannot be undone need `confirm`, like the end of a turn.")
    ] = False


class Undo(Struct, frozen=True, forbid_unknown_fields=True):
    request: RequestId
    revision: Revision


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to an offer made at this revision."""

    revision: Revision
    accept: bool


class Chat(Struct, frozen=True, forbid_unknown_fields=True):
    """A message: either a text or an emote. A spectator gives a name."""

    request: RequestId
    text: ChatText | None = None
    emote: Emote | None = None
    name: PersonName | None = None


class Said(Struct, frozen=True):
    n: Annotated[int, Meta(description="Number of the message at the table.")]


class Talking(Struct, frozen=True, forbid_unknown_fields=True):
    talk: Talk


class Rematch(Struct, frozen=True):
    """The table of the rematch. The token of the request is valid for the seat there too."""

    table: str
    seat: int
    host: Annotated[
        bool, Meta(description="Whether the token is also the host's. The player who asked first is the host.")
    ]


class Accepted(Struct, frozen=True):
    revision: Revision


class MoveInfo(Struct, frozen=True):
    """A possible choice: who makes it, and its label."""

    seat: int
    label: str


class HintLine(Struct, frozen=True):
    """An evaluated choice, what it changes, and a possible continuation."""

    action: str
    label: str
    why: str
    chance: Annotated[float, Meta(description="Chance to win with it.")]
    points: Annotated[int, Meta(description="Points that it certainly scores at once.")]
    then: Annotated[list[MoveInfo], Meta(description="Choices that might follow in this turn.")]


class Hint(Struct, frozen=True):
    action: str
    label: str
    why: str
    source: Annotated[
        Literal["", "learned", "judge"],
        Meta(
            description="Source of the judgement: a trained network or the game's evaluation; empty without a search."
        ),
    ] = ""
    before: Annotated[float | None, Meta(description="Chance to win, averaged over the search.")] = None
    lines: Annotated[list[HintLine], Meta(description="The best choices, this one first.")] = []


class Consider(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice to preview."""

    revision: Revision
    action: ActionText


class PointsAhead(Struct, frozen=True):
    seat: int
    change: int


class RulerAhead(Struct, frozen=True):
    place: int
    party: Annotated[int | None, Meta(description="Who would rule or hold the place; null for nobody.")]


class PiecesAhead(Struct, frozen=True):
    place: int
    party: Annotated[int | None, Meta(description="Owner of the pieces; null for none.")]
    piece: str
    change: int


class HeldAhead(Struct, frozen=True):
    name: Annotated[str, Meta(description="A card, an item, or a race whose tokens are in hand.")]
    change: int


class LossAhead(Struct, frozen=True):
    chance: float
    losses: Annotated[list[int], Meta(description="By side.")]


class OddsAhead(Struct, frozen=True):
    """What chance decides: a battle between two sides if nobody plays a card, or a die roll."""

    sides: Annotated[list[int], Meta(description="The parties of a battle, the attacker first; empty for a die roll.")]
    losses: Annotated[list[LossAhead], Meta(description="Possible losses; the chances add up to 1.")]
    expected: Annotated[list[float], Meta(description="By side: expected loss.")]
    wiped: Annotated[list[float], Meta(description="By side: chance to lose all its pieces there.")]
    success: Annotated[float | None, Meta(description="Chance that a die roll succeeds; null for a battle.")]
    ambush: Annotated[bool, Meta(description="Whether a hidden card may be played first.")]


class Preview(Struct, frozen=True):
    """What a choice certainly changes, with the seat's information."""

    revision: Revision
    points: list[PointsAhead]
    rulers: list[RulerAhead]
    pieces: list[PiecesAhead]
    held: Annotated[list[HeldAhead], Meta(description="In the seat's hand: cards or tokens.")]
    hands: Annotated[list[PointsAhead], Meta(description="Change in the number of cards in the seats' hands.")]
    items: Annotated[list[HeldAhead], Meta(description="Items that the seat can use.")]
    rest: Annotated[Literal["", "chance", "others"], Meta(description="What decides the rest: chance, or other seats.")]
    ends_turn: bool
    odds: OddsAhead | None
    forecast: Annotated[list[ForecastInfo], Meta(description="What the seat must do later, after this choice.")]


class Trace(Struct, frozen=True):
    """The trace of an event on the map: warriors that moved from an `origin`, a battle with the defender as `other`,
    a conquered region, or lost pieces or regions."""

    kind: Literal["move", "battle", "conquest", "loss"]
    seat: int
    place: int
    count: int
    origin: int | UnsetType = UNSET
    other: int | UnsetType = UNSET


class Frame(Struct, frozen=True):
    """A moment of a finished game: who chose what (nothing in the first frame), and the result. `points` are those
    of all seats; null for a seat off the score track."""

    view: dict[str, Plain]
    log: list[LogLine]
    seat: int | None
    label: str
    points: list[int | None]
    traces: list[Trace]


class Replay(Struct, frozen=True):
    """A page of a game: some of its moments, from `first` on."""

    table: TableInfo
    first: int
    moments: Annotated[int, Meta(description="Total number of moments.")]
    frames: list[Frame]


class Chances(Struct, frozen=True):
    """Each seat's chance to win, estimated by our agents. At the end the winners share 1."""

    moments: Annotated[list[int], Meta(description="Numbers of frames of the replay.")]
    chances: Annotated[list[list[float]], Meta(description="For each moment, by seat; they add up to 1.")]


class CostlyChoice(Struct, frozen=True):
    """A choice for which there was a better one, with the seat's information at the time. `line` begins with the
    better one."""

    at: Annotated[int, Meta(description="Frame of the replay in which it was pending.")]
    seat: int
    chosen: str
    chance: Annotated[float, Meta(description="Chance to win with the choice.")]
    better_chance: float
    line: list[MoveInfo]
    reason: Annotated[str, Meta(description="What follows the choice, as a sentence, or an empty text.")] = ""


class Analysis(Struct, frozen=True):
    """The analysis of a finished game. Until it is `done` it is empty; ask again in a moment."""

    done: bool
    source: Annotated[
        Literal["learned", "judge"],
        Meta(description="Source of the judgement: a trained network, or the evaluation of the game."),
    ] = "judge"
    moments: Annotated[list[int], Meta(description="Numbers of frames of the replay: the choices, and the end.")] = []
    chances: Annotated[list[list[float]], Meta(description="For each moment, by seat; they add up to 1.")] = []
    costly: Annotated[list[CostlyChoice], Meta(description="By seat, costliest first.")] = []
    real: Annotated[int, Meta(description="Number of choices with an alternative.")] = 0
    weighed: Annotated[int, Meta(description="Number of those analysed within the time limit.")] = 0


class Hello(Struct, frozen=True):
    """The client's message on the WebSocket: first, and again to change the language."""

    token: str | None = None
    since: Annotated[int, Meta(ge=0)] = 0
    lang: str = "en"
    revision: Revision | None = None


class Ping(Struct, frozen=True):
    type: Literal["ping"] = "ping"


# ---- bots at a real table

PositionText = Annotated[str, Meta(max_length=200_000, description="The table as a position; send it back unchanged.")]
ToldAnswers = Annotated[
    list[Annotated[str, Meta(max_length=2000)] | None],
    Meta(max_length=300, description="Answers so far, in order; null lets the server draw."),
]


class ClockworkSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """Set up a table by the rule book. Bots act by themselves; choices of people are asked."""

    factions: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(min_length=2, max_length=6)]
    map: str = "autumn"
    deck: str = "standard"
    options: dict[str, Plain] = field(default_factory=dict)
    told: ToldAnswers = []
    draw: bool = True


class ClockworkTurn(Struct, frozen=True, forbid_unknown_fields=True):
    """Play the turn of a bot: of this seat, or of the next bot."""

    position: PositionText
    seat: Seat | None = None
    told: ToldAnswers = []
    draw: Annotated[bool, Meta(description="Whether the server draws missing answers where it can.")] = False
    facts: Annotated[
        bool, Meta(description="Whether to ask before each step if the facts are right on which it depends.")
    ] = False
    sure: Annotated[
        bool, Meta(description="With `facts`: whether all of them count as right, so that nobody is asked.")
    ] = False


class ClockworkEdit(Struct, frozen=True, forbid_unknown_fields=True):
    """Enter what happened at the table. Either all commands are applied, or none."""

    position: PositionText
    commands: Annotated[list[Annotated[str, Meta(max_length=1000)]], Meta(max_length=100)] = []


class ClockworkAct(Struct, frozen=True, forbid_unknown_fields=True):
    """Play a person's turn: begin it, or carry out actions. Either all of them are done, or none."""

    position: PositionText
    seat: Annotated[Seat | None, Meta(description="Whose turn it is; by default the turn of the position.")] = None
    actions: Annotated[
        list[ActionText],
        Meta(
            max_length=40,
            description="Texts of actions of `may`, or `end` (finish the turn by the rules), `skip` (leave the pending "
            "question out), `leave` (end the turn here), `phase birdsong`, `phase daylight`, `phase evening`.",
        ),
    ] = []
    text: Annotated[
        str, Meta(max_length=1000, description="Typed shorthand after the actions, such as `3 cats 11>7, revolt 9`.")
    ] = ""
    told: ToldAnswers = []
    draw: Annotated[bool, Meta(description="Whether the server draws missing answers where it can.")] = False


class ClockworkMay(Struct, frozen=True):
    """What a person may do in the turn that is being played, as a decision of an online table has it.

    An action of a later question passes over the questions before it.
    """

    phase: str
    decision: DecisionInfo
    later: Annotated[
        dict[str, int], Meta(description="By the text of an action: how many questions are passed over to get there.")
    ]


class ClockworkCount(Struct, frozen=True):
    """What a test counted for a candidate, a clearing or a player."""

    clearing: Annotated[int | None, Meta(description="null for a player.")]
    label: str
    count: int


class ClockworkTest(Struct, frozen=True):
    """A test by which a bot compares candidates, in the order of the tests."""

    reason: str
    label: str
    counts: list[ClockworkCount]
    yes_or_no: Annotated[bool, Meta(description="Whether the counts are 1 for yes and 0 for no.")] = False


class ClockworkOrder(Struct, frozen=True):
    """A thing to do with the real pieces."""

    text: Annotated[str, Meta(description="An imperative sentence.")]
    law: str
    what: str
    seat: Annotated[int | None, Meta(description="Whose piece it is, or who does it.")]
    piece: Annotated[str | None, Meta(description="The piece to move, if there is one.")]
    count: Annotated[int, Meta(description="How many of them, in each clearing.")]
    clearings: Annotated[list[int], Meta(description="The clearings concerned, those of a move from origin to target.")]
    why: Annotated[list[str], Meta(description="Why, as sentences; empty if the rules leave no choice.")]
    compared: Annotated[list[ClockworkTest], Meta(description="The candidates that were compared.")]
    note: Annotated[str, Meta(description="The difficulty or the trait by which it happens; empty if by neither.")]
    passed: Annotated[list[str], Meta(description="What the bot passed over before: there was nothing to do.")] = []


class ClockworkStep(Struct, frozen=True):
    """A step of the bot, and the public view of the table after it. Without orders there is nothing to do."""

    lines: list[LogLine]
    view: dict[str, Plain]
    orders: list[ClockworkOrder]


class ClockworkAnswer(Struct, frozen=True):
    answer: Annotated[str, Meta(description="The text to send.")]
    label: str
    suit: Annotated[str | None, Meta(description="The suit, for a card.")]
    count: Annotated[int, Meta(description="Number of possible outcomes that it stands for.")]
    action: Annotated[ActionInfo | None, Meta(description="The action, for a choice of a person.")]


class ClockworkFact(Struct, frozen=True):
    """A fact on which the next step of a bot depends. `now` are edits that would make it as Copse has it."""

    fact: str
    label: str
    shown: str
    clearing: int | None
    seat: int | None
    now: list[str]


class ClockworkQuestion(Struct, frozen=True):
    """What must be answered before the turn can continue: a result of chance at the table, or a choice of a person."""

    kind: str
    chance: bool
    drawable: Annotated[bool, Meta(description="Whether the server can draw it instead.")]
    seat: int
    who: str
    law: str
    text: str
    answers: list[ClockworkAnswer]
    facts: Annotated[
        list[ClockworkFact], Meta(description="Those asked about. The answer is `right`, or edits separated by `;`.")
    ] = []
    why: Annotated[list[str], Meta(description="Why the bot does what the question is about.")] = []


class ClockworkSeat(Struct, frozen=True):
    seat: int
    faction: str
    called: Annotated[str, Meta(description="The name with difficulty and traits, as in options.")]
    label: str
    bot: bool
    hand: Annotated[int | None, Meta(description="Number of cards of a person; null for a bot.")]
    pieces: Annotated[list[str], Meta(description="Names of the pieces in commands.")]


class ClockworkTable(Struct, frozen=True):
    """`position` is the one that was sent while a question is open; empty during setup."""

    position: str
    view: dict[str, Plain]
    figures: dict[str, Plain]
    options: dict[str, OptionValue]
    seats: list[ClockworkSeat]
    turn: Annotated[int, Meta(description="The seat whose turn is next, or whose turn is being played.")]
    acting: Annotated[int | None, Meta(description="The person whose turn is being played; null between turns.")]
    next: Annotated[int | None, Meta(description="The next bot to play; null when the game is over.")]
    craftable: Annotated[list[str], Meta(description="The cards that the edit `craft` takes now.")]
    over: bool
    outcome: OutcomeInfo | None


class Clockwork(Struct, frozen=True):
    """The progress of a turn, a setup or an edit."""

    seat: int | None
    steps: list[ClockworkStep]
    told: Annotated[list[str], Meta(description="Answers given and drawn so far; send them back with one more.")]
    question: ClockworkQuestion | None
    done: bool
    table: ClockworkTable
    may: Annotated[ClockworkMay | None, Meta(description="While a person's turn is being played.")] = None
    read: Annotated[list[str], Meta(description="How the typed shorthand was read, part by part.")] = []
    facts: Annotated[
        list[ClockworkFact], Meta(description="The facts on which the turn has depended so far, as they were then.")
    ] = []


class SheetLine(Struct, frozen=True):
    """A line of a bot's turn."""

    phase: str
    orders: Annotated[list[str], Meta(description="The suits of the orders for which it applies; empty for all.")]
    text: str
    law: str


class BotSheet(Struct, frozen=True):
    """The rules of a bot, to be printed: its turn line by line, its traits, and its chapter in our words."""

    name: str
    title: str
    turn: list[SheetLine]
    traits: Annotated[list[str], Meta(description="What its traits do.")]
    chapter: list[LawInfo]


EntryTitle = Annotated[str, Meta(min_length=1, max_length=200)]
EntryLines = Annotated[list[Annotated[str, Meta(max_length=500)]], Meta(max_length=200)]


class KeepRealTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Keep a real table on the server."""

    position: PositionText
    title: EntryTitle
    name: TableName = ""
    lines: EntryLines = []


class RealTableMade(Struct, frozen=True):
    id: str
    token: Annotated[str, Meta(description="For entering turns. Everyone with the id may look.")]


class EnterTurn(Struct, frozen=True, forbid_unknown_fields=True):
    """Add a turn to a real table, or go back to an earlier entry."""

    request: RequestId
    revision: Revision
    title: EntryTitle
    position: PositionText = ""
    seat: Seat | None = None
    lines: EntryLines = []
    back: Annotated[
        int, Meta(ge=0, description="The number of the earlier entry to go back to; its position is used. 0 for none.")
    ] = 0


class RealTableEntry(Struct, frozen=True):
    n: int
    at: Annotated[float, Meta(description="Seconds since 1970, UTC.")]
    seat: int | None
    title: str
    lines: list[str]
    position: Annotated[str, Meta(description="The table after it; empty in a list of entries.")]
    back: Annotated[int, Meta(description="The number of the entry that the table went back to; 0 for none.")] = 0


class RealTurn(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot's turn that is being carried out. `POST /clockwork` with these answers and `facts` gives its steps."""

    seat: Seat
    told: ToldAnswers
    at: Annotated[int, Meta(ge=0, le=10_000, description="Number of orders that were carried out.")]
    asked: Annotated[
        list[Annotated[int, Meta(ge=0)]],
        Meta(max_length=1000, description="Where in `told` the answers of people begin, for taking them back."),
    ] = []


class Shown(Struct, frozen=True):
    """How a real table is played, and how far a bot's turn has come. The next entry ends that turn."""

    revision: Revision
    turn: RealTurn | None = None
    draws: Annotated[bool, Meta(description="Whether the server draws cards and rolls dice.")] = False
    light: Annotated[bool, Meta(description="Whether the map is not kept, and a bot's turn asks for facts.")] = False


class ShowTurn(Shown, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Let others see this. The request is refused if somebody else has shown something meanwhile."""

    shown: Annotated[int, Meta(ge=0, description="`shown` of the table as you know it.")]


class RealTableInfo(Struct, frozen=True):
    """A real table that is kept on the server."""

    id: str
    name: str
    revision: Annotated[int, Meta(description="Number of entries.")]
    can_enter: Annotated[bool, Meta(description="Whether your token may enter turns.")]
    entries: Annotated[list[RealTableEntry], Meta(description="All entries, oldest first, without positions.")]
    position: Annotated[str, Meta(description="The table now.")]
    shown: Annotated[int, Meta(description="Goes up whenever somebody shows how the table is played.")]
    turn: Annotated[RealTurn | None, Meta(description="A bot's turn that is being carried out.")] = None
    draws: Annotated[bool, Meta(description="Whether the server draws cards and rolls dice.")] = False
    light: Annotated[bool, Meta(description="Whether the map is not kept, and a bot's turn asks for facts.")] = False


# ---- maps and decks of the players' own


class WorkshopDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """A map or deck that somebody is making: as a table, or as a text in TOML."""

    kind: Literal["map", "deck"]
    table: dict[str, Plain] | None = None
    text: Annotated[str, Meta(max_length=64 * 1024)] = ""


class WorkshopFault(Struct, frozen=True):
    text: Annotated[str, Meta(description="What is wrong, and what is allowed.")]
    clearings: Annotated[list[int], Meta(description="The clearings that it is about.")]
    card: Annotated[str, Meta(description="The card that it is about; empty for none.")]


class WorkshopChecked(Struct, frozen=True):
    faults: Annotated[list[WorkshopFault], Meta(description="Empty if games can be played with it.")]
    well_formed: Annotated[
        bool, Meta(description="Whether each entry has the right form, so that an editor can show it.")
    ]
    table: Annotated[dict[str, Plain], Meta(description="Its entries, without the hash.")]
    text: Annotated[str, Meta(description="It as a text, for files and for the option of a game.")]
    drawing: Annotated[dict[str, Plain] | None, Meta(description="A map as far as it can be drawn.")] = None


Amount = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class WorkshopTrial(Struct, frozen=True, forbid_unknown_fields=True):
    """Let agents play some games with a map or deck of players, or with the printed one."""

    kind: Literal["map", "deck"]
    table: dict[str, Plain]
    printed: Annotated[bool, Meta(description="Whether to play with the printed map or deck instead.")] = False
    first: Annotated[int, Meta(ge=0, le=100_000, description="The number of the first game.")] = 0


class WorkshopTally(Struct, frozen=True):
    """How often somebody played and won. `off` counts the games that ended without points."""

    tries: Amount
    wins: Annotated[float, Meta(ge=0, le=1_000_000_000)]
    points: Amount
    off: Amount


class WorkshopGames(Struct, frozen=True):
    """What happened in some games. Those of several requests are added up, number by number."""

    games: Amount
    factions: dict[str, WorkshopTally]
    corners: dict[int, WorkshopTally]
    turns: Annotated[list[Amount], Meta(max_length=10_000, description="The turns of each game.")]
    sources: Annotated[dict[str, dict[str, Amount]], Meta(description="Points by faction and paragraph.")]
    battles: Annotated[dict[int, Amount], Meta(description="By clearing.")]
    ruled: Annotated[dict[int, Amount], Meta(description="By clearing: turns at whose end somebody ruled.")]


class WorkshopReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Compare games with a map or deck of players with those with the printed one."""

    kind: Literal["map", "deck"]
    table: dict[str, Plain]
    own: WorkshopGames
    printed: WorkshopGames


# ---- errors


class SanctionInfo(Struct, frozen=True):
    """A warning, a silence or a suspension, as its person sees it."""

    id: str
    kind: SanctionKind
    reason: Reason
    words: Annotated[str, Meta(description="A sentence of the moderator: plain text.")]
    made: float
    until: Annotated[float | None, Meta(description="null for good, and for a warning.")]


class Fault(Struct, frozen=True):
    code: str
    message: str
    law: str | None = None
    allowed: list[str] | None = None
    retry_after: Annotated[int | None, Meta(description="Seconds after which to try again.")] = None
    sanction: Annotated[SanctionInfo | None, Meta(description="The sanction that forbids it.")] = None
    option: Annotated[str | None, Meta(description="The option of the game whose value is wrong.")] = None


class Trouble(Struct, frozen=True):
    error: Fault
