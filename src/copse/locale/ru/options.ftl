### Что можно задать: в списке команды `copse options` и в форме нового стола.

allows-number = целое число от { $least } до { $most }
allows-seats = { $names }; боты: { $bots }, например { $example }
allows-chosen = { $count } на выбор из { $names }; random — случайные, [] — никого
allows-several = одна или несколько из { $names }
allows-installed = установленных дополнений
allows-file = файл TOML или его таблица
