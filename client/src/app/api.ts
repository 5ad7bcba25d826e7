/** Asking the server: every refusal becomes a Problem with a sentence for people. */
import { settings } from "./settings.svelte";
import type { ProblemBody } from "./types";
import { has, t } from "./words.svelte";

export class Problem extends Error {
  constructor(
    readonly kind: string,
    readonly status: number,
    message: string,
    readonly rule: string,
    readonly version: number | null,
    /** The line of a file that it is about, or 0. */
    readonly line = 0,
  ) {
    super(message);
  }
}

type Query = Record<string, string | number | boolean | null | undefined>;

function address(path: string, query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `/api${path}${text && `?${text}`}`;
}

export function get<T>(path: string, query: Query = {}): Promise<T> {
  return send<T>("GET", address(path, query));
}

/** Asks for something in the reader's language. */
export function getWorded<T>(path: string, query: Query = {}): Promise<T> {
  return get<T>(path, { ...query, language: settings.language });
}

/** Commands something; *once* lets it be sent again safely where no answer comes. */
export async function post<T>(path: string, body?: unknown, once = false): Promise<T> {
  const key: Record<string, string> = once ? { "Idempotency-Key": randomKey() } : {};
  return send<T>("POST", address(path, {}), JSON.stringify(body ?? {}), "application/json", key);
}

/** Browsers give ready-made ids to secure pages only; a club's server may speak plain HTTP. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function remove<T>(path: string): Promise<T> {
  return send<T>("DELETE", address(path, {}));
}

export function postFile<T>(path: string, text: string): Promise<T> {
  return send<T>("POST", address(path, {}), text, "application/jsonl");
}

async function send<T>(
  method: string,
  url: string,
  body?: string,
  kind?: string,
  key: Record<string, string> = {},
): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": settings.language, ...key };
  if (kind) headers["Content-Type"] = kind;
  if (method !== "GET") headers["x-csrftoken"] = await token();
  const given: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) given.body = body;
  const [answer, text] = await attempt(url, given, Boolean(key["Idempotency-Key"]));
  if (answer.ok) return (text ? JSON.parse(text) : null) as T;
  throw problemOf(answer, text);
}

/** Sends a request; one that is safe to repeat is sent a second time where the network fails. */
async function attempt(url: string, given: RequestInit, again: boolean): Promise<[Response, string]> {
  try {
    const answer = await fetch(url, given);
    return [answer, await answer.text()];
  } catch {
    if (again) {
      await new Promise((done) => setTimeout(done, 400));
      return attempt(url, given, false);
    }
    throw new Problem("unreachable", 0, t("problem-unreachable"), "", null);
  }
}

function problemOf(answer: Response, text: string): Problem {
  try {
    const told = JSON.parse(text) as ProblemBody;
    const { problem, rule = "", version = null, line } = told;
    return new Problem(problem, answer.status, told.text || wording(problem), rule, version, line ?? 0);
  } catch {
    return new Problem("unreadable", answer.status, t("problem-unreadable"), "", null);
  }
}

/** Words a refusal of which the server says nothing more to people than of which kind it is. */
function wording(problem: string): string {
  const id = `problem-${problem}`;
  return t(has(id) ? id : "problem-unreadable");
}

async function token(): Promise<string> {
  const found = cookie();
  if (found) return found;
  await attempt("/api/me", { credentials: "same-origin" }, true);
  return cookie();
}

function cookie(): string {
  return /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? "";
}
