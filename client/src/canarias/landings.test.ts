import { describe, expect, test } from "vitest";
import type { Message, StoryLine } from "../lib/types";
import { changed, handedOn, landingQueue, landings, lastTurn } from "./landings";

const line = (ply: number, who: number | string, move: string, ...told: Message[]): StoryLine => ({
  ply,
  who,
  move,
  told,
});
const ROWS = [{ priority: "coast", counts: { 0: 2, 1: 1 } }];
const STORY = [
  line(
    1,
    0,
    "build fisher 4",
    ["told-build", { seat: 0, plot: 4 }],
    ["told-privilege", { seat: 0, colour: "blue" }],
  ),
  line(2, 1, "draw"),
  line(3, "chance", "reveal fisher", ["told-landing", { seat: 0, comparison: ROWS }]),
  line(4, 0, "settle 2", ["told-settle", { seat: 0, plot: 2 }]),
  line(5, "chance", "reveal pirate-red", ["told-pirate", { colour: "red" }]),
  line(6, 1, "raze 3", ["told-raze", { seat: 1, plot: 3 }], ["told-privilege", { seat: 0, colour: "red" }]),
  line(7, 0, "build farmer 1", ["told-build", { seat: 0, plot: 1 }], ["told-build", { seat: 0, plot: 1 }]),
];

describe("The landings of a ship", () => {
  const found = landings(STORY);

  test("are its cards, with the comparison of the islands and what the islanders did", () => {
    expect(found.map(({ ply, card, winner }) => [ply, card, winner])).toEqual([
      [3, "fisher", 0],
      [5, "pirate-red", null],
    ]);
    expect(found[0]?.rows).toEqual(ROWS);
    expect(found.map(({ told }) => told.map(([id]) => id))).toEqual([
      ["told-landing", "told-settle"],
      ["told-pirate", "told-raze", "told-privilege"],
    ]);
  });

  const here = { past: null, phase: null, since: 0, following: true };
  const plies = (more: Partial<typeof here>) =>
    landingQueue(found, { ...here, ...more }).queue.map(({ ply }) => ply);

  test("wait to be looked at, one by one, from our last turn on", () => {
    expect(plies({})).toEqual([3, 5]);
    expect(plies({ since: 3 })).toEqual([5]);
    expect(plies({ since: 5 })).toEqual([]);
  });

  test("are shown to spectators one at a time, the last", () => {
    expect(plies({ following: false })).toEqual([5]);
  });

  test("are shown in the past where they happened", () => {
    expect(landingQueue(found, { ...here, past: 3 } as never).queue.map(({ ply }) => ply)).toEqual([3]);
    expect(landingQueue(found, { ...here, past: 4 } as never).queue).toEqual([]);
  });

  test("come first where we are asked about them", () => {
    const asked = (phase: string | null) => landingQueue(found, { ...here, phase } as never).asked?.ply;
    expect(["settle", "raze", "blame"].map(asked)).toEqual([5, 5, 5]);
    expect([asked("act"), asked(null)]).toEqual([undefined, undefined]);
  });
});

test("What a seat did about a landing is no turn of its own", () => {
  expect(lastTurn(STORY.slice(0, 6), [0])).toBe(1);
  expect(lastTurn(STORY, [0])).toBe(7);
  expect(lastTurn(STORY, [1])).toBe(2);
  expect(lastTurn(STORY, [])).toBe(0);
});

test("Plots have changed where something was built or razed, each once", () => {
  expect(changed(STORY, 1, 7)).toEqual({ 0: ["2", "1"], 1: ["3"] });
  expect(changed(STORY, 4, 6)).toEqual({ 1: ["3"] });
});

test("Privileges are handed on after a moment", () => {
  expect([...handedOn(STORY, 1, 7)]).toEqual(["red"]);
  expect([...handedOn(STORY, 0, 7)]).toEqual(["blue", "red"]);
});
