"""Write saves, records and positions. A file of another kind is never overwritten."""

from __future__ import annotations

from pathlib import Path

from copse.games import AnyGame
from copse.kernel.saves import MARK


class ForeignFile(Exception):
    """The file exists and is not a file of this kind."""


def keep_save(game: AnyGame, path: Path) -> None:
    _write(path, game.save(), MARK)


def keep_record(game: AnyGame, path: Path) -> None:
    _write(path, game.record().encode(), b"copse record ")


def keep_position(text: str, path: Path) -> None:
    _write(path, text.encode(), b"copse position ")


def _write(path: Path, data: bytes, mark: bytes) -> None:
    """Write to a temporary file and rename it, so that an interruption cannot leave a damaged file."""
    if path.exists() and not _starts_with(path, mark):
        raise ForeignFile
    aside = path.with_name(path.name + ".part")
    aside.write_bytes(data)
    aside.replace(path)


def _starts_with(path: Path, mark: bytes) -> bool:
    with path.open("rb") as file:
        return file.read(len(mark)) == mark
