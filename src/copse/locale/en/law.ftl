### The books of the law.

book-sw = Rules of Small World
book-root = The Law of Root
book-bots = The Law of Rootbotics
book-early = The Law of Root, early edition
book-fifth = The Law of Root, fifth edition

law-no-difference = The two say the same here.
law-only-there = no such rule there

law-implemented = implemented
law-see = see
law-proved = proved by
law-no-tests = the tests, which come with the sources only
law-covered = { $proved } of { $rules } paragraphs are proved by a test
law-missing = missing
