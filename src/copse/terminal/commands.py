"""Names of the commands: the English ones in every language, and translations from `commands.ftl`."""

from __future__ import annotations

from collections.abc import Iterable

from copse.locale import Words


def names(command: str, words: Words) -> list[str]:
    """Return the names that a person may type for a command. The help shows the first one.

    >>> names("undo", Words("ru"))
    ['отменить', 'отмена', 'undo']
    """
    own = [name.strip() for name in words.say(f"command-{command}").split(",")]
    return own if command in own else [*own, command]


def called(word: str, commands: Iterable[str], words: Words) -> str:
    """Return the command that a word names, or an empty string.

    >>> words = Words("ru")
    >>> called("Отменить", ["help", "undo"], words), called("?", ["help"], words), called("в", ["help"], words)
    ('undo', 'help', '')
    """
    typed = "help" if word == "?" else word.lower()
    return next((command for command in commands if typed in names(command, words)), "")
