/** What a choice changes for each seat, apart from what the end of the round brings anyway. */

import type { SantiagoBreakdown, SantiagoView } from "./types";

/** What everybody receives before another round begins. */
const INCOME = 3;

interface Purse {
  total: number;
  /** null: hidden. */
  money: number | null;
}

export interface Change {
  seat: number;
  points: [number, number];
  money: [number, number] | null;
}

/** Whether the round ends with a move: then drought and income come with it. */
export function endsRound(now: SantiagoView, then: SantiagoView): boolean {
  return then.round > now.round || (then.phase === "over" && now.phase !== "over");
}

/** What everybody receives with a move. */
export function income(now: SantiagoView, then: SantiagoView): number {
  return then.round > now.round ? INCOME : 0;
}

function between(before: Purse[], after: Purse[]): Change[] {
  return before.flatMap((had, seat) => {
    const has = after[seat];
    if (!has || (has.total === had.total && has.money === had.money)) return [];
    const known = had.money !== null && has.money !== null && had.money !== has.money;
    return [
      {
        seat,
        points: [had.total, has.total],
        money: known ? [had.money ?? 0, has.money ?? 0] : null,
      },
    ];
  });
}

const less = ({ total, money }: Purse, sum: number): Purse =>
  money === null ? { total, money } : { total: total - sum, money: money - sum };

/**
 * What the choice does, and what the drought at the end of the round then does to the points.
 * Where the end of the round can be had without a choice, `idle` tells how that would be: the difference is
 * what the choice does, drought included.
 */
export function changes(
  now: SantiagoView,
  then: SantiagoView,
  before: SantiagoBreakdown[],
  after: SantiagoBreakdown[],
  idle: SantiagoBreakdown[] | null,
): { choice: Change[]; end: Change[] } {
  if (!endsRound(now, then)) return { choice: between(before, after), end: [] };
  if (idle) return { choice: between(idle, after), end: [] };
  const received = income(now, then);
  const dried = after.map((has) => less(has, received));
  const paid = before.map((had, seat) => {
    const money = dried[seat]?.money ?? null;
    return less(had, money === null || had.money === null ? 0 : had.money - money);
  });
  return { choice: between(before, paid), end: between(paid, dried) };
}
