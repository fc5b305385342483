/** Where palms may stand: their squares touch neither the spring nor each other, not even at a corner. */

export const PALMS = 3;

/** Whether there are palms, and who says where. */
export type Planting = "off" | "lot" | "placed";

export function planting(palms: unknown): Planting {
  return Array.isArray(palms) ? "placed" : palms ? "lot" : "off";
}

/** Row by row from the top, as they are seen. */
export const SQUARES = [..."654321"].flatMap((row) => [..."abcdefgh"].map((column) => column + row));

const place = (square: string) => ({ x: square.charCodeAt(0) - 97, y: Number(square[1]) - 1 });

/** The corner of squares at which an intersection lies, counted from the bottom left one. */
export const springCorner = (spring: string) => ({
  x: 2 * (spring.charCodeAt(0) - 65),
  y: 2 * (Number(spring[1]) - 1),
});

/** The squares on which no further palm may stand. */
export function barred(spring: string, palms: string[]): Set<string> {
  const corner = springCorner(spring);
  const places = palms.map(place);
  return new Set(
    SQUARES.filter((square) => {
      const { x, y } = place(square);
      const atSpring = (x === corner.x || x + 1 === corner.x) && (y === corner.y || y + 1 === corner.y);
      return atSpring || places.some((palm) => Math.abs(palm.x - x) <= 1 && Math.abs(palm.y - y) <= 1);
    }),
  );
}
