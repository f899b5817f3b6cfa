"""The texts of a game in the language of the request: questions, labels, log lines and paragraphs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from msgspec import convert, structs

from copse.agents.catalogue import seated_name
from copse.games import AnyBook, AnyGame
from copse.kernel.actions import Action, Verb
from copse.kernel.events import Event
from copse.kernel.tasks import Json
from copse.languages import LANGUAGES
from copse.law import UnknownParagraph, paragraph
from copse.law.index import books
from copse.locale import REMEMBERED, Words, brought, slug, spoken
from copse.server.protocol.messages import (
    ActionInfo,
    BlockedInfo,
    ChatLine,
    ForecastInfo,
    Hint,
    HintLine,
    KnownInfo,
    KnownMoment,
    LawInfo,
    LogLine,
    NoticeLine,
    OfferInfo,
    OriginInfo,
    OutcomeInfo,
    VerbInfo,
)
from copse.server.tables.seats import Chair, Notice, Offer, Origin, Sheet, Utterance
from copse.server.tables.social import voters
from copse.server.workers.agent_pool import Advice, Thought
from copse.wording.games import labels_for
from copse.wording.known import When

LETTING_GO: Final = ("pass", "stop")  # verbs that only decline, in both games
KEYS: Final = "123456789"
LAST_KEY: Final = "0"


class Wording:
    """Texts about one moment of a game.

    `names` come from `names_at`, by seat. A seat without a player has its role's name.
    """

    def __init__(self, game: AnyGame, lang: str, names: Sequence[str]) -> None:
        self.game: Final = game
        self.lang: Final = lang
        self._labels: Final = labels_for(game, Words(lang), names)
        self.names: Final = [name or self._labels.seated(seat) for seat, name in enumerate(names)]

    def seat(self, seat: int) -> str:
        return self._labels.seated(seat)

    def tutorial(self, name: str) -> str:
        return Words(self.lang).say(f"tutorial-{name}")

    def question(self) -> str:
        return self._labels.question(self.game)

    def choices(self) -> tuple[list[ActionInfo], list[BlockedInfo]]:
        """Return the legal actions, and blocked actions that a player may look for."""
        legal, refused = self.game.decision.actions, self.game.decision.blocked()
        labels = self.labels([*legal, *(action for action, _ in refused)])
        write, law_of = self.game.write_action, self.game.decision.law_of
        told = {action: action_info(action, write(action), label, law_of(action)) for action, label in labels.items()}
        return (
            [told[action] for action in legal],
            [BlockedInfo(told[action], law, summary(law, self.lang)) for action, law in refused],
        )

    def losses(self) -> dict[Action, str]:
        """Return the legal actions that cost dearly, each with what it costs."""
        return {action: self._labels.loss(forfeit) for action, forfeit in self.game.decision.forfeits().items()}

    def forecast(self, action: Action | None = None) -> list[ForecastInfo]:
        """Return what the deciding seat must do later, after a choice or as the table stands."""
        told: list[ForecastInfo] = []
        for each in self.game.forecast(action):
            name, why = self._labels.foretold(each)
            told.append(convert({**each._asdict(), "name": name, "why": why}, ForecastInfo))
        return told

    def verbs(
        self, blocked: Sequence[BlockedInfo], ending: Sequence[Action], losses: Mapping[Action, str]
    ) -> list[VerbInfo]:
        """Return the kinds of actions in the order in which people see them, legal or not.

        Those of the turn's menu come first and keep their places and keys for the whole turn. Actions that decline or
        end the turn follow, and then all others. Without a menu, all others come first.
        """
        labels, decision = self._labels, self.game.decision
        kinds: dict[Verb, list[Action]] = {}
        for action in decision.actions:
            kinds.setdefault(action.verb, []).append(action)
        ends = {action.verb for action in ending}
        found = {
            verb: VerbInfo(
                verb=verb.name,
                title=labels.verb(self.game, actions),
                cost=labels.taken(self.game, actions),
                left="" if verb.name in LETTING_GO else labels.left(self.game),
                law=decision.law_of(verb),
                why="",
                ends_turn=verb in ends,
                loss=_common([losses.get(action, "") for action in actions]),
                deliberate=all(action in losses for action in actions),
            )
            for verb, actions in kinds.items()
        }
        reasons: dict[str, list[BlockedInfo]] = {}
        for block in blocked:
            reasons.setdefault(block.action.verb, []).append(block)
        known = self.game.vocabulary.verbs
        for verb in [*(known[name] for name in reasons), *decision.menu]:
            if verb not in found:
                found[verb] = self._impossible(verb, reasons.get(verb.name, ()))
        return _in_places(found, decision.menu)

    def _impossible(self, verb: Verb, blocks: Sequence[BlockedInfo]) -> VerbInfo:
        """Return a kind of actions of which none is legal now, with the reason that most of them share."""
        decision, law = self.game.decision, self.game.decision.law_of(verb)
        if blocks:
            law, why = Counter((block.law, block.why) for block in blocks).most_common(1)[0][0]
        elif decision.deals_in(verb):
            why = summary(law, self.lang)
        else:
            why = Words(self.lang).say("verb-elsewhere")
        return VerbInfo(verb.name, self._labels.title(verb.name), "", "", law, why, False, "", False)

    def names_of_fields(self) -> dict[str, dict[str, str]]:
        """Return the names of the values that fields of the actions can take now."""
        names: dict[str, dict[str, str]] = {}
        for action in self.game.decision.actions:
            for field, value in action.fields.items():
                known = names.setdefault(field, {})
                if str(value) not in known:
                    known[str(value)] = self._labels.named(self.game, action, field)
        return names

    def labels(self, actions: Iterable[Action]) -> dict[Action, str]:
        """Return labels for these actions, legal or not."""
        return self._labels.actions(self.game, actions)

    def hint(self, advice: Advice) -> Hint:
        """Return the recommended choice with its reason, and the next best choices with theirs."""
        only = len(self.game.decision.actions) == 1
        label = self.labels([advice.action])[advice.action]
        lines = [self._hint_line(thought, advice.before or 0.0) for thought in advice.thoughts]
        why = Words(self.lang).say("hint-only") if only else lines[0].why if lines else ""
        return Hint(self.game.write_action(advice.action), label, why, advice.source, advice.before, lines)

    def _hint_line(self, thought: Thought, before: float) -> HintLine:
        """Return what a choice changes: the chance to win, and certain points."""
        action, say, seat = thought.action, Words(self.lang).say, self.game.decision.seat
        changes = self.game.foresee(action).changes
        points = sum(change.after - change.before for change in changes if change.fact[:2] == ("points", seat))
        chances = {"before": round(100 * before), "after": round(100 * thought.chance)}
        why = (
            say("hint-points", **chances, points=f"{points:+d}".replace("-", "−"))
            if points
            else say("hint-chance", **chances)
        )
        label = self.labels([action])[action]
        return HintLine(self.game.write_action(action), label, why, round(thought.chance, 4), points, thought.then)

    def known(self, seat: int | None) -> list[KnownInfo]:
        """Return what a seat has learned of hands or purses of the others. Spectators learn nothing."""
        return [
            KnownInfo(it.seat, it.thing, it.amount, _moment(it.learned), _moment(it.gone), it.sure, it.pile)
            for it in ([] if seat is None else self._labels.known(self.game, seat))
        ]

    def log(self, events: Sequence[Event], first: int) -> list[LogLine]:
        """Return a line for each of these events. `first` is the number of the first event."""
        return [
            LogLine(number, self._labels.events([event])[0][0], event.law, event.what, dict(event.args))
            for number, event in enumerate(events, first)
        ]


def _moment(when: When | None) -> KnownMoment | None:
    return None if when is None else KnownMoment(when.event, when.law, when.turn_of, when.turn)


def _common(texts: Sequence[str]) -> str:
    """Return the text that all have; empty if they differ."""
    return texts[0] if len(set(texts)) == 1 else ""


def _in_places(found: Mapping[Verb, VerbInfo], menu: Sequence[Verb]) -> list[VerbInfo]:
    """Order verbs and give them keys: digits from 1 on, and 0 for what declines or ends the turn."""
    others = [verb for verb in found if verb not in menu]
    last = [verb for verb in others if verb.name in LETTING_GO or found[verb].ends_turn]
    others = [verb for verb in others if verb not in last]
    first, rest = (menu, others) if menu else (others, [])
    keys = dict(zip([*first, *rest], KEYS, strict=False)) | dict(zip(last, LAST_KEY, strict=False))
    return [structs.replace(found[verb], key=keys.get(verb, "")) for verb in [*first, *last, *rest]]


def names_at(chairs: Sequence[Chair], lang: str) -> list[str]:
    """Return the names of the players by seat. Bots have none. A substitute agent is named after its player.

    Equal names get the number of the seat, counted from 1.
    """
    names = ["" if chair.kind == "bot" else _name(chair, Words(lang)) for chair in chairs]
    return [f"{name} {seat}" if name and names.count(name) > 1 else name for seat, name in enumerate(names, 1)]


def _name(chair: Chair, words: Words) -> str:
    if chair.kind == "open":
        return words.say("level-nobody")
    if chair.kind == "human":
        name = chair.name or words.say("level-someone")
        return words.say("substitute-for", who=name, absent=chair.absent.name) if chair.absent else name
    agent = slug(chair.agent or "")
    return words.say(f"name-{agent}") if chair.name == chair.agent else f"{chair.name} ({words.say(f'level-{agent}')})"


def origin_info(origin: Origin, lang: str, chairs: Sequence[Chair] = ()) -> OriginInfo:
    """Return the origin of a game, and the seats whose hands someone else has seen."""
    words = Words(lang)
    after = words.say("origin-after", count=origin.choices)
    text = words.say(f"origin-{origin.kind}{'.named' if origin.of else ''}", after=after, of=origin.of)
    seen = [(seat, chair.seen) for seat, chair in enumerate(chairs) if chair.seen]
    told = [words.say(f"origin-seen-{who}", seat=seat + 1) for seat, who in seen]
    return OriginInfo(origin.kind, origin.choices, origin.of, " ".join([text, *told]), [seat for seat, _ in seen])


def notices(sheet: Sheet, origin: Origin, since: int, lang: str) -> list[NoticeLine]:
    """Return notices of the table since an event. The first notice, about the table's creation, is generated."""
    lines = [_line(notice, sheet.host, Words(lang)) for notice in sheet.notices if notice.after >= since]
    if since > 0:
        return lines
    words = Words(lang)
    who = sheet.host or words.say("notice-gone-person")
    made = words.say("notice-made", who=who, origin=origin_info(origin, lang).text)
    return [NoticeLine(0, sheet.made, 0, "made", made), *lines]


def _line(notice: Notice, host: str, words: Words) -> NoticeLine:
    agent = words.say(f"level-{slug(seated_name(notice.agent))}") if notice.agent else ""
    gone = words.say("notice-gone-person")
    text = words.say(
        f"notice-{slug(notice.kind)}",
        who=notice.who or gone,
        seat=notice.seat + 1,
        agent=agent,
        host=host or gone,
        other=notice.other or gone,
        count=notice.count,
    )
    return NoticeLine(notice.n, notice.at, notice.after, notice.kind, text)


def chat_line(said: Utterance) -> ChatLine:
    return ChatLine(said.n, said.at, said.after, said.seat, said.who, said.text, said.emote, said.gallery)


def offer_info(sheet: Sheet, offer: Offer | None) -> OfferInfo | None:
    if offer is None:
        return None
    awaits = [seat for seat in voters(sheet, offer.seat) if seat not in offer.agreed]
    return OfferInfo(offer.seat, sheet.chairs[offer.seat].name, offer.revision, awaits)


@lru_cache(REMEMBERED)
def action_info(action: Action, text: str, label: str, law: str) -> ActionInfo:
    return ActionInfo(text, label, action.verb.name, law, action.fields)


def summary(law: str, lang: str) -> str:
    """Return the summary of a paragraph; its id if the index does not have it."""
    try:
        return paragraph(law).summary(lang)
    except UnknownParagraph:
        return law


def law_info(id: str, lang: str) -> LawInfo:
    """Return a paragraph and its book."""
    found = paragraph(id)
    book = found.id.partition(":")[0]
    words, title = Words(lang), f"book-{book}"
    return LawInfo(found.id, found.summary(lang), words.say(title) if title in words else books()[book])


def printed(book: AnyBook, options: dict[str, Json]) -> dict[str, Json]:
    """Return what the page must know about a table besides its view.

    That is the printed content of its rules, and the messages of a game from another package.
    """
    words = {lang: "\n".join(spoken(lang, book.name)) for lang in LANGUAGES} if brought(book.name) else {}
    return {**book.printed(options), **({"words": dict[str, Json](words)} if words else {})}


def outcome_info(game: AnyGame) -> OutcomeInfo:
    return convert(game.outcome, OutcomeInfo)
