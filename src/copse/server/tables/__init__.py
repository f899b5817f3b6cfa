"""One table: its game, its seats, its clock, and the rules for changing them. `table.py` is the only way to make a
move. Nothing here knows of requests, of worker processes or of the other tables."""
