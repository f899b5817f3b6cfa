### Що можна задати: у переліку команди `copse options` і у формі нового столу.

allows-number = ціле число від { $least } до { $most }
allows-seats = { $names }; автоматони: { $bots }, наприклад { $example }
allows-chosen = { $count } на вибір із { $names }; random — випадкові, [] — жодного
allows-several = одна або кілька з { $names }
allows-installed = встановлених доповнень
allows-file = файл TOML або його таблиця

## Помилки в мапах і колодах самих гравців. Записи тексту названо так, як вони в ньому стоять.

fault-in-clearing = галявина { $at }: { $fault }
fault-in-forest = хащі { $at }: { $fault }
fault-in-river = річка: { $fault }
fault-in-lake = озеро: { $fault }
fault-in-landmarks = визначні пам’ятки: { $fault }
fault-no-table = мапа має бути таблицею TOML або шляхом до файлу TOML
fault-unknown-entry = невідомий запис «{ $name }»; { $similar ->
        [yes] можливо, { $names }?
       *[no] дозволено: { $names }
    }
fault-unknown-card = немає карти «{ $name }»; { $similar ->
        [yes] можливо, { $names }?
       *[no] є, наприклад: { $names }
    }
fault-rows = «{ $entry }» має бути списком таблиць: перед кожною напишіть [[{ $entry }]]
fault-part = «{ $entry }» має бути таблицею: напишіть [{ $entry }]
fault-names = «names» має бути таблицею назв за мовами, наприклад en = «Two Lakes»
fault-language = «names»: невідома мова «{ $name }»; дозволено: { $names }
fault-name = «names»: у назві мовою «{ $name }» має бути від 1 до { $most } друкованих знаків
fault-clearings = на мапі від { $least } до { $most } галявин, а тут { $count }
fault-suit = «suit» має бути fox, rabbit або mouse, а не { $value }
fault-slots = «slots» має бути цілим числом від 1 до { $most }, а не { $value }
fault-flag = «{ $entry }» має бути true або false, а не { $value }
fault-point = «{ $entry }» має бути двома числами від { $low } до { $high }, по горизонталі й по вертикалі, а не { $value }
fault-line = «{ $entry }» має бути списком точок: від 2 до { $most }
fault-no-clearing = «{ $entry }»: немає галявини { $value }; галявини — від 1 до { $most }
fault-list = «{ $entry }» має бути списком галявин, не більше ніж { $most }, а не { $value }
fault-twice = «{ $entry }» називає галявину { $clearing } двічі
fault-ways = «{ $entry }» має бути списком пар галявин, не більше ніж { $most }, наприклад [[1, 5], [1, 9]]
fault-pair = «{ $entry }»: { $value } — не пара галявин, така як [1, 5]
fault-near-list = «near» має перелічувати інші хащі, кожні списком їхніх галявин
fault-near-forests = «near» має називати інші хащі, а не { $value }
fault-no-suit = галявина { $clearing } не має масті; дайте масть усім галявинам або жодній, тоді масті будуть випадкові
fault-few-of-suit = { $suit ->
        [fox] Лисячих
        [rabbit] Кролячих
       *[mouse] Мишачих
    } галявин: { $count }; кожній масті потрібно { $least } або більше
fault-ruins = галявин із руїнами: { $count }, а на мапі їх має бути { $wanted }
fault-ruin-slots = на галявині { $clearing } руїни, що займають комірку, тому їй потрібно комірок: 2 або { $most }
fault-too-close = галявини { $a } і { $b } заблизько: відстань має бути { $least } або більше
fault-loop = стежка { $way } веде з галявини на неї саму; стежка з’єднує дві галявини
fault-path-twice = стежка { $way } є двічі; малюйте кожну стежку один раз, відкритою чи закритою
fault-many-paths = стежок: { $count }; на мапі їх може бути { $most } разом із закритими
fault-corners = потрібні дві пари протилежних кутів, чотири різні галявини
fault-apart = жодна відкрита стежка не веде з галявини 1 до { $clearings }; з’єднайте всі галявини
fault-crosses = шлях { $one } перетинає шлях { $other }; шляхи сходяться лише на галявинах
fault-crosses-coast = шлях { $way } перетинає лінію від галявини { $clearing } до середини озера; шляхи сходяться лише на галявинах
fault-near = шлях { $way } проходить заблизько до галявини { $clearing }: між ними має бути { $least }
fault-lake-near = шлях { $way } проходить заблизько до середини озера: між ними має бути { $least }
fault-coast-near = лінія від галявини { $coast } до середини озера проходить заблизько до галявини { $clearing }: між ними має бути { $least }
fault-two-waters = на мапі є річка або озеро, але не обоє разом
fault-no-water = на мапі потрібна річка або озеро хоча б із двома галявинами: там починають «Річкове Товариство» і Пором
fault-short-coast = біля берега озера має бути три галявини або більше
fault-divides = для «river_divides_forests» потрібна річка: напишіть [river] з її руслом
fault-short-shore = лінія берега повинна мати три точки або більше
fault-ferry = Пором стоїть на галявині { $clearing }, а вона не біля води; дозволено: { $allowed }
fault-inner-corner = кут { $clearing } не на краю мапи; дозволено: { $allowed }
fault-lonely-corner = кутові { $clearing } потрібна відкрита стежка до іншої галявини на краю мапи
fault-dry-edge = жодна галявина на краю мапи не стоїть біля річки чи озера; потрібна хоча б одна
fault-tower = Вежа стоїть на галявині { $clearing }, а на ній немає руїн; дозволено: { $allowed }
fault-one-site = Пором і Вежа стоять на одній галявині { $clearing }; розташуйте їх на різних
fault-priorities = «priorities» має назвати кожну галявину один раз, спершу найвищий пріоритет
fault-forests = хащів між стежками: { $count }, а на мапі їх від { $least } до { $most }: для стількох є номери дій
fault-small-forest = біля межі має бути дві галявини або більше
fault-equal-forests = дві ділянки хащів торкаються тих самих галявин { $forest }
fault-from = «from» має бути одним із { $names }, а не { $value }
fault-cards = «cards» має бути таблицею, наприклад armorers = 2: напишіть [cards]
fault-copies = { $card }: копій може бути від 0 до { $most }, а не { $value }
fault-deck-size = карт: { $count }, а в колоді їх від { $least } до { $most }, щоб вона ніколи не опинилася вся в руках
fault-deck-suit = { $suit ->
        [fox] Лисячих
        [rabbit] Кролячих
       *[mouse] Мишачих
    } карт: { $count }; кожній масті потрібно { $least } або більше, щоб нею можна було платити
fault-ambushes = карт засідки: { $count }; дозволено { $most } або менше, щоб бої лишалися відкритими
