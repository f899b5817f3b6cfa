"""The server under load: many tables with scripted players, over real sockets. `copse bench server` measures it."""
