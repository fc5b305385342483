import { describe, expect, test } from "vitest";
import { BEN, tableNews } from "../testing/tables";
import { perMove, terms } from "./terms";

const how = (table: Parameters<typeof terms>[0]) =>
  Object.fromEntries(terms(table).map((term) => [term.what, term.how]));

describe("The terms of a table", () => {
  test("name every option with what was chosen", () => {
    const options = { edition: "amigo", palms: true, money: "hidden", overseer: "lot" };
    expect(how(tableNews({ options }))).toEqual({
      Edition: "AMIGO 2003",
      Palms: "By lot",
      Money: "Hidden",
      "First canal overseer": "By lot",
      Pace: "No clock",
      Hints: "No",
    });
  });

  test("name the squares of palms that were placed", () => {
    const options = { palms: ["a1", "d6", "h3"] };
    expect(how(tableNews({ options })).Palms).toBe("Placed by you: a1, d6, h3");
  });

  test("name who begins", () => {
    expect(how(tableNews({ options: { overseer: 1 } }))["First canal overseer"]).toBe(`${BEN.name} (Seat 2)`);
  });

  test("say nothing of options that leave no choice", () => {
    expect(how(tableNews({ game: "canarias", options: { box: "reconstruction" } }))).not.toHaveProperty(
      "box",
    );
  });

  test("say how long a move may take", () => {
    const pace = { kind: "live", seconds_per_move: 120 } as const;
    expect(how(tableNews({ pace })).Pace).toBe("Live, 2 minutes per move");
  });
});

test.each([
  [{ kind: "none" }, ""],
  [{ kind: "live", seconds_per_move: 90 }, "90 seconds per move"],
  [{ kind: "live", seconds_per_move: 60 }, "1 minute per move"],
  [{ kind: "days", days_per_move: 3 }, "3 days per move"],
] as const)("A pace of %o is %o", (pace, text) => {
  expect(perMove(pace)).toBe(text);
});
