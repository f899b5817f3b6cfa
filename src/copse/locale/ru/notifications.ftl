### Уведомления через браузер и вебхуки; их же слова — в письмах.

notification-turn = Ваш ход
notification-clock = Ваше время на исходе
notification-where = { $name } ({ $game })
notification-until = { $where }, до { $time }
notification-test = Проверка связи
    .text = Так Copse позовёт вас, когда наступит ваш ход.
