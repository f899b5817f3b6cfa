"""A second computation of both games: plain code that shares nothing with the rules but the printed facts, and that
works out from the public view, the texts of actions and the events what the rules must have worked out too."""
