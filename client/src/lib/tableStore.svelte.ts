/** One table as this visitor sees it: the present, the past being looked at, and the choice being made. */

import { get, post, Refused, Unreachable, untilDone } from "./api";
import { t } from "./i18n.svelte";
import { me } from "./me.svelte";
import { Story } from "./story.svelte";
import { Stream, type StreamEvent } from "./stream";
import type {
  ChatLine,
  ChatPage,
  Clock,
  Moment,
  Points,
  Preview,
  StoryLine,
  Story as StoryPage,
  TableNews,
  Undo,
  View,
} from "./types";

/** A stream begins with no more lines of the chat than this. */
const RECENT_CHAT = 200;

/** A refusal to show beside the board. */
export interface Trouble {
  code: string;
  message: string;
}

export class TableStore {
  table = $state.raw<TableNews | null>(null);
  /** The present position, as our seat may know it; null before the start. */
  present = $state.raw<View | null>(null);
  /** In the order of their ids. */
  chat = $state.raw<ChatLine[]>([]);
  /** The first line of the chat is the first that was written. */
  private wholeChat = $state(false);
  undo = $state.raw<Undo | null>(null);
  clock = $state.raw<Clock | null>(null);
  connected = $state(false);
  /** The server does not know this table. */
  missing = $state(false);
  /** The moment being looked at; null is the present. */
  past = $state.raw<View | null>(null);
  /** Whose view of the past is shown, a seat or "open"; null is our own. */
  perspective = $state<string | null>(null);
  /** The move that is chosen and not yet confirmed. */
  choice = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** The move is on its way. */
  sending = $state(false);
  /** How many moves had been made when we last looked away. */
  lastSeen = $state<number | null>(null);

  private readonly stream: Stream;
  private narrated = new Story((ply) => this.fetchStory(ply));
  /** Counts calls of `look`: an answer that came late is not shown. */
  private looks = 0;

  constructor(
    readonly id: string,
    /** At a shared device: whose hand is shown. */
    readonly seat: number | null = null,
  ) {
    this.stream = new Stream(id, seat, {
      received: (event) => this.received(event),
      connection: (open) => this.connection(open),
      missing: () => {
        this.missing = true;
      },
    });
  }

  close(): void {
    this.stream.close();
  }

  /**
   * The same table as another seat or another player sees it. `open`: nothing that was shown so far is hidden
   * from them, so it stays until the new stream has begun.
   */
  successor(seat: number | null, open: boolean): TableStore {
    this.close();
    const next = new TableStore(this.id, seat);
    const { table, lastSeen, present, past, perspective, chat, clock, undo } = this;
    Object.assign(next, { table, lastSeen }, open ? { present, past, perspective, chat, clock, undo } : {});
    if (open) next.narrated = this.narrated;
    return next;
  }

  // --- What we know ---

  /** What is shown: the present, or the moment being looked at. */
  get view(): View | null {
    return this.past ?? this.present;
  }

  /** The moves so far, with what they did. */
  get story(): StoryLine[] {
    return this.narrated.lines;
  }

  /** Our seats. */
  get mine(): number[] {
    const id = me.person?.id;
    return (this.table?.seats ?? [])
      .filter((s) => s.kind === "human" && s.player?.id === id)
      .map((s) => s.seat);
  }

  /** The seat we look from; null for spectators. */
  get viewpoint(): number | null {
    const turn = this.present?.seat;
    if (this.seat !== null && this.mine.includes(this.seat)) return this.seat;
    if (typeof turn === "number" && this.mine.includes(turn)) return turn;
    return this.mine[0] ?? null;
  }

  /** The seat whose view the board shows: looking back, it may be another's than ours. */
  get shownSeat(): number | null {
    const seat = Number(this.perspective ?? "own");
    return this.past && seat >= 0 ? seat : this.viewpoint;
  }

  /** The moves we may make now; none while we look back or a move is on its way. */
  get legal(): string[] {
    if (this.past || this.sending || this.table?.state !== "running") return [];
    return this.present?.moves ?? [];
  }

  get myTurn(): boolean {
    return this.table?.state === "running" && (this.present?.moves?.length ?? 0) > 0;
  }

  /** The name of a seat. */
  name(seat: number): string {
    const place = this.table?.seats[seat];
    if (place?.bot) return t("table-bot", { number: seat + 1 });
    const alone = this.mine.length < 2 || !this.mine.includes(seat);
    return (alone && place?.player?.name) || t("play-name", { number: seat + 1 });
  }

  // --- What happens ---

  private connection(open: boolean): void {
    const back = open && !this.connected;
    this.connected = open;
    if (!back || !this.present) return;
    if (this.trouble?.code === "away") this.trouble = null;
    if (this.choice !== null && !this.preview && !this.sending) this.choose(this.choice);
    this.narrated.complete();
  }

  private received({ kind, data }: StreamEvent): void {
    if (kind === "table") {
      this.table = data;
      this.undo = data.undo;
      this.clock = data.clock;
    } else if (kind === "state") {
      this.arrived(data.view as View);
      this.narrated.receive(data);
    } else if (kind === "chat") {
      const last = this.chat.at(-1);
      if (!last || last.id < data.id) this.chat = [...this.chat, data];
    } else if (kind === "undo") {
      this.undo = data.status === "asked" ? data : null;
      if (data.status === "declined" && this.mine.includes(data.seat)) {
        this.trouble = { code: "undo-declined", message: t("table-undo-declined") };
      }
    } else {
      this.clock = data;
    }
  }

  private arrived(view: View): void {
    const before = this.present;
    this.present = view;
    const turn = typeof view.seat === "number" ? view.seat : null;
    if (this.table) this.table = { ...this.table, ply: view.ply, turn };
    if (before && before.ply !== view.ply) this.undo = null;
    // A half-made choice is kept as long as it can still be made.
    if (this.choice !== null && !(view.moves ?? []).includes(this.choice)) this.choose(null);
  }

  private async fetchStory(from: number): Promise<StoryLine[]> {
    const query = this.seat === null ? "" : `&seat=${this.seat}`;
    try {
      const path = `tables/${this.id}/story?from=${from}${query}`;
      return (await get<StoryPage>(path)).story;
    } catch (error) {
      if (error instanceof Unreachable || error instanceof Refused) return [];
      throw error;
    }
  }

  // --- What we do ---

  /** Chooses a move, to be looked at before it is made; null gives the choice up. */
  async choose(move: string | null): Promise<void> {
    this.choice = move;
    this.preview = null;
    this.trouble = null;
    if (move === null || !this.present) return;
    const ply = this.present.ply;
    try {
      const shown = await post<Preview>(`tables/${this.id}/preview`, { ply, move });
      if (this.choice === move) this.preview = shown;
    } catch (error) {
      if (this.choice === move) this.failed(error);
      if (error instanceof Refused) this.choice = null;
    }
  }

  /** Says why a move cannot be made. */
  async explainRefusal(move: string): Promise<void> {
    if (!this.present) return;
    try {
      await post(`tables/${this.id}/preview`, { ply: this.present.ply, move });
    } catch (error) {
      this.failed(error);
    }
  }

  /** Makes the chosen move. The same call is sent again until it is answered: it is played once. */
  async confirm(move: string | null = this.choice): Promise<void> {
    if (move === null || !this.present || this.sending) return;
    const ply = this.present.ply;
    this.sending = true;
    this.trouble = null;
    try {
      await untilDone(
        () => post(`tables/${this.id}/moves`, { ply, move }),
        (error) => {
          if (!(error instanceof Unreachable)) throw error;
        },
      );
      if (this.choice === move) await this.choose(null);
    } catch (error) {
      this.failed(error);
    } finally {
      this.sending = false;
    }
  }

  /** Does something else at the table: join, leave, start, undo, undo/accept, chat, ... */
  async act<T = TableNews>(what: string, body?: unknown): Promise<T | null> {
    return this.attempt(() => post<T>(`tables/${this.id}/${what}`, body));
  }

  /** Tries a call; a refusal is shown beside the board. */
  async attempt<T>(call: () => Promise<T>): Promise<T | null> {
    this.trouble = null;
    try {
      return await call();
    } catch (error) {
      this.failed(error);
      return null;
    }
  }

  /** Whether more may have been written before the first line of the chat that we have. */
  get earlierChat(): boolean {
    return !this.wholeChat && this.chat.length >= RECENT_CHAT;
  }

  /** Asks for some lines of the chat before those that we have. */
  async loadEarlierChat(): Promise<void> {
    const first = this.chat[0];
    if (!first) return;
    const page = await this.attempt(() => get<ChatPage>(`tables/${this.id}/chat?before=${first.id}`));
    if (!page || this.chat[0] !== first) return;
    this.chat = [...page.chat, ...this.chat];
    this.wholeChat = page.next === null;
  }

  /** Shows an earlier moment as we saw it or, when the game is over, as another seat did. */
  async look(ply: number | null, perspective: string | null = this.perspective): Promise<void> {
    this.perspective = perspective;
    const look = ++this.looks;
    if (ply === null) {
      this.past = null;
      return;
    }
    const seat = perspective ?? (this.seat === null ? null : String(this.seat));
    try {
      const query = seat === null ? "" : `?seat=${seat}`;
      const { view } = await get<Moment>(`tables/${this.id}/plies/${ply}${query}`);
      if (look === this.looks) this.past = view as View;
    } catch (error) {
      this.failed(error);
    }
  }

  /** How the points stand if the game ended now. */
  async points(): Promise<Points | null> {
    try {
      return await get(`tables/${this.id}/points`);
    } catch (error) {
      this.failed(error);
      return null;
    }
  }

  private failed(error: unknown): void {
    if (error instanceof Refused) this.trouble = { code: error.code, message: error.message };
    else if (error instanceof Unreachable) this.trouble = { code: "away", message: "" };
    else throw error;
  }
}
