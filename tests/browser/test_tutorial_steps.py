"""Every step of every tutorial: what its text points at can be seen, and nothing lies over it."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import TimeoutError as NeverSeen
from playwright.sync_api import expect

from copse.server.protocol.messages import Learn
from copse.server.tutorials.lessons import tutorials
from tests.browser.conftest import Guests
from tests.browser.people import Person
from tests.browser.tables import Club
from tests.browser.windows import DESKTOP, PHONE

IN_EVERY_TEST: Final = ("smallworld",)
SEEN: Final = """([things, upon, least]) => [...document.querySelectorAll(things)].some(thing => {
  const { left, top, width, height } = thing.getBoundingClientRect()
  let seen = 0
  for (let row = 0.5; row < 20; row++)
    for (let column = 0.5; column < 20; column++) {
      const found = document.elementFromPoint(left + (width * column) / 20, top + (height * row) / 20)
      if (found && (upon ? found.closest(upon) : thing.contains(found))) seen++
    }
  return seen >= 400 * least
})"""
"""Whether a part of one of these things is in the window, with nothing over it but what belongs there."""

PARTS: Final = {
    "map": ("svg.map", ".board", 0.5),
    "score": (".left > .score", "", 0.5),
    "hand": (".hand [data-spot^='card '], [aria-label=Hand] [data-spot^='card ']", "", 0.2),
    "players": ("[role=tabpanel] :is([data-open], [data-own], [data-own] [data-open])", "", 0.2),
    "choices": ("ul.picker .lit", "", 0.3),
}
READY: Final = "[aria-label='Make the choice'] .primary:enabled"
READING: Final = "document.querySelector('[aria-label=Tutorial] .count')?.textContent.includes(` ${number} of`)"
WATCHING: Final = "document.querySelector('[aria-label=\"Event playback\"]')"
ON_THE_MAP: Final = ("origin", "clearing", "region", "place", "target")


def open_lesson(learner: Person, name: str) -> None:
    club = Club(learner.address, Learn("Ann"), name)
    learner.sit_down(club, *club.tokens, host=True)


def pointed_at(learner: Person, look: list[str]) -> list[tuple[str, str, float]]:
    """What a step points at: the parts of the screen, and places on the map or among what is displayed."""
    displayed = learner.page.locator("ul.picker").count() > 0
    things = [PARTS["choices"] if displayed and " " in thing else PARTS.get(thing) or place(thing) for thing in look]
    return [thing for thing in things if thing is not None]


def place(thing: str) -> tuple[str, str, float]:
    return (f'svg.map [data-spot="place {thing.split()[1]}"]', "svg.map", 0.3)


def asked_for(learner: Person) -> tuple[str, str, float]:
    """Where one can begin to do what a step asks for: on the map, at a card, at the verb, or at the button that makes
    the only choice."""
    asked = learner.page.evaluate("heard.decision.actions.find(({ text }) => text === heard.lesson.asked)")
    ways = [".verb.hinted", "ul.picker .lit", "[role=tabpanel] [data-open]", ".hand [data-open]", READY]
    on_map = [asked["fields"][field] for field in ON_THE_MAP if isinstance(asked["fields"].get(field), int)]
    if on_map and not learner.page.locator("ul.picker").count():
        return place(f"place {on_map[0]}")
    return (", ".join(ways), "", 0.3)


def read_to(learner: Person, number: int) -> None:
    """Wait for a step; what the others do before is skipped, because a phone shows nothing else meanwhile."""
    learner.page.wait_for_function(f"number => {READING} || {WATCHING}", arg=number)
    if learner.unfolding.is_visible():
        learner.page.keyboard.press("End")
    learner.page.wait_for_function(f"number => {READING}", arg=number)


@pytest.mark.parametrize("touches", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize(
    "name",
    [name if name in IN_EVERY_TEST else pytest.param(name, marks=pytest.mark.nightly) for name in tutorials()],
)
def test_what_each_step_points_at_can_be_seen(guests: Guests, name: str, touches: bool) -> None:
    learner = guests(PHONE if touches else DESKTOP, touches=touches)
    open_lesson(learner, name)
    steps = tutorials()[name].steps
    hidden = []
    for number, step in enumerate(steps, 1):
        read_to(learner, number)
        wanted = pointed_at(learner, step.look)
        if step.do:
            wanted.append(asked_for(learner))
        for thing in wanted:
            try:
                learner.page.wait_for_function(SEEN, arg=list(thing))
            except NeverSeen:
                hidden.append(f"{number} {step.say}: {thing[0]}")
        if step.do:
            learner.make(learner.page.evaluate("heard.lesson.asked"))
        elif number < len(steps):
            learner.lesson.get_by_role("button", name="Next").click()
    assert not hidden, "\n".join(hidden)


MARCH_AGAIN: Final = "march-again"


def test_where_a_text_names_a_slider_there_is_one(ann: Person) -> None:
    """The Marquise's march: one of two warriors goes."""
    club = Club(ann.address, Learn("Ann"), "marquise")
    for step in tutorials()["marquise"].steps:
        if step.say == MARCH_AGAIN:
            break
        for move in step.moves:
            club.choose(move)
    ann.sit_down(club, *club.tokens, host=True)
    expect(ann.lesson).to_contain_text("slider")
    ann.verb("move").click()
    ann.point(ann.place(8))
    ann.point(ann.place(7))
    slider = ann.menu.get_by_role("slider")
    slider.press("ArrowLeft")
    before = ann.revision
    ann.menu.get_by_role("button", name="Move").click()
    ann.hear("heard.revision > number", before)
