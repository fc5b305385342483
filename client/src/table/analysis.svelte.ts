/** The analysis of a finished game by a bot: asked for once, then shown beside every moment. */

import { get, Refused, Unreachable } from "../lib/api";
import { shared } from "../lib/shared.svelte";
import type { TableStore } from "../lib/tableStore.svelte";

export interface Decision {
  ply: number;
  round: number;
  seat: number;
  move: string;
  preferred: string;
  before: number[];
  after: number[];
  cost: number;
}

export interface GameAnalysis {
  plies: number;
  decisions: Decision[];
  /** The plies of the moves that gave away most, the worst first. */
  costliest: number[];
  seats: { start: number; end: number }[];
}

const PAUSE = 800;

export class AnalysisRequest {
  asked = $state(false);
  found = $state.raw<GameAnalysis | null>(null);
  /** How much of it is done, from 0 to 1. */
  done = $state(0);
  refusal = $state("");

  constructor(private readonly id: string) {}

  /** Asks again and again until the analysis is there; returns a function that stops it. */
  follow(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const again = () => {
      if (!stopped && !this.found) timer = setTimeout(ask, PAUSE);
    };
    const ask = () =>
      get<{ done: number; of: number; analysis: GameAnalysis | null }>(`tables/${this.id}/analysis`)
        .then(({ done, of, analysis }) => {
          this.done = done / Math.max(of, 1);
          this.found = analysis;
          again();
        })
        .catch((error) => {
          if (error instanceof Unreachable) return again();
          if (!(error instanceof Refused)) throw error;
          this.refusal = error.message;
          this.asked = false;
        });
    ask();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }
}

/** The analysis of a table's game; the result and the replay share it. */
export const analysisOf = shared((store: TableStore) => new AnalysisRequest(store.id));

/** A seat's chance after every ply that somebody decided, from the first decision to the end. */
export function way({ decisions, seats, plies }: GameAnalysis, seat: number): [number, number][] {
  const first = decisions[0];
  if (!first) return [];
  const course = decisions.map(({ ply, after }): [number, number] => [ply + 1, after[seat] ?? 0]);
  return [[first.ply, first.before[seat] ?? 0], ...course, [plies, seats[seat]?.end ?? 0]];
}

/** The chance on such a way after so many plies: that of the latest decision. */
export function chanceAt(course: [number, number][], ply: number): number {
  return (course.findLast(([then]) => then <= ply) ?? course[0])?.[1] ?? 0;
}
