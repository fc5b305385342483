import { beforeEach, describe, expect, test, vi } from "vitest";
import type { TableStore } from "../lib/tableStore.svelte";
import { DESERT, santiagoView, tile } from "../testing/santiago";
import { FakeServer } from "../testing/server";
import { Picking } from "./picking.svelte";
import type { SantiagoView } from "./types";

let chosen: (string | null)[];
let asked: string[];

/** A choice at a table where these moves are legal. */
function picking(moves: string[], more: Partial<SantiagoView> = {}): Picking {
  const store = {
    id: "t1",
    legal: moves,
    story: [],
    choice: null,
    present: santiagoView({ moves, ...more }),
    choose: (move: string | null) => {
      chosen.push(move);
      store.choice = move;
    },
    explainRefusal: (move: string) => asked.push(move),
  } as unknown as TableStore & { choice: string | null };
  return new Picking(store);
}

beforeEach(() => {
  chosen = [];
  asked = [];
});

describe("Planting", () => {
  const MOVES = ["plant bean1 a1", "plant bean1 b1", "plant cane2 a1"];
  const offer = ["bean1", "cane2"];

  test("is a tile and then a square", () => {
    const pick = picking(MOVES, { phase: "plant", offer });
    pick.pickTile("bean1");
    pick.pickSquare("b1");
    expect(chosen).toEqual(["plant bean1 b1"]);
  });

  test("is a square and then a tile, which may be changed", () => {
    const pick = picking(MOVES, { phase: "plant", offer });
    pick.pickSquare("a1");
    expect(chosen).toEqual([]);
    pick.pickTile("cane2");
    pick.pickTile("bean1");
    expect(chosen).toEqual(["plant cane2 a1", "plant bean1 a1"]);
  });

  test("where nothing may be planted asks why", () => {
    const pick = picking(MOVES, { phase: "plant", offer });
    pick.pickSquare("h6");
    pick.pickTile("cane2");
    pick.pickSquare("b1");
    expect([asked, chosen]).toEqual([["plant bean1 h6", "plant cane2 b1"], []]);
  });

  test("takes the only kind on offer without a click", () => {
    const pick = picking(["plant bean1 a1"], { phase: "plant", offer: ["bean1"] });
    pick.moved(null, santiagoView({ moves: ["plant bean1 a1"] }));
    expect(pick.tile).toBe("bean1");
  });
});

describe("A proposal", () => {
  const MOVES = ["pass", "propose A1-B1 3", "propose A1-B1 1", "propose A1-A2 2"];

  test("begins with the smallest bribe, which can be raised", () => {
    const pick = picking(MOVES, { phase: "propose" });
    pick.pickSegment("A1-B1");
    expect(pick.bribes).toEqual([1, 3]);
    pick.offer(3);
    expect(chosen).toEqual(["propose A1-B1 1", "propose A1-B1 3"]);
  });

  test("keeps the bribe for another ditch where it is legal there", () => {
    const pick = picking([...MOVES, "propose A1-A2 3"], { phase: "propose" });
    pick.pickSegment("A1-B1");
    pick.offer(3);
    pick.pickSegment("A1-A2");
    expect(chosen.at(-1)).toBe("propose A1-A2 3");
  });

  test("for a ditch that cannot be dug asks why", () => {
    const pick = picking(MOVES, { phase: "propose" });
    pick.pickSegment("Z9-Z8");
    expect(asked).toEqual(["propose Z9-Z8 1"]);
    const overseer = picking(["decline"], { phase: "decide" });
    overseer.pickSegment("Z9-Z8");
    expect(asked).toEqual(["propose Z9-Z8 1", "dig Z9-Z8"]);
  });
});

test("A choice made elsewhere is shown on the board, and one given up is not", () => {
  const pick = picking([]);
  pick.mirror("propose A1-B1 4");
  expect([pick.segment, pick.bribe]).toEqual(["A1-B1", 4]);
  pick.mirror("plant bean1 c3");
  expect([pick.segment, pick.square, pick.tile]).toEqual([null, "c3", "bean1"]);
  pick.mirror(null);
  expect(pick.square).toBeNull();
});

describe("The drought at the end of a round", () => {
  const before = santiagoView({ ply: 10, round: 2, tiles: { a1: tile("bean", 0, 2), b1: tile("cane", 1) } });
  const after = santiagoView({ ply: 14, round: 3, tiles: { a1: tile("bean", 0, 1), b1: DESERT } });

  test("is played out tile by tile, and can be skipped", () => {
    vi.useFakeTimers();
    const pick = picking([]);
    pick.moved(before, after);
    expect(pick.dry).toEqual([]);
    vi.advanceTimersByTime(700);
    expect(pick.dry).toEqual(["a1"]);
    pick.skip();
    expect(pick.dry).toEqual(["a1", "b1"]);
    vi.useRealTimers();
  });

  test("stays to be seen while others bid, and goes when planting begins", () => {
    const pick = picking([]);
    pick.moved(before, after);
    pick.skip();
    const bidding = santiagoView({ ...after, ply: 15, phase: "bid" });
    pick.moved(after, bidding);
    expect(pick.dry).toEqual(["a1", "b1"]);
    pick.moved(bidding, santiagoView({ ...after, ply: 16, phase: "plant" }));
    expect(pick.dry).toEqual([]);
  });
});

describe("What would be if nothing were done", () => {
  test("is asked for once a position, and has points only where the round would end", async () => {
    const points = [{ total: 5, money: 5, areas: [] }];
    const server = new FakeServer();
    server.answer("POST tables/t1/preview", { view: santiagoView({ round: 3 }), points });
    const pick = picking(["dig A1-B1", "decline"], { phase: "decide" });
    await pick.weighIdle();
    await pick.weighIdle();
    expect(server.calls).toHaveLength(1);
    expect(pick.idle).toMatchObject({ move: "decline", points });
    server.answer("POST tables/t1/preview", { view: santiagoView({ phase: "extra" }), points });
    const early = picking(["pass"], { phase: "propose" });
    await early.weighIdle();
    expect(early.idle).toMatchObject({ move: "pass", points: null });
  });
});
