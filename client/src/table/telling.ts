/** What an event says in the log. */
import type { Table, TableEvent } from "../app/types";
import { t } from "../app/words.svelte";
import type { Scene } from "./scene.svelte";

export interface Line {
  text: string;
  cards: string[];
  rule: string;
  look: "game" | "table" | "chat";
}

/** A line as it stands in a log: how often it was told, and where it was told first. */
export interface Told extends Line {
  count: number;
  key: string;
}

/** What entries of the log say that have no notices of their own. */
const ENTRIES: Record<string, string> = {
  undo: "log-undo",
  "take-back": "log-undo",
  hint: "log-hint",
  resign: "log-resigned",
  "time-out": "log-time-out",
  return: "log-return",
  draw: "log-draw",
  abandon: "log-abandon",
};

export function telling(event: TableEvent, scene: Scene): Line[] {
  if (event.notices?.length) {
    return event.notices.map(({ text, cards, rule }) => ({ text, cards, rule, look: "game" }));
  }
  if (event.kind === "chat") return [line(`${event.name ?? ""}: ${event.text ?? ""}`, "chat")];
  const text = aside(event, scene);
  return text ? [line(text, "table")] : [];
}

/** Tells events one after the other; what is said again and again is said once, with how often. */
export function tellAll(events: TableEvent[], scene: Scene): Told[] {
  const found: Told[] = [];
  for (const event of events) {
    telling(event, scene).forEach((line, place) => {
      const last = found.at(-1);
      if (last && isSame(last, line)) last.count += 1;
      else found.push({ ...line, count: 1, key: `${event.seq} ${place}` });
    });
  }
  return found;
}

/** Whether two lines say the same; people may repeat themselves as they like. */
function isSame(left: Line, right: Line): boolean {
  if (left.look === "chat" || left.look !== right.look) return false;
  return left.text === right.text && left.rule === right.rule && left.cards.join() === right.cards.join();
}

function line(text: string, look: Line["look"]): Line {
  return { text, cards: [], rule: "", look };
}

/** What happened around the game. */
function aside(event: TableEvent, scene: Scene): string {
  const seat = event.seat ?? event.entry?.seat;
  const who = seat === undefined ? "" : scene.seatName(seat);
  switch (event.kind) {
    case "entry": {
      const id = ENTRIES[event.entry?.entry ?? ""];
      return id ? t(id, { who }) : "";
    }
    case "seated":
      if (event.gone || (event.level && !event.name)) return t("log-computer", { seat: who });
      return event.name ? t("log-seated", { name: event.name, seat: who }) : t("log-free", { seat: who });
    case "offer":
      return t(`log-offer-${event.offer}`, { who });
    case "answer":
      return t(event.agrees ? "log-agrees" : "log-declines", { who });
    case "status":
      return t(`log-status-${event.status}`);
    case "sequel":
      return isNext(event) ? t(`log-${event.origin}`) : "";
    default:
      return "";
  }
}

/** Whether an event of a game that is over, or stands still, leads to the next one. */
export function isNext(event: TableEvent): boolean {
  return event.kind === "sequel" && event.relation === "next";
}

/** Whether that is a rematch of the same people. */
export function isRematch(event: TableEvent): boolean {
  return isNext(event) && event.origin === "rematch";
}

/** Whether somebody else has said something; one's own words may come from another device. */
export function isHeard({ kind, seat }: TableEvent, table: Table): boolean {
  return kind === "chat" && !table.yours.includes(seat ?? -1);
}
