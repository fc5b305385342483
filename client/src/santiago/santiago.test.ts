import { afterEach, describe, expect, test } from "vitest";
import { sentence } from "../lib/narration";
import { DESERT, GROUND, santiagoView, tile } from "../testing/santiago";
import { describe as inWords, roundAfter, secretive, section } from "./describe";
import { areas, auction, bribeSums, drought, droughtFromStory, irrigated } from "./land";
import { read, words } from "./moves";
import { barred, planting, springCorner } from "./palms";
import { ground } from "./picking.svelte";
import { choosesDitch, choosesTile, onSquare, segments, squares } from "./targets";

const NAMES = ["Ana", "Ben", "Cleo"];
const name = (seat: number) => NAMES[seat] ?? "?";
afterEach(() => {
  ground.places = null;
});

describe("A move", () => {
  test.each([
    ["plant banana2 c4", { verb: "plant", tile: "banana2", square: "c4" }],
    ["neutral bean1 a1", { verb: "neutral", tile: "bean1", square: "a1" }],
    ["propose B2-C2 3", { verb: "propose", segment: "B2-C2", sum: 3 }],
    ["accept B2-C2", { verb: "accept", segment: "B2-C2" }],
    ["bid 12", { verb: "bid", sum: 12 }],
    ["palm h3", { verb: "palm", square: "h3" }],
    ["pass", { verb: "pass" }],
  ])("%s is read", (move, expected) => {
    expect(read(move)).toEqual(expected);
  });

  test.each([
    ["plant banana2 c4", "plant", "santiago-do-plant", { crop: "banana", planters: 2, place: "c4" }],
    ["propose B2-C2 3", "propose", "santiago-do-propose", { place: "B2-C2", sum: 3 }],
    ["pass", "propose", "santiago-do-pass-propose", {}],
    ["pass", "extra", "santiago-do-pass-extra", {}],
  ])("%s in the phase %s is an order", (move, phase, id, params) => {
    const order = words(move, santiagoView({ phase }));
    expect(order.id).toBe(id);
    expect(order.params).toMatchObject(params);
    expect(sentence([order.id, order.params], name)).not.toContain("⟦");
  });
});

describe("The land", () => {
  const TILES = {
    a1: tile("bean", 0, 2),
    b1: tile("bean", 1),
    b2: tile("bean", 0),
    c2: tile("cane", null, 0),
    d2: DESERT,
    d3: tile("cane", 2),
  };

  test("has areas of one crop side by side, the largest first, with everybody's markers", () => {
    const found = areas(TILES);
    expect(found.map(({ squares }) => squares)).toEqual([["a1", "b1", "b2"], ["c2"], ["d3"]]);
    expect([...(found[0]?.markers ?? [])].sort()).toEqual([
      [0, 3],
      [1, 1],
    ]);
    expect(found[1]?.markers.size).toBe(0);
  });

  test("is irrigated beside canals", () => {
    expect([...irrigated(["A1-B1", "A1-A2"], GROUND)].sort()).toEqual(["a1", "a2", "b1"]);
    expect(irrigated([], GROUND).size).toBe(0);
  });

  test("dries out: tiles lose a marker or turn to desert", () => {
    const before = santiagoView({ tiles: TILES });
    const after = santiagoView({ tiles: { ...TILES, a1: tile("bean", 0, 1), c2: DESERT } });
    expect(drought(before, after)).toMatchObject({ thirsty: ["a1"], deserts: ["c2"], squares: ["a1", "c2"] });
    expect(drought(before, before)).toBeNull();
  });

  test("dried out at the end of the last round, as the story tells", () => {
    const line = (ply: number, told: [string, Record<string, unknown>][]) => ({
      ply,
      who: 0,
      move: "pass",
      told,
    });
    const story = [
      line(1, [
        ["told-desert", { places: ["h6"] }],
        ["told-income", {}],
      ]),
      line(2, [
        ["told-thirst", { places: ["a1"] }],
        ["told-desert", { places: ["b1"] }],
        ["told-income", {}],
      ]),
      line(3, [["told-bid", { seat: 0, sum: 1 }]]),
    ];
    expect(droughtFromStory(story)).toMatchObject({ thirsty: ["a1"], deserts: ["b1"] });
    expect(
      droughtFromStory([
        line(1, [
          ["told-no-drought", {}],
          ["told-income", {}],
        ]),
      ]),
    ).toBeNull();
  });
});

test("Proposals for one ditch are laid together", () => {
  const proposals = [
    { seat: 0, segment: "A1-B1", bribe: 2 },
    { seat: 1, segment: "A1-A2", bribe: 0 },
    { seat: 2, segment: "A1-B1", bribe: 3 },
  ];
  expect(bribeSums(santiagoView({ proposals }))).toEqual([
    { segment: "A1-B1", seats: [0, 2], sum: 5 },
    { segment: "A1-A2", seats: [1], sum: 0 },
  ]);
});

describe("The order of planting", () => {
  const order = (more: Parameters<typeof santiagoView>[0]) =>
    auction(santiagoView(more)).map(({ seat, overseer }) => `${seat}${overseer ? "*" : ""}`);

  test("is that of the bids; who passed first plants last and will be the overseer", () => {
    const bids = [0, 3, 0, 5];
    expect(order({ players: 4, overseer: 3, bids })).toEqual(["3", "1", "2", "0*"]);
  });

  test("ends with those who are still to bid", () => {
    expect(order({ players: 3, overseer: 2, bids: [4, null, null] })).toEqual(["0", "1", "2"]);
  });

  test("stays when all bids are in and the overseer is known", () => {
    expect(order({ phase: "plant", players: 3, overseer: 1, bids: [2, 0, 0] })).toEqual(["0", "2", "1*"]);
  });

  test("of two lets the winner plant before the overseer", () => {
    expect(order({ phase: "plant", players: 2, overseer: 0, bids: [3, 5] })).toEqual(["1", "0*"]);
  });

  test("shows a secret bid as one that is still to come", () => {
    const bidders = auction(santiagoView({ players: 2, overseer: 0, bids: ["?", null] }));
    expect(bidders.find(({ seat }) => seat === 0)?.bid).toBe("?");
  });
});

describe("Palms", () => {
  test.each([
    [false, "off"],
    [true, "lot"],
    [["a1", "d6", "h3"], "placed"],
  ])("given as %o are %s", (palms, how) => {
    expect(planting(palms)).toBe(how);
  });

  test("touch neither the spring nor each other, not even at a corner", () => {
    expect(springCorner("C2")).toEqual({ x: 4, y: 2 });
    const found = barred("C2", ["h6"]);
    expect([...found].sort()).toEqual(["d2", "d3", "e2", "e3", "g5", "g6", "h5", "h6"]);
  });
});

describe("The places to choose from", () => {
  test("depend on the phase", () => {
    expect(["first", "propose", "decide", "extra"].every(choosesDitch)).toBe(true);
    expect(["plant", "neutral"].every(choosesTile)).toBe(true);
    expect([choosesDitch("bid"), choosesTile("bid")]).toEqual([false, false]);
  });

  test("are squares, which say what stands on them and whether they have water", () => {
    const view = santiagoView({ canals: ["A1-B1"], tiles: { a1: tile("bean", 1, 1) } });
    const found = squares(view, GROUND, new Set(["b1"]), "b1", name);
    expect(found.map(({ id, legal, chosen }) => [id, legal, chosen])).toEqual([
      ["a1", false, false],
      ["b1", true, true],
      ["a2", false, false],
      ["b2", false, false],
    ]);
    expect(found[0]?.label).toContain("Ben");
    expect(found[1]?.label).not.toBe(found[3]?.label?.replace("b2", "b1"));
  });

  test("are ditches, which say what they would water and what was proposed", () => {
    const proposals = [{ seat: 0, segment: "A1-A2", bribe: 4 }];
    const view = santiagoView({ canals: ["A1-B1"], proposals });
    const [canal, ditch] = segments(view, GROUND, new Set(["A1-A2"]), "A1-A2");
    expect([canal?.legal, ditch?.legal, ditch?.chosen]).toEqual([false, true, true]);
    expect(ditch?.label).toMatch(/a1, a2.*4|4.*a1, a2/);
    expect([ditch?.x, ditch?.y]).toEqual([0, 100]);
  });

  test("tell deserts, neutral tiles, palms and free squares apart", () => {
    const view = santiagoView({ tiles: { a1: DESERT, b1: tile("bean", null, 0) }, palms: ["c1"] });
    const said = ["a1", "b1", "c1", "d1"].map((square) => onSquare(view, square, name));
    expect(new Set(said).size).toBe(4);
  });
});

describe("The board in words", () => {
  test("tells areas with their owners, dry land, and everybody's money", () => {
    ground.places = GROUND;
    const view = santiagoView({
      phase: "plant",
      canals: ["A1-A2"],
      tiles: { a1: tile("bean", 0, 2), b1: tile("bean", 1), c5: DESERT },
      offer: ["banana2"],
      money: [7, null, 9],
      overseer: 2,
    });
    const said = inWords(view, name).join("\n");
    expect(said).toContain("Ana: 2, Ben: 1");
    expect(said).toContain("a1, b1");
    expect(said).toMatch(/b1/);
    expect(said).toContain("c5");
    expect(said).toMatch(/Ana.*7/);
    expect(said).toMatch(/Cleo.*9/);
    expect(said).not.toContain("⟦");
  });

  test("leads to the section of the rules", () => {
    expect(section(santiagoView({ phase: "bid" }))).toBe("auction");
    expect(section(santiagoView({ phase: "bid", players: 2 }))).toBe("two-players");
    expect(section(santiagoView({ phase: "neutral" }))).toBe("three-players");
  });

  test("counts a round more after the income", () => {
    expect(roundAfter({ ply: 1, who: 0, move: "pass", told: [["told-income", {}]] }, 3)).toBe(4);
    expect(roundAfter({ ply: 1, who: 0, move: "pass", told: [["told-bid-pass", {}]] }, 3)).toBe(3);
  });

  test("is secret for two, or with hidden money", () => {
    expect([secretive(2, {}), secretive(3, {}), secretive(3, { money: "hidden" })]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
