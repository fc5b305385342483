"""The rules to read: four languages that say the same things in the same order, for each game and edition."""

import re
from importlib.resources import files

import pytest

from macaronesia.games import definition
from macaronesia.locale import LANGUAGES
from macaronesia.locale.rulebook import pictures_in, rules_text, sections, stored_rules, told_pictures

GAMES = ["santiago", "canarias"]
SANTIAGO = (
    "aim material setup canals plantations round auction overseer planting canal extra drought income end "
    "scoring palms three-players {two} money tips screen glossary rulings notation sources"
)
CANARIAS = (
    "aim material setup round turn build draw ship-card palaces-cities stock privileges ship pirates end "
    "scoring knowledge screen glossary box rulings notation sources"
)
#: (game, edition) -> what it rests on, its sections in order, the words its moves begin with
BOOKS = {
    ("santiago", "amigo"): {"002", "003"},
    ("santiago", "trefl"): {"000", "004"},
    ("canarias", None): {"001"},
}
IDS = {
    ("santiago", "amigo"): SANTIAGO.format(two="").split(),
    ("santiago", "trefl"): SANTIAGO.format(two="two-players").split(),
    ("canarias", None): CANARIAS.split(),
}
MOVES = {
    ("santiago", "amigo"): "bid pass plant neutral propose accept dig decline extra",
    ("santiago", "trefl"): "bid pass plant neutral propose accept dig decline extra first",
    ("canarias", None): "starter island deal stow draw build skip ship end palace city take reveal settle "
    "raze blame",
}
CROPS = {
    "amigo": {"banana", "cane", "potato", "bean", "pepper"},
    "trefl": {"banana", "coconut", "melon", "grape", "pepper"},
}
MARKERS = {"<!-- amigo -->": "amigo", "<!-- trefl -->": "trefl", "<!-- / -->": "/"}

#: What rests on no book: it is ours, or about the program.
OURS = {"screen", "glossary", "notation", "sources"}
PICTURES = {
    "santiago": "setup canals areas split markers proposals drought scoring palms",
    "canarias": "cards signs island reaper weaver points",
}

each_game = pytest.mark.parametrize("game", GAMES)
each_text = pytest.mark.parametrize(("game", "edition"), list(BOOKS))
both_editions = pytest.mark.parametrize("edition", ["amigo", "trefl"])
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_translation = pytest.mark.parametrize("language", ["de", "es", "hu"])


def raw(game: str, language: str) -> list[str]:
    path = files("macaronesia.locale").joinpath("rules").joinpath(f"{game}.{language}.md")
    return path.read_text(encoding="utf-8").splitlines()


def skeleton(game: str, language: str) -> list[str]:
    """Headings, ids, markers, list items, table rows, examples, pictures: all but the words."""
    kinds = []
    for line in raw(game, language):
        if line.startswith("<!--"):
            kinds.append(line)
        elif picture := pictures_in(line):
            kinds += picture
        elif shape := re.match(r"#+ |- |\d\. |\||\*(?!\*)|\*\*", line):
            kinds.append(shape[0])
        elif line:
            kinds.append("text")
    return kinds


@each_language
@each_game
def test_every_comment_is_a_known_marker_alone_on_its_line(game: str, language: str) -> None:
    for line in raw(game, language):
        if "<!--" in line or "-->" in line:
            assert line in MARKERS or re.fullmatch(r"<!-- id: [a-z-]+ -->", line), line


@each_language
@each_game
def test_markers_are_balanced_and_never_nested(game: str, language: str) -> None:
    open_block = False
    for number, line in enumerate(raw(game, language), 1):
        if line in MARKERS:
            assert (line == "<!-- / -->") == open_block, f"line {number}: {line}"
            open_block = not open_block
    assert not open_block


@each_language
@each_game
def test_every_heading_has_its_id_right_below(game: str, language: str) -> None:
    lines = raw(game, language)
    for line, below in zip(lines, [*lines[1:], ""], strict=True):
        assert line.startswith("## ") == below.startswith("<!-- id: "), (line, below)


@each_translation
@each_game
def test_the_languages_have_the_same_sections_blocks_and_lines(game: str, language: str) -> None:
    assert skeleton(game, language) == skeleton(game, "en")


@each_translation
@both_editions
def test_the_languages_give_the_same_numbers_in_the_tables(language: str, edition: str) -> None:
    def rows(lang: str) -> list[str]:
        return re.findall(r"^\| [\d |]+\|$", sections("santiago", edition, lang)["setup"], re.M)

    assert rows(language) == rows("en")
    assert len(rows("en")) == (4 if edition == "trefl" else 3)


@each_translation
@both_editions
def test_the_languages_write_the_same_squares_segments_and_moves(language: str, edition: str) -> None:
    def tokens(lang: str, section: str) -> list[str]:
        text = sections("santiago", edition, lang)[section]
        return sorted(re.findall(r"\b[A-E][1-4]-[A-E][1-4]\b|\b[a-h][1-6]\b|`[^`]+`", text))

    for section in ("canals", "plantations", "notation"):
        assert tokens(language, section) == tokens("en", section)


@each_language
@each_text
def test_the_sections_stand_in_order_and_none_is_empty(game: str, edition: str, language: str) -> None:
    found = sections(game, edition, language)
    assert list(found) == IDS[game, edition]
    for name, text in found.items():
        heading, *body = [line for line in text.splitlines() if line]
        assert heading.startswith("## "), name
        assert len(" ".join(body)) > 40, name


def sources(game: str, edition: str, language: str) -> dict[str, str]:
    """Which places of the books each section rests on."""
    rows = re.findall(
        r"^\| \[(.*)\]\(#(.*)\) \| (.*) \|$", sections(game, edition, language)["sources"], re.M
    )
    headings = {name: text.splitlines()[0] for name, text in sections(game, edition, language).items()}
    assert all(headings[name] == f"## {title}" for title, name, _ in rows)
    return {name: places for _, name, places in rows}


@each_language
@each_text
def test_each_section_rests_on_books_of_its_edition(game: str, edition: str, language: str) -> None:
    found = sources(game, edition, language)
    assert list(found) == [name for name in IDS[game, edition] if name not in OURS]
    for name, places in found.items():
        assert set(re.findall(r"\b\d{3}\b", places)) == BOOKS[game, edition], name


@each_language
@each_text
def test_sources_and_code_stand_behind_the_rules(game: str, edition: str, language: str) -> None:
    for name, text in sections(game, edition, language).items():
        if name not in ("notation", "box"):
            assert "`" not in text, name
        if name != "sources":
            assert "§" not in text, name


@each_translation
@each_text
def test_the_languages_rest_on_the_same_places(game: str, edition: str, language: str) -> None:
    assert sources(game, edition, language) == sources(game, edition, "en")


@each_language
@each_text
def test_every_link_leads_to_a_section(game: str, edition: str, language: str) -> None:
    text = rules_text(game, edition, language)
    links = re.findall(r"(?<!!)\[[^\]]+\]\(([^)]*)\)", text)
    assert links
    assert {link.removeprefix("#") for link in links} <= {*IDS[game, edition]}
    assert all(link.startswith("#") for link in links)


@each_language
@each_text
def test_every_picture_is_drawn_and_told(game: str, edition: str, language: str) -> None:
    text = rules_text(game, edition, language)
    assert pictures_in(text) == PICTURES[game].split()
    assert text.count("![") == len(pictures_in(text))
    for name in pictures_in(text):
        svg, width, height = definition(game).load("picture")(name, edition, language)
        assert f'viewBox="0 0 {width} {height}"' in svg
    told = re.findall(r"!\[([^\]]*)\]", text)
    assert all(len(words) > 80 for words in told)
    assert len({*told}) == len(told)


def test_a_terminal_is_told_what_the_pictures_show() -> None:
    text = told_pictures(rules_text("santiago", "amigo", "en"))
    assert "](picture:" not in text
    assert "> The same dry tile four times" in text


@each_language
@each_text
def test_the_notation_shows_every_move(game: str, edition: str, language: str) -> None:
    text = sections(game, edition, language)["notation"]
    for word in MOVES[game, edition].split():
        assert re.search(rf"`{word}( [^`]*)?`", text), word


@each_language
@each_text
def test_the_notation_names_the_options_there_are(game: str, edition: str, language: str) -> None:
    *_, last = sections(game, edition, language)["notation"].strip().splitlines()
    offered = {name for name in definition(game).offered()["options"] if name not in ("edition", "players")}
    assert {name for name in offered if f"`{name}`" in last} == offered


@each_language
@both_editions
def test_the_notation_shows_the_crops_of_the_edition(language: str, edition: str) -> None:
    text = sections("santiago", edition, language)["notation"]
    assert {crop for crop in CROPS["amigo"] | CROPS["trefl"] if f"`{crop}`" in text} == CROPS[edition]


@each_language
@each_text
def test_the_text_to_read_is_clean(game: str, edition: str, language: str) -> None:
    text = rules_text(game, edition, language)
    assert text.startswith({"santiago": "# Santiago", "canarias": "# Islas Canarias"}[game])
    assert "<!--" not in text
    assert "\n\n\n" not in text
    assert not re.search(r"[ \t]$", text, re.M)
    for section in sections(game, edition, language).values():
        assert section.strip() in text


@each_language
def test_two_players_are_a_matter_of_trefl_alone(language: str) -> None:
    assert "`first" not in rules_text("santiago", "amigo", language)
    assert "| 2 |" not in rules_text("santiago", "amigo", language)
    assert "| 2 |" in rules_text("santiago", "trefl", language)


def test_there_are_rules_of_every_game_in_every_language() -> None:
    assert {game: sorted(LANGUAGES) for game in GAMES} == stored_rules()


@pytest.mark.parametrize(
    ("game", "edition", "language", "named"),
    [
        ("chess", None, "en", ["'chess'", "santiago", "canarias"]),
        ("../santiago", None, "en", ["'../santiago'"]),
        ("santiago", "first", "en", ["'first'", "amigo", "trefl"]),
        ("santiago", None, "en", ["None", "amigo", "trefl"]),
        ("canarias", "trefl", "en", ["'trefl'", "none"]),
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
