"""Rules are plain Python functions; this file decides whether Numba compiles them.

With ``NUMBA_DISABLE_JIT=1`` they stay plain Python functions, which can be stepped through in a debugger.
Otherwise ``rule`` makes a ``Rule`` of each, which runs compiled, or uncompiled while the compiler is still at
work (units.py). Numba is imported when something is compiled or loaded, not before: it takes half a second.
"""

import os
import threading
from collections.abc import Callable, Iterable
from functools import cache, update_wrapper
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast, overload

from macaronesia.kernel import code_cache

COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")

Function = TypeVar("Function", bound=Callable[..., Any])

_lock = threading.RLock()
#: The globals of each module for its uncompiled rules, by the id of its real globals.
_plain_globals: dict[int, dict[str, Any]] = {}


@overload
def rule(function: Function) -> Function: ...
@overload
def rule(*, native: str = "", small: bool = False) -> Callable[[Function], Function]: ...
def rule(
    function: Function | None = None, *, native: str = "", small: bool = False
) -> Function | Callable[[Function], Function]:
    """Mark a function of the kernel: compiled, cached on disk, free of the interpreter's lock.

    native: ``module:name`` of the function to compile instead of this one, where they must differ.
    small: Python runs it uncompiled, because a call into machine code would take longer than the work itself.
    """

    def made(function: Function) -> Function:
        return cast(Function, Rule(function, native, small)) if COMPILED else function

    return made if function is None else made(function)


class Rule:
    """A function that can run compiled or uncompiled. Called from Python it compiles itself, as in Numba,
    unless a unit has decided otherwise; compiled rules call each other without it.
    """

    __name__: str

    def __init__(
        self,
        function: Callable[..., Any],
        native: str = "",
        small: bool = False,
        game: str = "",
        builds_on: Iterable[Path] = (),
    ) -> None:
        update_wrapper(self, function)
        self.function = function
        self.game = game  #: of a generic rule that is bound to a game (generic.py)
        self.files = (Path(function.__code__.co_filename), *sorted(set(builds_on)))
        self._native = native
        self._dispatcher: Any = None
        self._plain: Callable[..., Any] | None = None
        self._small = small
        self._run: Callable[..., Any] = self._first_call

    def __call__(self, *args: Any) -> Any:
        """Run it; arguments by position only."""
        return self._run(*args)

    def __repr__(self) -> str:
        return f"<rule {self.function.__module__}.{self.__name__}>"

    def __reduce__(self) -> str:
        return self.__name__  # like a function, by its name in its module

    def _first_call(self, *args: Any) -> Any:
        self._run = self.plain if self._small else self.compiled
        return self._run(*args)

    def run_compiled(self) -> None:
        """From now on calls from Python run machine code."""
        self._run = self.compiled

    def run_plain(self) -> None:
        """From now on calls from Python run the uncompiled function, and all it calls uncompiled."""
        self._run = self.plain

    @property
    def plain(self) -> Callable[..., Any]:
        """The uncompiled function; the rules it calls are uncompiled too."""
        if self._plain is None:
            with _lock:
                function = cast(FunctionType, self.function)
                self._plain = FunctionType(
                    function.__code__,
                    _globals_without_rules(function.__globals__),
                    function.__name__,
                    function.__defaults__,
                    function.__closure__,
                )
        return self._plain

    @property
    def compiled(self) -> Any:
        """Numba's dispatcher of this function."""
        if self._dispatcher is None:
            with _lock:
                if self._dispatcher is None:
                    self._dispatcher = self._new_dispatcher()
        return self._dispatcher

    def _new_dispatcher(self) -> Any:
        function = self.function
        if self._native:
            module, _, name = self._native.partition(":")
            function = getattr(import_module(module), name)
        dispatcher = import_module("numba").njit(nogil=True, error_model="numpy")(function)
        dispatcher._cache = _cache_class(self.code_folder)(function)  # private, but there is no other way
        resolve = dispatcher.get_call_template
        dispatcher.get_call_template = lambda args, kws: resolve(tuple(map(_widened, args)), kws)
        return dispatcher

    def bound_to(self, function: Callable[..., Any], game: str, rules: "Iterable[Rule]") -> "Rule":
        """A rule like this one whose function calls the rules of a game."""
        return Rule(
            function, self._native, self._small, game, [file for rule in rules for file in rule.files]
        )

    @property
    def code_folder(self) -> Path:
        """Where the machine code of this rule is kept: it depends on all files the rule builds on."""
        return code_cache.code_folder(self.game, *self.files)

    @property
    def _numba_type_(self) -> Any:
        """Numba asks for it where a compiled function calls this one."""
        return self.compiled._numba_type_


def _widened(argument: Any) -> Any:
    """The type for which a rule is compiled that another rule calls: every whole number is passed in 64 bits.

    Numba would compile it anew for each combination of narrow fields, wide variables, constants and enums.
    """
    types = import_module("numba").types
    whole = isinstance(argument, types.Integer | types.IntegerLiteral | types.IntEnumMember)
    return types.int64 if whole else argument


def _globals_without_rules(real: dict[str, Any]) -> dict[str, Any]:
    """The globals of a module as its uncompiled rules see them."""
    found = _plain_globals.get(id(real))
    if found is None:
        found = _plain_globals[id(real)] = dict(real)
        for name, value in real.items():
            if isinstance(value, Rule):
                found[name] = value.plain
    return found


@cache
def _cache_class(folder: Path) -> Any:
    """Numba's function cache, but in this folder and nowhere else."""
    caching = import_module("numba.core.caching")

    class Locator(caching._CacheLocator):  # type: ignore[misc, name-defined]  # Numba has no types
        def __init__(self, function: Callable[..., Any], file: str) -> None:
            self._py_file = file
            self._line = function.__code__.co_firstlineno

        def get_cache_path(self) -> str:
            return str(folder)

        def get_source_stamp(self) -> str:
            return folder.name  # which contains a hash of the sources

        def get_disambiguator(self) -> str:
            return str(self._line)

        @classmethod
        def from_function(cls, function: Callable[..., Any], file: str) -> Any:
            found = cls(function, file)
            found.ensure_cache_path()
            return found

    class Implementation(caching.CompileResultCacheImpl):  # type: ignore[misc, name-defined]
        _locator_classes = (Locator,)

    class Cache(caching.FunctionCache):  # type: ignore[misc, name-defined]
        _impl_class = Implementation

    return Cache
