/** The narrated moves of a game, from the first to the present one. */

import type { State, StoryLine } from "./types";

/**
 * Built from the state events of a table. Only what happened before the first of them is asked for: by whoever
 * comes late, once.
 */
export class Story {
  lines = $state.raw<StoryLine[]>([]);
  /** How many moves have been made, whether we have their lines or not. */
  private ply = 0;
  /** Counts undos: an answer that was asked for before one may hold moves that were taken back. */
  private undos = 0;
  private loading = false;

  /** `fetchAfter` asks for all lines after a ply; it answers with none where nobody can be asked. */
  constructor(private readonly fetchAfter: (ply: number) => Promise<StoryLine[]>) {}

  /** The ply after the last line. */
  private get end(): number {
    return this.lines.at(-1)?.ply ?? 0;
  }

  /** Follows a state event. */
  receive({ ply, played, told }: State): void {
    if (ply < this.ply) {
      this.undos++;
      this.lines = this.lines.filter((line) => line.ply <= ply);
    }
    this.ply = ply;
    const before = ply - played.length;
    if (before <= this.end) {
      const lines = played.map(([who, move], i) => ({ ply: before + i + 1, who, move, told: told[i] ?? [] }));
      this.add(lines);
    }
    this.complete();
  }

  /** Asks for the lines that are missing, if any are. */
  async complete(): Promise<void> {
    if (this.loading) return;
    this.loading = true;
    try {
      while (this.end < this.ply) {
        const { undos } = this;
        const lines = await this.fetchAfter(this.end);
        if (undos !== this.undos) continue;
        if (!lines.length) return; // tried again with the next event, or when the connection is back
        this.add(lines);
      }
    } finally {
      this.loading = false;
    }
  }

  private add(lines: StoryLine[]): void {
    const { end } = this;
    const fresh = lines.filter((line) => line.ply > end);
    if (fresh.length) this.lines = [...this.lines, ...fresh];
  }
}
