"""Tutorials. Each is a file with a position and steps. `lessons.py` reads them and follows a learner."""
