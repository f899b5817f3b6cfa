"""Being together: people talk, let each other take something back, play again, and find their games."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.conftest import Guests
from tests.browser.frames import work_of
from tests.browser.people import Person, gather
from tests.browser.positions import BATTLE, LAST_TURN
from tests.browser.windows import PHONE


def open_chat(person: Person) -> Locator:
    person.press(person.page.get_by_role("button", name="Chat"))
    return person.page.get_by_role("region", name="Chat")


def tell(person: Person, text: str) -> None:
    person.page.get_by_label("Write a message").fill(text)
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_label("Write a message")).to_have_value("")


# ---- talking


def test_people_talk_with_words_and_without_and_the_host_can_end_it(guests: Guests) -> None:
    """What someone says can be hidden here, a spectator is called one, and the host can end all of it. Who has got a
    new key for their seat is removed and banned all the same."""
    ann, bob, eve = guests(), guests(), guests()
    club = gather("Root", ann, bob, position=BATTLE)
    chat = open_chat(bob)
    expect(bob.page.get_by_label("Write a message")).to_be_focused()
    tell(bob, "Hello <b>Ann</b>!")
    chat.get_by_role("button", name="Hello!").click()
    expect(ann.page.get_by_role("button", name="Chat: 2 new messages")).to_be_visible()
    expect(ann.page.get_by_role("status", name="Chat")).to_contain_text("Bob")

    heard = open_chat(ann)
    expect(heard.get_by_role("listitem")).to_have_count(2)
    expect(heard).to_contain_text("Hello <b>Ann</b>!")
    assert violations(ann.page) == []
    tell(ann, "Hi!")
    expect(chat.get_by_role("listitem").last).to_contain_text("Hi!")
    ann.page.keyboard.press("Escape")
    expect(heard).to_have_count(0)
    expect(ann.page.get_by_role("button", name="Chat", exact=True)).to_be_focused()
    assert [line for line in ann.log if line.startswith(("Ann: ", "Bob: "))] == [
        "Bob: Hello <b>Ann</b>!", "Bob: Hello!", "Ann: Hi!",
    ]  # fmt: skip

    open_chat(ann)
    heard.get_by_text("People", exact=True).click()
    heard.get_by_label("Hide messages of Bob").check()
    expect(heard.get_by_role("listitem")).to_have_count(1)
    tell(bob, "Now!")
    ann.page.keyboard.press("Escape")
    assert not any("Bob: " in line for line in ann.log)
    ann.page.goto(ann.address)
    ann.page.goto(club.link)
    ann.wait_for_turn()
    expect(ann.page.get_by_role("button", name="Chat", exact=True)).to_be_visible()

    ann.open_seats()
    talk = ann.page.get_by_label("Who may write in the chat")
    talk.select_option("players and spectators")
    eve.watch(club.link)
    open_chat(eve)
    tell(eve, "Boo!")
    expect(ann.page.get_by_role("status", name="Chat")).to_contain_text("Guest (spectator)")
    expect(chat.get_by_role("listitem").last).to_contain_text("Guest (spectator)")
    talk.select_option("nobody")
    expect(bob.page.get_by_role("region", name="Chat")).to_contain_text("The host has turned off the chat.")
    expect(bob.page.get_by_label("Write a message")).to_have_count(0)

    chat.get_by_role("button", name="Close").click()
    bob.expect_refusal(401)  # the old key may be tried once more
    bob.open_seats()
    bob.page.get_by_role("button", name="New key for this seat").click()
    expect(bob.page.get_by_role("status").filter(has_text="The old key no longer works")).to_be_visible()
    bob.hear("heard?.you === 1")
    bob.expect_refusal(403)
    ann.page.get_by_role("button", name="Remove…").click()
    assert violations(ann.page) == []
    ann.page.get_by_role("dialog").get_by_role("button", name="Remove and ban").click()
    expect(bob.page.get_by_role("alert")).to_contain_text("The host has banned you from this table.")
    assert ann.log[-2:] == [
        "Ann removes Bob from seat 2 and bans them from this table.", "Ann gives seat 2 to a computer (Casual).",
    ]  # fmt: skip


def test_a_message_is_shown_for_a_moment_whatever_else_happens(ann: Person, bob: Person) -> None:
    clock = ann.context.clock
    clock.install()
    club = gather("Root", ann, bob, position=BATTLE)
    open_chat(bob).get_by_role("button", name="Hello!").click()
    said = ann.page.get_by_role("status", name="Chat")
    expect(said).to_contain_text("Bob")
    clock.run_for(3000)
    before = ann.revision
    club.choose("pass")
    ann.hear("heard.revision > number", before)
    clock.run_for(3000)
    expect(said).to_be_empty()


def test_on_a_phone_one_talks_by_touch_and_the_map_stays_in_sight(guests: Guests) -> None:
    ann, bob = guests(), guests(PHONE, touches=True)
    gather("Root", ann, bob, position=BATTLE)
    chat = open_chat(bob)
    bob.press(chat.get_by_role("button", name="Thank you!"))
    expect(chat.get_by_role("listitem")).to_have_count(1)
    board, drawer = bob.map.bounding_box(), chat.bounding_box()
    assert board is not None
    assert drawer is not None
    assert drawer["y"] >= board["y"] + 0.9 * board["height"]
    assert violations(bob.page) == []


# ---- taking back


def test_what_cannot_be_undone_is_taken_back_when_the_other_agrees(ann: Person, bob: Person) -> None:
    gather("Root", ann, bob, position=BATTLE, played=("pass", "battle 5"))
    for answer in ("Decline", "Agree"):
        ann.page.get_by_role("button", name="Take a choice back").click()
        ann.page.get_by_role("button", name="Ask the others").click()
        expect(ann.page.get_by_role("region", name="Take a choice back")).to_contain_text("Waiting for: Bob")
        expect(bob.page.get_by_role("region", name="Take a choice back")).to_contain_text("Ann asks to take back")
        bob.page.get_by_role("button", name=answer).click()
        expect(bob.page.get_by_role("region", name="Take a choice back")).to_have_count(0)
    ann.wait_for_turn()
    ann.open_list()
    expect(ann.offer("Battle in 5")).to_be_visible()
    assert [line for line in bob.log if "choice" in line and "Ann" in line][-1].startswith("Ann takes a choice back.")


# ---- playing again


def test_the_same_people_play_again_one_seat_further(guests: Guests) -> None:
    ann, bob, eve = guests(), guests(), guests()
    club = gather("Small World", ann, bob, position=LAST_TURN, played=("conquer 2", "stop"))
    link = club.link
    eve.watch(link)
    bob.take(bob.offers.first)
    ann.hear("heard.outcome")
    ann.page.get_by_role("button", name="Play again").click()
    ann.page.wait_for_function("old => !location.href.endsWith(old)", arg=link[-12:])
    expect(ann.page.get_by_text("kept for Bob")).to_be_visible()
    expect(eve.page.get_by_role("link", name="Watch the rematch")).to_be_visible()
    bob.page.get_by_role("button", name="Join the rematch").click()
    for person, seat in ((ann, 1), (bob, 0)):
        person.hear("heard?.table.status === 'playing' && heard.you === number", seat)
    bob.choose("Pick")
    eve.page.get_by_role("link", name="Watch the rematch").click()
    eve.hear("heard?.revision === 1")


# ---- at one device, and by a code


def test_people_at_one_device_have_names_of_their_own(ann: Person) -> None:
    start = f"copse position 1 {BATTLE}".encode()
    ann.fill_form("Root", "here", "here", file=start, form={"Name of the person on seat 2": "Grandma"})
    ann.choose("Craft nothing more")
    ann.choose("Battle in 5")
    ann.take_device("Eyrie (Grandma)")


def test_the_invitation_is_there_as_a_code_for_the_camera(ann: Person) -> None:
    ann.make_table("Small World", "here", "open")
    ann.page.get_by_text("QR code").click()
    expect(ann.page.get_by_role("img", name="Point a phone’s camera")).to_be_visible()
    assert violations(ann.page) == []


def test_the_page_can_be_installed_and_its_worker_keeps_nothing(ann: Person) -> None:
    ann.open_lobby()
    manifest = ann.page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(found => found.json())")
    for icon in manifest["icons"]:
        assert ann.page.request.get(ann.address + icon["src"]).headers["content-type"] == icon["type"]
    kept = ann.page.evaluate(
        "navigator.serviceWorker.register('./worker.js').then(() => navigator.serviceWorker.ready)"
        ".then(async found => [found.scope, (await caches.keys()).length])"
    )
    assert kept == [ann.address, 0]


# ---- my games


def test_my_games_and_how_long_they_are_kept_are_told_as_the_language_has_it(ann: Person) -> None:
    ann.make_table("Root", "here", "random", position=BATTLE)
    ann.wait_for_turn()
    ann.open_lobby()
    game = ann.page.locator("section", has=ann.page.get_by_role("heading", name="My games")).get_by_role("listitem")
    expect(game).to_contain_text("Root")
    kept = ann.page.get_by_role("contentinfo").or_(ann.page.locator("main footer"))
    expect(kept).to_contain_text("The server deletes a finished game 90 days after the last choice.")
    ann.page.get_by_label("Language").select_option("ru")
    expect(kept).to_contain_text("Незаконченная партия удаляется через 75 дней")
    mine = ann.page.locator("section", has=ann.page.get_by_role("heading", name="Мои игры")).get_by_role("listitem")
    expect(mine).to_contain_text("Корни")
    expect(mine).to_contain_text("Маркиса")
    expect(mine).not_to_contain_text("Root")


def test_among_five_hundred_games_one_is_found_at_once(ann: Person) -> None:
    ann.make_table("Small World", "here", "here", name="Ann")
    ann.wait_for_turn()
    ann.open_lobby()
    games = ann.page.get_by_role("region", name="My games").or_(ann.page.locator("section", has_text="My games"))
    expect(games.get_by_role("listitem")).to_contain_text("Your turn")
    kept = json.loads(ann.page.evaluate("localStorage['copse.tables']"))
    many = []
    for number in range(500):
        last = kept[0]["last"] | {
            "id": f"old{number}", "name": f"Game {number}", "status": "over", "winners": [number % 2],
            "touched": 1e9 + number, "choices": number,
        }  # fmt: skip
        seats = [{"seat": 0, "token": "x"}]
        many.append(kept[0] | {"id": f"old{number}", "last": last, "seats": seats})
    ann.page.evaluate("tables => (localStorage['copse.tables'] = JSON.stringify(tables))", [*many, *kept])
    stands = ann.page.request.get(f"{ann.address}api/v1/tables/{kept[0]['id']}/state").body()
    context, asked = ann.context, list[str]()
    context.route("**/tables/old*/state*", lambda route: route.fulfill(body=stands, content_type="application/json"))
    context.on("request", lambda request: asked.append(request.url.split("?")[0].partition("/tables/")[2]))
    at_work = work_of(ann)
    ann.page.reload()
    expect(games.get_by_role("listitem").first).to_contain_text("Your turn")
    assert at_work() < 3
    expect(games.get_by_role("listitem")).to_have_count(12)
    expect(games.get_by_role("listitem").nth(1)).to_contain_text("Game 499")
    for game in games.get_by_role("listitem").all():
        game.scroll_into_view_if_needed()
        expect(game.locator(".sketch svg")).to_be_visible()
    drawn = {f"old{number}/state" for number in range(489, 500)}
    about = [what for what in asked if what.startswith("old")]
    assert sorted(about) == sorted(drawn), "finished games are drawn once when in sight, else not asked about"

    ann.page.get_by_label("Result").select_option("won")
    expect(games.get_by_role("listitem").first).to_contain_text("Game 498")
    expect(games.get_by_role("listitem").first).to_contain_text("won")
    expect(games.get_by_role("link", name="Replay").first).to_have_attribute("href", "#/t/old498/replay")
    games.get_by_role("button", name="Show 238 more").click()
    expect(games.get_by_role("listitem")).to_have_count(24)
    ann.page.get_by_label("In play or finished").select_option("in play")
    expect(games.get_by_role("status")).to_contain_text("No game of yours")
    assert violations(ann.page) == []
