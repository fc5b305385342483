/** What the pages ask of a game: its folder answers in `home.ts`, and for the table itself in `index.ts`. */

import type { Component } from "svelte";
import canarias from "../canarias/home";
import santiago from "../santiago/home";
import type { Params } from "./i18n.svelte";
import type { TableStore } from "./tableStore.svelte";
import type { Term } from "./terms";
import type { Breakdown, GameOffer, Message, Options, StoryLine, View } from "./types";

/** A game before it is played: what the first page needs, and the terms of a table. */
export interface GameHome {
  /** What fills the game's card. */
  Picture: Component;
  /** How many opponents are chosen at first. */
  opponents: number;
  /** Fields for options that need more than a choice among values; null: the field of another option has it. */
  fields?: Record<string, Component<FieldProps> | null>;
  /** The terms of options that have no message for each value. */
  terms?: Record<string, (value: unknown) => Term>;
  /** What must still be chosen before the table can be set up; empty if nothing. */
  missing?(options: Options): string;
  /** Loads the game's part of the table when it is first needed. */
  load(): Promise<{ default: GameUI }>;
}

export interface FieldProps {
  offer: GameOffer;
  options: Options;
  onchange: (options: Options) => void;
}

export interface GameUI {
  /** The board, large, which is also the way to choose a move. */
  Board: Component<{ store: TableStore }>;
  /** What belongs beside the board: offer and bids; hand and ship. */
  Side: Component<{ store: TableStore }>;
  /** What a chosen move would do, in the bar where it is confirmed. */
  Effect: Component<{ store: TableStore }>;
  /** Where points come from, drawn: the final ones, or as they stand. */
  Points: Component<{ store: TableStore; points: Breakdown[]; final: boolean }>;
  /** What a player has, as short facts for the list of players: money, cards, points. */
  Facts: Component<{ store: TableStore; seat: number }>;
  /** The one number of a player to be seen at a glance: money, or points. */
  Purse: Component<{ store: TableStore; seat: number }>;
  /** A move as an order ("Bid 3"): a message of client.*.ftl and its parameters. */
  words(move: string, view: View, name: (seat: number) => string): { id: string; params: Params };
  /** The board in words, one sentence an item, for those who do not see it. */
  describe(view: View, name: (seat: number) => string): string[];
  /** The section of the rules for what is being played. */
  section(view: View): string;
  /** What people call the phase. */
  phase(view: View): string;
  /** Which round it is. */
  round(view: View): string;
  /** The round after a line of the story. */
  roundAfter(line: StoryLine, now: number): number;
  /** The message that stands for two in a row, if there is one. */
  together?(before: Message, now: Message): Message | undefined;
  /** Whether hands or bids at such a table must not be seen by the others who share the device. */
  secretive(seats: number, options: Options): boolean;
}

/** How good a bot is. */
export const LEVELS = ["easy", "normal", "hard", "expert"];

/** The games that this client can show, in the order of the first page. */
export const GAMES: Record<string, GameHome> = { santiago, canarias };
