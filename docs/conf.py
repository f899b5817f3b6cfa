"""The configuration of Sphinx. `make docs` prepares the pages (tools/site) and calls it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from copse import __version__

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "Copse"
author = "the authors of Copse"
copyright = "the authors of Copse; the code is under the MIT licence"
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
default_role = "code"
highlight_language = "text"

myst_heading_anchors = 4

autodoc_member_order = "bysource"
autodoc_type_aliases = {name: name for name in ("AnyGame", "Announced", "Json", "Options", "View")}
python_use_unqualified_type_names = True
maximum_signature_line_length = 100

html_theme = "furo"
html_title = f"Copse {version}"
html_logo = "_static/logo.svg"
html_favicon = "_static/logo.svg"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_js_files = ["site.js"]
templates_path = ["_templates"]
html_copy_source = False
html_show_sphinx = False
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/versions.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}

LIGHT = {
    "color-background-primary": "#fbf6ea",
    "color-background-secondary": "#f5ecd9",
    "color-background-hover": "#ede1c6",
    "color-background-border": "#d9cbad",
    "color-foreground-primary": "#2a2520",
    "color-foreground-secondary": "#655a4c",
    "color-foreground-muted": "#6f6353",
    "color-brand-primary": "#3f5f38",
    "color-brand-content": "#2f5fa5",
    "color-brand-visited": "#5d4a8c",
    "color-code-background": "#f3ead6",
    "color-inline-code-background": "#f1e6cd",
    "color-api-name": "#3f5f38",
    "color-api-pre-name": "#655a4c",
    "color-highlight-on-target": "#ede1c6",
}
DARK = {
    "color-background-primary": "#1f1d1a",
    "color-background-secondary": "#292622",
    "color-background-hover": "#34302a",
    "color-background-border": "#4b4438",
    "color-foreground-primary": "#ece3d2",
    "color-foreground-secondary": "#c3b8a1",
    "color-foreground-muted": "#b3a890",
    "color-brand-primary": "#a5c796",
    "color-brand-content": "#8fc2ff",
    "color-brand-visited": "#c3a3e0",
    "color-code-background": "#292622",
    "color-inline-code-background": "#34302a",
    "color-api-name": "#a5c796",
    "color-api-pre-name": "#c3b8a1",
    "color-highlight-on-target": "#4b4438",
}
FONTS = {
    "font-stack": "'Alegreya Sans', system-ui, sans-serif",
    "font-stack--headings": "Alegreya, Georgia, serif",
}
html_theme_options = {
    "light_css_variables": {**LIGHT, **FONTS},
    "dark_css_variables": DARK,
    "navigation_with_keys": True,
}


def readable(*described: object) -> tuple[str, str] | None:
    """Write a signature as Python: the default of a dataclass field, and a type within another, by their names."""
    *_, arguments, returned = described
    if not isinstance(arguments, str):
        return None
    named = re.compile(r"TypeAliasForwardRef\('(\w+)'\)")
    return named.sub(r"\1", arguments.replace("<factory>", "...")), named.sub(r"\1", str(returned or ""))


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.connect("autodoc-process-signature", readable)
