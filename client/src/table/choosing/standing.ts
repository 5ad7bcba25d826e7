/** Which choices still stand, as the log tells. */
import type { TableEvent } from "../../app/types";

const TAKEN_BACK = ["undo", "take-back"];

/** Whether the last thing that was done at a table was taking something back. */
export function isTakenBack(log: TableEvent[]): boolean {
  const last = log.findLast((event) => event.kind === "entry");
  return TAKEN_BACK.includes(last?.entry?.entry ?? "");
}

/** Returns whether a choice of *seat* stands that was made in *log*. */
export function hasChosen(log: TableEvent[], seat: number): boolean {
  const standing: number[] = [];
  for (const { entry } of log) {
    if (entry?.seat === undefined) continue;
    if (entry.entry === "choice") standing.push(entry.seat);
    else if (entry.entry === "undo") standing.pop();
    else if (entry.entry === "take-back") standing.length = Math.max(0, standing.lastIndexOf(entry.seat));
  }
  return standing.includes(seat);
}
