/** The faces of BattleCards: values of units, points of battles, numbers of Conflict cards. */
import type { CardInfo, Plain } from "../../app/types";
import { list, t } from "../../app/words.svelte";
import type { Corner, Face } from "../module";
import { dateText } from "../../cards/dates";
import { TYPES } from "./view";

export function face(card: CardInfo): Face {
  if (card.facts.kind === "unit") return unitFace(card.facts);
  if (card.facts.kind === "battle") return battleFace(card.facts);
  return conflictFace(card.facts);
}

function unitFace(facts: CardInfo["facts"]): Face {
  const phases = facts["phases"] as number[];
  const side = String(facts["side"]);
  return {
    tone: side,
    letter: t(`bct-letter-${String(facts["type"])}`),
    kind: t("bct-face-unit", { side: t(`bct-side-${side}`), type: typeName(String(facts["type"])), class: className(facts) }),
    corners: phases.length ? [...values(facts, "attack"), ...values(facts, "defence")] : [],
    line: phases.length ? t("bct-face-fire", { phases: list(phases.map(String)), shots: Number(facts["shots"]) }) : "",
  };
}

/** A value against each type; none where the unit cannot fire at it. */
function values(facts: CardInfo["facts"], fact: "attack" | "defence"): Corner[] {
  const found = facts[fact] as Record<string, number | null>;
  return TYPES.map((type) => ({
    symbol: type,
    value: found[type] === null ? "–" : String(found[type]),
    label: t(`bct-face-${fact}`, { type: typeName(type) }),
    fact,
  }));
}

function battleFace(facts: CardInfo["facts"]): Face {
  const corners = [corner("victory", facts["victory"]!), corner("number", facts["number"]!)];
  if (facts["prepared"]) corners.splice(1, 0, corner("prepared", facts["prepared"]));
  return {
    tone: "battle",
    letter: t("bct-letter-battle"),
    kind: t("bct-face-battle", { date: dateText(String(facts["date"])) }),
    corners,
    line: t("bct-face-forces", {
      aggressor: t(`bct-side-${String(facts["aggressor"])}`),
      attacking: typeNames(facts["aggressor_forces"] as string[]),
      defender: t(`bct-side-${String(facts["defender"])}`),
      defending: typeNames(facts["defender_forces"] as string[]),
    }),
  };
}

function conflictFace(facts: CardInfo["facts"]): Face {
  const window = String(facts["window"] ?? "");
  return {
    tone: facts.kind,
    letter: t(`bct-letter-${facts.kind}`),
    kind: t(`bct-face-${facts.kind}`),
    corners: [corner("number", facts["number"]!)],
    line: window && t(`bct-window-${window}`),
  };
}

const SYMBOL: Record<string, string> = { victory: "victory", number: "value", prepared: "defence" };

function corner(fact: string, value: Plain[string]): Corner {
  return { symbol: SYMBOL[fact]!, value: String(value), label: t(`bct-face-${fact}`), fact };
}

export function typeName(type: string): string {
  return t(`bct-type-${type}`);
}

export function typeNames(types: string[]): string {
  return list(types.map(typeName));
}

export function className(facts: Plain): string {
  return t(`bct-class-${String(facts["class"])}`);
}
