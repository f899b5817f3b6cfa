"""The handlers of the HTTP interface, `/api/v1`, one module per subject, and the WebSocket for live updates.

Handlers check permissions and call the packages below."""
