/** A table's event stream: resumes where it broke off, and reports when it is cut off. */

import type { ChatLine, Clock, State, TableNews, Undo } from "./types";

/** The data of each kind of event. */
export interface Events {
  table: TableNews;
  state: State;
  chat: ChatLine;
  undo: Undo;
  clock: Clock;
}

export type StreamEvent = { [K in keyof Events]: { kind: K; data: Events[K] } }[keyof Events];

const KINDS: (keyof Events)[] = ["table", "state", "chat", "undo", "clock"];
const FIRST_PAUSE = 500; // ms
const LONGEST_PAUSE = 8000; // ms

export interface StreamHandler {
  received(event: StreamEvent): void;
  /** The stream is open, or was cut off and is being opened again. */
  connection(open: boolean): void;
  /** The server does not know the table. */
  missing(): void;
}

export class Stream {
  private source: EventSource | null = null;
  private lastId: string | null = null;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private readonly handler: StreamHandler,
  ) {
    this.open();
  }

  private open(): void {
    const query = new URLSearchParams();
    if (this.lastId !== null) query.set("after", this.lastId);
    if (this.seat !== null) query.set("seat", String(this.seat));
    const source = new EventSource(`/api/tables/${this.table}/events?${query}`);
    this.source = source;
    source.onopen = () => {
      this.pause = FIRST_PAUSE;
      this.handler.connection(true);
    };
    for (const kind of KINDS) {
      source.addEventListener(kind, (event) => {
        if (event.lastEventId) this.lastId = event.lastEventId;
        this.handler.received({ kind, data: JSON.parse(event.data) });
      });
    }
    source.onerror = () => {
      this.handler.connection(false);
      // A browser tries again by itself after a broken connection, but not after an answer that is no stream.
      if (source.readyState === EventSource.CLOSED) this.reopen();
    };
  }

  private reopen(): void {
    this.close();
    this.timer = setTimeout(async () => {
      const answer = await fetch(`/api/tables/${this.table}`).catch(() => null);
      if (answer?.status === 404) this.handler.missing();
      else this.open();
    }, this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  close(): void {
    clearTimeout(this.timer);
    this.source?.close();
  }
}
