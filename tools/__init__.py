"""Tools for developers, run from a checkout: `python -m tools.NAME`. The wheel does not contain them."""
