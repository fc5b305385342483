"""What a package index shows of the project, and what a wrong system says."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import macaronesia as mac
from macaronesia.locale import LANGUAGES, say

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def metadata() -> ProjectMetadata:
    return ProjectMetadata(str(ROOT), PluginManager())


def test_the_version_stands_in_one_place(metadata):
    assert metadata.version == mac.__version__
    assert "version" not in metadata.config["project"]
    assert f"\nversion: {mac.__version__}\n" in (ROOT / "CITATION.cff").read_text()


def test_the_description_needs_no_files_beside_it(metadata):
    text = metadata.core.readme
    assert metadata.core.readme_content_type == "text/markdown"
    assert not re.findall(r"\]\((?!https?:)[^)]*\)", text)
    assert "![" not in text
    readme = (ROOT / "README.md").read_text()
    assert len(text) > 0.7 * len(readme)
    assert re.findall(r"```.*?```", text, re.DOTALL) == re.findall(r"```.*?```", readme, re.DOTALL)


def test_the_versions_of_python_and_the_system_are_declared(metadata):
    told = metadata.core.classifiers
    for minor in range(11, 15):
        assert f"Programming Language :: Python :: 3.{minor}" in told
    assert "Operating System :: POSIX" in told
    assert metadata.core.requires_python == ">=3.11"


@pytest.mark.parametrize("language", LANGUAGES)
def test_windows_is_told_what_to_use_in_one_sentence(language):
    program = "import sys; sys.platform = 'win32'; from macaronesia.__main__ import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={"LC_ALL": f"{language}_XX.UTF-8", "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (1, say(language, "no-windows") + "\n")
    assert "WSL" in done.stderr


def test_the_citation_is_one():
    """By the parts of the Citation File Format 1.2.0 that it uses; there is no package for it in the lock."""
    lines = (ROOT / "CITATION.cff").read_text().splitlines()
    keys = [line.partition(":")[0] for line in lines if line[:1].isalpha()]
    assert lines[0] == "cff-version: 1.2.0"
    assert set(keys) >= {"cff-version", "message", "title", "authors"}
    assert len(keys) == len(set(keys))
