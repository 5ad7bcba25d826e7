/** A table that is played: what the server pushes, shown in its order, and what one does there. */
import { flushSync } from "svelte";
import { get, getWorded, post, Problem } from "../app/api";
import { settings } from "../app/settings.svelte";
import { complain } from "../app/toasts.svelte";
import type { Decision, Frame, Notice, Option, Outcome, Plain, Position, Presence, Receipt, Seat, Table, TableEvent } from "../app/types";
import { hasChosen } from "./choosing/standing";
import { glide, skipFlights } from "./things/flights";
import { Follower, type Link } from "./live";
import { type Kit, Scene } from "./scene.svelte";

/** How much of the past is loaded at once, in events. */
const PAST = 150;
/** How many of the last events boards may show. */
const TOLD = 16;
/** With more than so many steps waiting, those before the last are shown without gliding. */
const PATIENCE = 6;

interface Step {
  events: TableEvent[];
  position: Position;
}

export class Tabletop extends Scene {
  position: Position = $state.raw() as Position;
  log: TableEvent[] = $state.raw([]);
  presence: Presence = $state.raw({ type: "presence", seats: [], spectators: 0 });
  link: Link = $state("connecting");
  /** The option that was sent and not yet answered. */
  pending: string = $state("");
  /** Whether the seat that one had here has gone to another device. */
  isMoved: boolean = $state(false);
  /** Whether the log reaches the present; not everything that has happened is told to everybody. */
  isPresent: boolean = $state(false);
  /** How many steps wait to be shown. */
  waiting: number = $state(0);

  private follower: Follower;
  private gathered: TableEvent[] = [];
  private readonly steps: Step[] = [];
  private isShowing = false;
  private earliest: number;

  constructor(
    readonly kit: Kit,
    position: Position,
    chosenSeat: number | null,
  ) {
    super();
    this.position = position;
    this.earliest = Math.max(0, position.seq - PAST);
    const given = chosenSeat === null ? "" : `&seat=${chosenSeat}`;
    const address = (since: number) =>
      `/api/tables/${position.table.id}/live?since=${since}&language=${settings.language}${given}`;
    this.follower = new Follower(address, position.seq, this.take, (link) => (this.link = link), this.begin);
    this.loadPast().catch(complain);
  }

  get id(): string {
    return this.position.table.id;
  }

  get table(): Table {
    return this.position.table;
  }

  get seat(): number | null {
    return this.position.seat;
  }

  get edition(): string {
    return this.position.table.edition;
  }

  get view(): Plain | null {
    return this.position.view;
  }

  get figures(): Plain | null {
    return this.position.figures;
  }

  get decision(): Decision | null {
    return this.position.decision;
  }

  get outcome(): Outcome | null {
    return this.position.outcome;
  }

  /** How the game came out for whoever looks. */
  get verdict(): string {
    const found = this.outcome;
    if (!found || found.ending === "abandoned") return "";
    // Somebody has won, but not who only watches.
    if (this.seat === null) return found.verdict === "won" ? "" : found.verdict;
    return found.ranks[this.seat] === 1 ? found.verdict : "lost";
  }

  override get told(): Notice[] {
    return this.log.slice(-TOLD).flatMap((event) => event.notices ?? []);
  }

  get seats(): Seat[] {
    return this.position.table.seats;
  }

  /** Whether this seat is asked. */
  get isAsked(): boolean {
    return this.seat !== null && this.decision?.seat === this.seat && this.table.status === "running";
  }

  /** The seat that this screen is passed to now, where several play at it. */
  get passesTo(): number | null {
    const { yours, status } = this.table;
    const next = this.decision?.seat;
    if (status !== "running" || next === undefined || next === this.seat) return null;
    return yours.length > 1 && yours.includes(next) ? next : null;
  }

  /** Loads what happened from the earliest event on that is wanted; it comes in pages. */
  async loadPast(): Promise<void> {
    const until = this.position.seq;
    this.isPresent = false;
    for (let since = this.earliest; since < until; ) {
      const asked = { since, seat: this.seat };
      const page = await getWorded<{ seq: number; events: TableEvent[] }>(`/tables/${this.id}/events`, asked);
      this.keep(page.events.filter((event) => event.seq <= until));
      if (page.seq <= since) break;
      since = page.seq;
    }
    // What comes after that is pushed, without a gap.
    this.isPresent = true;
  }

  private keep(events: TableEvent[]): void {
    const known = new Set(this.log.map((event) => event.seq));
    const fresh = events.filter((event) => !known.has(event.seq));
    this.log = [...this.log, ...fresh].sort((left, right) => left.seq - right.seq);
  }

  get hasEarlier(): boolean {
    return this.earliest > 0;
  }

  /** Loads the log from the beginning. */
  async loadAll(): Promise<void> {
    this.earliest = 0;
    await this.loadPast();
  }

  /** Begins again: the table is not where it was, as after an older backup was restored. */
  private readonly begin = (): void => {
    this.log = [];
    this.gathered = [];
    this.steps.length = 0;
    this.earliest = 0;
  };

  private readonly take = (frame: Frame): void => {
    if (frame.type === "presence") this.presence = frame;
    else if (frame.type === "event") this.gathered.push(frame);
    else if (frame.type === "position") {
      this.steps.push({ events: this.gathered, position: frame });
      this.gathered = [];
      this.waiting = this.steps.length;
      void this.show();
    }
  };

  private async show(): Promise<void> {
    if (this.isShowing) return;
    this.isShowing = true;
    try {
      while (this.steps.length) await this.showNext();
    } finally {
      this.isShowing = false;
    }
  }

  private async showNext(): Promise<void> {
    const step = this.steps.shift()!;
    this.waiting = this.steps.length;
    const notices = this.steps.length > PATIENCE ? [] : step.events.flatMap((event) => event.notices ?? []);
    const glided = glide(notices, () => this.set(step));
    // One's own choice is answered at once; what others do is shown one after the other.
    if (!this.isAsked || this.steps.length) await glided;
  }

  private set(step: Step): Promise<void> {
    flushSync(() => {
      this.log = [...this.log, ...step.events.filter((event) => event.seq > (this.log.at(-1)?.seq ?? 0))];
      if (this.position.seat !== null && step.position.seat === null) this.isMoved = true;
      this.position = step.position;
      this.pending = "";
    });
    return Promise.resolve();
  }

  /** Shows at once what is waiting to be shown. */
  skip(): void {
    const last = this.steps.at(-1);
    if (last) {
      const events = this.steps.flatMap((step) => step.events);
      this.steps.length = 0;
      this.waiting = 0;
      void this.set({ events, position: last.position });
    }
    skipFlights();
  }

  choose(option: Option): void {
    // What was offered before may mean something else by now, under the same name.
    if (this.pending || !this.isAsked || !this.decision?.options.includes(option)) return;
    this.pending = option.name;
    this.command("choices", { option: option.name, version: this.position.version }).catch(() => (this.pending = ""));
  }

  /** Whether other people play here. */
  get hasOthers(): boolean {
    return this.seats.some((seat) => seat.kind === "person" && !this.table.yours.includes(seat.seat));
  }

  /** Whether taking back needs nobody's consent. */
  get undoes(): boolean {
    return this.position.undo || !this.hasOthers;
  }

  /** Whether there is anything to take back; what is not loaded yet may hold it. */
  readonly canTakeBack: boolean = $derived.by(() => {
    if (this.seat === null || this.table.status !== "running") return false;
    return this.position.undo || !this.isLoaded || hasChosen(this.log, this.seat);
  });

  /** Whether the log is all there. */
  private get isLoaded(): boolean {
    return !this.hasEarlier && this.isPresent;
  }

  undo(): void {
    if (this.seat === null || this.table.status !== "running") return;
    // What others did meanwhile may still be on its way to the screen.
    this.skip();
    this.command("undo", { version: this.position.version }).catch(() => undefined);
  }

  /** Does what seats do at this table; what goes wrong is said, and thrown on. */
  async command(what: string, body: Plain = {}): Promise<Receipt> {
    const seat: Plain = this.seat === null ? {} : { seat: this.seat };
    try {
      return await post<Receipt>(`/tables/${this.id}/${what}`, { ...body, ...seat }, true);
    } catch (problem) {
      complain(problem, this.kit.game);
      throw problem;
    }
  }

  async whyNot(name: string): Promise<{ text: string; rule: string } | null> {
    const [verb, ...nouns] = name.split(" ");
    try {
      return await getWorded(`/tables/${this.id}/why-not`, { verb, noun: nouns.join(" "), seat: this.seat });
    } catch (problem) {
      return problem instanceof Problem ? { text: problem.message, rule: problem.rule } : null;
    }
  }

  end(): void {
    this.follower.end();
  }
}

/** A running table at which several seats are ours: nothing is shown before it is known who looks. */
export interface Shared {
  kit: Kit;
  /** What our seats are called. */
  names: Record<number, string>;
  /** The one that is asked, if any. */
  next: number | null;
}

/** Sits down before the table *id*, or stands beside it; with several seats of one's own, only as one of them. */
export async function openTabletop(
  id: string,
  seat: number | null,
  load: (game: string, table: Table) => Promise<Kit>,
): Promise<Tabletop | Shared> {
  const table = seat === null ? await get<Table>(`/tables/${id}`) : null;
  if (table && table.status === "running" && table.yours.length > 1) return share(table, await load(table.game, table));
  const position = await getWorded<Position>(`/tables/${id}/position`, { seat });
  return new Tabletop(await load(position.table.game, position.table), position, seat);
}

function share(table: Table, kit: Kit): Shared {
  const names = kit.info.editions.find((each) => each.id === table.edition)?.names ?? [];
  return {
    kit,
    names: Object.fromEntries(table.yours.map((seat) => [seat, names[seat] ?? String(seat + 1)])),
    next: table.asked !== null && table.yours.includes(table.asked) ? table.asked : null,
  };
}
