"""`copse law`: the paragraphs of the rule books."""

from __future__ import annotations

import json
import sys
from typing import Annotated, Final

import typer

from copse.cli.common import DEFAULT_LANGUAGE, Lang, With, app, examples
from copse.games import GAMES
from copse.kernel.errors import BadSetup
from copse.law import Paragraph, below, paragraph, select
from copse.law.citations import closest, implementations
from copse.law.coverage import as_json, coverage, failures, proving
from copse.law.editions import Difference, differences, in_edition
from copse.law.index import canonical, index
from copse.law.proofs import NoTests
from copse.locale import Words

DIFF: Final = "diff"
USAGE: Final = (
    "name a paragraph, such as sw:conquest.cost, or two editions, such as diff fifth marauder 4.3, or give --coverage"
)


@app.command(
    epilog=examples(
        "copse law sw:conquest.cost",
        "copse law root:4.3 --edition fifth",
        "copse law diff fifth marauder 4.3",
        "copse law --coverage --require sw",
    )
)
def law(
    what: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="PARAGRAPH | diff EDITION EDITION [CHAPTER]",
            help="A paragraph such as sw:conquest.cost, a chapter such as bots:5, or two editions to compare.",
        ),
    ] = None,
    edition: Annotated[
        str, typer.Option("--edition", help="Edition of the Law of Root: marauder, fifth or early.")
    ] = "",
    show_coverage: Annotated[bool, typer.Option("--coverage", help="List the paragraphs without a test.")] = False,
    json_output: Annotated[bool, typer.Option("--json", help="With --coverage: print JSON.")] = False,
    require: Annotated[
        list[str] | None,
        typer.Option(
            "--require", help="With --coverage: fail if a paragraph of this book has no test. Can be repeated."
        ),
    ] = None,
    lang: Lang = DEFAULT_LANGUAGE,
    packages: With = None,
) -> None:
    """Print a paragraph of the rules, its subparagraphs, the code that implements it and the tests that prove it.

    `diff` prints how two editions of the Law of Root differ."""
    words = Words(lang)
    GAMES.look_around()  # games of other packages bring books
    if show_coverage:
        print_coverage(json_output, require or [], words)
        return
    match what or []:
        case ["diff", one, other, *place] if len(place) <= 1:
            print_differences(differences(one, other, "".join(place)), words)
        case [id] if id != DIFF:
            print_paragraphs(in_edition(edition, id) if edition else id, words)
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


def print_paragraphs(id: str, words: Words) -> None:
    """Print a paragraph in full, or a book or chapter as a list."""
    if canonical(id) in index():
        print_paragraph(paragraph(id), words)
    else:
        for found in select(id):
            print(f"§{found.id}  {found.summary(words.language)}")


def print_paragraph(found: Paragraph, words: Words) -> None:
    print(f"§{found.id}  {found.summary(words.language)}")
    for part in below(found.id):
        print(f"  §{part.id}  {part.opening(words.language)}")
    implemented, proved, see = map(words.say, ("law-implemented", "law-proved", "law-see"))
    width = max(len(implemented), len(proved))
    places = implementations(found.id)
    for place in places:
        print(f"  {implemented:{width}}  {place}")
    for place in () if places else closest(found.id):
        print(f"  {see:{width}}  {place} (§{place.paragraph})")
    try:
        for proof in proving(found.id):
            print(f"  {proved:{width}}  {proof.test}")
    except NoTests:
        print(f"  {proved:{width}}  {words.say('law-no-tests')}")


def print_coverage(json_output: bool, required: list[str], words: Words) -> None:
    books = coverage()
    if json_output:
        print(json.dumps(as_json(books), indent=2))
    else:
        for name, book in books.items():
            print(f"{name:6} {words.say('law-covered', proved=book.proved, rules=book.rules)}")
            if book.proved:
                for id in book.missing:
                    print(f"  {words.say('law-missing')} {id}")
    problems = failures(required, books)
    for problem in problems:
        print(f"copse: {problem}", file=sys.stderr)
    if problems:
        raise typer.Exit(1)
