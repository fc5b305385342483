"""The machine code of rules that have changed since is never run again, and old code does not pile up."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from macaronesia.kernel import code_cache

PACKAGE = Path(code_cache.__file__).parent.parent
WITH_RULES = sorted(
    file.relative_to(PACKAGE) for file in PACKAGE.rglob("*.py") if "\n@rule" in file.read_text("utf-8")
)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The name of the folder for the code of a file, in a copy of the sources that may be changed."""
    package = tmp_path / "macaronesia"
    kept = shutil.ignore_patterns("__pycache__", "client", "locale", "boxes")
    shutil.copytree(PACKAGE, package, ignore=kept)
    monkeypatch.setattr(code_cache, "_PACKAGE", package)

    def name(file):
        code_cache._imported.cache_clear()
        return code_cache.code_folder.__wrapped__("", package / file).name

    name.package = package
    yield name
    code_cache._imported.cache_clear()


def change(file):
    file.write_text(file.read_text("utf-8") + "\n# changed\n", "utf-8")


def test_a_change_in_any_file_with_rules_asks_for_new_machine_code(folder):
    assert len(WITH_RULES) > 40
    for file in WITH_RULES:
        before = folder(file)
        change(folder.package / file)
        assert folder(file) != before, file


@pytest.mark.parametrize(
    "part",
    ["kernel/bits.py", "kernel/intrinsics.py", "games/santiago/rules/drought.py", "games/santiago/board.py"],
)
def test_a_change_in_what_a_rule_calls_asks_for_new_machine_code(folder, part):
    before = folder("games/santiago/engine.py")
    change(folder.package / part)
    assert folder("games/santiago/engine.py") != before


def test_a_change_in_a_table_asks_for_new_machine_code(folder):
    before = folder("games/santiago/engine.py")
    table = folder.package / "games/santiago/editions.py"
    table.write_text(table.read_text("utf-8").replace("INCOME = 3", "INCOME = 4"), "utf-8")
    assert folder("games/santiago/engine.py") != before


def test_a_change_in_one_game_leaves_the_code_of_the_other(folder):
    before = folder("games/santiago/engine.py")
    (folder.package / "games/canarias/engine.py").write_text("# gone", "utf-8")
    assert folder("games/santiago/engine.py") == before


HERE = code_cache.code_folder("", PACKAGE / "games/santiago/engine.py").name


def test_the_same_sources_elsewhere_share_their_machine_code(folder):
    assert folder("games/santiago/engine.py") == HERE


@pytest.fixture
def root(monkeypatch):
    """Where the code would be kept with only these variables set."""

    def found(**variables):
        for name in ("MACARONESIA_CACHE", "NUMBA_CACHE_DIR", "CACHE_DIRECTORY", "XDG_CACHE_HOME"):
            monkeypatch.delenv(name, raising=False)
        for name, value in variables.items():
            monkeypatch.setenv(name, str(value))
        return code_cache.root.__wrapped__()

    return found


@pytest.mark.parametrize(
    ("variable", "below"),
    [
        ("MACARONESIA_CACHE", "."),
        ("NUMBA_CACHE_DIR", "macaronesia"),
        ("CACHE_DIRECTORY", "."),
        ("XDG_CACHE_HOME", "macaronesia"),
        ("HOME", ".cache/macaronesia"),
    ],
)
def test_a_variable_says_where_machine_code_is_kept(root, tmp_path, variable, below):
    assert root(**{variable: tmp_path}) == tmp_path / below


def test_a_service_with_a_cache_directory_and_no_home_keeps_its_code(root, tmp_path):
    assert root(HOME="/nonexistent/dev", CACHE_DIRECTORY=tmp_path) == tmp_path


#: Prints what a rule says of a mask, compiled.
COUNT = """
from macaronesia.kernel.bits import count
print(count.compiled(0b1011))
"""


def test_where_nothing_can_be_written_old_rules_are_never_run(tmp_path):
    """Numba would fall back to __pycache__, where it looks at the file of a function alone."""
    package = tmp_path / "macaronesia"
    shutil.copytree(PACKAGE / "kernel", package / "kernel", ignore=shutil.ignore_patterns("__pycache__"))
    (package / "__init__.py").touch()
    nowhere = {"HOME": "/dev/null", "XDG_CACHE_HOME": "/dev/null/cache", "TMPDIR": str(tmp_path)}
    for name in ("MACARONESIA_CACHE", "NUMBA_CACHE_DIR", "CACHE_DIRECTORY"):
        nowhere[name] = ""
    environment = os.environ | nowhere | {"PYTHONPATH": str(tmp_path), "NUMBA_DISABLE_JIT": "0"}

    def counted():
        command = [sys.executable, "-c", COUNT]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout

    assert counted() == "3\n"
    bits = package / "kernel/intrinsics.py"
    bits.write_text(bits.read_text("utf-8").replace("int(_ctpop(", "int(7 * _ctpop("), "utf-8")
    assert counted() == "21\n"
    assert not list(tmp_path.rglob("*.nbi")), "temporary code is removed in the end"


def test_the_most_recently_used_versions_are_kept(monkeypatch, tmp_path):
    monkeypatch.setattr(code_cache, "root", lambda: tmp_path)
    now = 1_000_000_000.0
    for n in range(8):
        for file in ("santiago.engine", "kernel.bits"):
            made = tmp_path / f"{file}-{n:016x}"
            made.mkdir()
            (made / "code.nbc").touch()
            os.utime(made, (now, now - n * 3600 * (30 if file == "kernel.bits" else 1)))
    (tmp_path / "santiago.rules.lock").touch()
    removed = code_cache.prune(now)
    assert sorted(folder.name for folder in removed) == [f"kernel.bits-{n:016x}" for n in (5, 6, 7)]
    assert not any(folder.exists() for folder in removed)
    assert len(list(tmp_path.iterdir())) == 14
    later = code_cache.prune(now + 2 * code_cache.RECENTLY_USED)
    assert sorted(folder.name for folder in later) == [f"santiago.engine-{n:016x}" for n in (5, 6, 7)]
