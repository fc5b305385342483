"""Colours are never the only sign: seats, crops and settlers differ in shape and pattern as well."""

import pytest

from tests.browser.playing import sit_down

DEFICIENCIES = ["protanopia", "deuteranopia", "tritanopia", "achromatopsia"]

#: A symbol's drawing without its colours.
SHAPE = """(id) => {
  const drawn = document.getElementById(id).cloneNode(true);
  const inside = [...drawn.querySelectorAll("[href]")].map((use) => {
    const of = document.getElementById(use.getAttribute("href").slice(1));
    return of ? of.innerHTML : "";
  });
  return (drawn.innerHTML + inside.join(""))
    .replace(/(fill|stroke|stop-color|style|class|id)="[^"]*"/g, "")
    .replace(/#[\\w-]+/g, "");
}"""


def test_every_seat_and_crop_has_a_shape_of_its_own(visit):
    ana = visit()
    ana.page.goto(f"/t/{sit_down(ana, 'santiago', ['me', 'bot:random'])}")
    ana.wait("document.getElementById('m-marker0') && document.querySelector('[id^=s-crop-]')")
    for ids in ([f"m-marker{seat}" for seat in range(5)], crops(ana.page)):
        shapes = [ana.page.evaluate(SHAPE, id_) for id_ in ids]
        assert len(ids) >= 5
        assert len(set(shapes)) == len(ids), ids


def crops(page):
    return page.evaluate("[...document.querySelectorAll('[id^=s-crop-]')].map((crop) => crop.id)")


def test_every_colour_of_settlers_has_a_sign_of_its_own(visit):
    ana = visit()
    ana.page.goto(f"/t/{sit_down(ana, 'canarias', ['me', 'bot:random'])}")
    ana.wait("document.querySelector('[id^=c-house-]')")
    for kind in ("house", "palace", "city"):
        ids = ana.page.evaluate(
            f"[...document.querySelectorAll('symbol[id^=c-{kind}-]')].map((piece) => piece.id)"
        )
        assert len(ids) >= 6
        assert len({ana.page.evaluate(SHAPE, id_) for id_ in ids}) == len(ids)


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_markers_can_be_told_apart_by_everybody(visit, deficiency):
    """Seen without some colours, the five markers are still five different pictures."""
    ana = visit()
    seats = ["me"] + ["bot:random"] * 4
    ana.page.goto(f"/t/{sit_down(ana, 'santiago', seats)}")
    markers = ana.page.locator("section[aria-labelledby=players-title] li > svg")
    ana.wait("document.getElementById('m-marker4')")
    markers.nth(4).wait_for()
    tape = ana.context.new_cdp_session(ana.page)
    tape.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
    assert len({markers.nth(seat).screenshot() for seat in range(5)}) == 5
