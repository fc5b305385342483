/** What the table asks of a game: each game's folder answers it in its `index.ts`. */

import type { Component } from "svelte";
import type { Params } from "./speech.svelte";
import type { Sitting } from "./table.svelte";
import type { Breakdown, View } from "./types";

export interface GameFace {
  /** The board, large, which is also the way to choose a move. */
  Board: Component<{ sitting: Sitting }>;
  /** What belongs beside the board: offer and bids; hand and ship. */
  Side: Component<{ sitting: Sitting }>;
  /** What a chosen move would do, in the bar where it is confirmed. */
  Effect: Component<{ sitting: Sitting }>;
  /** Where points come from, drawn: the final ones, or as they stand. */
  Points: Component<{ sitting: Sitting; points: Breakdown[]; final: boolean }>;
  /** What a player has, as short facts for the list of players: money, cards, points. */
  Facts: Component<{ sitting: Sitting; seat: number }>;
  /** The one number of a player to be seen at a glance: money, or points. */
  Purse: Component<{ sitting: Sitting; seat: number }>;
  /** A move as an order ("Bid 3"): a message of client.*.ftl and its parameters. */
  words(move: string, view: View, name: (seat: number) => string): { id: string; params: Params };
  /** The board in words, one sentence an item, for those who do not see it. */
  describe(view: View, name: (seat: number) => string): string[];
  /** The section of the rules for what is being played. */
  section(view: View): string;
}

/** Loads a game's part of the client when it is first needed. */
export async function face(game: "santiago" | "canarias"): Promise<GameFace> {
  // Two statements: of a choice between two imports Vite loads the styles of the wrong one.
  if (game === "santiago") return (await import("../santiago")).default;
  return (await import("../canarias")).default;
}
