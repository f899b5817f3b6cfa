"""HTML and SVG as nested calls.

Plain text is always escaped. Only the output of `element` is inserted unchanged.
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


def _value(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else f"{value:.6g}"
