import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeEventSource, FakeServer, NOBODY, settled } from "../testing/server";
import { Stream, type StreamEvent } from "./stream";

class Handler {
  events: StreamEvent[] = [];
  connections: boolean[] = [];
  isMissing = false;
  received = (event: StreamEvent) => void this.events.push(event);
  connection = (open: boolean) => void this.connections.push(open);
  missing = () => {
    this.isMissing = true;
  };
}

describe("The stream of a table", () => {
  let server: FakeServer;
  let handler: Handler;

  beforeEach(() => {
    vi.useFakeTimers();
    server = new FakeServer();
    handler = new Handler();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("begins without a number, at the seat whose hand is shown", () => {
    new Stream("t1", null, handler);
    expect(FakeEventSource.last.url).toBe("/api/tables/t1/events?");
    new Stream("t1", 2, handler);
    expect(FakeEventSource.last.url).toBe("/api/tables/t1/events?seat=2");
  });

  test("passes events on by kind", () => {
    new Stream("t1", null, handler);
    FakeEventSource.last.open();
    FakeEventSource.last.send("clock", { seat: 1, deadline: "soon" });
    expect(handler.events).toEqual([{ kind: "clock", data: { seat: 1, deadline: "soon" } }]);
    expect(handler.connections).toEqual([true]);
  });

  test("leaves it to the browser to come back after a broken connection", () => {
    new Stream("t1", null, handler);
    FakeEventSource.last.fail();
    vi.advanceTimersByTime(60_000);
    expect(FakeEventSource.opened).toHaveLength(1);
    expect(handler.connections).toEqual([false]);
  });

  test("resumes after the last event with a number where the browser does not", async () => {
    server.answer("GET tables/t1", {});
    new Stream("t1", 1, handler);
    FakeEventSource.last.send("table", {}, "41");
    FakeEventSource.last.send("clock", {});
    FakeEventSource.last.fail(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeEventSource.opened).toHaveLength(2);
    expect(FakeEventSource.last.url).toBe("/api/tables/t1/events?after=41&seat=1");
  });

  test("waits longer each time, and short again once it was open", async () => {
    server.answerWith("GET tables/t1", () => NOBODY);
    new Stream("t1", null, handler);
    const pauses = [];
    for (let tries = 0; tries < 6; tries++) {
      const before = FakeEventSource.opened.length;
      const start = Date.now();
      FakeEventSource.last.fail(true);
      while (FakeEventSource.opened.length === before) await vi.advanceTimersByTimeAsync(500);
      pauses.push(Date.now() - start);
    }
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
    FakeEventSource.last.open();
    FakeEventSource.last.fail(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeEventSource.opened).toHaveLength(8);
  });

  test("says that the table is missing, and does not come back", async () => {
    server.answer("GET tables/t1", {}, 404);
    new Stream("t1", null, handler);
    FakeEventSource.last.fail(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(handler.isMissing).toBe(true);
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  test("does not come back after it was closed", async () => {
    const stream = new Stream("t1", null, handler);
    FakeEventSource.last.fail(true);
    stream.close();
    await vi.advanceTimersByTimeAsync(60_000);
    await settled();
    expect(FakeEventSource.opened).toHaveLength(1);
  });
});
