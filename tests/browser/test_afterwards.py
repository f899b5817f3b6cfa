"""After the game: play on from any moment, maps and chances, and files to keep and to begin from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.axe import violations
from tests.browser.people import Person, Way
from tests.browser.positions import BATTLE, LAST_TURN
from tests.browser.tables import Club, wish_for

GOLDEN = Path(__file__).parent.parent / "golden"
SMALL_WORLD = GOLDEN / "smallworld_3.record"
ROOT = GOLDEN / "root_two_winter_exiles.record"
SPOILED = BATTLE.replace("daylight", "daylight\npoints 29 29").replace("roost 1 warrior 2", "roost 1 warrior 1")
"""The Marquise win by destroying the roost, unless the Eyrie play their ambush."""
THOUGHT = 300_000  # milliseconds in which a game of four choices is thought about, by a process that gives way to all
SPOILED_IN = ("pass", "overwork", "battle 5", "pass")
LAST_CONQUEST = ("conquer 2", "stop", "deploy")


def finish_root(person: Person) -> None:
    """A finished game of Root: the Eyrie forgot their ambush, and the Marquise won."""
    person.make_table("Root", "here", "here", position=SPOILED, played=SPOILED_IN)
    expect(person.page.get_by_role("heading", name="Won by")).to_be_visible()


def finish_small_world(person: Person) -> None:
    """A finished game of Small World, of which three choices were seen."""
    person.make_table("Small World", "here", "here", position=LAST_TURN, played=LAST_CONQUEST)
    expect(person.page.get_by_role("heading", name="Won by")).to_be_visible()


def saved(person: Person, button: str, folder: Path) -> Path:
    """The file that a button hands over."""
    with person.page.expect_download() as waiting:
        person.page.get_by_role("button", name=button).click()
    kept = folder / waiting.value.suggested_filename
    waiting.value.save_as(kept)
    return kept


def marks(person: Person) -> Locator:
    return person.map.locator("[data-kind]")


def test_the_scene_of_the_battle_in_which_somebody_won_closes(ann: Person) -> None:
    club = Club(ann.address, wish_for("Root", "here", "here", position=SPOILED))
    for choice in SPOILED_IN[:-1]:
        club.choose(choice)
    ann.sit_down(club, 0)
    scene = ann.page.locator("[data-act=battle]")
    expect(scene).to_be_visible()
    club.choose(SPOILED_IN[-1])
    expect(ann.page.get_by_role("heading", name="Won by")).to_be_visible()
    expect(scene).to_have_count(0)


# ---- seeing it again


def test_a_finished_game_is_seen_again_by_a_slider_without_secrets_and_played_on_from_a_moment(ann: Person) -> None:
    finish_small_world(ann)
    page, first = ann.page, ann.page.url
    page.get_by_role("button", name="Replay").click()
    slider, said = page.get_by_role("slider"), page.locator("footer")
    expect(page.get_by_text("1 / 4")).to_be_visible()
    expect(ann.map).to_be_visible()
    purses = page.locator(":is([data-spot^=seat], [data-spot^=score]) .coins b")
    expect(purses).to_have_count(4)
    for purse in purses.all():
        expect(purse).to_have_text(re.compile(r"^\d+$"))
    slider.fill("1")
    expect(page.get_by_text("2 / 4")).to_be_visible()
    expect(said).to_contain_text("onquer farmland 2")
    page.get_by_role("button", name="Step forward").click()
    expect(said).to_contain_text("top conquering")
    fork = page.get_by_role("button", name="Play from here")
    expect(fork).to_be_enabled()
    slider.press("End")
    expect(page.get_by_text("4 / 4")).to_be_visible()
    expect(fork).to_be_disabled()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("heading", name="Won by")).to_be_visible()

    page.get_by_role("button", name="Replay").click()
    slider.fill("1")
    fork.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Who takes seat 1").select_option("agent")
    dialog.get_by_label("Who takes seat 2").select_option("human")
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_url(lambda url: url != first)
    ann.wait_for_turn()
    assert page.evaluate("[heard.you, heard.decision.seat, heard.view.round]") == [1, 1, 10]
    ann.open_list()
    expect(ann.offer("Stop conquering")).to_be_visible()
    ann.open_tab("Log")
    expect(page.get_by_role("log")).to_contain_text("farmland 2")


# ---- what happened where, how the chances went, and what decided it


def test_the_map_shows_what_happened_up_to_a_moment_and_to_whom(ann: Person) -> None:
    ann.make_table("Small World", "here", "here", "here", file=SMALL_WORLD.read_bytes())
    ann.page.get_by_role("button", name="Map of the game").click()
    counted = marks(ann)
    expect(counted.first).to_be_visible()
    everyone = sum(int(text) for text in counted.locator("text").all_text_contents())
    by_seat = []
    for seat in range(3):
        ann.page.get_by_label("Whose").select_option(index=seat + 1)
        by_seat.append(sum(int(text) for text in counted.locator("text").all_text_contents()))
    assert sum(by_seat) == everyone
    ann.page.get_by_label("Show on the map").select_option("Losses")
    expect(counted.first).to_have_attribute("data-kind", "loss")
    ann.page.get_by_role("slider").press("Home")
    expect(counted).to_have_count(0)


def test_the_end_shows_the_winner_the_turns_that_decided_it_and_how_points_and_chances_went(ann: Person) -> None:
    ann.make_table("Root", "here", "here", file=ROOT.read_bytes())
    page, end = ann.page, ann.page.get_by_role("region", name="The game is over")
    expect(end.locator("svg.portrait.l path").first).to_be_visible()
    expect(end.locator(".bar i").first).to_be_attached()
    expect(page.get_by_role("img", name="Points", exact=True)).to_be_visible()
    page.get_by_text("Chances of winning").click()
    chart = page.get_by_role("img", name="Chances of winning")
    expect(chart).to_contain_text("100 %")
    expect(page.get_by_text("This is the computer’s estimate")).to_be_visible()
    for name in ("Play again", "Replay", "Map of the game", "Download the record", "Save as a page"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("link", name="Start page").last).to_be_in_viewport(ratio=1)

    turns = end.get_by_role("list").get_by_role("button")
    expect(turns.first).to_contain_text("Turn")
    assert 1 <= turns.count() <= 3
    assert violations(page) == []
    turns.last.click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    assert int(slider.input_value()) > 0
    page.get_by_role("button", name="Close").click()
    ann.open_lobby()
    drawn = ann.own_games.filter(has_text="finished")
    expect(drawn.locator(".sketch svg circle").first).to_be_attached()


def test_the_analysis_tells_what_cost_most_and_opens_the_replay_there(ann: Person) -> None:
    finish_root(ann)
    page = ann.page
    page.get_by_role("button", name="Analysis").click()
    costly = page.get_by_role("button", name="Better (")
    expect(costly.first).to_be_visible(timeout=THOUGHT)
    expect(costly.first).to_contain_text("mbush")
    expect(costly.first.locator("em")).to_have_text(re.compile(r"\.$"))  # the reason is a sentence
    assert violations(page) == []
    moment = page.get_by_role("slider", name="Moment of the game")
    moment.focus()
    moment.press("ArrowRight")
    expect(moment).to_have_attribute("aria-valuetext", re.compile(r"After \d+ choices?: .+ \d+ %, .+ \d+ %"))
    chosen = (costly.first.get_attribute("title") or "").rpartition("after ")[2].split()[0]
    costly.first.click()
    expect(page.get_by_role("slider")).to_have_value(chosen)
    page.get_by_role("button", name="Close").first.click()
    expect(costly.first).to_be_visible()  # one comes back to where one was
    page.get_by_role("button", name="Final score").click()
    expect(page.get_by_role("heading", name="Won by")).to_be_visible()


# ---- files


@pytest.mark.parametrize(
    ("finish", "score"), [(finish_small_world, "2"), (finish_root, "30 points")], ids=["Small World", "Root"]
)
def test_a_replay_kept_as_a_page_works_without_any_network(
    ann: Person, browser: Browser, tmp_path: Path, finish: Way, score: str
) -> None:
    finish(ann)
    kept = saved(ann, "Save as a page", tmp_path)
    context = browser.new_context(offline=True)
    page = context.new_page()
    troubles: list[str] = []
    page.on("console", lambda message: troubles.append(message.text))
    page.on("pageerror", lambda problem: troubles.append(str(problem)))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(kept.as_uri())
    slider = page.get_by_role("slider")
    expect(page.locator("svg.map")).to_be_visible()
    first = page.locator("footer").inner_text()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    assert page.locator("footer").inner_text() != first
    slider.press("End")
    expect(page.locator(".viewer > :first-child")).to_contain_text(score)
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("log").get_by_role("button").last.click()
    expect(page.get_by_role("dialog").locator("p").last).not_to_be_empty()
    expect(page.get_by_role("dialog")).not_to_contain_text("There is no summary")
    page.keyboard.press("Escape")
    page.get_by_label("Show on the map").select_option(index=1)
    expect(page.locator("[data-kind]").first).to_be_visible()
    context.close()
    assert troubles == []
    assert [url for url in asked if not url.startswith("data:")] == [kept.as_uri()]


def test_a_position_of_the_moment_can_be_kept_and_gone_on_from(ann: Person, tmp_path: Path) -> None:
    ann.make_table("Root", "here", "here", position=BATTLE, played=("pass",))
    ann.wait_for_turn()
    ann.page.get_by_text("Seats: who is here").click()
    kept = saved(ann, "Save this position", tmp_path)
    ann.fill_form("Root", "here", "beginner", file=kept.read_bytes())
    ann.wait_for_turn()
    ann.open_list()
    expect(ann.offer("Battle in 5")).to_be_visible()


def test_a_file_chooses_its_game_and_says_how_many_play_or_what_is_wrong_in_it(ann: Person) -> None:
    ann.expect_refusal(422)
    ann.open_form("Root")
    field = ann.page.get_by_label("Continue from a file")
    field.set_input_files({"name": "x.txt", "mimeType": "text/plain", "buffer": b"\x00\xff nonsense"})
    expect(ann.page.get_by_role("alert")).to_contain_text("neither a record nor a position")
    broken = SMALL_WORLD.read_text().replace("0 conquer 6", "0 conquer 99", 1)
    field.set_input_files({"name": "x.record", "mimeType": "text/plain", "buffer": broken.encode()})
    expect(ann.page.get_by_role("radio", name="Small World")).to_be_checked()
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("line 10")

    field.set_input_files(SMALL_WORLD)
    ann.page.get_by_role("button", name="Remove a seat").click()
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("another number of players")
    expect(ann.page.get_by_label("Who takes seat")).to_have_count(3)
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.page.get_by_role("heading", name="Won by")).to_be_visible()
