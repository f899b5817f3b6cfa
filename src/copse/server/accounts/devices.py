"""The name of a device in a list of devices: its browser and its system, which need no translation."""

from __future__ import annotations

from typing import Final

BROWSERS: Final = {
    "Edg": "Edge", "OPR": "Opera", "SamsungBrowser": "Samsung Internet", "Firefox": "Firefox", "FxiOS": "Firefox",
    "CriOS": "Chrome", "Chrome": "Chrome", "Safari": "Safari",
}  # fmt: skip
SYSTEMS: Final = {
    "Windows": "Windows", "Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Mac OS X": "Mac",
    "CrOS": "ChromeOS", "Linux": "Linux",
}  # fmt: skip
"""Words of the header `User-Agent`, in the order of the search: browsers claim to be others too."""


def device_name(agent: str) -> str:
    """Return a short name; empty for a program that does not say what it is.

    >>> device_name("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36")
    'Chrome, Linux'
    >>> device_name("curl/8")
    ''
    """
    return ", ".join(
        next((name for word, name in words.items() if word in agent), "") for words in (BROWSERS, SYSTEMS)
    ).strip(", ")
