/** Decisions with a single answer, which need nobody to answer them. */
import { settings } from "../../app/settings.svelte";
import type { Option } from "../../app/types";
import { recap } from "../../replay/recap.svelte";
import type { Tabletop } from "../tabletop.svelte";
import { isTakenBack } from "./standing";

/** How long a question stands before it is answered, in milliseconds: long enough to be seen. */
export const BEAT = 900;

/**
 * Returns the option that is taken for whoever sits here, if he wants that.
 *
 * Only among computer players: other people would learn from haste that there was nothing to choose. Never
 * after something was taken back, which would be done again at once, nor where a coach explains each question.
 */
export function onlyChoice(top: Tabletop): Option | null {
  const options = top.isAsked ? (top.decision?.options ?? []) : [];
  const isWanted = settings.only && !top.hasOthers && top.table.yours.length === 1 && top.table.origin["kind"] !== "coach";
  const isReady = top.isPresent && !top.waiting && top.link === "live" && !recap.scene;
  if (options.length !== 1 || options[0]!.caution || !isWanted || !isReady || isTakenBack(top.log)) return null;
  return options[0]!;
}
