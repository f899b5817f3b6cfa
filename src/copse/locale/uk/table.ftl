### Що відбувається за столом поза грою і звідки взялася партія.

## Звідки партія: це бачать усі, перш ніж сісти

origin-after = { $count ->
    [one] { $count } рішення
    [few] { $count } рішень
   *[many] { $count } рішень
}
origin-deal = Нова роздача: тасував сервер.
origin-record = Із запису, після { $after }: хто відкрив стіл, міг бачити всі руки й дібрати роздачу.
origin-position = Із позиції: хто відкрив стіл, міг розставити все сам і знає всі руки.
origin-tutorial = Позиція для уроку.
origin-fork = Продовження іншої партії, після { $after }: хто бачив її, знає всі руки.
    .named = Продовження партії «{ $of }», після { $after }: хто бачив її, знає всі руки.
origin-unknown = Стіл старший за такі позначки: чи це нова роздача, невідомо.
origin-seen-host = Господар столу бачив руку на місці { $seat }: раніше воно було його.
origin-seen-other = Руку на місці { $seat } бачив той, хто сидів там раніше.

## Хто приходить і йде: серед рядків журналу

notice-gone-person = Колишній гравець
notice-made = { $who } відкриває стіл. { $origin }
notice-together = { $who } грає за кількох і бачить усі їхні руки.
notice-came = { $who } сідає на місце { $seat }.
notice-left = { $who } йде; місце { $seat } знову вільне.
notice-agent = { $host } віддає місце { $seat } комп’ютеру ({ $agent }).
notice-opened = { $host } звільняє місце { $seat }.
notice-began = Гра починається.
notice-stands-in = { $who } йде; на місці { $seat } грає комп’ютер ({ $agent }), доки { $who } не повернеться.
notice-gave-up = { $who } йде назавжди; на місці { $seat } грає комп’ютер ({ $agent }), доки його не займуть.
notice-returned = { $who } знову на місці { $seat }.
notice-replaced = { $who } не відповідає: { $host } садить на місце { $seat } комп’ютер ({ $agent }). { $who } може повернутися будь-коли.
notice-took-over = { $who } сідає на місце { $seat } замість комп’ютера ({ $agent }) і відтепер бачить цю руку.
notice-late-agent = { $who }: час вийшов, вибір зробив комп’ютер ({ $agent }).
notice-late-pass = { $who }: час вийшов, пас.
notice-invited = { $host } запрошує гравця { $who } на місце { $seat }.
notice-declined = { $who } відхиляє запрошення на місце { $seat }.
notice-kicked = { $host } вилучає гравця { $who } з місця { $seat }.
notice-banned = { $host } вилучає гравця { $who } з місця { $seat } і більше не пускає за цей стіл.

## Кого немає за столом

substitute-for = { $who } (заміна: { $absent })
notice-absent-agent = { $who } надто довго не відповідає; на місці { $seat } грає комп’ютер ({ $agent }), доки { $who } не повернеться.
notice-days-off = { $who } бере { $count ->
    [one] { $count } вихідний день
    [few] { $count } вихідні дні
   *[many] { $count } вихідних днів
}. У ці дні годинник стоїть.
notice-back-early = { $who } більше не відпочиває: вихідні скасовано.
notice-seeks-substitute = { $host } шукає заміну гравцеві { $who }.
notice-substitute = { $who } грає на місці { $seat } замість гравця { $other } і відтепер бачить цю руку.
notice-substitute-left = { $who } більше не заміняє гравця { $other }; на місці { $seat } грає комп’ютер ({ $agent }), доки { $other } не повернеться.

## Про що домовилися за столом, серед рядків журналу

notice-asked-back = { $who } просить повернути хід.
notice-declined-back = { $who } не погоджується: хід залишається.
notice-took-back = { $who } повертає хід. Що побачили, те побачили.
notice-rematch = { $who } пропонує зіграти ще раз.
notice-talk-off = { $host } вимикає чат.
notice-talk-players = { $host } залишає чат лише гравцям.
notice-talk-everyone = { $host } відкриває чат усім глядачам.
