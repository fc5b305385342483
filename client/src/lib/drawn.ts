/** The art of a game, however long it takes: without its picture a card is still good to play from. */

import { art } from "./art.svelte";

export async function drawn<Geometry>(game: string): Promise<Geometry> {
  for (;;) {
    try {
      return await art<Geometry>(game);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 4000));
    }
  }
}
