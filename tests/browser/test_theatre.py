"""What happens is acted out over the table, with everything in motion as most people have it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Protocol

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.people import Person, gather
from tests.browser.positions import BATTLE, CONQUEST
from tests.browser.serving import Serving
from tests.browser.windows import Look, Motion, Window, Windows

WATCH: Final = """() => {
window.acts = []
const middleOf = (act) => {
  const ways = act.getAnimations()
  const now = ways.map(({ currentTime }) => currentTime)
  for (const way of ways) way.currentTime = way.effect.getComputedTiming().endTime / 2
  const { x, y, width, height } = act.getBoundingClientRect()
  ways.forEach((way, number) => (way.currentTime = now[number]))
  return [x + width / 2, y + height / 2]
}
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      for (const act of node.querySelectorAll ? [node, ...node.querySelectorAll('[data-act]')] : [])
        if (act.dataset?.act) {
          window.acts.push({
            ...act.dataset,
            text: act.textContent,
            middle: middleOf(act),
            pips: [...act.querySelectorAll('[data-pips]')].map(({ dataset }) => dataset.pips),
            hits: [...act.querySelectorAll('[data-hit]')].map(({ dataset }) => dataset.hit),
          })
          if (act.dataset.act !== window.holding) continue
          window.holding = null
          const space = new KeyboardEvent('keydown', { key: ' ', code: 'Space', bubbles: true })
          setTimeout(() => document.body.dispatchEvent(space))
        }
}).observe(document, { childList: true, subtree: true })
}"""
"""Keeps what was acted out, however short it was: where it was on half of its way, and what a battle shows."""


LONG: Final = 60_000  # milliseconds in which everything would have been acted out


class Lively(Person):
    """Someone for whom things move."""

    @property
    def acts(self) -> list[dict[str, str]]:
        acts: list[dict[str, str]] = self.page.evaluate("acts")
        return acts

    def see(self, act: str) -> dict[str, str]:
        """Wait until this was acted out; gives the first of its kind."""
        self.page.wait_for_function("act => acts.some((one) => one.act === act)", arg=act)
        return next(one for one in self.acts if one["act"] == act)

    def look(self) -> None:
        """Wait until the table is drawn: what happened before is not acted out. From then on acts are kept."""
        self.page.locator("svg.map").wait_for()
        self.page.evaluate(WATCH)

    def hold(self, act: str) -> None:
        """Press Space as soon as this is acted out next, however busy the machine is."""
        self.page.evaluate("act => (window.holding = act)", act)

    def forget(self) -> None:
        self.page.evaluate("acts.length = 0")

    def middle_of(self, act: str) -> tuple[float, float]:
        """Where the first thing of this kind was in the middle of its way."""
        self.see(act)
        x, y = self.page.evaluate("act => acts.find((one) => one.act === act).middle", act)
        return x, y

    def middle_of_place(self, number: int) -> tuple[float, float]:
        box = self.page.locator(f'[data-spot="place {number}"]').first.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    @property
    def battle(self) -> Locator:
        """The scene of a battle."""
        return self.page.locator("[data-act=battle]")

    def settle(self) -> None:
        """Wait until nothing is acted out any more."""
        expect(self.page.locator(".stage > *")).to_have_count(0)


class Stage(Protocol):
    """Whoever comes: a new person each time."""

    def __call__(self, motion: Motion = "no-preference") -> Lively: ...


@pytest.fixture
def stage(server: Serving, windows: Windows) -> Iterator[Stage]:
    """People for whom things move, unless they ask for stillness."""
    people: list[tuple[Lively, Window]] = []

    def come(motion: Motion = "no-preference") -> Lively:
        window = windows.open(Look(motion=motion))
        people.append((Lively(window, server.address), window))
        return people[-1][0]

    yield come
    for person, window in people:
        person.go_home()
        windows.give_back(window)
    assert [person.troubles for person, _ in people] == [[] for _ in people]


def begin_battle(ann: Lively, bob: Lively) -> None:
    """The Marquise of one, the Eyrie of the other, and the Marquise may act."""
    gather("Root", ann, bob, position=BATTLE, played=("pass",))
    for person in (ann, bob):
        person.look()


def test_warriors_walk_their_path_and_input_is_never_lost(stage: Stage) -> None:
    ann, bob = stage(), stage()
    begin_battle(ann, bob)
    board = '[data-spot="seat 0"] .body *'
    ann.page.locator(board).first.evaluate("part => (part.before = true)")
    ann.make("move 1>9 x2")
    x, y = ann.middle_of("travel")
    (left, top), (right, bottom) = ann.middle_of_place(1), ann.middle_of_place(9)
    assert min(left, right) - 30 < x < max(left, right) + 30
    assert min(top, bottom) + 10 < y < max(top, bottom) - 10
    assert bob.see("travel")
    ann.settle()
    # The boards of players were not built anew for that.
    assert ann.page.locator(board).first.evaluate("part => part.before")
    ann.forget()

    # Who chooses while something is acted out is in the present at once, and is not made to wait.
    ann.make("move 9>1 x2")
    ann.see("travel")
    revision = ann.revision
    ann.page.keyboard.press("2")  # battle
    expect(ann.confirm).to_contain_text("battle in 5")
    expect(ann.confirm).to_be_enabled()  # once the table has answered that this cannot be taken back
    ann.page.keyboard.press("Enter")
    ann.hear("heard.revision !== number", revision)


def test_a_battle_is_a_scene_with_both_dice_and_what_fell(stage: Stage) -> None:
    ann, bob = stage(), stage()
    begin_battle(ann, bob)
    for person in (ann, bob):
        person.open_tab("Log")
    ann.make("battle 5")
    for person in (ann, bob):
        person.see("battle")
    # The scene stays open while the defender considers.
    expect(ann.page.get_by_role("heading", name="Eyrie (Bob) decides")).to_be_visible()
    expect(bob.page.get_by_role("heading", name="You decide")).to_be_visible()
    for person in (ann, bob):
        expect(person.battle).to_have_count(1)
        expect(person.page.get_by_role("log")).to_contain_text("attacked")
        person.forget()

    ann.hold("battle")
    bob.make("pass")
    for person in (ann, bob):
        person.page.wait_for_function("() => acts.some(({ pips }) => pips.length > 0)")
    pips, hits = ann.page.evaluate("(({ pips, hits }) => [pips, hits])(acts.find(({ pips }) => pips.length > 0))")
    assert sorted(pips) == ["1", "2"]
    assert hits == ["warrior"] * 3
    # Until it is over, nothing else tells how it ends.
    expect(ann.unfolding.get_by_role("button", name="Play")).to_be_visible()
    told = ann.page.locator("aside")
    expect(told).to_contain_text("Watch what happens")
    for outcome in ("rolled", "lost", "decide"):
        expect(told).not_to_contain_text(outcome)
    expect(ann.page.locator("button.verb:visible")).to_have_count(0)
    # A click or a key ends it.
    bob.page.mouse.click(20, 400)
    ann.page.keyboard.press("End")
    for person in (ann, bob):
        expect(person.page.get_by_role("log")).to_contain_text("rolled")
    expect(ann.page.get_by_role("heading", name="You decide")).to_be_visible()
    ann.make("pass")  # the Field Hospitals
    for person in (ann, bob):
        expect(person.battle).to_have_count(0)


def test_cards_of_others_fly_face_down(stage: Stage) -> None:
    ann, bob = stage(), stage()
    begin_battle(ann, bob)
    ann.make("pass")
    ann.see("fly")
    bob.see("fly")
    assert [act["card"] for act in ann.acts if act["act"] == "fly"] != [""]
    assert {act["card"] for act in bob.acts if act["act"] == "fly"} == {""}
    assert "Eyrie" in bob.see("turn")["text"]


WORKSHOP: Final = BATTLE.replace("hand marquise", "clearing 9 marquise workshop 1\nhand marquise root_tea_mouse")


def test_a_crafted_card_is_shown_and_points_climb_the_track(stage: Stage) -> None:
    ann = stage()
    ann.make_table("Root", "here", "random", position=WORKSHOP)
    ann.look()
    ann.make("craft root_tea_mouse")
    assert ann.see("fly")["card"] == "root_tea_mouse"
    assert ann.see("rise")["text"] == "+2"
    ann.settle()
    expect(ann.page.locator('[data-spot="score 0"]').get_by_label("2 points")).not_to_have_count(0)


def test_a_pause_holds_what_is_acted_out_and_a_key_skips_it(stage: Stage) -> None:
    ann, bob = stage(), stage()
    clock = bob.context.clock
    clock.install()
    begin_battle(ann, bob)
    bob.hold("battle")
    ann.make("battle 5")
    expect(bob.unfolding.get_by_role("button", name="Play")).to_be_visible()
    clock.fast_forward(LONG)
    expect(bob.page.locator("[data-act=battle]")).to_have_count(1)
    scene = bob.page.locator("[data-act=battle]").bounding_box()
    assert scene
    assert bob.middle_of_place(5)[1] < scene["y"], "the clearing is seen beside its battle"
    assert violations(bob.page) == []
    bob.page.keyboard.press("End")
    expect(bob.unfolding).to_have_count(0)
    expect(bob.battle).to_have_count(1)  # it waits for his ambush


def test_where_nothing_may_move_the_end_is_there_at_once(stage: Stage) -> None:
    ann, bob = stage("reduce"), stage("reduce")
    begin_battle(ann, bob)
    ann.make("move 1>9 x2")
    expect(ann.map.get_by_label("9, Marquise: 2 warriors")).to_have_count(1)
    assert [act for act in ann.acts if act["act"] == "travel"] == []


def test_who_wants_all_at_once_sees_nothing_of_it(stage: Stage) -> None:
    ann = stage()
    ann.make_table("Small World", "here", "random", position=CONQUEST)
    ann.look()
    ann.make("conquer 4")
    assert ann.see("drop")
    ann.settle()
    ann.change_settings(**{"Event playback": "instant"})
    ann.forget()
    revision = ann.revision
    ann.make("conquer")
    ann.hear("heard.revision !== number", revision)
    assert ann.acts == []
