"""The machine code of rules that have changed since is never run again."""

import shutil
from pathlib import Path

import pytest

from macaronesia.kernel import compiler

PACKAGE = Path(compiler.__file__).parent.parent
WITH_RULES = sorted(
    file.relative_to(PACKAGE) for file in PACKAGE.rglob("*.py") if "\n@rule\n" in file.read_text("utf-8")
)


def folder(package: Path, file: str) -> Path:
    compiler.sources.cache_clear()
    return compiler.code_folder.__wrapped__(package / file)


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A copy of the sources that may be changed."""
    copied = tmp_path / "macaronesia"
    shutil.copytree(PACKAGE, copied, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(compiler, "_PACKAGE", copied)
    yield copied
    compiler.sources.cache_clear()


@pytest.mark.parametrize("file", WITH_RULES, ids=str)
def test_a_change_in_a_file_with_rules_asks_for_new_machine_code(package, file):
    before = folder(package, file)
    source = package / file
    source.write_text(source.read_text("utf-8") + "\n# changed\n", "utf-8")
    assert folder(package, file) != before


@pytest.mark.parametrize("part", ["kernel/bits.py", "santiago/rules/drought.py", "santiago/board.py"])
def test_a_change_in_what_a_rule_calls_asks_for_new_machine_code(package, part):
    before = folder(package, "santiago/engine.py")
    source = package / part
    source.write_text(source.read_text("utf-8") + "\n# changed\n", "utf-8")
    assert folder(package, "santiago/engine.py") != before


def test_a_change_in_a_table_asks_for_new_machine_code(package):
    before = folder(package, "santiago/engine.py")
    table = package / "santiago/editions.py"
    table.write_text(table.read_text("utf-8").replace("INCOME = 3", "INCOME = 4"), "utf-8")
    assert folder(package, "santiago/engine.py") != before


def test_a_change_in_one_game_leaves_the_code_of_the_other(package):
    before = folder(package, "santiago/engine.py")
    (package / "canarias/engine.py").write_text("# gone", "utf-8")
    assert folder(package, "santiago/engine.py") == before


HERE = compiler.code_folder(PACKAGE / "santiago/engine.py")


def test_the_same_sources_elsewhere_share_their_machine_code(package):
    assert folder(package, "santiago/engine.py") == HERE


def test_machine_code_lives_where_numba_is_told_to_keep_it(tmp_path, monkeypatch):
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    assert folder(PACKAGE, "santiago/engine.py").is_relative_to(tmp_path)
