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
  /** Whether we know who it is, or that it is nobody yet. */
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

/** Gives a visitor a name, and with it a seat wherever one is open. */
export async function createPlayer(wanted: string): Promise<void> {
  person = (await create<Me>("players", { name: wanted })).player;
}

/** The name a visitor would play under: the one he typed, else one made up for him. */
export function defaultName(): string {
  return settings.name.trim() || t("home-visitor", { number: settings.visitor });
}

/** Makes sure that we are somebody: whoever has no name yet gets the one he would have. */
export async function ensurePlayer(): Promise<void> {
  if (!asked) await retrying(fetchPlayer);
  if (!person) await createPlayer(defaultName());
}

/** Takes over a player from another device. */
export async function redeemLink(token: string): Promise<void> {
  person = (await post<Me>("link", { token })).player;
}
