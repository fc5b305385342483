import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] }, // Svelte's signals as they run in a browser, not those of a server
  server: { fs: { allow: [".."] } }, // the language files lie in the Python package
  test: {
    environment: "happy-dom",
    isolate: false,
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing/setup.ts"],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
