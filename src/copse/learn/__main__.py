"""Says which command trains, to those who look for it here."""

import sys

sys.exit("copse.learn is not a command: run 'copse learn root --run runs/root', and see 'copse learn --help'")
