"""Pages of highlighted sources with an anchor for each line (`#L12`), so that the site needs no code host."""

from __future__ import annotations

import ast
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import guess_lexer_for_filename
from pygments.util import ClassNotFound

HOME: Final = Path(__file__).parents[2]
FOLDER: Final = "code"

PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{path} · Copse</title>
<link rel="stylesheet" href="{up}_static/pygments.css">
<link rel="stylesheet" href="{up}_static/site.css">
<link rel="icon" href="{up}_static/logo.svg">
</head>
<body class="code">
<script>document.body.dataset.theme = localStorage.getItem('theme') || 'auto'</script>
<header><a href="{up}index.html">Copse</a> <span>/</span> <code>{path}</code></header>
<main>{text}</main>
</body>
</html>
"""


def address(path: str) -> str:
    """Return the address of the page of a source, from the root of the site."""
    return f"{FOLDER}/{path}.html"


def page(path: str, home: Path = HOME) -> str:
    """Return the page of a source, given by its path in the project."""
    source = (home / path).read_text(encoding="utf-8")
    numbered = HtmlFormatter(linenos="inline", linespans="L", wrapcode=True)
    try:
        text = highlight(source, guess_lexer_for_filename(path, source), numbered)
    except ClassNotFound:
        text = f'<div class="highlight"><pre>{escape(source)}</pre></div>'
    up = "../" * (path.count("/") + 1)
    return PAGE.format(path=escape(path), up=up, text=text.replace('<span id="L-', '<span id="L'))


def line_of(test: str, home: Path = HOME) -> int:
    """Return the line of a test with this pytest id, such as `tests/test_api.py::TestGame::test_save`."""
    path, *names = test.split("::")
    return definitions(path, home).get(".".join(name.partition("[")[0] for name in names), 1)


@cache
def definitions(path: str, home: Path = HOME) -> dict[str, int]:
    """Return the line of each class and function of a source by its name, such as `TestGame.test_save`."""
    found: dict[str, int] = {}

    def walk(node: ast.AST, around: str) -> None:
        for part in ast.iter_child_nodes(node):
            if isinstance(part, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                found.setdefault(f"{around}{part.name}", part.lineno)
                walk(part, f"{around}{part.name}.")

    walk(ast.parse((home / path).read_text(encoding="utf-8")), "")
    return found
