/** The facts of a card in words, each with where it comes from. */
import type { CardInfo, Plain, Provenance, Value } from "../../app/types";
import { list, t } from "../../app/words.svelte";
import { dateText } from "../../cards/dates";
import { provenances } from "../../cards/provenance";
import { word } from "./filtering";

interface Fact {
  label: string;
  /** Nothing where the value stands in the text of the card. */
  value: string;
  from: Provenance | null;
}

/** What is told elsewhere, or only sorts the cards. */
const UNTOLD = ["provenance", "base", "expansion", "kind", "code", "name", "copies"];

/** Returns the rows of a card: its facts, then the parts of its text. */
export function factsOf(card: CardInfo, nameOf: (card: string) => string): Fact[] {
  const from = new Map(provenances(card));
  const name = { label: t("card-fact-name"), value: card.name, from: from.get("name") ?? null };
  const copies = { label: t("card-fact-copies"), value: String(card.facts["copies"]), from: from.get("copies") ?? null };
  const told = Object.entries(card.facts).filter(([key, value]) => !UNTOLD.includes(key) && !isEmpty(value));
  const facts = told.flatMap(([key, value]) => rowsOf(key, factText(key, value as Value, nameOf), from));
  const known = new Set(["name", "copies", ...told.map(([key]) => key)]);
  const rest = [...from].filter(([key]) => !known.has(key.split(".")[0]!));
  return [name, ...facts, copies, ...rest.map(([key, source]) => ({ label: label(key), value: "", from: source }))];
}

function isEmpty(value: unknown): boolean {
  return value === null || value === "" || (Array.isArray(value) && !value.length);
}

/** A fact whose parts come from different places takes a row for each. */
function rowsOf(key: string, value: string, from: Map<string, Provenance>): Fact[] {
  const parts = [...from].filter(([part]) => part.startsWith(`${key}.`));
  const whole = { label: label(key), value, from: from.get(key) ?? null };
  return [...(parts.length ? [{ ...whole, from: null }] : [whole]), ...parts.map(([part, source]) => ({ label: label(part), value: "", from: source }))];
}

function label(key: string): string {
  const [name, part] = key.split(".");
  if (part && /^\d+$/.test(part)) return t("card-fact-part", { name: t(`card-fact-${name}`), number: Number(part) });
  return t(`card-fact-${key.replace(".", "-")}`);
}

function factText(key: string, value: Value, nameOf: (card: string) => string): string {
  return key === "date" ? dateText(String(value)) : valueText(value, nameOf);
}

function valueText(value: Value, nameOf: (card: string) => string): string {
  if (typeof value === "boolean") return t(value ? "browse-yes" : "browse-no");
  if (typeof value === "string") return word(value);
  if (Array.isArray(value)) return list(value.map((each) => (typeof each === "string" ? word(each) : String(each))));
  if (value && typeof value === "object") return recordText(value, nameOf);
  return String(value);
}

function recordText(value: Plain, nameOf: (card: string) => string): string {
  if (Array.isArray(value["of"])) {
    const cards = list(value["of"].map((card) => nameOf(String(card))));
    return t(`card-requires-${value["form"]}`, { count: Number(value["count"]), cards });
  }
  return list(Object.entries(value)
    .map(([name, each]) => t("card-against", { type: word(name), value: each === null ? "–" : String(each) })));
}
