/** The art: the server's sheet of symbols, put into the page once, and where on the boards things lie. */

const sheets = new Map<string, Promise<unknown>>();

/** Puts a game's symbols into the page and returns its geometry; afterwards `<use href="#s-…">` shows them. */
export function art<Geometry>(game: string): Promise<Geometry> {
  let loading = sheets.get(game);
  if (!loading) {
    loading = load(game);
    sheets.set(game, loading);
    loading.catch(() => sheets.delete(game)); // the next call tries again
  }
  return loading as Promise<Geometry>;
}

async function load(game: string): Promise<unknown> {
  const shared = game === "shared" ? null : art("shared"); // markers, coin and star belong to both games
  const [drawn, places] = await Promise.all([fetch(`/art/${game}.svg`), fetch(`/art/${game}.json`), shared]);
  if (!drawn.ok || !places.ok) throw new Error("the art did not come");
  const sheet = new DOMParser().parseFromString(await drawn.text(), "image/svg+xml").documentElement;
  sheet.setAttribute("aria-hidden", "true");
  sheet.setAttribute("width", "0");
  sheet.setAttribute("height", "0");
  sheet.classList.add("hidden");
  document.body.append(document.importNode(sheet, true));
  return places.json();
}
