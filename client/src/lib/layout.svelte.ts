/** Which of the two layouts of a table is shown; the styles know the same width. */

import { MediaQuery } from "svelte/reactivity";

/** One column, with what to do in a bar at the bottom: phones. */
export const narrow = new MediaQuery("max-width: 859px");
