/** The size of a card as it is drawn, against that of the letters which readers choose. */
import { letterSize } from "../app/settings.svelte";

/** A card is drawn on a ground of this size, whatever its own. */
export const WIDTH = 200;
export const HEIGHT = 280;
/** How small letters may be, in parts of a plain one. */
const LEAST = 0.7;
/** How wide a card is thought to be until it is seen. */
const USUAL = 66;

/** Returns how large letters are on the ground of a card *width* pixels wide, to be just large enough to be read. */
export function leastType(width: number): number {
  return (LEAST * letterSize() * WIDTH) / (width || USUAL);
}
