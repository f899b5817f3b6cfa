"""The handlers of the HTTP interface, `/api/v1`, one module a subject, and the WebSocket for live updates. Handlers
check who asks and call the packages below."""
