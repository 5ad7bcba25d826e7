/** The shapes of what the server answers; the server's own description is /api/schema/openapi.json. */

export type Value = string | number | boolean | null | Value[] | { [name: string]: Value };
export type Plain = { [name: string]: Value };

export interface Message {
  id: string;
  arguments: Plain;
}

export interface Option {
  name: string;
  message: Message;
  text: string;
  caution: { rule: string; text: string } | null;
}

export interface Decision {
  seat: number;
  kind: string;
  message: Message;
  text: string;
  options: Option[];
}

export type Status = "open" | "running" | "ended" | "halted" | "closed" | "unfinished";

export interface Seat {
  seat: number;
  kind: "open" | "person" | "computer";
  name: string;
  level: string;
  gone: boolean;
  connected: boolean;
  left: number | null;
}

export interface Clock {
  kind: "none" | "move" | "bank" | "days";
  seconds?: number;
  increment?: number;
  days?: number;
}

export interface Table {
  id: string;
  status: Status;
  game: string;
  edition: string;
  options: Record<string, string>;
  visibility: "public" | "private";
  /** Whether hints are given there. */
  training: boolean;
  clock: Clock;
  seats: Seat[];
  yours: number[];
  is_host: boolean;
  seq: number;
  version: number;
  asked: number | null;
  offer: Plain | null;
  origin: Plain;
  commitment: string;
  created: number;
  changed: number;
  problem: string;
  /** The address at which people reach the server; empty where it was not told. */
  site: string;
}

export interface Outcome {
  ending: string;
  verdict: "won" | "draw" | "shared";
  ranks: number[];
  scores: number[];
  [name: string]: Value;
}

export interface Position {
  type: "position";
  seq: number;
  version: number;
  seat: number | null;
  table: Table;
  view: Plain | null;
  /** What the rules make of the view: totals, stages, who holds what. */
  figures: Plain | null;
  decision: Decision | null;
  outcome: Outcome | null;
  undo: boolean;
}

export interface Notice {
  id: string;
  rule: string;
  arguments: Plain;
  cards: string[];
  origin: string;
  target: string;
  message: Message;
  text: string;
}

export interface TableEvent {
  type: "event";
  seq: number;
  at: number;
  kind: "entry" | "seated" | "status" | "offer" | "answer" | "chat" | "sequel" | "arranged";
  version?: number;
  entry?: { entry: string; seat?: number; option?: string; [name: string]: Value | undefined };
  notices?: Notice[];
  seat?: number;
  name?: string;
  level?: string;
  gone?: boolean;
  status?: Status;
  offer?: string;
  agrees?: boolean;
  text?: string;
  table?: string;
  /** Of a sequel: whether it comes after this game or before it. */
  relation?: "next" | "previous";
  origin?: string;
  /** Answers given beforehand, by kind of decision; told to their seat only. */
  standing?: Record<string, string>;
}

export interface Presence {
  type: "presence";
  seats: number[];
  spectators: number;
}

export type Frame = TableEvent | Position | Presence | { type: "problem"; detail: string };

export interface ProblemBody {
  problem: string;
  detail: string;
  rule?: string;
  text?: string;
  version?: number | null;
  /** Of a broken file: the line, or 0 where it is not about one. */
  line?: number | null;
}

export interface Edition {
  id: string;
  name: string;
  document: string;
  /** What is special about it; clauses are cited by their ids. */
  text: string;
  seats: number[];
  sides: string[];
  names: string[];
  alliances: string[];
}

export interface Question {
  key: string;
  title: string;
  values: string[];
  /** How its values are called. */
  names: string[];
  rules: string[];
  numbers: number[];
  answers: Record<string, string>;
}

export interface GameInfo {
  game: string;
  title: string;
  rules_version: number;
  languages: string[];
  default_edition: string;
  editions: Edition[];
  questions: Question[];
  contradictions: { first: string; second: string; rules: string[]; text: string }[];
  endings: string[];
}

export interface Provenance {
  status: "stated" | "derived" | "reconstructed";
  source: string;
}

export interface CardInfo {
  id: string;
  name: string;
  text: string[];
  facts: Plain & { kind: string; provenance: Record<string, Value> };
  emblem: string;
  /** How many of it each edition has that has any. */
  copies: Record<string, number>;
  /** The clauses about it. */
  rules: string[];
}

export interface Rule {
  id: string;
  text: string;
  source: string[];
  editions: string[];
  status: string;
  option: string;
  why: string;
  /** The cards that it is about. */
  cards: string[];
  /** The tests that show it. */
  tests: string[];
}

export interface Level {
  level: string;
  own: boolean;
}

export interface Person {
  name: string;
  language: string;
  login: string;
  is_known: boolean;
}

export interface Receipt {
  seq: number;
  version: number;
}
