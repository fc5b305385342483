/** How far we had followed a table when we last looked; kept in this browser for the tables of late. */

const KEY = "macaronesia-seen";
const MOST = 60;

function all(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return []; // storage is closed to us, or holds nonsense
  }
}

export function lastSeen(table: string): number | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}

export function saveLastSeen(table: string, ply: number): void {
  try {
    const others = all().filter(([id]) => id !== table);
    localStorage.setItem(KEY, JSON.stringify([[table, ply], ...others].slice(0, MOST)));
  } catch {
    // Then everything is new the next time; no harm.
  }
}
