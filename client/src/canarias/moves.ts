/** The texts of moves: parsed, and put into words as orders. */

import type { Params } from "../lib/i18n.svelte";
import type { View } from "../lib/types";
import { cardColour, cardName, islandName } from "./box.svelte";
import { type CanariasView, canarias } from "./types";

export interface Read {
  move: string;
  verb: string;
  card?: string;
  island?: string;
  seat?: number;
  /** The plots named, the one that gives the colour first. */
  plots: string[];
  /** Where the building will stand. */
  stand?: string;
  /** The colour named because the own one is out of stock. */
  as?: string;
}

/** Reads a move: "build segador 4 as green", "palace 2+5@7". */
export function read(move: string): Read {
  const [order = "", as] = move.split(" as ");
  const [verb = "", first = "", second] = order.split(" ");
  const found = { move, verb, plots: [], ...(as ? { as } : {}) };
  switch (verb) {
    case "build":
      return { ...found, card: first, plots: [second ?? ""], stand: second };
    case "ship":
    case "deal":
    case "reveal":
    case "stow":
      return { ...found, card: first };
    case "island":
      return { ...found, island: first };
    case "blame":
    case "starter":
      return { ...found, seat: Number(first) };
    case "settle":
    case "raze":
      return { ...found, plots: [first], stand: first };
    case "palace":
    case "city": {
      const [houses = "", stand] = first.split("@");
      const plots = houses.split("+");
      return { ...found, plots, stand: stand ?? plots[0] };
    }
    default:
      return found;
  }
}

/** The colour of the piece that a move builds. */
export function colourOf({ verb, card, plots, as }: Read, view: CanariasView): string {
  if (as) return as;
  if (verb === "build") return cardColour(card ?? "") ?? "";
  if (verb === "settle") return cardColour(view.revealed ?? "") ?? "";
  const seat = typeof view.seat === "number" ? view.seat : 0;
  return view.islands[seat]?.plots[plots[0] ?? ""]?.colour ?? "";
}

/** A move as an order. */
export function words(
  move: string,
  shown: View,
  name: (seat: number) => string,
): { id: string; params: Params } {
  const view = canarias(shown);
  const parsed = read(move);
  const { verb, card, island, seat, plots, stand } = parsed;
  return {
    id: `canarias-ui-do-${verb}`,
    params: {
      card: cardName(card ?? view.revealed ?? ""),
      island: islandName(island ?? ""),
      name: name(seat ?? 0),
      plot: Number(stand ?? 0),
      plots: [...plots].sort((a, b) => Number(a) - Number(b)).join(", "),
      colour: stand ? colourOf(parsed, view) : "",
    },
  };
}
