/** Sentences that are said once: what went wrong, what was done. They are read aloud, too. */

/** A clause of a game. */
interface Cited {
  game: string;
  rule: string;
}

interface Toast {
  id: number;
  text: string;
  cited: Cited;
  bad: boolean;
}

const NOTHING: Cited = { game: "", rule: "" };
let count = 0;

export const toasts: Toast[] = $state([]);

/** Says a sentence; one that still stands is said anew instead of twice. */
export function say(text: string, bad = false, cited = NOTHING): void {
  const same = toasts.find((toast) => toast.text === text && toast.bad === bad);
  if (same) dismiss(same.id);
  toasts.push({ id: ++count, text, cited, bad });
  if (toasts.length > 3) toasts.shift();
}

/** Says what went wrong, with the clause of *game* that forbids it. */
export function complain(problem: unknown, game = ""): void {
  const rule = problem instanceof Object && "rule" in problem ? String(problem.rule) : "";
  say(problem instanceof Error ? problem.message : String(problem), true, { game, rule });
}

export function dismiss(id: number): void {
  const place = toasts.findIndex((toast) => toast.id === id);
  if (place >= 0) toasts.splice(place, 1);
}
