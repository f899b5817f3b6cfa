"""The messages of the HTTP interface, version 1. They are read and written as JSON, and its OpenAPI description is made
from them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

Plain = Annotated[object, Meta(description="any JSON value")]
"""Any JSON value."""
OptionChoice = bool | int | str | None
OptionValue = OptionChoice | list[str | None] | dict[str, Plain]
"""What an option of a game may be set to."""
Range = Annotated[tuple[int, int], Meta(description="the least and the most")]

PersonName = Annotated[str, Meta(min_length=1, max_length=40)]
TableName = Annotated[str, Meta(max_length=80)]
Token = Annotated[str, Meta(max_length=100)]
OwnToken = Annotated[
    str, Meta(pattern="^[A-Za-z0-9_-]{43}$", description="32 random bytes in base64url; made by the client")
]
Phrase = Annotated[str, Meta(min_length=1, max_length=200)]
RequestId = Annotated[
    str,
    Meta(min_length=1, max_length=80, pattern=r"^[^\u0000]+$", description="unique at the table; made by the client"),
]
Revision = Annotated[int, Meta(ge=0, description="how many choices and undos were accepted so far")]
Seat = Annotated[int, Meta(ge=0, le=99)]
Seconds = Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
ChatText = Annotated[str, Meta(min_length=1, max_length=280, description="without line ends and other such signs")]
Avatar = Annotated[
    str,
    Meta(
        pattern="^((fox|rabbit|mouse|bird|cat|hawk|otter|mole|lizard|crow|rat|badger)"
        "-(red|amber|moss|teal|blue|plum|rose|slate))?$",
        description="an animal and a colour; empty for none",
    ),
]
Emote = Literal["wave", "bravo", "thanks", "laugh", "oh", "sorry"]
Talk = Annotated[Literal["off", "players", "everyone"], Meta(description="who may write at the table")]

SeatKind = Literal["human", "agent", "open", "bot"]
Status = Literal["waiting", "playing", "over"]
OriginKind = Literal["deal", "record", "position", "tutorial", "fork", "unknown"]
NoticeKind = Literal[
    "made", "together", "came", "left", "agent", "opened", "began", "stands_in", "gave_up", "returned", "replaced",
    "took_over", "late_agent", "late_pass", "asked_back", "declined_back", "took_back", "rematch", "talk_off",
    "talk_players", "talk_everyone", "kicked", "banned",
]  # fmt: skip


# ---- what can be played, and by whom


class OptionInfo(Struct, frozen=True):
    name: str
    title: str
    default: OptionValue
    allows: str
    about: str
    choices: list[OptionChoice] | None
    by_seat: Annotated[bool, Meta(description="a list with one value for each seat")]
    size: Annotated[int, Meta(description="how many a list has that is neither empty nor 'lot'; 0 for any number")]
    apart: Annotated[list[list[str]], Meta(description="of each of these, a table has one at most, in all its options")]
    under: Annotated[
        str, Meta(description="an option: where that is 0 or empty, or has none of its machines, this changes nothing")
    ]
    machines: Annotated[list[str], Meta(description="the choices of a seat that nobody plays: it plays by itself")]
    extra: Annotated[bool, Meta(description="for who looks for it")]
    group: Annotated[str, Meta(description="what it is about: the table, additions to it, or rules of the house")]
    ruling: Annotated[str, Meta(description="of a house rule: the ruling that its default follows")]
    law: Annotated[str, Meta(description="of a house rule: the paragraph that leaves it open")]


class BotInfo(Struct, frozen=True):
    """A machine with rules of its own, which plays instead of what it `replaces`. It is written as its name and, behind
    a colon, those words of it that are wanted: `name:word+word`."""

    name: str
    replaces: str
    difficulties: Annotated[list[str], Meta(description="one of them, `normal` if none is named")]
    traits: Annotated[list[str], Meta(description="any number of them")]
    roles: Annotated[list[str], Meta(description="one of them, the first if none is named; often there are none")]


class EditionInfo(Struct, frozen=True):
    """A printing of the rules, as the option `edition` names it, and what a table by it can have."""

    name: str
    players: Range
    required: Annotated[list[str], Meta(description="factions without which there is no game")]
    has: Annotated[dict[str, list[str]], Meta(description="by option: all that may be chosen of it; empty for nothing")]
    laws: Annotated[dict[str, str], Meta(description="by option: the paragraph that says what there is")]


class GameInfo(Struct, frozen=True):
    name: str
    title: str
    options: list[OptionInfo]
    players: Range
    bots: list[BotInfo]
    editions: Annotated[list[EditionInfo], Meta(description="from the newest on; none where there is but one")]


class AgentInfo(Struct, frozen=True):
    name: str
    about: str
    note: Annotated[str, Meta(description="what is different here; empty if nothing is")] = ""


class TutorialInfo(Struct, frozen=True):
    name: str
    game: str
    faction: Annotated[str, Meta(description="what one plays in it; empty where a game has no factions")]
    title: str
    about: str
    steps: int


class LawInfo(Struct, frozen=True):
    id: str
    summary: str
    book: str


class Health(Struct, frozen=True):
    status: Annotated[Literal["ok", "impaired"], Meta(description="impaired: the process is well, but cannot serve")]
    version: str
    failing: Annotated[list[str], Meta(description="the parts that do not work, such as database or disk")]


class Ready(Struct, frozen=True):
    status: Literal["ready"] = "ready"


class Retention(Struct, frozen=True):
    """For how many days after the last choice a table is kept; null for ever."""

    finished_days: float | None
    abandoned_days: float | None


# ---- tables


class SeatWish(Struct, frozen=True):
    """Who should sit somewhere: a person, an agent, or whoever joins. The seat of a bot is the bot's, whatever is
    wished for it. People at one device may have names of their own."""

    kind: SeatKind
    agent: str | None = None
    name: PersonName | None = None
    avatar: Avatar = ""


class Pace(Struct, frozen=True):
    """How fast one must choose, and what follows if one does not."""

    mode: Literal["live", "days"] = "live"
    move_seconds: Seconds | None = None
    game_seconds: Seconds | None = None
    late: Literal["agent", "pass", "nothing"] = "nothing"


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """The game of a table up to a moment of it. Whoever asks gives the token by which they may read its record."""

    table: str
    until: Annotated[int, Meta(ge=0, description="how many choices of it were made by then")]


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


class Learn(Struct, frozen=True, forbid_unknown_fields=True):
    host: PersonName
    avatar: Avatar = ""


class SeatInfo(Struct, frozen=True):
    seat: int
    kind: SeatKind
    name: str
    agent: str | None
    online: bool
    called: Annotated[str, Meta(description="who plays, told apart from the others")]
    label: Annotated[str, Meta(description="the same with what the seat plays")]
    of_host: Annotated[bool, Meta(description="played by whoever made the table, from the start")]
    avatar: Avatar = ""
    kept: Annotated[bool, Meta(description="open for one person only, who has this name: see `rematch`")] = False


class OriginInfo(Struct, frozen=True):
    """Where the game of a table comes from. Unless it was dealt afresh, whoever made the table may have seen every
    hand, or chosen it."""

    kind: OriginKind
    choices: Annotated[int, Meta(description="how many had been made when the table was opened")]
    of: Annotated[str, Meta(description="the name of the table that is played on; empty where that is private")]
    text: Annotated[str, Meta(description="the same as a sentence, and who else has seen which hand")]
    seen: Annotated[list[int], Meta(description="seats whose hand someone saw who held them before")] = []


class TableInfo(Struct, frozen=True):
    """Whom a private table does not know is told neither its name nor who sits there: see `private`."""

    id: str
    name: str
    game: str
    options: dict[str, OptionValue]
    status: Status
    host: str
    pace: Pace
    spectators: bool
    protected: bool
    private: Annotated[bool, Meta(description="names, and whose turn it is, are told to those who belong there")]
    origin: OriginInfo
    seats: list[SeatInfo]
    winners: list[int] | None
    to_move: int | None
    hurried: Annotated[bool, Meta(description="the agents here think less than usual, since many games are played")]
    talk: Talk = "players"
    next: Annotated[str, Meta(description="the table at which the same people play again; empty if there is none")] = ""
    choices: Annotated[int, Meta(description="how many were made in the game")] = 0
    touched: Annotated[float, Meta(description="when the last of them was made, in seconds since 1970, UTC")] = 0.0


class FiguresInfo(Struct, frozen=True):
    """What never changes at a table, and so is told apart from it."""

    figures: Annotated[dict[str, Plain], Meta(description="what is printed on boards and tracks")]


class SeatToken(Struct, frozen=True):
    seat: int
    token: Annotated[str, Meta(description="whoever has it plays the seat: keep it secret")]


class Created(Struct, frozen=True):
    table: TableInfo
    host_token: str
    seats: list[SeatToken]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    name: PersonName
    seat: Seat | None = None
    passphrase: Phrase | None = None
    holds: Annotated[
        list[Token], Meta(max_length=50, description="tokens of this table that the client has or had")
    ] = []
    avatar: Avatar = ""


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    """`for_good` gives the seat to whoever comes; without it an agent stands in until one is back."""

    confirm: bool = False
    for_good: bool = False


class Kick(Struct, frozen=True, forbid_unknown_fields=True):
    """`ban` also keeps the client that held the seat from coming to this table again."""

    ban: bool = False


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """The token that is to replace the one in the header. The client makes it, so that none is lost with an answer."""

    token: OwnToken


class Held(Struct, frozen=True):
    """What a token opens at a table."""

    seat: int | None
    host: bool


class Watch(Struct, frozen=True, forbid_unknown_fields=True):
    passphrase: Phrase


class WatchToken(Struct, frozen=True):
    token: Annotated[str, Meta(description="lets one watch the table, as long as its pass phrase stays the same")]


# ---- play


class ActionInfo(Struct, frozen=True):
    text: str
    label: str
    verb: str
    law: str
    fields: Annotated[dict[str, int | str], Meta(description="what the action touches, by name")]


class BlockedInfo(Struct, frozen=True):
    action: ActionInfo
    law: str
    why: str


class VerbInfo(Struct, frozen=True):
    """A kind of action of a decision, with what it takes."""

    verb: str
    title: str
    cost: Annotated[str, Meta(description="what it takes, the least of it where that differs; empty for nothing")]
    left: Annotated[str, Meta(description="how many such choices are left, where the question counts them")]
    law: str
    why: Annotated[str, Meta(description="why nothing of it may be done now; empty where something may")]
    ends_turn: Annotated[bool, Meta(description="whether the turn ends with it, as far as the seat can know")]
    deliberate: Annotated[bool, Meta(description="whether it gives something up, so that no mere click should do it")]


class DecisionInfo(Struct, frozen=True):
    seat: int
    law: str
    prompt: str
    question: str
    who: str
    yours: bool
    can_undo: bool
    actions: Annotated[list[ActionInfo], Meta(description="empty unless yours")]
    blocked: Annotated[list[BlockedInfo], Meta(description="empty unless yours")]
    verbs: Annotated[
        list[VerbInfo], Meta(description="the kinds of the actions, then of what is blocked; what lets go comes last")
    ]
    names: Annotated[
        dict[str, dict[str, str]], Meta(description="by field of the actions and by value: what people call it")
    ]
    party: Annotated[
        int, Meta(description="whose pieces the actions send: the seat's, or those of a party that it commands")
    ] = 0
    loser: Annotated[
        int, Meta(description="whose pieces the actions take away, if they do: the seat's, or those of another party")
    ] = 0
    way: Annotated[
        tuple[int, int] | None, Meta(description="if yours: from where to where the pieces go that are asked about")
    ] = None
    told_from: Annotated[
        float | None,
        Meta(
            description="if yours, and how long you take could tell what you hold: the others are told your answer at "
            "this moment at the earliest, in seconds since 1970, UTC, and the request waits for it"
        ),
    ] = None


class LogLine(Struct, frozen=True):
    n: int
    text: str
    law: str
    what: str
    args: dict[str, int | str]


class NoticeLine(Struct, frozen=True):
    """What happened at the table beside the game: who came, who left, where the game comes from."""

    n: int
    at: Annotated[float, Meta(description="seconds since 1970, UTC")]
    after: Annotated[int, Meta(description="it stands in the log before the line with this number")]
    kind: NoticeKind
    text: str


class ChatLine(Struct, frozen=True):
    """What someone said, in words or by an emote: plain text, to be shown as such."""

    n: int
    at: Annotated[float, Meta(description="seconds since 1970, UTC")]
    after: Annotated[int, Meta(description="it stands in the log before the line with this number")]
    seat: Annotated[int | None, Meta(description="none for who looks on")]
    who: str
    text: str
    emote: Emote | None


class OfferInfo(Struct, frozen=True):
    """Someone asks the others to let them take a choice back; it lapses as soon as a person chooses."""

    seat: int
    who: str
    revision: Annotated[int, Meta(description="at which it was asked: the answer names it")]
    awaits: Annotated[list[int], Meta(description="the seats that have not answered yet")]


class ClockInfo(Struct, frozen=True):
    """`deadline` is the moment (seconds since 1970, UTC) at which the seat that decides is late."""

    deadline: float | None
    left: Annotated[list[float] | None, Meta(description="seconds for the whole game that each seat still has")]


class LessonStep(Struct, frozen=True):
    text: str
    look: Annotated[list[str], Meta(description="parts of the screen, or fields of actions such as 'clearing 5'")]


class LessonInfo(Struct, frozen=True):
    """What a tutorial says at this moment, in order: only the last step asks for a choice."""

    name: str
    faction: Annotated[str, Meta(description="what one then plays; empty where a game has no factions")]
    options: Annotated[dict[str, OptionValue], Meta(description="options of the game that one then plays")]
    first: Annotated[int, Meta(description="the number of the first of these steps")]
    of: Annotated[int, Meta(description="how many steps the tutorial has")]
    steps: Annotated[list[LessonStep], Meta(description="empty while the others answer")]
    asked: Annotated[str | None, Meta(description="the choice that is asked for; none at the end")]


class OutcomeInfo(Struct, frozen=True, forbid_unknown_fields=True):
    winners: list[int]
    points: Annotated[list[int | None], Meta(description="by seat; none for who has left the score track")]
    law: Annotated[str, Meta(description="the paragraph by which they won")]
    tokens: Annotated[list[int] | UnsetType, Meta(description="by seat, in Small World: they break ties")] = UNSET


class Snapshot(Struct, frozen=True):
    type: Literal["snapshot"]
    table: TableInfo
    revision: Revision
    you: int | None
    view: dict[str, Plain] | None
    decision: DecisionInfo | None
    log: Annotated[list[LogLine], Meta(description="the newest of the lines from there on; `log` has the others")]
    notices: Annotated[list[NoticeLine], Meta(description="those that stand after a line from `log_from` on")]
    log_from: Annotated[int, Meta(description="lines from this number on replace those that the client has")]
    events: Annotated[int, Meta(description="the number of the next event")]
    outcome: OutcomeInfo | None
    clock: ClockInfo | None
    can_undo: Annotated[bool, Meta(description="whether you may take back the last choice, whoever decides now")]
    lesson: LessonInfo | None
    chat: Annotated[list[ChatLine], Meta(description="what was said after a line from `log_from` on")] = []
    offer: OfferInfo | None = None
    can_ask: Annotated[bool, Meta(description="whether you may ask the others to let you take a choice back")] = False


class LogPage(Struct, frozen=True):
    log: list[LogLine]


class Moment(Struct, frozen=True):
    """How the table stood after a step of the rules of which something was said; with it there were so many `events`.
    The view is that of a snapshot without the decision."""

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
        bool, Meta(description="whether what cannot be taken back is to be asked for once more, like a turn's end")
    ] = False


class Undo(Struct, frozen=True, forbid_unknown_fields=True):
    request: RequestId
    revision: Revision


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """What one says to an offer that was made at this revision."""

    revision: Revision
    accept: bool


class Chat(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say: a text or an emote. Who looks on says by which name."""

    request: RequestId
    text: ChatText | None = None
    emote: Emote | None = None
    name: PersonName | None = None


class Said(Struct, frozen=True):
    n: Annotated[int, Meta(description="its number among all that was said at the table")]


class Talking(Struct, frozen=True, forbid_unknown_fields=True):
    talk: Talk


class Rematch(Struct, frozen=True):
    """Where the same people play again. The token that was sent is that of the seat there too."""

    table: str
    seat: int
    host: Annotated[bool, Meta(description="whether the token is the host's as well: theirs who asked first")]


class Accepted(Struct, frozen=True):
    revision: Revision


class MoveInfo(Struct, frozen=True):
    """A choice that might be made: who makes it, and what it means."""

    seat: int
    label: str


class HintLine(Struct, frozen=True):
    """A choice that was thought about, what would change by it, and how it might go on."""

    action: str
    label: str
    why: str
    chance: Annotated[float, Meta(description="of winning with it")]
    points: Annotated[int, Meta(description="that it would certainly bring at once")]
    then: Annotated[list[MoveInfo], Meta(description="choices that might follow in this turn")]


class Hint(Struct, frozen=True):
    action: str
    label: str
    why: str
    source: Annotated[
        Literal["", "learned", "judge"],
        Meta(description="who judged: a network that learned the game, or its evaluation; empty if nobody thought"),
    ] = ""
    before: Annotated[float | None, Meta(description="the chance of winning over all that was tried")] = None
    lines: Annotated[list[HintLine], Meta(description="the best choices, this one first")] = []


class Consider(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice that is not made yet."""

    revision: Revision
    action: ActionText


class PointsAhead(Struct, frozen=True):
    seat: int
    change: int


class RulerAhead(Struct, frozen=True):
    place: int
    party: Annotated[int | None, Meta(description="who would rule or hold the place; null for nobody")]


class PiecesAhead(Struct, frozen=True):
    place: int
    party: Annotated[int | None, Meta(description="whose they are; null for nobody's")]
    piece: str
    change: int


class HeldAhead(Struct, frozen=True):
    name: Annotated[str, Meta(description="a card, an item, or a race whose tokens are in hand")]
    change: int


class LossAhead(Struct, frozen=True):
    chance: float
    losses: Annotated[list[int], Meta(description="by side")]


class OddsAhead(Struct, frozen=True):
    """What chance would decide: a battle between two sides if nobody plays a card, or whether a throw is enough."""

    sides: Annotated[list[int], Meta(description="the parties of a battle, the attacker first; none of a throw")]
    losses: Annotated[list[LossAhead], Meta(description="what the sides may lose there; the chances add up to 1")]
    expected: Annotated[list[float], Meta(description="by side: what it loses on average")]
    wiped: Annotated[list[float], Meta(description="by side: the chance that nothing is left of it there")]
    success: Annotated[float | None, Meta(description="of a throw")]
    ambush: Annotated[bool, Meta(description="a card that nobody can see may be played before")]


class Preview(Struct, frozen=True):
    """What a choice would certainly change, by what the seat knows."""

    revision: Revision
    points: list[PointsAhead]
    rulers: list[RulerAhead]
    pieces: list[PiecesAhead]
    held: Annotated[list[HeldAhead], Meta(description="in the own hand: cards, or tokens")]
    hands: Annotated[list[PointsAhead], Meta(description="how many cards the hands of seats gain or lose")]
    items: Annotated[list[HeldAhead], Meta(description="items that the seat can use")]
    rest: Annotated[Literal["", "chance", "others"], Meta(description="who decides what else happens")]
    ends_turn: bool
    odds: OddsAhead | None


class Trace(Struct, frozen=True):
    """What something that happened leaves on the map: warriors that moved from an `origin`, a battle with its defender
    as the `other`, a region that was conquered, pieces or a region that the seat lost."""

    kind: Literal["move", "battle", "conquest", "loss"]
    seat: int
    place: int
    count: int
    origin: int | UnsetType = UNSET
    other: int | UnsetType = UNSET


class Frame(Struct, frozen=True):
    """A moment of a finished game: what was chosen by whom (nothing in the first frame), and what came of it. `points`
    are all that each seat had then, since nothing is secret any more; none for who is off the score track."""

    view: dict[str, Plain]
    log: list[LogLine]
    seat: int | None
    label: str
    points: list[int | None]
    traces: list[Trace]


class Replay(Struct, frozen=True):
    """A page of a game: some of its moments, from the `first` on."""

    table: TableInfo
    first: int
    moments: Annotated[int, Meta(description="how many there are in all")]
    frames: list[Frame]


class Chances(Struct, frozen=True):
    """How likely each seat was to win, by the judgement of our agents. At the end the winners share what there is."""

    moments: Annotated[list[int], Meta(description="numbers of frames of the replay")]
    chances: Annotated[list[list[float]], Meta(description="for each moment, by seat; they add up to 1")]


class CostlyChoice(Struct, frozen=True):
    """A choice for which there was a better one, by what its seat knew then. The line begins with the better one."""

    at: Annotated[int, Meta(description="the frame of the replay in which it was pending")]
    seat: int
    chosen: str
    chance: Annotated[float, Meta(description="of winning with what was chosen")]
    better_chance: float
    line: list[MoveInfo]


class Analysis(Struct, frozen=True):
    """A finished game looked back at. Until it is `done` nothing else is told: ask again in a moment."""

    done: bool
    source: Annotated[
        Literal["learned", "judge"], Meta(description="a network that learned the game, or its evaluation")
    ] = "judge"
    moments: Annotated[list[int], Meta(description="numbers of frames of the replay: the choices, and the end")] = []
    chances: Annotated[list[list[float]], Meta(description="for each moment, by seat; they add up to 1")] = []
    costly: Annotated[list[CostlyChoice], Meta(description="by seat, the costliest first")] = []
    real: Annotated[int, Meta(description="how many choices had an alternative")] = 0
    weighed: Annotated[int, Meta(description="how many of those were looked at in the time there was")] = 0


class Hello(Struct, frozen=True):
    """What a client says on the WebSocket: at first, and again to change the language."""

    token: str | None = None
    since: Annotated[int, Meta(ge=0)] = 0
    lang: str = "en"
    revision: Revision | None = None


class Ping(Struct, frozen=True):
    type: Literal["ping"] = "ping"


# ---- bots at a real table

PositionText = Annotated[str, Meta(max_length=200_000, description="the table as a position; keep it as it is")]
ToldAnswers = Annotated[
    list[Annotated[str, Meta(max_length=200)] | None],
    Meta(max_length=300, description="what was answered so far, in order; null lets the server draw"),
]


class ClockworkSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that is set up by the rule book, bots by themselves; what people choose is asked."""

    factions: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(min_length=2, max_length=6)]
    map: str = "autumn"
    deck: str = "standard"
    options: dict[str, Plain] = field(default_factory=dict)
    told: ToldAnswers = []
    draw: bool = True


class ClockworkTurn(Struct, frozen=True, forbid_unknown_fields=True):
    """The turn of a bot: of this seat, or of the next bot."""

    position: PositionText
    seat: Seat | None = None
    told: ToldAnswers = []
    draw: Annotated[bool, Meta(description="the server draws what is not told, as far as it can")] = False


class ClockworkEdit(Struct, frozen=True, forbid_unknown_fields=True):
    """What happened at the table: all of it is done, or none."""

    position: PositionText
    commands: Annotated[list[Annotated[str, Meta(max_length=1000)]], Meta(max_length=100)] = []


class ClockworkStep(Struct, frozen=True):
    """Something that the bot does, and the table after it as everyone sees it."""

    lines: list[LogLine]
    view: dict[str, Plain]


class ClockworkAnswer(Struct, frozen=True):
    answer: Annotated[str, Meta(description="the text to tell")]
    label: str
    suit: Annotated[str | None, Meta(description="of a card")]
    count: Annotated[int, Meta(description="how many of the things that can come up it stands for")]
    action: Annotated[ActionInfo | None, Meta(description="of what a person chooses")]


class ClockworkQuestion(Struct, frozen=True):
    """What has to be told before the turn can go on: what chance decided at the table, or what a person chooses."""

    kind: str
    chance: bool
    drawable: Annotated[bool, Meta(description="whether the server may draw it instead")]
    seat: int
    who: str
    law: str
    text: str
    answers: list[ClockworkAnswer]


class ClockworkSeat(Struct, frozen=True):
    seat: int
    faction: str
    called: Annotated[str, Meta(description="with difficulty and traits, as options write it")]
    label: str
    bot: bool
    hand: Annotated[int | None, Meta(description="how many cards a person holds; none for a bot")]
    pieces: Annotated[list[str], Meta(description="as commands call them")]


class ClockworkTable(Struct, frozen=True):
    """`position` is the one that was sent, while a question is open; empty during a setup."""

    position: str
    view: dict[str, Plain]
    figures: dict[str, Plain]
    options: dict[str, OptionValue]
    seats: list[ClockworkSeat]
    turn: Annotated[int, Meta(description="whose turn comes")]
    next: Annotated[int | None, Meta(description="the bot whose turn comes first; none once the game is over")]
    over: bool
    outcome: OutcomeInfo | None


class Clockwork(Struct, frozen=True):
    """How far a turn, a setup or an edit has come."""

    seat: int | None
    steps: list[ClockworkStep]
    told: Annotated[list[str], Meta(description="what was told and drawn so far; send it back with one answer more")]
    question: ClockworkQuestion | None
    done: bool
    table: ClockworkTable


# ---- errors


class Fault(Struct, frozen=True):
    code: str
    message: str
    law: str | None = None
    allowed: list[str] | None = None
    retry_after: Annotated[int | None, Meta(description="seconds after which it is worth asking again")] = None


class Trouble(Struct, frozen=True):
    error: Fault
