"""Pictures of the main screens for the documentation: `make screens` puts them into docs/screens."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Guests, launched, serving, welcoming
from tests.browser.people import Person
from tests.browser.positions import BATTLE, DECREE, FURTHER, HIRED
from tests.browser.windows import DESKTOP, PHONE, Windows

SCREENS = Path("docs/screens")
FINISHED = Path("tests/golden/root_four_autumn_standard.record")
LARGEST = 200 * 1024
QUALITY = 75
"""The woodland has too many shades for a PNG of this size."""

THOUGHT = 300_000  # milliseconds for a process that gives way to all

AT_ONCE = "localStorage['copse.settings'] = JSON.stringify({ autoAnswer: false, unfold: 'instant' })"
"""What machines do is not acted out: it would be in the pictures, and takes its time."""


def show(person: Person, name: str, part: Locator | None = None) -> None:
    """Take a picture of the page, or of a part of it, when everything has come to rest."""
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("document.activeElement?.blur()")
    person.page.wait_for_function("() => document.querySelector('.stage > *') === null")
    picture = SCREENS / f"{name}.webp"
    shown: Page | Locator = part or person.page
    with Image.open(BytesIO(shown.screenshot())) as drawn:
        drawn.convert("RGB").save(picture, quality=QUALITY, method=6)
    assert picture.stat().st_size < LARGEST, f"{picture} is too large"


def show_on_both(person: Person, name: str) -> None:
    """At a desk and on a phone."""
    show(person, f"{name}-desktop")
    person.resize(PHONE)
    show(person, f"{name}-phone")
    person.resize(DESKTOP)


def advance(person: Person, revision: int, question: str) -> None:
    """Play on with hints until so much has happened, and then to this question."""
    person.wait_for_turn()
    while person.revision < revision or person.page.evaluate("heard.decision.prompt") != question:
        person.choose_by_hint()
        person.wait_for_turn()


def show_the_end(person: Person) -> None:
    """The final score, and the map of what happened."""
    person.page.get_by_text("Chances of winning").click()
    expect(person.page.get_by_role("img", name="Chances of winning")).to_be_visible(timeout=THOUGHT)
    show(person, "finished")
    person.page.get_by_role("button", name="Map of the game").click()
    expect(person.map.locator("[data-kind]").first).to_be_visible()
    show(person, "map-of-the-game")


def show_boards(person: Person) -> None:
    """The boards of the six further factions, all of them at one table."""
    person.open_lobby()
    person.page.evaluate(AT_ONCE)
    person.make_table("Root", "here", *["beginner"] * 5, position=FURTHER)
    person.wait_for_turn()
    person.open_tab("Players")
    person.resize((DESKTOP[0], 1600))  # so that each board is seen whole
    boards = person.page.locator(".seats > [data-spot^=seat]")  # in order of play from oneself on
    for seat, faction in enumerate(("corvids", "lizards", "riverfolk", "duchy", "hundreds", "keepers")):
        board = boards.nth(seat)
        board.locator("details").evaluate("board => board.open = true")
        show(person, f"board-{faction}", board)


def show_hirelings(person: Person) -> None:
    """A table with hirelings and landmarks, and the row of setup cards from which factions are drafted."""
    person.make_table("Root", "here", "here", position=HIRED)
    person.wait_for_turn()
    show(person, "root-hirelings")
    person.fill_form("Root", "here", *["beginner"] * 3, form={"setup": "draft"})
    person.wait_for_turn()
    show(person, "root-draft")


def show_forecast(person: Person) -> None:
    """The Eyrie add a card to the Decree, and see what would come of it in each column."""
    person.make_table("Root", *["here"] * 4, position=DECREE)
    person.wait_for_turn()
    person.press(person.verb("decree"))
    person.press(person.page.locator("button.answer[data-value='sword']"))
    expect(person.page.locator("[data-field='column'] [data-value='build']")).to_contain_text("Next turn")
    person.page.mouse.move(0, 0)
    show(person, "root-forecast")


def take_pictures(guests: Guests) -> None:
    ann = guests()
    ann.page.set_default_timeout(120_000)  # three machines may think for a while
    ann.open_lobby()
    ann.page.evaluate(AT_ONCE)
    ann.open_lobby()
    expect(ann.page.get_by_role("button", name="Against the computer")).to_have_count(2)
    show(ann, "lobby")
    ann.open_form("Root")
    expect(ann.page.get_by_label("Who takes seat")).to_have_count(4)
    ann.page.mouse.move(640, 400)
    ann.page.keyboard.press("Control+Home")  # the form was scrolled to what was opened in it
    show(ann, "new-table")

    ann.learn("Root", "The Eyrie Dynasties")
    ann.lesson.get_by_role("button", name="Next").click()
    expect(ann.lesson).to_contain_text("This is your Decree")
    show(ann, "tutorial")

    ann.make_table("Root", "here", "beginner", "beginner", "beginner")
    advance(ann, 110, "Act")
    show_on_both(ann, "root")
    ann.change_settings(Language="ru")
    expect(ann.page.get_by_role("heading", name="Решаете вы")).to_be_visible()
    expect(ann.verb("pass")).to_have_text(re.compile("^[^a-z]+$"))  # the table answers in Russian, too
    show(ann, "root-russian")
    ann.page.evaluate(AT_ONCE)

    ann.make_table("Small World", "here", "beginner", "beginner", "beginner")
    advance(ann, 60, "Conquer")
    show_on_both(ann, "smallworld")

    ann.make_table("Root", "here", "beginner", "beginner", "beginner", file=FINISHED.read_bytes())
    ann.hear("heard?.outcome")
    show_the_end(ann)

    show_boards(guests())
    show_hirelings(guests())
    show_forecast(guests())

    night = guests(dark=True)
    night.make_table("Root", "here", "here", position=BATTLE)
    night.wait_for_turn()
    show(night, "root-dark")


def main() -> None:
    SCREENS.mkdir(exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        launched() as browser,
        welcoming(Windows(browser, server.address), server.address) as guests,
    ):
        take_pictures(guests)


if __name__ == "__main__":
    main()
