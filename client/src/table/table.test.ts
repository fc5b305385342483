import { beforeEach, describe, expect, test } from "vitest";
import type { GameUI } from "../lib/game";
import type { TableStore } from "../lib/tableStore.svelte";
import type { StoryLine } from "../lib/types";
import { ANA, tableNews, view } from "../testing/tables";
import { chanceAt, type GameAnalysis, way } from "./analysis.svelte";
import { nextAtDevice } from "./hotseat";
import { lastSeen, saveLastSeen } from "./lastSeen";
import { lastKnownPly, turnName, viewers } from "./wording";

/** What these functions read of a table. */
const store = (more: Partial<TableStore>): TableStore =>
  ({
    mine: [],
    story: [],
    viewpoint: null,
    seat: null,
    lastSeen: null,
    present: null,
    table: null,
    ...more,
  }) as TableStore;
const moved = (who: number, ply: number): StoryLine => ({ ply, who, move: "pass", told: [] });

describe("At a shared device", () => {
  const secret = { secretive: () => true } as unknown as GameUI;
  const table = tableNews({
    hotseat: true,
    seats: [0, 1].map((seat) => ({ seat, kind: "human", player: ANA })),
  });
  const at = (turn: number | "chance", seat: number | null) =>
    store({ table, mine: [0, 1], seat, present: view(3, { seat: turn }) });

  test("the player to move must take it, and then may look", () => {
    expect(nextAtDevice(at(1, 0), secret)).toBe(1);
    expect(nextAtDevice(at(1, 1), secret)).toBeNull();
  });

  test("whoever has it keeps it while chance or a bot moves", () => {
    expect(nextAtDevice(at("chance", 0), secret)).toBeNull();
  });

  test("the first player must take it before anything is shown", () => {
    expect(nextAtDevice(at("chance", null), secret)).toBe(0);
  });

  test("nobody must take it where nothing is secret, or only one person plays here", () => {
    const open = { secretive: () => false } as unknown as GameUI;
    expect(nextAtDevice(at(1, 0), open)).toBeNull();
    expect(nextAtDevice(at(1, 0), null)).toBeNull();
    expect(nextAtDevice(store({ ...at(1, 0), mine: [1] }), secret)).toBeNull();
  });

  test("players go by their names, and only the one who looks is a viewer", () => {
    const shared = store({ ...at(1, 1), viewpoint: 1, name: (seat) => `Player ${seat + 1}` });
    expect(turnName(shared)).toBe("Player 2");
    expect(viewers(shared)).toEqual([1]);
  });
});

describe("What is new to us", () => {
  const story = [moved(0, 1), moved(1, 2), moved(0, 3), moved(1, 4)];

  test("begins after our own last move", () => {
    expect(lastKnownPly(store({ mine: [0], story }))).toBe(3);
  });

  test("begins after what we saw before looking away, if that is later", () => {
    expect(lastKnownPly(store({ mine: [0], story, lastSeen: 4 }))).toBe(4);
    expect(lastKnownPly(store({ mine: [0], story, lastSeen: 1 }))).toBe(3);
  });

  test("is everything for a spectator who has not been here", () => {
    expect(lastKnownPly(store({ story }))).toBe(0);
  });

  test("at a shared device does not depend on who looked away", () => {
    expect(lastKnownPly(store({ mine: [0, 1], viewpoint: 0, story, lastSeen: 4 }))).toBe(3);
  });
});

describe("How far we had followed a table", () => {
  beforeEach(() => localStorage.clear());

  test("is kept in the browser", () => {
    expect(lastSeen("a")).toBeNull();
    saveLastSeen("a", 5);
    saveLastSeen("b", 7);
    saveLastSeen("a", 9);
    expect([lastSeen("a"), lastSeen("b")]).toEqual([9, 7]);
  });

  test("is forgotten for the tables of long ago", () => {
    for (let table = 0; table < 70; table++) saveLastSeen(`t${table}`, table);
    expect([lastSeen("t9"), lastSeen("t10")]).toEqual([null, 10]);
  });

  test("is unknown where the browser holds nonsense", () => {
    localStorage.setItem("macaronesia-seen", "{");
    expect(lastSeen("a")).toBeNull();
  });
});

describe("The course of the chances", () => {
  const decision = (ply: number, before: number, after: number) =>
    ({ ply, before: [before], after: [after] }) as GameAnalysis["decisions"][number];
  const analysis = {
    plies: 20,
    decisions: [decision(2, 0.5, 0.4), decision(6, 0.45, 0.7)],
    costliest: [],
    seats: [{ start: 0.5, end: 1 }],
  };

  test("goes from the first decision to the end", () => {
    expect(way(analysis, 0)).toEqual([
      [2, 0.5],
      [3, 0.4],
      [7, 0.7],
      [20, 1],
    ]);
    expect(way({ ...analysis, decisions: [] }, 0)).toEqual([]);
  });

  test.each([
    [0, 0.5],
    [3, 0.4],
    [6, 0.4],
    [7, 0.7],
    [20, 1],
  ])("after %i moves is that of the latest decision: %d", (ply, chance) => {
    expect(chanceAt(way(analysis, 0), ply)).toBe(chance);
  });
});
