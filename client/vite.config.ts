import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The address as the browser knows it: the server refuses what seems to come from another site.
const server = { target: process.env.API ?? "http://127.0.0.1:8000", changeOrigin: false };

// The built client lies in the Python package, which serves it.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/macaronesia/client",
    emptyOutDir: true,
    assetsDir: "built",
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the pages' Content-Security-Policy allows no data: addresses
  },
  server: {
    proxy: { "/api": server, "/art": server },
    fs: { allow: [".."] },
  },
});
