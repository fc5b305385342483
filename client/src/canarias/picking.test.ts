import { beforeEach, describe, expect, test } from "vitest";
import type { TableStore } from "../lib/tableStore.svelte";
import { BOX, canariasView, house, isle, PLACES } from "../testing/canarias";
import { land } from "./box.svelte";
import { Picking } from "./picking.svelte";
import type { CanariasView } from "./types";

let store: TableStore & { chosen: (string | null)[]; asked: string[] };

/** A choice at a table where these moves are legal for seat 0. */
function picking(moves: string[], more: Partial<CanariasView> = {}): Picking {
  const chosen: (string | null)[] = [];
  const asked: string[] = [];
  store = {
    legal: moves,
    choice: null,
    viewpoint: 0,
    shownSeat: 0,
    myTurn: true,
    present: canariasView({ moves, ...more }),
    chosen,
    asked,
    choose: (move: string | null) => {
      chosen.push(move);
      store.choice = move;
    },
    explainRefusal: (move: string) => asked.push(move),
  } as unknown as typeof store;
  return new Picking(store);
}

beforeEach(() => {
  land.box = BOX;
  land.places = PLACES;
});

describe("Building a house", () => {
  const MOVES = ["build fisher 1", "build fisher 2", "build farmer 2", "draw"];

  test("is a card and then a plot", () => {
    const pick = picking(MOVES);
    pick.pickCard("fisher");
    expect([...pick.places]).toEqual(["1", "2"]);
    pick.pickPlot("1");
    expect(store.chosen.at(-1)).toBe("build fisher 1");
  });

  test("is a plot and then a card, among those that may build there", () => {
    const pick = picking(MOVES);
    pick.pickPlot("1");
    expect([...pick.cards]).toEqual(["fisher"]);
    pick.pickCard("fisher");
    expect(store.chosen.at(-1)).toBe("build fisher 1");
  });

  test("takes a piece of another colour where the own one is out of stock", () => {
    const pick = picking(["build fisher 1 as red", "build fisher 1 as green"]);
    pick.pickCard("fisher");
    pick.pickPlot("1");
    expect(store.chosen.at(-1)).toBe("build fisher 1 as red");
  });

  test("asks why where it is not allowed", () => {
    const pick = picking(MOVES);
    pick.pickCard("pirate-red");
    pick.pickCard("fisher");
    pick.pickPlot("6");
    expect(store.asked).toEqual(["build pirate-red 1", "build fisher 6"]);
  });

  test("names the wish that rules where not every plot will do", () => {
    const pick = picking(["build fisher 1", "build fisher 2"]);
    pick.pickCard("fisher");
    expect(pick.ruling).toEqual({ priority: "coast", number: 1 });
    const all = picking([1, 2, 3, 4, 5, 6].map((plot) => `build farmer ${plot}`));
    all.pickCard("farmer");
    expect(all.ruling).toBeNull();
  });

  test("passes over a wish that no free plot fulfils", () => {
    const islands = [isle({ 1: house("red"), 2: house("red") }), isle()];
    const pick = picking(["build fisher 5"], { islands });
    pick.pickCard("fisher");
    expect(pick.ruling).toEqual({ priority: "road", number: 2 });
  });
});

describe("A palace or a city", () => {
  const islands = [isle({ 2: house("red"), 3: house("blue"), 4: house("red") }), isle()];
  const MOVES = [
    "end",
    "palace 2+3",
    "palace 2+3@3",
    "palace 3+2",
    "palace 3+4",
    "city 2+3+4",
    "city 2+3+4@4",
  ];

  test("is made of houses one after the other", () => {
    const pick = picking(MOVES, { phase: "end", islands });
    pick.pickPlot("2");
    expect([...pick.joinable].sort()).toEqual(["3", "4"]);
    expect(store.chosen.at(-1)).toBeNull();
    pick.pickPlot("3");
    expect(store.chosen.at(-1)).toBe("palace 2+3");
    pick.pickPlot("4");
    expect(store.chosen.at(-1)).toBe("city 2+3+4");
    pick.pickPlot("4");
    expect(store.chosen.at(-1)).toBe("palace 2+3");
  });

  test("may stand on another plot, and take another house's colour", () => {
    const pick = picking(MOVES, { phase: "end", islands });
    pick.pickPlot("2");
    pick.pickPlot("3");
    pick.stand("3");
    expect(store.chosen.at(-1)).toBe("palace 2+3@3");
    pick.tint("blue");
    expect(store.chosen.at(-1)).toBe("palace 3+2");
  });

  test("asks why of houses that cannot become one", () => {
    const pick = picking(["end", "palace 2+3"], { phase: "end", islands });
    pick.pickPlot("2");
    pick.pickPlot("4");
    expect(store.asked).toEqual(["palace 2+4"]);
  });
});

describe("On the ship", () => {
  test("a settler that has landed chooses a plot", () => {
    const pick = picking(["settle 1", "settle 2"], { phase: "settle", revealed: "fisher" });
    pick.pickPlot("2");
    expect(store.chosen).toEqual(["settle 2"]);
    expect(pick.ruling).toEqual({ priority: "coast", number: 1 });
  });

  test("a card is put by a click, and taken back by another", () => {
    const pick = picking(["ship fisher", "ship farmer"], { phase: "ship" });
    pick.pickCard("fisher");
    pick.pickCard("fisher");
    pick.pickCard("farmer");
    expect(store.chosen).toEqual(["ship fisher", null, "ship farmer"]);
  });
});

describe("A choice", () => {
  test("made elsewhere is shown on the island", () => {
    const pick = picking([]);
    pick.mirror("build fisher 4");
    expect([pick.card, pick.plot]).toEqual(["fisher", "4"]);
    pick.mirror("palace 2+5@2");
    expect([pick.houses, pick.plot]).toEqual([["2", "5"], null]);
  });

  test("is gone with Escape, and when the game has gone on", () => {
    const pick = picking(["build fisher 1"]);
    pick.pickCard("fisher");
    pick.pickPlot("1");
    pick.clear();
    expect([pick.card, pick.plot, store.chosen.at(-1)]).toEqual([null, null, null]);
    pick.pickPlot("1");
    pick.focus = 1;
    pick.moved();
    expect([pick.plot, pick.focus]).toEqual([null, null]);
  });
});
