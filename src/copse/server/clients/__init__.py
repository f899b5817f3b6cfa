"""Who sends a request, and how much one client may ask for: addresses behind trusted proxies, the origin that a browser
states, and rate limits. Players are no concern of this package; a client is a network address."""
