/** The islands in words, and where the rules speak of what is being played. */

import { t } from "../lib/i18n.svelte";
import type { Message, StoryLine, View } from "../lib/types";
import { cardName, cardText, effectName, islandName, land, touches, wishName } from "./box.svelte";
import { type Cards, COLOURS, canarias, count, holderOf, type Isle, PIECES } from "./types";

const SECTIONS: Record<string, string> = {
  setup: "setup",
  island: "setup",
  deal: "draw",
  act: "turn",
  ship: "ship-card",
  end: "palaces-cities",
  reveal: "ship",
  settle: "ship",
  raze: "pirates",
  blame: "pirates",
  over: "scoring",
};

/** The section of the rules for what is being played. */
export function section(view: View): string {
  return SECTIONS[view.phase] ?? "";
}

export const phase = (view: View): string => t("canarias-phase", { phase: view.phase });

export function round(view: View): string {
  const last = canarias(view).last_round ? ` · ${t("canarias-last-round")}` : "";
  return t("canarias-moment", { round: view.round }) + last;
}

/** A message says which round begins. */
export function roundAfter({ told }: StoryLine, now: number): number {
  const begun = told.find(([id]) => ["told-round", "told-last-round", "told-round-limit"].includes(id));
  return begun ? Number(begun[1].round) : now;
}

/** Cards that somebody is dealt in a row are one line. */
export function together([id, before]: Message, [now, params]: Message): Message | undefined {
  if (id !== "told-deal-hidden" || now !== id || before.seat !== params.seat) return undefined;
  return [id, { ...params, count: Number(before.count) + 1 }];
}

/** Everybody has a hand of cards. */
export const secretive = (): boolean => true;

/** A plot in one line: what stands on it and what it touches. */
export function plotText(isle: Isle, plot: string): string {
  const { kind, colour } = isle.plots[plot] ?? {};
  return t(kind ? "canarias-ui-plot-built" : "canarias-ui-plot-free", {
    plot: Number(plot),
    piece: kind ?? "",
    colour: colour ?? "",
    touches: touches(isle, plot).map(wishName).join(", ") || "–",
  });
}

function listed(cards: Cards, tell: (card: string) => string): string {
  const known = Object.entries(cards).filter(([card]) => card !== "?");
  return known.map(([card, number]) => (number > 1 ? `${number} × ${tell(card)}` : tell(card))).join("; ");
}

/** The table, one sentence an item. */
export function describe(shown: View, name: (seat: number) => string): string[] {
  const view = canarias(shown);
  const said = [
    t("canarias-ui-tell-moment", {
      moment: t("canarias-moment", { round: view.round }),
      phase: view.phase,
      last: view.last_round ? "yes" : "no",
    }),
  ];
  if (view.starter !== null) said.push(t("canarias-ui-tell-starter", { name: name(view.starter) }));
  view.islands.forEach((isle, seat) => {
    said.push(
      t("canarias-ui-tell-player", {
        name: name(seat),
        island: isle ? islandName(isle.name) : t("canarias-no-island"),
        points: view.points[seat] ?? 0,
        cards: count(view.hands[seat]),
      }),
    );
    const hand = listed(view.hands[seat] ?? {}, cardText);
    if (hand) said.push(t("canarias-ui-tell-hand", { name: name(seat), cards: hand }));
    const plots = Object.keys(land.places?.islands[isle?.name ?? ""]?.plots ?? {});
    if (isle) said.push(...plots.map((plot) => `${islandName(isle.name)}: ${plotText(isle, plot)}`));
  });
  if (view.revealed) said.push(t("canarias-ui-tell-revealed", { card: cardText(view.revealed) }));
  said.push(
    t("canarias-ui-tell-piles", {
      ship: count(view.ship),
      deck: count(view.deck),
      discard: count(view.discard),
    }),
  );
  const aboard = listed(view.ship_known ?? {}, cardName);
  if (aboard) said.push(t("canarias-ui-tell-aboard", { cards: aboard }));
  for (const colour of COLOURS) {
    const holder = holderOf(view, colour);
    said.push(
      t("canarias-ui-tell-privilege", {
        colour,
        effect: effectName(colour),
        name: holder === null ? t("canarias-ui-nobody") : name(holder),
      }),
    );
  }
  for (const piece of PIECES) {
    const left = COLOURS.map((colour) => `${wishName(colour)} ${view.supply[piece]?.[colour] ?? 0}`).join(
      ", ",
    );
    said.push(t("canarias-ui-tell-supply", { piece, left }));
  }
  return said;
}
