/** Several players at one device. */

import type { GameUI } from "../lib/game";
import type { TableStore } from "../lib/tableStore.svelte";

/** The seat whose player must take the device before anything is shown; null: the one who has it may go on. */
export function nextAtDevice(store: TableStore, ui: GameUI | null): number | null {
  const { table, mine, present, seat } = store;
  if (!table?.hotseat || table.state !== "running" || mine.length < 2) return null;
  if (!ui?.secretive(table.seats.length, table.options)) return null;
  const turn = present?.seat;
  if (typeof turn === "number" && mine.includes(turn)) return turn === seat ? null : turn;
  return seat === null ? (mine[0] ?? null) : null;
}
