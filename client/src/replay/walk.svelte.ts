/** Going through a game's past: step by step, turn by turn, or by itself. */
import { flushSync } from "svelte";
import { settings, type Speed } from "../app/settings.svelte";
import type { Table } from "../app/types";
import { glide, skipFlights } from "../table/things/flights";
import type { Kit } from "../table/scene.svelte";
import { Past } from "./past.svelte";
import { type Look, type Step, Steps } from "./steps";

/** How long a step is shown when the game plays by itself, in milliseconds. */
const BEATS: Record<Speed, number> = { off: 1600, slow: 2400, normal: 1400, fast: 650 };
/** Whoever drags a slider does not want every point on the way. */
const SETTLING = 90;
/** How many steps ahead are asked for beforehand. */
const AHEAD = 4;

export class Walk {
  readonly scene: Past;
  /** The version that is wanted; the scene may be a moment behind. */
  at: number = $state(1);
  isPlaying: boolean = $state(false);
  /** Why the version that is wanted cannot be shown. */
  problem: string = $state("");
  /** The step before the one that is shown: what was asked and chosen there led here. */
  before: Step | null = $state.raw(null);
  /** Versions at which turns begin, in order. */
  turns: number[] = $state.raw([]);

  private steps: Steps = $state.raw() as Steps;
  private ticket = 0;
  private run = 0;

  constructor(
    kit: Kit,
    table: Table,
    steps: Steps,
    shown: { step: Step; before: Step | null },
    readonly last: number,
    readonly first: number = 1,
  ) {
    this.steps = steps;
    this.scene = new Past(kit, table, shown.step, () => this.next());
    this.before = shown.before;
    this.at = shown.step.version;
    this.lookAhead();
  }

  get look(): Look {
    return this.steps.look;
  }

  /** Looks at the same point from elsewhere. */
  async lookFrom(look: Look): Promise<void> {
    this.steps = new Steps(this.steps.id, look);
    await this.go(this.at);
  }

  /** Goes to *version*; to the next one its cards glide, unless somebody is in a hurry. */
  async go(version: number, isHurried = false): Promise<void> {
    const wanted = Math.max(this.first, Math.min(this.last, version));
    const ticket = ++this.ticket;
    this.at = wanted;
    skipFlights();
    if (!this.steps.has(wanted)) await pause(SETTLING);
    if (ticket !== this.ticket) return;
    try {
      const { step, before } = await fetchStep(this.steps, wanted);
      if (ticket !== this.ticket) return;
      const isNext = wanted === this.scene.step.version + 1;
      const notices = isNext && !isHurried ? (step.event?.notices ?? []) : [];
      const glided = glide(notices, () => this.show(step, before));
      // Whoever drags the slider asks for what is around it when he lets go.
      if (isNext || !isHurried) this.lookAhead();
      await glided;
    } catch (problem) {
      if (ticket !== this.ticket) return;
      this.problem = problem instanceof Error ? problem.message : String(problem);
      this.stop();
    }
  }

  private show(step: Step, before: Step | null): Promise<void> {
    flushSync(() => {
      this.problem = "";
      this.before = before;
      this.scene.step = step;
    });
    return Promise.resolve();
  }

  /** Asks beforehand for where somebody may go next. */
  lookAhead(): void {
    const ahead = Array.from({ length: AHEAD }, (_, place) => this.at + 1 + place);
    const turns = [this.nextTurn, this.turnBefore].flatMap((turn) => [turn - 1, turn]);
    const wanted = [ahead[0]!, this.at - 2, ...turns, ...ahead.slice(1)];
    void this.steps.prepare(wanted.filter((version) => version >= this.first && version <= this.last));
  }

  next(isHurried = false): void {
    if (this.at < this.last) void this.go(this.at + 1, isHurried);
  }

  back(): void {
    if (this.at > this.first) void this.go(this.at - 1);
  }

  /** Where the next turn begins, or the end. */
  get nextTurn(): number {
    return this.turns.find((turn) => turn > this.at) ?? this.last;
  }

  /** Where the turn begins that one is in, or the one before if one is there already. */
  get turnBefore(): number {
    return this.turns.findLast((turn) => turn < this.at) ?? this.first;
  }

  toggle(): void {
    if (this.isPlaying) this.stop();
    else void this.play();
  }

  stop(): void {
    this.run++;
    this.isPlaying = false;
  }

  /** Plays by itself until the end, or until somebody stops it; from the end again from the beginning. */
  async play(): Promise<void> {
    const run = ++this.run;
    this.isPlaying = true;
    if (this.at >= this.last) await this.go(this.first);
    while (run === this.run && this.at < this.last) {
      const rest = pause(BEATS[settings.speed]);
      await this.go(this.at + 1);
      await rest;
    }
    if (run === this.run) this.isPlaying = false;
  }
}

/** Returns the step at *version* with the one before it. */
export async function fetchStep(steps: Steps, version: number): Promise<{ step: Step; before: Step | null }> {
  const former = version > 1 ? steps.at(version - 1).catch(() => null) : null;
  return { step: await steps.at(version), before: await former };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
