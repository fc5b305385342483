import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serverNow, syncClock } from "./clock";

const NOW = Date.parse("2026-01-01T12:00:00Z");
const header = (ms: number) => new Date(ms).toUTCString();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  syncClock(header(NOW), NOW, NOW);
});
afterEach(() => {
  vi.useRealTimers();
});

test("A clock of ours that is minutes off is corrected", () => {
  syncClock(header(NOW + 300_000), NOW, NOW + 200);
  expect(Math.abs(serverNow() - NOW - 300_000)).toBeLessThan(1000);
});

test("A difference of a second tells nothing, for the header counts whole seconds", () => {
  syncClock(header(NOW + 1000), NOW, NOW);
  expect(Math.abs(serverNow() - NOW)).toBeLessThan(1000);
});

test("An answer that took long tells only that much less", () => {
  syncClock(header(NOW + 4000), NOW, NOW + 6000);
  expect(Math.abs(serverNow() - NOW)).toBeLessThan(1000);
});

test("An answer without a date changes nothing", () => {
  syncClock(null, NOW, NOW);
  syncClock("nonsense", NOW, NOW);
  expect(Math.abs(serverNow() - NOW)).toBeLessThan(1000);
});
