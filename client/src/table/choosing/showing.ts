/** Bringing into sight, on a board that scrolls, what has come to matter; but not before somebody who reads. */
import { untrack } from "svelte";
import { isStill } from "../../app/settings.svelte";
import { looking } from "../things/looking.svelte";
import { held } from "../things/zoom.svelte";
import { ways } from "./scrolling";

/** Whoever has moved a board himself goes on reading for so long, in milliseconds. */
const READING = 2500;

/** When somebody moved a part of a board last. */
const moved = new WeakMap<Element, number>();

/** Notes when somebody moves *room* himself. */
export function heed(room: Element): () => void {
  const note = (): void => void moved.set(room, performance.now());
  room.addEventListener("wheel", note, { passive: true });
  room.addEventListener("touchmove", note, { passive: true });
  return () => {
    room.removeEventListener("wheel", note);
    room.removeEventListener("touchmove", note);
  };
}

/** Whether somebody reads just now: a card held up, a pile, or what he has moved *room* to. */
export function isRead(room: Element): boolean {
  const isHeld = untrack(() => held.now !== null || looking.now !== null);
  return isHeld || performance.now() - (moved.get(room) ?? -Infinity) < READING;
}

/** Does *work* once the next picture is painted: looking where things are would hold it up. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** Moves *room* to a thing of the first of *places* that has any, unless one is in sight, or somebody reads.
 *  What lies *together* with it is seen as well, if there is room for it. */
export function show(room: Element, places: string[], together = ""): void {
  const things = places.map((place) => [...room.querySelectorAll(place)]).find((found) => found.length > 0);
  if (!things || isRead(room) || things.some((thing) => isSeen(thing, room))) return;
  const all = together ? things[0]!.closest(together) : null;
  bring(things[0]!, all && all.clientHeight <= room.clientHeight ? all : things[0]!, room);
}

/** Whether a thing is seen from top to bottom, and its middle neither cut off nor covered. */
function isSeen(thing: Element, room: Element): boolean {
  const [box, frame, { x, y }] = [thing.getBoundingClientRect(), room.getBoundingClientRect(), middle(thing)];
  const isWhole = box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
  return isWhole && thing.contains(document.elementFromPoint(x, y));
}

/** Scrolls everything around *thing* up to *room* until the thing is in the middle across, and *all* from top to bottom. */
function bring(thing: Element, all: Element, room: Element): void {
  for (let each = thing.parentElement; each && room.contains(each); each = each.parentElement) {
    const { x, y } = ways(each);
    const left = x ? middle(thing).x - middle(each).x : 0;
    const top = y ? heightOf(all, each) : 0;
    each.scrollBy({ left, top, behavior: isStill() ? "instant" : "smooth" });
  }
}

/** How far *thing* is from the middle of *scroller*, or from its top where it is too high. */
function heightOf(thing: Element, scroller: Element): number {
  const [box, frame] = [thing.getBoundingClientRect(), scroller.getBoundingClientRect()];
  return box.height > frame.height ? box.top - frame.top : middle(thing).y - middle(scroller).y;
}

function middle(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
