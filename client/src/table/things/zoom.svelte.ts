/** The card that is held up to be read: by hovering, a long press, or a key. */
import { speakOf } from "../choosing/said";

interface Held {
  card: string;
  /** What the card hangs beside. */
  anchor: DOMRect;
  /** Why it may not be used now, if somebody has tried. */
  why: { text: string; rule: string } | null;
  /** Whether it stays until it is put down. */
  stays: boolean;
}

class Hand {
  now: Held | null = $state.raw(null);
}

export const held = new Hand();

export function hold(card: string, element: Element, stays = false, why: Held["why"] = null): void {
  if (stays) speakOf(element, why?.rule);
  held.now = { card, anchor: element.getBoundingClientRect(), why, stays };
}

export function putDown(evenIfItStays = true): void {
  if (held.now && (evenIfItStays || !held.now.stays)) held.now = null;
}
