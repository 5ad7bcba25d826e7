/** A table as it is being set up: what was chosen, what follows from it, and what cannot be. */
import type { Clock, Edition, GameInfo, Level, Question } from "../../app/types";
import { Memory } from "../../app/memory";
import { firstLevel, ME, OPEN, seatsOf, type Sitter } from "./sitters";

export type Visibility = "public" | "private";

interface Kept {
  edition: string;
  sitters: Sitter[];
  options: Record<string, string>;
  clock: Clock;
  visibility: Visibility;
  /** Absent where it was kept before there were training tables. */
  training?: boolean;
}

const CLOCKS: Record<Clock["kind"], Clock> = {
  none: { kind: "none" },
  move: { kind: "move", seconds: 300 },
  bank: { kind: "bank", seconds: 3600, increment: 10 },
  days: { kind: "days", days: 2 },
};

/** What was set up last, by game. */
const memory = new Memory("eastfront-set-up", 20, isKept);

function isKept(value: unknown): value is Kept {
  const { edition, sitters, options, clock, visibility } = (value ?? {}) as Partial<Kept>;
  const isWhole = typeof edition === "string" && Array.isArray(sitters) && options instanceof Object && clock instanceof Object;
  return isWhole && (visibility === "public" || visibility === "private");
}

export class Plan {
  edition: string = $state("");
  sitters: Sitter[] = $state([]);
  /** Answers other than those of the edition, by the key of the question. */
  options: Record<string, string> = $state({});
  clock: Clock = $state({ kind: "none" });
  visibility: Visibility = $state("private");
  /** Whether seats may ask for hints. */
  training: boolean = $state(false);
  readonly level: string;

  constructor(
    readonly info: GameInfo,
    readonly levels: Level[],
  ) {
    this.level = firstLevel(levels);
    this.reset();
    this.recall();
  }

  /** Goes back to what newcomers get. */
  reset(): void {
    this.options = {};
    this.clock = { kind: "none" };
    this.visibility = "private";
    this.training = false;
    this.edition = this.info.default_edition;
    this.sitters = [ME];
    this.seatCount(this.chosen.seats[0]!);
  }

  get chosen(): Edition {
    return this.info.editions.find((each) => each.id === this.edition)!;
  }

  choose(edition: string): void {
    this.edition = edition;
    // An answer that is the new edition's own is no deviation any more.
    for (const question of this.info.questions) this.answer(question, this.answerTo(question));
    const counts = this.chosen.seats;
    this.seatCount(counts.includes(this.sitters.length) ? this.sitters.length : counts[0]!);
  }

  /** Sets how many seats there are; new ones get what the last has, or a computer player. */
  seatCount(count: number): void {
    const added = this.sitters.length > 1 ? this.sitters.at(-1)! : this.level;
    this.sitters = Array.from({ length: count }, (_, seat) => this.sitters[seat] ?? added);
  }

  /** Gives the first seat to me and all others to *sitter*. */
  fill(sitter: Sitter): void {
    this.sitters = this.sitters.map((_, seat) => (seat ? sitter : ME));
    if (sitter === ME) this.clock = { kind: "none" };
  }

  get questions(): Question[] {
    return this.info.questions.filter((question) => this.edition in question.answers);
  }

  answerTo(question: Question): string {
    return this.options[question.key] ?? question.answers[this.edition] ?? "";
  }

  answer(question: Question, value: string): void {
    if (value === question.answers[this.edition]) delete this.options[question.key];
    else this.options[question.key] = value;
  }

  isChanged(question: Question): boolean {
    return question.key in this.options;
  }

  /** Why a number cannot be the answer, or that it can. */
  isAnswer(question: Question, value: string): boolean {
    const [low, high] = question.numbers;
    const isNumber = low !== undefined && high !== undefined && /^\d+$/.test(value) && +value >= low && +value <= high;
    return question.values.includes(value) || isNumber;
  }

  get contradictions(): GameInfo["contradictions"] {
    const given = new Set(this.questions.map((question) => `${question.key}=${this.answerTo(question)}`));
    return this.info.contradictions.filter((each) => given.has(each.first) && given.has(each.second));
  }

  get wrongAnswers(): Question[] {
    return this.questions.filter((question) => !this.isAnswer(question, this.answerTo(question)));
  }

  setClock(kind: Clock["kind"]): void {
    this.clock = { ...CLOCKS[kind] };
  }

  get isClockRight(): boolean {
    const { kind, seconds = 0, increment = 0, days = 0 } = this.clock;
    if (kind === "days") return Number.isInteger(days) && days >= 1 && days <= 30;
    if (kind === "none") return true;
    return seconds >= 1 && seconds <= 86400 && Number.isInteger(increment) && increment >= 0 && increment <= 86400;
  }

  get hasOpen(): boolean {
    return this.sitters.includes(OPEN);
  }

  get isPossible(): boolean {
    return this.isClockRight && !this.contradictions.length && !this.wrongAnswers.length;
  }

  /** What the server is sent. */
  get body(): object {
    return {
      game: this.info.game,
      edition: this.edition,
      options: this.options,
      seats: seatsOf(this.sitters),
      clock: { ...this.clock, ...(this.clock.seconds ? { seconds: Math.round(this.clock.seconds) } : {}) },
      visibility: this.visibility,
      training: this.training,
      start: !this.hasOpen,
    };
  }

  /** Keeps this for the next time. */
  remember(): void {
    const { edition, sitters, options, clock, visibility, training } = this;
    memory.keep(this.info.game, { edition, sitters, options, clock, visibility, training });
  }

  /** Takes what was set up the last time, as far as the server still has it. */
  private recall(): void {
    const kept = memory.read(this.info.game);
    if (!kept || !this.info.editions.some((each) => each.id === kept.edition)) return;
    this.edition = kept.edition;
    const known = new Set([ME, OPEN, ...this.levels.map((each) => each.level)]);
    this.sitters = kept.sitters.map((sitter) => (known.has(sitter) ? sitter : this.level));
    if (!this.chosen.seats.includes(this.sitters.length)) this.seatCount(this.chosen.seats[0]!);
    for (const question of this.questions) {
      const value = kept.options[question.key];
      if (value !== undefined && this.isAnswer(question, value)) this.answer(question, value);
    }
    if (kept.clock.kind in CLOCKS) this.clock = kept.clock;
    this.visibility = kept.visibility;
    this.training = kept.training === true;
  }
}
