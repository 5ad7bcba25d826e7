/** The points of a game's past: asked for once, and beforehand where somebody is likely to go next. */
import { getWorded } from "../app/api";
import type { Decision, Message, Outcome, Plain, TableEvent } from "../app/types";

/** What a seat took, what it had been asked, and how many options it had. */
interface Chosen {
  seat: number;
  name: string;
  message: Message;
  text: string;
  question: string;
  options: number;
}

/** A game as it was after a line of its log. */
export interface Step {
  version: number;
  last: number;
  seat: number | null;
  event: TableEvent | null;
  view: Plain;
  figures: Plain;
  decision: Decision | null;
  /** What was chosen then, where one may know it. */
  chosen: Chosen | null;
  outcome: Outcome | null;
  whole: { views: Plain[]; zones: Record<string, string[]> } | null;
}

/** From where one looks at the past: a seat, or nobody's; with *whole* nothing is hidden. */
export interface Look {
  seat: number | null;
  whole: boolean;
}

/** How many steps are kept; those that were asked for longest ago go first. */
const KEPT = 400;

export class Steps {
  private readonly kept = new Map<number, Promise<Step>>();
  private wave = 0;

  constructor(
    readonly id: string,
    readonly look: Look,
  ) {}

  has(version: number): boolean {
    return this.kept.has(version);
  }

  at(version: number): Promise<Step> {
    const found = this.kept.get(version);
    if (found) return found;
    const asked = this.ask(version);
    this.kept.set(version, asked);
    asked.catch(() => this.kept.delete(version));
    const oldest = this.kept.keys().next().value;
    if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest);
    return asked;
  }

  private ask(version: number): Promise<Step> {
    const { seat, whole } = this.look;
    const given = { at: version, seat, whole: whole || null, spectator: seat === null ? true : null };
    return getWorded<Step>(`/tables/${this.id}/replay`, given);
  }

  /** Asks for *versions* beforehand, one after the other, until others are wanted more. */
  async prepare(versions: number[]): Promise<void> {
    const wave = ++this.wave;
    for (const version of versions) {
      if (wave !== this.wave) return;
      await this.at(version).catch(() => undefined);
    }
  }
}
