/** What a view of BattleCards holds, and how the board reads it. */
import { counted } from "../../cards/counting";
import type { Plain } from "../../app/types";
import type { Scene } from "../../table/scene.svelte";

export const TYPES = ["ground", "air", "sea"] as const;
export type Type = (typeof TYPES)[number];

export const LINES = ["aggressor", "defender"] as const;
export type LineName = (typeof LINES)[number];

export interface Army {
  shown: boolean;
  hand: string[];
  ground: string[];
  air: string[];
  sea: string[];
  kept: string[];
  apart: string[];
  deck_size: number;
  under_size: number;
  hand_size: number;
  stack_sizes: number[];
  kept_size: number;
  apart_size: number;
  discard: string[];
  won: string[];
  /** The battle that put this seat out, if one did. */
  fallen: string;
  turns: number;
}

export interface Line {
  /** The units by place; a unit that is gone leaves an empty name. */
  cards: string[];
  seats: number[];
  /** The place of the unit that each one supports; below zero, none. */
  supports: number[];
  attack: number[];
  defence: number[];
  resting: string[];
  resting_seats: number[];
}

export interface Battle {
  card: string;
  cause: "drawn" | "refought" | "raid";
  aggressor: number;
  defender: number;
  partner: number;
  objective: Type | "";
  round: number;
  quiet: number;
  lines: Record<LineName, Line>;
}

export interface View {
  seat: number | null;
  seats: Army[];
  conflict_sizes: number[];
  table: {
    spent: string[][];
    rebuilds: number[];
    pending: string[];
    removed: string[];
    turn: number;
    enemy: number;
    battle: Battle;
  };
  /** For each card, where each of its hidden copies may lie: names of zones joined by dots. */
  known: Record<string, string[]>;
  asked: number | null;
  kind: string;
}

export function read(view: Plain): View {
  return view as unknown as View;
}

/** Like cards that lie together. */
export interface Group {
  card: string;
  count: number;
}

export function grouped(cards: string[]): Group[] {
  return counted(cards).map(([card, count]) => ({ card, count }));
}

/** The cards that are certain to lie face down in *zone*. */
export function certain(view: View, zone: string): Group[] {
  return Object.entries(view.known)
    .map(([card, copies]) => ({ card, count: copies.filter((each) => each === zone).length }))
    .filter(({ count }) => count > 0);
}

export function sizeOf(army: Army, place: string): number {
  const type = TYPES.indexOf(place as Type);
  if (type >= 0) return army.stack_sizes[type] ?? 0;
  const sizes: Record<string, number> = { hand: army.hand_size, kept: army.kept_size, apart: army.apart_size };
  return sizes[place] ?? 0;
}

/** The Victory Points that a battle is worth. */
export function pointsOf(scene: Scene, card: string): number {
  return Number(scene.card(card)?.facts["victory"] ?? 0);
}
