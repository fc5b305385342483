/** The places of the board that can be chosen in a phase, with their shapes and names. */

import { t } from "../lib/i18n.svelte";
import { bribeSums, irrigated } from "./land";
import type { Geometry, SantiagoView } from "./types";

export interface Target {
  id: string;
  kind: "square" | "segment";
  label: string;
  legal: boolean;
  chosen: boolean;
  points: string;
  /** The ditch itself. */
  line?: string;
  /** The square without the ditches beside it. */
  field?: string;
  x: number;
  y: number;
}

const DITCH_PHASES = new Set(["first", "propose", "decide", "extra"]);
const TILE_PHASES = new Set(["plant", "neutral"]);

/** How far from a ditch it can still be hit: at the edge of the smallest screen 44 px inland, and never into its neighbour. */
const REACH = 76;

export function choosesDitch(phase: string): boolean {
  return DITCH_PHASES.has(phase);
}

export function choosesTile(phase: string): boolean {
  return TILE_PHASES.has(phase);
}

/** What stands on a square, in words. */
export function onSquare(view: SantiagoView, square: string, name: (seat: number) => string): string {
  const tile = view.tiles[square];
  if (!tile) return t(view.palms.includes(square) ? "santiago-free-palm" : "santiago-free");
  if (tile.desert) return t("board-desert");
  const crop = t("crop", { crop: tile.crop ?? "" });
  if (tile.owner === null) return t("santiago-neutral", { what: crop });
  return t("santiago-owned", { what: crop, name: name(tile.owner), markers: tile.markers });
}

/** A square up to the middle of the ditches beside it: a finger needs the room. */
function cell(
  id: string,
  [x, y, width, height]: Geometry["squares"][string]["box"],
): [number, number, number, number] {
  const ditch = 8;
  const left = (id.charCodeAt(0) - "a".charCodeAt(0)) % 2 === 0; // a ditch runs along every second column and row
  const below = Number(id.slice(1)) % 2 === 1;
  return [left ? x - ditch : x, below ? y : y - ditch, width + ditch, height + ditch];
}

function corners(x: number, y: number, width: number, height: number): string {
  return `${x},${y} ${x + width},${y} ${x + width},${y + height} ${x},${y + height}`;
}

export function squares(
  view: SantiagoView,
  places: Geometry,
  legal: Set<string>,
  chosen: string | null,
  name: (seat: number) => string,
): Target[] {
  const watered = irrigated(view.canals, places);
  return Object.entries(places.squares).map(([id, { box }]) => {
    const [x, y, width, height] = box;
    const what = onSquare(view, id, name);
    return {
      id,
      kind: "square",
      label: t("santiago-square", { place: id, what, wet: watered.has(id) ? "yes" : "no" }),
      legal: legal.has(id),
      chosen: id === chosen,
      points: corners(...cell(id, box)),
      field: corners(x, y, width, height),
      x: x + width / 2,
      y: y + height / 2,
    };
  });
}

export function segments(
  view: SantiagoView,
  places: Geometry,
  legal: Set<string>,
  chosen: string | null,
): Target[] {
  const sums = new Map(bribeSums(view).map(({ segment, sum }) => [segment, sum]));
  return Object.entries(places.segments).map(([id, { ends, way, waters }]) => {
    const [[x1, y1], [x2, y2]] = ends;
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    // Ditches meet at their ends: six corners share the room there fairly.
    const around: [number, number][] =
      way === "h"
        ? [
            [Math.min(x1, x2), y],
            [Math.min(x1, x2) + REACH, y - REACH],
            [Math.max(x1, x2) - REACH, y - REACH],
            [Math.max(x1, x2), y],
            [Math.max(x1, x2) - REACH, y + REACH],
            [Math.min(x1, x2) + REACH, y + REACH],
          ]
        : [
            [x, Math.min(y1, y2)],
            [x + REACH, Math.min(y1, y2) + REACH],
            [x + REACH, Math.max(y1, y2) - REACH],
            [x, Math.max(y1, y2)],
            [x - REACH, Math.max(y1, y2) - REACH],
            [x - REACH, Math.min(y1, y2) + REACH],
          ];
    const params = { place: id, squares: waters.join(", "), sum: sums.get(id) ?? 0 };
    return {
      id,
      kind: "segment",
      label: t(
        view.canals.includes(id)
          ? "santiago-canal"
          : sums.has(id)
            ? "santiago-ditch-proposed"
            : "santiago-ditch",
        params,
      ),
      legal: legal.has(id),
      chosen: id === chosen,
      points: around.map((corner) => corner.join()).join(" "),
      // Short of the ends, where the spring or a canal may be.
      line:
        way === "h"
          ? `M${Math.min(x1, x2) + 26} ${y}H${Math.max(x1, x2) - 26}`
          : `M${x} ${Math.min(y1, y2) + 26}V${Math.max(y1, y2) - 26}`,
      x,
      y,
    };
  });
}
