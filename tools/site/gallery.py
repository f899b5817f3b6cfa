"""The gallery: the boards of both games and some positions, drawn by `Game.svg` while the site is built."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

import copse
from copse.locale import Words
from copse.root.maps import MAPS
from copse.smallworld.rules import PLAYERS
from tools.site.code import HOME, address
from tools.site.law import anchor

GOLDEN: Final = HOME / "tests" / "golden"


class Position(NamedTuple):
    """A position, the paragraph that it shows, and what to look for."""

    law: str
    words: str
    text: str


POSITIONS: Final = (
    Position(
        "root:6.5.4",
        "The Marquise has wood in clearing 1 only. She rules 1, 5 and 10, which are joined, so she can build in any of "
        "them that has a free slot. Clearing 3 is too far from her wood.",
        """copse position 1 root
        factions marquise eyrie
        turn 0 daylight
        clearing 1 marquise keep 1 warrior 2 wood 2
        clearing 3 marquise warrior 2
        clearing 5 marquise warrior 1 workshop 1
        clearing 10 marquise warrior 1
        """,
    ),
    Position(
        "root:8.2.2",
        "Four Eyrie warriors attack two of the Alliance. As the defender, the Alliance deals the higher roll, although "
        "it is outnumbered.",
        """copse position 1 root
        factions eyrie alliance marquise
        turn 0 daylight
        clearing 3 eyrie warrior 3 roost 1
        clearing 7 alliance warrior 2 base_mouse 1 sympathy 1
        clearing 7 eyrie warrior 4
        clearing 11 alliance sympathy 1
        clearing 11 marquise warrior 2
        clearing 12 alliance sympathy 1
        clearing 12 eyrie warrior 2
        """,
    ),
    Position(
        "root:9.4.2",
        "The Vagabond hides in a forest. In Birdsong it may slip to any adjacent clearing, without exhausting a boot.",
        """copse position 1 root
        factions marquise vagabond eyrie
        turn 1 evening
        clearing 1 marquise keep 1 warrior 3 sawmill 1
        clearing 9 marquise warrior 2
        clearing 10 eyrie warrior 3 roost 1
        clearing 12 marquise warrior 1
        pawn vagabond 1_9_10_12
        """,
    ),
    Position(
        "sw:race.ghouls",
        "Ghouls in decline stand with all their tokens, and they still conquer. The Amazons of the same player play "
        "beside them.",
        """copse position 1 smallworld
        players 3
        turn 0 conquer
        people 0 - ghouls declined
        people 0 flying amazons hand 4
        people 1 hill giants
        region 2 ghouls 3
        region 8 ghouls 2
        region 4 amazons 2
        region 11 amazons 3
        region 17 giants 2
        region 18 giants 3
        """,
    ),
)


@dataclass(frozen=True)
class Exhibit:
    """A drawing with its file name and its caption, which is HTML."""

    name: str
    svg: str
    caption: str

    @property
    def path(self) -> str:
        """The path of the drawing on the site."""
        return f"gallery/{self.name}.svg"


@cache
def exhibits() -> dict[str, tuple[Exhibit, ...]]:
    """Return all drawings by the heading that they stand under."""
    return {
        "Maps of Root": tuple(root_maps()),
        "Maps of Small World": tuple(small_world_maps()),
        "Positions": tuple(map(position, POSITIONS)),
        "Ends of games": tuple(ends()),
    }


def drawings() -> Iterator[tuple[str, str]]:
    """Yield the path and the SVG of every drawing."""
    yield from ((exhibit.path, exhibit.svg) for group in exhibits().values() for exhibit in group)


def pages() -> Iterator[tuple[str, str]]:
    """Yield the page of the gallery."""
    lines = ["# Gallery", "", "`game.svg()` draws every board on this page. Open one to see it in full size."]
    for heading, group in exhibits().items():
        lines += ["", f"## {heading}", "", f'<div class="gallery">{"".join(map(figure, group))}</div>']
    yield "gallery.md", "\n".join([*lines, ""])


def figure(exhibit: Exhibit) -> str:
    """Return a drawing with its caption as HTML."""
    picture = f'<img src="{exhibit.path}" alt="{exhibit.name}" loading="lazy">'
    return f'<figure><a href="{exhibit.path}">{picture}</a><figcaption>{exhibit.caption}</figcaption></figure>'


def root_maps() -> Iterator[Exhibit]:
    """Draw each map of Root at the start of a game."""
    words = Words("en", "root")
    for name in MAPS:
        caption = f"{words.say(f'map-{name}')}: <code>map={name}</code>"
        yield Exhibit(f"root-{name}", copse.new("root", map=name, seed=1).svg(), caption)


def small_world_maps() -> Iterator[Exhibit]:
    """Draw the map of Small World for each number of players."""
    for players in PLAYERS:
        game = copse.new("smallworld", players=players, seed=1)
        yield Exhibit(f"smallworld-{players}", game.svg(), f"{players} players")


def position(shown: Position) -> Exhibit:
    """Draw a position, with a link to its paragraph."""
    text = "\n".join(line.strip() for line in shown.text.splitlines())
    link = f'<a href="{anchor(shown.law, "en")}">§{shown.law}</a>'
    caption = f"{escape(shown.words, quote=False)} {link}"
    return Exhibit(shown.law.replace(":", "-"), copse.position(text).svg(), caption)


def ends(folder: Path = GOLDEN) -> Iterator[Exhibit]:
    """Draw the last moment of each stored game, with a link to its record."""
    for path in sorted(folder.glob("*.record")):
        game = copse.replay(path.read_text(encoding="utf-8"))
        source = address(path.relative_to(HOME).as_posix())
        yield Exhibit(path.stem, game.svg(), f'<a href="{source}">{path.stem}</a>')


def sources() -> set[str]:
    """Return the paths of the records that the page links to."""
    return {path.relative_to(HOME).as_posix() for path in GOLDEN.glob("*.record")}
