"""Exports a network for ONNX Runtime, so that `copse.agents` can use it, and starts a network from such a file.

Weights are stored in half precision. That halves the file, and no choice in tests changed.
"""

from __future__ import annotations

import warnings
from pathlib import Path
from tempfile import TemporaryDirectory

import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import Tensor, nn

from copse.agents.networks import FEATURES, GAME, OUTPUTS, ROW, SCHEMA, SHORTFALL, VECTOR, schema
from copse.envs.zoo import np
from copse.kernel.errors import BadSetup
from copse.learn.network import Network

SMALL = 256  # smaller weights are not converted
HALF = ".half"
LEADS = "leads"


class Player(nn.Module):
    """The outputs that an agent needs: the seats' chances and the logits of legal actions.

    Leads are only for training.
    """

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.network = network

    def forward(
        self, vector: Tensor, features: Tensor, shortfall: Tensor, row: Tensor
    ) -> tuple[Tensor, Tensor, Tensor]:
        opinion = self.network(vector, features, shortfall, row)
        return opinion.chances.softmax(1), opinion.logits, opinion.leads


def export(network: Network, file: Path) -> None:
    network = network.cpu().float().eval()
    vector = torch.zeros(3, network.layout.length, dtype=torch.uint8)
    vector[:, network.layout.plays[:2, 0]] = 1
    features = torch.zeros(7, network.layout.features, dtype=torch.uint8)
    shortfall = torch.zeros(7)
    row = torch.tensor([0, 0, 1, 1, 1, 2, 2])
    with TemporaryDirectory() as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the older exporter needs no other package, but warns that it is deprecated
        made = Path(folder) / "made.onnx"
        torch.onnx.export(
            Player(network),
            (vector, features, shortfall, row),
            made,
            dynamo=False,
            opset_version=17,
            input_names=[VECTOR, FEATURES, SHORTFALL, ROW],
            output_names=[*OUTPUTS, LEADS],
            dynamic_axes={VECTOR: {0: "positions"}} | {name: {0: "actions"} for name in (FEATURES, SHORTFALL, ROW)},
        )
        model = onnx.load(made)
    halve(model)
    helper.set_model_props(model, {GAME: network.layout.game, SCHEMA: schema(network.layout.game)})
    onnx.save(model, file)


def halve(model: onnx.ModelProto) -> None:
    """Store large weights in half precision. ONNX Runtime converts them back when it loads the file."""
    nodes = []
    for weight in model.graph.initializer:
        if weight.data_type == TensorProto.FLOAT and np.prod(weight.dims) >= SMALL:
            name, half = weight.name, numpy_helper.to_array(weight).astype(np.float16)
            weight.CopyFrom(numpy_helper.from_array(half, name + HALF))
            nodes.append(helper.make_node("Cast", [name + HALF], [name], to=TensorProto.FLOAT))
    for place, node in enumerate(nodes):
        model.graph.node.insert(place, node)


def begin_with(network: Network, file: Path) -> None:
    """Load weights from the exported file of a network with an equal size. Raises BadSetup."""
    kept = weights_in(onnx.load(file))
    own = network.state_dict()
    if misfits := [name for name, value in kept.items() if name not in own or own[name].shape != value.shape]:
        raise BadSetup(f"{file} is no network of this size: {', '.join(misfits)} differ")
    if lacking := [name for name in own if name not in kept]:
        raise BadSetup(f"{file} is no network of this size: it lacks {', '.join(lacking)}")
    network.load_state_dict(own | kept)


def weights_in(model: onnx.ModelProto) -> dict[str, Tensor]:
    """Return the weights of a file by the network's names.

    Layers that process several rows of each position store their weights transposed and without a name. The nodes that
    use these weights have the name of the layer. One such weight is a single row.
    """
    figures = {
        weight.name.removesuffix(HALF): torch.from_numpy(numpy_helper.to_array(weight).astype(np.float32).copy())
        for weight in model.graph.initializer
    }
    layers = {
        node.input[1]: node.name.split("/")[2]
        for node in model.graph.node
        if node.op_type == "MatMul" and node.input[1] in figures
    }
    found = {}
    for name, value in figures.items():
        if name in layers:
            found[f"{layers[name]}.weight"] = value.T.contiguous()
        elif name.startswith("network."):
            found[name.removeprefix("network.")] = value
        else:
            found["score.weight"] = value[None]
    return found
