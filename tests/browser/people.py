"""People at browsers: what one does at a table, in the words in which one would tell it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, expect

from copse.server.protocol.messages import Pace
from tests.browser.tables import Club, wish_for
from tests.browser.windows import OUTSIDE, Window

KEEP: Final = """table => {
  const others = JSON.parse(localStorage.getItem('copse.tables') ?? '[]').filter(({ id }) => id !== table.id)
  localStorage.setItem('copse.tables', JSON.stringify([table, ...others]))
  if (table.seats.length > 0) sessionStorage.setItem(`copse.uncovered.${table.id}`, table.seats[0].seat)
}"""
"""Puts seats of a table into the storage of the page, as the page does when it has opened a table."""

ADVICE: Final = """async () => {
  const { id } = heard.table
  const kept = JSON.parse(localStorage.getItem('copse.tables')).find((table) => table.id === id)
  const { token } = kept.seats.find(({ seat }) => seat === heard.decision.seat)
  const headers = { Authorization: `Seat ${token}`, 'Content-Type': 'application/json' }
  const answer = await fetch(`api/v1/tables/${id}/hint`, { method: 'POST', headers, body: '{}' })
  return (await answer.json()).action
}"""
"""What a machine would do, asked of the server as the page asks it."""

MAKE: Final = """async action => {
  const id = heard.table.id
  const kept = JSON.parse(localStorage.getItem('copse.tables')).find((table) => table.id === id)
  const { token } = kept.seats.find(({ seat }) => seat === heard.decision.seat)
  const found = heard.decision.actions.find(({ text }) => text.startsWith(action))
  await fetch(`api/v1/tables/${id}/actions`, {
    method: 'POST',
    headers: { Authorization: `Seat ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      request: String(Math.random()), revision: heard.revision, action: found.text, confirm: true,
    }),
  })
}"""
"""Makes a choice behind the page's back."""

NOTHING: Final[Mapping[str, str]] = {}
UNCOVERED: Final = """spot => {
  const { left, top, width, height } = spot.getBoundingClientRect()
  for (let row = 1; row < 20; row++)
    for (let column = 1; column < 20; column++) {
      const [x, y] = [left + (width * column) / 20, top + (height * row) / 20]
      if (document.elementFromPoint(x, y)?.closest('[role=button]') === spot) return [x, y]
    }
}"""
"""Where a thing of the page can be clicked on, if anywhere now."""

READY: Final = "document.querySelector('[data-making] .primary:enabled')"
MADE_OR_ASKED: Final = f"(heard && heard.revision !== number) || {READY}"
REFUSED: Final = "the server responded with a status of {}"
ENDING_IS_ASKED: Final = REFUSED.format(409)  # so browsers report that a turn's end is to be confirmed
HUNG_UP: Final = "WebSocket is closed before the connection is established"  # by the page, which left the table early
OUTAGE: Final = ("net::ERR_", "WebSocket connection to")


class Person:
    """Someone with a browser of their own. What goes wrong in it is kept, and looked at when they leave."""

    def __init__(self, window: Window, address: str) -> None:
        self.page: Page = window.page
        self.address = address
        self.troubles: list[str] = []
        self._window = window
        self._touches = window.touches
        self._expected = [ENDING_IS_ASKED, HUNG_UP]
        self.page.on("console", self._console)
        self.page.on("pageerror", self._error)

    @property
    def context(self) -> BrowserContext:
        """What this person's browser can be told beside the page: scripts, routes, clocks, being cut off. Nobody else
        gets the window afterwards."""
        self._window.altered = True
        return self.page.context

    def go_home(self) -> None:
        """Look no longer at what happens in the window."""
        self.page.remove_listener("console", self._console)
        self.page.remove_listener("pageerror", self._error)

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    # ---- around the table

    def open_lobby(self) -> None:
        self.page.goto(self.address)

    def play_now(self, game: str) -> None:
        card = self.page.get_by_role("article").filter(has=self.page.get_by_role("heading", name=game))
        card.get_by_role("button", name="Against the computer").click()

    def learn(self, game: str, tutorial: str) -> None:
        """Sit down at the table of a tutorial."""
        self.open_lobby()
        card = self.page.get_by_role("article").filter(has=self.page.get_by_role("heading", name=game))
        card.get_by_role("button", name="Learn").click()
        self.page.get_by_role("dialog").get_by_role("button", name=tutorial).click()
        self.page.wait_for_url("**/#/t/*")

    @property
    def lesson(self) -> Locator:
        """What a tutorial says."""
        return self.page.get_by_role("region", name="Tutorial")

    def open_form(self, game: str) -> None:
        """The form for a new table."""
        self.open_lobby()
        card = self.page.get_by_role("article").filter(has=self.page.get_by_role("heading", name=game))
        card.get_by_text("More ways to play").click()
        card.get_by_role("link", name="New table").click()
        self.page.get_by_role("button", name="More choices").click()
        self.page.get_by_text("Details", exact=True).click()

    def make_table(
        self,
        game: str,
        *seats: str,
        name: str = "Ann",
        position: str = "",
        file: bytes = b"",
        options: dict[str, object] | None = None,
        pace: Pace | None = None,
        played: Sequence[str] = (),
    ) -> str:
        """Sit down at a table of one's own, which the server was asked for directly. Gives its link.

        A seat is `here`, `open`, `bot`, or the level of a machine. The game may begin from a position, or from whatever
        a file holds; what was `played` at seats here is chosen before the page is opened.
        """
        wish = wish_for(game, *seats, host=name, position=position, file=file.decode(), options=options, pace=pace)
        club = Club(self.address, wish)
        for choice in played:
            club.choose(choice)
        self.sit_down(club, *club.tokens, host=True)
        return club.link

    def sit_down(self, club: Club, *seats: int, host: bool = False) -> None:
        """Open the page of a table, with these seats of it in one's browser."""
        held = [{"seat": seat, "token": club.tokens[seat]} for seat in seats]
        kept = {"id": club.id, "game": club.game, "name": "", "seats": held} | ({"host": club.host} if host else {})
        if not self.page.url.endswith(OUTSIDE):
            self.page.goto(self.address + OUTSIDE)
        self.page.evaluate(KEEP, kept)
        self.page.goto(club.link)

    def fill_form(
        self,
        game: str,
        *seats: str,
        name: str = "Ann",
        file: bytes = b"",
        form: Mapping[str, str] = NOTHING,
    ) -> str:
        """Open a table through the form; a seat is `here`, `open`, or the level of a machine. Gives its link.

        `form` is what else is filled in: the label of a field or a list, and what goes there.
        """
        self.open_form(game)
        page = self.page
        page.get_by_label("Your name").fill(name)
        kinds = page.get_by_label("Who takes seat")
        expect(kinds).not_to_have_count(0)
        while kinds.count() != len(seats):
            more = kinds.count() < len(seats)
            page.get_by_role("button", name="Add a seat" if more else "Remove a seat").click()
        for number, seat in enumerate(seats, 1):
            known = {"here": "human", "open": "open"}
            page.get_by_label(f"Who takes seat {number}").select_option(known.get(seat, "agent"))
            if seat not in known:
                page.get_by_label(f"Strength of seat {number}").select_option(seat)
        for label, wish in form.items():
            field = page.get_by_label(label)
            if field.evaluate("field => field instanceof HTMLSelectElement"):
                field.select_option(wish)
            else:
                field.fill(wish)
        if file:
            page.get_by_label("Continue from a file").set_input_files(
                {"name": "start", "mimeType": "text/plain", "buffer": file}
            )
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_url("**/#/t/*")
        return page.url

    def join(self, link: str, name: str) -> None:
        """Come by a link and sit down on the first open seat."""
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").first.click()
        expect(self.page.get_by_text(f"{name} (you)")).to_be_visible()

    def start(self) -> None:
        self.page.get_by_role("button", name="Start the game").click()

    def watch(self, link: str) -> None:
        self.page.goto(link)
        self.hear("heard !== null")

    def leave(self) -> None:
        """Let a machine go on, and go back to the start page."""
        self.ask_to_leave()
        self.page.get_by_role("dialog").get_by_role("button", name="Let a computer play").click()
        expect(self.come_back).to_be_visible()
        self.page.get_by_role("link", name="Start page").click()

    def open_seats(self) -> None:
        """The list of who plays, where one comes and goes."""
        self.open_tab("Players")
        self.page.get_by_text("Seats: who is here").click()

    def ask_to_leave(self) -> None:
        """Press the button beside one's seat: the page wants to know whether one means it."""
        self.open_seats()
        self.page.get_by_role("button", name="Leave…").click()

    @property
    def come_back(self) -> Locator:
        """The button for one at whose seat a machine stands in."""
        return self.page.get_by_role("status").get_by_role("button", name="Come back")

    @property
    def own_games(self) -> Locator:
        """The entries of the list of one's own games on the start page. Tables of other tests are listed there too."""
        section = self.page.locator("section").filter(has=self.page.get_by_role("heading", name="My games"))
        return section.get_by_role("listitem")

    def take_device(self, who: str) -> None:
        """Lift the cover that lies between two seats at one device."""
        expect(self.cover).to_contain_text(who)
        self.page.get_by_role("button", name="It is me").click()
        expect(self.cover).to_have_count(0)

    @property
    def cover(self) -> Locator:
        return self.page.get_by_role("heading", name="Pass the device to")

    @property
    def connection(self) -> Locator:
        """What the page says while it is cut off."""
        return self.page.get_by_role("status").filter(has_text="Connection lost")

    def open_tab(self, name: str) -> None:
        self.press(self.page.get_by_role("tab", name=name))

    @property
    def log(self) -> list[str]:
        """What the log says, line by line."""
        self.open_tab("Log")
        return self.page.get_by_role("log").get_by_role("listitem").all_inner_texts()

    def change_settings(self, **wishes: str) -> None:
        """Choose from the lists of the settings by their present labels, such as `Language`."""
        self.page.get_by_role("button", name="Settings").click()
        dialog = self.page.get_by_role("dialog")
        for label, wish in wishes.items():
            dialog.get_by_label(label).select_option(wish)
        self.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)

    @property
    def unfolding(self) -> Locator:
        """Where it is told step by step what happened."""
        return self.page.get_by_role("region", name="Event playback")

    # ---- what the page was told

    def hear(self, what: str, number: int | None = None) -> None:
        """Wait until something holds of what was `heard`, or the page was told a given `number`."""
        self.page.wait_for_function(f"number => {what}", arg=number)

    @property
    def revision(self) -> int:
        revision: int = self.page.evaluate("heard.revision")
        return revision

    def wait_for_turn(self) -> None:
        """Wait for a question, without looking at what led to it."""
        self.hear("heard?.decision?.yours && document.querySelector('button.offer') !== null")
        if self.page.locator("aside.hushed").count() > 0:
            self.page.keyboard.press("End")

    def wait_for_person(self, seats: list[int]) -> int | None:
        """Who has to decide, once it is one of these seats; nobody when the game is over."""
        self.page.wait_for_function(
            "seats => heard && (heard.table.status === 'over' || seats.includes(heard.decision?.seat))", arg=seats
        )
        seat: int | None = self.page.evaluate("heard.table.to_move")
        return seat

    # ---- choosing

    @property
    def question(self) -> Locator:
        return self.page.locator("section").filter(has=self.page.get_by_role("heading", name="decide"))

    def open_list(self) -> None:
        """Unfold the list of all that is legal."""
        if not self.page.locator("details.list").evaluate("list => list.open"):
            self.press(self.page.locator("details.list > summary"))

    @property
    def offers(self) -> Locator:
        """The list of all that is legal; it has to be open."""
        return self.page.locator("button.offer")

    def offer(self, words: str) -> Locator:
        return self.offers.filter(has_text=words).first

    @property
    def making(self) -> Locator:
        return self.page.get_by_role("region", name="Make the choice")

    @property
    def said(self) -> Locator:
        """What the page says about the choice: a hint, a refusal, the end of the turn."""
        return self.page.get_by_role("status", name="About this choice")

    @property
    def confirm(self) -> Locator:
        """The button that makes a choice; its name is what it would do."""
        return self.page.locator("[data-making] .primary")

    def button(self, name: str) -> Locator:
        return self.making.get_by_role("button", name=name)

    def take(self, offer: Locator) -> None:
        """Take an offer from the list, and confirm it where the page asks for that."""
        self.wait_for_turn()
        before = self.revision
        self.open_list()
        self.press(offer)
        self._finish(before)

    def choose(self, words: str) -> None:
        """Take the first offer that has these words."""
        self.take(self.offer(words))

    def choose_by_lot(self, lot: random.Random) -> None:
        self.wait_for_turn()
        self.take(self.offers.nth(lot.randrange(self.offers.count())))

    def choose_by_hint(self) -> None:
        """Do what a machine would do."""
        self.wait_for_turn()
        before = self.revision
        self.button("Hint").click()
        advised = self.page.get_by_role("status", name="About this choice").locator("strong").first
        expect(self.page.locator(".hinted .offer > span")).to_have_text(advised.text_content() or "")
        self.said.get_by_role("button", name="Do this").first.click()
        self._finish(before)

    def make(self, action: str) -> None:
        """Make the first legal choice whose text begins so, once one decides, behind the page's back: what is looked at
        is what comes of it."""
        self.hear("heard?.decision?.yours")
        self.page.evaluate(MAKE, action)

    def undo(self) -> None:
        before = self.revision
        self.press(self.button("Undo"))
        self.hear("heard?.revision > number", before)

    def choose_by_keys(self, number: int = 0) -> None:
        """Open the list, go down to a line, take it, and confirm it where the page asks for that; all by keys."""
        self.wait_for_turn()
        before = self.revision
        if not self.page.locator("details.list").evaluate("list => list.open"):
            self.page.keyboard.press("l")
        for _ in range(self.offers.count() + 1):
            self.page.keyboard.press("ArrowDown")
            if self.offers.nth(number).evaluate("offer => offer === document.activeElement"):
                break
        expect(self.offers.nth(number)).to_be_focused()
        self.page.keyboard.press("Enter")
        self.hear(MADE_OR_ASKED, before)
        if self.revision == before:
            self.page.keyboard.press("Enter")
            self.hear("heard && heard.revision !== number", before)

    def press(self, what: Locator) -> None:
        if self._touches:
            what.tap()
        else:
            what.click()

    def point(self, spot: Locator) -> None:
        """Click on something of the map, once it can be seen, at a place where nothing else covers it."""
        x, y = self.page.wait_for_function(UNCOVERED, arg=spot.element_handle()).json_value()
        if self._touches:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    @property
    def map(self) -> Locator:
        return self.page.locator("svg.map")

    @property
    def glowing(self) -> Locator:
        """What can be pointed at on the map."""
        return self.map.get_by_role("button")

    # ---- choosing by verbs and things

    def verb(self, name: str) -> Locator:
        """A verb of the bar, by its name in the rules."""
        return self.page.locator(f"button.verb[data-verb={name}]")

    @property
    def menu(self) -> Locator:
        """What is asked beside what was pointed at."""
        return self.page.get_by_role("group", name="What you pointed at")

    @property
    def note(self) -> Locator:
        """Why a click did nothing."""
        return self.page.locator(".note")

    def place(self, number: int) -> Locator:
        """A clearing, forest or region of the map, if it glows."""
        here = f'[data-spot="place {number}"]'
        return self.map.locator(f"{here}[role=button], {here} > [role=button]")

    def do(self, action: Mapping[str, object]) -> None:
        """Make a choice by its verb, and then by pointing at what glows, or by an answer where nothing does. Of
        amounts, the likeliest is taken."""
        fields = action["fields"]
        assert isinstance(fields, dict)
        self.wait_for_turn()
        before = self.revision
        if not self.page.locator("button.verb[aria-pressed=true]").count():
            self.press(self.verb(str(action["verb"])))
        for _ in range(len(fields)):
            self.hear(f"{MADE_OR_ASKED} || document.querySelector('button.answer:enabled')", before)
            asked = self.page.locator("fieldset[data-field]")
            if self.revision != before or not asked.count():
                break
            field = str(asked.get_attribute("data-field"))
            self._answer(field, fields[field])
            if self.laying.count():
                self._lay_all(self.place(fields[field]))
                break
        self._finish(before)

    def _answer(self, field: str, value: object) -> None:
        glowing = self.page.locator(f'[data-spot="card {value}"] [role=button]')
        if field in ("clearing", "origin", "target", "region", "place") and isinstance(value, int):
            glowing = self.place(value)
        if glowing.count() == 1 and field != "card":
            self.point(glowing)
        elif field == "card" and glowing.count() and glowing.first.is_visible():
            self.press(glowing.first)
        else:
            self.press(self.page.locator(f'button.answer[data-value="{value}"]'))

    @property
    def laying(self) -> Locator:
        """Where it is told how much of a pile is still to be laid out on the map."""
        return self.page.get_by_role("region", name="Redeploy")

    def _lay_all(self, spot: Locator) -> None:
        """Lay the whole pile there, one by one."""
        done = self.laying.get_by_role("button", name="Done")
        while done.is_disabled():
            self.point(spot)
        self.press(done)

    def choose_by_verbs(self, lot: random.Random) -> None:
        """Do something that is legal, without the list."""
        self.wait_for_turn()
        actions: list[Mapping[str, object]] = self.page.evaluate("heard.decision.actions")
        self.do(lot.choice(actions))

    def choose_as_advised(self) -> None:
        """Do what a machine would do, without the list."""
        self.wait_for_turn()
        advised = self.page.evaluate(ADVICE)
        actions: list[Mapping[str, object]] = self.page.evaluate("heard.decision.actions")
        self.do(next(action for action in actions if action["text"] == advised))

    def choose_by_pointing(self, lot: random.Random) -> None:
        """Point at a place of the map, and answer whatever is asked about it first."""
        self.wait_for_turn()
        before = self.revision
        self.page.wait_for_function(f"() => [...document.querySelectorAll('svg.map [role=button]')].some({UNCOVERED})")
        # A phone shows a part of the map.
        self.point(lot.choice([spot for spot in self.glowing.all() if spot.evaluate(UNCOVERED)]))
        asked = self.menu.get_by_role("button").or_(self.page.locator("button.answer"))
        for _ in range(4):
            self.hear(f"{MADE_OR_ASKED} || document.querySelector('.menu button, button.answer:enabled')", before)
            if self.revision != before or self.confirm.is_enabled():
                break
            self.press(asked.first)
        self._finish(before)

    def make_choice(self, before: int | None = None) -> None:
        """Confirm what was pointed at since a revision, as often as the page asks for that; it may be made already."""
        self._finish(self.revision if before is None else before)

    def _finish(self, before: int) -> None:
        self.hear(MADE_OR_ASKED, before)
        there = self.menu.locator("button.primary")
        while self.revision == before:
            self.press(there if there.is_visible() else self.confirm)  # the menu may lie over the other
            self.hear(MADE_OR_ASKED, before)

    # ---- what goes wrong

    def expect_outage(self) -> None:
        """From here on the connection may be lost, and the browser may say so."""
        self._expected += OUTAGE

    def expect_refusal(self, status: int) -> None:
        """From here on the server may answer with this status, and the browser may say so."""
        self._expected.append(REFUSED.format(status))

    def _console(self, message: ConsoleMessage) -> None:
        wrong = message.type in ("error", "warning")
        if wrong and not any(sign in message.text for sign in self._expected):
            self.troubles.append(f"{message.type}: {message.text}")

    def _error(self, problem: Error) -> None:
        self.troubles.append(str(problem))


Way = Callable[[Person], None]
"""How someone makes a choice."""


def by_advice(person: Person) -> None:
    """As a machine would, where there is a choice."""
    person.wait_for_turn()
    person.open_list()
    if person.offers.count() > 1:
        person.choose_by_hint()
    else:
        person.take(person.offers.first)


def by_lot(lot: random.Random) -> Way:
    return lambda person: person.choose_by_lot(lot)


def by_verbs(lot: random.Random) -> Way:
    return lambda person: person.choose_by_verbs(lot)


def play_on(people: Mapping[int, Person], choose: Way) -> None:
    """These people, by seat, choose until the game is over."""
    last = next(iter(people.values()))
    while (seat := last.wait_for_person(list(people))) is not None:
        last = people[seat]
        choose(last)


def gather(game: str, host: Person, *others: Person, position: str = "", played: Sequence[str] = ()) -> Club:
    """A game of these people that has begun, each before a browser of their own."""
    club = Club(host.address, wish_for(game, "here", *["open"] * len(others), position=position))
    taken = [club.join(name) for _, name in zip(others, ("Bob", "Cat", "Dan"), strict=False)]
    club.start()
    for choice in played:
        club.choose(choice)
    host.sit_down(club, 0, host=True)
    for person, seat in zip(others, taken, strict=True):
        person.sit_down(club, seat)
    for person in (host, *others):
        person.hear("heard?.view")
    return club
