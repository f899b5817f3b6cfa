### Що можна задати: у переліку команди `copse options` і у формі нового столу.

allows-number = ціле число від { $least } до { $most }
allows-seats = { $names }; автоматони: { $bots }, наприклад { $example }
allows-chosen = { $count } на вибір із { $names }; random — випадкові, [] — жодного
allows-several = одна або кілька з { $names }
allows-installed = встановлених доповнень
allows-file = файл TOML або його таблиця
