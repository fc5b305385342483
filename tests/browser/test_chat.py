"""The chat of a table at which much was said."""

from playwright.sync_api import expect

from tests.browser.playing import sit_down
from tests.waiting import HANG

expect.set_options(timeout=1000 * HANG)


def test_earlier_messages_are_shown_when_asked_for(visit):
    ana = visit()
    table = sit_down(ana, "santiago", ["me", "bot:random"])
    for number in range(450):
        said = ana.context.request.post(f"/api/tables/{table}/chat", data={"text": f"line {number}."})
        assert said.status == 201
    ana.page.goto(f"/t/{table}")
    ana.page.get_by_role("tab", name=ana.say("table-chat")).click()
    lines, earlier = (
        ana.page.get_by_role("log", name=ana.say("table-chat")).locator("p"),
        ana.button("table-chat-earlier"),
    )
    expect(lines).to_have_count(200)
    expect(lines.first).to_contain_text("line 250.")
    expect(lines.last).to_be_in_viewport()
    earlier.click()
    expect(lines).to_have_count(400)
    expect(lines.first).to_contain_text("line 50.")
    # What was read stays where it was, and a new line is shown below.
    expect(lines.nth(200)).to_be_in_viewport()
    earlier.click()
    expect(lines).to_have_count(450)
    expect(lines.first).to_contain_text("line 0.")
    expect(earlier).to_have_count(0)
    ana.page.get_by_label(ana.say("table-chat-say")).fill("the last line")
    ana.button("table-chat-send").click()
    expect(lines).to_have_count(451)
    expect(lines.last).to_contain_text("the last line")
    expect(lines.last).to_be_in_viewport()
