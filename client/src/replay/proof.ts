/** What can be checked of a game that is over: its key against its commitment, and its log against the rules. */
import { get } from "../app/api";
import type { Seat, Table } from "../app/types";
import { Memory } from "../app/memory";

/** How something that was checked came out; *unsure* is neither for nor against. */
export type Mark = "good" | "unsure" | "bad";

export interface Finding {
  mark: Mark;
  /** The message that says so, and its arguments. */
  words: string;
  given: Record<string, string | number>;
}

interface Reveal {
  key: string;
  salt: string;
}

interface Verdict {
  agrees: boolean;
  lines: number;
  choices: number;
  line: number;
  reason: string;
}

/** Commitments that this browser was shown while games were still played. */
const seals = new Memory("eastfront-seals", 300, (value) => typeof value === "string");

/** Remembers the commitment of a table whose game is not over. */
export function keepSeal(table: Table): void {
  const isEarly = table.status === "open" || table.status === "running" || table.status === "halted";
  // The first that was shown counts.
  if (isEarly && table.commitment && !seals.read(table.id)) seals.keep(table.id, table.commitment);
}

export function isOver(table: Table): boolean {
  return table.status === "ended" || table.status === "unfinished";
}

/**
 * Returns the seats from which one may look back. Those before one screen must not see each other's cards: while they
 * play they look back as spectators do.
 */
export function seatsToLookFrom(table: Table): Seat[] {
  if (isOver(table)) return table.seats;
  return table.yours.length === 1 ? table.seats.filter((seat) => table.yours.includes(seat.seat)) : [];
}

/** Checks everything that can be checked here; the findings in the order in which they are told. */
export async function prove(table: Table): Promise<Finding[]> {
  const [reveal, verdict] = await Promise.all([
    get<Reveal>(`/tables/${table.id}/reveal`),
    get<Verdict>(`/tables/${table.id}/verify`),
  ]);
  return [await checkKey(table, reveal), ...checkSeal(table, reveal), checkLog(verdict)];
}

async function checkKey(table: Table, { salt, key }: Reveal): Promise<Finding> {
  if (table.origin["kind"] === "coach") return finding("unsure", "proof-key-fixed");
  if (!salt) return finding("unsure", "proof-key-none");
  if (!globalThis.crypto.subtle) return finding("unsure", "proof-key-unable");
  const digest = await crypto.subtle.digest("SHA-256", bytes(salt + key));
  const fits = hexadecimal(digest) === table.commitment;
  return fits ? finding("good", "proof-key-fits") : finding("bad", "proof-key-differs");
}

/** Compares the commitment with what this browser saw earlier. */
function checkSeal(table: Table, { salt }: Reveal): Finding[] {
  if (!salt || table.origin["kind"] === "coach") return [];
  if (table.origin["kind"] === "import") return [finding("unsure", "proof-seal-file")];
  const seen = seals.read(table.id);
  if (!seen) return [finding("unsure", "proof-seal-unseen")];
  return [seen === table.commitment ? finding("good", "proof-seal-same") : finding("bad", "proof-seal-other")];
}

function checkLog({ agrees, lines, line }: Verdict): Finding {
  return agrees ? finding("good", "proof-log-agrees", { lines }) : finding("bad", "proof-log-differs", { line });
}

function finding(mark: Mark, words: string, given: Finding["given"] = {}): Finding {
  return { mark, words, given };
}

/** What all findings come to: one that is bad spoils it, one that is not sure leaves a doubt. */
export function sum(findings: Finding[]): Mark {
  if (findings.some(({ mark }) => mark === "bad")) return "bad";
  return findings.some(({ mark }) => mark === "unsure") ? "unsure" : "good";
}

function bytes(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hexadecimal(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
