/** The little Markdown that the rules are written in, read into blocks and spans. */

export interface Span {
  kind: "text" | "strong" | "em" | "code";
  spans: Span[];
  text: string;
}

export type Block =
  | { kind: "heading"; level: number; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const MARKED = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*]+)\*/;

/** Text with emphasis, which may hold other emphasis. */
export function spans(text: string): Span[] {
  const found = MARKED.exec(text);
  if (!found) return text ? [{ kind: "text", spans: [], text }] : [];
  const [all, code, strong, em] = found;
  const inner: Span =
    code !== undefined
      ? { kind: "code", spans: [], text: code }
      : { kind: strong !== undefined ? "strong" : "em", spans: spans(strong ?? em ?? ""), text: "" };
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
