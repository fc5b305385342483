import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

/** Lets what depends on the settings follow them. */
let flush: () => void;

/** The settings as a page that is loaded now has them. */
async function loaded() {
  vi.resetModules();
  const { settings } = await import("./settings.svelte");
  flush = (await import("svelte")).flushSync;
  flush();
  return settings;
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.resetModules());

describe("Settings", () => {
  test("have defaults, and a visitor's number that is kept", async () => {
    const first = await loaded();
    expect(first).toMatchObject({ language: "", theme: "auto", sound: false, level: "normal", name: "" });
    expect(first.visitor).toBeGreaterThanOrEqual(100);
    expect((await loaded()).visitor).toBe(first.visitor);
  });

  test("are kept in the browser", async () => {
    const settings = await loaded();
    settings.sound = true;
    settings.opponents.santiago = 4;
    flush();
    expect(await loaded()).toMatchObject({ sound: true, opponents: { santiago: 4 } });
  });

  test("that were kept before there were new ones are completed", async () => {
    localStorage.setItem("macaronesia", '{"sound": true}');
    expect(await loaded()).toMatchObject({ sound: true, theme: "auto", level: "normal" });
  });

  test("are the defaults where the browser holds nonsense", async () => {
    localStorage.setItem("macaronesia", "{nonsense");
    expect(await loaded()).toMatchObject({ theme: "auto" });
  });

  test("decide the colours of the page", async () => {
    const settings = await loaded();
    settings.theme = "dark";
    flush();
    expect(document.documentElement.dataset.theme).toBe("dark");
    settings.theme = "auto";
    flush();
    expect(document.documentElement.dataset.theme).toBe("light");
  });
});
