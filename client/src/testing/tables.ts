/** Tables, views and events as the server sends them, with what a test does not care about filled in. */

import type { State, TableNews, View } from "../lib/types";

export const ANA = { id: "ana", name: "Ana" };
export const BEN = { id: "ben", name: "Ben" };

/** A running table of Ana and Ben. */
export function tableNews(more: Partial<TableNews> = {}): TableNews {
  return {
    id: "t1",
    game: "santiago",
    options: {},
    state: "running",
    visibility: "link",
    pace: { kind: "none" },
    hotseat: false,
    hints: false,
    creator: ANA,
    created: "2026-01-01T00:00:00.000Z",
    seats: [
      { seat: 0, kind: "human", player: ANA },
      { seat: 1, kind: "human", player: BEN },
    ],
    turn: 0,
    clock: null,
    ply: 0,
    seed_commitment: null,
    fork: null,
    undo: null,
    rematch: null,
    result: null,
    breakdown: null,
    ...more,
  };
}

export function view(ply: number, more: Partial<View> = {}): View {
  const base = { game: "santiago", players: 2, options: {}, phase: "bid", round: 1, seat: 0, last: null };
  return { ...base, scores: null, ply, ...more } as View;
}

/** A state event after some moves, each narrated by a message with its own text as id. */
export function state(ply: number, moves: string[] = [], more: Partial<View> = {}): State {
  return {
    ply,
    played: moves.map((move) => [0, move]),
    events: moves.map(() => []),
    told: moves.map((move) => [[move, {}]]),
    view: view(ply, more),
    state: "",
  };
}
