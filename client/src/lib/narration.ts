/** What happened, in sentences: the server's messages with the names of the players. */

import type { Params } from "./i18n.svelte";
import { t } from "./i18n.svelte";
import type { Message } from "./types";

let called = (_key: string, id: string): string => id;

/** Lets a game say what people call its things: for `card`, `segador` is “Segador”. */
export function setNaming(by: (key: string, id: string) => string): void {
  called = by;
}

/** A parameter as Fluent takes it: lists are joined, things get their names. */
function plain(key: string, value: unknown): string | number {
  if (typeof value === "number") return value;
  return [value]
    .flat()
    .map((one) => called(key, String(one)))
    .join(", ");
}

/** One message as a sentence; a seat in it gets its name. */
export function sentence([id, given]: Message, name: (seat: number) => string): string {
  const params: Params = {};
  for (const [key, value] of Object.entries(given)) params[key] = plain(key, value);
  if (typeof given.seat === "number") {
    params.seat = given.seat + 1; // people count from 1
    params.name = name(given.seat);
  }
  if (typeof given.other === "number") params.other_name = name(given.other);
  return t(id, params);
}
