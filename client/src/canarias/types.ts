/** What the server tells of a game of Islas Canarias, of its box and of where things lie. */

import type { Breakdown, Message, View } from "../lib/types";

export const COLOURS = ["red", "blue", "green", "orange", "brown", "white"] as const;
export const FEATURES = ["coast", "river", "mountain", "road", "village", "field"] as const;
export const PIECES = ["house", "palace", "city"] as const;
export type Colour = (typeof COLOURS)[number];
export type Piece = (typeof PIECES)[number];

export type Phase =
  | "setup"
  | "island"
  | "deal"
  | "act"
  | "ship"
  | "end"
  | "reveal"
  | "settle"
  | "raze"
  | "blame"
  | "over";

export interface Building {
  kind: Piece;
  colour: Colour;
}

export interface Isle {
  name: string;
  /** Only plots with a building. */
  plots: Record<string, Building>;
}

/** How many of each card; "?" for those that cannot be seen. */
export type Cards = Record<string, number>;

export interface CanariasView extends View {
  phase: Phase;
  box: string;
  last_round: boolean;
  starter: number | null;
  islands: (Isle | null)[];
  hands: Cards[];
  deck: Cards;
  discard: Cards;
  ship: Cards;
  ship_known?: Cards;
  revealed: string | null;
  supply: Record<Piece, Record<Colour, number>>;
  privileges: Record<Colour, number | null>;
  points: number[];
  dealing: { seat: number | null; left: number } | null;
  victims: number[];
}

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
  pieces: Record<Piece, Frame>;
  numbers: Record<Piece, Frame>;
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

export type CanariasPoints = Breakdown & {
  colours: (Record<Piece, number> & { colour: Colour; points: number })[];
};

/** The view as this game's own, which it is wherever these components are shown. */
export const canarias = (view: View): CanariasView => view as CanariasView;

export const count = (cards: Cards | undefined): number =>
  Object.values(cards ?? {}).reduce((sum, number) => sum + number, 0);
