"""Many games: matches between agents, what came of them, and how fast it went."""
