"""Every sentence of every language is right, with everything that can stand in it."""

import re
from collections.abc import Iterator, Set
from typing import Any

import pytest
from fluent.syntax.ast import NumberLiteral, VariableReference

from macaronesia.games.canarias.names import COLOURS, EFFECTS, FEATURES, PIECES, PRIORITIES
from macaronesia.locale import LANGUAGES
from tests.texts.spoken import CROPS, Used, catalogue, everything

#: What is code in a sentence: quoted JSON, a line for a shell, a path.
CODE = {"allowed-pace", "arena-no-ray", "no-key", "record-version"}
#: Lists of values that are closed, by the parameters that hold them.
CLOSED: dict[str, tuple[str, ...]] = {
    "colour": COLOURS,
    "crop": tuple(CROPS),
    "effect": EFFECTS,
    "feature": FEATURES,
    "piece": PIECES,
    "priority": PRIORITIES,
}


def sentences(language: str, without: Set[str] = frozenset()) -> Iterator[tuple[str, dict[str, Any], str]]:
    return (found for found in everything(language) if found[0] not in without)


def check(language: str, wrong: str, without: Set[str] = frozenset()) -> None:
    """No sentence has what this pattern finds."""
    found = {
        f"{message}: {text}" for message, _, text in sentences(language, without) if re.search(wrong, text)
    }
    assert not found, "\n" + "\n".join(sorted(found)[:40])


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_a_sentence_is_there(language):
    check(language, r"[{}⟦⟧]|\bNone\b(?! may)", {"allowed-pace"})
    check(language, r"  |^ | [,;.:)](?!toml)|\( |(?<!\.)\.\.(?!\.)", {"board-key"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_and_apostrophes_are_those_of_print(language):
    check(language, r"[\"']", CODE)
    right = {"en": "“”", "de": "„“", "es": "«»", "hu": "„”"}[language]
    check(language, "[" + "".join(set("“”„«»") - set(right)) + "]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_dots_and_percent_signs_stand_where_the_language_wants_them(language):
    spaced = language == "de"
    check(language, r"[^\W\d]…(?!\?)" if spaced else r"\w …", CODE)
    check(language, r"\d%" if language in ("de", "es") else r"\d %")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_shows_an_id(language):
    ids = {"draw4", "pirate-red", "pirate-orange", "banana2", "melon1", "lenador", "gran-canaria"}
    if language != "en":
        ids |= {*COLOURS, *CROPS, *PIECES, *FEATURES, "tie", "mixed", "easy", "hard", "expert"} - (
            {"orange"} if language == "de" else set()
        )
    written = {"play-help", "wrong-phase", "written-otherwise"}  # they show how moves are typed
    check(language, r"(?<![\w-])(" + "|".join(sorted(ids)) + r")(?![\w-])", written)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_a_closed_list_has_words_of_its_own(language):
    book = catalogue(language)
    missing = set()
    for name, pattern in book.patterns.items():
        for select in Used(pattern).selects:
            if not isinstance(select.selector, VariableReference):
                continue
            variable = select.selector.id.name
            values = CLOSED.get(variable) or tuple(
                book.values(name, variable) if variable in ("phase", "level") else ()
            )
            keys = {v.key.value if isinstance(v.key, NumberLiteral) else v.key.name for v in select.variants}
            default = next(variant for variant in select.variants if variant.default)
            if Used(default.value).messages:
                continue  # some forms are irregular, the others made by a rule
            missing |= {f"{name}: {value}" for value in values if value not in keys}
    assert not missing


#: Where a nought is what is meant: a place, a sum of points, the figures of a table.
NOUGHTS = {
    *("analysis-sum", "arena-stopped", "bribe-too-small", "canarias-ui-points", "percent", "port-taken"),
    *("canarias-ui-colour-points", "canarias-ui-enlarge", "canarias-ui-tell-player", "record-no-game"),
    *("home-row-won", "home-row-you-won", "record-ply", "result-area", "result-colour", "result-money"),
    *("santiago-area-points", "santiago-points", "table-hint-chance", "table-analysis-progress", "moved-on"),
    *("record-early-result", "box-size", "board-key", "box-id"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_in_words_and_not_by_a_nought(language):
    check(language, r"(?<![\w.,-])0(?![\w.,-])", NOUGHTS)


def test_english_articles():
    check("en", r"\b[Aa] (?=[aeioAEIO])(?!one\b)")
    check("en", r"\b[Aa]n (?![aeiouAEIO])(?!hour)")
    check("en", r"\b([Aa]n?|[Tt]he) (an?|the)\b")


def test_english_numbers():
    things = "bot card deal event game marker move player point seat tile hour day second plot level"
    check("en", r"\b1 (" + "|".join(f"{thing}s" for thing in things.split()) + r"|houses|palaces|cities)\b")
    check("en", r"\b(0|2|5|21) (" + "|".join(things.split()) + r"|house|palace|city)\b")
    check("en", r"\b1 [a-z]+ (are|have|lose|turn|follow)\b")


def test_english_words():
    check("en", r"\b(wish|wishes|ply|melon|shall)\b")


def test_german_articles_and_adjectives():
    check(
        "de",
        r"(?<!, )\b([Dd]er|[Dd]ie|[Dd]as|[Dd]em|[Dd]en|[Ee]ine?[mn]?) (der|die|das|dem|den|eine?[mnrs]?)\b",
    )
    colour = r"(rot|blau|grün|orangefarben|braun|weiß)"
    ends = {"Haus": "es", "Palast": "er", "Stadt": "e", "Privileg": "es", "Gebäude": "es", "Pirat": "er"}
    for thing, end in ends.items():
        check("de", rf"\b(?:ein|kein|Ein|Kein) {colour}(?!{end}\b)\w* {thing}\b")
        check("de", rf"\b(?:der|das|die|Der|Das|Die) {colour}(?!e\b)\w* {thing}\b")
    check(
        "de", rf"\beinen {colour}(?!en\b)\w* |\b[Kk]?[Ee]ine {colour}(?!e\b)\w* |\beinem {colour}(?!en\b)\w* "
    )
    check("de", r"\((rot|blau|grün|orange|braun|weiß)\)", {"pirate-card", "canarias-ui-card", *WITH_CARDS})


#: A pirate is told with his colour, and cards can be pirates.
WITH_CARDS = {
    *("canarias-ui-copies", "canarias-ui-do-build", "canarias-ui-do-settle", "canarias-ui-do-ship"),
    *("canarias-ui-pick-plot", "canarias-ui-pick-settle", "canarias-ui-tell-revealed", "canarias-ui-wishes"),
    *("not-in-hand", "pirates-do-not-build", "told-build", "told-chosen", "told-deal", "told-no-house"),
    *("told-nobody-chosen", "told-settle", "told-ship"),
}


def test_a_german_clause_after_a_colon_begins_with_a_capital():
    begins = "es er sie du ihr wir das hier dort nimm gib zieh ziehe wähle baue lege grabe biete mach zwei"
    imperfect = {"home-mine-none", "table-fair-text"}
    check("de", r": (" + "|".join(begins.split()) + r")\b", imperfect)


def test_german_numbers():
    many = "Punkte|Plantagen|Karten|Zügen?|Spielen?|Häuser|Paläste|Städte|Plätze|Tage|Stunden|Sekunden"
    one = "Punkt|Plantage|Karte|Zug|Spiel|Haus|Palast|Stadt|Platz|Tag|Stunde|Sekunde|Austeilung"
    check("de", rf"(?<!von )\b1 ({many})\b")
    check("de", rf"\b(0|2|5|21) ({one})\b")


def test_german_words():
    check("de", r"\b(Sitze?n?|Halbz[uü]ge?|Partien?|W[uü]nsche?|Melonen?|Gaben?|Landschaft)\b")


def test_spanish_contractions_and_agreement():
    check("es", r"\b(a|de) el\b")
    check("es", r"\b(casas?|ciudad(es)?) (de color )?(rojo|blanco)\b")
    check("es", r"\b(palacios?|edificios?|pirata|privilegio) (roja|blanca)\b")
    check("es", r"\b(un|una|el|la) (un|una|el|la)\b")
    check("es", r"^[^¿]*\?|^[^¡]*!", {"allowed-pace"})
    check(
        "es", r"\((rojo|azul|verde|naranja|marrón|blanco)\)", {"pirate-card", "canarias-ui-card", *WITH_CARDS}
    )


def test_spanish_numbers():
    many = "puntos|fichas|cartas|jugadas|partidas|casas|palacios|ciudades|asientos|días|horas|segundos"
    one = "punto|ficha|carta|jugada|partida|casa|palacio|ciudad|asiento|día|hora|segundo|reparto|marcador"
    check("es", rf"\b1 ({many})\b")
    check("es", rf"\b(0|2|5|21) ({one})\b")


def test_spanish_words():
    check("es", r"(?<!otro )\b(sitios?|deseos?|alubias|granjeros?|revela\w*|Use|use)\b")


VOWELS = "aáeéiíoóöőuúüű"
#: As they are read: egy, öt, ötven, ezer …
NUMBERS = re.compile(r"1(\d{3})?|1(\d{3})?\.|5\d*")
#: "az" is also a pronoun.
PRONOUNS = r"az (találja|kezdheti|kell|nincs|a sziget|,)"


def test_hungarian_articles():
    wrong = set()
    for message, _, text in sentences("hu"):
        for article, word in re.findall(r"(?<![\w-])([Aa]z?) [„(]?([\w]+)", re.sub(PRONOUNS, "", text)):
            vowel = word[0].lower() in VOWELS or bool(NUMBERS.fullmatch(word))
            if vowel != article.lower().endswith("z"):
                wrong.add(f"{message}: {text}")
    assert not wrong, "\n" + "\n".join(sorted(wrong)[:40])
    check("hu", r"\b[Aa]\(z\)")
    check("hu", r"\b([Aa]z?|egy) (az?|egy)\b(?! sziget)")


def test_hungarian_numbers_take_the_singular():
    check(
        "hu",
        r"(?<!\.)\b\d+ (lapok|telkek|házak|pontok|lépések|helyek|játszmák|ültetvények|botok|napok|órák)\b",
    )


def test_hungarian_words():
    check(
        "hu",
        r"\b([Ss]zék\w*|[Kk]iszolgáló\w*|[Jj]átékleírás\w*|[Pp]arti(t|ja|k)?\b|külön lap\w*|döntetlen\w*)",
    )
    check(
        "hu",
        r"\(([a-z]+, )?(piros|kék|zöld|narancssárga|barna|fehér)\)",
        {"pirate-card", "canarias-ui-card", *WITH_CARDS},
    )
