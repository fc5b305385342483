/** A server in the page: `fetch` and `EventSource` as the browser has them, answered by the test. */

import { vi } from "vitest";

/** What `fetch` rejects with where nobody answers. */
export const NOBODY = Symbol("nobody answers");

interface Answer {
  body: unknown;
  status: number;
}

export class FakeServer {
  /** Every call so far: "POST tables/x/moves". */
  readonly calls: string[] = [];
  /** Their bodies, and the headers of the last one. */
  readonly bodies: unknown[] = [];
  headers = new Headers();
  private readonly answers: [string, Answer | (() => unknown)][] = [];

  constructor() {
    FakeEventSource.opened.length = 0;
    vi.stubGlobal("fetch", (address: string, init: RequestInit = {}) => this.call(address, init));
    vi.stubGlobal("EventSource", FakeEventSource);
  }

  /** Answers calls that begin so; a later answer to the same call replaces an earlier one. */
  answer(call: string, body: unknown, status = 200): this {
    this.answers.unshift([call, { body, status }]);
    return this;
  }

  /** Answers with what a function returns: a body, NOBODY, or a promise of either. */
  answerWith(call: string, body: () => unknown): this {
    this.answers.unshift([call, body]);
    return this;
  }

  /** How often a call that begins so was made. */
  count(call: string): number {
    return this.calls.filter((made) => made.startsWith(call)).length;
  }

  private async call(address: string, init: RequestInit): Promise<Response> {
    const call = `${init.method ?? "GET"} ${address.replace(/^\/api\//, "")}`;
    this.calls.push(call);
    this.bodies.push(init.body ? JSON.parse(String(init.body)) : null);
    this.headers = new Headers(init.headers);
    const found = this.answers.find(([start]) => call.startsWith(start))?.[1];
    const answer = typeof found === "function" ? { body: await found(), status: 200 } : found;
    if (!answer) throw new Error(`the test does not say what to answer to ${call}`);
    if (answer.body === NOBODY) throw new TypeError("Failed to fetch");
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  }
}

export class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static readonly opened: FakeEventSource[] = [];
  readyState = FakeEventSource.CONNECTING;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.push(this);
  }

  /** The stream that was opened last. */
  static get last(): FakeEventSource {
    const last = FakeEventSource.opened.at(-1);
    if (!last) throw new Error("no stream was opened");
    return last;
  }

  open(): void {
    this.readyState = FakeEventSource.OPEN;
    this.onopen?.();
  }

  send(kind: string, data: unknown, id = ""): void {
    this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data), lastEventId: id }));
  }

  /** Breaks; `closed`: the answer was no stream, and the browser does not try again. */
  fail(closed = false): void {
    this.readyState = closed ? FakeEventSource.CLOSED : FakeEventSource.CONNECTING;
    this.onerror?.();
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}

/** Lets everything happen that is only waiting for answers which are there. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}
