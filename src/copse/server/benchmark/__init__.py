"""A benchmark of the server: many tables with scripted players over real sockets. `copse bench server` runs it."""
