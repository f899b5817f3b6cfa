"""The other end of a worker: what its process does with an answer."""

from __future__ import annotations

import os
import sys


def reply(line: bytes) -> None:
    """Answer with a line. If whoever asked is gone, so is the reason to be here."""
    try:
        sys.stdout.buffer.write(line + b"\n")
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        os._exit(0)  # without a word: there is nobody to say it to
