import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test } from "vitest";
import type { GameOffer, Options } from "../lib/types";
import OptionFields from "./OptionFields.svelte";

const OFFER: GameOffer = {
  id: "other",
  title: "Another game",
  players: [2, 4],
  options: {
    edition: { values: ["amigo", "trefl"], default: "trefl" },
    hints: { values: [false, true], default: false },
    starter: { values: ["lot"], default: "lot", also: "seat" },
    wind: { values: ["north", "south"], default: "north" },
    box: { values: ["only"], default: "only" },
  },
  editions: { amigo: { players: [3, 4], wind: "south" } },
};

let shown: Record<string, unknown>;
afterEach(() => unmount(shown));

/** The fields for some options; what they are now can be read from what is returned. */
function fields(options: Options) {
  const now = { options };
  shown = mount(OptionFields, {
    target: document.body,
    props: {
      offer: OFFER,
      seats: 3,
      get options() {
        return now.options;
      },
      set options(chosen: Options) {
        now.options = chosen;
      },
    },
  });
  flushSync();
  return now;
}

const START = { edition: "trefl", hints: false, starter: "lot", wind: "north", box: "only" };
const legends = () => [...document.querySelectorAll("legend")].map((legend) => legend.textContent?.trim());

function choose(label: string): void {
  const found = [...document.querySelectorAll("label")].find((one) => one.textContent?.includes(label));
  found?.querySelector("input")?.click();
  flushSync();
}

describe("The fields for the options of a game", () => {
  test("are a choice where there are several values, and none where there is one", () => {
    fields(START);
    expect(legends()).toEqual(["Edition", "wind"]);
  });

  test("show an option that nobody has words for by its own name", () => {
    const now = fields(START);
    choose("south");
    expect(now.options.wind).toBe("south");
  });

  test("are a switch for yes or no", () => {
    const now = fields(START);
    document.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
    flushSync();
    expect(now.options.hints).toBe(true);
  });

  test("offer the lot and every seat for a player", () => {
    fields(START);
    const select = document.querySelector("select") as HTMLSelectElement;
    expect([...select.options].map((option) => option.textContent?.trim())).toEqual([
      "By lot",
      "Seat 1 (You)",
      "Seat 2",
      "Seat 3",
    ]);
  });

  test("take over what comes with another edition", () => {
    const now = fields(START);
    choose("AMIGO 2003");
    expect(now.options).toEqual({ ...START, edition: "amigo", wind: "south" });
  });
});
