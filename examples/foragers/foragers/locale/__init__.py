"""The messages of Foragers: a folder for each language. Missing translations are shown in English."""
