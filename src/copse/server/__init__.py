"""The server: tables where people and agents play together over HTTP and WebSockets. `app.create_app` makes it."""
