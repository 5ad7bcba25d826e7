/** Looking for things by words, and by filters that stand in the address. */
import { query, setQuery } from "../../app/router.svelte";

/** Whether each word of *wanted* stands in *text*, which is plain; capitals and accents do not count. */
export function hasWords(text: string, wanted: string): boolean {
  return plain(wanted).split(/\s+/).every((each) => text.includes(each));
}

/** Text as it is compared. */
export function plain(text: string): string {
  return text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase().trim();
}

/** Returns *make*, which tells the text in which a thing is looked for, so that each thing is told once. */
export function searchText<T extends object>(make: (thing: T) => string[]): (thing: T) => string {
  const known = new WeakMap<T, string>();
  return (thing) => {
    const text = known.get(thing) ?? plain(make(thing).join(" "));
    known.set(thing, text);
    return text;
  };
}

/** Returns what the address says of each of *names*; nothing where it says nothing. */
export function readFilters<Name extends string>(names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, query(name) ?? ""])) as Record<Name, string>;
}

export function clearFilters(filters: Record<string, string>): void {
  setQuery(Object.fromEntries(Object.keys(filters).map((name) => [name, null])));
}
