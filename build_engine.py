"""Compiles the engine: `python build_engine.py FOLDER` writes its extension modules into this folder.

mypyc compiles the modules that `pyproject.toml` lists under `tool.copse.engine`, and the C compiler the pen that writes
vectors. mypyc drops docstrings, so they are put back into the C code that it generates; `help(copse.Game)` then says
the same on both builds. With COPSE_COMPILE=test the modules are optimized less, which takes half the time."""

from __future__ import annotations

import ast
import os
import re
import sys
import tomllib
from collections.abc import Iterator
from inspect import cleandoc
from itertools import accumulate
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from mypyc.build import mypycify
from setuptools import Distribution, Extension

HOME: Final = Path(__file__).parent
SOURCES: Final = "src"
PEN: Final = "copse/vectors/pens/_pen"
# mypy's settings of the project are for its checks. numpy and others may be missing here.
MYPY: Final = ("--config-file=", "--no-warn-unused-ignores", "--ignore-missing-imports")
FOR_USERS: Final = {"opt_level": "2", "debug_level": "0"}
FOR_TESTS: Final = {"opt_level": "g", "debug_level": "0", "multi_file": True}
# Functions of the engine call each other directly (7 % faster), because nothing else links against them. Without the
# names of its functions the library is half as large.
LINUX: Final = (["-fno-semantic-interposition", "-fvisibility=hidden"], ["-Wl,-s"])

SIGNED: Final = re.compile(r'PyDoc_STR\((?:NULL|"((?:[^"\\]|\\.)*)")\)')
CLASSES: Final = re.compile(r"static PyTypeObject CPyType_(\w+)_template_ = \{[^;]*?\.tp_doc = PyDoc_STR\(.*")
FUNCTIONS: Final = re.compile(r"\(PyCFunction\)CPyPy_(\w+),[^\"]*?PyDoc_STR\(.*")
PROPERTIES: Final = re.compile(r"\(getter\)(\w+),(\s*(?:\(setter\)\w+|NULL),\s*)NULL, NULL\}")


def engine() -> list[str]:
    """Return the paths of the modules to compile, below the root of the project."""
    with (HOME / "pyproject.toml").open("rb") as file:
        listed = tomllib.load(file)["tool"]["copse"]["engine"]
    chosen, left_out = ({path for pattern in listed[name] for path in HOME.glob(pattern)} for name in listed)
    return sorted(path.relative_to(HOME).as_posix() for path in chosen - left_out)


def compile_engine(folder: Path) -> None:
    with TemporaryDirectory() as work:
        settings = FOR_TESTS if os.environ.get("COPSE_COMPILE") == "test" else FOR_USERS
        paths = engine()
        modules = mypycify([*MYPY, f"--cache-dir={work}/cache", *paths], target_dir=f"{work}/c", **settings)
        restore_docstrings(Path(work, "c"), paths)
        modules.append(Extension(PEN.replace("/", "."), [f"{SOURCES}/{PEN}.c"]))
        if sys.platform == "linux":
            for module in modules:
                module.extra_compile_args += LINUX[0]
                module.extra_link_args += LINUX[1]
        # A Distribution of its own, because `setup` would read the project's pyproject.toml, which is for Hatchling.
        build = Distribution({"name": "copse-games", "ext_modules": modules}).get_command_obj("build_ext")
        build.build_lib, build.build_temp = str(folder), f"{work}/objects"
        build.ensure_finalized()
        build.run()


# ---- docstrings


def restore_docstrings(folder: Path, paths: list[str]) -> None:
    """Write the docstrings of these modules into the C code that mypyc made from them."""
    docstrings = dict(names_and_docstrings(paths))
    for file in folder.rglob("*.c"):
        code = file.read_text(encoding="utf-8")
        told = with_docstrings(code, docstrings)
        if told != code:
            file.write_text(told, encoding="utf-8")


def with_docstrings(code: str, docstrings: dict[str, str]) -> str:
    """Return C code of mypyc with docstrings, which are keyed by the names that mypyc gives to their owners."""

    def after_the_signature(entry: re.Match[str]) -> str:
        doc = docstrings.get(entry[1])
        return SIGNED.sub(lambda old: f'PyDoc_STR("{old[1] or ""}{doc}")', entry[0]) if doc else entry[0]

    def beside_the_getter(entry: re.Match[str]) -> str:
        doc = docstrings.get(entry[1])
        return f'(getter){entry[1]},{entry[2]}PyDoc_STR("{doc}"), NULL}}' if doc else entry[0]

    code = CLASSES.sub(after_the_signature, code)
    return PROPERTIES.sub(beside_the_getter, FUNCTIONS.sub(after_the_signature, code))


def names_and_docstrings(paths: list[str]) -> Iterator[tuple[str, str]]:
    """Yield the docstrings of the modules, each with the names that mypyc may give to its owner.

    A name begins with the module, as short as no other compiled module has it.
    """
    for path in paths:
        module = Path(path).relative_to(SOURCES).with_suffix("").parts
        shortened = [""] + [f"{name}___" for name in accumulate(reversed(module), lambda end, part: f"{part}___{end}")]
        for name, doc in docstrings_of(ast.parse(Path(HOME, path).read_text(encoding="utf-8"))):
            yield from ((f"{start}{name}", in_c(doc)) for start in shortened)


def docstrings_of(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield the docstrings of the classes, functions, methods and properties in a module."""
    for thing in module.body:
        if isinstance(thing, ast.ClassDef | ast.FunctionDef) and (doc := ast.get_docstring(thing)):
            yield thing.name, doc
        for method in thing.body if isinstance(thing, ast.ClassDef) else ():
            if isinstance(method, ast.FunctionDef) and (doc := ast.get_docstring(method)):
                yield f"{thing.name}___{method.name}", doc  # type: ignore[attr-defined]
                yield f"{thing.name}_get_{method.name}", doc  # type: ignore[attr-defined]


def in_c(text: str) -> str:
    r"""Return a text as the inside of a literal in C.

    >>> in_c('a "§"')
    'a \\042\\302\\247\\042'
    """
    plain = {byte: chr(byte) for byte in range(32, 127) if chr(byte) not in '"\\?'}
    return "".join(plain.get(byte, f"\\{byte:03o}") for byte in cleandoc(text).encode())


if __name__ == "__main__":
    compile_engine(Path(sys.argv[1]).resolve())
