/** Arrow keys on a board: from one place to the nearest in a direction. */

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isArrow = (key: string): boolean => key in WAYS;

interface Spot {
  x: number;
  y: number;
}

/** Where an arrow key leads; `far` weighs how far along and aside a place is, up and down or sideways. */
export function nearestInDirection<S extends Spot>(
  key: string,
  from: S,
  spots: S[],
  far: (along: number, aside: number, upright: boolean) => number,
): S | undefined {
  const [x, y] = WAYS[key] ?? [0, 0];
  let best: S | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const [right, down] = [spot.x - from.x, spot.y - from.y];
    const along = right * x + down * y;
    const way = far(along, Math.abs(x ? down : right), y !== 0);
    if (along > 1 && way < least) [best, least] = [spot, way];
  }
  return best;
}
