/** The board in words, and where the rules speak of what is being played. */

import { t } from "../lib/i18n.svelte";
import type { Options, StoryLine, View } from "../lib/types";
import { areas, bribeSums, irrigated } from "./land";
import { ground } from "./picking.svelte";
import { santiago } from "./types";

const SECTIONS: Record<string, string> = {
  setup: "setup",
  first: "two-players",
  reveal: "auction",
  bid: "auction",
  plant: "planting",
  neutral: "three-players",
  propose: "canal",
  decide: "canal",
  extra: "extra",
  over: "scoring",
};

/** The section of the rules for what is being played. */
export function section(view: View): string {
  const { phase, players } = view;
  return players === 2 && (phase === "neutral" || phase === "bid") ? "two-players" : (SECTIONS[phase] ?? "");
}

export const phase = (view: View): string => t(`board-${view.phase}`);

export const round = (view: View): string =>
  t("board-moment", { round: view.round, rounds: santiago(view).rounds });

/** A round ends with the income. */
export const roundAfter = ({ told }: StoryLine, now: number): number =>
  told.some(([id]) => id === "told-income") ? now + 1 : now;

/** Two players bid in secret; with more only their money may be hidden. */
export const secretive = (seats: number, options: Options): boolean =>
  seats === 2 || options.money === "hidden";

/** The board, one sentence an item. */
export function describe(shown: View, name: (seat: number) => string): string[] {
  const view = santiago(shown);
  const { tiles } = view;
  const said = [
    t("santiago-tell-round", { round: view.round, rounds: view.rounds, phase: t(`board-${view.phase}`) }),
  ];
  if (view.spring) said.push(t("told-spring", { place: view.spring }));
  said.push(t("santiago-tell-canals", { count: view.canals.length, places: view.canals.join(", ") }));
  for (const { crop, squares, markers } of areas(tiles)) {
    const owners = [...markers].map(([seat, count]) => `${name(seat)}: ${count}`).join(", ");
    const params = { crop, tiles: squares.length, places: squares.join(", "), owners };
    said.push(t(owners ? "santiago-tell-area" : "santiago-tell-area-neutral", params));
  }
  if (ground.places) {
    const watered = irrigated(view.canals, ground.places);
    const dry = Object.keys(tiles).filter((square) => !tiles[square]?.desert && !watered.has(square));
    if (dry.length) said.push(t("santiago-tell-dry", { count: dry.length, places: dry.join(", ") }));
  }
  const deserts = Object.keys(tiles).filter((square) => tiles[square]?.desert);
  if (deserts.length) said.push(t("santiago-tell-deserts", { places: deserts.join(", ") }));
  if (view.palms.length) said.push(t("santiago-tell-palms", { places: view.palms.join(", ") }));
  if (view.offer.length) {
    const offered = view.offer.map((tile) =>
      t("tile", { crop: tile.slice(0, -1), planters: Number(tile.at(-1)) }),
    );
    said.push(t("santiago-tell-offer", { tiles: offered.join(", ") }));
  }
  for (const { segment, seats, sum } of bribeSums(view)) {
    said.push(t("santiago-tell-proposal", { place: segment, names: seats.map(name).join(", "), sum }));
  }
  for (let seat = 0; seat < view.players; seat += 1) {
    const money = view.money[seat];
    said.push(
      t("santiago-tell-player", {
        name: name(seat),
        money: money ?? t("board-hidden"),
        extra: view.extra[seat] ? "yes" : "no",
        overseer: view.overseer === seat ? "yes" : "no",
      }),
    );
  }
  return said;
}
