### Гільдія Ліхтарників.

faction-lanterns = Гільдія Ліхтарників
    .short = Гільдія
piece-lamp = ліхтар
    .counted = { $count ->
        [one] { $count } ліхтар
        [few] { $count } ліхтарі
       *[other] { $count } ліхтарів
    }
    .object = ліхтар
    .sign = Л
piece-ember = жарина
    .counted = { $count ->
        [one] { $count } жарина
        [few] { $count } жарини
       *[other] { $count } жарин
    }
    .object = жарину
    .sign = ж
oil = { $count } од. олії
area-oil = Олія
view-oil = Олія
view-pressed = Цього ходу олію з карти вже витиснуто

verb-kindle = засвітити ліхтар
    .cost = { cost-card }
action-kindle = карта { $card }: ліхтар на галявину { $where } ({ points })
    .group = карта { $card } ({ points }): ліхтар на галявину
    .one = { $where }
verb-rekindle = роздмухати жарину
action-rekindle = 1 олія: жарина на галявині { $where } стане ліхтарем ({ points })
    .group = 1 олія ({ points }): жарина стане ліхтарем на галявині
    .one = { $where }
verb-beckon = прикликати
action-beckon = 1 олія: вояк на галявину { $where }
    .group = 1 олія: вояк на галявину
    .one = { $where }
verb-press = витиснути олію
    .cost = { cost-card }
action-press = карта { $card }: олія, { $oil }

prompt-FirstLamp = У якому куті почати — з ліхтарем і вояками ({ $count })?
prompt-LampOnTheEdge = На якому краю почати — з ліхтарем і вояками ({ $count })?
prompt-NightWork = Що робить Гільдія? (олія: { $count })

heading-gather-oil = Олія
heading-night-work = Робота
heading-procession = Хода

event-gained-oil = { $who }: отримано олію — { $count }
event-spent-oil = { $who }: витрачено олію — { $count }
