/** The server's clock: it sets the deadlines, and the clock of a phone may be minutes off. */

const SURE = 1500; // ms; the header counts whole seconds, so smaller differences tell nothing

let ahead = 0; // ms

/** Learns from the `Date` of an answer that was asked for and came at these times of our own clock. */
export function syncClock(date: string | null, asked: number, came: number): void {
  const told = Date.parse(date ?? "");
  if (Number.isNaN(told)) return;
  const found = told + 500 - (asked + came) / 2;
  // An answer that took long tells only that much less.
  if (Math.abs(found - ahead) > SURE + (came - asked) / 2) ahead = found;
}

/** What the server's clock shows now, in ms. */
export function serverNow(): number {
  return Date.now() + ahead;
}
