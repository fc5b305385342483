import { expect, test } from "vitest";
import { isArrow, nearestInDirection } from "./arrows";

const SPOTS = [
  { id: "middle", x: 0, y: 0 },
  { id: "right", x: 100, y: -1 },
  { id: "far right", x: 200, y: 0 },
  { id: "above", x: -10, y: -100 },
];
const [MIDDLE = { id: "", x: 0, y: 0 }] = SPOTS;
const straight = (along: number, aside: number) => along + 2 * aside;

test.each([
  ["ArrowRight", "right"],
  ["ArrowUp", "above"],
  ["ArrowDown", undefined],
])("%s leads to the nearest place in its direction: %s", (key, id) => {
  expect(nearestInDirection(key, MIDDLE, SPOTS, straight)?.id).toBe(id);
});

test("How far a place is may be weighed otherwise", () => {
  const sameRow = (along: number, aside: number) => (aside < 1 ? along : Number.POSITIVE_INFINITY);
  expect(nearestInDirection("ArrowRight", MIDDLE, SPOTS, sameRow)?.id).toBe("far right");
});

test("Other keys are no arrows", () => {
  expect([isArrow("ArrowLeft"), isArrow("Enter")]).toEqual([true, false]);
});
