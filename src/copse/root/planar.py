"""Drawings of straight ways between points: the areas that they enclose, where they cross, and what lies in an area."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import atan2, dist
from typing import Final

Point = tuple[float, float]
Way = tuple[int, int]
STEPS: Final = 12
"""How fine the grid is on which the middle of an area is sought."""


def areas(at: Mapping[int, Point], ways: Sequence[Way]) -> tuple[list[int], list[list[int]]]:
    """The places along the outside of a connected drawing without crossings, and along each area that it encloses.

    >>> areas({1: (0, 0), 2: (4, 0), 3: (4, 4), 4: (9, 0)}, [(1, 2), (2, 3), (1, 3), (2, 4)])
    ([1, 2, 4, 2, 3], [[2, 1, 3]])
    """
    turns: dict[int, list[int]] = {place: [] for place in at}
    for a, b in ways:
        turns[a].append(b)
        turns[b].append(a)
    for place, others in turns.items():
        others.sort(key=lambda other: atan2(at[other][1] - at[place][1], at[other][0] - at[place][0]))
    outside, enclosed, walked = list[int](), list[list[int]](), set[Way]()
    for way in (direction for a, b in ways for direction in ((a, b), (b, a))):
        border: list[int] = []
        while way not in walked:
            walked.add(way)
            start, place = way
            border.append(start)
            others = turns[place]
            way = (place, others[(others.index(start) + 1) % len(others)])
        if border and size([at[place] for place in border]) < 0:
            enclosed.append(border)
        elif border:
            outside = border
    return outside, enclosed


def size(outline: Sequence[Point]) -> float:
    """The size of an area, negative if its outline runs the other way round."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in _sides(outline)) / 2


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the ways a-b and c-d cross between their ends.

    >>> cross((0, 0), (2, 2), (0, 2), (2, 0)), cross((0, 0), (2, 2), (0, 2), (1, 1.5))
    (True, False)
    """
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(a: Point, b: Point, point: Point) -> float:
    return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])


def distance(point: Point, a: Point, b: Point) -> float:
    """The distance of a point from the way a-b."""
    length = dist(a, b) ** 2
    along = (point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])
    part = min(1.0, max(0.0, along / length)) if length else 0.0
    return dist(point, (a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])))


def inside(point: Point, outline: Sequence[Point]) -> bool:
    """Whether a point is in an area."""
    crossed = False
    for (x1, y1), (x2, y2) in _sides(outline):
        if (y1 <= point[1]) != (y2 <= point[1]) and point[0] < x1 + (point[1] - y1) * (x2 - x1) / (y2 - y1):
            crossed = not crossed
    return crossed


def middle(outline: Sequence[Point]) -> Point:
    """A point in an area, far from its border; to a tenth."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    across, down = (max(xs) - min(xs)) / STEPS, (max(ys) - min(ys)) / STEPS
    grid = [
        (min(xs) + across * (column + 0.5), min(ys) + down * (row + 0.5))
        for row in range(STEPS)
        for column in range(STEPS)
    ]
    room = {point: min(distance(point, a, b) for a, b in _sides(outline)) for point in grid if inside(point, outline)}
    best = max(room, key=lambda point: room[point]) if room else centre(outline)
    return round(best[0], 1), round(best[1], 1)


def centre(points: Sequence[Point]) -> Point:
    """The mean of some points, to a tenth."""
    return round(sum(x for x, _ in points) / len(points), 1), round(sum(y for _, y in points) / len(points), 1)


def around(points: Sequence[Point]) -> list[Point]:
    """The points in order of their direction from the centre."""
    x, y = centre(points)
    return sorted(points, key=lambda point: atan2(point[1] - y, point[0] - x))


def _sides(outline: Sequence[Point]) -> list[tuple[Point, Point]]:
    return list(pairwise([*outline, *outline[:1]]))
