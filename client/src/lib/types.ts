/** The shapes the server speaks in; /schema tells all of them. */

export interface Person {
  id: string;
  name: string;
}

export interface Seat {
  seat: number;
  kind: "human" | "open" | "bot";
  player?: Person;
  bot?: string;
  away?: Person;
  late?: boolean;
  votes?: number[];
}

export interface Undo {
  status: "asked" | "granted" | "declined" | "lapsed";
  seat: number;
  ply: number;
  waiting: number[];
}

export interface Clock {
  seat: number;
  deadline: string;
}

export interface Pace {
  kind: "none" | "live" | "days";
  seconds_per_move?: number;
  days_per_move?: number;
}

/** How a game is played, by option. */
export type Options = Record<string, unknown>;

/** A table as everybody may know it. */
export interface TableNews {
  id: string;
  game: string;
  options: Options;
  state: "open" | "running" | "finished";
  visibility: "public" | "link";
  pace: Pace;
  hotseat: boolean;
  hints: boolean;
  creator: Person;
  created: string;
  seats: Seat[];
  turn: number | null;
  clock: Clock | null;
  ply: number;
  seed_commitment: string | null;
  fork: { table: string; ply: number } | null;
  undo: Undo | null;
  /** Where its players go on: the next table, once one of them has asked for it. */
  rematch: string | null;
  result: { scores: number[]; winners: number[] } | null;
  breakdown: Breakdown[] | null;
  you?: number[];
}

export type Breakdown = { total: number } & Record<string, unknown>;

/** What every view of a game has; the games' own folders know the rest. */
export interface View {
  game: string;
  players: number;
  options: Options;
  phase: string;
  round: number;
  seat: number | "chance" | null;
  ply: number;
  last: [number | string, string] | null;
  moves?: string[];
  scores: number[] | null;
  [field: string]: unknown;
}

/** The event `state`; all of `played`, `events` and `told` are empty after an undo and where a stream begins. */
export interface State {
  ply: number;
  played: [number | string, string][];
  events: number[][][];
  told: Message[][];
  view: View;
  state: string | null;
}

export interface Moment {
  ply: number;
  view: View;
}

export interface Points {
  ply: number;
  final: boolean;
  points: Breakdown[];
}

export interface ChatLine {
  /** That of the event that told of it. */
  id: number;
  player: Person;
  seat: number | null;
  text: string;
  time: string;
}

export interface ChatPage {
  chat: ChatLine[];
  next: number | null;
}

export type Message = [string, Record<string, unknown>];

export interface StoryLine {
  ply: number;
  who: number | string;
  move: string;
  told: Message[];
}

export interface Preview {
  view: View;
  points: Breakdown[];
}

export interface GameOffer {
  id: string;
  title?: string;
  players: [number, number];
  /** `also`: a seat, or three squares, may be named instead of a value. */
  options: Record<string, { values: unknown[]; default: unknown; also?: "seat" | "squares" }>;
  /** For how many, and what the options are unless one asks for something else. */
  editions?: Record<string, { players: [number, number] } & Options>;
}
