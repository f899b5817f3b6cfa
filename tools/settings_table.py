"""Generate the table of settings: `python -m tools.settings_table docs/reference/settings.md`."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from copse.server.config.environment import variables_of
from copse.server.config.settings import Settings


def settings_table() -> str:
    """Return the table of settings as Markdown."""
    rows = [f"| `{row.name}` | {row.usually} | {row.description} |" for row in variables_of(Settings)]
    return "\n".join(["| variable | default | meaning |", "|---|---|---|", *rows])


def updated(text: str) -> str:
    """Return the text with the table of settings between `<!-- settings -->` and `<!-- end -->` brought up to date."""
    table = f"<!-- settings -->\n\n{settings_table()}\n\n<!-- end -->"
    return re.sub(r"<!-- settings -->.*?<!-- end -->", lambda found: table, text, flags=re.DOTALL)


if __name__ == "__main__":
    page = Path(sys.argv[1])
    page.write_text(updated(page.read_text(encoding="utf-8")), encoding="utf-8")
