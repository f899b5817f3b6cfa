"""The board of Root as a drawing: the map with its pieces, and a line for each seat. Or a map alone, with heat over it.

A game is drawn from a view, so the drawing shows only what the seat may see. `signs.json` has the signs and colours of
the web page, from which `npm test` writes it (`web/src/root/drawings.test.ts`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import dist
from typing import Final, TypedDict

import msgspec

from copse.kernel.markup import Html, element, group, picture
from copse.kernel.tasks import View
from copse.locale import Words, slug
from copse.root.board import Board, ClearingData, ForestData, MapData
from copse.root.editions import EDITIONS
from copse.root.hirelings import HIRELINGS
from copse.root.maps import MAPS, map_named
from copse.root.parties import Party
from copse.root.pieces import BUILDING, TOKEN, WARRIOR
from copse.root.seen import ClearingView, HirelingView, RootView, SeatView, Standing, board_fields

ACROSS: Final = 1090  # the map without its margin
DOWN: Final = 1000
MARGIN: Final = 56  # a clearing at the edge of a map fits, with the signs around it
WIDTH: Final = ACROSS + 2 * MARGIN
HEIGHT: Final = DOWN + 2 * MARGIN
RADIUS: Final = 84
LINE: Final = 44  # the height of a line for a seat
SLOT: Final = 42
HEARTH: Final = 66  # the radius of the heat in a clearing, which leaves its badge free
HOT: Final = "#c0260c"
HOTTEST: Final = 0.85  # slots stay visible below it

INK: Final = "#2a2520"
PAPER: Final = "#fbf5e6"
LIGHT_BODIES: Final = ("corvids", "lizards", "vagabond2")  # these have a dark sign
TONES: Final[Mapping[str, Mapping[str, str | float]]] = {
    "light": {"fill": PAPER, "stroke_width": 1},
    "dark": {"fill": INK, "stroke": "none"},
    "line": {"fill": "none"},
}
OF_A_SUIT: Final = re.compile(r"^(base|garden|trade_post|waystation|figure|tablet|jewelry)_.*")
DOME: Final = "M-18,17 V-3 Q-18,-20 0,-20 Q18,-20 18,-3 V17 Q18,20 15,20 H-15 Q-18,20 -18,17Z"
PAWN: Final = "M-14,22 Q-14,16 -7,13 Q-8,6 -7,2 A15,15 0 1 1 7,2 Q8,6 7,13 Q14,16 14,22Z"
TREE: Final = "M0,-26 L-16,0 H-8 L-20,18 H-4 V28 H4 V18 H20 L8,0 H16Z"
LETTERS: Final = {"font_family": "Alegreya, Georgia, serif", "stroke_linejoin": "round"}

Place = tuple[float, float]


class Sign(TypedDict):
    """A drawing in a box of 24 by 24 around the origin: paths with their tones, and the name of its colour."""

    colour: str
    drawing: list[tuple[str, str]]


class Signs(TypedDict):
    """The content of `signs.json`. A crest is what sticks out above the head of a warrior."""

    colours: dict[str, str]
    crests: dict[str, str]
    signs: dict[str, Sign]


@cache
def signs() -> Signs:
    """Return the signs and colours of the web page."""
    text = files("copse.root.drawing").joinpath("signs.json").read_text(encoding="utf-8")
    found: Signs = json.loads(text)
    return found


def draw(view: View, language: str) -> str:
    """Draw what a view shows, as SVG."""
    seen = msgspec.convert(view, RootView, dec_hook=board_fields)
    words = Words(language, "root")
    board = map_named(seen.map)
    data = board.data
    parties: list[SeatView | HirelingView] = [*seen.seats, *seen.hirelings]
    names = [party.faction if isinstance(party, SeatView) else party.name for party in parties]
    pawns = [(party.pawn, name) for party, name in zip(parties, names, strict=True) if party.pawn]
    standing = {landmark.name: landmark.clearing for landmark in seen.landmarks}
    height = HEIGHT + lines_of(seen) * LINE + 8
    return picture(
        WIDTH,
        height,
        f"Root: {title_of(board, words)}",
        element("rect", width=WIDTH, height=height, rx=24, fill=PAPER),
        *ground(data, seen.closed),
        *(clearing(one, data, standing, names, pawns) for one in seen.clearings if one.id),
        *(relics(forest, seen) for forest in data["forests"]),
        *(pawn(forest, name) for forest in data["forests"] for place, name in pawns if place == forest["id"]),
        *seats(seen, words),
        **LETTERS,
    )


def draw_map(board: Board, title: str, heat: Mapping[int, float] | None = None, notes: Mapping[int, str] = {}) -> Html:
    """Draw a map before setup, as SVG. `heat` shades its clearings, from 0 to 1, and `notes` are written on them."""
    data = board.data
    return picture(
        WIDTH,
        HEIGHT,
        title,
        *ground(data, board.closed),
        *(clearing(empty(one), data, board.landmarks, [], []) for one in data["clearings"]),
        *([] if heat is None else heat_layer(data, heat, notes)),
        **LETTERS,
        class_="woodland",
    )


def title_of(board: Board, words: Words) -> str:
    """Return the name of a map in a language."""
    if board.name in MAPS:
        return words.say(f"map-{slug(board.name)}")
    names = board.data["names"]
    return names.get(words.language) or words.say("option-own-map")


# ---- the ground


def ground(data: MapData, shut: Sequence[tuple[int, int]]) -> Iterator[Html]:
    """Draw what moves rarely or never: the woodland, the water, the paths, those that are closed, and the forests."""
    colours = signs()["colours"]
    yield element("rect", width=WIDTH, height=HEIGHT, rx=24, fill=colours["woodland"])
    for forest in data["forests"]:
        outline = " ".join(f"{x:g},{y:g}" for x, y in map(spot, forest["outline"]))
        yield element("polygon", points=outline, fill="#4c6141", stroke="#4c6141", stroke_width=40, opacity=0.55)
    if data["lake"]:
        shore = " ".join(f"{x:g},{y:g}" for x, y in map(spot, data["lake"]))
        yield element("polygon", points=shore, fill=colours["river"], stroke="#4d7ea3", stroke_width=6)
    if data["river_line"]:
        course = " ".join(f"{x:g},{y:g}" for x, y in river(data))
        for colour, width in (("#4d7ea3", 34), (colours["river"], 26)):
            yield element(
                "polyline", points=course, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round"
            )
    centres = {one["id"]: spot(one["at"]) for one in data["clearings"]}
    closed = {frozenset(path) for path in shut}
    paths = [path for path in (*data["paths"], *data["closed_paths"]) if frozenset(path) not in closed]
    for colour, width in (("#8a744c", 20), (colours["path"], 14)):
        for a, b in paths:
            yield line(centres[a], centres[b], colour, width)
    for a, b in shut:
        yield line(centres[a], centres[b], colours["path"], 10, stroke_dasharray="8 14")
    for forest in data["forests"]:
        for dx, dy in ((-22, 4), (22, 8), (0, -12)):
            x, y = spot(forest["at"])
            yield group(
                element("path", d=TREE, fill=colours["forest"], stroke=INK, stroke_width=2),
                x=x + dx,
                y=y + dy,
                scale=0.8,
            )


def river(data: MapData) -> list[Place]:
    """Return the points of the river. An end that is in no clearing runs on over the edge of the drawing."""
    banks = [spot(one["at"]) for one in data["clearings"]]
    line = [spot(point) for point in data["river_line"]]
    ends = [(line[0], line[1]), (line[-1], line[-2])]
    first, last = (None if any(dist(end, bank) < RADIUS for bank in banks) else beyond(end, near) for end, near in ends)
    return [*([first] if first else []), *line, *([last] if last else [])]


def beyond(end: Place, near: Place) -> Place:
    """Return a point outside the drawing, straight on from `near` over `end`."""
    far = WIDTH / max(1, dist(end, near))
    return end[0] + (end[0] - near[0]) * far, end[1] + (end[1] - near[1]) * far


def lines_of(seen: RootView) -> int:
    """Return how many lines the seats need, two seats on each."""
    return (len(seen.seats) + 1) // 2


def spot(at: Sequence[float]) -> Place:
    """Return the place of a point of the data, which are percentages, on the drawing."""
    return MARGIN + at[0] * ACROSS / 100, MARGIN + at[1] * DOWN / 100


def line(start: Place, end: Place, colour: str, width: float, **more: str) -> Html:
    """Draw a straight line."""
    (x1, y1), (x2, y2) = start, end
    return element(
        "line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=colour, stroke_width=width, stroke_linecap="round", **more
    )


# ---- clearings


def clearing(
    one: ClearingView,
    data: MapData,
    standing: Mapping[str, int | None],
    names: Sequence[str],
    pawns: Sequence[tuple[str, str]],
) -> Html:
    """Draw a clearing: its suit and number, the ring of its ruler, its slots, its pieces and its landmarks.

    `standing` has the places of all landmarks, `names` the parties, and `pawns` the places and parties of all pawns.
    """
    colours = signs()["colours"]
    x, y = next(spot(other["at"]) for other in data["clearings"] if other["id"] == one.id)
    ring = (
        []
        if one.ruler is None
        else [element("circle", r=RADIUS - 5, fill="none", stroke=colour_of(names[one.ruler]), stroke_width=6)]
    )
    here = [name for place, name in pawns if place == str(one.id)]
    buildings = [found for found in one.pieces if category(found.piece) == BUILDING for _ in range(found.count)]
    others = [found for found in one.pieces if category(found.piece) != BUILDING]
    return group(
        element(
            "circle", r=RADIUS, fill="#8a7d5a" if one.scorched else colours["clearing"], stroke=INK, stroke_width=3
        ),
        *ring,
        *slots(one, buildings, names),
        *row([*(pawn_here(name) for name in here), *(chip(found, names[found.seat]) for found in others)]),
        *badge(one),
        *landmarks([name for name, place in standing.items() if place == one.id]),
        x=x,
        y=y,
    )


def empty(one: ClearingData) -> ClearingView:
    """Return a clearing as it is before setup."""
    ruined = one["ruin"]
    seen: dict[str, object] = {
        "id": one["id"],
        "suit": one["suit"],
        "ruler": None,
        "slots": one["slots"] - ruined,
        "pieces": [],
    }
    return msgspec.convert({**seen, "ruin": 0 if ruined else None}, ClearingView)


def badge(one: ClearingView) -> Iterator[Html]:
    """Draw the suits and the number of a clearing above it."""
    wide = (30 if one.id < 10 else 42) + 26 * len(one.all_suits)
    yield element(
        "rect", x=-wide / 2, y=-RADIUS - 18, width=wide, height=32, rx=16, fill=PAPER, stroke=INK, stroke_width=2
    )
    for place, suit in enumerate(one.all_suits):
        yield group(sign(suit), x=-wide / 2 + 18 + 26 * place, y=-RADIUS - 2, scale=0.95)
    yield text(str(one.id), wide / 2 - (17 if one.id < 10 else 22), -RADIUS + 6, 22)


def slots(one: ClearingView, buildings: Sequence[Standing], names: Sequence[str]) -> Iterator[Html]:
    """Draw the ruin, the buildings and the free slots of a clearing in a row."""
    filled: list[Html] = [building("ruin", "#8a8178")] if one.ruined else []
    filled += [building(found.piece, colour_of(names[found.seat]), names[found.seat]) for found in buildings]
    filled += [free_slot()] * one.slots
    for place, what in enumerate(filled):
        scale = min(1, 2.7 / len(filled))
        yield group(what, x=(place - (len(filled) - 1) / 2) * (SLOT + 4) * scale, y=-38, scale=scale)


def building(piece: str, colour: str, faction: str = "") -> Html:
    """Draw a building in its slot."""
    shape = element(
        "rect", x=-SLOT / 2, y=-SLOT / 2, width=SLOT, height=SLOT, rx=5, fill=colour, stroke=INK, stroke_width=2.4
    )
    return group(shape, group(sign(piece, ink_on(faction)), scale=1.3))


def free_slot() -> Html:
    """Draw a slot without a building."""
    return element(
        "rect", x=-SLOT / 2, y=-SLOT / 2, width=SLOT, height=SLOT, rx=5, fill="#e3d3ac", stroke="#8a7d5a",
        stroke_width=2, stroke_dasharray="5 4",
    )  # fmt: skip


def row(chips: Sequence[Html]) -> Iterator[Html]:
    """Draw pieces side by side in the lower half, in two rows if there are many."""
    rows = [chips] if len(chips) <= 3 else [chips[: (len(chips) + 1) // 2], chips[(len(chips) + 1) // 2 :]]
    for number, found in enumerate(rows):
        pitch = min(46.0, 142 / max(1, len(found)))
        scale = min(1.0, pitch / 44) * (0.78 if len(rows) > 1 else 1)
        for place, chip in enumerate(found):
            x = (place - (len(found) - 1) / 2) * pitch
            yield group(chip, x=x, y=24 if len(rows) == 1 else 8 + 42 * number, scale=scale)


def chip(found: Standing, faction: str) -> Html:
    """Draw the pieces of one kind and owner: warriors are domed, tokens round. A number counts several."""
    colour = colour_of(faction)
    if category(found.piece) == WARRIOR or found.piece == "warlord":
        crest = signs()["crests"].get(faction, "")
        name = "warlord" if found.piece == "warlord" else faction
        body = [solid(crest, colour), solid(DOME, colour), group(sign(name, ink_on(faction)), scale=1.15)]
    else:
        body = [
            element("circle", r=18, fill=colour, stroke=INK, stroke_width=2.4),
            sign(found.piece, ink_on(faction)),
        ]
    return group(*body, *([count(found.count)] if found.count > 1 else []))


def count(number: int) -> Html:
    """Draw the number of pieces at the corner of the first one."""
    return group(
        element("circle", r=11, fill=PAPER, stroke=INK, stroke_width=1.8), text(str(number), 0, 6, 18), x=15, y=14
    )


def pawn_here(faction: str) -> Html:
    """Draw a pawn around its own origin."""
    return group(solid(PAWN, colour_of(faction)), group(sign(faction, ink_on(faction)), y=-11), y=-3)


def pawn(forest: ForestData, faction: str) -> Html:
    """Draw a pawn in a forest."""
    x, y = spot(forest["at"])
    return group(pawn_here(faction), x=x, y=y, scale=1.2)


def relics(forest: ForestData, seen: RootView) -> Html:
    """Draw the relics in a forest."""
    boards = [found.board for found in seen.seats if "forests" in found.board.values]
    here = [str(relic) for board in boards for relic in board.table("forests").rows(forest["id"])]
    x, y = spot(forest["at"])
    return group(
        *(
            group(element("circle", r=17, fill="#c29a5f", stroke=INK, stroke_width=2.4), sign(relic), x=38 * place)
            for place, relic in enumerate(here)
        ),
        x=x - 19 * (len(here) - 1),
        y=y + 12,
    )


def landmarks(here: Sequence[str]) -> Iterator[Html]:
    """Draw the landmarks in a clearing at its right edge."""
    for number, name in enumerate(here):
        disc = element("circle", r=20, fill=PAPER, stroke=INK, stroke_width=2.4)
        yield group(disc, group(sign(name), scale=1.2), x=RADIUS - 4, y=-30 + 42 * number)


# ---- heat


def heat_layer(data: MapData, heat: Mapping[int, float], notes: Mapping[int, str]) -> Iterator[Html]:
    """Shade the clearings, and write notes on them."""
    for one in data["clearings"]:
        x, y = spot(one["at"])
        note = notes.get(one["id"], "")
        wide = 22 + 17 * len(note)
        plate = element("rect", x=-wide / 2, y=12, width=wide, height=46, rx=23, fill=PAPER, stroke=INK, stroke_width=2)
        yield group(
            element("circle", r=HEARTH, fill=HOT, opacity=HOTTEST * heat.get(one["id"], 0)),
            *([plate, text(note, 0, 46, 33)] if note else []),
            x=x,
            y=y,
        )


# ---- seats


def seats(seen: RootView, words: Words) -> Iterator[Html]:
    """Draw a line for each seat below the map: its sign, its name and its points."""
    for seat, found in enumerate(seen.seats):
        x, y = 20 + (WIDTH / 2) * (seat % 2), HEIGHT + LINE * (seat // 2) + LINE / 2
        colour = colour_of(found.faction)
        if seat == seen.turn:
            yield element("rect", x=x - 14, y=y - 19, width=WIDTH / 2 - 12, height=38, rx=19, fill="#ede1c6")
        yield element("circle", cx=x + 10, cy=y, r=16, fill=colour, stroke=INK, stroke_width=2)
        yield group(sign(found.faction, ink_on(found.faction)), x=x + 10, y=y, scale=0.9)
        yield text(words.say(f"faction-{slug(found.faction)}"), x + 36, y + 8, 24, "start")
        if found.points is not None:
            yield text(str(found.points), x + WIDTH / 2 - 46, y + 9, 28, "end")


# ---- shapes


def sign(id: str, colour: str = "") -> Html:
    """Draw the sign of a faction, piece, suit or landmark. An unknown thing is a plain cube."""
    known = signs()["signs"]
    name = OF_A_SUIT.sub(r"\1", id)
    found = known[name if name in known else "piece"]
    own = colour or signs()["colours"][found["colour"]]
    stroke = PAPER if colour == INK else INK
    return element(
        "g",
        *(element("path", d=d, **{"fill": own, **TONES.get(tone, {})}) for tone, d in found["drawing"]),
        stroke=stroke,
        stroke_width=1.3,
        stroke_linecap="round",
    )


def solid(d: str, colour: str) -> Html:
    """Draw a filled shape with the outline of all pieces."""
    return element("path", d=d, fill=colour, stroke=INK, stroke_width=2.4)


def text(words: str, x: float, y: float, size: float, anchor: str = "middle") -> Html:
    """Write words on the drawing."""
    return element("text", words, x=x, y=y, font_size=size, font_weight=700, text_anchor=anchor, fill=INK)


def colour_of(id: str) -> str:
    """Return the colour of a faction or hireling."""
    known = signs()["signs"]
    return signs()["colours"][known[id if id in known else "piece"]["colour"]]


def ink_on(faction: str) -> str:
    """Return the colour of a sign on the colour of a faction."""
    return INK if faction in LIGHT_BODIES else PAPER


@cache
def categories() -> dict[str, int]:
    """Return whether each kind of piece is a warrior, a building, a token or a pawn."""
    factions = [faction for edition in EDITIONS.values() for faction in edition.factions.values()]
    parties: list[Party] = [*factions, *HIRELINGS.values()]
    return {kind.name: kind.category for party in parties for kind in party.kinds}


def category(piece: str) -> int:
    """Return the category of a kind of piece. Pieces that only bots have are tokens."""
    return categories().get(piece, TOKEN)
