"""Everything of Small World in text: the map, regions, seats, pairs on offer, choices and the end.

No information depends on colour alone: there is always a sign as well.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from copse.games import AnyGame
from copse.kernel.actions import Action
from copse.locale import slug
from copse.smallworld.board import LOST_TRIBE, SYMBOLS, TERRAINS
from copse.smallworld.world import World
from copse.terminal.formatting import columns, law_text, marked, packed, plain_table
from copse.terminal.smallworld.chart import TALLEST, Label, Line, draw
from copse.terminal.smallworld.seen import MARKERS, People, Region, Seen
from copse.wording.known import INCOME, Known, total
from copse.wording.smallworld.labels import SmallWorldLabels

TERRAIN_SIGNS: Final = dict(zip(TERRAINS, "≡♣∩▲ψ~≈", strict=True))
SYMBOL_SIGNS: Final = dict(zip(SYMBOLS, "×*∪", strict=True))
MARKER_SIGNS: Final = dict(zip((*MARKERS, LOST_TRIBE), "^#o!&A†", strict=True))
ACTIVE_SIGNS: Final = "●■◆★▼"
DECLINED_SIGNS: Final = "○□◇☆▽"

INK: Final = "#2a2520"
PAPER: Final = "#f5ecd9"
GROUNDS: Final = {
    "farmland": "#e8c35a", "forest": "#7fa883", "hill": "#a8b766", "mountain": "#a9a29a", "swamp": "#b5a67c",
    "sea": "#8fbbd9", "lake": "#8fbbd9",
}  # fmt: skip
SEAT_COLOURS: Final = ("#a9252c", "#2f5fa5", "#5b4a86", "#7a4a12", "#1f6b66")

WIDEST_MAP: Final = 120
NARROWEST_MAP: Final = 60
BORDERS_WIDTH: Final = 23  # room for eight neighbours; the few regions with more get a second line


# ---- signs


def seat_sign(seat: int, declined: bool = False) -> str:
    return (DECLINED_SIGNS if declined else ACTIVE_SIGNS)[seat % len(ACTIVE_SIGNS)]


def seat_style(seat: int, declined: bool = False) -> str:
    colour = SEAT_COLOURS[seat % len(SEAT_COLOURS)]
    return f"{colour} on {PAPER}" if declined else f"bold {PAPER} on {colour}"


def seat_text(labels: SmallWorldLabels, seat: int) -> Text:
    return Text.assemble((f" {seat_sign(seat)} ", seat_style(seat)), " ", labels.seated(seat))


# ---- the map


def chart(seen: Seen, labels: SmallWorldLabels, width: int, rows: int = 0) -> RenderableType:
    """Return the map, or a list of the regions on a narrow screen. `rows` limits the height unless it is 0."""
    if width < NARROWEST_MAP:
        return regions(seen, labels, width)
    grounds = {data["id"]: f"{INK} on {GROUNDS[data['terrain']]}" for data in seen.board.data["regions"]}
    texts = {region.id: _map_labels(seen, labels, region, grounds[region.id]) for region in seen.regions}
    below = legend(seen, labels, width)
    tallest = min(TALLEST, rows - len(below.plain.splitlines())) if rows else TALLEST
    return Group(draw(seen.board.players, min(width, WIDEST_MAP), texts, grounds, tallest), below)


def _map_labels(seen: Seen, labels: SmallWorldLabels, region: Region, ground: str) -> list[Label]:
    data = seen.board.data["regions"][region.id - 1]
    signs = TERRAIN_SIGNS[data["terrain"]] + "".join(SYMBOL_SIGNS[symbol] for symbol in data["symbols"])
    head: Line = [(f"{region.id} {signs}", f"bold {ground}")]
    if not region.holder:
        return [[head], [[(f"{region.id}{signs}", f"bold {ground}")]]]
    holder = _holder(seen, region, ground)
    named: Line = [*holder, (f" {labels.race(region.holder)}", ground)]
    if region.holder == LOST_TRIBE:
        return [[head, holder], [[*head, *holder]]]
    return [[head, named], [head, holder], [[*head, *holder]]]


def _holder(seen: Seen, region: Region, ground: str) -> Line:
    """Return the marks of a region's holder: sign, tokens and markers."""
    markers = "".join(MARKER_SIGNS[marker] for marker in region.markers)
    people = seen.people(region.holder)
    if people is None:
        return [(MARKER_SIGNS[LOST_TRIBE], f"bold {ground}")]
    sign = seat_sign(people.seat, people.declined)
    return [(f"{sign}{region.tokens}", seat_style(people.seat, people.declined)), (markers, f"bold {ground}")]


def legend(seen: Seen, labels: SmallWorldLabels, width: int) -> Text:
    """Return the legend of the map. It includes only the markers that are on the map."""
    say = labels.words.say
    entries = [f"{sign} {say(f'terrain-{name}')}" for name, sign in TERRAIN_SIGNS.items()]
    entries += [f"{sign} {say(f'symbol-{name}')}" for name, sign in SYMBOL_SIGNS.items()]
    standing = {marker for region in seen.regions for marker in (*region.markers, region.holder)}
    entries += [f"{MARKER_SIGNS[name]} {say(f'marker-{slug(name)}')}" for name in MARKER_SIGNS if name in standing]
    return Text(packed(entries, width), "dim")


def regions(seen: Seen, labels: SmallWorldLabels, width: int) -> RenderableType:
    """Return a line for each region: number, terrain, symbols, holder and neighbours. Wide screens get several
    columns."""
    lines = [_region_cells(seen, labels, region) for region in seen.regions]
    widths = [max(cell.cell_len for cell in column) for column in zip(*lines, strict=True)]
    widths[-1] = min(widths[-1], BORDERS_WIDTH)
    across = max(1, (width + 1) // (sum(widths) + len(widths)))
    table = Table.grid(padding=(0, 1))
    for _ in range(across):
        for place in range(len(widths)):
            table.add_column(justify="right" if not place else "left", width=widths[place])
    rows = -(-len(lines) // across)
    for row in range(rows):
        table.add_row(*(cell for line in lines[row::rows] for cell in line))
    return Group(table, legend(seen, labels, width))


def _region_cells(seen: Seen, labels: SmallWorldLabels, region: Region) -> list[Text]:
    data = seen.board.data["regions"][region.id - 1]
    ground = f"{INK} on {GROUNDS[data['terrain']]}"
    terrain = Text.assemble(
        (f" {TERRAIN_SIGNS[data['terrain']]} ", ground), " ", labels.words.say(f"terrain-{data['terrain']}")
    )
    held = Text()
    for piece, style in _holder(seen, region, "") if region.holder else []:
        held.append(piece, style.strip())
    if region.holder:
        held.append(f" {labels.race(region.holder)}")
    return [
        Text(str(region.id), "bold"),
        terrain,
        Text("".join(SYMBOL_SIGNS[symbol] for symbol in data["symbols"])),
        held,
        Text(" ".join(map(str, data["adjacent"])), "dim"),
    ]


# ---- seats and pairs


def track(seen: Seen, labels: SmallWorldLabels) -> Text:
    """Return the round track."""
    spaces = "●" * seen.round + "○" * (seen.rounds - seen.round)
    return Text.assemble((labels.words.say("round", round=seen.round, rounds=seen.rounds), "bold"), "  ", spaces)


def seats(seen: Seen, labels: SmallWorldLabels, known: Sequence[Known] = ()) -> RenderableType:
    """Return a table of the seats with what the viewer may know of them, and what it knows of their coins."""
    purses = [_purse([entry for entry in known if entry.seat == seat], labels) for seat in range(len(seen.coins))]
    return Group(_seats(seen, labels), *(Text(purse, "dim") for purse in purses if purse))


def _purse(remembered: Sequence[Known], labels: SmallWorldLabels) -> str:
    """Tell the known coins of a seat, each amount with the time and the paragraph of that event."""
    if not remembered:
        return ""
    say, parts = labels.words.say, []
    for entry in remembered:
        if entry.thing == INCOME:
            parts.append(say("known-income", turns=entry.amount))
        elif entry.learned:
            amount = f"{entry.amount:+d}".replace("-", "−")
            parts.append(f"{amount} ({labels.when(entry.learned)}, {law_text(entry.learned.law).plain})")
        else:
            parts.append(say("known-first", coins=entry.amount))
    return say("known-coins", who=labels.seated(remembered[0].seat), coins=total(remembered), parts=", ".join(parts))


def _seats(seen: Seen, labels: SmallWorldLabels) -> Table:
    say = labels.words.say
    table = plain_table(
        labels.words, ("column-seat", "column-coins", "column-active", "column-declined"), right=("column-coins",)
    )
    for seat, coins in enumerate(seen.coins):
        name = seat_text(labels, seat)
        if seat == seen.seat:
            name.append(f", {say('you')}", "bold")
        active = seen.active(seat)
        fallen = [people for people in seen.peoples if people.seat == seat and people.declined]
        table.add_row(
            name,
            str(coins) if coins is not None else say("secret"),
            _people_text(seen, labels, active) if active else say("nothing"),
            Text("; ").join(_people_text(seen, labels, people) for people in fallen) if fallen else say("nothing"),
            style="" if seat != seen.turn else "bold",
        )
    return table


def _people_text(seen: Seen, labels: SmallWorldLabels, people: People) -> Text:
    say = labels.words.say
    held = sum(region.holder == people.race for region in seen.regions)
    text = f"{seat_sign(people.seat, people.declined)} {labels.people(people.race, people.power)} × {held}"
    if people.hand:
        text += say("more-in-hand", hand=people.hand)
    if people.aside:
        text += say("more-aside", aside=people.aside)
    if people.encampments:
        text += say("more-camps", count=people.encampments)
    if not people.declined and seen.peace[people.seat] >= 0:
        text += say("more-peace", friend=labels.seated(seen.peace[people.seat]))
    return Text(text)


def offer(seen: Seen, labels: SmallWorldLabels) -> Table:
    """Return the pairs on offer, from the top."""
    figures = ("column-place", "column-price", "column-tokens", "column-on-it")
    table = plain_table(labels.words, ("column-place", "column-people", *figures[1:]), right=figures)
    for place, pair in enumerate(seen.offer):
        people = labels.people(pair.race, pair.power)
        coins = str(pair.coins) if pair.coins else labels.words.say("nothing")
        table.add_row(str(place + 1), people, str(place), str(pair.tokens), coins)
    return table


# ---- choices


def choices(seen: Seen, actions: Mapping[Action, str], labels: SmallWorldLabels, width: int) -> RenderableType:
    """Return the legal actions with their letters, grouped by verb."""
    groups: list[RenderableType] = []
    for verb, entries in groupby(marked(actions, labels.words), lambda entry: entry[1].verb):
        group = list(entries)
        if len({action.args[:1] for _, action in group}) < len(group):
            groups.append(_amounts(seen, group, labels, verb.name, width))
        else:
            groups.append(columns([f"{mark} {actions[action]}" for mark, action in group], width))
    return Group(*groups)


def _amounts(
    seen: Seen, group: Sequence[tuple[str, Action]], labels: SmallWorldLabels, verb: str, width: int
) -> RenderableType:
    """Arrange actions with a region and a count: a line for each region, with the counts in a row."""
    rows = []
    for place, entries in groupby(group, lambda entry: entry[1].args[0]):
        region = seen.regions[place - 1]
        standing = "".join(piece for piece, _ in _holder(seen, region, ""))
        counts = [f"{mark} ×{action.args[1]:<2}" for mark, action in entries]
        rows.append((f"  {labels.region(place)} {standing}", counts))
    widest = max(len(name) for name, _ in rows)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=widest)
    for name, counts in rows:
        table.add_row(Text(name), Text(packed(counts, width - widest - 4)))
    return Group(Text(labels.words.say(f"amounts-{verb}")), table)


# ---- the end


def final(game: AnyGame, labels: SmallWorldLabels) -> RenderableType:
    """Return the final table: the results, the winners, and the paragraph by which they won."""
    say = labels.words.say
    assert isinstance(game.state, World)
    outcome, points = game.state.outcome(), game.state.coins
    armies, winners, law = outcome["tokens"], outcome["winners"], outcome["law"]
    table = plain_table(
        labels.words, ("column-seat", "column-coins", "column-army"), right=("column-coins", "column-army")
    )
    table.add_column()
    for seat in sorted(range(game.seats), key=lambda seat: (-points[seat], -armies[seat], seat)):
        mark = say("mark-winner") if seat in winners else ""
        table.add_row(seat_text(labels, seat), str(points[seat]), str(armies[seat]), mark)
    names = ", ".join(map(labels.seated, winners))
    if len(winners) > 1:
        verdict = say("winners", who=names)
    elif points.count(points[winners[0]]) > 1:
        verdict = say("winner-army", who=names)
    else:
        verdict = say("winner", who=names, coins=points[winners[0]])
    return Group(Text(say("final"), "bold"), table, Text.assemble((verdict, "bold"), " ", law_text(law)))
