/** The faces of Barbarossa's cards: frame, letter, and the numbers that are printed on them. */
import { signed } from "../../cards/counting";
import type { CardInfo } from "../../app/types";
import { t } from "../../app/words.svelte";
import type { Corner, Face } from "../module";
import { printed } from "./view";

/** Facts with their signs; a nought is left out. */
const SIGNS: [string, string][] = [
  ["defence", "defence"],
  ["modifier", "defence"],
  ["buy_cost", "reinforcement"],
  ["play_cost", "tactic"],
  ["victory", "victory"],
];

export function face(card: CardInfo): Face {
  const subtype = card.facts["subtype"];
  const tone = subtype === "city" ? "city" : card.facts.kind;
  return {
    tone,
    letter: t(`bb-letter-${tone}`),
    kind: t(`bb-kind-${card.facts.kind}`),
    corners: SIGNS.flatMap(([fact, symbol]) => corner(card, fact, symbol)),
    line: typeof subtype === "string" ? t(`bb-subtype-${subtype}`) : "",
  };
}

function corner(card: CardInfo, fact: string, symbol: string): Corner[] {
  const value = printed(card, fact);
  if (!value) return [];
  const isAdded = fact === "modifier";
  return [{ symbol, value: isAdded ? signed(value) : String(value), label: t(`bb-fact-${fact}`), fact }];
}
