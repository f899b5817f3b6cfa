### Who can play, as `copse agents` lists them.

agents-levels = Opponents for people
agent-novice = for your first games: has a sense of what is good, and now and then follows a whim
agent-adept = for those who know the game: thinks a little ahead and answers quickly
agent-master = for those who know it well: thinks ahead for a second
agents-others = To compare and to study
agent-random = plays at random: the least that an agent must beat
agent-heuristic = tries each promising choice in its head and judges what follows; quick
agent-search = plays many games in its head and takes the choice that went best
agent-learned = takes at once what it learned from very many games against itself; quick
agents-unlearned = Adept, master and learned play by rules of thumb here: what they learned cannot be loaded.
agents-unlearned-help = It needs ONNX Runtime: pip install 'copse-games[onnx]'
agents-forms = With time to think, or your own
agents-seconds = search with half a second for each choice
agents-iterations = search with 200 games in its head for each choice; the same seed plays the same game
agents-processes = search in two processes at once, 200 games in the head of each; also search@0.5sx2
agents-learned = search guided by what was learned
agents-network = search guided by a network of yours, for ONNX Runtime; also FILE.pt2 for torch, or FILE.py:CLASS
agents-policy = what a network of yours likes best, without a search; also FILE.pt2 for torch
agents-judge = the heuristic with an evaluation of your own: a class with a method value(self, state, seat)
agents-file = a class of your own with a method choose(self, observation)
agents-command = a program of your own in any language, which reads and writes lines of JSON
agents-patience = the same, with 5 seconds for each answer
agents-example =
    For example: copse play root --seats human,novice,search@2s,my.py:Mine
    How to write one: docs/start/agent.md

## Their names at a table, also for the page

level-novice = novice
level-adept = adept
level-master = master
level-random = random
level-heuristic = quick
level-search = thinker
level-learned = learned
level-nobody = open seat
level-someone = player

## Who they are when they play for themselves: a name, and how they play

name-novice = Pip
    .manner = A duckling on a first outing: sees what is good, and now and then follows a whim.
name-adept = Bramble
    .manner = A careful hedgehog: looks a little ahead and answers quickly.
name-master = Tawny
    .manner = An old owl: thinks each choice through for a second.
name-random = Dizzy
    .manner = A frog who lets the dice decide.
name-heuristic = Dart
    .manner = A hare: tries each promising choice once and judges at a glance.
name-search = Shelby
    .manner = A tortoise: plays many games in mind before each choice.
name-learned = Russet
    .manner = A fox who has seen it all before: remembers countless games and answers at once.

## What a hint says of its choice

hint-only = It is the only choice.
hint-chance = Chance of winning: { $before }% → { $after }%.
hint-points = Chance of winning: { $before }% → { $after }%; points: { $points }.
