/** The lists of tables: public ones, and one's own. */
import { get } from "../../app/api";
import { learnWhoIAm, me } from "../../app/person.svelte";
import type { Clock, GameInfo, Status } from "../../app/types";
import { list, t } from "../../app/words.svelte";
import { ago, editionNote, levelName, seatTitle } from "../shared/naming";

export interface ListedTable {
  id: string;
  status: "open" | "running" | "ended";
  game: string;
  edition: string;
  options: Record<string, string>;
  seats: { kind: "open" | "person" | "computer"; name: string; level: string }[];
  clock: Clock;
  training: boolean;
  host: string;
  created: number;
  changed: number;
}

export interface OwnTable {
  id: string;
  status: Status;
  game: string;
  edition: string;
  /** The name of a person or the level of a computer player; nothing for a free seat. */
  seats: string[];
  yours: number[];
  your_turn: boolean;
  /** How many steps its game has. */
  version: number;
  changed: number;
}

/** A part of a list, and where the next one begins. */
interface Page<T> {
  items: T[];
  next: string | null;
}

/** How many tables a list shows at once. */
const SIZE = 20;

/** Returns public tables, the latest first. */
export async function publicTables(status: ListedTable["status"], game: string, from: string | null): Promise<Page<ListedTable>> {
  const asked = { status, game: game || null, before: from, limit: SIZE };
  const { tables: items } = await get<{ tables: ListedTable[] }>("/tables", asked);
  return { items, next: items.length === SIZE ? String(items.at(-1)!.changed) : null };
}

/** Returns one's own tables; somebody whom the server does not know has none. */
export async function myTables(from: string | null): Promise<Page<OwnTable>> {
  if (!me.is_known) await learnWhoIAm();
  if (!me.is_known) return { items: [], next: null };
  const { tables: items, next } = await get<{ tables: OwnTable[]; next: string | null }>("/me/tables", { after: from, limit: SIZE });
  return { items, next };
}

const PAST = new Set<Status>(["ended", "unfinished", "halted"]);

/** Returns those of one's own tables that can be looked back at. They stand behind all others: goes on until there are some. */
export async function myPast(from: string | null): Promise<Page<OwnTable>> {
  const { items: all, next } = await myTables(from);
  const items = all.filter((table) => PAST.has(table.status));
  return next && !items.length ? myPast(next) : { items, next };
}

/** Returns what tells a table of one's own apart: whom one plays, which edition, how far it is. */
export function notesOn(table: OwnTable, info: GameInfo | undefined): string[] {
  const isShared = table.yours.length < table.seats.length;
  const sides = isShared ? table.yours.map((seat) => seatTitle(info, table.edition, seat)) : [];
  const step = table.version ? t("mine-step", { step: table.version }) : "";
  return [list(sides), editionNote(info, table.edition), step, ago(table.changed)].filter(Boolean);
}

/** Returns who sits at one's own table besides oneself. */
export function othersAt(table: OwnTable): string[] {
  const others = table.seats.filter((_, seat) => !table.yours.includes(seat));
  return others.map((name) => (name ? levelName(name) : t("seat-free")));
}
