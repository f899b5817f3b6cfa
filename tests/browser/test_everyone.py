"""For everyone: in three languages, on a phone, in the dark, without a mouse, and without calling anyone else."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Guests
from tests.browser.people import Person, Way
from tests.browser.positions import BATTLE, CONQUEST, FURTHER
from tests.browser.windows import PHONE

POSITIONS = {"Root": BATTLE, "Small World": CONQUEST}


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until the focus is there."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if wanted.evaluate_all("all => all.includes(document.activeElement)"):
            return
    raise AssertionError(f"Tab does not lead to {wanted}")


@pytest.mark.parametrize(("language", "game", "play", "decide", "log"), [
    ("ru", "Root", "Против компьютера", "Решаете вы", "Журнал"),
    ("uk", "Small World", "Проти комп’ютера", "Вирішуєте ви", "Журнал"),
])  # fmt: skip
def test_the_language_changes_at_once(ann: Person, language: str, game: str, play: str, decide: str, log: str) -> None:
    """Buttons, question, choices and the log, without a word of English left and without a step lost."""
    ann.make_table(game, "here", "here", position=POSITIONS[game], played=("",))
    ann.wait_for_turn()
    ann.open_list()
    ann.page.evaluate("window.drawn = document.querySelector('svg.map')")
    at, choices = ann.revision, ann.offers.count()
    ann.change_settings(Language=language)
    expect(ann.page.get_by_role("heading", name=decide)).to_be_visible()
    expect(ann.offers.first).to_have_text(re.compile(r"[А-яІіЇїЄє]"))
    expect(ann.offers).to_have_count(choices)
    ann.page.get_by_role("tab", name=log).click()
    expect(ann.page.get_by_role("tabpanel")).to_be_visible()
    seen = re.sub(r"§\S+", "", ann.page.locator("aside").inner_text())
    assert set(re.findall(r"[A-Za-z]{2,}", seen)) <= {*game.split(), "Ann"}
    assert ann.revision == at
    assert ann.page.evaluate("document.documentElement.lang") == language
    assert ann.page.evaluate("drawn.isConnected")  # the table stays in sight

    ann.page.goto(ann.address)
    expect(ann.page.get_by_role("button", name=play).first).to_be_visible()
    ann.page.get_by_role("combobox").select_option("en")
    expect(ann.page.get_by_role("button", name="Against the computer").first).to_be_visible()


def test_on_a_phone_on_its_side_every_verb_is_in_sight(guests: Guests) -> None:
    ann = guests(size=(PHONE[1], PHONE[0]))
    ann.make_table("Root", *["here"] * 6, position=FURTHER.replace("turn 0", "turn 3"))
    ann.take_device("Duchy")
    ann.wait_for_turn()
    last = ann.verb("pass").bounding_box()
    buttons = ann.making.bounding_box()
    assert last
    assert buttons
    assert last["y"] + last["height"] <= buttons["y"]


@pytest.mark.parametrize("game", ["Root", "Small World"])
def test_on_a_phone_everything_is_in_reach_and_a_whole_turn_is_played_by_touch(guests: Guests, game: str) -> None:
    ann = guests(size=PHONE, touches=True)
    ann.make_table(game, "here", "here", position=POSITIONS[game])
    ann.wait_for_turn()
    for part in (ann.map, ann.question, ann.page.get_by_role("tablist")):
        expect(part).to_be_in_viewport(ratio=0.95)
    overflow = ann.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0
    ann.take(ann.offers.first)
    for tab in ("Hand", "Players", "Log", "Law", "Choices"):
        ann.open_tab(tab)
        expect(ann.map).to_be_in_viewport(ratio=0.95)
    play_turn(ann, by_pointing_where_one_can(random.Random(5)))


@pytest.mark.parametrize("game", ["Root", pytest.param("Small World", marks=pytest.mark.nightly)])
def test_a_whole_turn_is_played_by_keys(ann: Person, game: str) -> None:
    ann.make_table(game, "here", "here", position=POSITIONS[game])
    play_turn(ann, lambda person: person.choose_by_keys(person.offers.count() // 2))


def by_pointing_where_one_can(lot: random.Random) -> Way:
    """At the map, or else from the list."""

    def choose(person: Person) -> None:
        person.wait_for_turn()
        if person.glowing.count() > 0:
            person.choose_by_pointing(lot)
        else:
            person.choose_by_lot(lot)

    return choose


def play_turn(person: Person, choose: Way) -> None:
    """Choose until the other seat at this device has its turn."""
    person.wait_for_turn()
    while person.cover.count() == 0:
        choose(person)
        person.hear("heard?.decision?.yours || document.querySelector('aside') === null")
    expect(person.cover).to_be_visible()


def test_in_the_dark_the_page_is_dark_and_its_text_light(guests: Guests) -> None:
    ann = guests(dark=True)
    ann.open_lobby()
    expect(ann.page.get_by_role("heading", name="Copse")).to_have_css("color", "rgb(236, 227, 210)")
    expect(ann.page.locator("body")).to_have_css("background-color", "rgb(31, 29, 26)")


def test_a_game_can_be_begun_and_played_without_a_mouse(ann: Person) -> None:
    ann.open_lobby()
    keyboard = ann.page.keyboard
    expect(ann.page.get_by_role("button", name="Against the computer")).to_have_count(2)
    tab_to(ann.page, ann.page.get_by_role("button", name="Against the computer").last)
    keyboard.press("Enter")
    ann.wait_for_turn()
    at = ann.revision
    keyboard.press("1")
    expect(ann.said).to_contain_text("cannot take this back")
    keyboard.press("Enter")
    ann.hear("heard?.revision > number", at)

    ann.wait_for_turn()
    at = ann.revision
    tab_to(ann.page, ann.glowing)
    keyboard.press("Enter")
    ann.hear("heard?.revision > number || document.querySelector('.menu') !== null", at)
    if ann.menu.is_visible():  # some powers can take a region in several ways
        keyboard.press("Enter")
    ann.hear("heard?.revision > number", at)


@pytest.mark.parametrize("game", ["Root", "Small World"])
def test_a_walk_through_all_screens_raises_no_error_and_asks_no_other_server(ann: Person, game: str) -> None:
    asked: list[str] = []
    ann.context.on("request", lambda request: asked.append(request.url))
    ann.open_lobby()
    ann.change_settings(Colors="dark")
    ann.fill_form(game, "here", "beginner")
    ann.wait_for_turn()
    for tab in ("Log", "Law", "Players"):
        ann.open_tab(tab)
        expect(ann.page.get_by_role("tabpanel")).to_be_visible()
    ann.question.get_by_role("button", name=re.compile("Paragraph §|The rule")).click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.button("Hint").click()
    expect(ann.said).to_contain_text("Chance of winning")
    assert ann.troubles == []
    assert [url for url in asked if not url.startswith((ann.address, "data:", "blob:"))] == []
