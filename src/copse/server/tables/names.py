"""Names of people and tables: which characters they may have, and which names look alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Final

from copse.server.protocol.refusal import Refusal

MARKS_IN_A_ROW: Final = 3  # on one letter, as in pointed Hebrew; more would cover the lines above
STYLES: Final = dict.fromkeys(map(ord, "\ufe0e\ufe0f"))  # phones append these to emoji; they change no letter
UNSEEN: Final = frozenset([
    *"\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0", *map(chr, range(0x180B, 0x1810)),
    *map(chr, range(0xFE00, 0xFE10)), *map(chr, (0x16FE4, 0x1D159)), *map(chr, range(0xE0100, 0xE01F0)),
])  # fmt: skip
"""Characters that are invisible although their category is letter, mark or sign."""

LOOKALIKES: Final[Mapping[str, str]] = {
    "A": "АΑ", "B": "ВΒ", "C": "СϹ", "E": "ЕΕ", "H": "НΗ", "I": "ІΙ", "J": "Ј", "K": "КΚ", "M": "МΜ", "N": "Ν",
    "O": "ОΟ", "P": "РΡ", "Q": "Ԛ", "S": "Ѕ", "T": "ТΤ", "W": "Ԝ", "X": "ХΧ", "Y": "УΥҮ", "Z": "Ζ", "3": "ЗӠзӡ",
    "a": "аαɑ", "b": "вβ", "c": "сϲ", "d": "ԁ", "e": "еε", "g": "ɡ", "h": "нһ", "i": "іιı", "j": "ј", "k": "кκ",
    "l": "ӏ", "m": "м", "n": "пη", "o": "оοσ", "p": "рρ", "q": "ԛ", "r": "г", "s": "ѕ", "t": "тτ", "v": "νѵ",
    "w": "ԝ", "x": "хχ", "y": "уүγυ", "z": "ζ",
}  # fmt: skip
"""Latin letters and digits, each with letters of other scripts that look like it."""
LATIN: Final = str.maketrans({other: one for one, others in LOOKALIKES.items() for other in others})
STROKES: Final = str.maketrans("i1|0", "lllo")  # of small letters and digits


def clean_name(text: str) -> str:
    """Return a name in one normal form with single spaces. Raises Refusal."""
    name, marks = unicodedata.normalize("NFC", text.translate(STYLES)), MARKS_IN_A_ROW
    for one in name:
        kind = unicodedata.category(one)
        if kind[0] == "C" or kind in ("Zl", "Zp") or one in UNSEEN:
            raise Refusal(422, "bad_name", "a name must not have invisible characters")
        marks = marks + 1 if kind in ("Mn", "Me") else MARKS_IN_A_ROW if kind == "Zs" else 0
        if marks > MARKS_IN_A_ROW:
            raise Refusal(422, "bad_name", f"a letter may have at most {MARKS_IN_A_ROW} marks")
    return " ".join(name.split())


def person_name(text: str) -> str:
    """Return the name of a person, which cannot be empty. Raises Refusal."""
    name = clean_name(text)
    if not name:
        raise Refusal(422, "bad_name", "a name must have a letter")
    return name


def alike(one: str, other: str) -> bool:
    """Return whether people could confuse two names."""
    return not looks(one).isdisjoint(looks(other))


def looks(name: str) -> set[str]:
    """Return how a name looks, as written and in lower case, without marks, spaces and signs if it has letters."""
    whole = unicodedata.normalize("NFKD", name)
    bare = "".join(one for one in whole if one.isalnum()) or whole
    return {form.translate(LATIN).casefold().translate(STROKES) for form in (bare, bare.casefold())}
