"""Draws the icons of the installed page from `public/icon.svg`: python icons.py, after that drawing has changed."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent / "public"
PAPER = "#f5ecd9"
ICONS = {  # name: how large, whether the paper fills the corners, and how much of it the drawing takes
    "icon-192": (192, False, 1.0),
    "icon-512": (512, False, 1.0),
    "icon-180": (180, True, 1.0),
    "icon-maskable": (512, True, 0.75),
}


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox"])
        for name, (size, full, part) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = PAPER if full else "transparent"
            page.set_content(
                f"<body style='margin:0;display:grid;place-items:center;height:100vh;background:{ground}'>"
                f"<div style='width:{part:.0%};line-height:0'>{drawing}</div>"
            )
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
