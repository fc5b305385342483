import { beforeEach, describe, expect, test } from "vitest";
import { sentence } from "../lib/narration";
import { BOX, canariasView, house, isle, PLACES } from "../testing/canarias";
import { cardColour, cardName, cardText, land, touches } from "./box.svelte";
import { describe as inWords, plotText, round, roundAfter, section, together } from "./describe";
import { read, words } from "./moves";

const NAMES = ["Ana", "Ben"];
const name = (seat: number) => NAMES[seat] ?? "?";

beforeEach(() => {
  land.box = BOX;
  land.places = PLACES;
});

describe("A move", () => {
  test.each([
    ["build fisher 4", { verb: "build", card: "fisher", plots: ["4"], stand: "4" }],
    ["build fisher 4 as green", { verb: "build", card: "fisher", stand: "4", as: "green" }],
    ["palace 2+5", { verb: "palace", plots: ["2", "5"], stand: "2" }],
    ["palace 2+5@5", { verb: "palace", plots: ["2", "5"], stand: "5" }],
    ["city 5+2+4@4 as red", { verb: "city", plots: ["5", "2", "4"], stand: "4", as: "red" }],
    ["settle 3", { verb: "settle", plots: ["3"], stand: "3" }],
    ["island gomera", { verb: "island", island: "gomera", plots: [] }],
    ["blame 1", { verb: "blame", seat: 1 }],
    ["ship pirate-red", { verb: "ship", card: "pirate-red" }],
    ["end", { verb: "end", plots: [] }],
  ])("%s is read", (move, expected) => {
    expect(read(move)).toMatchObject({ move, ...expected });
  });

  test.each([
    ["build fisher 4", "Build a blue house for Fisher on plot 4"],
    ["build fisher 4 as green", "Build a green house for Fisher on plot 4"],
    ["palace 5+2@2", "Turn the houses on 2, 5 into a red palace on plot 2"],
    ["blame 1", "Send the pirate to Ben"],
    ["island gomera", "Take La Gomera"],
  ])("%s is an order: %s", (move, expected) => {
    const islands = [isle({ 5: house("red"), 2: house("blue") }), isle()];
    const { id, params } = words(move, canariasView({ islands }), name);
    expect(sentence([id, params], name)).toBe(expected);
  });

  test("of a settler that came ashore has the settler's colour", () => {
    const { params } = words("settle 3", canariasView({ phase: "settle", revealed: "farmer" }), name);
    expect(params).toMatchObject({ card: "Farmer", colour: "green", plot: 3 });
  });
});

describe("A card", () => {
  test("goes by its title, a pirate by its colour, an unknown one by its id", () => {
    expect([cardName("fisher"), cardName("nobody")]).toEqual(["Fisher", "nobody"]);
    expect(cardName("pirate-red")).toContain("red");
    expect([cardColour("pirate-red"), cardColour("fisher"), cardColour("nobody")]).toEqual([
      "red",
      "blue",
      null,
    ]);
  });

  test("tells a settler's wishes in their order", () => {
    expect(cardText("fisher")).toMatch(/Fisher.*blue.*coast, road/);
  });
});

describe("A plot", () => {
  test("touches features, and the colours of the buildings beside it", () => {
    const built = isle({ 1: house("red"), 3: house("green"), 2: house("white") });
    expect(touches(built, "2")).toEqual(["coast", "red", "green"]);
    expect(touches(built, "6")).toEqual([]);
  });

  test("says what stands on it", () => {
    expect(plotText(isle({ 1: house("red") }), "1")).toContain("red");
    expect(plotText(isle(), "6")).toContain("–");
  });
});

describe("The islands in words", () => {
  test("tell the own hand and not what others hold", () => {
    const view = canariasView({ hands: [{ fisher: 2 }, { "?": 5 }], points: [4, 7], last_round: true });
    const said = inWords(view, name).join("\n");
    expect(said).toContain("2 × Fisher");
    expect(said).toMatch(/Ben.*7/);
    expect(said).toContain("La Gomera");
    expect(said).not.toContain("⟦");
  });

  test("name round and section of the rules", () => {
    expect(round(canariasView({ round: 3 }))).not.toBe(round(canariasView({ round: 3, last_round: true })));
    expect(section(canariasView({ phase: "raze" }))).toBe("pirates");
  });

  test("take the round from the story", () => {
    const line = (id: string, params = {}) => ({
      ply: 1,
      who: 0,
      move: "end",
      told: [[id, params] as [string, object]],
    });
    expect(roundAfter(line("told-round", { round: 4, seat: 1 }) as never, 3)).toBe(4);
    expect(roundAfter(line("told-draw", { seat: 1 }) as never, 3)).toBe(3);
  });

  test("tell cards that somebody is dealt in a row in one line", () => {
    const dealt = (seat: number, count: number): [string, Record<string, unknown>] => [
      "told-deal-hidden",
      { seat, count },
    ];
    expect(together(dealt(0, 2), dealt(0, 1))).toEqual(dealt(0, 3));
    expect(together(dealt(0, 2), dealt(1, 1))).toBeUndefined();
    expect(together(["told-draw", {}], dealt(1, 1))).toBeUndefined();
  });
});
