"""Clockwork at your table: people with the real box lay out what they did, and carry out what the page's bots do."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.conftest import Guests
from tests.browser.people import Person
from tests.browser.windows import PHONE

ORDER = "Which order card was drawn"
HEARD = "[...document.querySelectorAll('section.turn summary, section.turn > .plain')].map(e => e.textContent).join()"
"""How many steps there are, and the last answer, which could be taken back."""

STARTED = """copse position 1 root
factions marquise electric_eyrie automated_alliance
clearing 1 marquise warrior 4 keep 1
clearing 3 electric_eyrie warrior 6 roost 1
hand marquise anvil armorers
"""


class Table:
    """A table with real pieces, as someone has it on the screen."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page

    # ---- coming there

    def open(self) -> None:
        self.person.open_lobby()
        self.page.get_by_role("link", name="Set up the table").click()
        expect(self.page.get_by_role("heading", name="Clockwork at your table")).to_be_visible()

    def take_in(self, position: str) -> None:
        self.open()
        self.page.get_by_label("Text of the position").fill(position)
        self.person.press(self.page.get_by_role("button", name="Take it in"))
        expect(self.person.map).to_be_visible()

    # ---- laying out pieces

    def clearing(self, number: int, words: str = "") -> Locator:
        return self.person.map.get_by_label(re.compile(rf"^\w+ {number}\b.*{re.escape(words)}"))

    def hold(self, whose: str, piece: str) -> None:
        self.person.press(self.page.get_by_role("group", name="Whose pieces").get_by_role("button", name=whose))
        pieces = self.page.get_by_role("group", name=f"Pieces: {whose}")
        self.person.press(pieces.get_by_role("button", name=re.compile(f"^{piece}")))

    def lay(self, number: int) -> None:
        self.person.point(self.person.map.get_by_role("button", name=re.compile(rf"^\w+ {number}\b")))

    def look_at(self, number: int) -> None:
        self.page.get_by_role("combobox", name=re.compile("^Clearing")).select_option(str(number))

    # ---- a bot's turn

    def begin(self, bot: str) -> None:
        self.person.press(self.page.get_by_role("button", name=f"{bot}’s turn"))
        expect(self.page.get_by_role("heading", name=f"{bot}’s turn")).to_be_visible()

    @property
    def step(self) -> Locator:
        return self.page.locator(".step")

    @property
    def next(self) -> Locator:
        return self.page.get_by_role("button", name="Next step")

    @property
    def done(self) -> Locator:
        return self.page.get_by_role("button", name="Done: the table stands so")

    @property
    def question(self) -> Locator:
        return self.page.locator(".question")

    def carry_out(self) -> None:
        """Go through the steps up to the next question, or to the end of the turn."""
        expect(self.next.or_(self.done).or_(self.question).first).to_be_visible()
        while self.next.count() > 0:
            self.person.press(self.next)

    def tell_card(self, name: str) -> None:
        self.question.get_by_label("Search by name").fill(name)
        self.answer(self.question.get_by_role("listitem").get_by_role("button", name=name).first)

    def answer(self, how: Locator) -> None:
        """Answer, and wait until that is heard."""
        before = self.page.evaluate(HEARD)
        self.person.press(how)
        self.page.wait_for_function(f"before => ![before, ''].includes({HEARD})", arg=before)

    def finish(self) -> list[str]:
        """Carry out the rest of the turn: dice are told and rolled by turns, cards drawn here, and people choose the
        first of what they may. Gives what was asked."""
        asked: list[str] = []
        self.carry_out()
        while self.done.count() == 0:
            asked.append(self.question.locator("strong").text_content() or "")
            dice = self.question.get_by_role("group", name="Or: we rolled").get_by_role("button")
            here = self.question.get_by_role("button", name=re.compile("for me$"))
            if dice.count() > 0 and len(asked) % 2:
                self.answer(dice.nth(2))
            elif here.count() > 0:
                self.answer(here)
            else:
                self.answer(self.question.locator("li button, [role=group] button").first)
            self.carry_out()
        self.person.press(self.done)
        expect(self.page.get_by_role("tab", name="Map")).to_be_visible()
        return asked


def test_a_table_is_set_up_and_the_turns_of_two_bots_are_carried_out(ann: Person) -> None:
    table, page = Table(ann), ann.page
    table.open()
    assert violations(page) == []
    page.get_by_label("Name of the table").fill("Friday")
    page.get_by_label("Faction of seat 2").select_option("electric_eyrie")
    page.get_by_label("Faction of seat 3").select_option("automated_alliance")
    page.get_by_role("button", name="Set up").click()
    table.finish()

    # What people did is laid out: two pieces, one of which is taken back, and a point.
    table.hold("Marquise", "wood")
    assert violations(page) == []
    table.lay(5)
    table.lay(6)
    page.keyboard.press("Escape")
    expect(table.clearing(6, "Marquise: 1 wood")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(table.clearing(6, "Marquise: 1 wood")).to_have_count(0)
    expect(table.clearing(5, "Marquise: 1 wood")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("tab", name="Boards").click()
    page.get_by_role("button", name="Points: more").first.click()
    expect(page.get_by_role("status", name="Points").first).to_have_text("1")
    assert violations(page) == []

    # The order is a card that was really drawn. The page is loaded again in the midst of the turn.
    table.begin("Electric Eyrie")
    expect(table.question).to_contain_text(ORDER)
    assert violations(page) == []
    table.tell_card("Armorers")
    expect(table.step).to_contain_text("the order: Armorers")
    table.person.press(table.next)
    told = table.step.inner_text()
    page.reload()
    expect(table.step).to_have_text(re.compile(re.escape(told.split("\n")[0])))
    assert violations(page) == []
    asked = table.finish()
    assert any("die" in question for question in asked), asked

    table.begin("Automated Alliance")
    table.answer(table.question.get_by_role("button", name="Draw for me"))
    table.finish()

    page.get_by_role("tab", name="Table").click()
    kept = page.get_by_label("The table as text").input_value()
    assert "factions marquise electric_eyrie automated_alliance" in kept
    page.reload()
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_label("The table as text")).to_have_value(kept)


def test_pieces_are_moved_and_taken_off_with_a_finger_and_refusals_are_told_in_words(guests: Guests) -> None:
    ann = guests(PHONE, dark=True, touches=True)
    table, page = Table(ann), ann.page
    table.take_in(STARTED)
    table.look_at(1)
    ann.press(page.get_by_role("button", name="Move Marquise: warrior"))
    ann.press(page.get_by_role("button", name="How many: more"))
    ann.press(table.clearing(5))
    expect(table.clearing(5, "Marquise: 2 warriors")).to_be_visible()
    assert violations(page) == []
    ann.press(ann.map.get_by_role("button", name="Electric Eyrie: 6 warriors", exact=True))
    ann.press(page.get_by_role("button", name="All 6"))
    ann.press(page.get_by_role("button", name="Take off"))
    expect(table.clearing(3, "Electric Eyrie: 1 roost")).to_be_visible()
    expect(table.clearing(3, "warrior")).to_have_count(0)

    ann.expect_refusal(422)
    ann.open_tab("Boards")
    ann.press(page.get_by_text("What all share"))
    page.get_by_label("Anything else").fill("marquise roost 3")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("marquise roost 3")
    assert violations(page) == []

    ann.open_tab("Table")
    kept = page.get_by_label("The table as text").input_value()
    assert "clearing 5 marquise warrior 2" in kept
    ann.press(page.get_by_role("button", name="Forget"))
    table.take_in(kept)
    expect(table.clearing(5, "Marquise: 2 warriors")).to_be_visible()
