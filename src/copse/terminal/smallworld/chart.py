"""The map as a drawing in characters: outlines from the map's data, with a label in each region."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

from rich.text import Text

from copse.smallworld.board import RegionData, map_for

# Each character lies between four samples. The key has its arms that separate two regions: up, down, left, right.
LINES: Final = {
    (0, 0, 0, 0): " ", (1, 1, 0, 0): "│", (0, 0, 1, 1): "─", (0, 1, 0, 1): "┌", (0, 1, 1, 0): "┐", (1, 0, 0, 1): "└",
    (1, 0, 1, 0): "┘", (1, 1, 0, 1): "├", (1, 1, 1, 0): "┤", (0, 1, 1, 1): "┬", (1, 0, 1, 1): "┴", (1, 1, 1, 1): "┼",
}  # fmt: skip

TALLEST: Final = 29  # rows, so that the map and the choices fit on a common screen
LINE_STYLE: Final = "#7d6d4e"

Line = Sequence[tuple[str, str]]
"""Pieces of text side by side, each with its style."""

Label = Sequence[Line]
"""Lines from top to bottom."""


@dataclass(frozen=True)
class Grid:
    """`regions` has the region of each character by row and column, or 0 for a border line."""

    lines: list[str]
    regions: list[list[int]]


@lru_cache(maxsize=16)
def grid(players: int, width: int, height: int) -> Grid:
    samples = _samples(players, width - 1, height - 1)
    lines, regions = [], []
    for above, below in pairwise(samples):
        line, row = "", []
        for (a, b), (c, d) in zip(pairwise(above), pairwise(below), strict=True):
            arms = (int(a != b), int(c != d), int(a != c), int(b != d))
            line += LINES[arms]
            row.append(a if not any(arms) else 0)
        lines.append(line)
        regions.append(row)
    return Grid(lines, regions)


def _samples(players: int, width: int, height: int) -> list[list[int]]:
    """Return the region at each sample point, with an empty margin on all sides."""
    data = map_for(players).data
    samples = [[0] * (width + 2) for _ in range(height + 2)]
    for row in range(height):
        y = (row + 0.5) * data["height"] / height
        line = samples[row + 1]
        for region in data["regions"]:
            for left, right in _spans(region, y):
                first, last = (round(x * width / data["width"]) for x in (left, right))
                line[first + 1 : last + 1] = [region["id"]] * (last - first)
    return samples


def _spans(region: RegionData, y: float) -> Iterator[tuple[float, float]]:
    """Return where a horizontal line enters and leaves a region, in pairs."""
    outline = region["outline"]
    crossings = sorted(
        x1 + (y - y1) * (x2 - x1) / (y2 - y1)
        for (x1, y1), (x2, y2) in zip(outline, outline[1:] + outline[:1], strict=True)
        if (y1 <= y) != (y2 <= y)
    )
    return zip(crossings[::2], crossings[1::2], strict=True)


def draw(
    players: int, width: int, labels: Mapping[int, Sequence[Label]], grounds: Mapping[int, str], tallest: int
) -> Text:
    """Draw the map. Each region gets the first of its labels that fits; `grounds` has the background styles."""
    data = map_for(players).data
    height = min(tallest, round(width * data["height"] / data["width"] / 2))
    plan = grid(players, width, height)
    cells = [
        [(mark, grounds[place] if place else LINE_STYLE) for mark, place in zip(line, row, strict=True)]
        for line, row in zip(plan.lines, plan.regions, strict=True)
    ]
    for region in data["regions"]:
        x, y = region["at"]
        centre = x * width / data["width"], y * height / data["height"]
        _place(cells, plan, region["id"], centre, labels[region["id"]])
    text = Text(no_wrap=True)
    for number, row in enumerate(cells):
        text.append("\n" if number else "")
        for mark, style in row:
            text.append(mark, style)
    return text


def _place(
    cells: list[list[tuple[str, str]]], plan: Grid, region: int, centre: tuple[float, float], labels: Sequence[Label]
) -> None:
    """Write the first label that fits, as near to the centre as possible. If none fits, write the last across
    borders."""
    for label in labels:
        width = max(map(_length, label))
        spot = _spot(plan, region, centre, width, len(label))
        if spot:
            break
    else:
        spot = round(centre[0]) - width // 2, round(centre[1])
    left, top = max(0, min(spot[0], len(cells[0]) - width)), spot[1]
    for number, line in enumerate(label):
        column = left + (width - _length(line)) // 2
        for piece, style in line:
            for mark in piece:
                cells[top + number][column] = (mark, style)
                column += 1


def _spot(plan: Grid, region: int, centre: tuple[float, float], width: int, height: int) -> tuple[int, int] | None:
    """Return the corner of the free rectangle of this size that is nearest to the centre. None if there is none."""
    fitting = []
    for top in range(len(plan.regions) - height + 1):
        rows = plan.regions[top : top + height]
        for left in range(len(rows[0]) - width + 1):
            if all(row[left : left + width] == [region] * width for row in rows):
                away = abs(left + width / 2 - centre[0]) / 2 + abs(top + height / 2 - centre[1])
                fitting.append((away, left, top))
    return min(fitting)[1:] if fitting else None


def _length(line: Line) -> int:
    return sum(len(piece) for piece, _ in line)
