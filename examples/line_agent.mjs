// An agent in another language: it reads lines of JSON and answers each decision with one line of JSON.
//
//     copse play smallworld --agent "run:node examples/line_agent.mjs"
//
// docs/reference/agents.md describes the lines. This agent prefers some verbs and chooses at random among equal ones.
import { createInterface } from "node:readline";

const FAVOURITES = ["conquer", "battle", "build", "recruit", "craft", "move"];

function choose(actions) {
  for (const verb of FAVOURITES) {
    const liked = actions.filter(({ text }) => text.startsWith(verb));
    if (liked.length) return byLot(liked);
  }
  return byLot(actions);
}

function byLot(actions) {
  return actions[Math.floor(Math.random() * actions.length)].number;
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "decide") console.log(JSON.stringify(choose(message.actions)));
  if (message.type === "end") console.error("it ended:", message.outcome); // Copse passes standard error through
}
