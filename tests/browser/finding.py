"""Which browser of this machine the tests use."""

import os
import shutil
import sys
from pathlib import Path

#: What a Chromium is called, on Linux and on macOS.
PROGRAMS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
)
APPLICATIONS = ("Google Chrome", "Chromium", "Microsoft Edge")


def find_chromium() -> str | None:
    """The program of a Chromium here: the one ``MACARONESIA_CHROMIUM`` names, else any; or None."""
    if named := os.environ.get("MACARONESIA_CHROMIUM"):
        return shutil.which(named)
    programs = [shutil.which(program) for program in PROGRAMS]
    if sys.platform == "darwin":
        inside = [f"{name}.app/Contents/MacOS/{name}" for name in APPLICATIONS]
        programs += [shutil.which(f"/Applications/{program}") for program in inside]
    return next((program for program in programs if program), None) or _playwrights_own()


def _playwrights_own() -> str | None:
    """The browser that Playwright has downloaded, if it has."""
    folder = os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or (
        "~/Library/Caches/ms-playwright" if sys.platform == "darwin" else "~/.cache/ms-playwright"
    )
    found = [*Path(folder).expanduser().glob("chromium-*/chrome-*/chrome")]
    found += Path(folder).expanduser().glob("chromium-*/chrome-*/Chromium.app/Contents/MacOS/Chromium")
    return str(max(found)) if found else None
