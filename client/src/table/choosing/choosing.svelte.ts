/** Taking an option, or taking one back: at once, or after a question where that is wiser. */
import { settings } from "../../app/settings.svelte";
import { say } from "../../app/toasts.svelte";
import type { Option } from "../../app/types";
import { t } from "../../app/words.svelte";
import type { Scene } from "../scene.svelte";
import type { Tabletop } from "../tabletop.svelte";

interface Doubted {
  title: string;
  text: string;
  goOn: () => void;
  /** Whether it still can be done. */
  stands: () => boolean;
  /** Sees to it that this is not asked again, where one may wish so. */
  silence?: () => void;
}

class Doubt {
  now: Doubted | null = $state.raw(null);
}

export const doubt = new Doubt();

export function choose(scene: Scene, option: Option): void {
  if (!option.caution || settings.caution === "never") return scene.choose(option);
  doubt.now = {
    title: t("doubt-title", { option: option.text }),
    text: option.caution.text,
    goOn: () => scene.choose(option),
    stands: () => Boolean(scene.decision?.options.includes(option)),
    silence: () => (settings.caution = "never"),
  };
}

/** Takes the last choice back, or says why that cannot be. */
export function takeBack(top: Tabletop): void {
  if (top.canTakeBack) top.undo();
  else say(t("table-undo-nothing"));
}

/** Takes back by a key, which is pressed by mistake sooner than a button: others are not bothered unasked. */
export function takeBackByKey(top: Tabletop): void {
  if (!top.canTakeBack || !top.hasOthers) return takeBack(top);
  doubt.now = {
    title: t("doubt-undo"),
    text: t("doubt-undo-text"),
    goOn: () => top.undo(),
    stands: () => top.canTakeBack,
  };
}
