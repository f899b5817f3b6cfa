"""The paragraphs of the books: `copse law`."""

from __future__ import annotations

import json
import sys
from typing import Annotated, Final

import typer

from copse.cli.common import DEFAULT_LANGUAGE, Lang, app
from copse.games import GAMES
from copse.kernel.errors import BadSetup
from copse.law import Paragraph, paragraph, select
from copse.law.citations import implementations
from copse.law.coverage import as_json, coverage, failures
from copse.law.editions import Difference, differences, in_edition
from copse.law.index import canonical, index
from copse.law.proofs import NoTests, proofs_of
from copse.locale import Words

DIFF: Final = "diff"
USAGE: Final = "name a paragraph, such as sw:conquest.cost, or two editions (diff fifth marauder 4.3), or --coverage"


@app.command()
def law(
    what: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="PARAGRAPH | diff EDITION EDITION [CHAPTER]",
            help="such as sw:conquest.cost; bots:5 lists a chapter",
        ),
    ] = None,
    edition: Annotated[str, typer.Option("--edition", help="of the Law of Root: marauder, fifth or early")] = "",
    show_coverage: Annotated[bool, typer.Option("--coverage", help="list the paragraphs without a test")] = False,
    json_output: Annotated[bool, typer.Option("--json", help="with --coverage: for machines")] = False,
    require: Annotated[list[str] | None, typer.Option("--require", help="fail if this book is not whole")] = None,
    lang: Lang = DEFAULT_LANGUAGE,
) -> None:
    """Print a paragraph of the law, where it is implemented and which tests prove it; or what two editions of the Law
    of Root say otherwise."""
    words = Words(lang)
    GAMES.look_around()  # games of other packages bring books
    if show_coverage:
        print_coverage(json_output, require or [])
        return
    match what or []:
        case ["diff", one, other, *place] if len(place) <= 1:
            print_differences(differences(one, other, "".join(place)), words)
        case [id] if id != DIFF:
            print_paragraphs(in_edition(edition, id) if edition else id, words.language)
        case _:
            raise BadSetup(USAGE)


def print_differences(found: list[Difference], words: Words) -> None:
    if not found:
        print(words.say("law-no-difference"))
    for difference in found:
        if difference.here is not None:
            print(f"§{difference.here.id}  {difference.here.summary(words.language)}")
        for other in difference.there:
            mark = "→" if difference.here is not None else "+"
            print(f"  {mark} §{other.id}  {other.summary(words.language)}")
        if not difference.there:
            print(f"  − {words.say('law-only-there')}")


def print_paragraphs(id: str, language: str) -> None:
    """A paragraph with all that is known of it, or a book or chapter as a list."""
    if canonical(id) in index():
        print_paragraph(paragraph(id), language)
    else:
        for found in select(id):
            print(f"§{found.id}  {found.summary(language)}")


def print_paragraph(found: Paragraph, language: str) -> None:
    print(f"§{found.id}  {found.summary(language)}")
    for place in implementations(found.id):
        print(f"  implemented  {place}")
    try:
        for proof in proofs_of(found.id):
            print(f"  proved by    {proof.test}")
    except NoTests:
        print("  proved by    the tests, which come with the sources only")


def print_coverage(json_output: bool, required: list[str]) -> None:
    books = coverage()
    if json_output:
        print(json.dumps(as_json(books), indent=2))
    else:
        for name, book in books.items():
            print(f"{name:6} {book.proved} of {book.rules} paragraphs are proved by a test")
            if book.proved:
                for id in book.missing:
                    print(f"  missing {id}")
    problems = failures(required, books)
    for problem in problems:
        print(f"copse: {problem}", file=sys.stderr)
    if problems:
        raise typer.Exit(1)
