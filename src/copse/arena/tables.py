"""The results of series and tournaments as tables for people, in their language."""

from __future__ import annotations

from collections.abc import Sequence

from babel.numbers import format_decimal, format_percent
from rich.table import Table
from rich.text import Text

from copse.arena.ratings import Rating
from copse.arena.statistics import Presence, Standings, Tally
from copse.arena.told import told_of
from copse.locale import Words


def standings_table(rows: Sequence[tuple[str, Tally]], group: str, words: Words) -> Table:
    table = Table(title=words.say(f"arena-by-{group}"), title_justify="left")
    table.add_column(words.say(f"arena-{group}"))
    for heading in ("played", "wins", "share", "interval", "points"):
        table.add_column(words.say(f"arena-{heading}"), justify="right")
    for name, tally in rows:
        low, high = tally.interval()
        between = f"{percent(low, words)} – {percent(high, words)}"
        figures = (number(tally.wins, words), percent(tally.share, words), between, mean(tally.mean_points, words))
        table.add_row(Text(told_of(words.game).named(group, name, words)), str(tally.tries), *figures)
    return table


def presence_table(standings: Standings, kind: str, words: Words) -> Table:
    """Return a table of hirelings or landmarks: their games, the points with and without them, and their control."""
    things = standings.present[kind]
    controlled = any(presence.held for presence in things.values())
    table = Table(title=words.say(f"arena-{kind}s"), title_justify="left")
    told = told_of(words.game)
    sided = any(told.side(kind, name, words) for name in things)
    for heading in (kind, *(["side"] if sided else [])):
        table.add_column(words.say(f"arena-{heading}"))
    for heading in ("games", "points-with", "points-without", *(["held"] if controlled else [])):
        table.add_column(words.say(f"arena-{heading}"), justify="right")
    if controlled:
        table.add_column(words.say("arena-longest"))
    for name, presence in sorted(things.items(), key=lambda entry: told.named(kind, entry[0], words)):
        rest = standings.without(presence)
        cells = [told.named(kind, name, words)]
        if sided:
            cells.append(told.side(kind, name, words) or "")
        cells += [str(presence.games), mean(presence.players.mean_points, words)]
        cells.append(mean(rest.mean_points, words) if rest.tries else "")
        if controlled:
            cells += [percent(presence.share_held, words, "0"), longest(presence, words)]
        table.add_row(*map(Text, cells))
    return table


def percent(value: float, words: Words, format: str = "0.0") -> str:
    """Format a share in the style of the language."""
    sign = "%" if words.language == "en" else "\u00a0%"
    return format_percent(value, format=f"{format}{sign}", locale=words.language)


def mean(value: float, words: Words) -> str:
    return format_decimal(value, format="0.0", locale=words.language)


def number(value: float, words: Words) -> str:
    return format_decimal(float(f"{value:.4g}"), format="0.###", locale=words.language)


def longest(presence: Presence, words: Words) -> str:
    """Return the faction that controlled a thing longest, with its share of the turns."""
    if not presence.held:
        return ""
    faction, turns = presence.longest()[0]
    return (
        f"{told_of(words.game).named('faction', faction, words, 'short')} {percent(turns / presence.turns, words, '0')}"
    )


def ratings_table(ratings: Sequence[Rating], words: Words) -> Table:
    table = Table(title=words.say("arena-ratings"), title_justify="left")
    table.add_column(words.say("arena-agent"))
    for heading in ("rating", "interval"):
        table.add_column(words.say(f"arena-{heading}"), justify="right")
    for rating in ratings:
        table.add_row(Text(rating.agent), f"{rating.value:.0f}", f"{rating.low:.0f} – {rating.high:.0f}")
    return table
