/** One table as this visitor sees it: the present, the past being looked at, and the choice being made. */

import { Away, get, post, Refused } from "./api";
import { me } from "./me.svelte";
import { t } from "./speech.svelte";
import { type Kind, Stream } from "./stream";
import type { Breakdown, Chat, Clock, Made, Preview, StoryLine, TableNews, Undo, View } from "./types";

/** A stream begins with no more lines of the chat than this. */
const RECENT_CHAT = 200;

/** A refusal to show beside the board. */
export interface Trouble {
  code: string;
  message: string;
}

export class Sitting {
  news = $state.raw<TableNews | null>(null);
  /** The present position, as our seat may know it; null before the start. */
  present = $state.raw<View | null>(null);
  /** In the order of their ids. */
  chat = $state.raw<Chat[]>([]);
  /** The first line of the chat is the first that was said. */
  private wholeChat = $state(false);
  undo = $state.raw<Undo | null>(null);
  clock = $state.raw<Clock | null>(null);
  story = $state.raw<StoryLine[]>([]);
  connected = $state(false);
  /** The server does not know this table. */
  gone = $state(false);
  /** The moment being looked at; null is the present. */
  past = $state.raw<View | null>(null);
  /** Whose eyes the past is seen with: null are our own. */
  eyes = $state<string | null>(null);
  /** The move that is chosen and not yet confirmed. */
  choice = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** The move is on its way. */
  sending = $state(false);
  /** How many moves had been made when we last looked away. */
  seen = $state<number | null>(null);

  private readonly stream: Stream;
  private telling: Promise<void> = Promise.resolve();
  /** How often the story was cut short: what was asked for before that is no longer true. */
  private cuts = 0;
  private looks = 0;

  constructor(
    readonly id: string,
    /** At a hotseat: whose hand is shown. */
    readonly seat: number | null = null,
  ) {
    this.stream = new Stream(id, seat, {
      heard: (kind, data) => this.heard(kind, data),
      live: (connected) => this.live(connected),
      gone: () => {
        this.gone = true;
      },
    });
  }

  close(): void {
    this.stream.close();
  }

  // --- What we know ---

  /** What is shown: the present, or the moment being looked at. */
  get view(): View | null {
    return this.past ?? this.present;
  }

  /** Our seats. */
  get mine(): number[] {
    const id = me.person?.id;
    return (this.news?.seats ?? [])
      .filter((s) => s.kind === "human" && s.player?.id === id)
      .map((s) => s.seat);
  }

  /** The seat we look from; null for those who watch. */
  get viewpoint(): number | null {
    const turn = this.present?.seat;
    if (this.seat !== null && this.mine.includes(this.seat)) return this.seat;
    if (typeof turn === "number" && this.mine.includes(turn)) return turn;
    return this.mine[0] ?? null;
  }

  /** The seat through whose eyes the board is shown: looking back, it may be another's than ours. */
  get through(): number | null {
    const seat = Number(this.eyes ?? "own");
    return this.past && seat >= 0 ? seat : this.viewpoint;
  }

  /** The moves we may make now; none while we look back or a move is on its way. */
  get legal(): string[] {
    if (this.past || this.sending || this.news?.state !== "running") return [];
    return this.present?.moves ?? [];
  }

  get myTurn(): boolean {
    return this.news?.state === "running" && (this.present?.moves?.length ?? 0) > 0;
  }

  /** The name of a seat. */
  name(seat: number): string {
    const place = this.news?.seats[seat];
    if (place?.bot) return t("table-bot", { number: seat + 1 });
    const alone = this.mine.length < 2 || !this.mine.includes(seat);
    return (alone && place?.player?.name) || t("play-name", { number: seat + 1 });
  }

  // --- What happens ---

  private live(connected: boolean): void {
    const back = connected && !this.connected;
    this.connected = connected;
    if (!back || !this.present) return;
    if (this.trouble?.code === "away") this.trouble = null;
    if (this.choice !== null && !this.preview && !this.sending) this.choose(this.choice);
    this.telling = this.telling.then(() => this.tell());
  }

  private heard(kind: Kind, data: unknown): void {
    if (kind === "table") {
      this.news = data as TableNews;
      this.undo = this.news.undo;
      this.clock = this.news.clock;
    } else if (kind === "state") {
      this.arrived((data as { view: View }).view);
    } else if (kind === "chat") {
      const line = data as Chat;
      const last = this.chat.at(-1);
      if (!last || last.id < line.id) this.chat = [...this.chat, line];
    } else if (kind === "undo") {
      const wish = data as Undo;
      this.undo = wish.status === "asked" ? wish : null;
      if (wish.status === "declined" && this.mine.includes(wish.seat)) {
        this.trouble = { code: "undo-declined", message: t("table-undo-declined") };
      }
    } else {
      this.clock = data as Clock;
    }
  }

  private arrived(view: View): void {
    const before = this.present;
    this.present = view;
    if (this.news)
      this.news = { ...this.news, ply: view.ply, turn: typeof view.seat === "number" ? view.seat : null };
    if (before && before.ply !== view.ply) this.undo = null;
    if (before && before.ply > view.ply) {
      this.story = this.story.filter((line) => line.ply <= view.ply);
      this.cuts++;
    }
    // A half-made choice is kept as long as it can still be made.
    if (this.choice !== null && !(view.moves ?? []).includes(this.choice)) this.choose(null);
    this.telling = this.telling.then(() => this.tell());
  }

  /** Catches up with the story. */
  private async tell(): Promise<void> {
    const { cuts } = this;
    const from = this.story.at(-1)?.ply ?? 0;
    const query = this.seat === null ? "" : `&seat=${this.seat}`;
    try {
      const { story } = await get<{ story: StoryLine[] }>(`tables/${this.id}/story?from=${from}${query}`);
      if (cuts === this.cuts) this.story = [...this.story, ...story];
    } catch (error) {
      if (!(error instanceof Away) && !(error instanceof Refused)) throw error;
    }
  }

  // --- What we do ---

  /** Chooses a move, to be looked at before it is made; null thinks better of it. */
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
  async wonder(move: string): Promise<void> {
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
      for (let pause = 400; ; pause = Math.min(pause * 2, 5000)) {
        try {
          await post<Made>(`tables/${this.id}/moves`, { ply, move });
          break;
        } catch (error) {
          if (!(error instanceof Away)) throw error;
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      }
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

  /** Whether more may have been said before the first line of the chat that we have. */
  get earlierChat(): boolean {
    return !this.wholeChat && this.chat.length >= RECENT_CHAT;
  }

  /** Asks for some lines of the chat before those that we have. */
  async askEarlierChat(): Promise<void> {
    const first = this.chat[0];
    if (!first) return;
    const page = await this.attempt(() =>
      get<{ chat: Chat[]; next: number | null }>(`tables/${this.id}/chat?before=${first.id}`),
    );
    if (!page || this.chat[0] !== first) return;
    this.chat = [...page.chat, ...this.chat];
    this.wholeChat = page.next === null;
  }

  /** Looks at an earlier moment, with our own eyes or, when the game is over, with others'. */
  async look(ply: number | null, eyes: string | null = this.eyes): Promise<void> {
    this.eyes = eyes;
    const look = ++this.looks;
    if (ply === null) {
      this.past = null;
      return;
    }
    const seat = eyes ?? (this.seat === null ? null : String(this.seat));
    try {
      const query = seat === null ? "" : `?seat=${seat}`;
      const { view } = await get<{ view: View }>(`tables/${this.id}/plies/${ply}${query}`);
      if (look === this.looks) this.past = view;
    } catch (error) {
      this.failed(error);
    }
  }

  /** How the points stand if the game ended now. */
  async points(): Promise<{ final: boolean; points: Breakdown[] } | null> {
    try {
      return await get(`tables/${this.id}/points`);
    } catch (error) {
      this.failed(error);
      return null;
    }
  }

  private failed(error: unknown): void {
    if (error instanceof Refused) this.trouble = { code: error.code, message: error.message };
    else if (error instanceof Away) this.trouble = { code: "away", message: "" };
    else throw error;
  }
}
