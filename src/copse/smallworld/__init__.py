"""Small World: 2 to 5 players, 14 races, 20 powers, four maps, and races and powers of the players' own."""
