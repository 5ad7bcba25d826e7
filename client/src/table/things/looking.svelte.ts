/** The pile that is looked through. */

export interface Part {
  title: string;
  /** The zone that the cards lie in. */
  zone: string;
  cards: string[];
}

interface Looking {
  title: string;
  /** Read anew whenever the table changes. */
  parts: () => Part[];
}

export const looking: { now: Looking | null } = $state({ now: null });

/** Spreads out a pile of several parts, each with a title of its own. */
export function lookThrough(title: string, parts: () => Part[]): void {
  looking.now = { title, parts };
}

/** Spreads out the cards of one zone. */
export function lookAt(title: string, zone: string, cards: () => string[]): void {
  lookThrough(title, () => [{ title, zone, cards: cards() }]);
}
