/** A small memory in this browser: values by name, of which the oldest are forgotten. */
export class Memory<T> {
  constructor(
    private readonly key: string,
    private readonly most: number,
    /** Whether a value is one of ours: others, and older versions, write here, too. */
    private readonly fits: (value: unknown) => value is T,
  ) {}

  read(name: string): T | undefined {
    return this.all().find(([each]) => each === name)?.[1];
  }

  keep(name: string, value: T): void {
    this.write([...this.without(name), [name, value]]);
  }

  forget(name: string): void {
    this.write(this.without(name));
  }

  private without(name: string): [string, T][] {
    return this.all().filter(([each]) => each !== name);
  }

  private all(): [string, T][] {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(this.key) ?? "[]");
      return Array.isArray(found) ? found.filter((each): each is [string, T] => this.isEntry(each)) : [];
    } catch {
      return [];
    }
  }

  private isEntry(each: unknown): boolean {
    return Array.isArray(each) && typeof each[0] === "string" && this.fits(each[1]);
  }

  private write(entries: [string, T][]): void {
    try {
      localStorage.setItem(this.key, JSON.stringify(entries.slice(-this.most)));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}
