/** The server's messages. Their shapes are generated from its OpenAPI document (`make messages`). */

import type { GameView, StoryLine } from "./schema";

export type {
  Breakdown,
  ChatLine,
  ChatPage,
  Clock,
  ForkOrigin,
  GameOffer,
  Games,
  Hint,
  ListedTable,
  Me,
  Moment,
  Pace,
  Person,
  Points,
  Preview,
  RulesSection,
  Seat,
  State,
  Story,
  StoryLine,
  Table,
  TableNews,
  TablePage,
  Undo,
} from "./schema";

/** How a game is played, by option. */
export type Options = GameView["options"];

/** A view as it comes from a table, where the number of moves is never left out. */
export type View = GameView & Required<Pick<GameView, "ply" | "last">>;

/** A message of the language files and its parameters. */
export type Message = StoryLine["told"][number];
