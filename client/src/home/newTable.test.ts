import { beforeEach, describe, expect, test, vi } from "vitest";
import { fetchPlayer } from "../lib/me.svelte";
import { place } from "../lib/route.svelte";
import type { GameOffer } from "../lib/types";
import { FakeServer } from "../testing/server";
import { ANA } from "../testing/tables";
import {
  createTable,
  defaultOptions,
  type NewTable,
  playAgainstBots,
  playerRange,
  withEdition,
} from "./newTable";

const OFFER: GameOffer = {
  id: "santiago",
  title: "Santiago",
  players: [2, 5],
  options: {
    edition: { values: ["amigo", "trefl"], default: "trefl" },
    palms: { values: [false, true], default: true, also: "squares" },
    money: { values: ["open", "hidden"], default: "open" },
  },
  editions: {
    amigo: { players: [3, 5], palms: false, money: "hidden" },
    trefl: { players: [2, 5], palms: true, money: "open" },
  },
};
const WANTED: NewTable = {
  game: "santiago",
  where: "apart",
  others: ["open", "bot:hard"],
  options: { edition: "trefl" },
  pace: "none",
  seconds: 120,
  days: 2,
  visibility: "public",
  hints: false,
};

describe("The options of a new table", () => {
  test("are the defaults of the game", () => {
    expect(defaultOptions(OFFER)).toEqual({ edition: "trefl", palms: true, money: "open" });
  });

  test("are those of another edition once it is chosen", () => {
    const options = withEdition(OFFER, defaultOptions(OFFER), "amigo");
    expect(options).toEqual({ edition: "amigo", palms: false, money: "hidden" });
  });

  test("keep the squares that players have agreed on", () => {
    const agreed = { ...defaultOptions(OFFER), palms: ["a1", "d6", "h3"] };
    expect(withEdition(OFFER, agreed, "amigo").palms).toEqual(["a1", "d6", "h3"]);
  });

  test("say for how many the game is", () => {
    expect(playerRange(OFFER, "amigo")).toEqual([3, 5]);
    expect(playerRange(OFFER, undefined)).toEqual([2, 5]);
    expect(playerRange({ ...OFFER, editions: undefined }, "amigo")).toEqual([2, 5]);
  });
});

describe("A new table", () => {
  let server: FakeServer;
  const asked = () => server.bodies.at(-1) as Record<string, unknown>;

  beforeEach(async () => {
    vi.spyOn(globalThis, "scrollTo").mockImplementation(() => {});
    server = new FakeServer().answer("GET me", { player: ANA }).answer("POST tables", { id: "made" });
    await fetchPlayer();
  });

  test("is set up as wished, and the page goes there", async () => {
    await createTable(WANTED);
    expect(asked()).toEqual({
      game: "santiago",
      options: { edition: "trefl" },
      seats: ["me", "open", "bot:hard"],
      visibility: "public",
      pace: { kind: "none" },
      hotseat: false,
      hints: false,
    });
    expect(place()).toMatchObject({ page: "table", id: "made" });
  });

  test("has a clock of seconds, or of days", async () => {
    await createTable({ ...WANTED, pace: "live" });
    expect(asked().pace).toEqual({ kind: "live", seconds_per_move: 120 });
    await createTable({ ...WANTED, pace: "days" });
    expect(asked().pace).toEqual({ kind: "days", days_per_move: 2 });
  });

  test("at one device is for nobody else, without a clock", async () => {
    await createTable({ ...WANTED, where: "here", others: ["person", "bot:easy"], pace: "live" });
    expect(asked()).toMatchObject({ seats: ["me", "me", "bot:easy"], visibility: "link", hotseat: true });
    expect(asked().pace).toEqual({ kind: "none" });
  });

  test("against bots has hints and the usual options", async () => {
    await playAgainstBots("canarias", 3, "normal");
    expect(asked()).toMatchObject({
      game: "canarias",
      options: {},
      seats: ["me", "bot:normal", "bot:normal", "bot:normal"],
      hints: true,
    });
  });

  test("of a visitor without a name gives the visitor one first", async () => {
    server.answer("GET me", { error: "key-needed" }, 401).answer("POST players", { player: ANA, key: "k" });
    await fetchPlayer();
    await createTable(WANTED);
    expect(server.calls.slice(-2)).toEqual(["POST players", "POST tables"]);
  });
});
