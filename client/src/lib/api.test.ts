import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeServer, NOBODY } from "../testing/server";
import { create, failureText, get, post, Refused, retrying, Unreachable, untilDone } from "./api";
import { t } from "./i18n.svelte";

describe("A call to the server", () => {
  let server: FakeServer;
  beforeEach(() => {
    server = new FakeServer();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("sends and answers JSON, and says which language is read here", async () => {
    server.answer("POST tables/t1/moves", { ply: 4, next: 6 });
    expect(await post("tables/t1/moves", { ply: 3, move: "pass" })).toEqual({ ply: 4, next: 6 });
    expect(server.bodies).toEqual([{ ply: 3, move: "pass" }]);
    expect(server.headers.get("Content-Type")).toBe("application/json");
    expect(server.headers.get("Accept-Language")).toBe("en");
  });

  test("sends an empty object where there is nothing to say", async () => {
    server.answer("POST tables/t1/undo", {});
    await post("tables/t1/undo");
    expect(server.bodies).toEqual([{}]);
  });

  test("rejects with the server's own sentence where the server refuses", async () => {
    const failure = { error: "moved-on", params: { ply: 5 }, message: "The game has gone on." };
    server.answer("GET me", failure, 409);
    const refused = await get<Refused>("me").catch((error) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect(refused).toMatchObject({ status: 409, code: "moved-on", params: { ply: 5 } });
    expect(refused.message).toBe("The game has gone on.");
  });

  test("is a refusal too where a proxy answers without JSON", async () => {
    vi.stubGlobal("fetch", async () => new Response("<html>", { status: 403, statusText: "Forbidden" }));
    await expect(get("me")).rejects.toMatchObject({ status: 403, code: "internal", message: "Forbidden" });
  });

  test("finds nobody where the network fails, a gateway answers, or an answer is cut off", async () => {
    server.answerWith("GET me", () => NOBODY);
    await expect(get("me")).rejects.toBeInstanceOf(Unreachable);
    for (const status of [502, 503, 504]) {
      server.answer("GET me", {}, status);
      await expect(get("me")).rejects.toBeInstanceOf(Unreachable);
    }
    vi.stubGlobal("fetch", async () => new Response('{"pl', { status: 200 }));
    await expect(get("me")).rejects.toBeInstanceOf(Unreachable);
  });

  test("is refused where a bot fails: the server does answer", async () => {
    server.answer("GET tables/t1/hint", { error: "bot-unavailable", message: "No bot." }, 503);
    await expect(get("tables/t1/hint")).rejects.toMatchObject({ code: "bot-unavailable" });
  });

  test("that creates something is sent again with the same key", async () => {
    vi.useFakeTimers();
    const keys: (string | null)[] = [];
    server.answerWith("POST tables", () => {
      keys.push(server.headers.get("Idempotency-Key"));
      return keys.length < 3 ? NOBODY : { id: "t9" };
    });
    const made = create("tables", {});
    await vi.runAllTimersAsync();
    expect(await made).toEqual({ id: "t9" });
    expect(keys[0]).toMatch(/^[0-9a-f-]{31,}$/);
    expect(new Set(keys).size).toBe(1);
    server.answer("POST tables", { id: "t10" });
    await create("tables", {});
    expect(server.headers.get("Idempotency-Key")).not.toBe(keys[0]);
  });

  test("is given up after a quarter of a minute without an answer", async () => {
    vi.useFakeTimers();
    server.answerWith("GET me", () => NOBODY);
    const outcome = retrying(() => get("me")).catch((error) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await outcome).toBeInstanceOf(Unreachable);
    expect(server.calls.length).toBeGreaterThan(3);
  });

  test("is not repeated where it was refused", async () => {
    server.answer("GET me", { error: "unknown-key" }, 401);
    await expect(retrying(() => get("me"))).rejects.toBeInstanceOf(Refused);
    expect(server.calls).toHaveLength(1);
  });
});

test("What failed is said in the server's words, or that nobody answers; a fault of ours is thrown", () => {
  expect(failureText(new Refused(409, "finished", {}, "The game is over."))).toBe("The game is over.");
  expect(failureText(new Unreachable())).toBe(t("away"));
  expect(() => failureText(new TypeError("ours"))).toThrow("ours");
});

describe("untilDone", () => {
  test("calls until the call succeeds, and reports every failure", async () => {
    vi.useFakeTimers();
    const failures: unknown[] = [];
    let calls = 0;
    const done = untilDone(
      async () => {
        if (++calls < 5) throw new Unreachable();
        return "done";
      },
      (error) => failures.push(error),
    );
    await vi.runAllTimersAsync();
    expect(await done).toBe("done");
    expect(failures).toHaveLength(4);
    vi.useRealTimers();
  });

  test("ends where the report of a failure throws", async () => {
    const refused = new Refused(404, "not-found", {}, "");
    const call = async () => {
      throw refused;
    };
    const done = untilDone(call, (error) => {
      throw error;
    });
    await expect(done).rejects.toBe(refused);
  });
});
