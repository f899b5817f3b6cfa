### The books of the law.

book-sw = Правила Small World
book-root = Законы леса
book-bots = Законы механики
book-early = Законы леса, ранняя редакция
book-fifth = Законы леса, пятая редакция
