"""Worker processes: a pool of agents that choose and analyse, and a pool of readers that parse untrusted texts and
replay games. A slow or crashed process is replaced and never stops the server."""
