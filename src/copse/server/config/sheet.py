"""The settings as documentation: what `copse serve --help` lists, and the table of docs/server.md, which
`python -m copse.server.config.sheet docs/server.md` brings up to date."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from copse.server.config.environment import Variable, variables_of
from copse.server.config.settings import Settings


def help_lines() -> Iterator[str]:
    """A line for each setting."""
    for variable in variables_of(Settings):
        yield f"{variable.name} ({variable.usually}): {_told(variable)}."


def sheet() -> str:
    """The settings in Markdown."""
    rows = [f"| `{row.name}` | {row.usually} | {_told(row)} |" for row in variables_of(Settings)]
    return "\n".join(["| variable | default | what it is |", "|---|---|---|", *rows])


def updated(text: str) -> str:
    """A text in which what stands between `<!-- settings -->` and `<!-- end -->` is the table of the settings."""
    table = f"<!-- settings -->\n\n{sheet()}\n\n<!-- end -->"
    return re.sub(r"<!-- settings -->.*?<!-- end -->", lambda found: table, text, flags=re.DOTALL)


def _told(variable: Variable) -> str:
    return f"{variable.setting.about}; {variable.allowed}" if variable.allowed else variable.setting.about


if __name__ == "__main__":
    page = Path(sys.argv[1])
    page.write_text(updated(page.read_text(encoding="utf-8")), encoding="utf-8")
