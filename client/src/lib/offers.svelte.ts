/** The games of the server, and what can be chosen for them. */

import { get } from "./api";
import { GAMES } from "./game";
import { t } from "./i18n.svelte";
import type { GameOffer, Games } from "./types";

let found = $state.raw<GameOffer[]>([]);
let asked: Promise<void> | null = null;

/** What can be played, and how; empty until it is known. */
export const offers = (): GameOffer[] => found;

/** Asks what can be played, once. */
export function fetchOffers(): Promise<void> {
  asked ??= get<Games>("games").then(({ games }) => {
    found = games;
  });
  asked.catch(() => {
    asked = null; // the next who asks tries again
  });
  return asked;
}

/** The games that this client can show and the server has. */
export function playable(): string[] {
  return Object.keys(GAMES).filter((game) => !found.length || found.some(({ id }) => id === game));
}

export function gameName(game: string): string {
  const title = found.find(({ id }) => id === game)?.title;
  return title ?? (game in GAMES ? t("game-name", { game }) : game);
}
