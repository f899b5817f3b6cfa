"""An untrained network of a common size, for `copse bench`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np

from copse.agents import networks
from copse.games import find
from copse.kernel.extras import extra
from copse.vectors import VECTORS

WIDTH: Final = 256  # of each of two hidden layers
TRAITS: Final = 32  # learned of each action
SEATS: Final = 6


def write_network(game: str, file: Path) -> None:
    """Write a network with two hidden layers, whose output is multiplied with the traits of each legal action."""
    onnx = extra("onnx", "train")
    node, info, kinds = onnx.helper.make_node, onnx.helper.make_tensor_value_info, onnx.TensorProto
    length = VECTORS[game].length
    shapes = {
        "first": (length, WIDTH),
        "second": (WIDTH, WIDTH),
        "third": (WIDTH, SEATS),
        "wishes": (WIDTH, TRAITS),
        "traits": (len(find(game).vocabulary), TRAITS),
    }
    generator = np.random.default_rng(1)
    weights = {name: generator.normal(0, shape[0] ** -0.5, shape).astype(np.float32) for name, shape in shapes.items()}
    steps: Sequence[tuple[str, list[str], str]] = (
        ("MatMul", ["figures", "first"], "a"),
        ("Relu", ["a"], "b"),
        ("MatMul", ["b", "second"], "c"),
        ("Relu", ["c"], "d"),
        ("MatMul", ["d", "third"], "e"),
        ("Softmax", ["e"], "values"),
        ("MatMul", ["d", "wishes"], "f"),
        ("Gather", ["f", "row"], "g"),
        ("Gather", ["traits", "legal"], "h"),
        ("Mul", ["g", "h"], "i"),
    )
    nodes = [node("Cast", ["vector"], ["figures"], to=kinds.FLOAT)]
    nodes += [node(kind, inputs, [output]) for kind, inputs, output in steps]
    nodes.append(node("ReduceSum", ["i", "last"], ["logits"], keepdims=0))
    graph = onnx.helper.make_graph(
        nodes,
        "untrained",
        [info("vector", kinds.UINT8, ["rows", length])]
        + [info(name, kinds.INT64, ["actions"]) for name in ("legal", "row")],
        [info("values", kinds.FLOAT, ["rows", SEATS]), info("logits", kinds.FLOAT, ["actions"])],
        [onnx.numpy_helper.from_array(values, name) for name, values in weights.items()]
        + [onnx.numpy_helper.from_array(np.array([1]), "last")],
    )
    model = onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", 17)], ir_version=10)
    onnx.helper.set_model_props(model, {networks.GAME: game, networks.SCHEMA: networks.schema(game)})
    onnx.save(model, file)
