/** Positions of Santiago and a piece of its board, with what a test does not care about filled in. */

import type { Geometry, SantiagoView, Tile } from "../santiago/types";
import { view } from "./tables";

export function santiagoView(more: Partial<SantiagoView> = {}): SantiagoView {
  return {
    ...view(10, { players: 3, round: 2 }),
    edition: "trefl",
    rounds: 11,
    overseer: null,
    spring: "C2",
    canals: [],
    palms: [],
    tiles: {},
    offer: [],
    money: [10, 10, 10],
    extra: [true, true, true],
    bids: [null, null, null],
    proposals: [],
    removed: [],
    ...more,
  };
}

export const tile = (crop: string, owner: number | null, markers = 1): Tile => ({
  crop,
  owner,
  markers,
  planters: 1,
  desert: false,
});
export const DESERT: Tile = { crop: null, owner: null, markers: 0, planters: null, desert: true };

/** Two ditches that meet, and the squares beside them. */
export const GROUND = {
  viewBox: [0, 0, 800, 600],
  squares: Object.fromEntries(
    ["a1", "b1", "a2", "b2"].map((id, i) => [
      id,
      { box: [100 * (i % 2), 100 - 100 * Math.floor(i / 2), 90, 90] },
    ]),
  ),
  segments: {
    "A1-B1": {
      way: "h",
      ends: [
        [0, 200],
        [200, 200],
      ],
      waters: ["a1", "b1"],
    },
    "A1-A2": {
      way: "v",
      ends: [
        [0, 200],
        [0, 0],
      ],
      waters: ["a1", "a2"],
    },
  },
} as unknown as Geometry;
