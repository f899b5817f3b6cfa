"""What is heard: each sound by itself, and what the page plays, when, and how it is silenced."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import Person
from tests.browser.positions import BATTLE, CONQUEST

WEB: Final = Path(__file__).parents[2] / "web"
SOFTEST, LOUDEST = 0.02, 0.9

RENDER: Final = """async ([voice, steps]) => {
  const rate = 22050
  const context = new OfflineAudioContext(1, 4 * rate, rate)
  const stage = { context, out: context.destination, at: 0.05 }
  if (voice === 'wind') made.wind(stage)
  else if (voice === 'bird') made.bird(stage)
  else made.sound(voice, stage, steps)
  const samples = (await context.startRendering()).getChannelData(0)
  const peak = (from, to) => samples.slice(from, to).reduce((most, one) => Math.max(most, Math.abs(one)), 0)
  return [peak(0, samples.length), peak(3.5 * rate, samples.length)]
}"""
"""The loudest moment of a sound, and the loudest of its last half second."""

EARS: Final = """
window.contexts = 0
window.played = 0
window.AudioContext = class extends AudioContext {
  constructor() {
    super()
    contexts++
  }
}
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const { start } = kind.prototype
  kind.prototype.start = function (...args) {
    if (this.context instanceof AudioContext) played++
    return start.apply(this, args)
  }
}
"""
"""Counts what the page makes and plays."""

TOUCHES: Final = """
{
  let touched = false
  for (const kind of ['pointerdown', 'pointerup', 'keydown'])
    addEventListener(kind, ({ isTrusted }) => (touched ||= isTrusted), { capture: true })
  Object.defineProperty(navigator, 'userActivation', { value: { get hasBeenActive() { return touched } } })
}
"""
"""Tells the page of real touches only. To the browser, a test that looks into the page is a touch too: whether the page
was told of that would depend on which of them was faster."""


@pytest.fixture(scope="module")
def voices(tmp_path_factory: pytest.TempPathFactory) -> str:
    """All that can be played, as a script of its own."""
    entry = tmp_path_factory.mktemp("sound") / "made.ts"
    entry.write_text("".join(f"export * from '{WEB}/src/sound/{name}'\n" for name in ("score", "voices", "woodland")))
    command = ["node", "node_modules/rolldown/bin/cli.mjs", str(entry), "--format", "iife", "--name", "made"]
    return subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=True).stdout


def test_each_sound_is_heard_clips_nowhere_and_ends(browser: Browser, voices: str) -> None:
    page = browser.new_page()
    page.evaluate(f"{voices}; window.made = made")
    names = page.evaluate("[...made.VOICES, 'bird']")
    heard = {f"{voice} {steps}": page.evaluate(RENDER, [voice, steps]) for voice in names for steps in (1, 5)}
    wind, _ = page.evaluate(RENDER, ["wind", 1])
    page.close()
    assert len(heard) > 50
    assert {name: peak for name, (peak, _) in heard.items() if not SOFTEST <= peak <= LOUDEST} == {}
    assert {name: rest for name, (_, rest) in heard.items() if rest > SOFTEST / 20} == {}
    assert 0 < wind < 0.2  # it is behind everything else, and blows on


def test_nothing_sounds_before_the_first_touch_and_m_silences_for_good(ann: Person) -> None:
    for script in (EARS, TOUCHES):
        ann.context.add_init_script(script)
    ann.make_table("Root", "here", "here", position=BATTLE, played=("pass",))
    ann.wait_for_turn()
    assert ann.page.evaluate("contexts") == 0
    ann.choose("→ 9")
    ann.hear("contexts === 1 && played > 0")

    ann.page.keyboard.press("m")
    sound = ann.page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "false")
    ann.page.reload()
    ann.wait_for_turn()
    ann.choose("→")
    expect(sound).to_have_attribute("aria-pressed", "false")
    assert ann.page.evaluate("contexts") == 0
    sound.click()
    ann.hear("contexts === 1 && played > 0")  # the woodland


def test_the_volume_is_tried_by_ear_and_kept(ann: Person) -> None:
    ann.context.add_init_script(EARS)
    ann.make_table("Small World", "here", "here", position=CONQUEST)
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="Settings").click()
    volume = ann.page.get_by_label("Volume")
    ann.page.get_by_label("Forest sounds").uncheck()
    volume.focus()
    before = ann.page.evaluate("played")
    ann.page.keyboard.press("ArrowRight")
    ann.hear("played > number", before)
    ann.page.reload()
    assert ann.page.evaluate("JSON.parse(localStorage['copse.settings'])")["volume"] == pytest.approx(0.65)
