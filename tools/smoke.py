"""Tries an installed Copse as its users would: `python smoke.py`, or with `--compiled` if the engine must be compiled.

It runs in an empty folder and needs the extra `envs`, but no source. .github/workflows/release.yml runs it with every
wheel, and tools/release.py with every archive of a release."""

from __future__ import annotations

import inspect
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE: Final = 300  # seconds for a command on a busy machine
BETWEEN: Final = 0.2  # seconds between two tries to reach the server


def commands() -> None:
    assert "copse" in run("--version")
    assert "§root:6.5.4" in run("law", "root:6.5.4")
    assert "random" in run("simulate", "smallworld", "-n", "2", "--seats", "heuristic,random", "--lang", "en")
    assert "Root" in run("play", "root", "--seed", "1", "--lang", "en", typed="help\n")
    assert run("play", "smallworld", "--seed", "1", "--lang", "en", typed="pick 1\n")
    assert Path("copse-autosave.copse").is_file(), "a game that is broken off is saved"


def page() -> None:
    with server() as address:
        assert '<div id="app"' in read(address)
        assert '"smallworld"' in read(f"{address}api/v1/games")


def library(compiled: bool) -> None:
    import copse
    import copse.kernel.game
    from copse.agents import make, observe

    built = not str(copse.kernel.game.__file__).endswith(".py")
    assert built or not compiled, "this is not the compiled engine"
    print(f"Copse {copse.__version__}, {'compiled' if built else 'interpreted'}: {Path(copse.__file__).parent}")
    for name in copse.__all__:
        thing = getattr(copse, name)
        assert not inspect.isclass(thing) or inspect.getdoc(thing), f"copse.{name} has no docstring"
    for thing in (copse.Game.apply, copse.Game.decision, copse.Game.undo):
        assert inspect.getdoc(thing), f"{thing} has no docstring"
    game = copse.new("smallworld", players=2, seed=7)
    agents = [make("learned", 1), make("heuristic", 1)]
    while not game.over:
        seen = observe(game)
        game.apply(agents[seen.seat].choose(seen))
    assert copse.load(game.save()) == game


def environment() -> None:
    from copse.envs import smallworld_v1

    env = smallworld_v1.env(players=2)
    env.reset(seed=7)
    for _ in range(20):
        observation, _, terminated, truncated, _ = env.last()
        env.step(None if terminated or truncated else int(observation["action_mask"].argmax()))


def run(*words: str, typed: str = "") -> str:
    """Run a command of Copse, and return what it prints."""
    done = subprocess.run(
        [sys.executable, "-m", "copse", *words],
        input=typed, capture_output=True, encoding="utf-8", timeout=PATIENCE, env=surroundings(), check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"copse {' '.join(words)}: {done.stderr}"
    return done.stdout


@contextmanager
def server() -> Iterator[str]:
    """Run `copse serve`, and yield its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    serve = [sys.executable, "-m", "copse", "serve", "--no-open", "--port", port]
    with subprocess.Popen(serve, env={**surroundings(), "COPSE_DATABASE": "smoke.db"}) as process:
        try:
            address = f"http://127.0.0.1:{port}/"
            wait_for(f"{address}api/v1/ready", process)
            yield address
        finally:
            process.send_signal(signal.SIGTERM)


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        assert process.poll() is None, "the server has ended"
        try:
            read(address)
            return
        except URLError:
            assert time.monotonic() < end, f"nothing answers at {address}"
            time.sleep(BETWEEN)


def read(address: str) -> str:
    with urlopen(address, timeout=PATIENCE) as answer:
        text: str = answer.read().decode()
        return text


def surroundings() -> dict[str, str]:
    return {**os.environ, "PYTHONIOENCODING": "utf-8"}


def main() -> None:
    home = Path(__file__).resolve().parent
    sys.path = [place for place in sys.path if Path(place).resolve() != home]
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as empty:
        os.chdir(empty)
        library(compiled="--compiled" in sys.argv)
        environment()
        commands()
        page()
        os.chdir(here)
    print("Everything works.")


if __name__ == "__main__":
    main()
