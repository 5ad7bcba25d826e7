/** Listening to a table from now on: what happened before one came is loaded when it may, and is no news. */
import { untrack } from "svelte";
import type { TableEvent } from "../app/types";
import type { Tabletop } from "./tabletop.svelte";

export class Ear {
  private top: Tabletop | null = null;
  private heard = 0;

  /** Returns the events of *top* that are news since this was asked last. */
  news(top: Tabletop): TableEvent[] {
    const { log } = top;
    const present = untrack(() => top.position.seq);
    // Another table, or one that was set back: all that is there is the past.
    if (this.top !== top || present < this.heard) this.heard = present;
    this.top = top;
    const fresh = log.filter((event) => event.seq > this.heard);
    this.heard = fresh.at(-1)?.seq ?? this.heard;
    return fresh;
  }
}
