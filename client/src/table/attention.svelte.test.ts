import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import type { TableStore } from "../lib/tableStore.svelte";
import { tableNews, view } from "../testing/tables";
import { callBack } from "./attention.svelte";

let notices: string[];

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  notices = [];
  class Notice {
    static permission = "granted";
    constructor(title: string) {
      notices.push(title);
    }
    close() {}
  }
  vi.stubGlobal("Notification", Notice);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  settings.notices = true;
});

/** Follows a table that can be changed; `end` leaves its page. */
function followed() {
  const store = $state({ id: "t1", table: tableNews(), present: view(3), myTurn: false });
  let current = $state.raw(store);
  const end = $effect.root(() => callBack(() => current as unknown as TableStore));
  flushSync();
  const change = (more: Partial<typeof store>) => {
    Object.assign(store, more);
    flushSync();
  };
  const replace = (more: Partial<typeof store>) => {
    current = { ...store, ...more };
    flushSync();
  };
  return { change, replace, end };
}
const icon = () => document.querySelector("link")?.getAttribute("href");

describe("The player of a table", () => {
  test("sees in the title and the icon of the page that it is their turn", () => {
    const { change, end } = followed();
    expect([document.title, icon()]).toEqual(["Santiago", "/icon.svg"]);
    change({ myTurn: true });
    expect(document.title).toMatch(/^● .+ — Santiago$/);
    expect(icon()).toBe("/icon-turn.svg");
    end();
    expect([document.title, icon()]).toEqual(["Macaronesia", "/icon.svg"]);
  });

  test("is called once each time it becomes their turn", () => {
    const { change, end } = followed();
    change({ myTurn: true });
    change({ present: view(4) });
    expect(notices).toHaveLength(1);
    change({ myTurn: false });
    change({ myTurn: true });
    expect(notices).toHaveLength(2);
    end();
  });

  test("is not called for what was so when they came, or took the device", () => {
    const { replace, end } = followed();
    replace({ myTurn: true });
    expect(notices).toEqual([]);
    end();
  });

  test("is not called at the end of the game", () => {
    const { change, end } = followed();
    change({ table: tableNews({ state: "finished" }), myTurn: false });
    expect(notices).toEqual([]);
    end();
  });
});
