"""The fault campaign: attacks on a running server, each with a promise that it tries to break and a count of its tries.
`python -m tests.campaign --minutes 10` runs all of them and prints a table (docs/background/reliability.md). It needs
Linux, whose loopback has an address for everyone who takes part: to the server each of them is another client."""
