/** Which page an address names. Each is loaded when it is first needed. */
import type { Component } from "svelte";
import Stale from "./shared/Stale.svelte";

interface Found {
  load: () => Promise<{ default: Component<Record<string, string>> }>;
  given: Record<string, string>;
}

const PAGES: [RegExp, () => Promise<unknown>][] = [
  [/^\/$/, () => import("./Home.svelte")],
  [/^\/set-up\/(?<game>[\w-]+)$/, () => import("./SetUp.svelte")],
  [/^\/learn\/(?<game>[\w-]+)$/, () => import("./Learn.svelte")],
  [/^\/join$/, () => import("./Join.svelte")],
  [/^\/join\/(?<id>[\w-]+)$/, () => import("./JoinTable.svelte")],
  [/^\/seat\/(?<token>[\w-]+)$/, () => import("./MoveSeat.svelte")],
  [/^\/mine$/, () => import("./Mine.svelte")],
  [/^\/watch$/, () => import("./Watch.svelte")],
  [/^\/settings$/, () => import("./Settings.svelte")],
  [/^\/credits$/, () => import("./Credits.svelte")],
  [/^\/cards$/, () => import("./Cards.svelte")],
  [/^\/cards\/(?<game>[\w-]+)$/, () => import("./CardsOf.svelte")],
  [/^\/rules$/, () => import("./Rules.svelte")],
  [/^\/rules\/(?<game>[\w-]+)$/, () => import("./RulesOf.svelte")],
  [/^\/tables\/(?<id>[\w-]+)$/, () => import("./Table.svelte")],
  [/^\/replays$/, () => import("./Replays.svelte")],
  [/^\/replays\/(?<id>[\w-]+)$/, () => import("./Replay.svelte")],
];

export function pageAt(path: string): Found {
  for (const [pattern, load] of PAGES) {
    const match = pattern.exec(path);
    if (match) return { load: loader(load), given: { ...match.groups } };
  }
  return { load: loader(() => import("./Missing.svelte")), given: {} };
}

/** A page that does not come is replaced by one that says so, which is always at hand. */
function loader(load: () => Promise<unknown>): Found["load"] {
  return () => (load() as ReturnType<Found["load"]>).catch(() => ({ default: Stale }));
}
