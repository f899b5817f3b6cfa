"""How tests of bad input break things: texts as people and disks do, saves as a forger does."""

from __future__ import annotations

import random
from collections.abc import Sequence

from copse.kernel.tasks import Json

NONSENSE: list[Json] = [None, True, -1, 0, 1, 7, 999, 2**70, "orcs", "", [], {}, [1, 2], {"a": 1}, 0.5]


def mutate_text(text: str, chance: random.Random, strange: Sequence[str]) -> str:
    """Letters, words and lines changed, doubled, dropped or swapped; `strange` are words that may come in."""
    for _ in range(chance.randint(1, 3)):
        lines = text.split("\n")
        place = chance.randrange(len(lines))
        words = lines[place].split(" ")
        word = chance.randrange(len(words))
        match chance.randrange(9):
            case 0:
                del lines[place]
            case 1:
                lines.insert(place, lines[chance.randrange(len(lines))])
            case 2:
                lines[place] = lines[chance.randrange(len(lines))]
            case 3:
                words[word] = str(chance.randint(-3, 60))
                lines[place] = " ".join(words)
            case 4:
                del words[word]
                lines[place] = " ".join(words)
            case 5:
                words.insert(word, chance.choice(strange))
                lines[place] = " ".join(words)
            case 6:
                words[word] = words[word][: chance.randrange(len(words[word]) + 1)]
                lines[place] = " ".join(words)
            case 7:
                words[word] = chance.choice(text.split() or [""])
                lines[place] = " ".join(words)
            case 8:
                lines = lines[:place]
        text = "\n".join(lines)
    return text


def mutate_value(value: Json, chance: random.Random) -> Json:
    """Change something somewhere inside a save, which keeps a valid envelope."""
    if isinstance(value, dict) and value and chance.random() < 0.95:
        key = chance.choice(list(value))
        if chance.random() < 0.05:
            return {name: inner for name, inner in value.items() if name != key}
        return {**value, key: mutate_value(value[key], chance)}
    if isinstance(value, list) and value and chance.random() < 0.95:
        place = chance.randrange(len(value))
        if chance.random() < 0.1:
            return value[:place] + value[place + 1 :]
        return [*value[:place], mutate_value(value[place], chance), *value[place + 1 :]]
    return chance.choice(NONSENSE)


def forge(payload: dict[str, Json], chance: random.Random) -> dict[str, Json]:
    """A save with something changed. The state is the part that matters most, so it is hit most often."""
    key = "state" if chance.random() < 0.7 else chance.choice(list(payload))
    return {**payload, key: mutate_value(payload[key], chance)}


def flip_bits(data: bytes, chance: random.Random) -> bytes:
    """A few bits of a file turned over."""
    damaged = bytearray(data)
    for _ in range(chance.randint(1, 4)):
        damaged[chance.randrange(len(damaged))] ^= 1 << chance.randrange(8)
    return bytes(damaged)
