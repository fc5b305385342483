import { afterEach, expect, test } from "vitest";
import { sentence, setNaming } from "./narration";

const name = (seat: number) => ["Ana", "Ben"][seat] ?? "?";
afterEach(() => setNaming((_key, id) => id));

test("A seat in a message gets the name of its player", () => {
  expect(sentence(["told-bid", { seat: 1, sum: 3 }], name)).toBe("Ben bids 3.");
});

test("A second seat gets its name too", () => {
  const said = sentence(["told-bids", { seat: 0, first: 0, other: 1, second: 4 }], name);
  expect(said).toBe("The bids are shown: Ana passes, Ben bids 4.");
});

test("Lists are joined", () => {
  const said = sentence(["told-desert", { count: 2, places: ["a1", "b2"] }], name);
  expect(said).toBe("2 tiles turn to desert (a1, b2).");
});

test("A game says what its cards are called", () => {
  setNaming((key, id) => (key === "card" ? `the ${id}` : id));
  expect(sentence(["told-deal", { seat: 0, card: "segador" }], name)).toBe("Ana receives the segador.");
});
