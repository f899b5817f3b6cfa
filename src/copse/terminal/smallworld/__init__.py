"""Small World in text."""
