"""The HTTP interface, `/api/v1`: handlers by subject, and one list of all of them."""
