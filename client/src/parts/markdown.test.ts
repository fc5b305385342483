import { describe, expect, test } from "vitest";
import { blocks, type Span, spans } from "./markdown";

/** Spans as text, marked by kind. */
const flat = (found: Span[]): string =>
  found
    .map(({ kind, text, spans: inner }) =>
      kind === "text" ? text : `<${kind} ${[text, flat(inner)].filter(Boolean).join("|")}>`,
    )
    .join("");

describe("A line of the rules", () => {
  test.each([
    ["plain text", "plain text"],
    ["a **strong *and soft* word**", "a <strong strong <em and soft> word>"],
    ["an *emphasised* word", "an <em emphasised> word"],
    ["the move `bid 3`", "the move <code bid 3>"],
    ["see [the *auction*](#auction)", "see <link auction|the <em auction>>"],
    ["2 * 3 * 4 is no emphasis [here](elsewhere)", "2 <em  3 > 4 is no emphasis [here](elsewhere)"],
  ])("%s", (text, expected) => {
    expect(flat(spans(text))).toBe(expected);
  });
});

describe("The rules", () => {
  test("are headings and paragraphs, whose lines belong together", () => {
    expect(blocks("## Auction\n\nOne line\nand another.")).toMatchObject([
      { kind: "heading", level: 2 },
      { kind: "paragraph", spans: [{ kind: "text", text: "One line and another." }] },
    ]);
  });

  test("may begin with text right below a heading", () => {
    expect(blocks("# Title\ntext").map(({ kind }) => kind)).toEqual(["heading", "paragraph"]);
  });

  test("have lists, whose items may go on in the next line, after a sentence", () => {
    const [sentence, list] = blocks("Each player:\n- takes one\n  of these\n- and that");
    expect(sentence?.kind).toBe("paragraph");
    expect(list).toMatchObject({ kind: "list", ordered: false });
    expect(list?.kind === "list" && list.items.map(flat)).toEqual(["takes one of these", "and that"]);
  });

  test("have numbered lists", () => {
    expect(blocks("1. first\n2. second")).toMatchObject([{ kind: "list", ordered: true }]);
  });

  test("have tables with a head", () => {
    const [table] = blocks("| tile | points |\n|---|---|\n| bean | 1 |\n| **chili** | 2 |");
    expect(table?.kind === "table" && table.head.map(flat)).toEqual(["tile", "points"]);
    expect(table?.kind === "table" && table.rows.map((row) => row.map(flat))).toEqual([
      ["bean", "1"],
      ["<strong chili>", "2"],
    ]);
  });

  test("name pictures with words for those who do not see them", () => {
    expect(blocks("![Two areas](picture:areas)")).toEqual([
      { kind: "picture", name: "areas", alt: "Two areas" },
    ]);
  });

  test("show markup as it is written", () => {
    expect(blocks("<script>alert(1)</script>")).toMatchObject([
      { spans: [{ kind: "text", text: "<script>alert(1)</script>" }] },
    ]);
  });
});
