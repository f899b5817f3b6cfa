"""Everything between the network and the handlers: sockets, connections with their time limits, the middleware of every
request, security headers and the files of the page."""
