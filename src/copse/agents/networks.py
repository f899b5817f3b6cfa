"""Networks as evaluators.

A network is a file for ONNX Runtime, which runs on the CPU, or a file from `torch.export`, which runs on a graphics
card if there is one. docs/reference/agents.md describes their inputs and outputs.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from copse.agents.evaluators import TOGETHER, Questions, Rows, Verdict
from copse.agents.search.foresight import Advised, Foresight
from copse.games import GAMES, find
from copse.kernel.errors import BadSetup, suggest
from copse.kernel.extras import extra
from copse.kernel.tasks import State
from copse.vectors import VECTORS
from copse.vectors.features import columns, features, turned
from copse.vectors.fields import Place

Array = NDArray[np.uint8] | NDArray[np.int64] | NDArray[np.float32]
Run = Callable[[Mapping[str, Array]], Sequence[NDArray[np.float32]]]

GAME, SCHEMA = "copse_game", "copse_schema"  # keys of the metadata in a file
VECTOR, FEATURES, LEGAL, SHORTFALL, ROW, OFFSET = "vector", "features", "legal", "shortfall", "row", "offset"
INPUTS: Final = (VECTOR, FEATURES, LEGAL, SHORTFALL, ROW, OFFSET)
OUTPUTS: Final = ("values", "logits")
TOGETHER_ON_CARD: Final = 64
LEAST_LOGIT: Final = -80.0  # relative to the best, so that priors of very unlikely actions stay above 0


@cache
def schema(game: str) -> str:
    """Return a digest of the meaning of vectors, action numbers and features.

    A file with another schema does not fit.

    >>> schema("smallworld").split(", ")[1:3]
    ['1602 actions', '79 features']
    """
    vector, vocabulary = VECTORS[game], find(game).vocabulary
    actions = [vocabulary[number].text for number in range(len(vocabulary))]
    meaning = json.dumps([list(vector.places()), actions, columns(game)]).encode()
    sizes = f"{vector.length} figures, {len(vocabulary)} actions, {features(game).shape[1]} features"
    return f"{sizes}, {sha256(meaning).hexdigest()[:12]}"


class Network:
    """A network file for one game."""

    def __init__(self, file: Path, said: Mapping[str, str], inputs: Sequence[str], run: Run, together: int) -> None:
        self.game: Final = fitting(file, said, inputs)
        self.together: Final = together
        self._inputs, self._run, self._file = inputs, run, file

    def evaluate(self, batch: Rows) -> Verdict:
        offset, legal = batch.offset.astype(np.int64), batch.legal.astype(np.int64)
        row = np.repeat(np.arange(len(offset) - 1), np.diff(offset))
        given: dict[str, Array] = {VECTOR: batch.observation, LEGAL: legal, ROW: row, OFFSET: offset}
        if FEATURES in self._inputs:
            given[FEATURES] = seen_features(self.game, batch, row)
        if SHORTFALL in self._inputs:
            if batch.shortfall.shape != batch.legal.shape:
                raise BadSetup(
                    f"{self._file} wants to know how far actions fall short: make the batch with shortfall=True"
                )
            given[SHORTFALL] = batch.shortfall
        values, logits = self._run({name: given[name] for name in self._inputs})
        if logits.shape != batch.legal.shape:
            raise BadSetup(f"{self._file} gave {logits.shape} logits for {len(batch.legal)} legal actions")
        return Verdict(values, odds(logits, offset))


def seen_features(game: str, batch: Rows, row: NDArray[np.int64]) -> NDArray[np.uint8]:
    """Return the features of each legal action from the point of view of the deciding seat."""
    blocks = [slice(place.first, place.first + place.size) for place in seat_places(game)]
    seats = sum(batch.observation[:, block].any(1).astype(np.int64) for block in blocks)
    viewers = np.stack([batch.seat, np.broadcast_to(seats, batch.seat.shape)], 1).astype(np.int64)
    seen = np.empty((len(row), features(game).shape[1]), np.uint8)
    for viewer, players in np.unique(viewers, axis=0).tolist():
        its = (viewers == (viewer, players)).all(1)[row]
        seen[its] = turned(game, viewer, players)[batch.legal[its]]
    return seen


@cache
def seat_places(game: str) -> Sequence[Place]:
    """Return the fields of a vector that say whether each seat exists."""
    vector = VECTORS[game]
    return [place for place in vector.places() if place.part == "seat" and place.field == vector.seated]


def odds(logits: NDArray[np.float32], offset: NDArray[np.int64]) -> NDArray[np.float32]:
    """Convert the logits of each row to priors above 0, of which the largest is 1."""
    starts, sizes = offset[:-1], np.diff(offset)
    best = np.repeat(np.maximum.reduceat(logits, starts), sizes)
    figures: NDArray[np.float32] = np.exp(np.maximum(logits - best, LEAST_LOGIT))
    return figures


def fitting(file: Path, said: Mapping[str, str], inputs: Sequence[str]) -> str:
    """Return the game of a file. Raises BadSetup if the file does not fit today's vectors and actions."""
    game = said.get(GAME, "")
    if game not in GAMES:
        raise BadSetup(f"{file} says in {GAME} that it plays '{game}', which is no game{suggest(game, GAMES)}")
    if said.get(SCHEMA, "") != schema(game):
        raise BadSetup(f"{file} was made for {said.get(SCHEMA, 'an unknown schema')}; {game} has {schema(game)}")
    strange = [name for name in inputs if name not in INPUTS]
    if strange or VECTOR not in inputs:
        raise BadSetup(f"{file} takes {', '.join(inputs)}: it must take {VECTOR}, and may {', '.join(INPUTS[1:])}")
    return game


# ---- kinds of files


def onnx_network(file: Path) -> Network:
    try:
        import onnxruntime as runtime  # slow to load
    except ImportError as problem:
        raise BadSetup(f"{file} needs ONNX Runtime, which cannot be loaded: {problem}") from problem
    options = runtime.SessionOptions()
    options.intra_op_num_threads = 1  # other cores are free for other games
    options.log_severity_level = 3
    try:
        session = runtime.InferenceSession(file, options, providers=["CPUExecutionProvider"])
    except Exception as problem:
        raise BadSetup(f"{file} cannot be read by ONNX Runtime: {problem}") from problem
    given = [output.name for output in session.get_outputs()]
    if any(name not in given for name in OUTPUTS):
        raise BadSetup(f"{file} gives {', '.join(given)}: it must give {' and '.join(OUTPUTS)}")
    inputs = [entry.name for entry in session.get_inputs()]
    said: Mapping[str, str] = session.get_modelmeta().custom_metadata_map
    return Network(file, said, inputs, lambda values: session.run(list(OUTPUTS), values), TOGETHER)


def torch_network(file: Path) -> Network:
    torch = extra("torch", "train")
    said = {GAME: "", SCHEMA: ""}
    try:
        program = torch.export.load(file, extra_files=said)
    except Exception as problem:
        raise BadSetup(f"{file} cannot be read by torch: {problem}") from problem
    card = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    module, inputs = program.module().to(card), list(program.graph_signature.user_inputs)

    def run(values: Mapping[str, Array]) -> Sequence[NDArray[np.float32]]:
        with torch.inference_mode():
            outputs = module(*(torch.from_numpy(values[name]).to(card) for name in inputs))
        return [output.float().cpu().numpy() for output in outputs]

    return Network(file, said, inputs, run, TOGETHER_ON_CARD if card.type == "cuda" else TOGETHER)


KINDS: Final[Mapping[str, Callable[[Path], Network]]] = {".onnx": onnx_network, ".pt2": torch_network}


@cache
def network_at(file: Path) -> Network:
    """Return the network of a file, loaded once for each process."""
    if not file.is_file():
        raise BadSetup(f"there is no file {file}")
    return KINDS[file.suffix](file)


@dataclass(frozen=True)
class NetworkGuide:
    """A guide that uses the network of a file. Another process loads the network again."""

    file: Path

    def foresight(self, game: str, world: State) -> Foresight:
        network = network_at(self.file)
        if network.game != game:
            raise BadSetup(f"{self.file} plays {network.game}, not {game}")
        return Advised(Questions(game, network, str(self.file)), network.together)
