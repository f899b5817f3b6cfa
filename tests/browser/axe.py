"""What axe-core finds on a page: the rules of WCAG 2.2 A and AA that a program can check."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHECK: Final = """async () => {
  const { violations } = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`))
}"""


def violations(page: Page) -> list[str]:
    assert AXE.is_file(), "these tests need axe-core: npm ci in web/"
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(CHECK)
    return found
