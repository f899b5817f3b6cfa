"""What a person can ask about: races and powers, paragraphs, and why something may not be chosen."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from copse.games import AnyGame
from copse.kernel.actions import Action
from copse.law import UnknownParagraph, paragraph, select
from copse.smallworld.traits import HOOKS, Power, Race
from copse.terminal.labels import Labels
from copse.terminal.render import law_text

BOOK = "sw"


def about(topic: str, labels: Labels) -> RenderableType:
    """A race, a power, or the paragraphs with this id or beginning of one."""
    thing = labels.find(topic)
    if thing and thing.names:
        return _own(thing, labels)
    wanted = thing.law if thing else topic if ":" in topic else f"{BOOK}:{topic}"
    try:
        chosen = select(wanted)
    except UnknownParagraph as unknown:
        say = labels.words.say
        hint = say("help-close", close=", ".join(unknown.close)) if unknown.close else ""
        return Text(f"{say('help-unknown', topic=topic)} {hint}".strip())
    return Group(*(cited(row.id, labels) for row in chosen))


def cited(law: str, labels: Labels) -> Text:
    """A paragraph's summary, with its id."""
    return Text.assemble(paragraph(law).summary(labels.words.language), " ", law_text(law))


def _own(thing: Race | Power, labels: Labels) -> RenderableType:
    """A race or power of the players' own: what it gives, hook by hook."""
    say = labels.words.say
    kind, name = ("race", labels.race(thing.id)) if isinstance(thing, Race) else ("power", labels.power(thing.id))
    lines = [Text(say(f"help-{kind}", name=name, tokens=thing.value))]
    for hook, default in HOOKS.items():
        given: bool | int | tuple[str, ...] = getattr(thing.ability, hook)
        if given != default:
            value = say("yes") if given is True else ", ".join(given) if isinstance(given, tuple) else str(given)
            lines.append(Text(f"  {say('help-hook', hook=hook, value=value)}"))
    return Group(*lines, cited(thing.law, labels))


def why_not(game: AnyGame, actions: Mapping[Action, str], topic: str, labels: Labels) -> RenderableType:
    """Why the region (or pair) of this number, or the action with this text, cannot be chosen."""
    say = labels.words.say
    if not topic:
        return Text(say("why-ask"))
    for action, label in actions.items():
        if _is_about(action, topic):
            return Text(say("why-legal", action=label))
    for blocked, law in game.decision.blocked():
        if _is_about(blocked, topic):
            return cited(law, labels)
    return Text(say("why-unknown", number=topic))


def _is_about(action: Action, topic: str) -> bool:
    return topic in (action.text, *map(str, action.args[:1]))
