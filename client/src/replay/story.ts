/** Everything that was said of a game, and where its turns begin. */
import { getWorded } from "../app/api";
import type { Notice, TableEvent } from "../app/types";
import { t } from "../app/words.svelte";
import type { Scene } from "../table/scene.svelte";
import { type Line, telling } from "../table/telling";

/** A turn: the version at which it begins, who plays it, its number as the game counts, and the sentence that says so. */
export interface Turn {
  version: number;
  seat: number;
  number: number;
  text: string;
}

/** All three games say by this notice that a turn begins. */
const BEGINS = "begins-turn";

/** Returns the lines of a game's log as far as one may read them, in their order; *upTo* is its last event. */
export async function readStory(id: string, seat: number | null, upTo: number): Promise<TableEvent[]> {
  const found: TableEvent[] = [];
  let since = 0;
  while (since < upTo) {
    const given = { since, seat, spectator: seat === null ? true : null };
    const page = await getWorded<{ seq: number; events: TableEvent[] }>(`/tables/${id}/events`, given);
    if (page.seq <= since) break;
    found.push(...page.events.filter((event) => event.kind === "entry"));
    since = page.seq;
  }
  return found;
}

export function turnsIn(story: TableEvent[]): Turn[] {
  return story.flatMap((event) => {
    const notice = event.notices?.findLast((each) => each.id === BEGINS);
    if (!notice) return [];
    return [{ version: event.version!, seat: numberIn(notice, "seat"), number: numberIn(notice, "turn"), text: notice.text }];
  });
}

function numberIn(notice: Notice, name: string): number {
  return Number(notice.arguments[name] ?? 0);
}

/** What kinds of lines say that have no sentence of their own. */
const QUIET: Record<string, string> = { start: "replay-start", end: "log-status-ended" };

/** Returns the sentences of a line; there are none where nobody saw anything happen. */
export function sentencesOf(event: TableEvent, scene: Scene): Line[] {
  const quiet = QUIET[event.entry?.entry ?? ""];
  const found = telling(event, scene);
  return found.length || !quiet ? found : [{ text: t(quiet), cards: [], rule: "", look: "table" }];
}
