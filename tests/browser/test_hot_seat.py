"""Two people at one device: each sees only what their own seat may see."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.positions import BATTLE

OF_MARQUISE = ("Royal Claim", "Bake Sale")
OF_EYRIE = ("Cobbler", "Ambush!")


def unseen(person: Person, names: tuple[str, ...]) -> bool:
    everything = person.page.content()
    return not any(name in everything for name in names)


def test_a_cover_lies_between_the_seats_and_nothing_of_the_other_hand_is_in_the_page(ann: Person) -> None:
    ann.make_table("Root", "here", "here", position=BATTLE, played=("pass",))
    ann.wait_for_turn()
    expect(ann.page.get_by_text("Royal Claim").first).to_be_visible()
    assert unseen(ann, OF_EYRIE)
    ann.choose("Battle in 5")

    expect(ann.cover).to_contain_text("Eyrie")
    assert unseen(ann, OF_MARQUISE + OF_EYRIE)
    ann.take_device("Eyrie")
    ann.wait_for_turn()
    expect(ann.page.get_by_text("Cobbler").first).to_be_visible()
    assert unseen(ann, OF_MARQUISE)
    ann.page.reload()
    ann.wait_for_turn()
    expect(ann.page.get_by_text("Cobbler").first).to_be_visible()
    assert unseen(ann, OF_MARQUISE)

    ann.choose("No ambush")
    ann.take_device("Marquise")
    expect(ann.page.get_by_text("Royal Claim").first).to_be_visible()
    assert unseen(ann, OF_EYRIE)


def test_who_opens_the_table_later_finds_it_covered(ann: Person) -> None:
    link = ann.make_table("Root", "here", "here", position=BATTLE)
    ann.wait_for_turn()
    ann.page.evaluate("sessionStorage.clear()")  # as in a window that is opened anew
    ann.page.goto(ann.address)
    ann.page.goto(link)
    ann.page.reload()
    expect(ann.cover).to_contain_text("Marquise")
    assert unseen(ann, OF_MARQUISE + OF_EYRIE)
    ann.take_device("Marquise")
    ann.wait_for_turn()
