import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeEventSource, FakeServer, NOBODY, settled } from "../testing/server";
import { ANA, BEN, state, tableNews, view } from "../testing/tables";
import { fetchPlayer } from "./me.svelte";
import { TableStore } from "./tableStore.svelte";

const BIDS = { moves: ["bid 1", "bid 2", "pass"] };
let server: FakeServer;
let store: TableStore;

/** Ana's table, which she opens at its beginning. */
beforeEach(async () => {
  server = new FakeServer().answer("GET me", { player: ANA });
  await fetchPlayer();
  store = new TableStore("t1");
  FakeEventSource.last.open();
  FakeEventSource.last.send("table", tableNews());
  FakeEventSource.last.send("state", state(0, [], BIDS), "1");
  await settled();
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
});

const send = (kind: string, data: unknown, id = "") => FakeEventSource.last.send(kind, data, id);
const texts = () => store.story.map(({ move }) => move);

describe("A table", () => {
  test("asks for nothing when others move", async () => {
    const before = server.calls.length;
    send("state", state(2, ["bid 3", "reveal"]), "2");
    send("state", state(3, ["pass"]), "3");
    await settled();
    expect(texts()).toEqual(["bid 3", "reveal", "pass"]);
    expect(store.present?.ply).toBe(3);
    expect(server.calls).toHaveLength(before);
  });

  test("asks for the story once where it was running already", async () => {
    const lines = [1, 2].map((ply) => ({ ply, who: 0, move: `m${ply}`, told: [] }));
    server.answer("GET tables/t2/story", { story: lines });
    store = new TableStore("t2", 1);
    send("state", state(2), "7");
    await settled();
    send("state", state(3, ["m3"]), "8");
    await settled();
    expect(texts()).toEqual(["m1", "m2", "m3"]);
    expect(server.calls.filter((call) => call.includes("/story"))).toEqual([
      "GET tables/t2/story?from=0&seat=1",
    ]);
  });

  test("asks for the story again when the connection is back, if nobody answered", async () => {
    server.answerWith("GET tables/t2/story", () => NOBODY);
    store = new TableStore("t2");
    FakeEventSource.last.open();
    send("state", state(1));
    await settled();
    expect(store.story).toEqual([]);
    server.answer("GET tables/t2/story", { story: [{ ply: 1, who: 0, move: "a", told: [] }] });
    FakeEventSource.last.fail();
    FakeEventSource.last.open();
    await settled();
    expect(texts()).toEqual(["a"]);
  });

  test("asks for nothing after a reconnection that missed nothing, and after one that brings what was missed", async () => {
    send("state", state(1, ["a"]), "2");
    const before = server.calls.length;
    FakeEventSource.last.fail();
    FakeEventSource.last.open();
    send("state", state(2, ["b"]), "3");
    send("state", state(3, ["c"]), "4");
    await settled();
    expect(texts()).toEqual(["a", "b", "c"]);
    expect(server.calls).toHaveLength(before);
  });

  test("forgets moves that were taken back, and the request to do so", () => {
    send("state", state(2, ["a", "b"]));
    send("undo", { status: "asked", seat: 0, ply: 1, waiting: [1] });
    expect(store.undo?.seat).toBe(0);
    send("state", state(1));
    expect(texts()).toEqual(["a"]);
    expect(store.undo).toBeNull();
  });

  test("says so where our request to undo is declined", () => {
    send("undo", { status: "asked", seat: 0, ply: 1, waiting: [1] });
    send("undo", { status: "declined", seat: 0, ply: 1, waiting: [] });
    expect(store.undo).toBeNull();
    expect(store.trouble?.code).toBe("undo-declined");
  });

  test("knows whose turn it is from the state alone", () => {
    expect(store.myTurn).toBe(true);
    send("state", state(1, ["pass"], { seat: 1 }));
    expect(store.table).toMatchObject({ ply: 1, turn: 1 });
    expect(store.myTurn).toBe(false);
    send("state", state(2, ["pass"], { seat: "chance" }));
    expect(store.table?.turn).toBeNull();
  });

  test("shows each line of the chat once, and asks for earlier ones", async () => {
    const line = (id: number) => ({ id, player: BEN, seat: 1, text: `${id}`, time: "" });
    for (let id = 11; id <= 210; id++) send("chat", line(id));
    send("chat", line(210));
    expect(store.chat).toHaveLength(200);
    expect(store.earlierChat).toBe(true);
    server.answer("GET tables/t1/chat?before=11", { chat: [line(9), line(10)], next: null });
    await store.loadEarlierChat();
    expect(store.chat.slice(0, 3).map(({ id }) => id)).toEqual([9, 10, 11]);
    expect(store.earlierChat).toBe(false);
  });

  test("names players, bots, and those who share the device", () => {
    expect([store.name(0), store.name(1)]).toEqual(["Ana", "Ben"]);
    send(
      "table",
      tableNews({
        seats: [
          { seat: 0, kind: "human", player: ANA },
          { seat: 1, kind: "bot", bot: "hard" },
        ],
      }),
    );
    expect(store.name(1)).toBe("Bot 2");
    send("table", tableNews({ seats: [0, 1].map((seat) => ({ seat, kind: "human", player: ANA })) }));
    expect(store.mine).toEqual([0, 1]);
    expect([store.name(0), store.name(1)]).toEqual(["Player 1", "Player 2"]);
  });
});

describe("A choice", () => {
  const PREVIEW = { view: view(1), points: [] };

  test("is previewed, and can be given up", async () => {
    server.answer("POST tables/t1/preview", PREVIEW);
    await store.choose("bid 2");
    expect(server.bodies.at(-1)).toEqual({ ply: 0, move: "bid 2" });
    expect(store.preview).toEqual(PREVIEW);
    await store.choose(null);
    expect([store.choice, store.preview]).toEqual([null, null]);
    expect(server.count("POST")).toBe(1);
  });

  test("shows only the preview of what is chosen last", async () => {
    const answers: ((body: unknown) => void)[] = [];
    server.answerWith("POST tables/t1/preview", () => new Promise((resolve) => answers.push(resolve)));
    const first = store.choose("bid 1");
    const second = store.choose("bid 2");
    await settled();
    answers[1]?.(PREVIEW);
    await second;
    answers[0]?.({ view: view(9), points: [] });
    await first;
    expect(store.preview).toEqual(PREVIEW);
  });

  test("that is refused is gone, and the reason stays", async () => {
    server.answer("POST tables/t1/preview", { error: "bid-taken", message: "Somebody has bid 2." }, 422);
    await store.choose("bid 2");
    expect(store.choice).toBeNull();
    expect(store.trouble).toEqual({ code: "bid-taken", message: "Somebody has bid 2." });
  });

  test("stays while others move, as long as it is legal", async () => {
    server.answer("POST tables/t1/preview", PREVIEW);
    await store.choose("bid 2");
    send("state", state(1, ["bid 3"], BIDS));
    expect(store.choice).toBe("bid 2");
    send("state", state(2, ["bid 2"], { moves: ["pass"] }));
    expect(store.choice).toBeNull();
  });

  test("is previewed when the connection is back", async () => {
    server.answerWith("POST tables/t1/preview", () => NOBODY);
    await store.choose("bid 2");
    expect(store.trouble?.code).toBe("away");
    server.answer("POST tables/t1/preview", PREVIEW);
    FakeEventSource.last.fail();
    FakeEventSource.last.open();
    await settled();
    expect(store.trouble).toBeNull();
    expect(store.preview).toEqual(PREVIEW);
  });

  test("is sent until it is answered, the same call each time, and nothing is legal meanwhile", async () => {
    vi.useFakeTimers();
    let tries = 0;
    server.answerWith("POST tables/t1/moves", () => (++tries < 4 ? NOBODY : { ply: 1, next: 1 }));
    const done = store.confirm("pass");
    expect(store.legal).toEqual([]);
    await vi.runAllTimersAsync();
    await done;
    expect(server.count("POST tables/t1/moves")).toBe(4);
    expect(new Set(server.bodies.slice(-4).map((body) => JSON.stringify(body))).size).toBe(1);
    expect(store.sending).toBe(false);
  });

  test("that comes too late is not sent again", async () => {
    server.answer("POST tables/t1/moves", { error: "moved-on", message: "The game has gone on." }, 409);
    await store.confirm("pass");
    expect(server.count("POST tables/t1/moves")).toBe(1);
    expect(store.trouble?.code).toBe("moved-on");
  });
});

describe("Looking back", () => {
  test("shows what we knew then, and nothing is legal meanwhile", async () => {
    server.answer("GET tables/t1/plies/0", { ply: 0, view: view(0) });
    send("state", state(3, ["a", "b", "c"], BIDS));
    await store.look(0);
    expect(store.view?.ply).toBe(0);
    expect(store.legal).toEqual([]);
    await store.look(null);
    expect(store.view?.ply).toBe(3);
  });

  test("may show what another seat knew", async () => {
    server.answer("GET tables/t1/plies/2?seat=1", { ply: 2, view: view(2) });
    await store.look(2, "1");
    expect(store.shownSeat).toBe(1);
  });

  test("shows the moment that was asked for last, whatever is answered first", async () => {
    const answers: Record<string, (body: unknown) => void> = {};
    for (const ply of ["1", "2"]) {
      server.answerWith(
        `GET tables/t1/plies/${ply}`,
        () => new Promise((resolve) => (answers[ply] = resolve)),
      );
    }
    const looks = [store.look(1), store.look(2)];
    await settled();
    answers["2"]?.({ ply: 2, view: view(2) });
    answers["1"]?.({ ply: 1, view: view(1) });
    await Promise.all(looks);
    expect(store.past?.ply).toBe(2);
  });
});

describe("The same table for somebody else", () => {
  test("keeps nothing that only the player before might see", async () => {
    send("state", state(1, ["a"], BIDS));
    const next = store.successor(1, false);
    expect(next.table).toEqual(store.table);
    expect([next.present, next.story]).toEqual([null, []]);
    expect(FakeEventSource.last.url).toContain("seat=1");
    expect(FakeEventSource.opened.at(-2)?.readyState).toBe(FakeEventSource.CLOSED);
    next.close();
  });

  test("keeps what everybody may see, and asks for no story where nothing has happened since", async () => {
    send("state", state(1, ["a"], BIDS));
    const next = store.successor(null, true);
    expect(next.present?.ply).toBe(1);
    send("state", state(1));
    await settled();
    expect(next.story.map(({ move }) => move)).toEqual(["a"]);
    expect(server.count("GET tables/t1/story")).toBe(0);
    next.close();
  });
});
