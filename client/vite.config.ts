import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { emblems } from "./plugins/emblems";
import { words } from "./plugins/words";

const server = process.env.EASTFRONT_SERVER ?? "http://127.0.0.1:8270";

export default defineConfig({
  plugins: [svelte(), words(), emblems()],
  build: {
    outDir: "../src/eastfront/interfaces/web/built",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  // The server takes commands from its own pages only.
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server } } } },
});
