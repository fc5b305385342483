import { beforeEach, describe, expect, test, vi } from "vitest";
import { follow, go, place } from "./route.svelte";

beforeEach(() => go("/"));

describe("An address", () => {
  test.each([
    ["/", { page: "home" }],
    ["/t/abc-DEF_1", { page: "table", id: "abc-DEF_1", ply: null }],
    ["/t/abc/", { page: "table", id: "abc", ply: null }],
    ["/t/abc#ply=40", { page: "table", id: "abc", ply: 40 }],
    ["/t/abc#ply=x", { page: "table", id: "abc", ply: null }],
    ["/link#TOKEN", { page: "link", token: "TOKEN" }],
    ["/t/", { page: "notFound" }],
    ["/elsewhere", { page: "notFound" }],
  ])("%s is a place", (address, expected) => {
    go(address);
    expect(place()).toEqual(expected);
  });

  test("of a moment keeps the page, and where it is scrolled to", () => {
    const scrolled = vi.spyOn(globalThis, "scrollTo").mockImplementation(() => {});
    go("/t/abc");
    expect(scrolled).toHaveBeenCalledTimes(1);
    go("#ply=3", true);
    expect(place()).toEqual({ page: "table", id: "abc", ply: 3 });
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  test("is read again when the visitor goes back", () => {
    history.replaceState(null, "", "/t/other");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(place()).toMatchObject({ id: "other" });
  });
});

describe("A click on a link", () => {
  function click(html: string, init: MouseEventInit = {}): MouseEvent {
    document.body.innerHTML = html;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    // What is not followed here the browser would follow: not in a test.
    const stop = (later: Event) => later.preventDefault();
    document.addEventListener("click", (each) => follow(each), { once: true });
    document.addEventListener("click", stop, { once: true });
    document.querySelector("a")?.dispatchEvent(event);
    return event;
  }

  test("of ours is followed without loading the page anew", () => {
    click('<a href="/t/abc">table</a>');
    expect(place()).toMatchObject({ page: "table", id: "abc" });
  });

  test.each([
    ["to another site", '<a href="https://example.org/t/abc">x</a>', {}],
    ["to a file of the server", '<a href="/schema">x</a>', {}],
    ["that is a download", '<a href="/t/abc" download>x</a>', {}],
    ["for another window", '<a href="/t/abc" target="_blank">x</a>', {}],
    ["with Ctrl held", '<a href="/t/abc">x</a>', { ctrlKey: true }],
    ["with another button", '<a href="/t/abc">x</a>', { button: 1 }],
  ])("%s is left to the browser", (_what, html, init) => {
    click(html, init);
    expect(place()).toEqual({ page: "home" });
  });
});
