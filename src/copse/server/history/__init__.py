"""What the server remembers of finished games: results, ratings, and the pages of people."""
