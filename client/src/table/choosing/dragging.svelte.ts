/** Dragging a lit card to where it would go, with mouse, pen or finger alike. */
import type { Option } from "../../app/types";
import { choose } from "./choosing.svelte";
import { openMenu } from "./menu.svelte";
import type { Scene } from "../scene.svelte";
import { scrollerOf, scrollNear } from "./scrolling";

const THRESHOLD = 8;

/** The zones that what is dragged may be dropped on. */
export const dropping: { zones: string[] } = $state({ zones: [] });

/** A thing under a pointer. */
interface Grip {
  element: HTMLElement;
  /** What it is called. */
  title: string;
  /** Whether a finger has rested on it long enough to take it anywhere. */
  isHeld: () => boolean;
  /** It is no longer where it was touched. */
  onstir: () => void;
}

/** Follows the pointer that went down on a thing; where it leaves its place, the thing is dragged. */
export function drag(down: PointerEvent, scene: Scene, zone: string, noun: string, grip: Grip): void {
  const drops = scene.dropsOf(zone, noun);
  if (!drops.size || down.button || dropping.zones.length) return;
  let ghost: HTMLElement | null = null;
  let last = down;
  const place = grip.element.getBoundingClientRect();
  const [x, y] = [down.clientX - place.left, down.clientY - place.top];

  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    last = event;
    if (!ghost && !isFar(down, event)) return;
    if (!ghost) {
      grip.onstir();
      // What is not taken scrolls, and says so by a cancelled pointer.
      if (!isTaken(down, event, grip)) return end();
      ghost = lift(grip.element, [...drops.keys()]);
      requestAnimationFrame(scroll);
    }
    ghost.style.transform = `translate(${event.clientX - x}px, ${event.clientY - y}px)`;
  };
  // What is dragged to the edge goes on to what lies beyond it.
  const scroll = (): void => {
    if (!ghost) return;
    scrollNear(last.clientX, last.clientY);
    requestAnimationFrame(scroll);
  };
  const drop = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    const target = ghost && event.type === "pointerup" ? targetUnder(event, drops) : undefined;
    if (ghost) swallowClick(grip.element);
    end();
    const options = drops.get(target?.dataset["zone"] ?? "") ?? [];
    if (options.length === 1) choose(scene, options[0]!);
    else if (target && options.length) openMenu(grip.title, options, target);
  };
  const cancel = (event: KeyboardEvent): void => {
    if (!ghost || event.key !== "Escape") return;
    event.stopPropagation();
    event.preventDefault();
    // The button is still down: where it comes up nothing is clicked.
    addEventListener("pointerup", () => swallowClick(grip.element), { once: true });
    end();
  };
  const end = (): void => {
    ghost?.remove();
    ghost = null;
    dropping.zones = [];
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", drop);
    removeEventListener("pointercancel", drop);
    removeEventListener("keydown", cancel, true);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", drop);
  addEventListener("pointercancel", drop);
  addEventListener("keydown", cancel, true);
}

/** Keeps a finger that drags from scrolling; listens all the time, since browsers ask before the finger moves. */
export function holdStill(element: HTMLElement): () => void {
  const hinder = (event: TouchEvent): void => {
    if (dropping.zones.length && event.cancelable) event.preventDefault();
  };
  element.addEventListener("touchmove", hinder, { passive: false });
  return () => element.removeEventListener("touchmove", hinder);
}

function isFar(down: PointerEvent, event: PointerEvent): boolean {
  return Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > THRESHOLD;
}

/** Whether a thing is dragged: a finger that goes along what scrolls scrolls it, unless it has rested before. */
function isTaken(down: PointerEvent, event: PointerEvent, { element, isHeld }: Grip): boolean {
  if (down.pointerType !== "touch" || isHeld()) return true;
  const isAcross = Math.abs(event.clientX - down.clientX) > Math.abs(event.clientY - down.clientY);
  const scrolls = scrollerOf(element);
  return !(isAcross ? scrolls.x : scrolls.y);
}

function lift(element: HTMLElement, zones: string[]): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "ghost dragged";
  ghost.style.width = `${element.offsetWidth}px`;
  ghost.append(element.cloneNode(true));
  ghost.inert = true;
  document.body.append(ghost);
  dropping.zones = zones;
  return ghost;
}

function targetUnder(event: PointerEvent, drops: Map<string, Option[]>): HTMLElement | undefined {
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  const zones = under.flatMap((each) => each.closest<HTMLElement>("[data-zone]") ?? []);
  return zones.find((each) => drops.has(each.dataset["zone"]!));
}

/** What was dragged is not clicked, too. */
function swallowClick(element: HTMLElement): void {
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  element.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => element.removeEventListener("click", stop, { capture: true }), 0);
}
