### Clockwork at a real table: what its people are asked, and what the terminal prints.

## What chance decided at the table

clockwork-ask-revealed-order = Which order card was drawn for { $who }?
clockwork-ask-card = Which card came up ({ $who })?
clockwork-ask-held = Which card was among those that lay face down ({ $who })? Name them one after the other.
clockwork-ask-die = What does the next die show? The order of the two dice does not matter.
clockwork-ask-piece = Which piece is chosen at random ({ $who })?
clockwork-ask-plot = Which plot is chosen at random ({ $who })?
clockwork-ask-item = Which item lay under the ruin?
clockwork-ask-crafted-item = Which item is chosen at random ({ $who })?
clockwork-ask-quest = Which quest was drawn?
clockwork-ask-corner = In which corner does { $who } start?
clockwork-ask-site = Which clearing is chosen at random ({ $who })?
clockwork-ask-forest = Which forest is chosen at random ({ $who })?
clockwork-ask-suit = Which suit marker comes to the next clearing?
clockwork-ask-mob = What does the mob die show?
clockwork-ask-uprising = What does the die of the Spring Uprising show?
clockwork-ask-relic = Which relic was drawn?
clockwork-ask-value = What value does the relic have?
clockwork-ask-seat = Who comes first at random?
clockwork-ask-first = Who begins?
clockwork-ask-hireling = Which hirelings were dealt next?
clockwork-ask-demoted = Which hirelings are turned to their demoted side?
clockwork-ask-control = What does the control die show?
clockwork-ask-landmark = Which landmark was dealt?
clockwork-ask-faction = Which setup card was dealt?
clockwork-ask-character = Which character was dealt?

## Typed shorthand: words that people may type, separated by commas

clockwork-typed-end = end, finish, done
clockwork-typed-skip = skip
clockwork-typed-leave = leave, stop
clockwork-typed-phase = phase
clockwork-typed-battle = fight, attack
clockwork-typed-move = walk, go
clockwork-typed-from = from
clockwork-typed-to = to
clockwork-typed-fillers = a, an, the, in, at, on, against, with, and, from, to, of, for
clockwork-animals-marquise = cats
clockwork-animals-eyrie = birds, hawks, eagles
clockwork-animals-alliance = mice, rebels
clockwork-animals-vagabond = raccoon
clockwork-animals-lizards = lizards
clockwork-animals-riverfolk = otters
clockwork-animals-duchy = moles
clockwork-animals-corvids = crows, ravens
clockwork-animals-hundreds = rats
clockwork-animals-keepers = badgers
clockwork-read-dice = { $action }; dice: { $dice }

## Facts on which a bot's next step depends

clockwork-ask-facts = Is this right?
clockwork-fact-pieces = Pieces on the map: { $who }
clockwork-fact-clearing = Clearing { $where }
clockwork-fact-pawn = Pawn: { $who }
clockwork-fact-points = Points: { $who }
clockwork-fact-hand = Cards in hand: { $who }
clockwork-fact-board = Lasting effects, items and board: { $who }
clockwork-fact-item = { $item }: left in the supply
clockwork-fact-nobody = nobody else has pieces there
clockwork-fact-nowhere = no pieces on the map
clockwork-fact-nothing = none
clockwork-right = Yes
clockwork-hirelings-battle = The hirelings of a bot battle first of all, where most enemy pieces are
clockwork-passed = { $what } – nothing to do
clockwork-ask-turned-in = Which plot of { $who } lies face down in { $where }?
clockwork-other = another
clockwork-ask-item-in = { $who } explores the ruin in { $where }. Which item lies there?
clockwork-ask-control-gold = What does the control die show? Count gold symbols only.

## The terminal

clockwork-begin = The table is set up. Tell what happens with commands; “turn” plays the next bot, “help” lists the rest.
clockwork-resume = { $file } is set up. Next: { $who }.
clockwork-command = Command (turn, show, help):
clockwork-answer = Answer:
clockwork-answer-or-draw = Answer (Enter draws it here):
clockwork-several = “{ $text }” may mean: { $names }
clockwork-none = “{ $text }” is none of these: { $names }
clockwork-turn-of = { WHOSE($who) } turn
clockwork-turn-done = The turn is over. Next: { $who }.
clockwork-over = The game is over. “undo” goes back.
clockwork-noted = Noted.
clockwork-refused = That cannot be: { $problem }
clockwork-undone = Taken back.
clockwork-nothing-to-undo = There is nothing to take back.
clockwork-unanswered = Not answered: { $question } ({ $names })
clockwork-help-answer = Type an answer, its id in brackets, or the beginning of either. “undo” takes the last answer back, “quit” leaves.
clockwork-help =
    {"  "}turn [BOT] [auto]          the next bot’s turn, or this one’s; auto: everything is drawn here
      actions                    what the person whose turn it is may do
      show                       the map and the boards
      law 6.3                    a paragraph of the Law of Rootbotics; law root:4.3 of the Law of Root
      undo                       take back the last turn or command
      position                   print the table as text
      save FILE, quit
    Your own turn in short words, several with commas; dice follow a battle:
      3 cats 11>7, battle 7 eyrie 2 1, sawmill 5, craft anvil, end
    What happened on the table (FACTION, PIECE, CARD, ITEM by their ids; C is a clearing; N a number, +N more, -N less):
      marquise warrior 3 +2      pieces in a clearing; without a number one more
      move FACTION PIECE C D N   from clearing C to D
      points FACTION N           hand FACTION N             supporters FACTION N
      craft FACTION CARD         discard CARD …             discard CARD from FACTION
      unseen CARD …              reshuffle                  item ITEM N
      ruin C ITEM                pawn FACTION PLACE         turn FACTION
    Or any line of a position: eyrie decree move vizier
