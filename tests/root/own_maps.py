"""Random maps of the players' own: points that keep their distance, planar paths, a river or a lake, and all options of
the format. Every map passes the checks of `copse.root.maps`."""

from __future__ import annotations

from itertools import combinations
from math import dist
from random import Random
from typing import Final

from copse.kernel.tasks import Json
from copse.root import planar
from copse.root.cards import SUITS
from copse.root.maps import (
    APART,
    ASIDE,
    FEWEST,
    MOST_PATHS,
    RUINS,
    Sketch,
    edge_of,
    examine,
    forests_of,
)
from copse.root.planar import Point, Way

MOST: Final = 12
BOX: Final = ((5.0, 5.0), (95.0, 5.0), (95.0, 95.0), (5.0, 95.0))


def random_map(seed: int) -> dict[str, Json]:
    """A random map that passes all checks."""
    dice = Random(seed)
    while True:
        table = _attempt(dice)
        if table is not None and not examine(table)[1]:
            return table


def _attempt(dice: Random) -> dict[str, Json] | None:
    at = _points(dice, dice.randint(FEWEST, MOST))
    ways = _ways(dice, at)
    sketch = Sketch(at=at, paths=ways)
    if len(ways) < len(at) + 2 or not _joined(at, ways):
        return None
    edge = edge_of(sketch)
    corners = [min(edge, key=lambda clearing: dist(at[clearing], corner)) for corner in BOX]
    if len(set(corners)) < 4:
        return None
    order = [*at]
    dice.shuffle(order)
    ruins = set(order[:RUINS])
    suits = [SUITS[place % 3] for place in range(len(at))]
    dice.shuffle(suits)
    printed = dice.random() < 0.5
    clearings: list[Json] = []
    for clearing, (x, y) in at.items():
        row: dict[str, Json] = {"at": [x, y], "slots": dice.randint(2 if clearing in ruins else 1, 3)}
        if clearing in ruins:
            row["ruin"] = True
        if printed:
            row["suit"] = suits[clearing - 1]
        clearings.append(row)
    closed = [way for way in ways if dice.random() < 0.15][:6]
    paths = [way for way in ways if way not in closed]
    if not _joined(at, paths):
        closed, paths = [], ways
    table: dict[str, Json] = {
        "names": {"en": f"Map {dice.randint(1, 999)}"},
        "corners": [[corners[0], corners[2]], [corners[1], corners[3]]],
        "paths": [[*way] for way in paths],
        "clearing": clearings,
    }
    if closed:
        table["closed_paths"] = [[*way] for way in closed]
    landmarks: dict[str, Json] = {}
    water = _lake(dice, sketch, table) if dice.random() < 0.35 else _river(dice, at, table)
    if dice.random() < 0.3 and water:
        landmarks["ferry"] = dice.choice(water)
    if dice.random() < 0.3:
        landmarks["tower"] = dice.choice([clearing for clearing in sorted(ruins) if clearing != landmarks.get("ferry")])
    if landmarks:
        table["landmarks"] = landmarks
    if dice.random() < 0.3:
        dice.shuffle(order)
        table["priorities"] = list[Json](order)
    return table


def _points(dice: Random, number: int) -> dict[int, Point]:
    """Points that keep their distance; the first four are near the corners of the map."""
    points: list[Point] = []
    near = [(15.0, 15.0), (85.0, 15.0), (85.0, 85.0), (15.0, 85.0)]
    while len(points) < number:
        if len(points) < 4:
            x, y = near[len(points)]
            point = round(x + dice.uniform(-8, 8), 1), round(y + dice.uniform(-8, 8), 1)
        else:
            point = round(dice.uniform(8, 92), 1), round(dice.uniform(8, 92), 1)
        if all(dist(point, other) > APART for other in points):
            points.append(point)
    dice.shuffle(points)
    return dict(enumerate(points, 1))


def _ways(dice: Random, at: dict[int, Point]) -> list[Way]:
    """Paths that neither cross nor pass other clearings, short ones first."""
    pairs = sorted(combinations(at, 2), key=lambda way: dist(at[way[0]], at[way[1]]) * dice.uniform(0.8, 1.25))
    most, ways = dice.randint(len(at) + 2, min(MOST_PATHS, len(at) + 8)), list[Way]()
    for a, b in pairs:
        clear = all(
            planar.distance(at[other], at[a], at[b]) > ASIDE + 1 for other in at if other not in (a, b)
        ) and not any(planar.cross(at[a], at[b], at[c], at[d]) for c, d in ways if not {a, b} & {c, d})
        if clear and len(ways) < most:
            ways.append((a, b))
    return sorted(ways)


def _joined(at: dict[int, Point], ways: list[Way]) -> bool:
    reached = {1}
    for _ in at:
        reached |= {end for way in ways if reached & {*way} for end in way}
    return len(reached) == len(at)


def _river(dice: Random, at: dict[int, Point], table: dict[str, Json]) -> list[int]:
    course = [dice.choice([*at])]
    for _ in range(dice.randint(1, 4)):
        rest = sorted((dist(at[course[-1]], at[other]), other) for other in at if other not in course)
        course.append(rest[dice.randrange(2)][1])
    table["river"] = {"course": list[Json](course)}
    if dice.random() < 0.3:
        table["river_divides_forests"] = True
    return course


def _lake(dice: Random, sketch: Sketch, table: dict[str, Json]) -> list[int]:
    """A lake in one of the forests at the edge or in the middle; some of its clearings are at the coast."""
    forest = dice.choice(forests_of(sketch))
    coast = sorted(forest["clearings"])
    table["lake"] = {"coast": list[Json](coast), "middle": list[Json](forest["at"])}
    return coast
