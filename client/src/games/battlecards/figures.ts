/** What the rules make of a view of BattleCards, as the server says it. */
import type { Scene } from "../../table/scene.svelte";
import type { LineName, Type } from "./view";

/** How far the round of a battle has come; *side* acts, 0 the aggressor. */
export interface Stage {
  name: "before" | "firing" | "withdrawing" | "over";
  phase: number;
  side: number;
}

/** What a unit in its line is worth after all bonuses; what it cannot do is null. */
export interface Worth {
  attack: Record<Type, number | null>;
  defence: Record<Type, number | null>;
  /** The phase, from 1, that it fires in now or next. */
  phase: number;
  /** The place, from 1, of the first unit that is as good as this one. */
  like: number;
  /** The shots left in this phase, while the line fires. */
  shots: number;
  fires: boolean;
}

export interface Figures {
  target: number;
  total: number;
  sides: { alliance: string; seats: number[]; points: number }[];
  /** By seat: its points, its ally, and the Conflict deck that it draws from, counted from 0. */
  seats: { points: number; ally: number | null; deck: number }[];
  /** The theatres of the Conflict decks. */
  decks: string[];
  /** The unit that is asked about. */
  subject: string;
  /** The place that an enemy has divided. */
  divided: string;
  battle: {
    stage: Stage;
    phases: number;
    /** The highest number of a Conflict card. */
    numbers: number;
    /** The seats that fight in each line. */
    owners: Record<LineName, number[]>;
    lines: Record<LineName, (Worth | null)[]>;
  } | null;
}

export function figuresOf(scene: Scene): Figures {
  return scene.figures as unknown as Figures;
}

/** The ally of the seat that looks, if it has one. */
export function allyOf(scene: Scene): number | null {
  return scene.seat === null ? null : figuresOf(scene).seats[scene.seat]!.ally;
}
