"""Rules are plain Python functions; this file decides whether Numba compiles them.

With ``NUMBA_DISABLE_JIT=1`` they stay plain Python and Numba is not even imported: that starts at
once and can be stepped through in a debugger. Otherwise the machine code is kept on disk, so that
the compiler runs once.
"""

import hashlib
import importlib
import os
import re
import sys
import time
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")

Function = TypeVar("Function", bound=Callable[..., Any])

#: A function to have ready, and arguments of the types it will be called with.
Entry = tuple[Callable[..., Any], tuple[Any, ...]]

_PACKAGE = Path(__file__).parent.parent


@cache
def sources(file: Path) -> frozenset[Path]:
    """A file of ours, and all files of ours that it builds on."""
    found = {file}
    for module in re.findall(r"^from (macaronesia[.\w]*) import", file.read_text("utf-8"), re.MULTILINE):
        path = _PACKAGE.joinpath(*module.split(".")[1:])
        part = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        if part.exists() and part not in found:
            found |= sources(part)
    return frozenset(found)


@cache
def code_folder(file: Path) -> Path:
    """Where the machine code of a file's rules lives: one folder for each state of what it builds on.

    Numba itself looks only at the file a function stands in; a rule that calls a changed rule of
    another file would go on running the old one.
    """
    contents = hashlib.sha256()
    for part in sorted(sources(file)):
        contents.update(part.read_bytes())
    home = os.environ.get("NUMBA_CACHE_DIR")
    default = Path(os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser())
    base = Path(home) if home else default
    return base / "macaronesia" / contents.hexdigest()[:16]


def _numba() -> Any:
    """Imported late: half a second that an uncompiled start must not pay."""
    return importlib.import_module("numba")


def rule(function: Function) -> Function:
    """Mark a function of the kernel: compiled, cached on disk, free of the interpreter's lock."""
    if not COMPILED:
        return function
    numba = _numba()

    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(code_folder(Path(function.__code__.co_filename)))
    try:
        compiled = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    except RuntimeError:  # no folder to write to: compile in every process
        compiled = numba.njit(nogil=True, error_model="numpy")(function)
    finally:
        numba.config.CACHE_DIR = before
    return cast(Function, compiled)


def _is_kept(function: Any) -> bool:
    """Whether there is machine code of this rule on disk."""
    code = function.py_func.__code__
    return any(code_folder(Path(code.co_filename)).rglob(f"*.{code.co_name}-*.nbi"))


def prepare(title: str, entries: Sequence[Entry]) -> None:
    """Compile the entries, or load them from disk; on a terminal say so where it will take time."""
    if not COMPILED:
        return
    numba = _numba()
    began = time.monotonic()
    speak = sys.stderr.isatty() and not all(_is_kept(function) for function, _ in entries)
    for number, (function, arguments) in enumerate(entries, 1):
        if speak:
            sys.stderr.write(f"\r{title}: compiling the rules, this once … {number}/{len(entries)} ")
            sys.stderr.flush()
        dispatcher: Any = function
        dispatcher.compile(tuple(numba.typeof(argument) for argument in arguments))
    if speak:
        sys.stderr.write(f"done in {time.monotonic() - began:.0f} s\n")
