/** Calls a player back: the page's title and sign, and a notice where the visitor agreed to it. */

import { settings } from "./settings.svelte";

/** What the tab says while we wait, and when it is our turn. */
export function setPageTitle(title: string, turn: boolean): void {
  document.title = turn ? `● ${title}` : title;
  const sign = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = turn ? "/icon-turn.svg" : "/icon.svg";
  if (sign && sign.getAttribute("href") !== wanted) sign.setAttribute("href", wanted);
}

/** A notice of the system, only while nobody looks at the page; one a table. */
export function notify(table: string, title: string, body: string): void {
  if (!settings.notices || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body, tag: table, icon: "/icon-turn.svg" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Phones want a service worker for this; the title and the sign must do there.
  }
}
