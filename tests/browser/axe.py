"""What axe-core finds on a page: the rules of WCAG 2.2 A and AA that a program can check."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHECK: Final = """async () => {
  const cutOff = async (target) => {
    const element = document.querySelector(target)
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { violations } = await axe.run(element, { runOnly: { type: 'rule', values: ['target-size'] } })
    return violations.length === 0
  }
  const readableAtLast = async (target) => {
    const element = document.querySelector(target)
    const ends = (one) => one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity
    const around = (one) => one.effect.target?.contains(element)
    const changing = document.getAnimations().filter((one) => ends(one) && around(one))
    if (changing.length === 0) return false
    await Promise.allSettled(changing.map((one) => one.finished))
    if (!element.isConnected) return true
    const { violations } = await axe.run(element, { runOnly: { type: 'rule', values: ['color-contrast'] } })
    return violations.length === 0
  }
  const again = { 'target-size': cutOff, 'color-contrast': readableAtLast }
  const { violations } = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
  const found = []
  for (const { id, nodes } of violations)
    for (const { target, failureSummary } of nodes)
      if (!(await again[id]?.(target[0]))) found.push(`${id}: ${target} ${failureSummary}`)
  return found
}"""
"""A target that is too small only because it is scrolled half out of sight is looked at once more in the middle. The
contrast of an element that fades in or out is judged again when it has come to rest."""


def violations(page: Page) -> list[str]:
    assert AXE.is_file(), "these tests need axe-core: npm ci in web/"
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(CHECK)
    return found
