/** The table of the page that is shown: the rules in the header open where it is in the game. */

import type { TableNews } from "./types";

export interface CurrentTable {
  table: TableNews;
  /** The section of the rules for what is being done. */
  section: string;
}

let here = $state.raw<CurrentTable | null>(null);

/** The table that is shown; null on pages without one. */
export function currentTable(): CurrentTable | null {
  return here;
}

/** Called by the page of a table. */
export function setCurrentTable(what: CurrentTable | null): void {
  here = what;
}
