/** Which cards are looked for: by words, by kind, side and type, by edition, and by where their values come from. */
import { has, t } from "../../app/words.svelte";
import type { CardInfo, Value } from "../../app/types";
import { provenances } from "../../cards/provenance";
import { hasWords, searchText } from "../browse/searching";

/** The facts by which cards are sorted out; games differ in which of them they have. */
export const FACETS = ["kind", "side", "type", "class"] as const;
type Facet = (typeof FACETS)[number];

export const FILTERS = [...FACETS, "q", "edition", "status"] as const;
type Filters = Record<(typeof FILTERS)[number], string>;

/** A value of a fact in words: `russian-front` is The Russian Front. */
export function word(value: string): string {
  return has(`card-word-${value}`) ? t(`card-word-${value}`) : value;
}

export function facetWord(facet: Facet, value: string): string {
  return facet === "kind" ? t(`card-kind-${value}`) : word(value);
}

/** What a card is of; Barbarossa calls its types subtypes. */
function facetOf(card: CardInfo, facet: Facet): string {
  const value: Value | undefined = card.facts[facet] ?? (facet === "type" ? card.facts["subtype"] : undefined);
  return typeof value === "string" ? value : "";
}

/** Returns the values that a facet has among *cards*, in their order. */
export function valuesOf(cards: CardInfo[], facet: Facet): string[] {
  return [...new Set(cards.map((card) => facetOf(card, facet)))].filter(Boolean);
}

export function isWanted(card: CardInfo, filters: Filters): boolean {
  return (
    FACETS.every((facet) => !filters[facet] || facetOf(card, facet) === filters[facet]) &&
    (!filters.edition || filters.edition in card.copies) &&
    (!filters.status || provenances(card).some(([, { status }]) => status === filters.status)) &&
    hasWords(haystack(card), filters.q)
  );
}

const haystack = searchText((card: CardInfo) => {
  const words = FACETS.map((facet) => facetOf(card, facet)).filter(Boolean).map(word);
  return [card.name, card.id, String(card.facts["code"] ?? ""), ...words, ...card.text];
});

export interface Group {
  kind: string;
  side: string;
  cards: CardInfo[];
}

/** Returns the cards by kind and side, in the order in which they first occur. */
export function groups(cards: CardInfo[]): Group[] {
  const found = new Map<string, Group>();
  for (const card of cards) {
    const kind = card.facts.kind;
    const side = facetOf(card, "side");
    const group = found.get(`${kind} ${side}`) ?? { kind, side, cards: [] };
    group.cards.push(card);
    found.set(`${kind} ${side}`, group);
  }
  return [...found.values()];
}
