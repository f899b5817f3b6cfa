"""The server: tables where people and agents play over HTTP and WebSockets. `app.create_app` creates it."""
