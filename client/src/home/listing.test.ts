import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeServer, NOBODY } from "../testing/server";
import { Listing, pollWhileVisible } from "./listing.svelte";

const page = (ids: number[], next: string | null = null) => ({
  tables: ids.map((id) => ({ id: `t${id}` })),
  next,
});
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe("A list of tables", () => {
  let server: FakeServer;
  let listing: Listing;
  const ids = () => listing.tables?.map(({ id }) => id);

  beforeEach(() => {
    server = new FakeServer();
    listing = new Listing("state=open", 2);
  });

  test("is not known at first, then shows a page", async () => {
    expect(listing.tables).toBeNull();
    server.answer("GET tables?state=open&limit=2", page([1, 2], "c1"));
    await listing.refresh();
    expect(ids()).toEqual(["t1", "t2"]);
    expect(listing.next).toBe("c1");
  });

  test("shows more on request, none of them twice", async () => {
    server.answer("GET tables?state=open&limit=2", page([1, 2], "c1"));
    await listing.refresh();
    server.answer("GET tables?state=open&limit=2&cursor=c1", page([2, 3]));
    await listing.more();
    expect(ids()).toEqual(["t1", "t2", "t3"]);
    expect(listing.next).toBeNull();
  });

  test("is refreshed as far as it is shown", async () => {
    server.answer("GET tables?state=open&limit=2", page([1, 2], "c1"));
    await listing.refresh();
    server.answer("GET tables?state=open&limit=2&cursor=c1", page([3]));
    await listing.more();
    server.answer("GET tables?state=open&limit=3", page([4, 1, 2], "c2"));
    await listing.refresh();
    expect(ids()).toEqual(["t4", "t1", "t2"]);
  });

  test("keeps what lies beyond the longest page", async () => {
    listing = new Listing("state=open", 100);
    server.answer("GET tables?state=open&limit=100", page(range(1, 100), "c1"));
    await listing.refresh();
    server.answer("GET tables?state=open&limit=100&cursor=c1", page(range(101, 120), "c2"));
    await listing.more();
    server.answer("GET tables?state=open&limit=100", page(range(0, 99), "other"));
    await listing.refresh();
    expect(listing.tables).toHaveLength(120);
    expect([ids()?.[0], ids()?.at(-1), listing.next]).toEqual(["t0", "t120", "c2"]);
  });

  test("stays as it was while nobody answers, and says so", async () => {
    server.answer("GET tables", page([1]));
    await listing.refresh();
    server.answerWith("GET tables", () => NOBODY);
    await listing.refresh();
    expect([ids(), listing.away]).toEqual([["t1"], true]);
    server.answer("GET tables", page([1, 2]));
    await listing.refresh();
    expect([ids(), listing.away]).toEqual([["t1", "t2"], false]);
  });
});

describe("Polling", () => {
  let seen: "visible" | "hidden";
  beforeEach(() => {
    vi.useFakeTimers();
    seen = "visible";
    vi.spyOn(document, "visibilityState", "get").mockImplementation(() => seen);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("happens at once, and then in even steps, until it is ended", () => {
    const call = vi.fn();
    const end = pollWhileVisible(call, 15);
    expect(call).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(30_000);
    expect(call).toHaveBeenCalledTimes(3);
    end();
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event("online"));
    expect(call).toHaveBeenCalledTimes(3);
  });

  test("rests while nobody looks, and begins as soon as somebody does", () => {
    const call = vi.fn();
    seen = "hidden";
    const end = pollWhileVisible(call, 15);
    vi.advanceTimersByTime(60_000);
    expect(call).not.toHaveBeenCalled();
    seen = "visible";
    document.dispatchEvent(new Event("visibilitychange"));
    expect(call).toHaveBeenCalledTimes(1);
    end();
  });
});
