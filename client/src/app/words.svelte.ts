/** The words of the browser in the reader's language, from the same files that the server words. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const FILES: Record<string, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  fr: () => import("virtual:words/fr"),
  ja: () => import("virtual:words/ja"),
};
export const LANGUAGES: Record<string, string> = { en: "English", fr: "Français", ja: "日本語" };

/** What was said to be missing already. */
const missed = new Set<string>();

function listsOf(language: string): Intl.ListFormat {
  return new Intl.ListFormat(language, { style: "narrow" });
}

let bundle = $state.raw(new FluentBundle("en"));
let lists = $state.raw(listsOf("en"));

/** Loads the words of *language*; everything on the screen is worded anew. */
export async function speak(language: string): Promise<void> {
  const code = language in FILES ? language : "en";
  const next = new FluentBundle(code, { useIsolating: false });
  const problems = next.addResource(new FluentResource((await FILES[code]!()).default));
  problems.forEach((problem) => console.error(problem));
  bundle = next;
  lists = listsOf(code);
}

/** Returns the words of the message *id*. */
export function t(id: string, given: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) {
    if (!missed.has(id)) console.error(`there are no words for ${id}`);
    missed.add(id);
    return id;
  }
  const problems: Error[] = [];
  const text = bundle.formatPattern(pattern, given, problems);
  problems.forEach((problem) => console.error(id, problem));
  return text.replaceAll("\n", " ");
}

/** Whether there are words for *id*; what servers may add to has none of ours. */
export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

/** Returns *items* one after the other, as the language lists things. */
export function list(items: string[]): string {
  return lists.format(items);
}

/** What stands between two things of a list whose things are links. */
export function between(): string {
  return list(["", ""]);
}
