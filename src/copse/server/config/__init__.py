"""Settings from the environment, the log, and how errors of the server are reported. Every other package may use this
one; it uses none of them."""
