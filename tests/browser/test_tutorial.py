"""A tutorial, played through by clicking."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import Person

END = "Now play a game"


def read(learner: Person) -> None:
    """Read what is explained."""
    while learner.lesson.get_by_role("button", name="Next").is_visible():
        learner.lesson.get_by_role("button", name="Next").click()


def follow(learner: Person) -> None:
    """Read what is explained, then do what is asked for."""
    read(learner)
    learner.take(learner.page.locator(".hinted .offer"))


def test_after_the_tutorial_on_hirelings_one_plays_with_hirelings(ann: Person) -> None:
    ann.learn("Root", "Hirelings")
    expect(ann.lesson).to_contain_text("Step 1 of")
    follow(ann)
    ann.hear("heard.decision?.yours")
    while asked := ann.page.evaluate("heard.lesson.asked"):
        at = ann.revision
        ann.make(asked)
        ann.hear("heard.revision > number && heard.decision?.yours", at)
    read(ann)
    here = ann.page.url
    ann.lesson.get_by_role("button", name=END).click()
    ann.page.wait_for_url(lambda url: url != here)
    ann.wait_for_turn()
    assert ann.page.evaluate("heard.view.hirelings.length") == 3


def test_a_tutorial_is_played_to_its_end_and_leads_into_a_game(ann: Person) -> None:
    ann.learn("Small World", "Your first peoples")
    expect(ann.lesson).to_contain_text("Step 1 of 12")
    expect(ann.offers).to_have_count(0)
    follow(ann)
    ann.wait_for_turn()
    expect(ann.glowing).to_have_count(1)
    before = ann.revision
    ann.point(ann.glowing.first)
    ann.hear("heard.revision > number", before)

    ann.wait_for_turn()
    before = ann.revision
    ann.open_list()
    ann.offer("Conquer forest 3").click()
    expect(ann.said).to_contain_text("Go through hill 7")
    assert ann.revision == before

    ann.change_settings(Language="uk")
    expect(ann.page.get_by_role("region", name="Навчання")).to_contain_text("Крок 5 з 12")
    ann.page.evaluate("localStorage.removeItem('copse.settings')")
    ann.page.reload()
    expect(ann.lesson).to_contain_text("Step 5 of 12")

    while not ann.lesson.get_by_role("button", name=END).is_visible():
        ann.wait_for_turn()
        follow(ann)
        ann.hear("heard.decision.yours")
    expect(ann.lesson).to_contain_text("Step 12 of 12")
    here = ann.page.url
    ann.lesson.get_by_role("button", name=END).click()
    ann.page.wait_for_url(lambda url: url != here)
    ann.wait_for_turn()
    expect(ann.lesson).to_have_count(0)
    ann.open_lobby()
    expect(ann.own_games.filter(has_text="Your first peoples")).to_contain_text("Tutorial finished")
