/** Begins: reads the settings and the words, then shows the page that the address names. */
import "@fontsource-variable/source-sans-3/wght.css";
import "@fontsource/oswald/500.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/table.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./app/settings.svelte";
import { speak } from "./app/words.svelte";

try {
  await speak(settings.language);
  mount(App, { target: document.getElementById("app")! });
} catch (problem) {
  document.getElementById("wordless")!.hidden = false;
  throw problem;
}
