/** What lies on the land: areas, water, and the order of planting, for showing and telling. */

import type { StoryLine } from "../lib/types";
import type { Geometry, SantiagoView, Tile } from "./types";

export interface Area {
  crop: string;
  squares: string[];
  /** Markers by seat. */
  markers: Map<number, number>;
}

function beside(square: string): string[] {
  const column = square.charCodeAt(0);
  const row = Number(square.slice(1));
  return [
    [column - 1, row],
    [column + 1, row],
    [column, row - 1],
    [column, row + 1],
  ].map(([x, y]) => `${String.fromCharCode(x ?? 0)}${y}`);
}

/** The areas on the board, the largest first. */
export function areas(tiles: Record<string, Tile>): Area[] {
  const left = new Set(Object.keys(tiles).filter((square) => !tiles[square]?.desert));
  const found: Area[] = [];
  for (const start of left) {
    const crop = tiles[start]?.crop ?? "";
    const area: Area = { crop, squares: [], markers: new Map() };
    const open = [start];
    left.delete(start);
    for (let square = open.pop(); square; square = open.pop()) {
      area.squares.push(square);
      const tile = tiles[square];
      if (tile?.owner != null)
        area.markers.set(tile.owner, (area.markers.get(tile.owner) ?? 0) + tile.markers);
      for (const next of beside(square)) {
        if (left.has(next) && tiles[next]?.crop === crop) {
          left.delete(next);
          open.push(next);
        }
      }
    }
    area.squares.sort();
    found.push(area);
  }
  return found.sort((a, b) => b.squares.length - a.squares.length);
}

/** The squares that have water. */
export function irrigated(canals: string[], ground: Geometry): Set<string> {
  return new Set(canals.flatMap((canal) => ground.segments[canal]?.waters ?? []));
}

/** What the proposals lay on each segment. */
export function bribeSums(view: SantiagoView): { segment: string; seats: number[]; sum: number }[] {
  const found = new Map<string, { segment: string; seats: number[]; sum: number }>();
  for (const { seat, segment, bribe } of view.proposals) {
    const there = found.get(segment) ?? { segment, seats: [], sum: 0 };
    there.seats.push(seat);
    there.sum += bribe;
    found.set(segment, there);
  }
  return [...found.values()];
}

export interface Bidder {
  seat: number;
  bid: number | string | null;
  /** Will be, or is, the overseer of this round. */
  overseer: boolean;
}

/** The bidders in the order in which they plant; those still to bid come last, in their order. */
export function auction(view: SantiagoView): Bidder[] {
  const { players, overseer, bids } = view;
  const open = view.phase === "bid" || view.phase === "reveal";
  // Once the bids are in, the overseer is the first who passed: from there the passers follow in order, too.
  const first = overseer === null ? 0 : open ? overseer + 1 : overseer;
  const order = Array.from({ length: players }, (_, i) => (first + i) % players);
  const passers = order.filter((seat) => bids[seat] === 0);
  const bidders = order.filter((seat) => Number(bids[seat]) > 0);
  bidders.sort((a, b) => Number(bids[b]) - Number(bids[a]));
  // With two the loser is the overseer, whatever was bid.
  const placed = players === 2 && !open ? order.reverse() : [...bidders, ...[...passers].reverse()];
  const next = open ? (players > 2 ? passers[0] : undefined) : (overseer ?? undefined);
  const waiting = order.filter((seat) => !placed.includes(seat));
  return [...placed, ...waiting].map((seat) => ({ seat, bid: bids[seat] ?? null, overseer: seat === next }));
}

export interface Drought {
  /** Tiles that lose a marker or turn to desert, as they were before. */
  squares: string[];
  before: Record<string, Tile>;
  thirsty: string[];
  deserts: string[];
}

/** What dried out at the end of the last round, from the story. */
export function droughtFromStory(story: StoryLine[]): Drought | null {
  const end = story.filter(({ told }) => told.some(([id]) => id === "told-income")).at(-1);
  const places = (which: string) =>
    (end?.told ?? []).flatMap(([id, { places }]) => (id === which ? (places as string[]) : []));
  const [thirsty, deserts] = [places("told-thirst"), places("told-desert")];
  const squares = [...thirsty, ...deserts];
  return squares.length ? { squares, before: {}, thirsty, deserts } : null;
}

/** What dried out between two positions, if anything did. */
export function drought(before: SantiagoView, after: SantiagoView): Drought | null {
  const thirsty: string[] = [];
  const deserts: string[] = [];
  for (const [square, old] of Object.entries(before.tiles)) {
    const now = after.tiles[square];
    if (!now || old.desert) continue;
    if (now.desert) deserts.push(square);
    else if (now.markers < old.markers) thirsty.push(square);
  }
  const squares = [...thirsty, ...deserts];
  return squares.length ? { squares, before: before.tiles, thirsty, deserts } : null;
}
