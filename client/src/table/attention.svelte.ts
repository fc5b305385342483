/** Calls the player back to a table: the title of the page, sounds, and notices of the system. */

import { t } from "../lib/i18n.svelte";
import { notify, setPageTitle } from "../lib/notify";
import { gameName } from "../lib/offers.svelte";
import { sound } from "../lib/sound";
import type { TableStore } from "../lib/tableStore.svelte";

/** Follows a table for as long as the component that calls this is there. */
export function callBack(current: () => TableStore): void {
  let before: { store: TableStore; turn: boolean; over: boolean; ply: number } | null = null;

  $effect(() => {
    const { table, myTurn } = current();
    const name = table ? gameName(table.game) : t("app-name");
    setPageTitle(table && myTurn ? `${t("table-your-turn")} — ${name}` : name, myTurn);
  });
  $effect(() => () => setPageTitle(t("app-name"), false));

  $effect(() => {
    const store = current();
    const { id, table, present, myTurn: turn } = store;
    if (!table || !present) return;
    const now = { store, turn, over: table.state === "finished", ply: present.ply };
    // What another player at this device saw is no news to call for.
    if (before?.store === store) {
      if (now.over && !before.over) sound("end");
      else if (turn && !before.turn) {
        sound("turn");
        notify(id, t("table-your-turn"), gameName(table.game));
      } else if (now.ply > before.ply) sound("move");
    }
    before = now;
  });
}
