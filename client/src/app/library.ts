/** What does not change while one plays: games, cards and clauses, asked for once. */
import { get, getWorded } from "./api";
import { settings } from "./settings.svelte";
import type { CardInfo, GameInfo, Level, Rule, Table } from "./types";

const kept = new Map<string, Promise<unknown>>();

function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const name = `${settings.language} ${key}`;
  const found = kept.get(name) as Promise<T> | undefined;
  if (found) return found;
  const asked = ask();
  kept.set(name, asked);
  // What could not be had is asked for again the next time.
  asked.catch(() => kept.delete(name));
  return asked;
}

export const games = (): Promise<GameInfo[]> => once("games", () => getWorded<GameInfo[]>("/games"));
export const levels = (): Promise<Level[]> => once("levels", () => get<Level[]>("/levels"));
export const rules = (game: string): Promise<Rule[]> => once(`rules ${game}`, () => get<Rule[]>(`/games/${game}/rules`));

export async function gameInfo(game: string): Promise<GameInfo> {
  const found = (await games()).find((each) => each.game === game);
  if (!found) throw new Error(game);
  return found;
}

/** Returns the cards of a game by their ids, as all editions have them. */
export function cards(game: string): Promise<Map<string, CardInfo>> {
  return once(`cards ${game}`, () => byId(`/games/${game}/cards`));
}

/** Returns the cards of a table by their ids, as its edition and house rules have them. */
export function tableCards({ id, game, edition, options }: Table): Promise<Map<string, CardInfo>> {
  return once(`cards ${game} ${edition} ${JSON.stringify(options)}`, () => byId(`/tables/${id}/cards`));
}

async function byId(path: string): Promise<Map<string, CardInfo>> {
  const found = await getWorded<CardInfo[]>(path);
  return new Map(found.map((card) => [card.id, card]));
}
