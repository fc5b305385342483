/** How a table is played, in the words of the page where it was set up. */

import { GAMES } from "./game";
import { has, language, t } from "./i18n.svelte";
import type { Pace, Seat, TableNews } from "./types";

export interface Term {
  /** What is agreed on: "Money". */
  what: string;
  /** How: "Hidden". */
  how: string;
  /** What that means. */
  text: string;
}

/** So many seconds, minutes or days. */
export function duration(count: number, unit: "second" | "minute" | "day"): string {
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(count);
}

/** How long a move may take; empty where there is no clock. */
export function perMove({ kind, seconds_per_move: seconds, days_per_move: days }: Pace): string {
  if (kind === "live" && seconds) {
    const time = seconds % 60 ? duration(seconds, "second") : duration(seconds / 60, "minute");
    return t("home-row-pace", { time });
  }
  return kind === "days" && days ? t("home-row-pace", { time: duration(days, "day") }) : "";
}

/** A choice among several: its name, and what it means. */
const chosen = (name: string, value: unknown): Term => ({
  what: t(`home-${name}`),
  how: t(`home-${name}-name`, { [name]: String(value) }),
  text: t(`home-${name}-text`, { [name]: String(value) }),
});

/** Something that is there or not. */
const given = (name: string, there: boolean): Term => ({
  what: t(`home-${name}`),
  how: t("home-yes-no", { answer: there ? "yes" : "no" }),
  text: there ? t(`home-${name}-text`) : "",
});

/** Who begins: the lot says it, or it is settled which seat. */
function beginner(name: string, seat: unknown, seats: Seat[]): Term {
  const named = (place: number) => {
    const number = t("home-seat", { number: place + 1 });
    const player = seats[place]?.player?.name;
    return player ? `${player} (${number})` : number;
  };
  return { what: t(`home-${name}`), how: typeof seat === "number" ? named(seat) : t("home-lot"), text: "" };
}

/** An option; nothing where there is no choice, and so no message. */
function option(game: string, name: string, value: unknown, seats: Seat[]): Term[] {
  const own = GAMES[game]?.terms?.[name];
  if (own) return [own(value)];
  if (!has(`home-${name}`)) return [];
  if (typeof value === "boolean") return [given(name, value)];
  return [has(`home-${name}-name`) ? chosen(name, value) : beginner(name, value, seats)];
}

/** What everybody at a table should know before they sit down. */
export function terms({ game, options, pace, hints, seats }: TableNews): Term[] {
  const clock = chosen("pace", pace.kind);
  const time = perMove(pace);
  return [
    ...Object.entries(options).flatMap(([name, value]) => option(game, name, value, seats)),
    time ? { ...clock, how: `${clock.how}, ${time}` } : clock,
    given("hints", hints),
  ];
}
