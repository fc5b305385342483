"""How heavy the first screen is, and how soon a move is drawn."""

from playing import Hand, sit_down

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


#: Notes when a state is heard, and when the frame after the next change of the page is drawn.
STOPWATCH = """
window.drawn = [];
const Source = window.EventSource;
window.EventSource = class extends Source {
  constructor(...given) {
    super(...given);
    super.addEventListener("state", () => {
      const heard = performance.now();
      const watch = new MutationObserver(() => {
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => window.drawn.push(performance.now() - heard)));
      });
      watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  }
};
"""


def test_how_soon_a_move_is_drawn_is_measured(visit):
    ana = visit()
    ana.context.add_init_script(STOPWATCH)
    for game in ("santiago", "canarias"):
        ana.page.goto(f"/t/{sit_down(ana, game, ['me', 'bot:random', 'bot:random'])}")
        hand = Hand(ana, f"stopwatch {game}")
        hand.play(lambda hand=hand: hand.moves == 5)
        times = sorted(ana.page.evaluate("window.drawn"))
        assert len(times) >= 5
        middle, worst = times[len(times) // 2], times[-1]
        print(
            f"\n{game}: a move is drawn {middle:.0f} ms after its event, at most {worst:.0f} ({len(times)})"
        )
