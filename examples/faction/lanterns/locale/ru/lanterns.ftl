### Гильдия Фонарщиков.

faction-lanterns = Гильдия Фонарщиков
    .short = Гильдия
piece-lamp = фонарь
    .counted = { $count ->
        [one] { $count } фонарь
        [few] { $count } фонаря
       *[other] { $count } фонарей
    }
    .object = фонарь
    .sign = Ф
piece-ember = уголёк
    .counted = { $count ->
        [one] { $count } уголёк
        [few] { $count } уголька
       *[other] { $count } угольков
    }
    .object = уголёк
    .sign = у
oil = { $count } ед. масла
area-oil = Масло
view-oil = Масло
view-pressed = В этот ход масло из карты уже выжато

verb-kindle = зажечь фонарь
    .cost = { cost-card }
action-kindle = карта { $card }: фонарь на поляну { $where } ({ points })
    .group = карта { $card } ({ points }): фонарь на поляну
    .one = { $where }
verb-rekindle = разжечь уголёк
action-rekindle = 1 масло: уголёк на поляне { $where } станет фонарём ({ points })
    .group = 1 масло ({ points }): уголёк станет фонарём на поляне
    .one = { $where }
verb-beckon = призвать
action-beckon = 1 масло: воин на поляну { $where }
    .group = 1 масло: воин на поляну
    .one = { $where }
verb-press = выжать масло
    .cost = { cost-card }
action-press = карта { $card }: масло, { $oil }

prompt-FirstLamp = В каком углу начать — с фонарём и воинами ({ $count })?
prompt-LampOnTheEdge = На каком краю начать — с фонарём и воинами ({ $count })?
prompt-NightWork = Что делает Гильдия? (масло: { $count })

heading-gather-oil = Масло
heading-night-work = Работа
heading-procession = Шествие

event-gained-oil = { $who }: получено масло — { $count }
event-spent-oil = { $who }: потрачено масло — { $count }
