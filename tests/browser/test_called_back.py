"""Those who wait are called back, and those who are waited for too long are replaced."""

from functools import partial

from tests.browser.playing import Hand, sit_down
from tests.server.clocked import ClockedServer

#: Notes what the page asks the system for; a window that nobody looks at is made by saying so.
EARS = """
window.heard = { notices: [], tones: 0 };
const System = window.Notification;
window.Notification = class extends System {
  constructor(title, given) {
    super(title, given);
    window.heard.notices.push([title, given.body]);
  }
};
window.OscillatorNode = class extends OscillatorNode {
  constructor(...given) {
    super(...given);
    window.heard.tones += 1;
  }
};
Object.defineProperty(document, "hidden", { get: () => window.away ?? false });
"""


def two_at_a_table(visit, **more):
    """Two people who look at their table; who is to move, and who waits."""
    ana, ben = visit(), visit()
    for somebody in (ana, ben):
        somebody.context.grant_permissions(["notifications"])
        somebody.context.add_init_script(EARS)
    table = sit_down(ana, "santiago", ["me", "open"], **more)
    assert ben.context.request.post("/api/players", data={"name": "Ben"}).status == 201
    assert ben.context.request.post(f"/api/tables/{table}/join", data={}).ok
    for somebody in (ana, ben):
        somebody.page.goto(f"/t/{table}")
        somebody.page.locator("[data-ply]").wait_for()
    first = ana.context.request.get(f"/api/tables/{table}").json()["turn"]
    mover, waits = (ana, ben) if first == 0 else (ben, ana)
    mover.wait("eyes.look().mine")
    return mover, waits


def switch_on(visitor, setting):
    """Choose a setting as people do."""
    visitor.page.get_by_role("button", name=visitor.say("setting-menu")).click()
    visitor.page.get_by_role("switch", name=visitor.say(setting)).click()
    visitor.page.keyboard.press("Escape")


def test_a_notice_and_a_tone_call_back_who_wants_them_and_only_then(visit):
    mover, waits = two_at_a_table(visit)
    for setting in ("setting-notices", "setting-sound"):
        switch_on(waits, setting)
    waits.page.evaluate("window.away = true")
    hand = Hand(mover, "mover")
    while mover.looks()["mine"]:
        hand.step()
    waits.wait("heard.notices.length && heard.tones")
    heard = waits.page.evaluate("heard")
    assert heard["notices"] == [[waits.say("table-your-turn"), waits.say("game-name", game="santiago")]]
    assert heard["tones"] >= 2
    silent = mover.page.evaluate("heard")
    assert silent == {"notices": [], "tones": 0}  # who asked for nothing hears nothing


def test_a_bot_takes_over_for_who_is_late_when_the_others_want_it(visit, built, tmp_path):  # noqa: ARG001
    server = ClockedServer(tmp_path)
    late, waits = two_at_a_table(partial(visit, server.url), pace={"kind": "live", "seconds_per_move": 5})
    server.pass_time(6)
    waits.page.get_by_text(waits.say("table-late")).wait_for()
    waits.button("table-vote").click()
    waits.wait("eyes.look().mine || eyes.look().over")  # a bot has moved for the other
    for somebody in (late, waits):
        somebody.page.goto("about:blank")
    server.stop()
