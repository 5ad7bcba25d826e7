/** Cards that glide: from where they were before a change of the screen to where they are after it. */
import { glideTime, isStill } from "../../app/settings.svelte";
import type { Notice } from "../../app/types";

const MOST = 24;
const STAGGER = 0.05;
/** How much longer than it should a flight may take, in milliseconds. */
const SLACK = 300;

interface Flight {
  zone: string;
  card: string;
  start: DOMRect;
  look: Element;
}

interface Landing {
  start: DOMRect;
  end: DOMRect;
  look: Element;
  /** The card itself, where it stands alone. */
  card: HTMLElement | null;
}

/** Makes *change*, and lets the cards of *notices* glide there; the promise ends with the last of them. */
export async function glide(notices: Notice[], change: () => Promise<void>): Promise<void> {
  if (isStill() || document.hidden) {
    await change();
    return;
  }
  const flights = moves(notices).flatMap(([notice, card]) => depart(notice, card));
  await change();
  // All are measured before the first ghost is put on the page, which would have it laid out again for the next.
  const landings = flights.flatMap(arrive);
  await Promise.all(landings.map((landing, place) => land(landing, place)));
}

/** Ends every flight at once. */
export function skipFlights(): void {
  for (const ghost of layer().children) ghost.getAnimations().forEach((animation) => animation.finish());
}

function moves(notices: Notice[]): [Notice, string][] {
  const moving = notices.filter(({ origin, target }) => origin && target && origin !== target);
  return moving.flatMap((notice) => notice.cards.map((card): [Notice, string] => [notice, card])).slice(0, MOST);
}

function depart(notice: Notice, card: string): Flight[] {
  const zone = zoneElement(notice.origin);
  const look = zone && (cardIn(zone, card) ?? zone.querySelector("[data-card]") ?? null);
  const start = (look ?? zone)?.getBoundingClientRect();
  if (!start?.width || !look) return [];
  return [{ zone: notice.target, card, start, look: look.cloneNode(true) as Element }];
}

function arrive({ zone: name, card, start, look }: Flight): Landing[] {
  const zone = zoneElement(name);
  const place = zone && (cardIn(zone, card) ?? zone.querySelector("[data-card]") ?? zone);
  if (!place) return [];
  const seen = place.hasAttribute("data-card") ? (place.cloneNode(true) as Element) : look;
  return [{ start, end: place.getBoundingClientRect(), look: seen, card: isAlone(place, card) ? place : null }];
}

async function land({ start, end, look, card }: Landing, place: number): Promise<void> {
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.append(look);
  // A card is not in two places; seen through, it keeps the focus that it may have.
  if (card) card.style.opacity = "0";
  ghost.style.width = `${start.width}px`;
  ghost.style.height = `${start.height}px`;
  layer().append(ghost);
  const path = [
    { transform: `translate(${start.x}px, ${start.y}px)` },
    { transform: `translate(${end.x}px, ${end.y}px) scale(${scale(end, start)})` },
  ];
  const timing = { duration: glideTime() * 1000, delay: place * STAGGER * 1000, easing: "ease-in-out", fill: "both" } as const;
  const landed = ghost.animate(path, timing).finished.catch(() => undefined);
  // A page that is not painted does not move: nobody waits for ever.
  await Promise.race([landed, new Promise((done) => setTimeout(done, timing.delay + timing.duration + SLACK))]);
  if (card) card.style.opacity = "";
  ghost.remove();
}

/** Whether an element is this one card, not a pile of which it is a part. */
function isAlone(element: Element, card: string): element is HTMLElement {
  return element instanceof HTMLElement && element.dataset["card"] === card && card !== "back" && !element.matches(".stack");
}

function scale(end: DOMRect, start: DOMRect): number {
  return Math.max(0.3, Math.min(3, end.width / start.width));
}

function zoneElement(name: string): Element | null {
  return document.querySelector(`[data-zone="${CSS.escape(name)}"]`);
}

function cardIn(zone: Element, card: string): Element | null {
  const found = zone.querySelectorAll(`[data-card="${CSS.escape(card)}"]`);
  return found[found.length - 1] ?? null;
}

function layer(): Element {
  const found = document.querySelector(".flights");
  if (found) return found;
  const made = document.createElement("div");
  made.className = "flights";
  made.ariaHidden = "true";
  // Clones of buttons must not be reached by keyboard.
  made.inert = true;
  document.body.append(made);
  return made;
}
