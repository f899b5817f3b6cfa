"""What a person keeps: saves, records and positions. A file that is something else is never written over."""

from __future__ import annotations

from pathlib import Path

from copse.games import AnyGame
from copse.kernel.saves import MARK


class ForeignFile(Exception):
    """There is a file of that name already, and it is no file of ours."""


def keep_save(game: AnyGame, path: Path) -> None:
    _write(path, game.save(), MARK)


def keep_record(game: AnyGame, path: Path) -> None:
    _write(path, game.record().encode(), b"copse record ")


def keep_position(text: str, path: Path) -> None:
    _write(path, text.encode(), b"copse position ")


def _write(path: Path, data: bytes, mark: bytes) -> None:
    """Write aside and move into place, so that a file is never half of two games."""
    if path.exists() and not _starts_with(path, mark):
        raise ForeignFile
    aside = path.with_name(path.name + ".part")
    aside.write_bytes(data)
    aside.replace(path)


def _starts_with(path: Path, mark: bytes) -> bool:
    with path.open("rb") as file:
        return file.read(len(mark)) == mark
