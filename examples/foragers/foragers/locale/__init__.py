"""The words of Foragers: a folder for each language. What a language lacks is said in English."""
