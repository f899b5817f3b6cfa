"""What keeps a server going: the registry of tables in memory, which plays for agents and late people, presence across
servers, load shedding, readiness, metrics, and what operators do with stored tables."""
