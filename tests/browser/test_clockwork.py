"""Clockwork at your table: people with the real box lay out what they did, and carry out what the page's bots do."""

from __future__ import annotations

import re
from statistics import median

from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.conftest import Guests
from tests.browser.people import Person
from tests.browser.windows import PHONE

SHOWN = """[localStorage['copse.clockwork'], document.body.textContent].join()"""
"""Everything that a tap can change."""
MARQUISE = (("recruit", "build", "move"), ("recruit", "build", "battle"), ("recruit", "build"))
"""What the Marquise does, by round."""
LOW_PHONE = (390, 660)
"""What a browser leaves of a phone's screen."""
PLACES = ("clearing", "origin", "target", "place")
SETTLED = f"told => document.querySelector('main[aria-busy=false]') && {SHOWN} !== told"

STARTED = """copse position 1 root
factions marquise electric_eyrie automated_alliance
clearing 1 marquise warrior 4 keep 1
clearing 3 electric_eyrie warrior 6 roost 1
hand marquise anvil armorers
"""
EVENING = """copse position 1 root
factions marquise alliance electric_eyrie:challenging vagabot
clearing 1 marquise warrior 1 sawmill 1 keep 1
clearing 2 marquise warrior 1
clearing 3 electric_eyrie warrior 6 roost 1
clearing 4 marquise warrior 1
clearing 5 marquise warrior 1 workshop 1 recruiter 1
clearing 6 marquise warrior 1
clearing 7 marquise warrior 1
clearing 8 marquise warrior 1
clearing 9 marquise warrior 1
clearing 10 marquise warrior 1
clearing 11 marquise warrior 1
clearing 12 marquise warrior 1
pawn vagabot 2_6_10_11_12
hand marquise better_burrow_bank command_warren codebreakers
hand alliance sword better_burrow_bank codebreakers
homes marquise 1
homes electric_eyrie 3
alliance supporters anvil sappers favor_of_the_rabbits
electric_eyrie decree ambush_bird
vagabot ready 4
vagabot quest guard_duty_mouse
rng 1
"""
"""A table after the setup. What the page draws follows from the last line."""


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

    # ---- whose turn it is

    def turn(self, who: str) -> Locator:
        return self.page.get_by_role("region", name=f"{who}’s turn")

    @property
    def question(self) -> Locator:
        return self.page.locator(".question")

    def tell_card(self, name: str) -> None:
        self.question.get_by_label("Search by name").fill(name)
        self.tap(self.question.get_by_role("listitem").get_by_role("button", name=name).first)

    def tap(self, what: Locator) -> None:
        """Tap something, and wait until the page has done what it does."""
        before = self.page.evaluate(SHOWN)
        self.person.press(what)
        self.page.wait_for_function(SETTLED, arg=before)

    # ---- a bot's turn

    @property
    def orders(self) -> Locator:
        return self.page.get_by_role("checkbox")

    @property
    def done(self) -> Locator:
        return self.page.get_by_role("button", name="Done, next turn")

    @property
    def onward(self) -> Locator:
        """The button that goes on, or an answer to what is asked: what a person taps next."""
        expect(self.page.locator("main[aria-busy=false]")).to_be_visible()
        main = self.page.locator("section.turn > .primary, .question > .primary")
        dice = self.question.get_by_role("group", name="We rolled").get_by_role("button", name="1 : 0")
        never = self.question.get_by_role("button", name="No, and do not ask again")
        plain = self.question.locator("div[role=group] button")
        card = self.question.locator("li button")
        expect(main.or_(dice).or_(plain).or_(card).first).to_be_enabled()
        return next(one.first for one in (main, dice, never, plain, card) if one.count() > 0)

    def carry_out(self) -> int:
        """Carry out a bot's turn or a setup, and give the number of taps."""
        taps, finished = 0, False
        while not finished:
            button = self.onward
            finished = button.inner_text().endswith("Done, next turn")
            if self.question.locator(".suit").count() > 0:  # a card is found by its suit
                self.person.press(self.question.locator(".suit").first)
                taps += 1
                button = self.question.locator("li button").first
            self.tap(button)
            taps += 1
        return taps

    def end(self, who: str) -> Locator:
        """The button that ends a person's turn."""
        return self.turn(who).get_by_role("button", name="End turn")


class Evening(Table):
    """People who play by tapping the map, with their taps counted."""

    taps = 0

    def tap(self, what: Locator) -> None:
        super().tap(what)
        self.taps += 1

    def point_first(self) -> None:
        """Tap the first place that glows on the map."""
        before = self.page.evaluate(SHOWN)
        spots = self.person.map.locator(".clearing:not(.chosen) .floor[data-open]")
        self.person.point(spots.first)
        self.taps += 1
        self.page.wait_for_function(SETTLED, arg=before)

    def do(self, verb: str) -> bool:
        """Carry out an action by its verb, if it is possible now: places are tapped on the map, the other answers in
        the panel, and dice are told."""
        button = self.page.locator(f"button.verb[data-verb={verb}]:not([aria-disabled])")
        if button.count() == 0:
            return False
        self.tap(button)
        while (asked := self.page.locator("fieldset[data-field]")).count() > 0:
            if asked.get_attribute("data-field") in PLACES:
                self.point_first()
            else:
                self.tap(asked.locator("button.answer").first)
        ready = self.page.locator("section.person .ready .primary")
        if ready.count() > 0:
            self.tap(ready)
        while self.question.count() > 0:
            self.tap(self.onward)
        return True

    def play(self, who: str, *verbs: str) -> int:
        """Play a person's turn with these actions, as far as they are possible. Give the number of taps."""
        before = self.taps
        expect(self.turn(who)).to_be_visible()
        done = [verb for verb in verbs if self.do(verb)]
        assert done, verbs
        if self.turn(who).count() > 0:  # the last action may have ended it
            self.tap(self.end(who))
        while self.question.count() > 0 and self.turn(who).count() > 0:
            self.tap(self.onward)
        return self.taps - before

    def watch(self, bot: str) -> int:
        """Carry out a bot's turn. Give the number of taps."""
        expect(self.turn(bot)).to_be_visible()
        before = self.taps
        self.carry_out()
        return self.taps - before


def test_a_table_is_set_up_and_the_turns_of_two_bots_are_carried_out(ann: Person) -> None:
    table, page = Table(ann), ann.page
    table.open()
    assert violations(page) == []
    page.get_by_label("Name of the table").fill("Friday")
    page.get_by_label("Faction of seat 1").select_option("eyrie")  # whose bot another seat has
    expect(page.get_by_label("Faction of seat 2")).to_have_value("mechanical_marquise")
    page.get_by_label("Faction of seat 1").select_option("marquise")
    page.get_by_label("Faction of seat 2").select_option("electric_eyrie")
    page.get_by_label("Faction of seat 3").select_option("automated_alliance")
    page.get_by_role("button", name="Set up").click()
    table.carry_out()

    # What people did is laid out by hand: two pieces, one of which is taken back, and a point.
    expect(table.turn("Marquise")).to_be_visible()
    assert violations(page) == []
    ann.open_tab("Map")
    table.hold("Marquise", "warrior")
    assert violations(page) == []
    table.lay(5)
    table.lay(6)
    page.keyboard.press("Escape")
    expect(table.clearing(6, "Marquise: 2 warriors")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(table.clearing(6, "Marquise: 1 warrior")).to_be_visible()
    expect(table.clearing(5, "Marquise: 2 warriors")).to_be_visible()
    ann.open_tab("Boards")
    page.locator("summary").filter(has_text="Automated Alliance").click()
    points = page.get_by_role("group", name="Points").last
    table.tap(points.get_by_role("button", name="Points: more"))
    table.tap(points.get_by_role("button", name="Points: more"))
    expect(points.get_by_role("status")).to_have_text("2")
    assert violations(page) == []

    # The page is loaded again in the midst of a bot's turn.
    ann.open_tab("Turn")
    table.tap(table.end("Marquise"))
    expect(table.turn("Electric Eyrie")).to_be_visible()
    assert violations(page) == []
    table.tell_card("Armorers")
    expect(table.turn("Electric Eyrie")).to_contain_text("Armorers")
    page.reload()
    expect(table.turn("Electric Eyrie")).to_contain_text("Armorers")
    assert violations(page) == []
    table.carry_out()
    expect(table.turn("Automated Alliance")).to_be_visible()
    table.carry_out()
    expect(table.turn("Marquise")).to_be_visible()

    # Every turn is listed, and the table can go back to each.
    ann.open_tab("History")
    assert violations(page) == []
    expect(page.get_by_role("listitem").filter(has_text="Electric Eyrie")).not_to_have_count(0)
    table.tap(page.get_by_role("button", name="Go there").last)
    ann.open_tab("Turn")
    expect(table.turn("Marquise")).to_be_visible()
    expect(table.clearing(5, "Marquise: 1 warrior")).to_be_visible()
    table.tap(page.get_by_role("button", name="Redo"))
    expect(table.clearing(5, "Marquise: 2 warriors")).to_be_visible()

    ann.open_tab("Table")
    assert violations(page) == []
    kept = page.get_by_label("The table as text").input_value()
    assert "factions marquise electric_eyrie automated_alliance" in kept
    page.reload()
    ann.open_tab("Table")
    expect(page.get_by_label("The table as text")).to_have_value(kept)


def test_pieces_are_moved_and_taken_off_with_a_finger_and_refusals_are_told_beside_it(guests: Guests) -> None:
    ann = guests(PHONE, dark=True, touches=True)
    table, page = Table(ann), ann.page
    table.take_in(STARTED)
    ann.open_tab("Map")
    table.look_at(1)
    ann.press(page.get_by_role("button", name="Move Marquise: warrior"))
    ann.press(page.get_by_role("button", name="How many: more"))
    ann.point(table.clearing(5))
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
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("marquise roost 3")
    expect(refusal).to_be_in_viewport()
    assert violations(page) == []

    ann.open_tab("Table")
    ann.press(page.get_by_text("The table as text").first)
    kept = page.get_by_label("The table as text").input_value()
    assert "clearing 5 marquise warrior 2" in kept
    ann.press(page.get_by_role("button", name="Forget"))
    table.take_in(kept)
    expect(table.clearing(5, "Marquise: 2 warriors")).to_be_visible()


def test_one_phone_enters_the_turns_and_a_laptop_shows_them(guests: Guests) -> None:
    ann, bob = guests(PHONE, touches=True), guests()
    table, page = Table(ann), ann.page
    table.take_in(STARTED)
    ann.open_tab("Table")
    table.tap(page.get_by_role("button", name="Share this table"))
    assert violations(page) == []
    bob.page.goto(page.get_by_role("textbox", name="Link to this table").input_value())
    watching = bob.page.get_by_role("tabpanel")
    expect(watching).to_contain_text("Now: Marquise")
    assert violations(bob.page) == []
    expect(bob.page.get_by_role("tab", name="Boards")).to_have_count(0)

    # A turn is seen at once, and so is going back.
    ann.open_tab("Turn")
    table.tap(table.end("Marquise"))
    expect(watching).to_contain_text("Electric Eyrie’s turn")

    # So is each order of a bot as it is ticked off, and what is asked.
    expect(watching).to_contain_text("Which order card was drawn for Electric Eyrie?")
    table.tell_card("Armorers")
    theirs = Table(bob).orders
    expect(theirs.first).to_contain_text("Armorers")
    expect(theirs.first).not_to_be_checked()
    table.tap(table.orders.first)
    expect(theirs.first).to_be_checked()
    expect(theirs.first).to_be_disabled()
    assert violations(bob.page) == []
    table.tap(page.get_by_role("button", name="From the first order"))
    expect(theirs.first).not_to_be_checked()
    table.tap(page.get_by_role("button", name="Take back the answer: Armorers"))
    expect(theirs).to_have_count(0)
    table.tap(page.get_by_role("button", name="Undo"))
    expect(watching).to_contain_text("Now: Marquise")
    expect(watching).to_contain_text("Back to")
    table.tap(page.get_by_role("button", name="Redo"))
    expect(watching).to_contain_text("Electric Eyrie’s turn")
    expect(page.get_by_role("button", name="Redo")).to_be_disabled()
    table.tap(page.get_by_role("button", name="Undo"))
    expect(watching).to_contain_text("Now: Marquise")

    # The other link allows entering turns.
    ann.open_tab("Table")
    page.get_by_label("To enter turns as well").check()
    bob.page.goto(page.get_by_role("textbox", name="Link to this table").input_value())
    cid = guests()  # a device that hears nothing from the others
    cid.context.route_web_socket(re.compile("/live$"), lambda _: None)
    cid.page.goto(page.get_by_role("textbox", name="Link to this table").input_value())
    expect(Table(cid).end("Marquise")).to_be_enabled()
    bob.press(Table(bob).end("Marquise"))
    ann.open_tab("Turn")
    expect(table.turn("Electric Eyrie")).to_be_visible()
    cid.expect_refusal(409)
    cid.press(Table(cid).end("Marquise"))
    expect(cid.page.get_by_role("alert")).to_contain_text("Somebody else was faster")
    expect(Table(cid).turn("Electric Eyrie")).to_be_visible()

    # Both devices carry out a bot's turn together, and they agree on who draws. The slower answer does not count.
    table.tell_card("Armorers")
    expect(theirs.first).to_contain_text("Armorers")
    cid.expect_refusal(409)
    Table(cid).tell_card("Bake Sale")
    expect(cid.page.get_by_role("alert")).to_contain_text("Somebody else was faster")
    expect(Table(cid).orders.first).to_contain_text("Armorers")
    expect(theirs.first).to_contain_text("Armorers")
    Table(bob).tap(theirs.first)
    expect(table.orders.first).to_be_checked()
    Table(bob).tap(bob.page.get_by_role("button", name="Take back the last answer"))
    expect(table.question).to_contain_text("Which order card was drawn for Electric Eyrie?")
    ann.open_tab("Table")
    page.get_by_label("The page draws cards and rolls dice").check()
    bob.open_tab("Table")
    expect(bob.page.get_by_label("The page draws cards and rolls dice")).to_be_checked()


def test_in_light_mode_the_page_knows_no_map_and_only_asks(guests: Guests) -> None:
    ann = guests(PHONE, touches=True)
    table, page = Table(ann), ann.page
    table.take_in(STARTED)
    ann.open_tab("Table")
    page.get_by_label("The page draws cards and rolls dice").check()
    page.get_by_label("Light mode").check()
    ann.open_tab("Turn")
    expect(ann.map).to_have_count(0)
    assert violations(page) == []
    table.tap(page.get_by_role("button", name="Electric Eyrie’s turn"))
    facts = page.get_by_role("group", name="Is this right?")
    expect(facts).to_contain_text("Electric Eyrie")
    assert violations(page) == []

    # The pieces of a bot can be corrected without a map.
    table.tap(facts.get_by_role("button", name="Pieces on the map"))
    facts.get_by_label("Clearing").select_option("3")
    assert violations(page) == []
    table.tap(facts.get_by_role("button", name="warrior: less"))
    expect(facts).to_contain_text("5 warriors")

    table.carry_out()
    expect(page.get_by_role("heading", name="Automated Alliance’s turn")).to_be_visible()


def test_an_evening_on_a_phone_takes_few_taps(guests: Guests) -> None:
    """Two people, the Electric Eyrie and a Vagabot play three rounds: the first with real cards and dice."""
    ann = guests(LOW_PHONE, touches=True)
    table, page = Evening(ann), ann.page
    table.take_in(EVENING)

    people, real, drawn = list[int](), list[int](), list[int]()
    for number in range(3):
        people.append(table.play("Marquise", *MARQUISE[number]))
        people.append(table.play("Alliance", "spread", "mobilize"))
        taps = [table.watch(bot) for bot in ("Electric Eyrie", "Vagabot")]
        (drawn if number > 0 else real).extend(taps)
        if number == 0:
            ann.open_tab("Table")
            page.get_by_label("The page draws cards and rolls dice").check()
            ann.open_tab("Turn")
    assert median(people) <= 6, people
    assert max(people) <= 12, people
    assert max(real) <= 8, real
    assert max(drawn) <= 4, drawn
