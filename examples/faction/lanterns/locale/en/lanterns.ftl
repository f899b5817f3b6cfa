### The Lantern Guild.

faction-lanterns = Lantern Guild
    .short = Guild
piece-lamp = lamp
    .counted = { $count ->
        [one] { $count } lamp
       *[other] { $count } lamps
    }
    .object = a lamp
    .sign = L
piece-ember = ember
    .counted = { $count ->
        [one] { $count } ember
       *[other] { $count } embers
    }
    .object = an ember
    .sign = e
oil = { $count } oil
area-oil = Oil
view-oil = Oil
view-pressed = Pressed a card for oil this turn

verb-kindle = kindle a lamp
    .cost = { cost-card }
action-kindle = spend { $card }: a lamp in { $where } ({ points })
    .group = spend { $card } ({ points }): a lamp in
    .one = { $where }
verb-rekindle = rekindle
action-rekindle = 1 oil: the ember in { $where } becomes a lamp ({ points })
    .group = 1 oil ({ points }): the ember becomes a lamp in
    .one = { $where }
verb-beckon = recruit
action-beckon = 1 oil: a warrior in { $where }
    .group = 1 oil: a warrior in
    .one = { $where }
verb-press = press oil
    .cost = { cost-card }
action-press = spend { $card }: { $oil } oil

prompt-FirstLamp = In which corner do you start, with a lamp and { warriors }?
prompt-LampOnTheEdge = On which edge do you start, with a lamp and { warriors }?
prompt-NightWork = What does the Guild do? ({ $count } oil)

heading-gather-oil = Oil
heading-night-work = Work
heading-procession = Procession

event-gained-oil = { $who } gained { $count } oil
event-spent-oil = { $who } spent { $count } oil
