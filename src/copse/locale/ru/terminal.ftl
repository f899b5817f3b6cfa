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
    [0] Варианта с числом { $number } нет; введите буквы перед вариантом.
   *[other] Число { $number } есть в нескольких вариантах; введите буквы перед одним из них.
}
bad-choice = «{ $text }» — не вариант и не команда; введите буквы от { $first } до { $last } или ? для справки.
bad-blocked = «{ $text }» сейчас нельзя:

## Команды

help =
    Выбор делают буквами перед вариантом, его словами или записью хода (например, { $example }). Кроме того:
    { help-table }
      log [N]        последние события, 20 или N
      undo           вернуть свой последний выбор
      save ФАЙЛ      сохранить партию, чтобы продолжить позже
      record ФАЙЛ    записать партию ходами
      position       напечатать позицию текстом
      quit           выйти
help-unknown = О «{ $topic }» ничего не известно.
help-close = Может быть, { $close }?
why-ask = Назовите номер: why 7.
why-legal = { $action } — это выбрать можно.
why-unknown = Параграфа, который запрещал бы { $number }, нет: просто вопрос не о том.
log-empty = Пока ничего не произошло.
log-bad = Скажите, сколько событий, например: log 50.
taken-back = Возвращено: { $action }
undo-not-yours = Возвращать нечего: последний выбор сделали не вы.
undo-sealed = Вернуть нельзя: здесь начался ваш ход, или выпало и открылось то, чего уже не забыть.
file-missing = Назовите файл: { $command } ФАЙЛ
file-foreign = { $file } — это что-то другое, и он останется как есть; выберите иное имя.
file-failed = Не удалось записать { $file }: { $reason }.
saved = Сохранено: { $file }.
recorded = Запись партии: { $file }.

## Ходы

confirm = На этом ваш выбор пока окончен: Enter — дальше, undo — вернуть.
ask-confirm = (Enter, undo, ?):
bad-confirm = Нажмите Enter, чтобы продолжить, или введите undo.
cover = Передайте экран: { $who }. Затем нажмите Enter.
ask-cover = (Enter):
thinking = Размышление: { $who }…
leave-ask = Сохранить партию? Имя файла — сохранить, Enter — выйти без сохранения:
left = До встречи.
left-saved = Чтобы продолжить партию, загрузите { $file }.
left-unsaved = Партия не сохранена. В другой раз её сохранит «save ФАЙЛ».

## Конец

final = Итог партии
mark-winner = победа

## Просмотр

watch-ask = Enter — дальше, число — столько ходов; map, seats, end, quit:
watch-bad = «{ $text }» — не Enter, не число и не map, seats, end, quit.
watch-choice = { $who }: { $action }
watch-stopped = Остановлено: { $done } из { $all }.
watch-unfinished = Здесь запись кончается, а партия ещё нет.

## Analysis

analyse-learned = Оценивала нейросеть, которая научилась этой игре.
analyse-judge = Оценивали компьютерные соперники по собственным меркам.
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
analyse-answer = { $who }: { $action }
analyse-short = В этой партии нечего разбирать: выбора ещё не было.

## Настройки: список команды `copse options` и формы нового стола

group-table = Стол
group-additions = Добавления
group-house = Домашние правила
options-line = { $about } Можно: { $allows }. По умолчанию: { $default }.
options-ruling = Толкование { $ruling }, §{ $law }.
