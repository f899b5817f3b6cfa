"""A game in a person's words: what it asks, what each choice means, what happened. The terminal and the server say the
same sentences. None of them knows a rule: what an action costs, scores or takes is asked of the rules, and only what
everyone may know, or the seat that decides."""
