### Сповіщення через браузер і вебхуки; їхні слова є й у листах.

notification-turn = Ваш хід
notification-clock = Ваш час спливає
notification-where = { $name } ({ $game })
notification-until = { $where }, до { $time }
notification-test = Перевірка зв’язку
    .text = Так Copse покличе вас, коли настане ваш хід.
