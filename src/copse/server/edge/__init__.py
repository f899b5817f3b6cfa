"""Everything between the network and the handlers: sockets, connections with time limits, middleware, security
headers and the files of the page."""
