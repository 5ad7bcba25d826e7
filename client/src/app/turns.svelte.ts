/** Tables that begin to wait for me: told on the page, and by the browser where I have allowed it. */
import { gameInfo } from "./library";
import { me } from "./person.svelte";
import { place } from "./router.svelte";
import { settings } from "./settings.svelte";
import { Connection } from "./sockets";
import { complain } from "./toasts.svelte";
import { t } from "./words.svelte";

interface Told {
  type: "turn" | "problem";
  table: string;
  seat: number;
  game: string;
  version: number;
}

export interface Turn {
  table: string;
  title: string;
}

/** The code of a connection that the server knows nobody for. */
const NOBODY = 4401;

/** The tables that wait, other than the one that is looked at; the latest first. */
export const turns: Turn[] = $state([]);

/** Listens for turns as long as the server knows somebody here; called once, by the app. */
export function followTurns(): void {
  $effect(() => {
    // Another person's turns come by another connection.
    void me.login;
    turns.length = 0;
    return me.is_known ? listen() : undefined;
  });
  $effect(() => forget(place.path));
}

function forget(path: string): void {
  const found = turns.findIndex((turn) => path === `/tables/${turn.table}`);
  if (found >= 0) turns.splice(found, 1);
}

/** Keeps a connection until what it returns is called. */
function listen(): () => void {
  const connection = new Connection(() => "/api/me/live", {
    heard: (told) => void take(told as Told).catch(complain),
    lost: (code) => code !== NOBODY,
  });
  return () => connection.end();
}

async function take(told: Told): Promise<void> {
  if (told.type !== "turn") return;
  const { title } = await gameInfo(told.game);
  const isHere = place.path === `/tables/${told.table}`;
  if (!isHere && !turns.some((turn) => turn.table === told.table)) turns.unshift({ table: told.table, title });
  if (document.hidden) notify(told.table, title);
}

export function canNotify(): boolean {
  return "Notification" in window;
}

/** Asks the browser for leave to notify; returns whether it was given. */
export async function askLeave(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

function notify(table: string, title: string): void {
  if (!settings.notifications || !canNotify() || Notification.permission !== "granted") return;
  try {
    // Several windows tell the same; the tag makes one of it.
    const told = new Notification(t("turn-title"), { body: t("turn-text", { game: title }), tag: table, icon: "/favicon.svg" });
    told.onclick = () => {
      window.focus();
      location.assign(`/tables/${table}`);
    };
  } catch {
    // Some telephones allow notifications from workers only; the page tells of the turn all the same.
  }
}
