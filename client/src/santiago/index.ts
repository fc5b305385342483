/** Santiago, as the table asks for it. */

import type { GameFace } from "../lib/game";
import Board from "./Board.svelte";
import Effect from "./Effect.svelte";
import Facts from "./Facts.svelte";
import { words } from "./moves";
import Points from "./Points.svelte";
import Purse from "./Purse.svelte";
import Side from "./Side.svelte";
import * as telling from "./telling";

const santiago: GameFace = { Board, Side, Effect, Points, Facts, Purse, words, ...telling };
export default santiago;
