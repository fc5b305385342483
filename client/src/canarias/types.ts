/** A game of Islas Canarias as the server sends it, its box, and where things lie on its islands. */

import type { CanariasPosition, GameView, Island } from "../lib/schema";
import type { Message, View } from "../lib/types";

export type { Building, CanariasBreakdown } from "../lib/schema";

export const COLOURS = ["red", "blue", "green", "orange", "brown", "white"] as const;
export const FEATURES = ["coast", "river", "mountain", "road", "village", "field"] as const;
export const PIECES = ["house", "palace", "city"] as const;
export type Colour = (typeof COLOURS)[number];
export type Piece = (typeof PIECES)[number];

export type Isle = Island;
export type CanariasView = CanariasPosition & View;

/** How many of each card; "?" for those that cannot be seen. */
export type Cards = CanariasView["deck"];

export interface Settler {
  colour: Colour;
  priorities: string[];
  copies: number;
  title?: string;
}

export interface Box {
  name: string;
  settlers: Record<string, Settler>;
  privileges: Record<Colour, { effect: string }>;
  islands: Record<
    string,
    { title?: string; neighbours: Record<string, number[]>; features: Record<string, number[]> }
  >;
}

/** Left, top, width, height. */
export type Frame = [number, number, number, number];

export interface Plot {
  d: string;
  middle: [number, number];
  neighbours: string[];
  number: Frame;
  pieces: Record<string, Frame>;
  numbers: Record<string, Frame>;
}

export interface Geometry {
  islands: Record<string, { viewBox: Frame; plots: Record<string, Plot> }>;
}

/** One wish of a settler: the free plots next to it on every island that still competes. */
export interface ComparisonRow {
  priority: string;
  counts: Record<string, number>;
  /** Who won the tie by privilege. */
  tie?: number;
}

/** A card that came ashore, and what became of it. */
export interface Landing {
  ply: number;
  card: string;
  told: Message[];
  rows: ComparisonRow[];
  winner: number | null;
}

/** The view as this game's own, which it is wherever these components are shown. */
export const canarias = (view: GameView): CanariasView => view as CanariasView;

export const count = (cards: Cards | undefined): number =>
  Object.values(cards ?? {}).reduce((sum, number) => sum + number, 0);

/** The seat that holds the privilege of a colour; null: nobody does. */
export const holderOf = (view: CanariasView, colour: Colour): number | null =>
  view.privileges[colour] ?? null;
