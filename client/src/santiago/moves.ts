/** The texts of moves: parsed, and put into words as orders. */

import type { Params } from "../lib/i18n.svelte";
import type { View } from "../lib/types";

export interface Read {
  verb: string;
  tile?: string;
  square?: string;
  segment?: string;
  sum?: number;
}

/** Reads a move: "plant banana2 c4", "propose B2-C2 3". */
export function read(move: string): Read {
  const [verb = "", first, second] = move.split(" ");
  switch (verb) {
    case "plant":
    case "neutral":
      return { verb, tile: first, square: second };
    case "propose":
      return { verb, segment: first, sum: Number(second) };
    case "first":
    case "accept":
    case "dig":
    case "extra":
      return { verb, segment: first };
    case "bid":
      return { verb, sum: Number(first) };
    case "palm":
      return { verb, square: first };
    default:
      return { verb };
  }
}

/** A tile's name as the messages want it. */
export function kind(tile: string): { crop: string; planters: number } {
  return { crop: tile.slice(0, -1), planters: Number(tile.slice(-1)) };
}

/** A move as an order. */
export function words(move: string, view: View): { id: string; params: Params } {
  const { verb, tile, square, segment, sum } = read(move);
  const id = verb === "pass" ? `santiago-do-pass-${view.phase}` : `santiago-do-${verb}`;
  return { id, params: { ...(tile ? kind(tile) : {}), place: square ?? segment ?? "", sum: sum ?? 0 } };
}
