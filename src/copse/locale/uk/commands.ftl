### Що вводять у терміналі замість вибору: спершу ім’я, яке показує довідка, потім інші. Англійські імена працюють
### у будь-якій мові.

command-help = довідка, допомога
command-log = журнал
command-why = чому
command-forecast = прогноз
command-save = зберегти
command-record = запис, записати
command-position = позиція
command-undo = скасувати, скасування
command-quit = вийти, вихід
command-map = мапа, карта
command-table = стіл
command-seats = гравці
command-regions = регіони
command-offer = пари
command-clearings = галявини
command-hand = рука
command-stock = запас
command-discard = відбій
command-end = кінець
command-turn = хід
command-auto = авто
command-actions = дії
command-show = показати
command-law = закон, закони
