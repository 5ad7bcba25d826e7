/** Following a table: frames in order, and again from the last event after any gap. */
import { Connection } from "../app/sockets";
import type { Frame } from "../app/types";

/** Codes of a connection that is not to be tried again. */
const FINAL = new Set([4401, 4404]);
const AHEAD = 4409;

export type Link = "connecting" | "live" | "lost" | "refused";

export class Follower {
  private readonly connection: Connection;

  constructor(
    address: (since: number) => string,
    private since: number,
    private readonly onFrame: (frame: Frame) => void,
    private readonly onLink: (link: Link) => void,
    private readonly onRewind: () => void,
  ) {
    this.connection = new Connection(() => address(this.since), {
      opened: () => this.onLink("live"),
      heard: (frame) => this.take(frame as Frame),
      lost: (code) => this.lose(code),
    });
  }

  private take(frame: Frame): void {
    if (frame.type === "event" || frame.type === "position") this.since = Math.max(this.since, frame.seq);
    this.onFrame(frame);
  }

  /** Tells of a break; says whether there is hope. */
  private lose(code: number): boolean {
    // After an older backup was restored the table has not come so far: begin again.
    if (code === AHEAD) {
      this.since = 0;
      this.onRewind();
    }
    this.onLink(FINAL.has(code) ? "refused" : "lost");
    return !FINAL.has(code);
  }

  end(): void {
    this.connection.end();
  }
}
