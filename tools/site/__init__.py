"""The documentation site: `make docs` builds it from the guides in docs/, the sources and the data of the law.

`guides` prepares the Markdown of the project. `law`, `gallery` and `reference` write pages that only the site has.
`code` shows the sources that pages link to. `links` checks every link of the finished site. `__main__` runs all of them
and Sphinx.
"""
