/** The emblems of a game: `virtual:emblems/<game>` holds the path of every icon that its cards name. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "../../src/eastfront/interfaces/web/emblems");
const PREFIX = "virtual:emblems/";
// A line of the file of a game: a card's id and the name of its icon.
const LINE = /^[\w"-]+ = "([\w-]+)"$/gm;

interface Icons {
  icons: Record<string, { body: string }>;
}

export function emblems(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: "eastfront-emblems",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const path = join(FOLDER, `${id.slice(PREFIX.length + 1)}.toml`);
      this.addWatchFile(path);
      const { icons } = require("@iconify-json/game-icons/icons.json") as Icons;
      const names = new Set([...readFileSync(path, "utf-8").matchAll(LINE)].map((match) => match[1]!));
      return `export default ${JSON.stringify(Object.fromEntries([...names].map((name) => [name, path_of(name)])))};`;

      function path_of(name: string): string {
        const found = icons[name]?.body.match(/ d="([^"]+)"/)?.[1];
        if (!found) throw new Error(`${path}: there is no icon ${name}`);
        return found;
      }
    },
  };
}
