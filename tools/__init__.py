"""Tools for developers of Copse, run from a checkout: `python -m tools.NAME`. They are not part of the wheel."""
