"""A choice: what it does and what would come anyway are told apart, and Enter says yes to it."""

from tests.browser.playing import Hand, sit_down


def test_the_income_is_no_part_of_a_choice(visit):
    ana = visit()
    ana.page.goto(f"/t/{sit_down(ana, 'santiago', ['me', 'bot:random', 'bot:random'])}")
    hand = Hand(ana, "income")
    effect = ana.page.locator(".effect")
    ended, free = ana.say("santiago-round-end"), [ana.say("santiago-do-pass-extra")]
    free.append(ana.say("santiago-do-extra", place="").strip())

    def ends() -> bool:
        """A choice that costs nothing, and ends the round."""
        if not effect.count() or not ana.page.locator(".choice").inner_text().startswith(tuple(free)):
            return False
        ana.wait("!eyes.look().waits || document.querySelector('.effect ul')")
        return ended in effect.inner_text()

    hand.play(ends)
    assert ended in effect.inner_text()
    assert ana.say("told-income") in effect.inner_text()
    assert effect.locator(".money").count() == 0


def test_enter_on_a_chosen_plot_confirms(visit):
    ana = visit()
    ana.page.goto(f"/t/{sit_down(ana, 'canarias', ['me', 'bot:random'])}")
    hand = Hand(ana, "plots")
    cards = ana.page.locator("[data-board] button.fits")
    hand.play(lambda: ana.looks()["mine"] and cards.count() > 0 and not ana.looks()["waits"])
    cards.first.click()
    plot = ana.page.locator("[data-plot].build").first
    plot.focus()
    plot.press("Enter")
    ana.wait("eyes.look().waits")
    before = ana.page.evaluate("eyes.ply()")
    ana.page.keyboard.press("Enter")
    ana.wait(f"eyes.ply() !== '{before}'")
    assert ana.page.evaluate("document.activeElement.closest('[data-board]') !== null")


def test_people_at_one_device_go_by_their_names(visit):
    ana = visit()
    ana.page.goto(f"/t/{sit_down(ana, 'santiago', ['me', 'me', 'bot:random'], hotseat=True)}")
    hand = Hand(ana, "names")
    hand.settled()
    title = ana.page.locator(".status")
    assert title.inner_text().startswith(tuple(ana.say("play-name", number=seat) for seat in (1, 2)))
    players = ana.page.locator("section[aria-labelledby=players-title]")
    assert ana.say("play-name", number=2) in players.inner_text()
    assert players.get_by_text(ana.say("table-you"), exact=True).count() == 0
