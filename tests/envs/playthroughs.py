"""Whole games in OpenSpiel's own playthrough format: what its interface says at every state of a game by lot. A change
of what players are told shows as a difference. `python -m tests.envs.playthroughs` writes them anew.

Most of a playthrough is zeros of vectors, so the files are packed."""

from __future__ import annotations

import lzma
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from open_spiel.python.algorithms import generate_playthrough

import copse.envs.open_spiel  # noqa: F401  # registers the games

FOLDER: Final = Path(__file__).parent / "playthroughs"
SEED: Final = 1
GAMES: Final = {"smallworld": "copse_smallworld(players=2)", "root": "copse_root(factions=marquise+eyrie)"}


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt.xz"


def stored(name: str) -> str:
    return lzma.decompress(path_of(name).read_bytes()).decode()


def written(game: str, actions: list[int] | None = None) -> str:
    """A playthrough with these choices and lots, then by lot."""
    with quick_figures():
        text = generate_playthrough.playthrough(game, actions, seed=SEED)
    assert isinstance(text, str)
    return text


def choices(playthrough: str) -> list[int]:
    return [int(number) for number in re.findall(r"^action: (\d+)$", playthrough, re.MULTILINE)]


FIGURES: Final = [str(round(np.float32(figure), 5)) for figure in range(256)]


@contextmanager
def quick_figures() -> Iterator[None]:
    """OpenSpiel rounds every figure of every state by itself, those that it leaves out too: minutes for Root."""
    theirs = generate_playthrough._format_tensor
    generate_playthrough._format_tensor = quick(theirs)
    try:
        yield
    finally:
        generate_playthrough._format_tensor = theirs


def quick(
    theirs: Callable[[NDArray[np.float32], str], list[str]],
) -> Callable[[NDArray[np.float32], str], list[str]]:
    def formatted(tensor: NDArray[np.float32], name: str) -> list[str]:
        if tensor.max() <= 1:
            return theirs(tensor, name)
        return [f"{name} = [{', '.join([FIGURES[figure] for figure in tensor.astype(np.uint8).tolist()])}]"]

    return formatted


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        path_of(name).write_bytes(lzma.compress(written(game).encode(), preset=9))
        print(f"{path_of(name)} written")


if __name__ == "__main__":
    main()
