### The terminal: everything it prints besides the words of the game.

## The table

column-seat = player
you = you
nothing = –

## Choosing

# What to type for a choice; numbers are those of regions and clearings.
choice-letters = abcdefghijklmnopqrstuvwxyz
ask = Choice ({ $first }–{ $last }, ? for help):
only-choice = Only one choice: { $action }
bad-number = { $count ->
    [0] { $number } does not name one choice; type the letters before a choice.
   *[other] Several choices contain { $number }; type the letters before one.
}
bad-choice = “{ $text }” is neither a choice nor a command. Type letters from { $first } to { $last }, or ? for help.
bad-blocked = “{ $text }” is not allowed now:

## Commands

help =
    To make a choice, type the letters before it, or its words (such as { $example }). Commands:
    { help-table }
      log [N]        show the last 20 events, or the last N
      undo           take back your last choice
      save FILE      save the game, to continue later
      record FILE    write a record of the game
      position       print the position as text
      quit           leave
help-unknown = There is no help on “{ $topic }”.
help-close = Did you mean { $close }?
why-ask = Name what you ask about, for example: why 7.
why-legal = { $action } – you can choose this.
why-unknown = No rule forbids { $number }: this question is simply not about it.
forecast-turn-0 = This turn: { $parts }
forecast-turn-1 = Next turn, if nothing else changes: { $parts }
forecast-after = After { $action }:
forecast-none = There is no forecast for this question.
log-empty = Nothing has happened yet.
log-bad = Give a number of events, for example: log 50.
taken-back = Taken back: { $action }
undo-not-yours = There is nothing to take back: someone else made the last choice.
undo-sealed = You cannot take this back: your turn began here, or dice or cards were shown since.
file-missing = Give a file name: { $command } FILE
file-foreign = { $file } is not a file of Copse, so it stays as it is. Choose another name.
file-failed = Copse cannot write { $file }: { $reason }.
saved = Saved as { $file }.
recorded = Record saved as { $file }.

## Turns

confirm = Your choices end here for now. Enter: continue; undo: take back.
ask-confirm = (Enter, undo, ?):
bad-confirm = Press Enter to continue, or type undo.
cover = Pass the screen to { $who }. Then { $who } presses Enter.
ask-cover = (Enter):
thinking = Thinking: { $who }…
leave-ask = Save the game before you leave? Type a file name, or press Enter to leave without saving:
left = Goodbye.
left-saved = Load { $file } to continue the game.
left-unsaved = The game was not saved. Next time, “save FILE” keeps it.

## The end

final = Final score
mark-winner = winner

## Watching

watch-ask = Enter: next; a number: that many choices; map, seats, end, quit:
watch-bad = “{ $text }” is not one of: Enter, a number, map, seats, end, quit.
watch-choice = { $who }: { $action }
watch-stopped = Stopped after { $done } of { $all } choices.
watch-unfinished = The record ends here, before the end of the game.

## Analysis

analyse-learned = A trained neural network judged the game.
analyse-judge = The built-in evaluation judged the game.
analyse-working = Analyzing the game
analyse-chances = Chances of winning
analyse-moment = choice
analyse-end = end
analyse-costly = Choices that cost { $who } most
analyse-cost = cost
analyse-chosen = chosen
analyse-better = better
analyse-line = for example
analyse-sound = { $who }: every choice cost less than { $percent }%.
analyse-answer = { $who }: { $action }
analyse-short = The game has no choices to analyze.

# What follows a costly choice, as imagined games show it.
reason-loss = In { $times } of { $worlds } imagined games, { $who } could strike before the next turn (after the better choice in { $fewer }): { $event }.
reason-points = Before the next turn, this scores about { $points } less than the better choice.
reason-rival = Before the next turn, { $who } scores about { $points } more than after the better choice.
reason-gain = This helps { $who } most: a chance of { $after }% instead of { $before }%.
reason-later = No loss shows before the next turn; the cost comes later.

## Options, as `copse options` and the form for a new table list them

group-table = The table
group-additions = Extras
group-house = House rules
options-line = { $about } Allowed: { $allows }. Default: { $default }.
options-ruling = Ruling { $ruling }, §{ $law }.

## What a seat remembers of the others

known-early = at the start
known-when = turn { $turn }, { $who }
