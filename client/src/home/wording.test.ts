import { describe, expect, test } from "vitest";
import type { ListedTable } from "../lib/types";
import { ANA, BEN, tableNews } from "../testing/tables";
import { byUrgency, joined, myTurn, playersText, relativeTime } from "./wording";

const listed = (more: Partial<ListedTable> = {}): ListedTable => ({ ...tableNews(), you: [], ...more });

describe("The players of a table in words", () => {
  test("are named, ourselves as you", () => {
    expect(playersText(listed({ you: [0] }))).toBe("You and Ben");
  });

  test("are counted where they are equal bots, and free seats are left out", () => {
    const seats: ListedTable["seats"] = [
      { seat: 0, kind: "human", player: ANA },
      { seat: 1, kind: "bot", bot: "hard" },
      { seat: 2, kind: "bot", bot: "hard" },
      { seat: 3, kind: "open" },
    ];
    expect(playersText(listed({ seats }))).toBe("Ana and 2 × Bot (hard)");
  });

  test("are counted where they share a device: all bear the same name", () => {
    const seats: ListedTable["seats"] = [0, 1].map((seat) => ({ seat, kind: "human", player: BEN }));
    expect(playersText(listed({ seats, hotseat: true, you: [0, 1] }))).toBe("2 people at one device");
  });
});

test("It is our turn only at a running table where one of our seats is to move", () => {
  expect(myTurn(listed({ turn: 1, you: [1] }))).toBe(true);
  expect(myTurn(listed({ turn: 0, you: [1] }))).toBe(false);
  expect(myTurn(listed({ turn: 1, you: [1], state: "finished" }))).toBe(false);
  expect(myTurn(listed({ turn: null, you: [1] }))).toBe(false);
});

test("Tables that wait for us come first, then those that run, then those that are open", () => {
  const tables = [
    listed({ id: "open", state: "open" }),
    listed({ id: "theirs", turn: 1, you: [0] }),
    listed({ id: "ours", turn: 0, you: [0] }),
    listed({ id: "ours too", turn: 0, you: [0] }),
  ];
  expect(byUrgency(tables).map(({ id }) => id)).toEqual(["ours", "ours too", "theirs", "open"]);
});

describe("A moment", () => {
  const NOW = Date.parse("2026-01-10T12:00:00Z");
  test.each([
    ["2026-01-10T11:59:30Z", "30 seconds ago"],
    ["2026-01-10T09:00:00Z", "3 hours ago"],
    ["2026-01-11T12:00:00Z", "tomorrow"],
    ["2026-01-24T12:00:00Z", "in 2 weeks"],
    ["2024-01-10T12:00:00Z", "2 years ago"],
  ])("%s is %s", (moment, words) => {
    expect(relativeTime(moment, NOW)).toBe(words);
  });
});

test("Several things are a list in a sentence", () => {
  expect(joined(["a", "b", "c"])).toBe("a, b, and c");
});
