/** The ship's arrival, card by card, and what has changed since we last moved: read from the story. */

import type { StoryLine } from "../lib/types";
import type { ComparisonRow, Landing } from "./types";

const ASHORE = new Set(["settle", "raze", "blame"]);
const verb = (line: StoryLine): string => line.move.split(" ", 1)[0] ?? "";

/** Every card that came ashore, with what its islanders then did. */
export function landings(story: StoryLine[]): Landing[] {
  const found: Landing[] = [];
  for (const line of story) {
    if (verb(line) === "reveal") {
      const params = line.told[0]?.[1] ?? {};
      found.push({
        ply: line.ply,
        card: line.move.slice("reveal ".length),
        told: [...line.told],
        rows: (params.comparison as ComparisonRow[] | undefined) ?? [],
        winner: typeof params.seat === "number" ? params.seat : null,
      });
    } else if (ASHORE.has(verb(line))) {
      found.at(-1)?.told.push(...line.told);
    }
  }
  return found;
}

/** From which moment and for whom the ship's arrival is shown. */
interface Viewing {
  /** The ply being looked back at; null: the present. */
  past: number | null;
  /** What we have to decide; null: nothing. */
  phase: string | null;
  /** The last ply whose landing we know of: our own turn, or a landing that was put aside. */
  since: number;
  /** Whether we play here or go through the landings one by one; else only the last is shown. */
  following: boolean;
}

/**
 * The landings that wait to be looked at, the next one first, and the one that we are asked about, which comes
 * before them. The past shows its own landing.
 */
export function landingQueue(
  all: Landing[],
  { past, phase, since, following }: Viewing,
): { queue: Landing[]; asked: Landing | undefined } {
  const asked = phase !== null && ASHORE.has(phase) ? all.at(-1) : undefined;
  if (past !== null) return { queue: all.filter(({ ply }) => ply === past), asked };
  return { queue: following ? all.filter(({ ply }) => ply > since) : all.slice(-1), asked };
}

/** When one of these seats last had its turn; what it did about a landing does not count. */
export function lastTurn(story: StoryLine[], seats: number[]): number {
  const turns = story.filter(({ who }) => typeof who === "number" && seats.includes(who));
  return turns.filter((line) => !ASHORE.has(verb(line))).at(-1)?.ply ?? 0;
}

/** By seat, the plots where something was built or razed after a moment. */
export function changed(story: StoryLine[], since: number, until: number): Record<number, string[]> {
  const plots: Record<number, string[]> = {};
  for (const { ply, told } of story) {
    if (ply <= since || ply > until) continue;
    for (const [, { seat, plot }] of told) {
      if (typeof seat === "number" && plot !== undefined)
        plots[seat] = [...(plots[seat] ?? []), String(plot)];
    }
  }
  for (const seat in plots) plots[seat] = [...new Set(plots[seat])];
  return plots;
}

/** The colours whose privilege has changed hands after a moment. */
export function handedOn(story: StoryLine[], since: number, until: number): Set<string> {
  const lines = story.filter(({ ply }) => ply > since && ply <= until);
  const told = lines.flatMap((line) => line.told).filter(([id]) => id === "told-privilege");
  return new Set(told.map(([, { colour }]) => String(colour)));
}
