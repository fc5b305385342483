/** What the server tells of a game of Santiago, and how its moves are written. */

import type { Breakdown, View } from "../lib/types";

export interface Tile {
  crop: string | null;
  planters: number | null;
  owner: number | null;
  markers: number;
  desert: boolean;
}

export interface Proposal {
  seat: number;
  segment: string;
  bribe: number;
}

export type Phase =
  | "setup"
  | "first"
  | "reveal"
  | "bid"
  | "plant"
  | "neutral"
  | "propose"
  | "decide"
  | "extra"
  | "over";

export interface SantiagoView extends View {
  phase: Phase;
  rounds: number;
  overseer: number | null;
  spring: string | null;
  canals: string[];
  palms: string[];
  tiles: Record<string, Tile>;
  offer: string[];
  /** null: hidden. */
  money: (number | null)[];
  extra: boolean[];
  /** null: not yet; 0: passed; "?": chosen, not shown. */
  bids: (number | "?" | null)[];
  proposals: Proposal[];
  removed: string[];
}

export interface ScoredArea {
  crop: string;
  tiles: string[];
  markers: number;
  palms: string[];
  points: number;
}

export type SantiagoPoints = Breakdown & { money: number | null; areas: ScoredArea[] };

export type Box = [number, number, number, number];
export type Spot = [number, number];

export interface Segment {
  way: "h" | "v";
  ends: [Spot, Spot];
  waters: string[];
  box: Box;
  proposal: Box;
  coin: Record<string, Spot>;
  markers: Record<string, Box[]>;
}

export interface Geometry {
  viewBox: Box;
  squares: Record<string, { box: Box }>;
  segments: Record<string, Segment>;
  intersections: Record<string, { point: Spot; box: Box }>;
  tile: Record<string, { planter: Box; marker: Box }[]>;
}

/** The view as this game's own, which it is wherever these components are shown. */
export const santiago = (view: View): SantiagoView => view as SantiagoView;
