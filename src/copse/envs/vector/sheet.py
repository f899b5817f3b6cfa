"""The tables of fields as documentation. `python -m copse.envs.vector.sheet docs/environments.md` brings them up to
date."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from copse.envs.vector import VECTORS, AnyVector
from copse.envs.vector.fields import Part
from copse.root.state import Woodland
from copse.smallworld.world import World

AnyPart = Part[Woodland] | Part[World]


def sheet(vector: AnyVector) -> str:
    """What stands where, in Markdown."""
    return "\n".join(lines(vector))


def lines(vector: AnyVector) -> Iterator[str]:
    yield f"{vector.length} figures in all."
    first = 0
    for part in vector.parts:
        yield from part_lines(part, first)
        first += part.stride * part.blocks


def part_lines(part: AnyPart, first: int) -> Iterator[str]:
    blocks = "" if part.blocks == 1 else f": {part.blocks} blocks of {part.stride}, the first of which is"
    yield f"\n**{part.name}** – {part.about}{blocks}\n"
    yield "| from | figures | most | field | what it is |"
    yield "|---:|---:|---:|---|---|"
    for field in part.fields:
        yield f"| {first} | {field.size} | {field.most} | `{field.name}` | {field.about} |"
        first += field.size


def updated(text: str) -> str:
    """A text in which what stands between `<!-- fields NAME -->` and `<!-- end -->` is the table of that game."""

    def table(found: re.Match[str]) -> str:
        return f"<!-- fields {found[1]} -->\n\n{sheet(VECTORS[found[1]])}\n\n<!-- end -->"

    return re.sub(r"<!-- fields (\w+) -->.*?<!-- end -->", table, text, flags=re.DOTALL)


if __name__ == "__main__":
    page = Path(sys.argv[1])
    page.write_text(updated(page.read_text(encoding="utf-8")), encoding="utf-8")
