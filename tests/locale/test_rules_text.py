"""The rules to read: four languages that say the same things in the same order, for both editions."""

import re
from importlib.resources import files

import pytest

from macaronesia.locale.rulebook import EDITIONS, rules_text, sections

LANGUAGES = {"en": "Source", "de": "Quelle", "es": "Fuente", "hu": "Forrás"}
BOOKS = {"amigo": {"002", "003"}, "trefl": {"000", "004"}}
COMMON = [
    "aim",
    "material",
    "setup",
    "canals",
    "plantations",
    "round",
    "auction",
    "overseer",
    "planting",
    "canal",
    "extra",
    "drought",
    "income",
    "end",
    "scoring",
    "palms",
    "three-players",
    "money",
    "rulings",
    "notation",
    "books",
]
IDS = {
    "amigo": COMMON,
    "trefl": [*COMMON[: COMMON.index("money")], "two-players", *COMMON[COMMON.index("money") :]],
}
MOVES = {
    "amigo": ["bid", "pass", "plant", "neutral", "propose", "accept", "dig", "decline", "extra"],
    "trefl": ["bid", "pass", "plant", "neutral", "propose", "accept", "dig", "decline", "extra", "first"],
}
CROPS = {
    "amigo": {"banana", "cane", "potato", "bean", "pepper"},
    "trefl": {"banana", "coconut", "melon", "grape", "pepper"},
}
MARKERS = {"<!-- amigo -->": "amigo", "<!-- trefl -->": "trefl", "<!-- / -->": "/"}

both_editions = pytest.mark.parametrize("edition", ["amigo", "trefl"])
each_language = pytest.mark.parametrize("language", list(LANGUAGES))


def raw(language: str) -> list[str]:
    path = files("macaronesia.locale").joinpath("rules").joinpath(f"santiago.{language}.md")
    return path.read_text(encoding="utf-8").splitlines()


def skeleton(language: str) -> list[str]:
    """Headings, ids, markers, list items, table rows, examples: all but the words."""
    kinds = []
    for line in raw(language):
        if line.startswith("<!--"):
            kinds.append(line)
        elif shape := re.match(r"#+ |- |\d\. |\||\*(?!\*)|\*\*", line):
            kinds.append(shape[0])
        elif line:
            kinds.append("text")
    return kinds


@each_language
def test_every_comment_is_a_known_marker_alone_on_its_line(language: str) -> None:
    for line in raw(language):
        if "<!--" in line or "-->" in line:
            assert line in MARKERS or re.fullmatch(r"<!-- id: [a-z-]+ -->", line), line


@each_language
def test_markers_are_balanced_and_never_nested(language: str) -> None:
    open_block = False
    for number, line in enumerate(raw(language), 1):
        if line in MARKERS:
            assert (line == "<!-- / -->") == open_block, f"line {number}: {line}"
            open_block = not open_block
    assert not open_block


@each_language
def test_every_heading_has_its_id_right_below(language: str) -> None:
    lines = raw(language)
    for line, below in zip(lines, [*lines[1:], ""], strict=True):
        assert line.startswith("## ") == below.startswith("<!-- id: "), (line, below)


@pytest.mark.parametrize("language", ["de", "es", "hu"])
def test_the_languages_have_the_same_sections_blocks_and_lines(language: str) -> None:
    assert skeleton(language) == skeleton("en")


@pytest.mark.parametrize("language", ["de", "es", "hu"])
@both_editions
def test_the_languages_give_the_same_numbers_in_the_tables(language: str, edition: str) -> None:
    def rows(lang: str) -> list[str]:
        return re.findall(r"^\| [\d |]+\|$", sections("santiago", edition, lang)["setup"], re.M)

    assert rows(language) == rows("en")
    assert len(rows("en")) == (4 if edition == "trefl" else 3)


@pytest.mark.parametrize("language", ["de", "es", "hu"])
@both_editions
def test_the_languages_write_the_same_squares_segments_and_moves(language: str, edition: str) -> None:
    def tokens(lang: str, section: str) -> list[str]:
        text = sections("santiago", edition, lang)[section]
        return sorted(re.findall(r"\b[A-E][1-4]-[A-E][1-4]\b|\b[a-h][1-6]\b|`[^`]+`", text))

    for section in ("canals", "plantations", "notation"):
        assert tokens(language, section) == tokens("en", section)


@each_language
@both_editions
def test_the_sections_stand_in_order_and_none_is_empty(language: str, edition: str) -> None:
    found = sections("santiago", edition, language)
    assert list(found) == IDS[edition]
    for name, text in found.items():
        heading, *body = [line for line in text.splitlines() if line]
        assert heading.startswith("## "), name
        assert len(body) >= 2, f"{name} has nothing but its source"
        assert len(" ".join(body[:-1])) > 40, name


@each_language
@both_editions
def test_each_section_ends_with_a_source_of_its_edition(language: str, edition: str) -> None:
    for name, text in sections("santiago", edition, language).items():
        *body, last = text.splitlines()
        assert re.fullmatch(rf"\*{LANGUAGES[language]}: \d{{3}}\b.*\*", last), (name, last)
        assert set(re.findall(r"\b\d{3}\b", last)) == BOOKS[edition], (name, last)
        assert not [line for line in body if line.startswith(f"*{LANGUAGES[language]}:")], name


@pytest.mark.parametrize("language", ["de", "es", "hu"])
@both_editions
def test_the_languages_rest_on_the_same_places(language: str, edition: str) -> None:
    def places(lang: str) -> list[str]:
        return [t.splitlines()[-1].split(": ", 1)[1] for t in sections("santiago", edition, lang).values()]

    assert places(language) == places("en")


@each_language
@both_editions
def test_the_notation_shows_every_move_and_every_crop(language: str, edition: str) -> None:
    text = sections("santiago", edition, language)["notation"]
    for word in MOVES[edition]:
        assert re.search(rf"`{word}( [^`]*)?`", text), word
    other = CROPS["amigo"] ^ CROPS["trefl"]
    assert {crop for crop in CROPS[edition] | other if f"`{crop}`" in text} == CROPS[edition]


@each_language
@both_editions
def test_the_text_to_read_is_clean(language: str, edition: str) -> None:
    text = rules_text("santiago", edition, language)
    assert text.startswith("# Santiago")
    assert text.endswith("*\n")
    assert "<!--" not in text
    assert "\n\n\n" not in text
    assert not re.search(r"[ \t]$", text, re.M)
    for section in sections("santiago", edition, language).values():
        assert section.strip() in text


@each_language
def test_two_players_are_a_matter_of_trefl_alone(language: str) -> None:
    assert "`first" not in rules_text("santiago", "amigo", language)
    assert "| 2 |" not in rules_text("santiago", "amigo", language)
    assert "| 2 |" in rules_text("santiago", "trefl", language)


def test_no_edition_means_the_default_one() -> None:
    assert EDITIONS["santiago"][0] == "trefl"
    assert rules_text("santiago", None, "en") == rules_text("santiago", "trefl", "en")
    assert sections("santiago", None, "hu") == sections("santiago", "trefl", "hu")


@pytest.mark.parametrize(
    ("game", "edition", "language", "named"),
    [
        ("chess", None, "en", ["'chess'", "santiago"]),
        ("../santiago", None, "en", ["'../santiago'"]),
        ("santiago", "first", "en", ["'first'", "amigo", "trefl"]),
        ("santiago", "amigo", "fr", ["'fr'", "de", "en", "es", "hu"]),
    ],
)
def test_what_there_is_not_is_refused_by_name(
    game: str, edition: str | None, language: str, named: list[str]
) -> None:
    for function in (rules_text, sections):
        with pytest.raises(ValueError) as refusal:  # noqa: PT011 - the words are checked below
            function(game, edition, language)
        for word in named:
            assert word in str(refusal.value)
