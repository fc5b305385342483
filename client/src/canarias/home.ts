/** Islas Canarias on the first page. */

import type { GameHome } from "../lib/game";
import Picture from "./Picture.svelte";

const home: GameHome = { Picture, opponents: 2, load: () => import(".") };
export default home;
