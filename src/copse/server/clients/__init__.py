"""Identifies clients and limits them: addresses behind trusted proxies, and rate limits.

A client is a network address. This package knows nothing of players."""
