"""The commands by their names: English ones everywhere, and those of the language that is spoken (`commands.ftl`)."""

from __future__ import annotations

from collections.abc import Iterable

from copse.locale import Words


def names(command: str, words: Words) -> list[str]:
    """What a person may type for the command; help shows the first name.

    >>> names("undo", Words("ru"))
    ['отменить', 'отмена', 'undo']
    """
    own = [name.strip() for name in words.say(f"command-{command}").split(",")]
    return own if command in own else [*own, command]


def called(word: str, commands: Iterable[str], words: Words) -> str:
    """Which of the commands the word names; nothing if it names none.

    >>> words = Words("ru")
    >>> called("Отменить", ["help", "undo"], words), called("?", ["help"], words), called("в", ["help"], words)
    ('undo', 'help', '')
    """
    typed = "help" if word == "?" else word.lower()
    return next((command for command in commands if typed in names(command, words)), "")
