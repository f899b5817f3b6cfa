### Что вводят в терминале вместо выбора: сперва имя, которое показывает справка, затем другие. Английские имена
### работают в любом языке.

command-help = справка, помощь
command-log = журнал
command-why = почему
command-forecast = прогноз
command-save = сохранить
command-record = запись, записать
command-position = позиция
command-undo = отменить, отмена
command-quit = выйти, выход
command-map = поле, карта
command-table = стол
command-seats = игроки
command-regions = регионы
command-offer = пары
command-clearings = поляны
command-hand = рука
command-stock = запас
command-discard = сброс
command-end = конец
command-turn = ход
command-auto = авто
command-actions = действия
command-show = показать
command-law = закон, законы
