/** What scrolls and hides some of itself says so: the sign at its edge is drawn by the styles of the table. */
import { hidesMore } from "../choosing/scrolling";

/** Marks *scroller*, as long as it is there, with where more of it is to be seen. */
export function tellMore(scroller: HTMLElement): () => void {
  const look = (): void => {
    scroller.dataset["more"] = hidesMore(scroller);
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(scroller);
  contents.observe(scroller, { subtree: true, childList: true, characterData: true, attributeFilter: ["open"] });
  scroller.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
    scroller.removeEventListener("scroll", look);
  };
}
