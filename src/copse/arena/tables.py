"""Series and tournaments as tables for people, in their language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from copse.arena.ratings import Rating
from copse.arena.statistics import Tally
from copse.locale import Words, slug

NAMED: Final = ("faction", "race", "power")
"""Groups whose members have a name in every language, unless they are the players' own."""


def standings_table(rows: Sequence[tuple[str, Tally]], group: str, words: Words) -> Table:
    table = Table(title=words.say(f"arena-by-{group}"), title_justify="left")
    table.add_column(words.say(f"arena-{group}"))
    for heading in ("played", "wins", "share", "interval", "points"):
        table.add_column(words.say(f"arena-{heading}"), justify="right")
    for name, tally in rows:
        low, high = tally.interval()
        id = f"{group}-{slug(name)}"
        label = words.say(id) if group in NAMED and id in words else name
        figures = (f"{tally.wins:.4g}", f"{tally.share:.1%}", f"{low:.1%} – {high:.1%}", f"{tally.mean_points:.1f}")
        table.add_row(Text(label), str(tally.tries), *figures)
    return table


def ratings_table(ratings: Sequence[Rating], words: Words) -> Table:
    table = Table(title=words.say("arena-ratings"), title_justify="left")
    table.add_column(words.say("arena-agent"))
    for heading in ("rating", "interval"):
        table.add_column(words.say(f"arena-{heading}"), justify="right")
    for rating in ratings:
        table.add_row(Text(rating.agent), f"{rating.value:.0f}", f"{rating.low:.0f} – {rating.high:.0f}")
    return table
