/** The words of the browser: `virtual:words/<language>` is the text of all its browser files. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "../../src/eastfront/words");
const PREFIX = "virtual:words/";

export function words(): Plugin {
  return {
    name: "eastfront-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const folder = join(FOLDER, id.slice(PREFIX.length + 1));
      const files = readdirSync(folder).filter((name) => /^browser.*\.ftl$/.test(name));
      const paths = files.sort().map((name) => join(folder, name));
      paths.forEach((path) => this.addWatchFile(path));
      const text = paths.map((path) => readFileSync(path, "utf-8")).join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
