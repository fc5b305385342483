/** Positions of Islas Canarias and a small box, with what a test does not care about filled in. */

import { type Box, type CanariasView, COLOURS, type Geometry, type Isle } from "../canarias/types";
import { view } from "./tables";

const settler = (colour: string, priorities: string[], title: string) => ({
  colour,
  priorities,
  copies: 3,
  title,
});

/** One island of six plots in a row: coast at 1 and 2, a road at 5. */
export const BOX = {
  name: "small",
  settlers: {
    fisher: settler("blue", ["coast", "road"], "Fisher"),
    farmer: settler("green", ["field", "green"], "Farmer"),
  },
  privileges: Object.fromEntries(
    COLOURS.map((colour) => [colour, { effect: colour === "red" ? "tie" : "draw4" }]),
  ),
  islands: {
    gomera: {
      title: "La Gomera",
      neighbours: { 1: ["2"], 2: ["1", "3"], 3: ["2", "4"], 4: ["3", "5"], 5: ["4", "6"], 6: ["5"] },
      features: { coast: [1, 2], road: [5] },
    },
  },
} as unknown as Box;

export const PLACES = {
  islands: { gomera: { plots: Object.fromEntries([1, 2, 3, 4, 5, 6].map((plot) => [plot, {}])) } },
} as unknown as Geometry;

export const house = (colour: string) => ({ kind: "house", colour });
export const isle = (plots: Isle["plots"] = {}): Isle => ({ name: "gomera", plots });

export function canariasView(more: Partial<CanariasView> = {}): CanariasView {
  return {
    ...view(10, { game: "canarias", phase: "act", players: 2, round: 3 }),
    box: "small",
    last_round: false,
    starter: 0,
    islands: [isle(), isle()],
    hands: [{}, {}],
    deck: { "?": 20 },
    discard: {},
    ship: { "?": 2 },
    revealed: null,
    supply: {},
    privileges: { red: null, blue: null },
    points: [0, 0],
    dealing: null,
    may_build: true,
    taken: false,
    victims: [],
    last_announced: false,
    ...more,
  };
}
