/** A rule ledger as one reads it: chapters, what clauses have to do with one another, and which are looked for. */
import type { GameInfo, Question, Rule } from "../../app/types";
import { hasWords, searchText } from "../browse/searching";

interface Chapter {
  /** The beginning of the ids of its clauses, as `bb-12`. */
  id: string;
  clauses: Rule[];
}

export function chaptersOf(clauses: Rule[]): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const clause of clauses) {
    const id = clause.id.split(".")[0]!;
    const chapter = found.get(id) ?? { id, clauses: [] };
    chapter.clauses.push(clause);
    found.set(id, chapter);
  }
  return [...found.values()];
}

/** Which other clauses a clause has to do with. */
export interface Links {
  /** Those that its sentences cite, and those that cite it. */
  cited: string[];
  /** Those that one test shows together with it. */
  together: string[];
}

const CITED = /\b[a-z]{2}-\d+\.\d+\b/g;

export function linksOf(clauses: Rule[]): Map<string, Links> {
  const cited = new Map<string, Set<string>>(clauses.map(({ id }) => [id, new Set()]));
  const tests = new Map<string, string[]>();
  for (const { id, text, why, source, tests: shown } of clauses) {
    for (const [other] of [text, why, ...source].join(" ").matchAll(CITED)) {
      if (other === id || !cited.has(other)) continue;
      cited.get(id)!.add(other);
      cited.get(other)!.add(id);
    }
    for (const test of shown) tests.set(test, [...(tests.get(test) ?? []), id]);
  }
  return new Map(
    clauses.map(({ id, tests: shown }) => {
      const together = new Set(shown.flatMap((test) => tests.get(test)!).filter((other) => other !== id));
      return [id, { cited: [...cited.get(id)!], together: [...together] }];
    }),
  );
}

/** Cuts a sentence where it cites clauses, so that these can be links. */
export function piecesOf(text: string): { text: string; clause: boolean }[] {
  return text
    .split(/(\b[a-z]{2}-\d+\.\d+\b)/)
    .map((piece, place) => ({ text: piece, clause: place % 2 === 1 }))
    .filter((piece) => piece.text);
}

/** Returns the question that a clause answers, with its answer. */
export function questionOf(clause: Rule, info: GameInfo): { question: Question; value: string } | null {
  const found = info.questions.find(({ rules }) => rules.includes(clause.id));
  const [key = "", value = ""] = clause.option.split("=");
  const question = found ?? info.questions.find((each) => each.key === key);
  return question ? { question, value: value || question.values[question.rules.indexOf(clause.id)] || "" } : null;
}

export const FILTERS = ["q", "status", "edition", "question"] as const;
type Filters = Record<(typeof FILTERS)[number], string>;

export function isWanted(clause: Rule, filters: Filters, info: GameInfo): boolean {
  return (
    (!filters.status || clause.status === filters.status) &&
    (!filters.edition || clause.editions.includes(filters.edition)) &&
    (!filters.question || questionOf(clause, info)?.question.key === filters.question) &&
    hasWords(haystack(clause), filters.q)
  );
}

const haystack = searchText(({ id, text, why, source, option, cards }: Rule) => [id, text, why, option, ...source, ...cards]);
