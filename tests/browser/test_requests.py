"""What a page asks of the server while others play: nothing, for the stream brings everything."""

from tests.browser.browsers import Visitor
from tests.browser.playing import sit_down
from tests.server.serving import Player


def calls(visitor: Visitor) -> list[str]:
    """The addresses that the page calls from now on, without the pictures of the page itself."""
    called: list[str] = []
    visitor.page.on("request", lambda request: called.append(request.url) if "/api/" in request.url else None)
    return called


def test_a_move_of_another_player_costs_no_request(visit, house):
    ana, ben, cleo = visit(), Player(house.url, "Ben"), Player(house.url, "Cleo")
    options = {"overseer": 0}  # the seats after it bid first
    table = sit_down(ana, "santiago", ["me", "open", "open"], visibility="link", options=options)
    for player in (ben, cleo):
        player.post(f"tables/{table}/join")
    ana.page.goto(f"/t/{table}")
    ana.page.locator("[data-ply]").wait_for()
    first = ben.get(f"tables/{table}")["ply"]
    ana.page.locator(f"[data-line='{first}']").wait_for()

    asked = calls(ana)
    for number, player in enumerate((ben, cleo), first + 1):
        player.move(table)
        ana.page.locator(f"[data-line='{number}']").wait_for()
    assert asked == []


def test_a_page_that_comes_late_asks_for_the_story_once(visit, house):
    ana, ben = visit(), Player(house.url, "Ben")
    made = ben.table("santiago", ["me", "me"], hotseat=True, visibility="public")["id"]
    for _ in range(3):
        ben.move(made)
    asked = calls(ana)
    ana.page.goto(f"/t/{made}")
    ply = ben.get(f"tables/{made}")["ply"]
    ana.page.locator(f"[data-line='{ply}']").wait_for()
    ben.move(made)
    ana.wait(f"eyes.ply() !== '{ply}'")
    assert [url.partition("?")[2] for url in asked if "/story" in url] == ["from=0"]
