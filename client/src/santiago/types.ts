/** A game of Santiago as the server sends it, and where things lie on its board. */

import type { GameView, SantiagoPosition } from "../lib/schema";
import type { View } from "../lib/types";

export type { AreaPoints, SantiagoBreakdown, Tile } from "../lib/schema";

export type SantiagoView = SantiagoPosition & View;

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
export const santiago = (view: GameView): SantiagoView => view as SantiagoView;
