/** How pages name things of tables: levels, clocks, seats, editions, times. */
import { settings } from "../../app/settings.svelte";
import type { Clock, GameInfo, Question } from "../../app/types";
import { has, t } from "../../app/words.svelte";

/** A level that the server's operator added is shown by the name he gave it. */
export function levelName(level: string): string {
  return has(`level-${level}`) ? t(`level-${level}`) : level;
}

export function levelText(level: string): string {
  return has(`level-${level}-text`) ? t(`level-${level}-text`) : t("level-own-text");
}

export function clockText(clock: Clock): string {
  const minutes = (clock.seconds ?? 0) / 60;
  if (clock.kind === "move") return t("clock-is-move", { minutes });
  if (clock.kind === "bank") return t("clock-is-bank", { minutes, increment: clock.increment ?? 0 });
  if (clock.kind === "days") return t("clock-is-days", { days: clock.days ?? 0 });
  return t("clock-is-none");
}

export function editionName(info: GameInfo | undefined, id: string): string {
  return info?.editions.find((each) => each.id === id)?.name ?? id;
}

/** Names the edition where the game has more than one. */
export function editionNote(info: GameInfo | undefined, id: string): string {
  return info && info.editions.length > 1 ? editionName(info, id) : "";
}

/** What a seat is called: its side, or its number where sides do not differ. */
export function seatTitle(info: GameInfo | undefined, edition: string, seat: number): string {
  const found = info?.editions.find((each) => each.id === edition);
  return found?.names[seat] ?? t("seat-number", { number: seat + 1 });
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** Says how long ago a time of the server was. */
export function ago(time: number): string {
  const passed = Math.max(0, Date.now() / 1000 - time);
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  const [unit, size] = UNITS.find(([, seconds]) => passed >= seconds) ?? ["second", 1];
  return unit === "second" ? format.format(0, "second") : format.format(-Math.floor(passed / size), unit);
}

/** An answer to a question of the rules as people read it; a number is its own name. */
export function answerName(question: Question, value: string): string {
  return question.names[question.values.indexOf(value)] ?? value;
}

/** Says for how many players something is. */
export function playersText(counts: number[]): string {
  const [low, second] = counts;
  if (counts.length > 2) return t("players-range", { low: low!, high: counts.at(-1)! });
  return second ? t("players-either", { low: low!, high: second }) : t("players", { count: low! });
}
