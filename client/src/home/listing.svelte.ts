/** A list of tables that keeps itself fresh and says when nobody answers. */

import { get, Unreachable } from "../lib/api";
import type { ListedTable, TablePage } from "../lib/types";

const MOST = 100;

export class Listing {
  /** null: not known yet. */
  tables = $state.raw<ListedTable[] | null>(null);
  next = $state.raw<string | null>(null);
  away = $state(false);

  constructor(
    private readonly query: string,
    private readonly page = 8,
  ) {}

  /** Asks anew for what is shown; what lies beyond a longest page stays as it was. */
  async refresh(): Promise<void> {
    const shown = this.tables?.length ?? 0;
    const found = await this.ask(Math.min(MOST, Math.max(this.page, shown)));
    if (!found) return;
    const fresh = new Set(found.tables.map((table) => table.id));
    const beyond =
      shown > MOST ? (this.tables ?? []).slice(MOST).filter((table) => !fresh.has(table.id)) : [];
    this.tables = [...found.tables, ...beyond];
    if (!beyond.length) this.next = found.next;
  }

  async more(): Promise<void> {
    const found = await this.ask(this.page, this.next);
    if (!found) return;
    const known = new Set((this.tables ?? []).map((table) => table.id));
    this.tables = [...(this.tables ?? []), ...found.tables.filter((table) => !known.has(table.id))];
    this.next = found.next;
  }

  private async ask(limit: number, cursor: string | null = null): Promise<TablePage | null> {
    try {
      const after = cursor === null ? "" : `&cursor=${cursor}`;
      const found = await get<TablePage>(`tables?${this.query}&limit=${limit}${after}`);
      this.away = false;
      return found;
    } catch (error) {
      this.away = error instanceof Unreachable;
      if (this.away) return null;
      throw error;
    }
  }
}

/** Calls now and then while somebody looks, and as soon as somebody looks again. */
export function pollWhileVisible(call: () => void, seconds = 15): () => void {
  const look = () => {
    if (document.visibilityState === "visible") call();
  };
  const timer = setInterval(look, seconds * 1000);
  document.addEventListener("visibilitychange", look);
  addEventListener("online", look);
  look();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    removeEventListener("online", look);
  };
}
