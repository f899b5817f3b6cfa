### The terminal: everything it prints beside the words of the game.

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
    [0] No choice names { $number } alone; type the letters before a choice.
   *[other] Several choices name { $number }; type the letters before one.
}
bad-choice = “{ $text }” is neither a choice nor a command; type letters from { $first } to { $last }, or ? for help.
bad-blocked = “{ $text }” is not allowed now:

## Commands

help =
    The letters before a choice or its words (such as { $example }) make it. Besides:
    { help-table }
      log [N]        the last events, 20 or N of them
      undo           take back your last choice
      save FILE      keep the game, to go on later
      record FILE    write the record of the game
      position       print the position as text
      quit           leave
help-unknown = Nothing is known about “{ $topic }”.
help-close = Did you mean { $close }?
why-ask = Say which: why 7.
why-legal = { $action } – this can be chosen.
why-unknown = No paragraph forbids { $number } itself: it is just not part of this question.
log-empty = Nothing has happened yet.
log-bad = Say how many events, for example: log 50.
taken-back = Taken back: { $action }
undo-not-yours = There is nothing to take back: the last choice was not yours.
undo-sealed = This cannot be taken back: your turn began here, or something was rolled or shown that cannot be unseen.
file-missing = Say the name of the file: { $command } FILE
file-foreign = { $file } is something else and stays as it is; choose another name.
file-failed = { $file } cannot be written: { $reason }.
saved = Saved as { $file }.
recorded = The record is in { $file }.

## Turns

confirm = This ends your choices for now: Enter goes on, undo takes back.
ask-confirm = (Enter, undo, ?):
bad-confirm = Press Enter to go on, or type undo.
cover = Pass the screen to { $who }, who presses Enter.
ask-cover = (Enter):
thinking = Thinking: { $who }…
leave-ask = Save the game before leaving? A file name saves it, Enter leaves without:
left = Goodbye.
left-saved = Load { $file } to go on with the game.
left-unsaved = The game was not saved. Next time, “save FILE” keeps it.

## The end

final = Final score
mark-winner = winner

## Watching

watch-ask = Enter: next; a number: that many choices; map, seats, end, quit:
watch-bad = “{ $text }” is none of: Enter, a number, map, seats, end, quit.
watch-choice = { $who }: { $action }
watch-stopped = Stopped after { $done } of { $all } choices.
watch-unfinished = The record ends here; the game does not.

## Analysis

analyse-learned = Judged by a network that learned the game.
analyse-judge = Judged by the agents’ own evaluation of the game.
analyse-working = Thinking the game through
analyse-chances = Chances of winning
analyse-moment = choice
analyse-end = end
analyse-costly = Choices that cost { $who } most
analyse-cost = cost
analyse-chosen = chosen
analyse-better = better
analyse-line = for example
analyse-sound = { $who }: no choice cost as much as { $percent }%.
analyse-answer = { $who }: { $action }
analyse-short = The game has no choices to analyse.

## Options, as `copse options` and the form for a new table list them

group-table = The table
group-additions = Additions
group-house = House rules
options-line = { $about } Allowed: { $allows }. Default: { $default }.
options-ruling = Ruling { $ruling }, §{ $law }.
