/** Where we are: `/`, `/t/ID` (with `#ply=40`), `/link#TOKEN`. */

export type Place =
  | { page: "home" }
  | { page: "table"; id: string; ply: number | null }
  | { page: "link"; token: string }
  | { page: "notFound" };

function read(): Place {
  const { pathname, hash } = location;
  const table = /^\/t\/([\w-]+)\/?$/.exec(pathname);
  const ply = /^#ply=(\d+)$/.exec(hash);
  if (table?.[1]) return { page: "table", id: table[1], ply: ply ? Number(ply[1]) : null };
  if (pathname === "/link") return { page: "link", token: hash.slice(1) };
  return pathname === "/" ? { page: "home" } : { page: "notFound" };
}

let here = $state.raw<Place>(read());

export function place(): Place {
  return here;
}

/** Goes to an address of ours without loading the page anew. */
export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  here = read();
  if (!address.startsWith("#")) scrollTo(0, 0);
}

addEventListener("popstate", () => {
  here = read();
});
addEventListener("hashchange", () => {
  here = read();
});

/** Lets links of ours be followed by `go`, and all others as usual. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey)
    return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (!["/", "/link"].includes(link.pathname) && !link.pathname.startsWith("/t/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
