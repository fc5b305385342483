/** A table to be set up: its options, and the request that creates it. */

import { create } from "../lib/api";
import { ensurePlayer } from "../lib/me.svelte";
import { go } from "../lib/route.svelte";
import type { GameOffer, Options, Pace, Table } from "../lib/types";

export interface NewTable {
  game: string;
  /** Each at their own device, or all at this one. */
  where: "apart" | "here";
  /** Who sits beside me: `open`, `person` or `bot:LEVEL`. */
  others: string[];
  options: Options;
  pace: "none" | "live" | "days";
  seconds: number;
  days: number;
  visibility: "link" | "public";
  hints: boolean;
}

/** The options of a game as they are unless one asks for something else. */
export function defaultOptions(offer: GameOffer): Options {
  return Object.fromEntries(Object.entries(offer.options).map(([name, option]) => [name, option.default]));
}

/** The options in another edition, with its defaults; squares that players have agreed on stay. */
export function withEdition(offer: GameOffer, options: Options, edition: string): Options {
  const { players: _, ...own } = offer.editions?.[edition] ?? {};
  const agreed = Object.entries(options).filter(([, value]) => Array.isArray(value));
  return { ...options, ...own, ...Object.fromEntries(agreed), edition };
}

/** For how many a game is, in an edition. */
export function playerRange(offer: GameOffer, edition: unknown): [number, number] {
  return (offer.editions?.[String(edition)]?.players ?? offer.players) as [number, number];
}

function pace(wish: NewTable): Pace {
  if (wish.where === "here" || wish.pace === "none") return { kind: "none" };
  return wish.pace === "live"
    ? { kind: "live", seconds_per_move: wish.seconds }
    : { kind: "days", days_per_move: wish.days };
}

/** Sets up the table and goes there. */
export async function createTable(wish: NewTable): Promise<void> {
  const here = wish.where === "here";
  await ensurePlayer();
  const table = await create<Table>("tables", {
    game: wish.game,
    options: wish.options,
    seats: ["me", ...wish.others.map((who) => (who.startsWith("bot:") ? who : here ? "me" : "open"))],
    visibility: here ? "link" : wish.visibility,
    pace: pace(wish),
    hotseat: here,
    hints: wish.hints,
  });
  go(`/t/${table.id}`);
}

/** A game against bots, at once. */
export function playAgainstBots(game: string, opponents: number, level: string): Promise<void> {
  return createTable({
    game,
    where: "apart",
    others: Array<string>(opponents).fill(`bot:${level}`),
    options: {},
    pace: "none",
    seconds: 0,
    days: 0,
    visibility: "link",
    hints: true,
  });
}
