/** Words for a moment of a game: its moves, its sentences, whose turn it is. */

import type { GameUI } from "../lib/game";
import { t } from "../lib/i18n.svelte";
import { sentence } from "../lib/narration";
import type { TableStore } from "../lib/tableStore.svelte";
import type { StoryLine } from "../lib/types";

/** A move as an order, in the position in which it can be made. */
export function moveText(store: TableStore, ui: GameUI, move: string, view = store.present): string {
  if (!view) return move;
  const { id, params } = ui.words(move, view, (seat) => store.name(seat));
  return t(id, params);
}

export function sentences(store: TableStore, line: StoryLine): string[] {
  return line.told.map((told) => sentence(told, (seat) => store.name(seat)));
}

/** Several people share this device: then “you” is nobody, and seats go by their names. */
export const sharesDevice = (store: TableStore): boolean => store.mine.length > 1;

/** The seats of those who look now: at a shared device only the one whose turn it is to look. */
export function viewers(store: TableStore): number[] {
  const { mine, viewpoint } = store;
  return sharesDevice(store) && viewpoint !== null ? [viewpoint] : mine;
}

/** Whose turn it is, for the one in front of the screen. */
export function turnName(store: TableStore): string {
  const turn = store.present?.seat;
  return sharesDevice(store) && typeof turn === "number" ? store.name(turn) : t("table-your-turn");
}

/** The move after which everything is new to us: our own last one, or the last we saw before looking away. */
export function lastKnownPly(store: TableStore): number {
  const seats = viewers(store) as (number | string)[];
  const own = store.story.filter((line) => seats.includes(line.who)).at(-1);
  // Who last looked away from a shared device is not known.
  return Math.max(own?.ply ?? 0, sharesDevice(store) ? 0 : (store.lastSeen ?? 0));
}
