/** What is played on the page we are at: its table tells, and the rules in the header open there. */

import type { TableNews } from "./types";

export interface Playing {
  table: TableNews;
  /** The section of the rules for what is being done. */
  section: string;
}

let here = $state.raw<Playing | null>(null);

/** What is played here; null where nothing is. */
export function playing(): Playing | null {
  return here;
}

/** Tells what is played here. */
export function plays(what: Playing | null): void {
  here = what;
}
