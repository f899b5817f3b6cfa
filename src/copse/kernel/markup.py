"""HTML and SVG as nested calls.

Plain text is always escaped. Only the output of `element` and `together` is inserted unchanged.
"""

from __future__ import annotations

from html import escape
from typing import Final

EMPTY: Final = frozenset({"meta"})


class Html(str):
    """Text that is markup."""

    __slots__ = ()


def element(name: str, /, *content: str, **attributes: str | float) -> Html:
    """Return an element. In the names of attributes `_` stands for `-`, and a final `_` avoids Python keywords.

    >>> element("p", "Cats & birds ", element("b", "<here>"), class_="note", aria_label='"two"')
    '<p class="note" aria-label="&quot;two&quot;">Cats &amp; birds <b>&lt;here&gt;</b></p>'
    """
    written = "".join(f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"' for key, value in attributes.items())
    opening = f"<{name}{written}>"
    return Html(opening if name in EMPTY else f"{opening}{together(*content)}</{name}>")


def together(*content: str) -> Html:
    """Join pieces of a page."""
    return Html("".join(part if isinstance(part, Html) else escape(part) for part in content))


def picture(width: float, height: float, title: str, *content: Html, **attributes: str | float) -> Html:
    """Return a whole SVG document. It names itself for people who cannot see it, and needs nothing from elsewhere."""
    named = {"viewBox": f"0 0 {width:g} {height:g}", "role": "img", "aria_label": title, **attributes}
    return element("svg", element("title", title), *content, xmlns="http://www.w3.org/2000/svg", **named)


def group(*content: Html, x: float = 0, y: float = 0, scale: float = 1, **attributes: str | float) -> Html:
    """Return content that is moved, and scaled around its own origin."""
    place = f"translate({x:.6g} {y:.6g})" + (f" scale({scale:.4g})" if scale != 1 else "")
    return element("g", *content, transform=place, **attributes)


def _value(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else f"{value:.6g}"
