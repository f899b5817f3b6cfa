"""Root in text."""
