"""The woodland as a drawing in characters.

Each clearing is a box at its place on the map. Dots are paths, and waves are rivers and the lake. Forests show the
pawns in them. A narrow screen gets a list of clearings instead.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from copse.locale import slug
from copse.root.actions import RELICS
from copse.root.board import BURROW, Board
from copse.root.pieces import PIECES
from copse.root.seen import ClearingView
from copse.terminal.formatting import packed
from copse.terminal.root import signs
from copse.terminal.root.seen import Seen, lairs
from copse.terminal.root.signs import on_ground
from copse.wording.root.labels import RootLabels
from copse.wording.root.things import SUIT_SIGNS

WIDEST: Final = 120
NARROWEST: Final = 60
TALLEST: Final = 44
WATER: Final = "#3f86b5"
WOODS: Final = "#5d7350"
WAY: Final = "#7d6d4e"

Mark = tuple[str, str]
"""Text and its style."""
Spot = tuple[int, int]
"""Column and row."""


@dataclass
class Box:
    """A drawn clearing: its position, the lines on its top and bottom edge, and the rows between them."""

    clearing: ClearingView
    head: list[Mark]
    rows: list[list[Mark]]
    foot: list[Mark]
    width: int
    left: int = 0
    top: int = 0

    @property
    def height(self) -> int:
        return len(self.rows) + 2

    @property
    def centre(self) -> Spot:
        return self.left + self.width // 2, self.top + self.height // 2

    def overlaps(self, other: Box) -> bool:
        across = self.left < other.left + other.width + 1 and other.left < self.left + self.width + 1
        return across and self.top < other.top + other.height and other.top < self.top + self.height


@dataclass
class Canvas:
    width: int
    height: int
    cells: list[list[Mark]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.cells = [[(" ", "")] * self.width for _ in range(self.height)]

    def put(self, column: int, row: int, text: str, style: str) -> None:
        for place, mark in enumerate(text, column):
            if 0 <= place < self.width and 0 <= row < self.height:
                self.cells[row][place] = (mark, style)

    def text(self) -> Text:
        drawn = Text(no_wrap=True)
        for number, row in enumerate(self.cells):
            drawn.append("\n" if number else "")
            for mark, style in row:
                drawn.append(mark, style)
        return drawn


def chart(seen: Seen, labels: RootLabels, width: int, rows: int = 0) -> RenderableType:
    """Return the map, or a list of clearings on a narrow screen. `rows` limits the height unless it is 0."""
    if width < NARROWEST:
        return clearings(seen, labels, width)
    below = [_burrow(seen, labels, clearing) for clearing in seen.clearings if clearing.id == BURROW]
    signs_told = legend(seen, labels, width)
    tallest = rows - len(below) - len(signs_told.plain.splitlines()) if rows else TALLEST
    return Group(_drawn(seen, labels, min(width, WIDEST), tallest).text(), *below, signs_told)


def _burrow(seen: Seen, labels: RootLabels, burrow: ClearingView) -> Text:
    """Describe the Burrow, which lies beside the map (§12.3.2): its warriors and the clearings with tunnels."""
    tunnels = [labels.place(place) for place in _tunnels(seen)]
    warriors = sum(standing.count for standing in burrow.pieces)
    held = labels.words.say("burrow-holds", count=warriors, tunnels=" ".join(tunnels) or labels.words.say("nothing"))
    return Text(held, "bold")


def _tunnels(seen: Seen) -> list[int]:
    return [clearing.id for clearing in seen.clearings if any(piece.piece == "tunnel" for piece in clearing.pieces)]


# ---- the drawing


def _drawn(seen: Seen, labels: RootLabels, width: int, tallest: int) -> Canvas:
    canvas = Canvas(width, min(TALLEST, tallest, round(width * 0.44)))
    boxes = _boxes(seen, labels, width)
    _spread(seen.board, boxes, canvas)
    where = {box.clearing.id: box.centre for box in boxes}
    _water(seen.board, boxes, canvas)
    for a, b in seen.board.data["paths"]:
        _line(canvas, where[a], where[b], signs.PATH, WAY)
    for a, b in seen.board.closed:
        _line(canvas, where[a], where[b], signs.CLOSED if (a, b) in seen.closed else signs.PATH, WAY)
    _lurkers(seen, labels, where, canvas)
    for box in boxes:
        _draw_box(canvas, box, labels)
    _forests(seen, labels, boxes, canvas)
    return canvas


def _boxes(seen: Seen, labels: RootLabels, width: int) -> list[Box]:
    size = 15 if width < 100 else 19
    return [_box(seen, labels, clearing, size) for clearing in seen.clearings if clearing.id]


def _box(seen: Seen, labels: RootLabels, clearing: ClearingView, width: int) -> Box:
    ground = f"on {signs.GROUND}"
    head: list[Mark] = [
        (str(clearing.id), f"bold {signs.INK} {ground}"),
        *[(SUIT_SIGNS[suit], f"bold {signs.SUIT_COLOURS[suit]} {ground}") for suit in clearing.all_suits],
    ]
    if clearing.ruler is not None:
        ruler = labels.rules.parties[clearing.ruler]
        head += [(" ", ground), (ruler.sign, on_ground(ruler))]
    head += [(sign, f"bold {signs.INK} {ground}") for sign in _marks(seen, clearing)]
    foot = [(signs.FREE_SLOT * clearing.slots + signs.RUIN * clearing.ruined, f"{signs.INK} {ground}")]
    return Box(clearing, head, _packed(crowd(seen, labels, clearing), width - 2), foot, width)


def _marks(seen: Seen, clearing: ClearingView) -> str:
    """Return the signs of landmarks and other things in a clearing that belong to no party."""
    standing = [landmark.name for landmark in seen.landmarks if landmark.clearing == clearing.id]
    out = "".join(signs.LANDMARKS[name] for name in standing)
    return out + (signs.SCORCHED if clearing.scorched else "")


def crowd(seen: Seen, labels: RootLabels, clearing: ClearingView) -> list[Mark]:
    """Return a mark for each party in a clearing: its sign and number of warriors, then its other pieces."""
    out, pawns = [], seen.pawns_at(str(clearing.id))
    for number, party in enumerate(labels.rules.parties):
        mine = [standing for standing in clearing.pieces if standing.seat == number]
        if not mine and number not in pawns:
            continue
        warriors = clearing.count(number, "warrior")
        text = party.sign + (str(warriors) if warriors else "")
        for standing in sorted(mine, key=lambda standing: PIECES.index(standing.piece)):
            if standing.piece != "warrior":
                sign = labels.thing("piece", standing.piece, "sign")
                text += f"{sign}{standing.count}" if standing.count > 2 else sign * standing.count
        out.append((text, on_ground(party)))
    return out


def _packed(marks: Sequence[Mark], width: int) -> list[list[Mark]]:
    """Pack marks into rows, each as full as its width allows."""
    rows: list[list[Mark]] = [[]]
    for text, style in marks:
        taken = sum(len(mark) + 1 for mark, _ in rows[-1])
        if rows[-1] and taken + len(text) > width:
            rows.append([])
        rows[-1].append((text[:width], style))
    return rows


def _spread(board: Board, boxes: Sequence[Box], canvas: Canvas) -> None:
    """Put the boxes where the map has them, then push overlapping boxes apart."""
    spots = [board.data["clearings"][box.clearing.id - 1]["at"] for box in boxes]
    lows, highs = [min(axis) for axis in zip(*spots, strict=True)], [max(axis) for axis in zip(*spots, strict=True)]
    for box, spot in zip(boxes, spots, strict=True):
        across, down = ((spot[axis] - lows[axis]) / (highs[axis] - lows[axis]) for axis in (0, 1))
        box.left = round(across * (canvas.width - box.width))
        box.top = round(down * (canvas.height - box.height))
    for _ in range(20):
        crossed = [(a, b) for a in boxes for b in boxes if a.top <= b.top and a is not b and a.overlaps(b)]
        for above, below in crossed:
            if above.top > 0:
                above.top -= 1
            if below.top + below.height < canvas.height:
                below.top += 1


def _draw_box(canvas: Canvas, box: Box, labels: RootLabels) -> None:
    ruler = box.clearing.ruler
    colour = labels.rules.parties[ruler].colour if ruler is not None else WAY
    edge, inner = f"{colour} on {signs.GROUND}", box.width - 2
    last = box.top + box.height - 1
    canvas.put(box.left, box.top, "┌" + "─" * inner + "┐", edge)
    canvas.put(box.left, last, "└" + "─" * inner + "┘", edge)
    for row in range(box.top + 1, last):
        canvas.put(box.left, row, "│" + " " * inner + "│", edge)
    _write(canvas, box.left + 1, box.top, box.head, "")
    for number, marks in enumerate(box.rows, 1):
        _write(canvas, box.left + 1, box.top + number, marks, " ")
    _write(canvas, box.left + 1, last, box.foot, "")


def _write(canvas: Canvas, column: int, row: int, marks: Sequence[Mark], between: str) -> None:
    for text, style in marks:
        canvas.put(column, row, text, style)
        column += len(text) + len(between)


def _steps(start: Spot, end: Spot) -> Iterator[Spot]:
    (x1, y1), (x2, y2) = start, end
    length = max(abs(x2 - x1), abs(y2 - y1), 1)
    for step in range(length + 1):
        yield round(x1 + (x2 - x1) * step / length), round(y1 + (y2 - y1) * step / length)


def _line(canvas: Canvas, start: Spot, end: Spot, mark: str, style: str) -> None:
    """Draw a line of marks. A line that is wider than high has a gap after each mark."""
    for number, (column, row) in enumerate(_steps(start, end)):
        if number % 2 == 0 or abs(end[1] - start[1]) > abs(end[0] - start[0]):
            canvas.put(column, row, mark, style)


def _lurkers(seen: Seen, labels: RootLabels, where: Mapping[int, Spot], canvas: Canvas) -> None:
    """Draw the hirelings that lie in wait on a path, in the middle of the path."""
    for number, hireling in enumerate(seen.hirelings, len(seen.seats)):
        party = labels.rules.parties[number]
        for a, b in lairs(hireling):
            (x1, y1), (x2, y2) = where[a], where[b]
            canvas.put((x1 + x2) // 2, (y1 + y2) // 2, party.sign, f"bold {party.colour}")


def _water(board: Board, boxes: Sequence[Box], canvas: Canvas) -> None:
    """Draw the river as a line and the lake as an area. Both move along with the clearings."""
    line = [_moved(board, boxes, canvas, spot) for spot in board.data["river_line"]]
    for start, end in pairwise(line):
        for column, row in _steps(start, end):
            canvas.put(column, row, signs.RIVER, WATER)
    shore = [_moved(board, boxes, canvas, spot) for spot in board.data["lake"]]
    for row in range(canvas.height):
        crossings = sorted(
            x1 + (row + 0.5 - y1) * (x2 - x1) / (y2 - y1)
            for (x1, y1), (x2, y2) in zip(shore, shore[1:] + shore[:1], strict=True)
            if (y1 <= row + 0.5) != (y2 <= row + 0.5)
        )
        for left, right in zip(crossings[::2], crossings[1::2], strict=True):
            canvas.put(round(left), row, signs.RIVER * (round(right) - round(left)), WATER)


def _moved(board: Board, boxes: Sequence[Box], canvas: Canvas, spot: Sequence[float]) -> Spot:
    """Convert a place of the map to a spot on the canvas. The map is stretched to the boxes at its edges."""
    spots = [board.data["clearings"][box.clearing.id - 1]["at"] for box in boxes]
    out = []
    for axis, (size, margin) in enumerate(((canvas.width, boxes[0].width), (canvas.height, 3))):
        low, high = min(at[axis] for at in spots), max(at[axis] for at in spots)
        out.append(round((spot[axis] - low) / (high - low) * (size - margin) + margin / 2))
    return out[0], out[1]


def _forests(seen: Seen, labels: RootLabels, boxes: Sequence[Box], canvas: Canvas) -> None:
    """Draw a tree in each forest, with the relics and pawns there beside it."""
    for forest in seen.board.data["forests"]:
        relics = "".join(labels.thing("piece", relic, "sign") for relic in seen.relics_in(forest["id"]))
        column, row = _moved(seen.board, boxes, canvas, forest["at"])
        column, row = _free(boxes, canvas, (column, row), max(2, len(relics)))
        canvas.put(column, row, signs.FOREST + relics, WOODS)
        for place, number in enumerate(seen.pawns_at(forest["id"]), column + 1 + len(relics)):
            party = labels.rules.parties[number]
            canvas.put(place, row, party.sign, f"bold {party.colour}")


def _free(boxes: Sequence[Box], canvas: Canvas, spot: Spot, room: int) -> Spot:
    """Return the nearest spot that no box covers and that has this much room to its right."""

    def covered(column: int, row: int) -> bool:
        return any(
            box.left - room - 1 <= column < box.left + box.width + 1 and box.top <= row < box.top + box.height
            for box in boxes
        )

    places = [
        (abs(column - spot[0]) + 2 * abs(row - spot[1]), column, row)
        for row in range(canvas.height)
        for column in range(canvas.width - room)
        if not covered(column, row)
    ]
    return min(places)[1:]


def legend(seen: Seen, labels: RootLabels, width: int) -> Text:
    """Return the legend of the map. It includes only the pieces and markers that are on the map."""
    say = labels.words.say
    entries = [f"{party.sign} {labels.seat(number)}" for number, party in enumerate(labels.rules.parties)]
    entries += [f"{SUIT_SIGNS[suit]} {say(f'suit-{suit}')}" for suit in ("fox", "rabbit", "mouse", "bird")]
    standing = {standing.piece for clearing in seen.clearings for standing in clearing.pieces} - {"warrior"}
    lying = {relic for forest in seen.board.forests for relic in seen.relics_in(forest)}
    shown = [*[name for name in PIECES if name in standing], *[name for name in RELICS if name in lying - standing]]
    pieces = {f"{say(f'piece-{slug(name)}.sign')} {_short(labels, name)}": None for name in shown}
    drawn = {
        "slot": any(clearing.slots for clearing in seen.clearings), "ruin": any(c.ruined for c in seen.clearings),
        "closed": bool(seen.closed),
        "forest": True, "scorched": any(c.scorched for c in seen.clearings), "path": True,
        "river": bool(seen.board.data["river_line"]),
        "lake": bool(seen.board.data["lake"]),
    }  # fmt: skip
    entries += [f"{signs.LANDMARKS[one.name]} {labels.thing('landmark', one.name)}" for one in seen.landmarks]
    entries += [*pieces, *(f"{sign} {say(f'mark-{name}')}" for name, sign in signs.MARKERS.items() if drawn[name])]
    return Text(packed(entries, width), "dim")


def _short(labels: RootLabels, piece: str) -> str:
    """Return the name of a piece. All bases share one sign and one name."""
    return labels.words.say("base" if piece.startswith("base_") else f"piece-{slug(piece)}")


# ---- the list


def clearings(seen: Seen, labels: RootLabels, width: int) -> RenderableType:
    """Return a line for each clearing: number and suit, ruler, pieces, free slots, paths and rivers."""
    table = Table.grid(padding=(0, 1))
    for _ in range(5):
        table.add_column()
    for clearing in seen.clearings:
        ruler = "" if clearing.ruler is None else labels.rules.parties[clearing.ruler].sign
        free = signs.FREE_SLOT * clearing.slots + signs.RUIN * clearing.ruined + _marks(seen, clearing)
        standing = Text(" ").join(Text(text, style) for text, style in crowd(seen, labels, clearing))
        table.add_row(
            Text(labels.place(clearing.id), "bold"),
            Text(ruler),
            standing,
            Text(free),
            Text(_ways(seen, labels, clearing.id), "dim"),
        )
    forests = []
    for forest in seen.board.forests:
        there = [labels.seat(party) for party in seen.pawns_at(forest)]
        there += [labels.thing("piece", relic) for relic in seen.relics_in(forest)]
        if there:
            forests.append(f"{signs.FOREST} {labels.place(forest)}: {', '.join(there)}")
    return Group(table, *map(Text, forests), legend(seen, labels, width))


def _ways(seen: Seen, labels: RootLabels, clearing: int) -> str:
    """Return the neighbours along paths, with the hirelings that lie in wait there, then those along rivers."""
    board = seen.board
    if clearing == BURROW:
        return " ".join(map(str, _tunnels(seen)))
    near = [b if a == clearing else a for a, b in board.data["paths"] if clearing in (a, b)]
    closed = [b if a == clearing else a for a, b in board.closed if clearing in (a, b)]
    open_again = [other for other in closed if tuple(sorted((clearing, other))) not in seen.closed]

    def way(other: int) -> str:
        return str(other) + "".join(labels.rules.parties[party].sign for party in seen.lurking(clearing, other))

    text = " ".join(map(way, sorted([*near, *open_again])))
    text += "".join(f" {signs.CLOSED}{other}" for other in sorted(set(closed) - set(open_again)))
    rivers = [b if a == clearing else a for a, b in board.data["rivers"] if clearing in (a, b)]
    return text + "".join(f" {signs.RIVER}{other}" for other in sorted(rivers))
