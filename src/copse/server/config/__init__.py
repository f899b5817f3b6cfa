"""Settings, the log, and error reports. Every other package of the server may use this one; it uses none of them."""
