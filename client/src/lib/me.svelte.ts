/** Who is calling: a player without sign-up, known by a cookie this page cannot read. */

import { create, get, post, Refused, retrying } from "./api";
import { t } from "./i18n.svelte";
import { settings } from "./settings.svelte";
import type { Me, Person } from "./types";

let person = $state.raw<Person | null>(null);
let asked = $state(false);

export const me = {
  get person() {
    return person;
  },
  /** Whether the server has said who is calling, or that it is a visitor without a name. */
  get loaded() {
    return asked;
  },
};

/** Finds out who is calling. */
export async function fetchPlayer(): Promise<void> {
  try {
    person = (await get<Me>("me")).player;
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 401) throw error;
    person = null;
  }
  asked = true;
}

/** Registers the visitor as a player, who may take a seat and write in the chat. */
export async function createPlayer(wanted: string): Promise<void> {
  person = (await create<Me>("players", { name: wanted })).player;
}

/** The name a visitor would play under: the one that was typed, else a made-up one. */
export function defaultName(): string {
  return settings.name.trim() || t("home-visitor", { number: settings.visitor });
}

/** Registers the visitor as a player, under the default name, unless that was done before. */
export async function ensurePlayer(): Promise<void> {
  if (!asked) await retrying(fetchPlayer);
  if (!person) await createPlayer(defaultName());
}

/** Takes over a player from another device. */
export async function redeemLink(token: string): Promise<void> {
  person = (await post<Me>("link", { token })).player;
}
