/** A table's events: resumes by itself where it broke off, and says when it is cut off. */

export type Kind = "table" | "state" | "chat" | "undo" | "clock";
const KINDS: Kind[] = ["table", "state", "chat", "undo", "clock"];

export interface Hearer {
  heard(kind: Kind, data: unknown): void;
  /** Connected, or cut off and trying again. */
  live(connected: boolean): void;
  /** The server does not know the table. */
  gone(): void;
}

export class Stream {
  private source: EventSource | null = null;
  private last: string | null = null;
  private pause = 500;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private readonly hearer: Hearer,
  ) {
    this.open();
  }

  private open(): void {
    const query = new URLSearchParams();
    if (this.last !== null) query.set("after", this.last);
    if (this.seat !== null) query.set("seat", String(this.seat));
    const source = new EventSource(`/api/tables/${this.table}/events?${query}`);
    this.source = source;
    source.onopen = () => {
      this.pause = 500;
      this.hearer.live(true);
    };
    for (const kind of KINDS) {
      source.addEventListener(kind, (event) => {
        if (event.lastEventId) this.last = event.lastEventId;
        this.hearer.heard(kind, JSON.parse(event.data));
      });
    }
    source.onerror = () => {
      this.hearer.live(false);
      // A browser tries again by itself after a broken line, but not after an answer that is no stream.
      if (source.readyState === EventSource.CLOSED) this.again();
    };
  }

  private again(): void {
    this.source?.close();
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      const answer = await fetch(`/api/tables/${this.table}`).catch(() => null);
      if (answer?.status === 404) this.hearer.gone();
      else this.open();
    }, this.pause);
    this.pause = Math.min(this.pause * 2, 8000);
  }

  close(): void {
    clearTimeout(this.timer);
    this.source?.close();
  }
}
