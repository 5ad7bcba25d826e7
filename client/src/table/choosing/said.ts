/** The keyboard's way from a thing to what was said about it, and back. */
import { placesNear, refocus } from "./keys";

/** Where sentences about things stand: beside the card that is held up, or alone, the latest last. */
const BESIDE = ".zoom.stays";
const ALONE = ".toasts";

interface Spoken {
  thing: Element;
  near: string[];
  /** Whether a rule was named that nobody has gone to yet. */
  leadsOn: boolean;
}

/** Of what something was said last. */
let spoken: Spoken | null = null;

/** Notes that something was said of *thing*, perhaps with a *rule*. */
export function speakOf(thing: Element, rule = ""): void {
  spoken = { thing, near: placesNear(thing), leadsOn: rule !== "" };
}

/** Moves the focus from the thing that was spoken of to the rule, once; says whether it did. */
export function goToSaid(): boolean {
  const rule = ruleIn(BESIDE) ?? ruleIn(ALONE);
  if (!spoken?.leadsOn || document.activeElement !== spoken.thing || !rule) return false;
  spoken.leadsOn = false;
  rule.focus();
  return true;
}

function ruleIn(place: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`${place} a`)].at(-1);
}

/** Moves the focus from what was said back to the thing, or to what is near where it was. */
export function goBack(): void {
  if (!spoken || !document.activeElement?.closest(`${BESIDE}, ${ALONE}`)) return;
  const { thing, near } = spoken;
  spoken = null;
  if (thing instanceof HTMLElement && thing.isConnected) thing.focus();
  else refocus(near);
}

/** Forgets what was spoken of. */
export function forgetSaid(): void {
  spoken = null;
}
