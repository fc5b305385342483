/** The server's clock: it sets the deadlines, and the clock of a phone may be minutes off. */

const TOLERANCE = 1500; // ms; the header counts whole seconds, so smaller differences mean nothing

let ahead = 0; // ms

/** Reads the `Date` of an answer that was asked for and came at these times (ms) of our own clock. */
export function syncClock(date: string | null, asked: number, came: number): void {
  const sent = Date.parse(date ?? "");
  if (Number.isNaN(sent)) return;
  const found = sent + 500 - (asked + came) / 2;
  // The longer an answer took, the less exact is its time.
  if (Math.abs(found - ahead) > TOLERANCE + (came - asked) / 2) ahead = found;
}

/** What the server's clock shows now, in ms. */
export function serverNow(): number {
  return Date.now() + ahead;
}
