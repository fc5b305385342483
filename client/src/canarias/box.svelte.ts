/** The box being played with and where on its islands things lie; what people call its cards and islands. */

import { get, untilDone } from "../lib/api";
import { art } from "../lib/art.svelte";
import { t } from "../lib/i18n.svelte";
import { setNaming } from "../lib/narration";
import type { Box, Colour, Geometry, Isle, Settler } from "./types";
import { COLOURS, FEATURES } from "./types";

const PIRATE = "pirate-";

class Land {
  box = $state.raw<Box | null>(null);
  places = $state.raw<Geometry | null>(null);
  /** The server does not answer; the call is repeated. */
  late = $state(false);
  private wanted = "";

  async load(name: string): Promise<void> {
    if (this.wanted === name) return;
    this.wanted = name;
    const [places, box] = await untilDone(
      () => Promise.all([art<Geometry>("canarias"), get<Box>(`boxes/${name}`)]),
      () => {
        this.late = true;
      },
    );
    [this.places, this.box, this.late] = [places, box, false];
  }
}

export const land = new Land();

export const isPirate = (card: string): boolean => card.startsWith(PIRATE);

export function settler(card: string): Settler | null {
  return land.box?.settlers[card] ?? null;
}

/** The colour of a settler's house, or of a pirate. */
export function cardColour(card: string): Colour | null {
  return isPirate(card) ? (card.slice(PIRATE.length) as Colour) : (settler(card)?.colour ?? null);
}

export function colourName(colour: string | null): string {
  return t("colour", { colour: colour ?? "" });
}

/** What people call a card: a settler by its title, a pirate by its colour. */
export function cardName(card: string): string {
  if (isPirate(card)) return t("pirate-card", { colour: cardColour(card) ?? "" });
  return settler(card)?.title ?? card;
}

export function islandName(island: string): string {
  return land.box?.islands[island]?.title ?? island;
}

/** A wish in a word: a feature, or a colour. */
export function wishName(wish: string): string {
  return (FEATURES as readonly string[]).includes(wish)
    ? t("canarias-feature", { feature: wish })
    : colourName(wish);
}

/** What a plot touches: features, and the colours of the buildings beside it. */
export function touches(isle: Isle, plot: string): string[] {
  const island = land.box?.islands[isle.name];
  const features = FEATURES.filter((feature) => island?.features[feature]?.includes(Number(plot)));
  const beside = (island?.neighbours[plot] ?? []).flatMap((near) => isle.plots[near]?.colour ?? []);
  return [...features, ...COLOURS.filter((colour) => beside.includes(colour))];
}

/** A card in one line: name, colour, and a settler's wishes in their order. */
export function cardText(card: string): string {
  const wishes = settler(card)?.priorities;
  if (!wishes) return cardName(card);
  return t("canarias-ui-card", {
    card: cardName(card),
    colour: cardColour(card) ?? "",
    wishes: wishes.map(wishName).join(", "),
  });
}

/** The effect of a colour's privilege, in words. */
export function effectName(colour: Colour): string {
  return t("canarias-effect", { effect: land.box?.privileges[colour].effect ?? "" });
}

setNaming((key, id) => (key === "card" ? cardName(id) : key === "island" ? islandName(id) : id));
