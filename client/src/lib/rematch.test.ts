import { beforeEach, describe, expect, test, vi } from "vitest";
import { FakeServer } from "../testing/server";
import { ANA, BEN, tableNews } from "../testing/tables";
import { playAgain } from "./rematch";
import { place } from "./route.svelte";

const OPEN = {
  ...tableNews({ id: "next", state: "open" }),
  seats: [
    { seat: 0, kind: "human", player: BEN },
    { seat: 1, kind: "open" },
    { seat: 2, kind: "open" },
  ],
  you: [],
};

describe("Another game", () => {
  let server: FakeServer;
  beforeEach(() => {
    vi.spyOn(globalThis, "scrollTo").mockImplementation(() => {});
    server = new FakeServer().answer("POST tables/next/join", {});
  });

  test.each([
    ["in the seat we had", 2, 2],
    ["in a free seat if ours is taken", 0, 1],
    ["in a free seat for those who only watched", undefined, 1],
  ])("is joined %s", async (_what, had, taken) => {
    server.answer("POST tables/t1/rematch", OPEN);
    await playAgain("t1", had);
    expect(server.bodies.at(-1)).toEqual({ seat: taken });
    expect(place()).toMatchObject({ page: "table", id: "next" });
  });

  test("is not joined twice", async () => {
    server.answer("POST tables/t1/rematch", { ...OPEN, you: [1], creator: ANA });
    await playAgain("t1", 1);
    expect(server.count("POST tables/next/join")).toBe(0);
  });

  test("is shown all the same where somebody was quicker", async () => {
    server.answer("POST tables/t1/rematch", OPEN);
    server.answer("POST tables/next/join", { error: "table-full", message: "The table is full." }, 409);
    await playAgain("t1", 2);
    expect(place()).toMatchObject({ id: "next" });
  });
});
