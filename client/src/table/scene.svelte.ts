/** A position on the screen: what a board draws, live or from the past. */
import { cards, gameInfo, tableCards } from "../app/library";
import type { CardInfo, Decision, GameInfo, Notice, Option, Outcome, Plain, Seat, Table } from "../app/types";
import { levelName } from "../pages/shared/naming";
import { type Aim, emblems, type Face, type GameModule, gameModule } from "../games/module";

/** What a scene draws with: everything of a game that does not change. */
export interface Kit {
  game: string;
  info: GameInfo;
  cards: Map<string, CardInfo>;
  module: GameModule;
  emblems: Record<string, string>;
  face(card: CardInfo): Face;
}

/** Loads what *game* is drawn with: its cards as *table* has them, or as all editions do. */
export async function loadKit(game: string, table?: Table): Promise<Kit> {
  const asked = table ? tableCards(table) : cards(game);
  const [info, found, module, paths] = await Promise.all([gameInfo(game), asked, gameModule(game), emblems(game)]);
  const faces = new Map<string, Face>();
  const face = (card: CardInfo): Face => {
    const known = faces.get(card.id) ?? module.face(card);
    faces.set(card.id, known);
    return known;
  };
  return { game, info, cards: found, module, emblems: paths, face };
}

interface Offer {
  option: Option;
  aim: Aim | null;
}

export abstract class Scene {
  abstract readonly kit: Kit;
  /** The seat that looks; nobody for spectators. */
  abstract readonly seat: number | null;
  abstract readonly view: Plain | null;
  /** What the rules make of the view, as the server says. */
  abstract readonly figures: Plain | null;
  abstract readonly decision: Decision | null;
  abstract readonly outcome: Outcome | null;
  abstract readonly seats: Seat[];

  /** Takes an option; scenes of the past have none to take. */
  abstract choose(option: Option): void;

  /** Says why *name* is not offered. */
  abstract whyNot(name: string): Promise<{ text: string; rule: string } | null>;

  readonly offers: Offer[] = $derived.by(() => this.pairOffers());

  private pairOffers(): Offer[] {
    if (!this.view || !this.decision) return [];
    return this.decision.options.map((option) => ({ option, aim: this.kit.module.aim(option, this) }));
  }

  /** What may be chosen, in the order in which it is read: what somebody does comes before doing no more. */
  readonly answers: Option[] = $derived.by(() => {
    const isClosing = ({ name }: Option): boolean => this.kit.module.closing.includes(name.split(" ")[0]!);
    const all = this.decision?.options ?? [];
    return [...all.filter((option) => !isClosing(option)), ...all.filter(isClosing)];
  });

  /** Returns the options that the thing *noun* in *zone* stands for now. */
  offersAt(zone: string, noun: string): Option[] {
    return this.offers.filter(({ aim }) => aim?.noun === noun && isIn(zone, aim.zones)).map(({ option }) => option);
  }

  /** Returns where the thing *noun* in *zone* may be dropped, with the options that do it. */
  dropsOf(zone: string, noun: string): Map<string, Option[]> {
    const found = new Map<string, Option[]>();
    for (const { option, aim } of this.offers) {
      const thing = aim?.carried ?? aim;
      if (!aim?.drop || !thing || (thing.noun ?? noun) !== noun || !isIn(zone, thing.zones)) continue;
      for (const drop of [aim.drop].flat()) found.set(drop, [...(found.get(drop) ?? []), option]);
    }
    return found;
  }

  /** Which places the options have in the hint that is shown. */
  hinted: Map<string, number> = $state.raw(new Map());

  /** Returns which place the best of *options* has in the hint that is shown; 0 if it has none. */
  rankOf(options: Option[]): number {
    const ranks = options.flatMap(({ name }) => this.hinted.get(name) ?? []);
    return ranks.length ? Math.min(...ranks) : 0;
  }

  /** What was told last, the latest last; nothing where there is no log. */
  get told(): Notice[] {
    return [];
  }

  card(id: string): CardInfo | undefined {
    return this.kit.cards.get(id);
  }

  /** How sentences call a seat: by its side, or by its number. */
  seatName(seat: number): string {
    return this.kit.info.editions.find((each) => each.id === this.edition)?.names[seat] ?? String(seat + 1);
  }

  /** Who sits on a seat: a person's name, or what a computer player is called. */
  occupant(seat: number): string {
    const place = this.seats[seat];
    if (!place) return "";
    return place.level && !place.gone ? levelName(place.level) : place.name;
  }

  abstract readonly edition: string;
}

function isIn(zone: string, zones: string[]): boolean {
  return zones.some((each) => each === zone || zone.startsWith(`${each}/`));
}
