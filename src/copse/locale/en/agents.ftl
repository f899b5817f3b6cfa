### Computer players, as `copse agents` lists them.

agents-levels = Levels to play against
agent-beginner = for trying things out: knows which choices are good, but often plays at random among them
agent-casual = for your first games: looks a little ahead and answers quickly
agent-strong = for people who know the game well: a trained neural network, answers at once
agent-expert = for the best players: thinks ahead for up to a second, guided by the trained network
agents-others = Others, to compare and to study
agent-random = plays at random: every agent should beat it
agent-heuristic = tries every promising choice once and judges the result; quick
agent-search = simulates many games and takes the choice that went best
agents-unlearned = Strong and Expert are weaker than usual here: their trained networks could not be loaded.
agents-forms = With a time limit, a network or code of your own
agents-seconds = search with half a second for each choice
agents-iterations = search with 200 simulated games for each choice; the same seed plays the same game
agents-processes = search in two processes at once, each with 200 simulated games; also search@0.5sx2
agents-learned = search guided by the trained network
agents-network = search guided by your network, for ONNX Runtime; also FILE.pt2 for torch, or FILE.py:CLASS
agents-policy = the choice that your network likes best, without a search; also FILE.pt2 for torch
agents-judge = heuristic with your evaluation: a class with a method value(self, state, seat)
agents-file = your class with a method choose(self, observation)
agents-command = your program in any language; it reads and writes lines of JSON
agents-patience = your program, with 5 seconds for each answer
agents-example =
    For example: copse play root --seats human,beginner,search@2s,my.py:Mine
    How to write one: docs/start/agent.md

## Their levels at a table, also for the page

level-beginner = Beginner
level-casual = Casual
level-strong = Strong
level-expert = Expert
level-random = Random
level-heuristic = Quick
level-search = Thinker
level-nobody = open seat
level-someone = player

## Their names when they play a seat of their own, and how they play

name-beginner = Pip
    .manner = A duckling on a first outing: knows what is good, but often just tries something.
name-casual = Bramble
    .manner = A careful hedgehog: looks a little ahead and answers quickly.
name-strong = Russet
    .manner = A fox with a good memory: learned from countless games and answers at once.
name-expert = Tawny
    .manner = An old owl: thinks longest, above all at the start of a turn.
name-random = Dizzy
    .manner = A frog who lets the dice decide.
name-heuristic = Dart
    .manner = A hare: tries each promising choice once and judges at a glance.
name-search = Shelby
    .manner = A tortoise: simulates many games before each choice.

## What a hint says about its choice

hint-only = It is the only choice.
hint-chance = Chance of winning: { $before }% → { $after }%.
hint-points = Chance of winning: { $before }% → { $after }%; points: { $points }.

## Why a kind of choice cannot be made now

verb-elsewhere = This belongs to another step of the turn.
