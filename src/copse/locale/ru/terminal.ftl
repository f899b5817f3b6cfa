### Терминал: всё, что он печатает помимо слов самой игры.

## Стол

column-seat = игрок
you = вы
nothing = –

## Выбор

# What to type for a choice; numbers are those of regions and clearings.
choice-letters = абвгдежзиклмнопрстуфхцчшщэюя
ask = Выбор ({ $first }–{ $last }, ? — справка):
only-choice = Выбор один: { $action }
bad-number = { $count ->
    [0] Варианта с числом { $number } нет. Введите букву перед вариантом.
   *[other] Число { $number } есть в нескольких вариантах. Введите букву перед одним из них.
}
bad-choice = «{ $text }» — не вариант и не команда. Введите букву от { $first } до { $last } или «?» для справки.
bad-blocked = «{ $text }» сейчас нельзя:

## Команды

help =
    Введите букву перед вариантом, сам вариант словами или запись хода (например, { $example }). Есть и команды:
    { help-table }
      журнал [N]          последние события: 20 или N
      отменить            отменить свой последний выбор
      сохранить ФАЙЛ      сохранить партию, чтобы продолжить позже
      запись ФАЙЛ         записать ходы партии в файл
      позиция             показать позицию текстом
      выйти               закончить игру
    Английские имена (help, log, why, undo, save, record, position, quit) тоже работают.
help-unknown = О «{ $topic }» ничего не известно.
help-close = Может быть, { $close }?
why-ask = О чём вы спрашиваете? Например: почему 7.
why-legal = { $action } — это можно выбрать.
why-unknown = «{ $number }» не запрещает ни один параграф: сейчас вопрос о другом.
forecast-turn-0 = В этот ход: { $parts }
forecast-turn-1 = В следующий ход, если больше ничего не изменится: { $parts }
forecast-after = После выбора «{ $action }»:
forecast-none = К этому вопросу прогноза нет.
log-empty = Пока ничего не произошло.
log-bad = Сколько событий показать? Например: журнал 50.
taken-back = Отменено: { $action }
undo-not-yours = Отменять нечего: последний выбор сделали не вы.
undo-sealed = Отменить нельзя: с тех пор начался ваш ход или открылось то, что было скрыто.
file-missing = Укажите имя файла: { $command } ФАЙЛ
file-foreign = { $file } — чужой файл, он останется как есть. Выберите другое имя.
file-failed = Не удалось записать { $file }: { $reason }.
saved = Сохранено: { $file }.
recorded = Партия записана: { $file }.

## Ходы

confirm = Пока это всё. Enter — дальше, «отменить» — отменить последний выбор.
ask-confirm = (Enter, отменить, ?):
bad-confirm = Нажмите Enter, чтобы продолжить, или введите «отменить».
cover = Передайте экран: { $who }. Затем нажмите Enter.
ask-cover = (Enter):
thinking = Обдумывается ход: { $who }…
leave-ask = Сохранить партию? Имя файла — сохранить, Enter — выйти без сохранения:
left = До встречи.
left-saved = Чтобы продолжить партию: copse play --resume { $file }
left-unsaved = Партия не сохранена. В следующий раз введите «сохранить ФАЙЛ».

## Конец

final = Итог партии
mark-winner = победа

## Просмотр

watch-ask = Enter — дальше, число — столько ходов; поле, игроки, конец, выйти:
watch-bad = «{ $text }» — не Enter, не число и не команда: поле, игроки, конец, выйти.
watch-choice = { $who } — { $action }
watch-stopped = Остановлено: { $done } из { $all }.
watch-unfinished = Запись закончилась, а партия ещё нет.

## Analysis

analyse-learned = Оценивала нейросеть, которая научилась этой игре.
analyse-judge = Оценивал компьютер по своим меркам.
analyse-working = Разбор партии
analyse-chances = Шансы на победу
analyse-moment = выбор
analyse-end = конец
analyse-costly = { $who }: что обошлось дороже всего
analyse-cost = потеря
analyse-chosen = выбрано
analyse-better = лучше
analyse-line = например
analyse-sound = { $who }: ни один выбор не стоил даже { $percent } %.
analyse-answer = { $who } — { $action }
analyse-short = Разбирать нечего: в этой партии ещё не было выбора.

# What follows a costly choice, as imagined games show it.
reason-loss = Угроза до следующего хода — { $who }, в { $times } из { $worlds } воображаемых партий (после лучшего выбора — в { $fewer }). { $event }.
reason-points = До следующего хода это приносит примерно на { $points } меньше, чем лучший выбор.
reason-rival = { $who } — примерно на { $points } больше к следующему ходу, чем после лучшего выбора.
reason-gain = Больше всего это на руку сопернику ({ $who }), его шанс { $after } % вместо { $before } %.
reason-later = До следующего хода потери не видно, она скажется позже.

## Настройки: список команды `copse options` и формы нового стола

group-table = Стол
group-additions = Дополнения
group-house = Домашние правила
options-line = { $about } Значения: { $allows }. По умолчанию: { $default }.
options-ruling = Толкование { $ruling }, §{ $law }.

## What a seat remembers of the others

known-early = в начале
known-when = ход { $turn }, { $who }
