"""The terms of use and the privacy text of an operator: the address of a page elsewhere, or a file that the page
shows. `deploy/legal` has templates."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from copse.languages import DEFAULT, LANGUAGES

ADDRESS: Final = re.compile(r"https?://[^\s\"'<>]+", re.ASCII)
LANGUAGE: Final = "{lang}"  # in the path of a file
BLANK: Final = re.compile(r"\[\[.*?\]\]")  # what a template leaves to the operator
LARGEST: Final = 200_000  # characters


def is_address(setting: str) -> bool:
    return ADDRESS.fullmatch(setting) is not None


@cache
def text_of(setting: str, lang: str) -> str:
    """Return the text in a language, or in another that the operator has. Raises ValueError or OSError if there is no
    file, or if one has blanks that nobody filled in."""
    files = [Path(setting.replace(LANGUAGE, one)) for one in (lang, DEFAULT, *LANGUAGES)]
    file = next((file for file in files if file.is_file()), files[0])
    text = file.read_text(encoding="utf-8")
    if BLANK.search(text) or len(text) > LARGEST:
        raise ValueError
    return text


def legal_text(setting: str) -> None:
    """Raise ValueError unless a setting is an address, or names files whose blanks are filled in."""
    if is_address(setting):
        return
    try:
        for lang in LANGUAGES:
            text_of(setting, lang)
    except OSError:
        raise ValueError from None
