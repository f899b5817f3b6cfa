"""One table: its game, its seats, its clock, and the rules for changing them. `table.py` is the only way to make a
move. This package knows nothing of requests, worker processes and other tables."""
