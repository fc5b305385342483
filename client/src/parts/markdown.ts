/** The little Markdown that the rules are written in, read into blocks and spans. */

export interface Span {
  kind: "text" | "strong" | "em" | "code" | "link";
  spans: Span[];
  text: string; // of a link: the id of the section that it leads to
}

export type Block =
  | { kind: "heading"; level: number; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "picture"; name: string; alt: string }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const MARKED = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(#([a-z][a-z0-9-]*)\)/;
const PICTURE = /^!\[([^\]]*)\]\(picture:([a-z][a-z0-9-]*)\)$/;

/** Text with emphasis and links, which may hold other emphasis. */
export function spans(text: string): Span[] {
  const found = MARKED.exec(text);
  if (!found) return text ? [{ kind: "text", spans: [], text }] : [];
  const [all, code, strong, em, words, section] = found;
  const kind = code ? "code" : strong ? "strong" : em ? "em" : "link";
  const inner: Span = { kind, spans: spans(strong ?? em ?? words ?? ""), text: code ?? section ?? "" };
  return [...spans(text.slice(0, found.index)), inner, ...spans(text.slice(found.index + all.length))];
}

function cells(line: string): Span[][] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => spans(cell.trim()));
}

const ITEM = /^(?:-|\d+\.) (.*)/;

function block(lines: string[]): Block[] {
  const [first = ""] = lines;
  const heading = /^(#+) (.*)/.exec(first);
  if (heading?.[1]) {
    const rest = lines.slice(1);
    const level = heading[1].length;
    return [{ kind: "heading", level, spans: spans(heading[2] ?? "") }, ...(rest.length ? block(rest) : [])];
  }
  const picture = PICTURE.exec(first);
  if (picture) return [{ kind: "picture", alt: picture[1] ?? "", name: picture[2] ?? "" }];
  if (first.startsWith("|")) {
    return [{ kind: "table", head: cells(first), rows: lines.slice(2).map(cells) }];
  }
  const start = lines.findIndex((line) => ITEM.test(line));
  if (start < 0) return [{ kind: "paragraph", spans: spans(lines.join(" ")) }];
  if (start > 0) return [...block(lines.slice(0, start)), ...block(lines.slice(start))];
  const items: string[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item) items.push(item[1] ?? "");
    else items.push(`${items.pop()} ${line.trim()}`);
  }
  return [{ kind: "list", ordered: !first.startsWith("-"), items: items.map(spans) }];
}

/** The blocks of a text. */
export function blocks(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.split("\n").filter(Boolean))
    .filter((lines) => lines.length)
    .flatMap(block);
}
