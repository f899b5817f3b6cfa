"""A network as a file for ONNX Runtime that `copse.agents` can play by. The weights are kept in half precision, which
no choice was seen to depend on, and takes half the room."""

from __future__ import annotations

import warnings
from pathlib import Path
from tempfile import TemporaryDirectory

import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import Tensor, nn

from copse.agents.networks import FEATURES, GAME, OUTPUTS, ROW, SCHEMA, VECTOR, schema
from copse.envs.zoo import np
from copse.learn.network import Network

SMALL = 256  # weights of fewer figures stay as they are


class Player(nn.Module):
    """What a player asks a network: the chances of the seats and the logits of what is legal."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.network = network

    def forward(self, vector: Tensor, features: Tensor, row: Tensor) -> tuple[Tensor, Tensor]:
        opinion = self.network(vector, features, row)
        return opinion.chances.softmax(1), opinion.logits


def export(network: Network, file: Path) -> None:
    network = network.cpu().float().eval()
    vector = torch.zeros(3, network.layout.length, dtype=torch.uint8)
    vector[:, network.layout.plays[:2, 0]] = 1
    features = torch.zeros(7, network.layout.features, dtype=torch.uint8)
    row = torch.tensor([0, 0, 1, 1, 1, 2, 2])
    with TemporaryDirectory() as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the older way of export needs no further package, and is told to be old
        made = Path(folder) / "made.onnx"
        torch.onnx.export(
            Player(network),
            (vector, features, row),
            made,
            dynamo=False,
            opset_version=17,
            input_names=[VECTOR, FEATURES, ROW],
            output_names=list(OUTPUTS),
            dynamic_axes={VECTOR: {0: "positions"}, FEATURES: {0: "actions"}, ROW: {0: "actions"}},
        )
        model = onnx.load(made)
    halve(model)
    helper.set_model_props(model, {GAME: network.layout.game, SCHEMA: schema(network.layout.game)})
    onnx.save(model, file)


def halve(model: onnx.ModelProto) -> None:
    """Keep large weights in half precision; they are turned back when the file is loaded."""
    nodes = []
    for weight in model.graph.initializer:
        if weight.data_type == TensorProto.FLOAT and np.prod(weight.dims) >= SMALL:
            name, half = weight.name, numpy_helper.to_array(weight).astype(np.float16)
            weight.CopyFrom(numpy_helper.from_array(half, f"{name}.half"))
            nodes.append(helper.make_node("Cast", [f"{name}.half"], [name], to=TensorProto.FLOAT))
    for place, node in enumerate(nodes):
        model.graph.node.insert(place, node)
