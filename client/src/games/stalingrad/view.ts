/** Stalingrad's view and figures as the server sends them. */
import type { CardInfo } from "../../app/types";
import { t } from "../../app/words.svelte";
import { weakest } from "../../cards/provenance";
import type { Scene } from "../../table/scene.svelte";

export interface Army {
  /** Whether all faces of the hand are known here; else only those that everybody knows. */
  shown: boolean;
  hand: string[];
  hand_size: number;
  deck_size: number;
  /** The open Force of the pile. */
  top: string;
  pile_size: number;
  discard: string[];
  lost: string[];
  chosen: string[];
  places: Record<string, string[]>;
  turns: number;
}

export interface Battle {
  slot: number;
  attacker: number;
  engaged: string[][];
  flipped: string[];
  muted: string[][];
  held: number[];
  harried: number[];
  losses: number[];
}

interface Ground {
  locations: string[];
  rubble: number[];
  unused: string[];
  rations: Record<string, number>;
  medals: Record<string, number>;
  pending: string[];
  in_play: string[];
  settled: boolean;
  turn: number;
  battle: Battle | Record<string, never>;
}

export interface View {
  seat: number | null;
  seats: Army[];
  table: Ground;
}

/** How things stand at a Location. */
interface Standing {
  holder: number | null;
  contested: boolean;
  destroyed: boolean;
  rations: number;
  notes: Note[];
}

/** What a Location changes, for whoever holds it or for one side only. */
export interface Note {
  question: string;
  amount: number;
  holder: number | null;
  types: string[];
  first: boolean;
  /** Only in battles in which whoever it is for attacks. */
  attacking: boolean;
}

/** A contribution to a total; the Forces' own has no card as its source. */
export interface Entry {
  source: string;
  amount: number;
  struck: boolean;
}

interface BattleFigures {
  total: number | null;
  entries: Entry[];
  retreated: string[];
  ignores: number;
}

/** What the rules make of the view. */
export interface Figures {
  locations: Standing[];
  held: number[];
  /** The Forces that the set-up may still choose. */
  muster: string[][];
  combat: Record<string, number>;
  /** The Force to be put somewhere now, and where it comes from. */
  traveller: { force: string; zone: string } | null;
  turn_cap: number;
  battle: BattleFigures[] | null;
}

export const SLOTS = [0, 1, 2, 3, 4];
export const AREAS = ["control", "perimeter"] as const;

/** Returns the zone of a Location itself, on which Forces may be dropped. */
export function siteZone(slot: number): string {
  return `site-${slot + 1}`;
}

export function viewOf(scene: Scene): View {
  return scene.view as unknown as View;
}

export function figuresOf(scene: Scene): Figures {
  return scene.figures as unknown as Figures;
}

/** Returns the seat whose rows lie at the bottom: one's own. */
export function nearSeat(scene: Scene): number {
  return scene.seat ?? 0;
}

export function battleOf(scene: Scene): Battle | null {
  const { battle } = viewOf(scene).table;
  return "slot" in battle ? (battle as Battle) : null;
}

/** Returns the side of a seat, which is also the tone of its cards. */
export function sideOf(scene: Scene, seat: number): string {
  return scene.kit.info.editions.find((each) => each.id === scene.edition)?.sides[seat] ?? "plain";
}

/** Returns the tone of a Location: that of the side that holds it. */
export function toneAt(scene: Scene, slot: number): string {
  const { holder } = figuresOf(scene).locations[slot]!;
  return holder === null ? "location" : sideOf(scene, holder);
}

/** Returns what there is to say of a card of which part is of our own making. */
export function oursOf(card: CardInfo): string {
  return weakest(card) === "reconstructed" ? t("cards-ours") : "";
}
