"""Names of people and tables: what may stand in one, and which names look alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Final

from copse.server.protocol.refusal import Refusal

MARKS_IN_A_ROW: Final = 3  # on one letter, as in Hebrew with its points; more of them cover the lines above
STYLES: Final = dict.fromkeys(map(ord, "\ufe0e\ufe0f"))  # phones add these to emoji, and they change no letter
UNSEEN: Final = frozenset([
    *"\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0", *map(chr, range(0x180B, 0x1810)),
    *map(chr, range(0xFE00, 0xFE10)), *map(chr, (0x16FE4, 0x1D159)), *map(chr, range(0xE0100, 0xE01F0)),
])  # fmt: skip
"""Characters that show nothing although their category says letter, mark or sign."""

LOOKALIKES: Final[Mapping[str, str]] = {
    "A": "АΑ", "B": "ВΒ", "C": "СϹ", "E": "ЕΕ", "H": "НΗ", "I": "ІΙ", "J": "Ј", "K": "КΚ", "M": "МΜ", "N": "Ν",
    "O": "ОΟ", "P": "РΡ", "Q": "Ԛ", "S": "Ѕ", "T": "ТΤ", "W": "Ԝ", "X": "ХΧ", "Y": "УΥҮ", "Z": "Ζ", "3": "ЗӠзӡ",
    "a": "аαɑ", "b": "вβ", "c": "сϲ", "d": "ԁ", "e": "еε", "g": "ɡ", "h": "нһ", "i": "іιı", "j": "ј", "k": "кκ",
    "l": "ӏ", "m": "м", "n": "пη", "o": "оοσ", "p": "рρ", "q": "ԛ", "r": "г", "s": "ѕ", "t": "тτ", "v": "νѵ",
    "w": "ԝ", "x": "хχ", "y": "уүγυ", "z": "ζ",
}  # fmt: skip
"""Latin letters and figures, each with letters of other scripts that look like it."""
LATIN: Final = str.maketrans({other: one for one, others in LOOKALIKES.items() for other in others})
STROKES: Final = str.maketrans("i1|0", "lllo")  # of small letters and figures


def clean_name(text: str) -> str:
    """A name in one spelling with single spaces; empty only if nothing but spaces was given."""
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
    """The name of a person, which cannot be empty."""
    name = clean_name(text)
    if not name:
        raise Refusal(422, "bad_name", "a name must have a letter")
    return name


def alike(one: str, other: str) -> bool:
    """Whether people could take one name for the other."""
    return not _looks(one).isdisjoint(_looks(other))


def _looks(name: str) -> set[str]:
    """How a name looks, as it is written and in small letters; without marks, spaces and signs if it has letters."""
    whole = unicodedata.normalize("NFKD", name)
    bare = "".join(one for one in whole if one.isalnum()) or whole
    return {form.translate(LATIN).casefold().translate(STROKES) for form in (bare, bare.casefold())}
