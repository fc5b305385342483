"""The rules of each game as text to read, one Markdown file a language.

A file `rules/GAME.LANGUAGE.md` holds all editions of a game. Text of one edition stands between a line
`<!-- EDITION -->` and a line `<!-- / -->`; everything else is common. Each section is a `##` heading with
its id in the line below it: `<!-- id: auction -->`; a link to it is written `[words](#auction)`. A picture
stands alone on its line, `![what is to be seen](picture:areas)`, and is drawn by the game under that name.
"""

import re
from importlib.resources import files

_MARKER = re.compile(r"<!-- (?P<name>[a-z][a-z0-9-]*|/) -->")
_ID = re.compile(r"<!-- id: (?P<id>[a-z][a-z0-9-]*) -->")
_PICTURE = re.compile(r"^!\[(?P<told>[^\]]*)\]\(picture:(?P<name>[a-z][a-z0-9-]*)\)$", re.MULTILINE)


def stored_rules() -> dict[str, list[str]]:
    """Return the languages in which there are rules to read, by game."""
    found: dict[str, list[str]] = {}
    for entry in sorted(files("macaronesia.locale").joinpath("rules").iterdir(), key=lambda file: file.name):
        if entry.name.endswith(".md") and entry.name.count(".") == 2:
            game, language, _ = entry.name.split(".")
            found.setdefault(game, []).append(language)
    return found


def _source(game: str, edition: str | None, language: str) -> list[str]:
    """Return the lines for one edition and language; ValueError names what there is instead."""
    stored = stored_rules()
    if game not in stored:
        raise ValueError(f"no rules of the game {game!r}: there are those of {', '.join(stored)}")
    if language not in stored[game]:
        known = ", ".join(stored[game])
        raise ValueError(f"no rules of {game} in the language {language!r}: there are {known}")
    path = files("macaronesia.locale").joinpath("rules").joinpath(f"{game}.{language}.md")
    text = path.read_text(encoding="utf-8")
    markers = filter(None, map(_MARKER.fullmatch, text.splitlines()))
    editions = sorted({marker["name"] for marker in markers} - {"/"})
    if edition not in (editions or [None]):
        raise ValueError(f"{game} has no edition {edition!r}: there are {', '.join(editions) or 'none'}")
    return _lines_of(text, edition)


def _lines_of(text: str, edition: str | None) -> list[str]:
    """Keep the common lines and those of `edition`, without the markers."""
    kept: list[str] = []
    block: str | None = None
    for number, line in enumerate(text.splitlines(), 1):
        marker = _MARKER.fullmatch(line)
        if marker is None:
            if block is None or block == edition:
                kept.append(line)
        elif (marker["name"] == "/") == (block is None):
            raise ValueError(f"line {number}: {line} where a block is {'not ' if block is None else ''}open")
        else:
            block = None if marker["name"] == "/" else marker["name"]
    if block is not None:
        raise ValueError(f"the block of {block} is never closed")
    return kept


def _tidy(lines: list[str]) -> str:
    """Join the lines, without section ids and with single blank lines only."""
    text = "\n".join(line.rstrip() for line in lines if _ID.fullmatch(line) is None)
    return re.sub(r"\n{3,}", "\n\n", text).strip() + "\n"


def rules_text(game: str, edition: str | None, language: str) -> str:
    """Return the rules of `game` as Markdown.

    Args:
        game: the game's name, such as `santiago`.
        edition: one that the game was printed in; None if there is only one.
        language: `en`, `de`, `es` or `hu`.

    Raises:
        ValueError: for a game, edition or language there is not; the message lists those there are.
    """
    return _tidy(_source(game, edition, language))


def sections(game: str, edition: str | None, language: str) -> dict[str, str]:
    """Return the sections of the rules in reading order: id -> Markdown, the heading included.

    The arguments are those of `rules_text`; what stands before the first section is left out.
    """
    found: dict[str, list[str]] = {}
    current: list[str] = []
    for line in _source(game, edition, language):
        if line.startswith("## "):
            current = [line]
        elif section := _ID.fullmatch(line):
            if section["id"] in found:
                raise ValueError(f"the section {section['id']} occurs twice")
            found[section["id"]] = current
        else:
            current.append(line)
    return {name: _tidy(lines) for name, lines in found.items()}


def pictures_in(text: str) -> list[str]:
    """Return the names of the pictures in a text, in reading order."""
    return [found["name"] for found in _PICTURE.finditer(text)]


def told_pictures(text: str) -> str:
    """Put in place of each picture the words that tell what it shows, as a quotation: for a terminal."""
    return _PICTURE.sub(lambda found: f"> {found['told']}", text)
