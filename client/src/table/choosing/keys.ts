/** The keyboard at the table: letters take options, arrows go from thing to thing. */

/** The keys of options in their order; s, u and z have other uses. */
const LETTERS = "abcdefghijklmnopqrtvwxyABCDEFGHIJKLMNOPQRTVWXY";

export function letterOf(place: number): string {
  return LETTERS[place] ?? "";
}

export function placeOf(letter: string): number {
  return letter.length === 1 ? LETTERS.indexOf(letter) : -1;
}

/** Whether somebody is writing, so that letters are letters. */
export function isWriting(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return target.matches("input, select, textarea, [contenteditable]") || event.ctrlKey || event.metaKey || event.altKey;
}

const OPTION = ".options [data-thing]";
/** Where one begins: at what may be chosen from the hand, else at the first option, else anywhere. */
const START = ['[data-zone^="hand"] .lit[data-thing]', OPTION, "[data-thing]"];

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus to the next thing in the direction of an arrow; says whether there was one. */
export function step(key: string): boolean {
  const way = STEPS[key];
  if (!way) return false;
  const things = [...document.querySelectorAll<HTMLElement>("[data-thing]")].filter((each) => each.checkVisibility());
  const now = document.activeElement;
  const next = now instanceof HTMLElement && now.matches("[data-thing]") ? nearest(now, things, way) : first(START);
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return next !== undefined;
}

/** Where one would look for another thing after *thing* is gone: in its zones, from within, or among the options. */
export function placesNear(thing: Element): string[] {
  const places = [];
  for (let zone = thing.closest("[data-zone]"); zone; zone = zone.parentElement?.closest("[data-zone]") ?? null) {
    places.push(`[data-zone="${CSS.escape(zone.getAttribute("data-zone")!)}"] .lit[data-thing]`);
  }
  return thing.closest(".options") ? [...places, OPTION] : places;
}

/** Sets the focus anew after a thing has left the page: *near* where it was, or where one begins. */
export function refocus(near: string[]): void {
  (first(near) ?? first(START))?.focus({ preventScroll: true });
}

function first(places: string[]): HTMLElement | undefined {
  return places.map((place) => document.querySelector<HTMLElement>(place)).find((found) => found !== null) ?? undefined;
}

function nearest(now: HTMLElement, things: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const from = centre(now);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const thing of things) {
    const to = centre(thing);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy + (to.y - from.y) * dx);
    // A step goes mainly in its direction.
    const far = along + aside * 2.5;
    if (along > 4 && far < least) {
      least = far;
      best = thing;
    }
  }
  return best;
}

function centre(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
