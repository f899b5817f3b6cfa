### Что можно задать: в списке команды `copse options` и в форме нового стола.

allows-number = целое число от { $least } до { $most }
allows-seats = { $names }; боты: { $bots }, например { $example }
allows-chosen = { $count } на выбор из { $names }; random — случайные, [] — никого
allows-several = одна или несколько из { $names }
allows-installed = установленных дополнений
allows-file = файл TOML или его таблица

## Ошибки в полях и колодах самих игроков. Записи текста названы так, как они в нём стоят.

fault-in-clearing = поляна { $at }: { $fault }
fault-in-forest = лес { $at }: { $fault }
fault-in-river = река: { $fault }
fault-in-lake = озеро: { $fault }
fault-in-landmarks = достопримечательности: { $fault }
fault-no-table = поле должно быть таблицей TOML или путём к файлу TOML
fault-unknown-entry = неизвестная запись «{ $name }»; { $similar ->
        [yes] возможно, { $names }?
       *[no] допустимы: { $names }
    }
fault-unknown-card = нет карты «{ $name }»; { $similar ->
        [yes] возможно, { $names }?
       *[no] есть, например: { $names }
    }
fault-rows = «{ $entry }» должно быть списком таблиц: перед каждой напишите [[{ $entry }]]
fault-part = «{ $entry }» должно быть таблицей: напишите [{ $entry }]
fault-names = «names» должно быть таблицей названий по языкам, например en = «Two Lakes»
fault-language = «names»: неизвестный язык «{ $name }»; допустимы: { $names }
fault-name = «names»: в названии на языке «{ $name }» должно быть от 1 до { $most } печатных знаков
fault-clearings = на поле от { $least } до { $most } полян, а здесь { $count }
fault-suit = «suit» должно быть fox, rabbit или mouse, а не { $value }
fault-slots = «slots» должно быть целым числом от 1 до { $most }, а не { $value }
fault-flag = «{ $entry }» должно быть true или false, а не { $value }
fault-point = «{ $entry }» должно быть двумя числами от { $low } до { $high }, по горизонтали и по вертикали, а не { $value }
fault-line = «{ $entry }» должно быть списком точек: от 2 до { $most }
fault-no-clearing = «{ $entry }»: нет поляны { $value }; поляны — от 1 до { $most }
fault-list = «{ $entry }» должно быть списком полян, не больше { $most }, а не { $value }
fault-twice = «{ $entry }» называет поляну { $clearing } дважды
fault-ways = «{ $entry }» должно быть списком пар полян, не больше { $most }, например [[1, 5], [1, 9]]
fault-pair = «{ $entry }»: { $value } — не пара полян, такая как [1, 5]
fault-near-list = «near» должно перечислять другие леса, каждый списком его полян
fault-near-forests = «near» должно называть другие леса, а не { $value }
fault-no-suit = у поляны { $clearing } нет масти; дайте масть всем полянам или ни одной, тогда масти будут случайны
fault-few-of-suit = { $suit ->
        [fox] Лисьих
        [rabbit] Кроличьих
       *[mouse] Мышиных
    } полян: { $count }; каждой масти нужно { $least } или больше
fault-ruins = полян с руинами: { $count }, а на поле их должно быть { $wanted }
fault-ruin-slots = на поляне { $clearing } руины, которые занимают ячейку, поэтому ей нужно ячеек: 2 или { $most }
fault-too-close = поляны { $a } и { $b } слишком близко: расстояние должно быть { $least } или больше
fault-loop = тропа { $way } ведёт с поляны на неё же; тропа соединяет две поляны
fault-path-twice = тропа { $way } есть дважды; рисуйте каждую тропу один раз, открытой или засыпанной
fault-many-paths = троп: { $count }; на поле их может быть { $most } вместе с засыпанными
fault-corners = нужны две пары противоположных углов, четыре разные поляны
fault-apart = ни одна открытая тропа не ведёт с поляны 1 на { $clearings }; соедините все поляны
fault-crosses = путь { $one } пересекает путь { $other }; пути сходятся только на полянах
fault-crosses-coast = путь { $way } пересекает линию от поляны { $clearing } до середины озера; пути сходятся только на полянах
fault-near = путь { $way } проходит слишком близко к поляне { $clearing }: между ними должно быть { $least }
fault-lake-near = путь { $way } проходит слишком близко к середине озера: между ними должно быть { $least }
fault-coast-near = линия от поляны { $coast } до середины озера проходит слишком близко к поляне { $clearing }: между ними должно быть { $least }
fault-two-waters = на поле есть река или озеро, но не оба сразу
fault-no-water = на поле нужна река или озеро хотя бы с двумя полянами: там начинают «Речное братство» и Плот
fault-short-coast = у берега озера должно быть три поляны или больше
fault-divides = для «river_divides_forests» нужна река: напишите [river] с её руслом
fault-short-shore = у линии берега должно быть три точки или больше
fault-ferry = Плот стоит на поляне { $clearing }, а она не у воды; допустимы: { $allowed }
fault-inner-corner = угол { $clearing } не на краю поля; допустимы: { $allowed }
fault-lonely-corner = углу { $clearing } нужна открытая тропа к другой поляне на краю поля
fault-dry-edge = ни одна поляна на краю поля не стоит у реки или озера; нужна хотя бы одна
fault-tower = Башня стоит на поляне { $clearing }, а на ней нет руин; допустимы: { $allowed }
fault-one-site = Плот и Башня стоят на одной поляне { $clearing }; поместите их на разные
fault-priorities = «priorities» должно назвать каждую поляну один раз, сначала высший приоритет
fault-forests = лесов между тропами: { $count }, а на поле их от { $least } до { $most }: для стольких есть номера действий
fault-small-forest = у границы должно быть две поляны или больше
fault-equal-forests = два леса касаются одних и тех же полян { $forest }
fault-from = «from» должно быть одним из { $names }, а не { $value }
fault-cards = «cards» должно быть таблицей, например armorers = 2: напишите [cards]
fault-copies = { $card }: копий может быть от 0 до { $most }, а не { $value }
fault-deck-size = карт: { $count }, а в колоде их от { $least } до { $most }, чтобы она никогда не оказалась вся в руках
fault-deck-suit = { $suit ->
        [fox] Лисьих
        [rabbit] Кроличьих
       *[mouse] Мышиных
    } карт: { $count }; каждой масти нужно { $least } или больше, чтобы ею можно было платить
fault-ambushes = карт засады: { $count }; допустимо { $most } или меньше, чтобы исход сражений оставался открытым
