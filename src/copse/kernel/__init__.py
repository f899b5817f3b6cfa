"""What every game shares: tasks and decisions, actions, events, chance, records, errors. It knows no game."""
