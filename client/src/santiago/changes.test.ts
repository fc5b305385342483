import { describe, expect, test } from "vitest";
import { santiagoView } from "../testing/santiago";
import { changes, endsRound, income } from "./changes";
import type { SantiagoBreakdown } from "./types";

const points = (...seats: [total: number, money: number | null][]): SantiagoBreakdown[] =>
  seats.map(([total, money]) => ({ total, money, areas: [] }));
const now = santiagoView({ phase: "decide", round: 2 });

test("A round ends with the next round, or with the game", () => {
  expect(endsRound(now, santiagoView({ round: 3 }))).toBe(true);
  expect(endsRound(now, santiagoView({ phase: "over" }))).toBe(true);
  expect(endsRound(now, santiagoView({ phase: "extra" }))).toBe(false);
});

test("Everybody receives 3 escudos before another round, and nothing at the end of the game", () => {
  expect(income(now, santiagoView({ round: 3 }))).toBe(3);
  expect(income(now, santiagoView({ phase: "over" }))).toBe(0);
});

describe("What a choice changes", () => {
  test("is the points and money of those it concerns", () => {
    const found = changes(now, santiagoView(), points([10, 5], [8, 4]), points([12, 3], [8, 4]), null);
    expect(found).toEqual({ choice: [{ seat: 0, points: [10, 12], money: [5, 3] }], end: [] });
  });

  test("leaves hidden money out", () => {
    const found = changes(now, santiagoView(), points([10, null]), points([13, null]), null);
    expect(found.choice).toEqual([{ seat: 0, points: [10, 13], money: null }]);
  });

  test("is told apart from drought and income where the round ends with it", () => {
    const next = santiagoView({ round: 3 });
    // Seat 0 pays 2 and loses 4 points by drought; both receive 3.
    const found = changes(now, next, points([10, 5], [8, 4]), points([7, 6], [11, 7]), null);
    expect(found.choice).toEqual([{ seat: 0, points: [10, 8], money: [5, 3] }]);
    expect(found.end).toEqual([{ seat: 0, points: [8, 4], money: null }]);
  });

  test("is compared with doing nothing where the round ends with that as well", () => {
    const next = santiagoView({ round: 3 });
    const found = changes(now, next, points([10, 5]), points([14, 5]), points([9, 8]));
    expect(found).toEqual({ choice: [{ seat: 0, points: [9, 14], money: [8, 5] }], end: [] });
  });
});
