/** The coach at a table: how far the introduction has come, which lessons were met, and what is advised now. */
import { getWorded } from "../../app/api";
import { Memory } from "../../app/memory";
import type { Tabletop } from "../tabletop.svelte";

interface Words {
  id: string;
  title: string;
  text: string;
  rules: string[];
}

export type Step = Words & { zones: string[] };
export type Lesson = Words;

interface Introduction {
  steps: Step[];
  lessons: number;
}

interface Advice {
  version: number;
  lessons: Lesson[];
  suggestion: { option: string; text: string; why: string } | null;
}

/** What this browser remembers of a coached table. */
interface Kept {
  step: number;
  met: string[];
  isAway: boolean;
}

/** More new lessons than so many wait for the next decision. */
const AT_ONCE = 2;

const memory = new Memory("eastfront-coach", 30, isKept);

function isKept(value: unknown): value is Kept {
  if (!(value instanceof Object && "step" in value && "met" in value && "isAway" in value)) return false;
  return typeof value.step === "number" && Array.isArray(value.met) && typeof value.isAway === "boolean";
}

export class Coaching {
  introduction: Introduction = $state.raw({ steps: [], lessons: 0 });
  advice: Advice | null = $state.raw(null);
  /** The lessons that are new at this moment, and those that were met before. */
  fresh: Lesson[] = $state.raw([]);
  known: Lesson[] = $state.raw([]);
  /** Why there is no advice. */
  problem: unknown = $state.raw(null);
  kept: Kept;

  constructor(private readonly top: Tabletop) {
    this.kept = $state(memory.read(top.id) ?? { step: 0, met: [], isAway: false });
  }

  get step(): Step | undefined {
    return this.introduction.steps[this.kept.step];
  }

  async introduce(): Promise<void> {
    this.introduction = await getWorded<Introduction>(`/games/${this.top.kit.game}/introduction`);
  }

  /** Asks for advice; what comes too late for its moment is passed over, be it a failure. */
  async ask(): Promise<void> {
    const { version } = this.top.position;
    this.problem = null;
    try {
      this.take(await getWorded<Advice>(`/tables/${this.top.id}/advice`, { seat: this.top.seat }));
    } catch (problem) {
      if (version === this.top.position.version) this.problem = problem;
    }
  }

  private take(found: Advice): void {
    if (found.version !== this.top.position.version) return;
    const isNew = (lesson: Lesson): boolean => !this.kept.met.includes(lesson.id);
    // What was new at this very moment stays so, however often it is asked about.
    if (this.advice?.version !== found.version) this.fresh = found.lessons.filter(isNew).slice(0, AT_ONCE);
    else this.fresh = found.lessons.filter((lesson) => this.fresh.some(({ id }) => id === lesson.id));
    this.known = found.lessons.filter((lesson) => !isNew(lesson) && !this.fresh.includes(lesson));
    this.advice = found;
    this.keep({ met: [...new Set([...this.kept.met, ...this.fresh.map(({ id }) => id)])] });
  }

  keep(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    memory.keep(this.top.id, this.kept);
  }
}

/** Marks the zones *names* on the table; gives what takes the marks away. */
export function pointAt(names: string[]): () => void {
  const found = names.flatMap((name) => [...document.querySelectorAll(`[data-zone="${CSS.escape(name)}"]`)]);
  found.forEach((zone) => zone.setAttribute("data-pointed", ""));
  found[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return () => found.forEach((zone) => zone.removeAttribute("data-pointed"));
}
