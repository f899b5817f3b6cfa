"""The server alone, for those who run it behind something else: `python -m copse.server PORT`."""

from __future__ import annotations

import os
import sys

import uvicorn

from copse.server.app import create_app
from copse.server.settings import settings_from

if __name__ == "__main__":
    uvicorn.run(create_app(settings_from(os.environ)), port=int(sys.argv[1]), log_level="warning")
