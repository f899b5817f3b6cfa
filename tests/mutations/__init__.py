"""Mutations: does a broken rule fail a test? `python -m tests.mutations` breaks one rule after another in a copy of the
sources and runs the tests of that area each time. A mutation that no test notices is a gap in the tests. `rules.py` is
the table of mutations; to add one, add a row."""
