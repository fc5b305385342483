/** Before every file of tests: the messages in English, as a visitor with an English browser has them. */

import { ready } from "../lib/i18n.svelte";

await ready();
