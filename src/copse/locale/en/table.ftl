### What happens at a table beside the game, and where its game comes from.

## Where a game comes from: told to everyone before they sit down

origin-after = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
origin-deal = Dealt afresh by the server.
origin-record = From a record, after { $after }: whoever opened the table could see every hand and choose the deal.
origin-position = From a position: whoever opened the table could arrange everything, and knows every hand.
origin-tutorial = Set up for a tutorial.
origin-fork = Another game continued, after { $after }: whoever saw that game knows every hand.
    .named = “{ $of }” continued, after { $after }: whoever saw that game knows every hand.
origin-unknown = This table is older than these notes: nobody knows whether it was dealt afresh.
origin-seen-host = The host has seen the hand of seat { $seat }, having held it before.
origin-seen-other = Someone who held seat { $seat } before has seen its hand.

## Who comes and goes, among the lines of the log

notice-made = { $who } opens the table. { $origin }
notice-together = { $who } plays several seats and sees all their hands.
notice-came = { $who } sits down on seat { $seat }.
notice-left = { $who } leaves; seat { $seat } is open again.
notice-agent = { $host } gives seat { $seat } to a computer ({ $agent }).
notice-opened = { $host } opens seat { $seat }.
notice-began = The game begins.
notice-stands-in = { $who } leaves; a computer ({ $agent }) plays seat { $seat } until { $who } is back.
notice-gave-up = { $who } leaves for good; a computer ({ $agent }) plays seat { $seat } until someone takes it.
notice-returned = { $who } is back on seat { $seat }.
notice-replaced = { $who } does not answer: { $host } lets a computer ({ $agent }) play seat { $seat }. { $who } may come back at any time.
notice-took-over = { $who } takes seat { $seat } from the computer ({ $agent }) and sees its hand from now on.
notice-late-agent = { $who } ran out of time: a computer ({ $agent }) chose.
notice-late-pass = { $who } ran out of time and passed.
notice-kicked = { $host } removes { $who } from seat { $seat }.
notice-banned = { $host } removes { $who } from seat { $seat } and bans them from this table.

## What is agreed at the table, among the lines of the log

notice-asked-back = { $who } asks to take a choice back.
notice-declined-back = { $who } does not agree: the choice stands.
notice-took-back = { $who } takes a choice back. What anyone saw in the meantime stays seen.
notice-rematch = { $who } asks for another game.
notice-talk-off = { $host } turns the chat off.
notice-talk-players = { $host } leaves the chat to those who play.
notice-talk-everyone = { $host } opens the chat to everyone who looks on.
