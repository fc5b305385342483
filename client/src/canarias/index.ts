/** Islas Canarias, as the table asks for it. */

import type { GameUI } from "../lib/game";
import Board from "./Board.svelte";
import * as telling from "./describe";
import Effect from "./Effect.svelte";
import Facts from "./Facts.svelte";
import { words } from "./moves";
import Points from "./Points.svelte";
import Purse from "./Purse.svelte";
import Side from "./Side.svelte";

const canarias: GameUI = { Board, Side, Effect, Points, Facts, Purse, words, ...telling };
export default canarias;
