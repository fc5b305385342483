"""No barrier that axe-core knows as serious or critical, on any screen, light and dark, wide and narrow."""

import pytest

from tests.browser.browsers import PHONE, WIDE
from tests.browser.building import AXE
from tests.browser.playing import Hand, sit_down

#: The rules of axe-core that depend on colours.
COLOURS = ["color-contrast", "link-in-text-block"]
#: A window, the schemes in which every screen is looked at in it, and how many moves are made in each game.
LOOKS = {"wide": (WIDE, ("light", "dark"), 8), "phone": (PHONE, ("light",), 5)}


class Inspector:
    """Looks at one screen after another and remembers what was wrong."""

    def __init__(self, page, schemes) -> None:
        self.page, self.schemes, self.found = page, schemes, []

    def look(self, screen: str) -> None:
        if not self.page.evaluate("typeof axe === 'object'"):
            self.page.add_script_tag(path=AXE)
        for scheme in self.schemes:
            self.page.emulate_media(color_scheme=scheme)
            self.page.wait_for_function(f"document.documentElement.dataset.theme === '{scheme}'")
            # In the other colours only what is about colours can be different.
            self._look(f"{screen}, {scheme}", None if scheme == self.schemes[0] else COLOURS)

    def _look(self, screen: str, rules: list[str] | None) -> None:
        # As the page is for the eye: nothing half faded in.
        self.page.evaluate("Promise.all(document.getAnimations().map((a) => a.finished.catch(() => {})))")
        # Drawings that only the eye has are left out: they are thousands of shapes without a word.
        seen = self.page.evaluate(
            "(rules) => axe.run({exclude: [['svg[aria-hidden=true]']]}, {resultTypes: ['violations'],"
            " iframes: false, ...(rules && {runOnly: {type: 'rule', values: rules}})})",
            rules,
        )
        for violation in seen["violations"]:
            if violation["impact"] in ("serious", "critical"):
                for node in violation["nodes"][:4]:
                    summary = node["failureSummary"].replace("\n", " ")[:220]
                    self.found.append(f"{screen}: {violation['id']}: {node['html'][:140]} {summary}")


def around_the_games(ana, eye) -> None:
    """The screens outside of a game."""
    page = ana.page
    sit_down(ana, "santiago", ["me", "bot:random"])
    page.goto("/")
    page.get_by_role("heading", name=ana.say("home-mine")).wait_for()
    page.wait_for_load_state("networkidle")
    eye.look("home")
    card = page.get_by_role("article", name="Santiago")
    card.get_by_role("button", name=ana.say("home-invite")).click()
    page.get_by_role("dialog").get_by_label(ana.say("home-seat", number=2)).wait_for()
    page.get_by_role("dialog").get_by_text(ana.say("home-palms-name", palms="placed"), exact=True).click()
    eye.look("invite")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Ana").click()
    eye.look("settings")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=ana.say("setting-rules"), exact=True).click()
    page.get_by_role("dialog").get_by_role("heading").nth(3).wait_for()
    eye.look("rules")

    page.goto(f"/t/{sit_down(ana, 'santiago', ['me', 'open'])}")
    page.get_by_role("heading", name=ana.say("table-seats")).wait_for()
    eye.look("lobby")


@pytest.mark.parametrize("look", LOOKS)
def test_no_screen_has_a_serious_barrier(visit, look):
    window, schemes, moves = LOOKS[look]
    ana = visit(bypass_csp=True, **window)
    page, eye = ana.page, Inspector(ana.page, schemes)
    around_the_games(ana, eye)
    for game in ("santiago", "canarias"):
        page.goto(f"/t/{sit_down(ana, game, ['me', 'bot:random', 'bot:random'])}")
        hand = Hand(ana, f"axe {game}", touch=look == "phone")
        phases = set()

        def inspected(hand=hand, phases=phases, game=game) -> bool:
            seen = hand.settled()
            phase = page.locator(".moment").inner_text().split("·")[0].strip()
            if (phase, seen["waits"]) not in phases:
                phases.add((phase, seen["waits"]))
                eye.look(f"{game}, {phase}{', chosen' if seen['waits'] else ''}")
            return hand.moves == moves

        hand.play(inspected)
        hand.settled()
        ana.button("table-list").click()
        eye.look(f"{game}, list of moves")
        ana.button("table-points").click()
        page.get_by_role("dialog").get_by_text(ana.say("table-points-text")).wait_for()
        eye.look(f"{game}, projected points")
        page.keyboard.press("Escape")
        page.get_by_role("tab", name=ana.say("table-chat")).click()
        eye.look(f"{game}, chat")
        page.goto(page.url + "#ply=20")
        page.get_by_role("slider").wait_for()
        eye.look(f"{game}, the past")

        over = sit_down(ana, game, ["bot:random"] * 3)
        page.goto(f"/t/{over}")
        page.locator("#result-title").wait_for()
        eye.look(f"{game}, result")
    # Of a short game: the bot looks at every decision of it.
    page.goto(f"/t/{sit_down(ana, 'santiago', ['bot:random'] * 2)}")
    ana.button("table-analysis").click()
    page.get_by_role("img", name=ana.say("table-analysis-title")).wait_for()
    eye.look("analysis")
    assert not eye.found, "\n".join(dict.fromkeys(eye.found))
