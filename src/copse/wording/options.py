"""The allowed values of an option, in words for people. Names, numbers and JSON to type are not translated."""

from __future__ import annotations

import json
from collections.abc import Iterable

from copse.kernel.options import Option
from copse.kernel.tasks import Json
from copse.locale import Words, slug


def allowed(option: Option, words: Words) -> str:
    """Return the allowed values of an option.

    >>> from copse.smallworld.rules import OPTIONS
    >>> allowed(OPTIONS["seed"], Words("en")), allowed(OPTIONS["players"], Words("en"))
    ('a whole number from 0 to 4294967295', '2, 3, 4, 5')
    """
    if option.machines:
        people = [name for name in option.choices if name not in option.machines]
        return words.say("allows-seats", names=_row(people), bots=_row(option.machines), example=option.machine)
    if option.size:
        return words.say("allows-chosen", names=_row(option.choices), count=option.size)
    if isinstance(option.default, list):
        return words.say("allows-several", names=_row(option.choices) or words.say("allows-installed"))
    if option.within:
        return words.say("allows-number", least=str(option.within[0]), most=str(option.within[-1]))
    return ", ".join(_choice(option, choice, words) for choice in option.choices) or words.say("allows-file")


def _choice(option: Option, choice: Json, words: Words) -> str:
    """Return a value as people type it, with its name if it has one."""
    message = f"{slug(option.name)}-{slug(str(choice))}"
    return f"{json.dumps(choice)} ({words.say(message)})" if message in words else json.dumps(choice)


def _row(names: Iterable[Json]) -> str:
    return ", ".join(map(str, names))
