"""How heavy the first screen is."""

MOST = 150 * 1024


def test_the_first_screen_needs_at_most_150_kb_of_code(visit):
    ana = visit()
    tape = ana.context.new_cdp_session(ana.page)
    kinds, sizes = {}, {}
    tape.send("Network.enable")
    tape.on("Network.responseReceived", lambda e: kinds.update({e["requestId"]: e["response"]["url"]}))
    tape.on("Network.loadingFinished", lambda e: sizes.update({e["requestId"]: e["encodedDataLength"]}))
    ana.page.goto("/")
    ana.page.get_by_role("button", name=ana.say("home-play")).first.wait_for()
    ana.page.wait_for_load_state("networkidle")
    code = {url: sizes[request] for request, url in kinds.items() if url.endswith((".js", ".css"))}
    assert len(code) > 2
    print(f"\nfirst screen: {sum(code.values()) / 1024:.1f} KB of JavaScript and CSS in {len(code)} files")
    assert sum(code.values()) <= MOST, code
