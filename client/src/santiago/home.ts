/** Santiago on the first page. */

import type { GameHome } from "../lib/game";
import { t } from "../lib/i18n.svelte";
import Picture from "./Picture.svelte";
import { PALMS, planting } from "./palms";
import SpringAndPalms from "./SpringAndPalms.svelte";

const home: GameHome = {
  Picture,
  opponents: 3,
  fields: { palms: SpringAndPalms, spring: null },
  terms: {
    palms(value) {
      const palms = planting(value);
      const how = t("home-palms-name", { palms });
      return {
        what: t("home-palms"),
        how: Array.isArray(value) ? `${how}: ${value.join(", ")}` : how,
        text: t("home-palms-text", { palms }),
      };
    },
  },
  missing({ palms }) {
    return Array.isArray(palms) && palms.length < PALMS ? t("home-palms-missing") : "";
  },
  load: () => import("."),
};
export default home;
