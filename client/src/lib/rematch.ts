/** Another game of the same people: whoever asks first sets up the table, the others find it. */

import { create, post, Refused } from "./api";
import { go } from "./route.svelte";
import type { Table } from "./types";

/** Goes to the next table and sits down there, in the seat we had if it is still free. */
export async function playAgain(table: string, seat: number | undefined): Promise<void> {
  const next = await create<Table>(`tables/${table}/rematch`);
  if (next.state === "open" && !next.you.length) {
    const free = next.seats.filter(({ kind }) => kind === "open").map((open) => open.seat);
    const wanted = seat !== undefined && free.includes(seat) ? seat : free[0];
    try {
      await post(`tables/${next.id}/join`, { seat: wanted });
    } catch (error) {
      // Somebody was quicker: the table itself shows what is left.
      if (!(error instanceof Refused)) throw error;
    }
  }
  go(`/t/${next.id}`);
}
