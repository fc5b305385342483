/** Calls to the server: JSON in, JSON out, and refusals as errors that carry the server's own sentence. */

import { learn } from "./clock";
import { language } from "./speech.svelte";

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
export class Away extends Error {}

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
    throw new Away();
  }
  learn(answer.headers.get("Date"), asked, Date.now());
  const told = await answer.json().catch(() => {
    if (answer.ok) throw new Away(); // cut off in the middle
    return {};
  });
  // A bot that fails is the server's own word: it does answer.
  if ([502, 503, 504].includes(answer.status) && told.error !== "bot-unavailable") throw new Away();
  if (!answer.ok) {
    throw new Refused(
      answer.status,
      told.error ?? "internal",
      told.params ?? {},
      told.message ?? answer.statusText,
    );
  }
  return told as T;
}

export const get = <T>(path: string): Promise<T> => call<T>("GET", path);
export const post = <T>(path: string, body?: unknown): Promise<T> => call<T>("POST", path, body);

/** Asks again, for a quarter of a minute, while nobody answers. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let pause = 500; ; pause *= 2) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Away) || pause > 10_000) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** A POST that creates something: the same wish, sent again after a lost connection, creates it once. */
export function create<T>(path: string, body?: unknown): Promise<T> {
  // Not randomUUID: a page from a server in the living room, without https, has none.
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join("-");
  return patiently(() => call<T>("POST", path, body, { "Idempotency-Key": key }));
}
