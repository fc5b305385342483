/** What is played on the page we are at: its table tells, and the rules in the header open there. */

import type { TableNews } from "./types";

export interface CurrentTable {
  table: TableNews;
  /** The section of the rules for what is being done. */
  section: string;
}

let here = $state.raw<CurrentTable | null>(null);

/** What is played here; null where nothing is. */
export function currentTable(): CurrentTable | null {
  return here;
}

/** Tells what is played here. */
export function setCurrentTable(what: CurrentTable | null): void {
  here = what;
}
