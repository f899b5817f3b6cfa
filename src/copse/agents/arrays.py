"""The single place that imports numpy, which only evaluators need."""

from __future__ import annotations

from copse.kernel.extras import missing

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError:
    raise missing("numpy", "onnx") from None

__all__ = ["NDArray", "np"]
