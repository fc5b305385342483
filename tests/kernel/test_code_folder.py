"""The machine code of rules that have changed since is never run again."""

import shutil
from pathlib import Path

import pytest

from macaronesia.kernel import compiler

PACKAGE = Path(compiler.__file__).parent.parent
WITH_RULES = sorted(
    file.relative_to(PACKAGE) for file in PACKAGE.rglob("*.py") if "\n@rule\n" in file.read_text("utf-8")
)


def folder() -> Path:
    return compiler.code_folder.__wrapped__()


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A copy of the sources that may be changed."""
    copied = tmp_path / "macaronesia"
    shutil.copytree(PACKAGE, copied, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(compiler, "_PACKAGE", copied)
    return copied


@pytest.mark.parametrize("file", WITH_RULES, ids=str)
def test_a_change_in_a_file_with_rules_asks_for_new_machine_code(package, file):
    before = folder()
    source = package / file
    source.write_text(source.read_text("utf-8") + "\n# changed\n", "utf-8")
    assert folder() != before


@pytest.mark.usefixtures("package")
def test_the_same_sources_elsewhere_share_their_machine_code():
    assert folder() == compiler.code_folder()


def test_machine_code_lives_where_numba_is_told_to_keep_it(tmp_path, monkeypatch):
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    assert folder().is_relative_to(tmp_path)
