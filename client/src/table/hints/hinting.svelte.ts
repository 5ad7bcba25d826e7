/** A hint at a training table: how the options compare, from when it is asked for until the game moves on. */
import { post } from "../../app/api";
import { settings } from "../../app/settings.svelte";
import { complain } from "../../app/toasts.svelte";
import type { Chance } from "../side/insight";
import type { Tabletop } from "../tabletop.svelte";

/** An option and what it is worth beyond the best one, in shares of a game's worth. */
export interface Hinted {
  option: string;
  text: string;
  /** How it compares with the best, by itself and in words. */
  grade: "best" | "same" | "ahead" | "close" | "behind" | "unwon" | "only" | "pointless";
  gain: number;
  low: number;
  high: number;
  verdict: string;
  chances: Chance[];
  reasons: string[];
}

/** How many options are marked on the board. */
const MARKED = 3;

export interface Hint {
  version: number;
  options: Hinted[];
  chances: Chance[];
  /** Why some options are left out, and what the numbers mean, where there is something to say. */
  rest: string;
  scale: string;
}

export class Hinting {
  isOpen: boolean = $state(false);
  isThinking: boolean = $state(false);
  private found: Hint | null = $state.raw(null);

  constructor(private readonly top: Tabletop) {}

  /** Whether hints are given here to whoever looks. */
  get isOffered(): boolean {
    return this.top.table.training && this.top.seat !== null && this.top.table.status === "running";
  }

  /** What was found out about what is asked now. */
  get current(): Hint | null {
    return this.top.isAsked && this.found?.version === this.top.position.version ? this.found : null;
  }

  /** The places on the board of what was tried, the best first; what came to the same shares the first one. */
  get ranks(): Map<string, number> {
    const tried = this.isOpen ? (this.current?.options ?? []).filter(({ grade }) => grade !== "pointless") : [];
    const ranked = tried.slice(0, MARKED).map(({ option, grade }, place): [string, number] => [option, grade === "same" ? 1 : place + 1]);
    return new Map(ranked);
  }

  /** Whether there is something to show. */
  get isShown(): boolean {
    return this.isOpen && (this.isThinking || this.current !== null);
  }

  /** Shows the hint for what is asked; everybody at the table sees that it was taken. */
  async ask(): Promise<void> {
    if (!this.isOffered || !this.top.isAsked || this.isThinking) return;
    this.isOpen = true;
    if (this.current) return;
    this.isThinking = true;
    try {
      const { id, seat, position } = this.top;
      const path = `/tables/${id}/hints?language=${settings.language}`;
      this.found = await post<Hint>(path, { seat, version: position.version });
    } catch (problem) {
      this.isOpen = false;
      complain(problem, this.top.kit.game);
    } finally {
      this.isThinking = false;
    }
  }

  close(): void {
    this.isOpen = false;
  }
}
