import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeServer, NOBODY } from "../testing/server";
import { AnalysisRequest } from "./analysis.svelte";

describe("An analysis", () => {
  let server: FakeServer;
  let request: AnalysisRequest;
  const ANALYSIS = { plies: 3, decisions: [], costliest: [], seats: [] };

  beforeEach(() => {
    vi.useFakeTimers();
    server = new FakeServer();
    request = new AnalysisRequest("t1");
    request.asked = true;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("is asked for until it is there, and says how much of it is done", async () => {
    server.answer("GET tables/t1/analysis", { done: 1, of: 4, analysis: null });
    request.follow();
    await vi.advanceTimersByTimeAsync(0);
    expect(request.done).toBe(0.25);
    server.answer("GET tables/t1/analysis", { done: 4, of: 4, analysis: ANALYSIS });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(request.found).toEqual(ANALYSIS);
    expect(server.calls).toHaveLength(2);
  });

  test("is asked for again while nobody answers", async () => {
    server.answerWith("GET tables/t1/analysis", () => NOBODY);
    request.follow();
    await vi.advanceTimersByTimeAsync(0);
    server.answer("GET tables/t1/analysis", { done: 1, of: 1, analysis: ANALYSIS });
    await vi.advanceTimersByTimeAsync(1000);
    expect(request.found).toEqual(ANALYSIS);
  });

  test("that is refused says why, and may be asked for again", async () => {
    server.answer("GET tables/t1/analysis", { error: "bot-unavailable", message: "No bot." }, 503);
    request.follow();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([request.refusal, request.asked]).toEqual(["No bot.", false]);
    expect(server.calls).toHaveLength(1);
  });

  test("is asked for no more once nobody looks", async () => {
    server.answer("GET tables/t1/analysis", { done: 0, of: 4, analysis: null });
    const stop = request.follow();
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.calls).toHaveLength(1);
  });
});
