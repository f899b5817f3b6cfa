"""`python -m copse`: the command `copse`, for shells whose path lacks it."""

from copse.cli import main

if __name__ == "__main__":
    main()
