"""The documentation site. `make nightly` builds it whole, with its links checked."""
