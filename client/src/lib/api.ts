/** Calls to the server: JSON in, JSON out, and refusals as errors that carry the server's own sentence. */

import { syncClock } from "./clock";
import { language, t } from "./i18n.svelte";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly params: Record<string, unknown>,
    message: string,
  ) {
    super(message);
  }
}

/** Nobody answered: the network or the server is away. */
export class Unreachable extends Error {}

/** What to show of a call that failed; other errors are thrown again. */
export function failureText(error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof Unreachable) return t("away");
  throw error;
}

async function call<T>(method: string, path: string, body?: unknown, more: HeadersInit = {}): Promise<T> {
  let answer: Response;
  const asked = Date.now();
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers: {
        "Accept-Language": language(),
        ...(method === "POST" ? { "Content-Type": "application/json" } : {}),
        ...more,
      },
      ...(method === "POST" ? { body: JSON.stringify(body ?? {}) } : {}),
    });
  } catch {
    throw new Unreachable();
  }
  syncClock(answer.headers.get("Date"), asked, Date.now());
  const answered = await answer.json().catch(() => {
    if (answer.ok) throw new Unreachable(); // cut off in the middle
    return {};
  });
  // A bot that fails is the server's own word: it does answer.
  if ([502, 503, 504].includes(answer.status) && answered.error !== "bot-unavailable")
    throw new Unreachable();
  if (!answer.ok) {
    throw new Refused(
      answer.status,
      answered.error ?? "internal",
      answered.params ?? {},
      answered.message ?? answer.statusText,
    );
  }
  return answered as T;
}

export const get = <T>(path: string): Promise<T> => call<T>("GET", path);
export const post = <T>(path: string, body?: unknown): Promise<T> => call<T>("POST", path, body);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls again, for a quarter of a minute, while nobody answers. */
export async function retrying<T>(call: () => Promise<T>): Promise<T> {
  for (let ms = 500; ; ms *= 2) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Unreachable) || ms > 10_000) throw error;
      await pause(ms);
    }
  }
}

/** Calls until it succeeds. `failed` is called with every error; if it throws, that is the end. */
export async function untilDone<T>(call: () => Promise<T>, failed?: (error: unknown) => void): Promise<T> {
  for (let ms = 400; ; ms = Math.min(ms * 2, 4000)) {
    try {
      return await call();
    } catch (error) {
      failed?.(error);
      await pause(ms);
    }
  }
}

/** A POST that creates something: the same call, sent again after a lost connection, creates it once. */
export function create<T>(path: string, body?: unknown): Promise<T> {
  // Not randomUUID: a page from a server in the living room, without https, has none.
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join("-");
  return retrying(() => call<T>("POST", path, body, { "Idempotency-Key": key }));
}
