"""Every screen in every language, and no message key to be seen on any of them (Visitor.close looks)."""

import pytest

from macaronesia.locale import LANGUAGES
from tests.browser.playing import Hand, sit_down


# All other tests look at the screens in English.
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_screen_speaks_the_language(visit, language):
    ana = visit(language=language)
    page = ana.page
    page.goto("/")
    page.get_by_role("heading", name=ana.say("home-title")).wait_for()
    for shelf in ("running", "finished"):
        page.get_by_text(ana.say("home-shelf", shelf=shelf), exact=True).click()
    for game in ("santiago", "canarias"):
        card = page.get_by_role("article", name=ana.say("game-name", game=game))
        card.get_by_role("button", name=ana.say("home-invite")).click()
        for where in ("here", "apart"):
            page.get_by_role("dialog").get_by_text(ana.say("home-where-name", where=where)).click()
        for pace in ("live", "days"):
            page.get_by_role("dialog").get_by_text(ana.say("home-pace-name", pace=pace), exact=True).click()
        if game == "santiago":
            for palms in ("off", "lot", "placed"):
                group = page.get_by_role("dialog").get_by_role(
                    "group", name=ana.say("home-palms"), exact=True
                )
                group.get_by_text(ana.say("home-palms-name", palms=palms), exact=True).click()
        page.keyboard.press("Escape")
    page.get_by_role("button", name=ana.say("setting-rules"), exact=True).click()
    page.get_by_role("dialog").get_by_role("heading").nth(3).wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=ana.say("setting-menu")).click()
    page.get_by_role("dialog").get_by_text(ana.say("setting-sound")).wait_for()
    page.keyboard.press("Escape")

    for game in ("santiago", "canarias"):
        page.goto(f"/t/{sit_down(ana, game, ['me', 'bot:random', 'bot:easy'], hints=True)}")
        hand = Hand(ana, f"{game} {language}")
        hand.settled()
        assert page.evaluate("document.documentElement.lang") == language
        ana.button("table-list").click()
        page.locator("summary").first.click()
        hand.play(lambda hand=hand: hand.moves == 4)
        hand.settled()
        ana.button("table-points").click()
        page.get_by_role("dialog").get_by_text(ana.say("table-points-text")).wait_for()
        page.keyboard.press("Escape")
        page.locator("[data-board] ~ *").get_by_role("button", name=ana.say("table-keys")).click()
        page.keyboard.press("Escape")
        page.get_by_role("banner").get_by_role("button", name=ana.say("setting-rules")).click()
        page.get_by_role("dialog").get_by_role("heading").nth(3).wait_for()
        page.keyboard.press("Escape")
        ana.button("table-hint").click()
        page.get_by_role("button", name=ana.say("table-hint-show")).first.wait_for()
    page.goto(f"/t/{sit_down(ana, 'santiago', ['me', 'open'])}")
    page.get_by_role("heading", name=ana.say("table-seats")).wait_for()
