/** A choice being put together: a card and a plot for its house, or the houses that become a palace or a city. */

import { shared } from "../lib/shared.svelte";
import type { TableStore } from "../lib/tableStore.svelte";
import { isPirate, land, settler, touches } from "./box.svelte";
import { colourOf, type Read, read } from "./moves";
import type { CanariasView, Isle } from "./types";

/** The wish that rules where a settler may build; null: none does, every free plot will do. */
export interface Ruling {
  priority: string;
  number: number;
}

const LARGE = new Set(["palace", "city"]);
const same = (a: string[], b: string[]) => a.length === b.length && a.every((plot) => b.includes(plot));

export class Picking {
  card = $state<string | null>(null);
  plot = $state<string | null>(null);
  /** Houses chosen for a palace or a city, in the order in which they were. */
  houses = $state.raw<string[]>([]);
  /** The seat whose island is chosen to be shown large. */
  focus = $state<number | null>(null);
  /** The ply of the last landing that was put aside. */
  dismissed = $state<number | null>(null);
  /** The choice that we made here, or have heard of. */
  private own: string | null = null;

  constructor(private readonly store: TableStore) {}

  readonly legal: Read[] = $derived.by(() => this.store.legal.map(read));
  readonly larger: Read[] = $derived(this.legal.filter(({ verb }) => LARGE.has(verb)));
  private readonly made: Read[] = $derived(this.larger.filter(({ plots }) => same(plots, this.houses)));

  get view(): CanariasView | null {
    return this.store.present as CanariasView | null;
  }

  /** Our island. */
  get isle(): Isle | null {
    return this.view?.islands[this.store.viewpoint ?? -1] ?? null;
  }

  /** The seat whose island is shown large. */
  get large(): number {
    return this.focus ?? this.store.shownSeat ?? 0;
  }

  /** The settler whose house is to be built. */
  get settler(): string | null {
    return this.view?.phase === "settle" ? this.view.revealed : this.card;
  }

  /** The plots on which something can be built, settled or razed as things are chosen now. */
  readonly places: Set<string> = $derived.by(() => {
    if (this.houses.length) return new Set(this.made.flatMap(({ stand }) => stand ?? []));
    const fits = this.legal.filter(
      ({ verb, card }) => !LARGE.has(verb) && (!this.card || card === this.card),
    );
    return new Set(fits.flatMap(({ plots }) => plots));
  });

  /** The houses that can (still) become part of a palace or a city. */
  readonly joinable: Set<string> = $derived.by(() => {
    const fits = this.larger.filter(({ plots }) => this.houses.every((house) => plots.includes(house)));
    return new Set(fits.flatMap(({ plots }) => plots).filter((plot) => !this.houses.includes(plot)));
  });

  /** The cards of the hand that can be played as things are chosen now. */
  readonly cards: Set<string> = $derived.by(() => {
    const fits = this.legal.filter(({ plots }) => !this.plot || this.card || plots.includes(this.plot));
    return new Set(fits.flatMap(({ card }) => card ?? []));
  });

  /** The moves that differ from the chosen one only in the plot where it stands, or the colour of the piece. */
  readonly variants: Read[] = $derived.by(() => {
    const chosen = this.store.choice ? read(this.store.choice) : null;
    if (!chosen?.stand) return [];
    return this.legal.filter(
      ({ verb, card, plots }) => verb === chosen.verb && card === chosen.card && same(plots, chosen.plots),
    );
  });

  /** The wish that rules: where not every plot will do it is the first next to which one is free. */
  readonly ruling: Ruling | null = $derived.by(() => {
    const { isle, settler: card } = this;
    const fits = this.legal.filter((move) => move.verb === "settle" || move.card === card);
    const allowed = new Set(fits.flatMap(({ plots }) => plots));
    const free = this.freePlots();
    if (!isle || !card || free.every((plot) => allowed.has(plot))) return null;
    const near = new Set(free.flatMap((plot) => touches(isle, plot)));
    const wishes = settler(card)?.priorities ?? [];
    const place = wishes.findIndex((wish) => near.has(wish));
    return { priority: wishes[place] ?? "", number: place + 1 };
  });

  // --- Choosing ---

  pickCard(card: string): void {
    const { phase } = this.view ?? {};
    if (phase !== "act") {
      this.wish(`ship ${card}`);
    } else if (
      this.plot &&
      card !== this.card &&
      this.legal.some((m) => m.card === card && m.stand === this.plot)
    ) {
      this.card = card;
      this.build(this.plot);
    } else if (isPirate(card) || !this.legal.some((m) => m.card === card)) {
      this.store.explainRefusal(`build ${card} ${this.freePlots()[0] ?? 1}`);
    } else {
      this.card = this.card === card ? null : card;
      this.plot = null;
      this.houses = [];
      this.set(null);
    }
  }

  pickPlot(plot: string): void {
    const { phase } = this.view ?? {};
    if (phase === "settle" || phase === "raze") this.house(phase, plot);
    else if (this.houses.includes(plot)) this.gather(this.houses.filter((house) => house !== plot));
    else if (this.houses.length && this.made.some(({ stand }) => stand === plot)) this.stand(plot);
    else if (this.joinable.has(plot)) this.gather([...this.houses, plot]);
    else if (this.houses.length) this.explainLarge([...this.houses, plot]);
    else if (this.isle?.plots[plot]) this.explainLarge([plot, this.otherHouse(plot)]);
    else if (this.card) this.build(plot);
    else if (this.places.has(plot)) this.plot = this.plot === plot ? null : plot;
    else this.store.explainRefusal(`build ${this.anySettler()} ${plot}`);
  }

  /** Lets the building stand on another plot, in its colour if that is possible. */
  stand(plot: string): void {
    this.vary((found) => found.stand === plot, "colour");
  }

  /** Takes a piece of another colour, on its plot if that is possible. */
  tint(colour: string): void {
    this.vary((found) => this.colour(found) === colour, "stand");
  }

  colour(found: Read): string {
    return this.view ? colourOf(found, this.view) : "";
  }

  /** Thinks better of everything. */
  clear(): void {
    this.card = this.plot = null;
    this.houses = [];
    this.set(null);
  }

  private vary(fits: (found: Read) => boolean, keep: "colour" | "stand"): void {
    const options = (this.variants.length ? this.variants : this.made).filter(fits);
    const now = this.store.choice ? read(this.store.choice) : null;
    const kept = options.find((found) =>
      keep === "stand" ? found.stand === now?.stand : now && this.colour(found) === this.colour(now),
    );
    const move = (kept ?? options[0])?.move;
    if (move) this.set(move);
  }

  private build(plot: string): void {
    this.house(`build ${this.card}`, plot);
  }

  private house(order: string, plot: string): void {
    const wanted = `${order} ${plot}`;
    const move = this.store.legal.find((text) => text === wanted || text.startsWith(`${wanted} as `));
    if (!move) return void this.store.explainRefusal(wanted);
    this.plot = plot;
    this.set(move);
  }

  private gather(houses: string[]): void {
    this.houses = houses;
    this.plot = this.card = null;
    const first = houses[0];
    const move = this.made.find(({ plots, stand }) => plots[0] === first && stand === first) ?? this.made[0];
    this.set(move?.move ?? null);
  }

  private set(move: string | null): void {
    this.own = move;
    this.store.choose(move);
  }

  private wish(move: string): void {
    if (!this.store.legal.includes(move)) return void this.store.explainRefusal(move);
    this.houses = [];
    this.set(this.store.choice === move ? null : move);
  }

  // --- Asking why not ---

  private explainLarge([first = "1", ...others]: string[]): void {
    const plots = [first, ...others.sort((a, b) => Number(a) - Number(b))].slice(0, 3);
    this.store.explainRefusal(`${plots.length > 2 ? "city" : "palace"} ${plots.join("+")}`);
  }

  private otherHouse(plot: string): string {
    const houses = Object.entries(this.isle?.plots ?? {}).filter(([, { kind }]) => kind === "house");
    return houses.find(([other]) => other !== plot)?.[0] ?? String((Number(plot) % 12) + 1);
  }

  private anySettler(): string {
    const hand = Object.keys(this.view?.hands[this.store.viewpoint ?? -1] ?? {});
    return hand.find((card) => !isPirate(card)) ?? Object.keys(land.box?.settlers ?? {})[0] ?? "";
  }

  private freePlots(): string[] {
    const island = land.places?.islands[this.isle?.name ?? ""];
    return Object.keys(island?.plots ?? {}).filter((plot) => !this.isle?.plots[plot]);
  }

  // --- Following ---

  /** Follows a choice made or given up elsewhere: in the list of moves, by a hint, by Escape. */
  mirror(choice: string | null): void {
    if (choice === this.own) return;
    this.own = choice;
    const { verb = "", card, plots = [] } = choice ? read(choice) : {};
    const large = LARGE.has(verb);
    this.houses = large ? plots : [];
    this.plot = large ? null : (plots[0] ?? null);
    if (verb === "build") this.card = card ?? null;
  }

  /** The game has gone on. */
  moved(): void {
    if (!this.store.choice) {
      this.houses = [];
      this.plot = null;
      this.own = null;
    }
    if (!this.card || !this.cards.has(this.card) || this.view?.phase !== "act") this.card = null;
    if (this.store.myTurn) this.focus = null;
  }
}

/** The choice being made at a table; board and side share it. */
export const picking = shared((store: TableStore) => new Picking(store));
