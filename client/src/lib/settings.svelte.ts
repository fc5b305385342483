/** What a visitor has chosen for this browser; kept in it. */

interface Choices {
  language: string;
  theme: "auto" | "light" | "dark";
  sound: boolean;
  notices: boolean;
  /** How many bots were played against last, by game, and how strong they were. */
  opponents: Record<string, number>;
  level: string;
  /** The name to register under; empty: one made of the visitor number. */
  name: string;
  visitor: number;
}

const KEY = "macaronesia";
const DEFAULTS: Choices = {
  language: "",
  theme: "auto",
  sound: false,
  notices: false,
  opponents: {},
  level: "normal",
  name: "",
  visitor: 100 + Math.floor(Math.random() * 900),
};

function kept(): Choices {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS }; // storage is closed to us, or holds nonsense: the defaults will do
  }
}

export const settings: Choices = $state(kept());

const dusk = matchMedia("(prefers-color-scheme: dark)");
let dark = $state(dusk.matches);
dusk.addEventListener("change", () => {
  dark = dusk.matches;
});

$effect.root(() => {
  $effect(() => {
    const { theme } = settings;
    document.documentElement.dataset.theme = theme === "auto" ? (dark ? "dark" : "light") : theme;
  });
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing is still good for this visit.
    }
  });
});
