"""Where compiled code is kept on disk: one folder for each version of a source file with all it builds on.

Numba's own cache looks only at the file a function stands in, so a rule would go on calling an old version
of a rule in another file; and where its folder cannot be written it falls back to places where code can be
stale. Here the folder's name contains a hash of all sources concerned, and the only fallback is a temporary
folder.
"""

import atexit
import hashlib
import os
import re
import shutil
import tempfile
import time
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path

#: How many versions of the compiled code of a source file are kept, the most recently used ones.
VERSIONS_KEPT = 5
#: Code used within this time is never removed, in seconds.
RECENTLY_USED = 24 * 3600.0

_PACKAGE = Path(__file__).parent.parent
_TEMPORARY = "macaronesia-temporary-"
_FOLDER_NAME = re.compile(r"(.*-)?[0-9a-f]{16}")


@cache
def root() -> Path:
    """The folder of all compiled code; a temporary one, ended with this process, where none can be written.

    ``MACARONESIA_CACHE``, then ``NUMBA_CACHE_DIR``, ``CACHE_DIRECTORY`` (set by systemd), ``XDG_CACHE_HOME``
    and ``~/.cache`` say where.
    """
    for folder in _candidates():
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=folder).close()
            return folder
    folder = Path(tempfile.mkdtemp(prefix=_TEMPORARY))
    os.environ["MACARONESIA_CACHE"] = str(folder)  # for the processes that we start
    atexit.register(_remove, folder, os.getpid())
    return folder


def is_temporary() -> bool:
    """Whether compiled code is lost when the process that started first ends."""
    return root().name.startswith(_TEMPORARY)


def _candidates() -> Iterable[Path]:
    """The folders to try, in this order."""
    for variable, below in (
        ("MACARONESIA_CACHE", "."),
        ("NUMBA_CACHE_DIR", "macaronesia"),
        ("CACHE_DIRECTORY", "."),
        ("XDG_CACHE_HOME", "macaronesia"),
    ):
        if value := os.environ.get(variable):
            yield Path(value.partition(":")[0] if variable == "CACHE_DIRECTORY" else value) / below
    with suppress(RuntimeError):  # no home
        yield Path("~/.cache/macaronesia").expanduser()


def _remove(folder: Path, owner: int) -> None:
    if os.getpid() == owner:
        shutil.rmtree(folder, ignore_errors=True)


def sources(file: Path) -> set[Path]:
    """A file and all files of ours that it builds on; of a game from outside, all files of its folder."""
    found = {file} if file.is_relative_to(_PACKAGE) else {file, *file.parent.glob("*.py")}
    to_read = list(found)
    while to_read:
        parts = _imported(to_read.pop()) - found
        found |= parts
        to_read += parts
    return found


@cache
def _imported(file: Path) -> frozenset[Path]:
    """The files of ours that a file imports from."""
    modules = re.findall(r"^from (macaronesia[.\w]*) import", file.read_text("utf-8"), re.MULTILINE)
    paths = [_PACKAGE.joinpath(*module.split(".")[1:]) for module in modules]
    files = [path / "__init__.py" if path.is_dir() else path.with_suffix(".py") for path in paths]
    return frozenset(part for part in files if part.exists())


def version_of(*files: Path) -> str:
    """A hash of the contents of these files, of all they build on, and of the kernel."""
    parts = set((_PACKAGE / "kernel").glob("*.py")).union(*map(sources, files))
    contents = hashlib.sha256()
    for part in sorted(parts):
        contents.update(part.read_bytes())
    return contents.hexdigest()[:16]


@cache
def code_folder(game: str, file: Path, *builds_on: Path) -> Path:
    """Where the machine code of a file's rules is kept; ``game``: of generic rules that are bound to one."""
    inside = file.relative_to(_PACKAGE) if file.is_relative_to(_PACKAGE) else Path(file.name)
    parts = [*inside.with_suffix("").parts, *([game] if game else [])]
    return root() / f"{'.'.join(parts)}-{version_of(file, *builds_on)}"


def touch(folder: Path) -> None:
    """Note that code of this folder is used now."""
    with suppress(OSError):
        os.utime(folder)


def prune(now: float | None = None) -> list[Path]:
    """Remove the folders of old versions; those that were removed."""
    now = time.time() if now is None else now
    versions: dict[str, list[tuple[float, Path]]] = {}
    for folder in root().iterdir():
        if _FOLDER_NAME.fullmatch(folder.name):
            with suppress(FileNotFoundError):  # another process removes them, too
                versions.setdefault(folder.name[:-16], []).append((folder.stat().st_mtime, folder))
    removed = []
    for found in versions.values():
        for used, folder in sorted(found, reverse=True)[VERSIONS_KEPT:]:
            if now - used > RECENTLY_USED:
                shutil.rmtree(folder, ignore_errors=True)
                removed.append(folder)
    return removed
