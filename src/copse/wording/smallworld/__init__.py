"""Small World in words."""
