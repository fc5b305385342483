"""The documents say what the code does."""

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import macaronesia as mac
from macaronesia.definition import FILE, SEAT, SQUARES, Option
from macaronesia.fair import pick
from macaronesia.games import definition, definitions
from macaronesia.games.santiago.editions import TABLES
from macaronesia.record import parse

ROOT = Path(__file__).parent.parent


@pytest.fixture
def strength(monkeypatch):
    """The program that plays the matches and writes their page."""
    monkeypatch.syspath_prepend(ROOT / "tools")
    return import_module("strength")


def refusals() -> dict[str, set[str]]:
    """Every code of an illegal move, with its parameters."""
    found = {"game-over": set(), "unknown-move": {"move"}}
    for game in definitions():
        for code, parameters in game.load("rules").reasons.values():
            found.setdefault(code, set()).update(parameters)
    return found


def test_every_refusal_code_is_documented_with_its_parameters():
    page = (ROOT / "docs/moves.md").read_text().split("## Why a move is refused")[1]
    rows = re.findall(r"^\| `([a-z-]+)` \|([^|]*)\|", page, re.MULTILINE)
    table = {code: set(re.findall(r"`(\w+)`", cell)) for code, cell in rows}
    assert table == refusals()


def test_the_ten_lines_of_the_fair_dealing_page_deal_as_we_do():
    (program,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs/fair-dealing.md").read_text(), re.DOTALL)
    page: dict = {}
    exec(program, page)
    weights = {"reveal banana1": 3, "reveal banana2": 6, "reveal bean1": 1}
    for number in range(300):
        expected = sorted(weights)[pick(bytes(32), number, [3, 6, 1])]
        assert page["dealt"](bytes(32), number, weights) == expected


@pytest.mark.parametrize("name", ["santiago", "canarias"])
def test_the_pictures_are_drawn_from_their_records(name):
    game = mac.load(parse((ROOT / f"docs/pictures/{name}.json").read_bytes()))
    assert (ROOT / f"docs/pictures/{name}.svg").read_text() == game._repr_svg_()


def section(page: str, heading: str) -> str:
    """The part of a page below a heading, up to the next of the same level."""
    return (ROOT / "docs" / page).read_text().split(f"## {heading}\n")[1].split("\n## ")[0]


def cells(text: str) -> list[list[str]]:
    """The rows of all tables in a text, without their heads."""
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in row] for row in rows]


#: How the page of options writes what an option may be besides its values.
ALSO = {"": [], SEAT: ["a seat"], SQUARES: ["list of squares"], FILE: ["a file"]}


def option_row(option: Option, default: object) -> list[str]:
    """Name, values and default of an option as its page has them."""
    written = [str(value).lower() if isinstance(value, bool) else str(value) for value in option.values]
    if option.name == "spring":  # 20 places
        written = [*written[:4], f"{written[4]}` to `{written[-1]}"]
    values = ", ".join([f"`{value}`" for value in written] + ALSO[option.also])
    return [f"`{option.name}`", values, f"`{str(default).lower() if isinstance(default, bool) else default}`"]


@pytest.mark.parametrize("name", ["santiago", "canarias"])
def test_every_option_is_documented_with_its_values_and_default(name):
    game = definition(name)
    offered = game.offered()["options"]
    page = cells(section("options.md", game.title))
    documented = [row[:3] for row in page if row[0].startswith("`")]
    assert documented == [option_row(option, offered[option.name]["default"]) for option in game.options]


def test_the_options_page_says_what_depends_on_the_number_of_players():
    page = cells(section("options.md", "Santiago"))
    numbers = [[int(cell) for cell in row] for row in page if row[0].isdecimal()]
    assert numbers == [
        [players, table.rounds, table.offered, table.money, table.removed]
        for players, table in TABLES.items()
    ]


@pytest.mark.parametrize("name", ["santiago", "canarias"])
def test_every_event_is_documented(name):
    events = import_module(f"macaronesia.games.{name}.events").Event
    page = cells(section("events.md", definition(name).title))[1:]
    assert [(int(row[0]), row[1]) for row in page] == [(int(e), f"`{e.name}`") for e in events]


def test_the_page_of_strength_is_written_from_its_figures(strength):
    assert (ROOT / "docs/strength.md").read_text() == strength.page()


def test_every_match_has_been_played(strength):
    assert {entry.name for entry in strength.entries()} <= set(strength.figures.kept())


@pytest.mark.parametrize(
    "page", [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))], ids=lambda page: page.name
)
def test_every_link_leads_somewhere(page):
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
        assert (page.parent / target).exists(), target


def test_the_readme_shows_both_commands_on_its_first_screen():
    first = (ROOT / "README.md").read_text().splitlines()[:25]
    assert any("make play" in line for line in first)
    assert any("make test" in line for line in first)


def test_the_site_is_built_without_a_warning(tmp_path):
    """Every page is in the contents, every reference leads somewhere, the API reference can be imported."""
    built = subprocess.run(
        [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", ROOT / "docs", tmp_path / "site"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    pages = {page.stem for page in (ROOT / "docs").glob("*.md")}
    assert {page.stem for page in (tmp_path / "site").glob("*.html")} >= pages


def hops() -> dict[str, list[tuple[str, str]]]:
    """Of each walk on the page of the architecture: file and function of every hop."""
    page = (ROOT / "docs/architecture.md").read_text()
    walks = {part.split("\n", 1)[0]: part for part in page.split("\n## ")}
    hop = re.compile(r"^\| \d+ \| `(.+?)` \| `(.+?)` \|", re.MULTILINE)
    return {name: found for name, part in walks.items() if (found := hop.findall(part))}


@pytest.mark.parametrize(("file", "function"), sorted({hop for walk in hops().values() for hop in walk}))
def test_every_hop_of_the_walks_exists(file, function):
    path = ROOT / file if file.startswith("client/") else ROOT / "src/macaronesia" / file
    # Python's functions and classes; functions of TypeScript and methods of its classes
    defined = rf"^\s*(?:(?:async )?(?:def|function) |class |(?:private )?(?:async )?){function}\b[(:<\[]"
    assert re.search(defined, path.read_text(), re.MULTILINE)


def test_the_walk_of_a_move_has_at_most_16_hops():
    walks = hops()
    assert list(walks) == ["A move", "A bot's decision", "A vector step", "A record"]
    assert len(walks["A move"]) <= 16
