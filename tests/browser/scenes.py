"""The middle frame of whatever is acted out, to be looked at: `python -m tests.browser.scenes OUT [NAME …]` plays each
scene from a position, stops it halfway, and writes a picture of it for a desk, by day and by night, and for a phone
both ways."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, Page

import copse
from copse.server.protocol.messages import NewTable, SeatWish
from tests.browser.conftest import launched, serving
from tests.browser.positions import FURTHER
from tests.browser.tables import Club
from tests.browser.windows import DESKTOP, EARS, PATIENCE, PHONE

LOOKS: Final[Mapping[str, tuple[tuple[int, int], bool]]] = {
    "desk": (DESKTOP, False),
    "night": (DESKTOP, True),
    "phone": (PHONE, False),
    "phone-on-its-side": ((PHONE[1], PHONE[0]), False),
}
"""The window, and whether it is dark."""

STOP: Final = """
window.stopped = false
const later = window.setTimeout
window.setTimeout = (then, ms, ...more) => later(() => window.stopped || then(...more), ms)
window.halfway = (share) => {
  const playing = document.querySelector('.stage').getAnimations({ subtree: true })
  const whole = Math.max(...playing.map(({ effect }) => effect.getComputedTiming().endTime))
  for (const one of playing) {
    one.pause()
    one.currentTime = whole * share
  }
}
new MutationObserver(() => {
  const { act, share } = window.wanted ?? {}
  if (window.stopped || !document.querySelector(`.stage [data-act="${act}"]`)) return
  window.stopped = true
  later(() => halfway(share))
}).observe(document, { childList: true, subtree: true })
"""
"""Stops the clock of the page when something `wanted` is acted out, and shows it when so much of it is over."""

KEEP: Final = """([id, game, seat, token]) =>
  localStorage.setItem('copse.tables', JSON.stringify([{ id, game, name: '', seats: [{ seat, token }] }]))"""
"""Lets the browser hold a seat."""

SETTLING: Final = 300  # milliseconds in which pictures and fonts come

WOOD: Final = """
clearing 1 marquise keep 1 warrior 4 sawmill 1
clearing 2 marquise warrior 2 recruiter 1
clearing 9 marquise warrior 2 sawmill 1
clearing 10 marquise warrior 1 workshop 1 wood 3
clearing 3 eyrie roost 1 warrior 5
clearing 7 eyrie roost 1 warrior 3
clearing 11 eyrie warrior 2
clearing 4 alliance base_rabbit 1 warrior 2 sympathy 1
clearing 9 alliance sympathy 1
pawn vagabond 6
vagabond character tinker
vagabond ready boots 2 torch sword
vagabond spent tea
"""


def woods(turn: str, *lines: str, points: str = "7 9 5 8") -> str:
    """Four factions in the middle of a game of Root."""
    head = f"root\nfactions marquise eyrie alliance vagabond\npoints {points}\nturn {turn}"
    return head + WOOD + "\n".join(lines)


def further(turn: str, *lines: str) -> str:
    """The six further factions of Root."""
    return FURTHER.replace("turn 0 daylight", f"turn {turn}") + "\n".join(lines)


def world(turn: str, *lines: str, people: str = "flying ratmen hand 5") -> str:
    """Three peoples of Small World."""
    return f"""smallworld
players 3
round 4
turn {turn}
coins 12 9 15
people 0 {people}
people 0 - giants declined
people 1 fortified elves
people 2 hill orcs
region 2 giants 1
region 4 ratmen 2
region 5 ratmen 3
region 9 elves 3 fortress
region 10 elves 2
region 12 orcs 3
region 13 orcs 2
""" + "\n".join(lines)


FIGHT: Final = woods(
    "0 daylight",
    "clearing 5 marquise warrior 3",
    "clearing 5 eyrie warrior 4 roost 1",
    "clearing 5 alliance sympathy 1",
    "hand eyrie ambush_rabbit cobbler",
    "hand marquise bake_sale anvil",
    "coming die 3 die 2",
)
BETWEEN: Final = ("pass", "stop", "")
"""What is chosen on the way to something that is not offered yet."""


@dataclass(frozen=True)
class Scene:
    """A position; how the choices begin that are made from it, where whatever else is asked is passed by; and which act
    is looked at, by whom, and when how much of it is over."""

    position: str
    choices: tuple[str, ...]
    act: str
    share: float = 0.5
    you: int = 0

    @property
    def game(self) -> str:
        return self.position.split()[0]


SCENES: Final[Mapping[str, Scene]] = {
    "battle-begins": Scene(FIGHT, ("battle 5 eyrie",), "battle"),
    "ambush": Scene(FIGHT, ("battle 5 eyrie", "ambush"), "battle", share=0.35),
    "ambush-hits": Scene(FIGHT, ("battle 5 eyrie", "ambush", "pass"), "battle"),
    "dice": Scene(FIGHT, ("battle 5 eyrie", "pass"), "battle", share=0.25),
    "hits": Scene(FIGHT, ("battle 5 eyrie", "pass"), "battle", share=0.6),
    "turmoil": Scene(
        woods(
            "1 daylight",
            "eyrie leader despot",
            "eyrie decree recruit vizier anvil",
            "eyrie decree move vizier bake_sale",
            "hand eyrie cobbler",
        ),
        ("enlist", "pass"),
        "scene",
    ),
    "outrage": Scene(woods("0 daylight", "hand marquise ambush_mouse"), ("move 1>9",), "scene"),
    "revolt": Scene(
        woods("2 birdsong", "alliance supporters mouse_in_a_sack ambush_mouse cobbler"),
        ("revolt 9", "supporter", "supporter"),
        "scene",
    ),
    "favor-card": Scene(
        woods(
            "0 daylight",
            "clearing 6 marquise workshop 1",
            "clearing 8 marquise workshop 1",
            "clearing 12 marquise workshop 1",
            "clearing 12 eyrie warrior 2",
            "hand marquise favor_of_the_foxes",
        ),
        ("craft favor",),
        "fly",
    ),
    "bomb": Scene(further("0 birdsong", "clearing 5 duchy warrior 2"), ("flip 5",), "scene"),
    "razed": Scene(further("4 birdsong"), ("pass", "pass"), "scene"),
    "mob-die": Scene(further("4 birdsong"), ("enshrine",), "roll"),
    "price-of-failure": Scene(
        further("0 daylight", "clearing 7 corvids warrior 4", "coming die 3 die 0"), ("battle 7 duchy", "pass"), "scene"
    ),
    "coalition": Scene(
        woods("3 daylight", "hand vagabond dominance_fox", points="7 9 5 11"), ("coalition",), "scene", you=3
    ),
    "dominance": Scene(
        woods("0 daylight", "hand marquise dominance_fox anvil", points="12 9 5 8"), ("activate",), "scene"
    ),
    "cards-drawn": Scene(woods("0 daylight"), ("pass", "pass"), "fly", you=1),
    "points": Scene(woods("0 daylight"), ("build",), "rise", share=0.45),
    "turn-begins": Scene(woods("0 daylight"), ("pass", "pass"), "turn"),
    "won": Scene(woods("0 daylight", points="29 9 5 8"), ("build",), "scene"),
    "conquest": Scene(world("0 conquer"), ("conquer 10",), "drop"),
    "small-world-die": Scene(
        world("0 conquer", "coming die 3", people="flying ratmen hand 1"), ("reinforce 3",), "roll"
    ),
    "berserk-die": Scene(world("0 conquer", "coming die 2", people="berserk ratmen hand 4"), ("roll",), "roll"),
    "decline": Scene(world("0 begin"), ("decline",), "scene"),
    "redeployed": Scene(world("0 redeploy"), ("deploy 4 x3",), "drop"),
    "dragon": Scene(world("0 conquer", people="dragon_master ratmen hand 5"), ("unleash 9",), "scene"),
    "coins": Scene(world("0 redeploy"), ("deploy 4 x8",), "rise", share=0.45),
}


def open_club(address: str, scene: Scene) -> Club:
    """A table at which people choose as they are told, behind the page's back."""
    game = copse.position(f"copse position 1 {scene.position}")
    return Club(address, NewTable(scene.game, [SeatWish("human")] * game.seats, "Ann", position=game.position()))


def lead_to(club: Club, choice: str) -> None:
    """Pass by whatever is asked until something that begins so is legal."""
    legal = club.legal
    while not any(action.startswith(choice) for action in legal):
        club.choose(next(action for way in BETWEEN for action in legal if action.startswith(way)))
        legal = club.legal


def take_pictures(browser: Browser, address: str, out: Path, names: Iterable[str]) -> None:
    for name in names:
        for look, (size, dark) in LOOKS.items():
            with looking(browser, size, dark) as page:
                show(page, open_club(address, SCENES[name]), SCENES[name])
                page.screenshot(path=out / f"{name}-{look}.png")


@contextmanager
def looking(browser: Browser, size: tuple[int, int], dark: bool) -> Iterator[Page]:
    """A window in which things move until they are stopped."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if dark else "light",
        locale="en-GB",
        reduced_motion="no-preference",
    )
    context.set_default_timeout(PATIENCE)
    for script in (EARS, STOP):
        context.add_init_script(script)
    yield context.new_page()
    context.close()


def show(page: Page, club: Club, scene: Scene) -> None:
    """Have a scene played before someone's eyes, and stop it."""
    *before, last = scene.choices
    for choice in before:
        lead_to(club, choice)
        club.choose(choice)
    lead_to(club, last)
    page.goto(club.link)
    page.evaluate(KEEP, [club.id, scene.game, scene.you, club.tokens[scene.you]])
    page.reload()
    page.locator("svg.map").wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("wish => (window.wanted = wish)", {"act": scene.act, "share": scene.share})
    club.choose(last)
    page.wait_for_function("() => window.stopped")
    page.wait_for_timeout(SETTLING)


def main() -> None:
    out, *names = sys.argv[1:]
    Path(out).mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, serving(Path(folder)) as server, launched() as browser:
        take_pictures(browser, server.address, Path(out), names or SCENES)


if __name__ == "__main__":
    main()
