"""The game in a person's words: questions, labels, log lines and paragraphs, in the language of the request."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from copse.games import AnyGame
from copse.kernel.actions import Action
from copse.kernel.events import Event
from copse.law import UnknownParagraph, paragraph
from copse.locale import REMEMBERED, Words, slug
from copse.server.messages import ActionInfo, BlockedInfo, Hint, LawInfo, LogLine, NoticeLine, OriginInfo
from copse.server.seats import Chair, Notice, Origin, Sheet
from copse.server.thinkers import Advice
from copse.wording.games import labels_for


class Wording:
    """What is said about one moment of a game. `names` are those of `names_at`, by seat; a seat that nobody plays is
    called by what it is."""

    def __init__(self, game: AnyGame, lang: str, names: Sequence[str]) -> None:
        self.game: Final = game
        self.lang: Final = lang
        self._labels: Final = labels_for(game, Words(lang), names)
        self.names: Final = [name or self._labels.seated(seat) for seat, name in enumerate(names)]

    def seat(self, seat: int) -> str:
        return self._labels.seated(seat)

    def question(self) -> str:
        return self._labels.question(self.game)

    def choices(self) -> tuple[list[ActionInfo], list[BlockedInfo]]:
        """What can be chosen, and what one would look for but may not do."""
        legal, refused = self.game.decision.actions, self.game.decision.blocked()
        labels = self.labels([*legal, *(action for action, _ in refused)])
        write, cite = self.game.write_action, self.game.state.cite
        told = {action: action_info(action, write(action), label, cite(action.law)) for action, label in labels.items()}
        return (
            [told[action] for action in legal],
            [BlockedInfo(told[action], law, summary(law, self.lang)) for action, law in refused],
        )

    def labels(self, actions: Iterable[Action]) -> dict[Action, str]:
        """Labels for these actions only, whether or not they are legal."""
        return self._labels.actions(self.game, actions)

    def hint(self, advice: Advice) -> Hint:
        """What to do, and what speaks for it: the chance to win, beside that of the next best."""
        action, say = advice.action, Words(self.lang).say
        chances = {tried: round(100 * chance) for tried, chance in advice.tried}
        others = [tried for tried in chances if tried is not action]
        labels = self.labels([action, *others])
        if action not in chances:
            why = say("hint-only") if len(self.game.decision.actions) == 1 else ""
        elif others:
            least = min(chances[action], chances[others[0]])
            why = say("hint-weighed", chance=chances[action], less=least, other=labels[others[0]])
        else:
            why = say("hint-alone", chance=chances[action])
        return Hint(self.game.write_action(action), labels[action], why)

    def log(self, events: Sequence[Event], first: int) -> list[LogLine]:
        """A line for each event that the seat may see; `first` is the number of the first."""
        return [
            LogLine(number, self._labels.events([event])[0][0], event.law, event.what, dict(event.args))
            for number, event in enumerate(events, first)
        ]


def names_at(chairs: Sequence[Chair], lang: str) -> list[str]:
    """Who plays, by seat; nobody plays a bot's. A machine that stands in for someone is named after them, and those of
    one name are told apart by their seat, as people count."""
    names = ["" if chair.kind == "bot" else _name(chair, Words(lang)) for chair in chairs]
    return [f"{name} {seat}" if name and names.count(name) > 1 else name for seat, name in enumerate(names, 1)]


def _name(chair: Chair, words: Words) -> str:
    if chair.kind == "open":
        return words.say("level-nobody")
    if chair.kind == "human":
        return chair.name or words.say("level-someone")
    agent = slug(chair.agent or "")
    return words.say(f"name-{agent}") if chair.name == chair.agent else f"{chair.name} ({words.say(f'level-{agent}')})"


def origin_info(origin: Origin, lang: str) -> OriginInfo:
    words = Words(lang)
    after = words.say("origin-after", count=origin.choices)
    text = words.say(f"origin-{origin.kind}{'.named' if origin.of else ''}", after=after, of=origin.of)
    return OriginInfo(origin.kind, origin.choices, origin.of, text)


def notices(sheet: Sheet, origin: Origin, since: int, lang: str) -> list[NoticeLine]:
    """What happened at the table since an event. The first, how it was made, is not kept but known."""
    lines = [_line(notice, sheet.host, Words(lang)) for notice in sheet.notices if notice.after >= since]
    if since > 0:
        return lines
    made = Words(lang).say("notice-made", who=sheet.host, origin=origin_info(origin, lang).text)
    return [NoticeLine(0, sheet.made, 0, "made", made), *lines]


def _line(notice: Notice, host: str, words: Words) -> NoticeLine:
    agent = words.say(f"level-{slug(notice.agent)}") if notice.agent else ""
    text = words.say(f"notice-{slug(notice.kind)}", who=notice.who, seat=notice.seat + 1, agent=agent, host=host)
    return NoticeLine(notice.n, notice.at, notice.after, notice.kind, text)


@lru_cache(REMEMBERED)
def action_info(action: Action, text: str, label: str, law: str) -> ActionInfo:
    return ActionInfo(text, label, action.verb.name, law, action.fields)


def summary(law: str, lang: str) -> str:
    """What a paragraph says; its id if the index does not have it."""
    try:
        return paragraph(law).summary(lang)
    except UnknownParagraph:
        return law


def law_info(id: str, lang: str) -> LawInfo:
    """A paragraph, and the book in which it stands."""
    found = paragraph(id)
    book = found.id.partition(":")[0]
    return LawInfo(found.id, found.summary(lang), Words(lang).say(f"book-{book}"))
