### Что происходит за столом помимо игры и откуда взялась партия.

## Откуда партия: это видят все, прежде чем сесть

origin-after = { $count ->
    [one] { $count } решения
    [few] { $count } решений
   *[many] { $count } решений
}
origin-deal = Новая раздача: тасовал сервер.
origin-record = Из записи, после { $after }: кто открыл стол, мог видеть все руки и подобрать раздачу.
origin-position = Из позиции: кто открыл стол, мог расставить всё сам и знает все руки.
origin-tutorial = Позиция для урока.
origin-fork = Продолжение другой партии, после { $after }: кто видел её, знает все руки.
    .named = Продолжение партии «{ $of }», после { $after }: кто видел её, знает все руки.
origin-unknown = Стол старше таких пометок: новая ли это раздача, неизвестно.
origin-seen-host = Хозяин стола видел руку на месте { $seat }: раньше оно было его.
origin-seen-other = Руку на месте { $seat } видел тот, кто сидел там раньше.

## Кто приходит и уходит: среди строк журнала

notice-gone-person = Бывший игрок
notice-made = { $who } открывает стол. { $origin }
notice-together = { $who } играет за нескольких и видит все их руки.
notice-came = { $who } садится на место { $seat }.
notice-left = { $who } уходит; место { $seat } снова свободно.
notice-agent = { $host } отдаёт место { $seat } компьютеру ({ $agent }).
notice-opened = { $host } освобождает место { $seat }.
notice-began = Игра начинается.
notice-stands-in = { $who } уходит; на месте { $seat } играет компьютер ({ $agent }), пока { $who } не вернётся.
notice-gave-up = { $who } уходит насовсем; на месте { $seat } играет компьютер ({ $agent }), пока его не займут.
notice-returned = { $who } снова на месте { $seat }.
notice-replaced = { $who } не отвечает: { $host } сажает на место { $seat } компьютер ({ $agent }). { $who } может вернуться в любую минуту.
notice-took-over = { $who } садится на место { $seat } вместо компьютера ({ $agent }) и отныне видит эту руку.
notice-late-agent = { $who }: время вышло, выбор сделал компьютер ({ $agent }).
notice-late-pass = { $who }: время вышло, пас.
notice-invited = { $host } приглашает игрока { $who } на место { $seat }.
notice-declined = { $who } отклоняет приглашение на место { $seat }.
notice-kicked = { $host } удаляет игрока { $who } с места { $seat }.
notice-banned = { $host } удаляет игрока { $who } с места { $seat } и больше не пускает за этот стол.

## Кого нет за столом

substitute-for = { $who } (замена: { $absent })
notice-absent-agent = { $who } слишком долго не отвечает; на месте { $seat } играет компьютер ({ $agent }), пока { $who } не вернётся.
notice-days-off = { $who } берёт { $count ->
    [one] { $count } выходной день
    [few] { $count } выходных дня
   *[many] { $count } выходных дней
}. В эти дни часы стоят.
notice-back-early = { $who } больше не отдыхает: выходные отменены.
notice-seeks-substitute = { $host } ищет замену игроку { $who }.
notice-substitute = { $who } играет на месте { $seat } вместо игрока { $other } и отныне видит эту руку.
notice-substitute-left = { $who } больше не заменяет игрока { $other }; на месте { $seat } играет компьютер ({ $agent }), пока { $other } не вернётся.

## О чём договорились за столом, среди строк журнала

notice-asked-back = { $who } просит вернуть ход.
notice-declined-back = { $who } не соглашается: ход остаётся.
notice-took-back = { $who } возвращает ход. Что увидели, то увидели.
notice-rematch = { $who } предлагает сыграть ещё раз.
notice-talk-off = { $host } отключает чат.
notice-talk-players = { $host } оставляет чат только игрокам.
notice-talk-everyone = { $host } открывает чат всем зрителям.
