"""Tutorials: each is a file here with a position and steps. `lessons.py` reads them and follows a learner through
one."""
