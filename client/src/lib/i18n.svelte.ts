/** The texts of the client: the Fluent messages that the terminal shares, in the language chosen. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings } from "./settings.svelte";

export const LANGUAGES = { en: "English", de: "Deutsch", es: "Español", hu: "Magyar" } as const;
export type Language = keyof typeof LANGUAGES;
export type Params = Record<string, string | number>;

const files = import.meta.glob<string>("../../../src/macaronesia/locale/*.ftl", {
  query: "?raw",
  import: "default",
});

let bundle = $state.raw<FluentBundle | null>(null);

/** The language of this visitor: the one chosen, else the browser's, else English. */
export function language(): Language {
  const liked = [settings.language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (liked.find((tag) => tag && tag in LANGUAGES) as Language | undefined) ?? "en";
}

/** Loads the messages of the language in use. */
export async function ready(): Promise<void> {
  const wanted = language();
  const made = new FluentBundle(wanted, { useIsolating: false });
  const paths = Object.keys(files).filter((path) => path.endsWith(`${wanted}.ftl`));
  for (const text of await Promise.all(paths.map((path) => files[path]?.()))) {
    if (text !== undefined) made.addResource(new FluentResource(text));
  }
  bundle = made;
  document.documentElement.lang = wanted;
}

/** Switches to another language. */
export async function setLanguage(wanted: Language): Promise<void> {
  settings.language = wanted;
  await ready();
}

/** A message in the language in use. A key that is missing is shown as it is, and the tests look for that. */
export function t(id: string, params: Params = {}): string {
  const message = bundle?.getMessage(id);
  // With a list for its errors a message that lacks a word is shown with a gap; without, it would stop the page.
  return message?.value ? (bundle?.formatPattern(message.value, params, []) ?? id) : `⟦${id}⟧`;
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}
