/** What can be worked out at a table, as the server says it, and how its numbers are written. */
import { getWorded } from "../../app/api";
import { settings } from "../../app/settings.svelte";
import type { CardInfo } from "../../app/types";

export interface Term {
  text: string;
  amount: number;
}

export interface Sum {
  text: string;
  terms: Term[];
  total: number;
  rule: string;
}

export interface Chance {
  text: string;
  good: number;
  all: number;
}

export interface Unseen {
  text: string;
  cards: Record<string, number>;
}

export interface Insight {
  sums: Sum[];
  chances: Chance[];
  unseen: Unseen[];
}

/** Cases beyond so many say no more than a percentage does. */
const MANY = 9999;
/** What is neither certain nor impossible is never written as if it were. */
const LEAST = 0.001;

export function fetchInsight(table: string, seat: number | null): Promise<Insight> {
  return getWorded<Insight>(`/tables/${table}/insight`, { seat });
}

/** Returns how likely something is, from 0 to 1. */
export function share({ good, all }: Chance): number {
  return good / all;
}

export function percent(chance: Chance): string {
  const isOpen = chance.good > 0 && chance.good < chance.all;
  const shown = isOpen ? Math.min(Math.max(share(chance), LEAST), 1 - LEAST) : share(chance);
  return new Intl.NumberFormat(settings.language, { style: "percent", maximumFractionDigits: 1 }).format(shown);
}

/** Whether the cases are few enough to be told one by one. */
export function isCountable({ all }: Chance): boolean {
  return all > 1 && all <= MANY;
}

export function countOf({ cards }: Unseen): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}

/** Returns a card's name, with its number where cards of one name differ by it. */
export function chipName({ name, facts }: CardInfo): string {
  return typeof facts["number"] === "number" ? `${name} ${facts["number"]}` : name;
}
