import { describe, expect, test } from "vitest";
import { settled } from "../testing/server";
import { state } from "../testing/tables";
import { Story } from "./story.svelte";
import type { StoryLine } from "./types";

const line = (ply: number, move: string): StoryLine => ({ ply, who: 0, move, told: [[move, {}]] });

/** A story whose server has these moves, and the plies after which it was asked. */
function begun(moves: string[] = []) {
  const asked: number[] = [];
  const server = { moves };
  const story = new Story(async (ply) => {
    asked.push(ply);
    return server.moves.slice(ply).map((move, i) => line(ply + i + 1, move));
  });
  const texts = () => story.lines.map(({ move }) => move);
  return { story, asked, server, texts };
}

describe("The story of a table", () => {
  test("grows with the state events, without a request", async () => {
    const { story, asked } = begun();
    story.receive(state(0));
    story.receive(state(2, ["bid 3", "reveal"]));
    story.receive(state(3, ["pass"]));
    await settled();
    expect(story.lines).toEqual([line(1, "bid 3"), line(2, "reveal"), line(3, "pass")]);
    expect(asked).toEqual([]);
  });

  test("is asked for once by those who come late", async () => {
    const { story, asked, texts } = begun(["a", "b", "c"]);
    story.receive(state(3));
    await settled();
    expect(texts()).toEqual(["a", "b", "c"]);
    story.receive(state(4, ["d"]));
    await settled();
    expect(texts()).toEqual(["a", "b", "c", "d"]);
    expect(asked).toEqual([0]);
  });

  test("has no gap where a move is made while it is being asked for", async () => {
    let answer: (lines: StoryLine[]) => void = () => {};
    const asked: number[] = [];
    const story = new Story((ply) => {
      asked.push(ply);
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    story.receive(state(2));
    story.receive(state(3, ["c"]));
    answer([line(1, "a"), line(2, "b")]);
    await settled();
    expect(asked).toEqual([0, 2]);
    answer([line(3, "c")]);
    await settled();
    expect(story.lines.map(({ ply }) => ply)).toEqual([1, 2, 3]);
  });

  test("does not double a move that was in the answer and comes as an event too", async () => {
    const { story, asked, texts } = begun(["a", "b", "c"]);
    story.receive(state(2));
    await settled();
    expect(texts()).toEqual(["a", "b", "c"]);
    story.receive(state(3, ["c"]));
    expect(texts()).toEqual(["a", "b", "c"]);
    expect(asked).toEqual([0]);
  });

  test("ignores an event that comes twice", () => {
    const { story, texts } = begun();
    story.receive(state(2, ["a", "b"]));
    story.receive(state(2, ["a", "b"]));
    expect(texts()).toEqual(["a", "b"]);
  });

  test("loses the moves that an undo takes back, and goes on with others", async () => {
    const { story, asked, texts } = begun();
    story.receive(state(3, ["a", "b", "c"]));
    story.receive(state(1));
    expect(texts()).toEqual(["a"]);
    story.receive(state(2, ["other"]));
    await settled();
    expect(texts()).toEqual(["a", "other"]);
    expect(asked).toEqual([]);
  });

  test("does not keep moves of an answer that an undo has overtaken", async () => {
    const answers: ((lines: StoryLine[]) => void)[] = [];
    const story = new Story(() => new Promise((resolve) => answers.push(resolve)));
    story.receive(state(3));
    story.receive(state(1));
    answers[0]?.([line(1, "a"), line(2, "b"), line(3, "c")]);
    await settled();
    expect(story.lines).toEqual([]);
    answers[1]?.([line(1, "a")]);
    await settled();
    expect(story.lines).toEqual([line(1, "a")]);
  });

  test("begins anew where a stream is resumed from the beginning", () => {
    const { story, texts } = begun();
    story.receive(state(2, ["a", "b"]));
    story.receive(state(0));
    story.receive(state(1, ["a"]));
    story.receive(state(2, ["b"]));
    expect(texts()).toEqual(["a", "b"]);
  });

  test("is asked for again with the next event where nobody answered", async () => {
    const { story, asked, server, texts } = begun([]);
    story.receive(state(2));
    await settled();
    expect(asked).toEqual([0]);
    server.moves = ["a", "b", "c"];
    story.receive(state(3, ["c"]));
    await settled();
    expect(texts()).toEqual(["a", "b", "c"]);
    expect(asked).toEqual([0, 0]);
  });
});
