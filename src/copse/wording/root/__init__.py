"""Root in words."""
