/** Words for a moment of a game: its moves, its sentences, whose turn it is. */

import type { GameFace } from "../lib/game";
import { t } from "../lib/speech.svelte";
import type { Sitting } from "../lib/table.svelte";
import { sentence } from "../lib/telling";
import type { StoryLine } from "../lib/types";

/** A move as an order, in the position in which it can be made. */
export function order(sitting: Sitting, face: GameFace, move: string, view = sitting.present): string {
  if (!view) return move;
  const { id, params } = face.words(move, view, (seat) => sitting.name(seat));
  return t(id, params);
}

export function tell(sitting: Sitting, line: StoryLine): string[] {
  return line.told.map((told) => sentence(told, (seat) => sitting.name(seat)));
}

/** Several people share this device: then “you” is nobody, and seats go by their names. */
export const several = (sitting: Sitting): boolean => sitting.mine.length > 1;

/** The seats of those who look now: at a shared device only the one whose turn it is to look. */
export function lookers(sitting: Sitting): number[] {
  const { mine, viewpoint } = sitting;
  return several(sitting) && viewpoint !== null ? [viewpoint] : mine;
}

/** Whose turn it is, for the one in front of the screen. */
export function whose(sitting: Sitting): string {
  const turn = sitting.present?.seat;
  return several(sitting) && typeof turn === "number" ? sitting.name(turn) : t("table-your-turn");
}

/** The move after which everything is new to us: our own last one, or the last we saw before looking away. */
export function known(sitting: Sitting): number {
  const seats = lookers(sitting) as (number | string)[];
  const own = sitting.story.filter((line) => seats.includes(line.who)).at(-1);
  // Who last looked away from a shared device is not known.
  return Math.max(own?.ply ?? 0, several(sitting) ? 0 : (sitting.seen ?? 0));
}
