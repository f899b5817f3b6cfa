"""Update the tables of game options in a page: `python -m tools.options_table docs/reference/options.md`."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from copse.games import find
from copse.kernel.options import GROUPS, Option
from copse.locale import Words, slug
from copse.wording.options import allowed


def options_tables(name: str) -> str:
    """Return the options of a game as Markdown, one table for each group."""
    return "\n".join(lines(name)).strip()


def lines(name: str) -> Iterator[str]:
    words = Words("en", name)
    for group in GROUPS:
        members = [option for option in find(name).options.values() if option.group == group]
        if members:
            yield f"\n**{words.say(f'group-{group}')}**\n"
            yield "| option | default | allowed | what it is |"
            yield "|---|---|---|---|"
            yield from (row(option, words) for option in members)


def row(option: Option, words: Words) -> str:
    about = words.say(f"option-{slug(option.name)}.help")
    ruling = f" Ruling {option.ruling}, §{option.law}." if option.ruling else ""
    return f"| `{option.name}` | `{json.dumps(option.default)}` | {allowed(option, words)} | {about}{ruling} |"


def updated(text: str) -> str:
    """Replace what stands between `<!-- options NAME -->` and `<!-- end -->` with the tables of that game."""

    def tables(found: re.Match[str]) -> str:
        return f"<!-- options {found[1]} -->\n\n{options_tables(found[1])}\n\n<!-- end -->"

    return re.sub(r"<!-- options (\w+) -->.*?<!-- end -->", tables, text, flags=re.DOTALL)


if __name__ == "__main__":
    page = Path(sys.argv[1])
    page.write_text(updated(page.read_text(encoding="utf-8")), encoding="utf-8")
