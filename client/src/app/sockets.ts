/** Connections that stay open: after any break they are made again, at once when there is reason to hope. */

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
/** After being hidden for so long a page does not trust its connection, in milliseconds. */
const LONG = 60_000;

interface Listener {
  opened?: () => void;
  heard: (message: unknown) => void;
  /** Says, by the code of the break, whether the connection is to be made again. */
  lost: (code: number) => boolean;
}

export class Connection {
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer = 0;
  private isOver = false;
  private hiddenSince = Date.now();

  constructor(
    /** Where to, asked anew each time. */
    private readonly address: () => string,
    private readonly listener: Listener,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  private connect(): void {
    const url = new URL(this.address(), location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onmessage = (message: MessageEvent<string>) => this.listener.heard(JSON.parse(message.data));
    socket.onopen = () => {
      this.pause = FIRST_PAUSE;
      this.listener.opened?.();
    };
    socket.onclose = (event) => this.onClose(event.code);
  }

  private onClose(code: number): void {
    this.socket = null;
    if (this.isOver) return;
    if (!this.listener.lost(code)) {
      this.end();
      return;
    }
    this.timer = window.setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * 1.8, LONGEST_PAUSE);
  }

  /** Tries at once when there is a reason to hope; a connection that slept may be dead without saying so. */
  private readonly hurry = (event: Event): void => {
    if (document.hidden) {
      this.hiddenSince = Date.now();
      return;
    }
    this.pause = FIRST_PAUSE;
    const hasSlept = event.type === "online" || Date.now() - this.hiddenSince > LONG;
    if (this.socket && hasSlept) this.socket.close();
    if (this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  };

  end(): void {
    this.isOver = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    if (this.socket) hangUp(this.socket);
  }
}

/** Closes a connection; one that is still being made as soon as it is, for browsers complain of it otherwise. */
function hangUp(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}
