/** Catching up: how far somebody has seen a table, and the past that its board shows meanwhile. */
import { Memory } from "../app/memory";
import type { Past } from "./past.svelte";

class Recap {
  /** What the board shows instead of the present. */
  scene: Past | null = $state.raw(null);
}

export const recap = new Recap();

/** The version that was seen last, by table and seat. */
export const seen = new Memory("eastfront-seen", 200, (value) => typeof value === "number");
