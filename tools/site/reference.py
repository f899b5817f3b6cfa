"""The API reference: a page for each public module, which Sphinx fills from its docstrings.

`PUBLIC` is the public interface of Copse. docs/reference/python.md names the same modules.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import FunctionType, MappingProxyType
from typing import Final, Generic

EVERYTHING: Final[tuple[str, ...]] = ()  # the names in `__all__`

PUBLIC: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "copse": EVERYTHING,
        "copse.agents": EVERYTHING,
        "copse.agents.evaluation": ("Evaluation",),
        "copse.agents.evaluators": ("Counsel", "Decisions", "Evaluator", "Verdict"),
        "copse.agents.search": ("Search",),
        "copse.arena": EVERYTHING,
        "copse.arena.matches": ("results",),
        "copse.arena.report": ("report",),
        "copse.vectors": EVERYTHING,
        "copse.vectors.features": ("columns", "features", "seated", "turned"),
        "copse.envs.root_v2": ("env", "parallel_env"),
        "copse.envs.smallworld_v1": ("env", "parallel_env"),
        "copse.envs.aec": ("GameEnv",),
        "copse.envs.together": ("Together",),
        "copse.envs.single": ("SeatEnv",),
        "copse.envs.shortlists": ("ShortAEC", "ShortSeatEnv"),
        "copse.envs.batch": EVERYTHING,
        "copse.envs.batch.gym": ("SeatVectorEnv",),
        "copse.clockwork": EVERYTHING,
        "copse.notation.rootlog": ("Reading", "read", "write"),
        "copse.notation.league": ("Row", "read", "rows", "unsaid", "write"),
        "copse.law": EVERYTHING,
    }
)


def names_of(module: str) -> tuple[str, ...]:
    """Return the public names of a module."""
    if PUBLIC[module]:
        return PUBLIC[module]
    listed: object = vars(import_module(module))["__all__"]
    assert isinstance(listed, list)
    return tuple(listed)


def docstrings() -> Iterator[tuple[str, str]]:
    """Yield everything public with its docstring: modules, values, classes, functions, methods and properties."""
    for module in PUBLIC:
        yield module, inspect.getdoc(import_module(module)) or ""
        for name in names_of(module):
            value: object = getattr(import_module(module), name)
            if inspect.isclass(value):
                yield f"{module}.{name}", docstring(value)
                yield from ((f"{module}.{name}.{member}", text) for member, text in members_of(value))
            elif is_function(value):
                yield f"{module}.{name}", inspect.getdoc(value) or ""
            else:
                yield f"{module}.{name}", data_text(module, name)


def is_function(value: object) -> bool:
    """Return whether a public value is a function, with a cache or without one."""
    return callable(value) and inspect.isfunction(inspect.unwrap(value))


def docstring(owner: type) -> str:
    """Return the docstring of a class, but not the one that a dataclass without a docstring gets."""
    text = vars(owner).get("__doc__") or ""
    assert isinstance(text, str)
    return "" if text.startswith(f"{owner.__name__}(") else text


def members_of(owner: type) -> Iterator[tuple[str, str]]:
    """Yield the public methods and properties of a class, with those that it inherits from classes of Copse.

    A method without a docstring has that of the method it overrides.
    """
    ours = [base for base in owner.__mro__ if base.__module__.startswith("copse.")]
    for member in dict.fromkeys(member for base in ours for member in vars(base) if not member.startswith("_")):
        defined: list[object] = [vars(base)[member] for base in owner.__mro__ if member in vars(base)]
        if isinstance(defined[0], FunctionType | classmethod | staticmethod | property):
            yield member, next((text for one in defined if (text := inspect.getdoc(one))), "")


def undescribed() -> list[str]:
    """Return every public name without a docstring."""
    return [name for name, text in docstrings() if not text.strip()]


# ---- pages


def pages() -> Iterator[tuple[str, str]]:
    """Yield the path and the Markdown of every page."""
    listed = "\n".join(f"- [`{module}`]({module}.md): {first_line(module)}" for module in PUBLIC)
    tree = "\n".join(["```{toctree}", ":hidden:", "", *PUBLIC, "```"])
    about = "[Python API](../reference/python.md) says which names are public, and when they may change."
    yield "api/index.md", f"# API reference\n\n{about}\n\n{listed}\n\n{tree}\n"
    for module in PUBLIC:
        yield f"api/{module}.md", page(module)


def first_line(module: str) -> str:
    """Return the first sentence of the docstring of a module."""
    return (inspect.getdoc(import_module(module)) or "").partition("\n\n")[0].replace("\n", " ")


def page(module: str) -> str:
    """Return the page of a module."""
    directives = "\n".join(directive(module, name) for name in names_of(module))
    return f"# {module}\n\n```{{eval-rst}}\n.. automodule:: {module}\n\n{directives}```\n"


def directive(module: str, name: str) -> str:
    """Return the directive with which Sphinx describes a public name."""
    value: object = getattr(import_module(module), name)
    if inspect.isclass(value):
        bases = "" if {*value.__bases__} <= {object, Generic} else "   :show-inheritance:\n"
        return f".. autoclass:: {module}.{name}\n   :members:\n{bases}"
    if is_function(value):
        return f".. autofunction:: {module}.{name}\n"
    return f".. py:data:: {name}\n   :module: {module}\n\n   {data_text(module, name)}\n"


def data_text(module: str, name: str) -> str:
    """Return the text under a public value: the string that follows its assignment where it is defined."""
    file = import_module(module).__file__
    assert file is not None
    body = ast.parse(Path(file).read_text(encoding="utf-8")).body
    for statement, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(statement, ast.ImportFrom) and name in [alias.name for alias in statement.names]:
            assert statement.module is not None
            return data_text(statement.module, name)
        if name in assigned(statement) and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            return str(after.value.value)
    return ""


def assigned(statement: ast.stmt) -> list[str]:
    """Return the names that a statement assigns."""
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    targets = [statement.target] if isinstance(statement, ast.AnnAssign) else targets
    return [target.id for target in targets if isinstance(target, ast.Name)]
