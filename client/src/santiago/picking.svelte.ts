/** A choice being put together on the board: a tile and a square, a ditch and a bribe. */

import { post } from "../lib/api";
import { shared } from "../lib/shared.svelte";
import type { TableStore } from "../lib/tableStore.svelte";
import type { Preview } from "../lib/types";
import { endsRound } from "./changes";
import { type Drought, drought, droughtFromStory } from "./land";
import { type Read, read } from "./moves";
import type { Geometry, SantiagoBreakdown, SantiagoView } from "./types";

const PACE = 700;

export class Picking {
  tile = $state<string | null>(null);
  square = $state<string | null>(null);
  segment = $state<string | null>(null);
  bribe = $state<number | null>(null);
  /** What is pointed at on the board. */
  pointed = $state<string | null>(null);
  /** Squares to light, for an area of the breakdown. */
  lit = $state.raw<string[]>([]);
  /** How the points stand now; null until asked for. */
  points = $state.raw<{ ply: number; points: SantiagoBreakdown[] } | null>(null);
  /** How it would be if nothing were done; without points where the round would not end with that. */
  idle = $state.raw<{ ply: number; move: string; points: SantiagoBreakdown[] | null } | null>(null);
  /** The drought since the last move, and how many of its tiles have been shown. */
  drought = $state.raw<Drought | null>(null);
  dried = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly store: TableStore) {}

  readonly legal: Read[] = $derived.by(() => this.store.legal.map(read));

  /** What dried out before this auction, also for who was not there to see it: behind a curtain, or away. */
  readonly parched: Drought | null = $derived.by(() => {
    const auction = this.view?.phase === "reveal" || this.view?.phase === "bid";
    return this.drought ?? (auction ? droughtFromStory(this.store.story) : null);
  });

  /** The tiles of it that are shown as dry by now. */
  readonly dry: string[] = $derived(
    this.drought ? this.drought.squares.slice(0, this.dried) : (this.parched?.squares ?? []),
  );

  get view(): SantiagoView | null {
    return this.store.present as SantiagoView | null;
  }

  /** The sums that can be laid on the chosen ditch. */
  get bribes(): number[] {
    return this.legal
      .flatMap((m) => (m.verb === "propose" && m.segment === this.segment ? (m.sum ?? []) : []))
      .sort((a, b) => a - b);
  }

  pickTile(tile: string): void {
    this.tile = tile;
    if (this.square) this.pickSquare(this.square);
  }

  pickSquare(square: string): void {
    if (!this.view) return;
    const { phase, offer } = this.view;
    const move = (tile: string) => `${phase} ${tile} ${square}`;
    if (this.tile && this.store.legal.includes(move(this.tile))) {
      this.square = square;
      this.store.choose(move(this.tile));
    } else if (!this.tile && this.legal.some((m) => m.square === square)) {
      this.square = square;
    } else {
      this.store.explainRefusal(move(this.tile ?? offer[0] ?? ""));
    }
  }

  pickSegment(segment: string): void {
    const there = this.legal.filter((m) => m.segment === segment);
    const verb = there[0]?.verb;
    if (!verb) {
      this.store.explainRefusal(this.wish(segment));
    } else if (verb === "propose") {
      this.segment = segment;
      const sums = this.bribes;
      this.offer(this.bribe !== null && sums.includes(this.bribe) ? this.bribe : (sums[0] ?? 0));
    } else {
      this.segment = segment;
      this.store.choose(`${verb} ${segment}`);
    }
  }

  /** Lays a bribe on the chosen ditch. */
  offer(sum: number): void {
    this.bribe = sum;
    this.store.choose(`propose ${this.segment} ${sum}`);
  }

  /** The move that a click on a ditch means which cannot be chosen. */
  private wish(segment: string): string {
    const phase = this.view?.phase;
    if (phase === "propose") return `propose ${segment} ${Math.min(...this.legal.map((m) => m.sum ?? 1), 1)}`;
    return `${phase === "decide" ? "dig" : phase} ${segment}`;
  }

  /** Follows a choice made or given up elsewhere: in the list of moves, by a hint, by Escape. */
  mirror(choice: string | null): void {
    const { tile, square, segment, sum } = choice ? read(choice) : {};
    this.square = square ?? null;
    this.segment = segment ?? null;
    if (tile) this.tile = tile;
    if (sum !== undefined && segment) this.bribe = sum;
  }

  /** The game has gone on. */
  moved(before: SantiagoView | null, now: SantiagoView): void {
    // The same position, sent again, after a lost connection, leaves a half-made choice alone.
    if (before?.ply === now.ply) return;
    if (!this.store.choice) {
      this.mirror(null);
      this.bribe = null;
    }
    const kinds = new Set((now.moves ?? []).flatMap((move) => read(move).tile ?? []));
    if (!this.tile || !kinds.has(this.tile)) this.tile = kinds.size === 1 ? ([...kinds][0] ?? null) : null;
    if (!before) return;
    const ended = now.ply > before.ply && (now.round > before.round || now.phase === "over");
    const dry = ended ? drought(before, now) : null;
    // Others may bid at once: what dried out stays to be seen until planting begins.
    const lately = now.ply > before.ply && (now.phase === "reveal" || now.phase === "bid");
    if (!dry && lately) return;
    this.skip();
    this.drought = dry;
    if (dry) this.play(dry.squares.length);
  }

  private play(tiles: number): void {
    this.dried = 0;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) this.dried = tiles;
    else {
      this.timer = setInterval(() => {
        this.dried += 1;
        if (this.dried >= tiles) clearInterval(this.timer);
      }, PACE);
    }
  }

  /** Shows the rest of the drought at once. */
  skip(): void {
    clearInterval(this.timer);
    this.dried = this.drought?.squares.length ?? 0;
  }

  /** Asks how the points stand, once a position. */
  async weigh(): Promise<void> {
    const ply = this.view?.ply;
    if (ply === undefined || this.points?.ply === ply) return;
    const answer = await this.store.points();
    if (answer) this.points = { ply, points: answer.points as SantiagoBreakdown[] };
  }

  /** Asks how it would be if nothing were done, once a position. */
  async weighIdle(): Promise<void> {
    const now = this.view;
    if (!now || this.idle?.ply === now.ply) return;
    const move = this.store.legal.find((text) => text === "pass" || text === "decline") ?? "";
    const preview = move ? await this.ask(move) : null;
    const ends = preview && endsRound(now, preview.view as SantiagoView);
    this.idle = { ply: now.ply, move, points: ends ? (preview.points as SantiagoBreakdown[]) : null };
  }

  /** What a move would do, without choosing it. */
  async ask(move: string): Promise<Preview | null> {
    return post<Preview>(`tables/${this.store.id}/preview`, { ply: this.view?.ply, move }).catch(() => null);
  }
}

/** The choice being made at a table; board, side and bar share it. */
export const picking = shared((store: TableStore) => new Picking(store));

let known = $state.raw<Geometry | null>(null);

export const ground = {
  /** Where everything lies; null until the art has come. */
  get places(): Geometry | null {
    return known;
  },
  set places(geometry: Geometry | null) {
    known = geometry;
  },
};
