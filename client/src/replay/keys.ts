/** The keyboard of a replay: arrows step, with shift or by pages from turn to turn, space plays. */

type Key = "next" | "back" | "turn-next" | "turn-back" | "first" | "last" | "toggle" | "put-down";

const KEYS: Record<string, Key> = {
  ArrowRight: "next",
  ArrowLeft: "back",
  PageDown: "turn-next",
  PageUp: "turn-back",
  Home: "first",
  End: "last",
  " ": "toggle",
  Escape: "put-down",
};

const TURNS: Partial<Record<Key, Key>> = { next: "turn-next", back: "turn-back" };

/** Returns what a key means; nothing where it belongs to what has the focus. */
export function keyOf(event: KeyboardEvent): Key | null {
  const key = KEYS[event.key];
  const target = event.target as HTMLElement;
  if (!key || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (target.matches("select, textarea, input:not([type=range]), [contenteditable]")) return null;
  if (key === "toggle" && target.matches("button, a, summary")) return null;
  return (event.shiftKey && TURNS[key]) || key;
}
