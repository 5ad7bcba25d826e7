/** Who is to sit on the seats of a table that is opened. */
import type { Level } from "../../app/types";

/** `me`, `open` for somebody who is yet to come, or a level of computer players. */
export type Sitter = string;
export const ME: Sitter = "me";
export const OPEN: Sitter = "open";

/** Returns the computer player that newcomers meet. */
export function firstLevel(levels: Level[]): Sitter {
  return (levels.find((each) => each.level === "recruit") ?? levels[0])!.level;
}

/** Returns the seats as the server wants to know them. */
export function seatsOf(sitters: Sitter[]): object[] {
  return sitters.map((sitter) => (sitter === ME || sitter === OPEN ? { kind: sitter } : { kind: "computer", level: sitter }));
}
