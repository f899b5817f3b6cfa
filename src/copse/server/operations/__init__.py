"""What keeps a server running: the registry of tables in memory, which also plays for agents and late people,
presence across servers, load shedding, readiness, metrics, and the work of operators on stored tables."""
