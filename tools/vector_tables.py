"""Generate the tables of vector fields in a page: `python -m tools.vector_tables docs/reference/vectors.md`."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from copse.vectors import VECTORS, AnyVector


def sheet(vector: AnyVector) -> str:
    """Return the table of fields as Markdown."""
    return "\n".join(lines(vector))


def lines(vector: AnyVector) -> Iterator[str]:
    yield f"{vector.length} numbers in total."
    first = 0
    for part in vector.parts:
        yield from heading(part.name, part.about, part.blocks, part.stride)
        at = first
        for field in part.fields:
            yield f"| {at} | {field.size} | {field.most} | `{field.name}` | {field.about} |"
            at += field.size
        first += part.stride * part.blocks


def heading(name: str, about: str, blocks: int, stride: int) -> Iterator[str]:
    several = "" if blocks == 1 else f": {blocks} blocks of {stride}; this is the first"
    yield f"\n**{name}** – {about}{several}\n"
    yield "| from | numbers | most | field | what it is |"
    yield "|---:|---:|---:|---|---|"


def updated(text: str) -> str:
    """Return the text with the tables between `<!-- fields NAME -->` and `<!-- end -->` brought up to date."""

    def table(found: re.Match[str]) -> str:
        return f"<!-- fields {found[1]} -->\n\n{sheet(VECTORS[found[1]])}\n\n<!-- end -->"

    return re.sub(r"<!-- fields (\w+) -->.*?<!-- end -->", table, text, flags=re.DOTALL)


if __name__ == "__main__":
    page = Path(sys.argv[1])
    page.write_text(updated(page.read_text(encoding="utf-8")), encoding="utf-8")
