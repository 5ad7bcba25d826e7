/** What the server shows of a table of Barbarossa, and small helps to read it. */
import type { CardInfo } from "../../app/types";
import { t } from "../../app/words.svelte";
import type { Scene } from "../../table/scene.svelte";

export interface SeatView {
  /** One's own hand; nothing for the others. */
  hand: string[];
  /** Cards of the hand that everybody knows. */
  known: string[];
  /** Cards that may lie in the deck or, for another seat, in its hand. */
  unseen: string[];
  hand_size: number;
  deck_size: number;
  discard: string[];
  played: string[];
  active: string[];
  exhausted: string[];
  lingering: string[];
  turns: number;
}

export interface OpenTable {
  war_zone: Record<string, number>;
  removed: Record<string, number>;
  /** Piles have their top card last. */
  support: string[];
  cities: string[];
  revealed: string[];
  doomed: string[];
  scrapped: string[];
  turn: number;
  target: string;
}

export interface View {
  seat: number | null;
  seats: SeatView[];
  table: OpenTable;
  events_below: string[];
  events_unseen: string[];
  events_above: string[];
}

/** What the rules make of the view. */
export interface Figures {
  /** Nothing once the game is over. */
  phase: Phase | null;
  /** Combats that may still be declared this turn. */
  combats: number;
  seats: SeatFigures[];
  combat: CombatFigures | null;
  /** Piles that are bought out keep their place; Footholds have no cost. */
  war_zone: { cost: number | null; piles: string[] }[];
}

export interface SeatFigures {
  victory: number;
  cities: string[];
  points: Record<"tactic" | "supply" | "reinforcement" | "attack", number>;
}

export interface CombatFigures {
  site: string;
  /** Neither won nor broken off; what follows leaves its Site and Events lying for a while. */
  open: boolean;
  defence: number;
  parts: DefencePart[];
  attack: number;
  missing: number;
}

export interface DefencePart {
  word: string;
  card: string | null;
  amount: number;
}

export const PHASES = ["starting-phase", "tactics-phase", "reinforcement-phase", "clean-up"] as const;
type Phase = (typeof PHASES)[number];

export function viewOf(scene: Scene): View {
  return scene.view as unknown as View;
}

export function figuresOf(scene: Scene): Figures {
  return scene.figures as unknown as Figures;
}

/** Names a seat by who sits there and by its number. */
export function called(scene: Scene, seat: number): string {
  const name = scene.occupant(seat);
  return name ? t("bb-called", { name, seat: scene.seatName(seat) }) : scene.seatName(seat);
}

/** Returns a number that is printed on a card, or nothing where none is. */
export function printed(card: CardInfo | undefined, fact: string): number | null {
  const value = card?.facts[fact];
  return typeof value === "number" ? value : null;
}

/** Returns the Victory Points of a seat as far as they can be seen; after the end, what was scored. */
export function victory(seat: number, scene: Scene): number {
  return scene.outcome?.scores[seat] ?? figuresOf(scene).seats[seat]!.victory;
}
