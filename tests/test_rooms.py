"""Arrows point one way: cli, server, research -> table, bots -> game -> santiago, canarias -> kernel."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "macaronesia"

#: room -> what it may import of ours
ALLOWED = {
    "kernel": {"kernel"},
    "locale": {"locale"},
    "errors": {"locale"},
    "fair": {"errors"},
    "ruleset": {"errors", "kernel"},
    "drawing": {"drawing"},
    "compiled": {"kernel", "ruleset"},
    "santiago": {"compiled", "kernel", "errors", "locale", "ruleset", "drawing", "santiago"},
    "canarias": {"compiled", "kernel", "errors", "locale", "ruleset", "drawing", "canarias"},
    "game": {"errors", "fair", "kernel", "ruleset"},
    "record": {"errors", "fair", "game", "ruleset"},
    "bots": {"errors", "kernel", "santiago", "canarias", "bots"},
    "analysis": {"errors", "locale", "game", "ruleset", "record", "bots", "drawing", "analysis"},
    "arena": {"errors", "locale", "game", "ruleset", "record", "bots", "drawing", "arena"},
    "research": {"errors", "kernel", "ruleset", "game", "record", "santiago", "canarias", "bots", "research"},
    "table": {"errors", "fair", "game", "ruleset", "bots", "table"},
    "server": {
        *("errors", "locale", "game", "ruleset", "record", "bots", "drawing", "table", "server"),
        *(
            "analysis",
            "kernel",
            "box",
            "__version__",
        ),  # where compiled code is kept; two words of the package itself
    },
    "cli": {
        *("kernel", "locale", "errors", "ruleset", "game", "record", "bots", "santiago", "canarias"),
        *("analysis", "arena", "research", "server", "cli"),
    },
    "__init__": {"canarias", "errors", "game", "record", "ruleset"},
    "__main__": {"cli"},
}

FILES = sorted(SOURCE.rglob("*.py"))


def imports(file: Path) -> set[str]:
    """Our own rooms that a file imports, wherever in it."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text())):
        modules = []
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            modules = [
                f"{node.module}.{alias.name}" if node.module == "macaronesia" else node.module or ""
                for alias in node.names
            ]
            assert node.level == 0, f"{file}: imports are written out"
        found |= {module.split(".")[1] for module in modules if module.startswith("macaronesia.")}
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_a_room_imports_only_what_it_may(file):
    room = file.relative_to(SOURCE).parts[0].removesuffix(".py")
    assert imports(file) <= ALLOWED[room]


def test_bots_never_see_a_game():
    for file in (SOURCE / "bots").rglob("*.py"):
        assert not imports(file) & {"game", "record", "fair", "ruleset"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_no_file_outgrows_its_room(file):
    assert len(file.read_text().splitlines()) <= 330


def test_importing_the_package_does_not_bring_the_compiler():
    import subprocess
    import sys

    program = "import sys, macaronesia; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
