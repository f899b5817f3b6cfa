"""The map of Small World as a drawing, with a line for each seat.

It is drawn from a view, so it shows only what the seat may see. `signs.json` has the signs and colours of the web page,
from which `npm test` writes it (`web/src/smallworld/drawings.test.ts`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, TypedDict

import msgspec
from msgspec import Struct

from copse.kernel.markup import Html, element, group, picture
from copse.kernel.tasks import View
from copse.locale import Words, slug
from copse.smallworld.board import LOST_TRIBE, RegionData, map_for

SCALE: Final = 10  # drawing units for a unit of the data
LINE: Final = 46  # the height of a line for a seat
HALF: Final = 26  # of a stack of tokens

INK: Final = "#2a2520"
PAPER: Final = "#fbf5e6"
TRIBE: Final = "#d8c39b"
DECLINED: Final = "#cfc8bb"
MARKERS: Final = ("lair", "fortress", "hole", "hero", "dragon", "encampment")


class Signs(TypedDict):
    """The content of `signs.json`. A sign has a box of 24 by 24 from its corner, and up to four paths by their tone."""

    colours: dict[str, str]
    signs: dict[str, dict[str, str]]


class Region(Struct):
    """What stands in a region."""

    id: int
    holder: str | None
    tokens: int
    lair: int = 0
    fortress: int = 0
    hole: int = 0
    hero: int = 0
    dragon: int = 0
    encampment: int = 0

    @property
    def markers(self) -> list[tuple[str, int]]:
        """The markers in the region, each with its number."""
        counts = (self.lair, self.fortress, self.hole, self.hero, self.dragon, self.encampment)
        return [(name, count) for name, count in zip(MARKERS, counts, strict=True) if count]


class People(Struct):
    """A people in play."""

    race: str
    power: str | None
    seat: int
    declined: bool


class Seen(Struct):
    """The part of a view that is drawn."""

    players: int
    round: int
    rounds: int
    turn: int
    regions: list[Region]
    peoples: list[People]
    coins: list[int | None]


@cache
def signs() -> Signs:
    """Return the signs and colours of the web page."""
    text = files("copse.smallworld.drawing").joinpath("signs.json").read_text(encoding="utf-8")
    found: Signs = json.loads(text)
    return found


def draw(view: View, language: str) -> str:
    """Draw what a view shows, as SVG."""
    seen = msgspec.convert(view, Seen)
    words = Words(language, "smallworld")
    data = map_for(seen.players).data
    owners = {people.race: people for people in seen.peoples}
    standing = {region.id: region for region in seen.regions}
    width, height = data["width"] * SCALE, data["height"] * SCALE
    return picture(
        width,
        height + seen.players * LINE + 6,
        f"Small World, {seen.round}/{seen.rounds}",
        element("rect", width=width, height=height + seen.players * LINE + 6, rx=20, fill=PAPER),
        element("clipPath", element("rect", width=width, height=height, rx=20), id="map"),
        element("g", *(land(region) for region in data["regions"]), clip_path="url(#map)"),
        *(contents(region, standing[region["id"]], owners) for region in data["regions"]),
        *seats(seen, words, width, height),
        font_family="Alegreya, Georgia, serif",
        stroke_linejoin="round",
    )


def land(region: RegionData) -> Html:
    """Draw the ground of a region."""
    colours = signs()["colours"]
    points = " ".join(f"{x * SCALE:g},{y * SCALE:g}" for x, y in region["outline"])
    terrain = "sea" if region["terrain"] == "lake" else region["terrain"]
    return element("polygon", points=points, fill=colours[terrain], stroke=INK, stroke_width=3.5)


def contents(region: RegionData, standing: Region, owners: Mapping[str, People]) -> Html:
    """Draw what is in a region: its symbols, its number, its tokens and markers."""
    x, y = region["at"]
    return group(
        *(symbol(name, region["symbols_at"][name], region["at"]) for name in region["symbols"]),
        *mountain(region, standing),
        *stack(standing, owners),
        number(region["id"], standing.tokens),
        *(marker(name, count, place) for place, (name, count) in enumerate(standing.markers)),
        x=x * SCALE,
        y=y * SCALE,
    )


def symbol(name: str, at: Sequence[float], middle: Sequence[float]) -> Html:
    """Draw a mine, a source of magic or a cavern."""
    x, y = (at[0] - middle[0]) * SCALE, (at[1] - middle[1]) * SCALE
    disc = element("circle", r=15, fill=PAPER, stroke=INK, stroke_width=1.5)
    return group(disc, centred(name, INK, PAPER, 0.85), x=x, y=y)


def mountain(region: RegionData, standing: Region) -> Iterator[Html]:
    """Draw the mountain of a region without tokens."""
    if region["terrain"] == "mountain" and not standing.tokens:
        yield centred("mountain", "#6f6a64", PAPER, 2)


def number(id: int, tokens: int) -> Html:
    """Write the number of a region, below its tokens if it has any."""
    return element(
        "text", str(id), x=0, y=46 if tokens else 40, font_size=19, font_weight=700, text_anchor="middle", fill=INK,
        stroke=PAPER, stroke_width=3.5, paint_order="stroke",
    )  # fmt: skip


def stack(standing: Region, owners: Mapping[str, People]) -> Iterator[Html]:
    """Draw the tokens of a region: the owner's colour, the sign of the race and the count."""
    if not standing.tokens or standing.holder is None:
        return
    people = owners.get(standing.holder)
    seat = "" if people is None else signs()["colours"][f"seat-{people.seat}"]
    declined = people is not None and people.declined
    ground = DECLINED if declined else seat or TRIBE
    ink = INK if declined or not seat else PAPER
    for shift in range(min(2, standing.tokens - 1), -1, -1):
        yield card(ground, -4 * shift, 4 * shift)
    if declined:
        rim = HALF - 4
        yield element(
            "rect", x=-rim, y=-rim, width=2 * rim, height=2 * rim, rx=5, fill="none", stroke=seat, stroke_width=5
        )
    yield centred(standing.holder, ink, ground, 1.5)
    if declined:
        yield group(
            element("circle", r=12, fill=PAPER, stroke=INK, stroke_width=2),
            centred("decline", INK, PAPER, 0.65),
            x=-HALF,
            y=-HALF,
        )
    if standing.tokens > 1:
        yield counted(standing.tokens, HALF - 2, -HALF + 2)


def card(ground: str, x: float, y: float) -> Html:
    """Draw a token."""
    return element(
        "rect", x=x - HALF, y=y - HALF, width=2 * HALF, height=2 * HALF, rx=8, fill=ground, stroke=INK, stroke_width=2.5
    )


def counted(count: int, x: float, y: float) -> Html:
    """Draw a number at the corner of a token."""
    words = element("text", str(count), y=7, font_size=21, font_weight=700, text_anchor="middle", fill=INK)
    return group(element("circle", r=14, fill=PAPER, stroke=INK, stroke_width=2), words, x=x, y=y)


def marker(name: str, count: int, place: int) -> Html:
    """Draw markers of a kind beside the tokens, with their number if there are several."""
    disc = element("circle", r=14, fill=PAPER, stroke=INK, stroke_width=2)
    several = [group(counted(count, 0, 0), x=17, y=6, scale=0.72)] if count > 1 else []
    return group(disc, centred(name, INK, PAPER, 0.8), *several, x=HALF + 6, y=HALF - 2 - 28 * place)


def seats(seen: Seen, words: Words, width: float, height: float) -> Iterator[Html]:
    """Draw a line for each seat below the map: its peoples, and its coins if the viewer may know them."""
    for seat in range(seen.players):
        y = height + LINE * seat + LINE / 2
        if seat == seen.turn:
            yield element("rect", x=4, y=y - 20, width=width - 8, height=40, rx=20, fill="#ede1c6")
        yield element("circle", cx=30, cy=y, r=14, fill=signs()["colours"][f"seat-{seat}"], stroke=INK, stroke_width=2)
        peoples = sorted((people for people in seen.peoples if people.seat == seat), key=lambda one: one.declined)
        named = "   ·   ".join(people_name(people, words) for people in peoples)
        yield text(named or "–", 56, y + 8, "start")
        coins = seen.coins[seat]
        if coins is not None:
            yield text(str(coins), width - 56, y + 8, "end")
            yield group(centred("coin", "#8a5f12", "#f2d98a", 1.1), x=width - 36, y=y)


def people_name(people: People, words: Words) -> str:
    """Return the name of a people; one in decline is in brackets."""
    race = words.say(f"race-{slug(people.race)}")
    name = (
        race if people.power is None else words.say("people", power=words.say(f"power-{slug(people.power)}"), race=race)
    )
    return f"({name})" if people.declined else name


def text(words: str, x: float, y: float, anchor: str) -> Html:
    """Write words on the drawing."""
    return element("text", words, x=x, y=y, font_size=24, font_weight=700, text_anchor=anchor, fill=INK)


def centred(name: str, ink: str, ground: str, scale: float) -> Html:
    """Draw a sign around the origin. A race from a user's file has the sign of a lost tribe."""
    known = signs()["signs"]
    paths = known[name if name in known else LOST_TRIBE]
    styles: dict[str, dict[str, str | float]] = {
        "line": {"fill": "none", "stroke": ink, "stroke_width": 2.1},
        "fill": {"fill": ink},
        "cut": {"fill": ground, "fill_rule": "evenodd"},
        "scratch": {"fill": "none", "stroke": ground, "stroke_width": 1.3},
    }
    drawn = [element("path", d=paths[tone], **style) for tone, style in styles.items() if tone in paths]
    return group(group(*drawn, x=-12, y=-12), scale=scale, stroke_linecap="round")
