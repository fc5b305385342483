"""Pictures of every screen, wide and on a phone, into docs/screens.

Run with `make screenshots`. The players, bots and deals are the same every time, so that a picture changes
when the screen does. `--only canarias` takes those of one walk; `--into DIR` puts them elsewhere; `--png`
makes them lossless.
"""

import argparse
import base64
import hashlib
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # where the package tests is

from playwright.sync_api import Browser  # noqa: E402
from tests.browser.browsers import PHONE, WIDE, Visitor, chromium  # noqa: E402
from tests.browser.building import build  # noqa: E402
from tests.browser.playing import Hand, sit_down  # noqa: E402
from tests.server.serving import Server  # noqa: E402

SCREENS = ROOT / "docs" / "screens"
BLIND = ["protanopia", "deuteranopia", "tritanopia"]
LOOKS = {
    "wide": WIDE | {"color_scheme": "light"},
    "phone": PHONE | {"color_scheme": "light"},
    "dark": WIDE | {"color_scheme": "dark"},
}


#: The name made up for a visitor has a number by chance.
_SAME_NAME = "localStorage.macaronesia ??= JSON.stringify({visitor: 123})"


def serve(arguments: list[str]) -> None:
    """A server whose deals and bots are always the same; runs in a process of its own."""
    from macaronesia.cli import main  # noqa: PLC0415 - only the child wants the server
    from macaronesia.server import scheduler  # noqa: PLC0415
    from macaronesia.table import lobby  # noqa: PLC0415

    class Same:
        def getrandbits(self, _bits: int) -> int:
            return 7

    deals = iter(range(1, 10_000))
    lobby.seed_bytes = lambda: hashlib.sha256(f"scene {next(deals)}".encode()).digest()
    scheduler.random = Same()
    sys.argv = ["macaronesia", "serve", *arguments]
    main()


class SameServer(Server):
    """Serves as `serve` above does."""

    program = (__file__, "--serve")


class Scene:
    """One visitor who walks through the screens, with a camera."""

    def __init__(self, browser: Browser, look: str, options: argparse.Namespace) -> None:
        self.look, self.options, self.browser = look, options, browser

    def take(self, visitor: Visitor, name: str, vision: str | None = None) -> None:
        """A picture of what is in the window."""
        name = f"{name}-{vision or self.look}"
        page = visitor.page
        page.mouse.move(0, 0)  # what is pointed at would be lit
        page.wait_for_timeout(300)  # the art is being painted
        camera = visitor.context.new_cdp_session(page)
        camera.send("Emulation.setEmulatedVisionDeficiency", {"type": vision or "none"})
        kind = {"format": "png"} if self.options.png else {"format": "webp", "quality": 75}
        shot = camera.send("Page.captureScreenshot", kind)
        camera.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
        camera.detach()
        file = self.options.into / f"{name}.{kind['format']}"
        file.write_bytes(base64.b64decode(shot["data"]))
        print(f"{file.stat().st_size / 1024:6.0f} KB  {file.name}", flush=True)

    def run(self, *walks: Callable[["Scene", Visitor], None]) -> None:
        """Take the walks whose names are wanted, each with a server and a visitor of its own."""
        for walk in walks:
            if self.options.only in ("", walk.__name__):
                with tempfile.TemporaryDirectory() as folder:
                    server = SameServer(f"sqlite:///{folder}/tables.db")
                    try:
                        visitor = Visitor(self.browser, server.url, **LOOKS[self.look])
                        visitor.context.add_init_script(_SAME_NAME)
                        walk(self, visitor)
                        visitor.context.close()
                    finally:
                        server.kill()


def home(scene: Scene, ana: Visitor) -> None:
    """The first page and what it opens."""
    page = ana.page
    page.goto("/")
    page.wait_for_load_state("networkidle")
    scene.take(ana, "home")
    sit_down(ana, "canarias", ["me", "open", "bot:easy"], visibility="public")
    sit_down(ana, "santiago", ["me", "bot:easy", "bot:normal"])
    page.reload()
    page.get_by_role("link", name=ana.say("home-continue")).wait_for()
    page.wait_for_load_state("networkidle")
    scene.take(ana, "home-back")
    if scene.look == "dark":
        return
    card = page.get_by_role("article", name="Santiago")
    card.get_by_role("button", name=ana.say("home-invite")).click()
    page.get_by_role("dialog").get_by_label(ana.say("home-seat", number=2)).wait_for()
    scene.take(ana, "invite")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Ana").click()
    scene.take(ana, "settings")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=ana.say("setting-rules"), exact=True).click()
    page.get_by_role("dialog").get_by_role("heading").nth(3).wait_for()
    scene.take(ana, "rules")
    page.goto(f"/t/{sit_down(ana, 'santiago', ['me', 'open', 'bot:easy'])}")
    page.get_by_role("heading", name=ana.say("table-seats")).wait_for()
    scene.take(ana, "lobby")
    page.goto("/t/" + "x" * 22)
    page.get_by_role("heading", name=ana.say("table-gone")).wait_for()
    scene.take(ana, "unknown")


def _played(scene: Scene, ana: Visitor, game: str, seats: list[str], wanted: dict[str, str]) -> None:
    """Play a game and take a picture of each wanted moment (of JavaScript) when it first comes."""
    if scene.look == "dark":
        wanted = {name: wanted[name] for name in ("plant", "build") if name in wanted}
    ana.page.goto(f"/t/{sit_down(ana, game, seats, hints=True)}")
    hand = Hand(ana, f"scene {game}", touch=scene.look == "phone")
    taken: set[str] = set()

    def looking() -> bool:
        hand.settled()
        for name, moment in wanted.items():
            if name not in taken and ana.page.evaluate(moment):
                taken.add(name)
                ana.page.evaluate("scrollTo(0, 0)")
                scene.take(ana, f"{game}-{name}")
                hand.settled()
        return scene.look == "dark" and len(taken) == len(wanted)

    hand.play(looking)
    if scene.look == "dark":  # a few will do
        return
    ana.page.evaluate("scrollTo(0, 0)")
    scene.take(ana, f"{game}-result")
    ana.page.goto(ana.page.url + "#ply=90")
    ana.page.get_by_role("slider").wait_for()
    scene.take(ana, f"{game}-past")
    if scene.look == "wide":
        for vision in BLIND:
            scene.take(ana, f"{game}-past", vision)


#: Whether the choice that waits to be confirmed begins so.
_CHOSEN = (
    "(document.querySelector('[data-choice]')?.dataset.choice ?? '').startsWith('{}') && eyes.look().waits"
)
_LATER = "Number(eyes.ply()) > {} && "


def santiago(scene: Scene, ana: Visitor) -> None:
    """A whole game of Santiago."""
    wanted = {
        "bid": _LATER.format(60) + _CHOSEN.format("bid"),
        "plant": _LATER.format(60) + _CHOSEN.format("plant"),
        "propose": _LATER.format(60) + _CHOSEN.format("propose"),
        "decide": "document.querySelector('[data-choice^=accept], [data-choice^=dig]') && eyes.look().waits",
        "extra": _CHOSEN.format("extra"),
    }
    _played(scene, ana, "santiago", ["me", "bot:easy", "bot:easy", "bot:easy"], wanted)


def canarias(scene: Scene, ana: Visitor) -> None:
    """A whole game of Islas Canarias."""
    wanted = {
        "island": _CHOSEN.format("island"),
        "build": _LATER.format(60) + _CHOSEN.format("build"),
        "palace": _CHOSEN.format("palace"),
        "ship": _CHOSEN.format("ship"),
        "ashore": "document.querySelector('[data-board] table')",
    }
    _played(scene, ana, "canarias", ["me", "bot:easy", "bot:easy"], wanted)


def main() -> None:
    """Take all pictures."""
    if sys.argv[1:2] == ["--serve"]:
        serve(sys.argv[2:])
        return
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", choices=["home", "santiago", "canarias"])
    parser.add_argument("--into", type=Path, default=SCREENS)
    parser.add_argument("--png", action="store_true")
    options = parser.parse_args()
    options.into.mkdir(parents=True, exist_ok=True)
    build()
    with chromium() as browser:
        for look in LOOKS:
            Scene(browser, look, options).run(home, santiago, canarias)


if __name__ == "__main__":
    main()
