/** Tables in words. */

import { serverNow } from "../lib/clock";
import { language, t } from "../lib/i18n.svelte";
import type { ListedTable, Seat } from "../lib/types";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["second", 60],
  ["minute", 60],
  ["hour", 24],
  ["day", 7],
  ["week", 4.35],
  ["month", 12],
];

/** A moment as people say it: "3 hours ago", "in 2 days". */
export function relativeTime(moment: string, now = serverNow()): string {
  let span = (Date.parse(moment) - now) / 1000;
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  for (const [unit, most] of STEPS) {
    if (Math.abs(span) < most) return words.format(Math.round(span), unit);
    span /= most;
  }
  return words.format(Math.round(span), "year");
}

/** Several things as a list in a sentence. */
export function joined(items: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(items);
}

/** Who sits there. */
export function seatName(seat: Seat, mine: boolean): string {
  if (mine) return t("home-you");
  if (seat.kind === "bot") return t("home-bot", { level: seat.bot ?? "" });
  return seat.player?.name ?? t("home-free-seat");
}

/** Stands for those who share a device: they all bear the name of the one who set up the table. */
const HERE = "";

/** Everybody who sits at a table; equal bots are counted. */
export function playersText(table: ListedTable): string {
  const names = new Map<string, number>();
  for (const seat of table.seats.filter(({ kind }) => kind !== "open")) {
    const mine = !table.hotseat && table.you.includes(seat.seat);
    const name = table.hotseat && seat.kind === "human" ? HERE : seatName(seat, mine);
    names.set(name, (names.get(name) ?? 0) + 1);
  }
  return joined(
    [...names].map(([name, count]) => {
      if (name === HERE) return t("home-here", { count });
      return count > 1 ? `${count} × ${name}` : name;
    }),
  );
}

/** Whether a table waits for us. */
export function myTurn(table: ListedTable): boolean {
  return table.state === "running" && table.turn !== null && table.you.includes(table.turn);
}

/** What waits for us first, then what goes on, then what has not begun; the newest first in each. */
export function byUrgency(tables: ListedTable[]): ListedTable[] {
  const rank = (table: ListedTable) => (myTurn(table) ? 0 : table.state === "running" ? 1 : 2);
  return [...tables].sort((a, b) => rank(a) - rank(b));
}
