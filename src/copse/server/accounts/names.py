"""Names of accounts. They are stricter than those of guests, because people know each other by them."""

from __future__ import annotations

import unicodedata
from typing import Final

from copse.server.protocol.refusal import Refusal
from copse.server.tables.names import looks, person_name

SHORTEST: Final = 2
LONGEST: Final = 30
SIGNS: Final = " .-_'’"
SCRIPTS: Final = (
    {"LATIN"}, {"CYRILLIC"}, {"GREEK"}, {"HEBREW"}, {"ARABIC"}, {"GEORGIAN"}, {"DEVANAGARI"}, {"THAI"}, {"HANGUL"},
    {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"},
)  # fmt: skip
"""Letters that one name may have together, by the first word of their Unicode names. Scripts are left out whose
letters look like Latin ones and which `tables/names.py` does not compare."""


def account_name(text: str) -> str:
    """Return a name in one normal form. Raises Refusal if it has other characters than letters, digits and a few
    signs, or letters of several scripts."""
    name = person_name(unicodedata.normalize("NFKC", text))
    if not SHORTEST <= len(name) <= LONGEST:
        raise Refusal(422, "bad_name", f"a name must have {SHORTEST} to {LONGEST} characters")
    if not all(one.isalnum() or one in SIGNS or unicodedata.category(one)[0] == "M" for one in name):
        raise Refusal(422, "bad_name", f"a name may have letters, digits, spaces and the signs {SIGNS.strip()}")
    scripts = {unicodedata.name(one, "").split(" ")[0] for one in name if one.isalpha()}
    if not scripts:
        raise Refusal(422, "bad_name", "a name must have a letter")
    if not any(scripts <= together for together in SCRIPTS):
        raise Refusal(422, "bad_name", "all letters of a name must be of one script, such as Latin or Cyrillic")
    if look_of(name).rstrip(NUMBERS) in GUESTS:
        raise Refusal(422, "bad_name", "guests have this name; choose another")
    return name


def looks_of(name: str) -> set[str]:
    """Return all forms in which the name of an account is found, or in which a name looks like it."""
    return {*looks(name), look_of(name)}


def look_of(name: str) -> str:
    """Return the form in which an account is found by its name, in capitals or not."""
    return min(looks(unicodedata.normalize("NFKC", name).casefold()))


GUESTS: Final = frozenset(map(look_of, ("Guest", "Гость", "Гість")))  # names that the page gives to people without one
NUMBERS: Final = "23456789" + look_of("10")
