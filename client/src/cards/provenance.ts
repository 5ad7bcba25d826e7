/** Where the values of a card come from: stated by a source, derived from one, or reconstructed by us. */
import type { CardInfo, Provenance } from "../app/types";

export type Status = Provenance["status"];
export const STATUSES: Status[] = ["stated", "derived", "reconstructed"];

/** Returns the sources of a card's values by what they are of; `chart.length` is of a part of `chart`. */
export function provenances(card: CardInfo): [string, Provenance][] {
  const found = Object.entries(card.facts.provenance) as unknown as [string, Provenance][];
  // Cards of one text with different numbers have one source for all the numbers.
  return found.map(([key, source]) => [key === "numbers" ? "number" : key, source]);
}

/** Whether *fact*, or a part of it, is of our own making. */
export function isGuess(card: CardInfo, fact: string): boolean {
  return provenances(card).some(([key, { status }]) => status === "reconstructed" && isOf(key, fact));
}

function isOf(key: string, fact: string): boolean {
  return key === fact || key.startsWith(`${fact}.`) || fact.startsWith(`${key}.`);
}

/** Returns the weakest status that any value of the card has. */
export function weakest(card: CardInfo): Status {
  const found = new Set(provenances(card).map(([, { status }]) => status));
  return [...STATUSES].reverse().find((status) => found.has(status)) ?? "stated";
}
