/** Cards that are alike, and how numbers are written. */

/** Returns each card once with its number, in the order in which they first lie. */
export function counted(cards: string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}

/** Returns a number with a real minus sign. */
export function written(amount: number): string {
  return String(amount).replace("-", "−");
}

/** Returns what is added or taken away, with its sign; nothing has none. */
export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : written(amount);
}
