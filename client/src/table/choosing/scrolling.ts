/** What scrolls: which way a finger would move it, how it moves under what is dragged, and what it hides. */

/** So near to its edge what is dragged moves a scroller on, in pixels, and so far with every picture. */
const EDGE = 44;
const PACE = 9;
/** Less than this, in pixels, is not worth scrolling for. */
const SLIVER = 8;

/** Returns which ways the nearest scroller around *element* goes; the page, if there is none. */
export function scrollerOf(element: Element): { x: boolean; y: boolean } {
  for (let each = element.parentElement; each && each !== document.documentElement; each = each.parentElement) {
    const found = ways(each);
    if (found.x || found.y) return found;
  }
  const page = document.documentElement;
  return { x: false, y: page.scrollHeight > page.clientHeight + 1 };
}

/** Returns which ways an element scrolls. */
export function ways(element: Element): { x: boolean; y: boolean } {
  const { overflowX, overflowY } = getComputedStyle(element);
  return {
    x: isMovable(overflowX) && element.scrollWidth > element.clientWidth + 1,
    y: isMovable(overflowY) && element.scrollHeight > element.clientHeight + 1,
  };
}

function isMovable(overflow: string): boolean {
  return overflow === "auto" || overflow === "scroll";
}

/** Moves every scroller on at whose edge a point is. */
export function scrollNear(x: number, y: number): void {
  for (let each = document.elementFromPoint(x, y); each; each = each.parentElement) {
    const box = each.getBoundingClientRect();
    const found = ways(each);
    if (found.x) each.scrollLeft += PACE * side(x, box.left, box.right);
    if (found.y) each.scrollTop += PACE * side(y, box.top, box.bottom);
  }
}

function side(at: number, low: number, high: number): -1 | 0 | 1 {
  if (high - low < 3 * EDGE) return 0;
  return at < low + EDGE ? -1 : at > high - EDGE ? 1 : 0;
}

/** Which way some of what is in a scroller lies beyond what is seen of it, if any does. */
export function hidesMore(element: Element): "down" | "on" | "" {
  const { x, y } = ways(element);
  if (y && element.scrollHeight - element.scrollTop - element.clientHeight > SLIVER) return "down";
  return x && element.scrollWidth - element.scrollLeft - element.clientWidth > SLIVER ? "on" : "";
}

/** Scrolls *scroller*, and nothing around it, until *child* is seen. */
export function showIn(scroller: Element, child: Element): void {
  const room = scroller.getBoundingClientRect();
  const box = child.getBoundingClientRect();
  const below = box.bottom - room.bottom + EDGE / 2;
  if (below > 0) scroller.scrollTop += Math.min(below, box.top - room.top);
  else if (box.top < room.top) scroller.scrollTop += box.top - room.top;
}
