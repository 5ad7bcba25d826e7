/** What somebody pastes: the address of a table or of a seat, or the bare id of a table. */

const ADDRESS = /\/(join|tables|seat|replays)\/([\w-]+)\/?$/;
const ID = /^[\w-]{4,80}$/;

/** Returns the page of ours that *text* leads to, if it leads anywhere. */
export function placeIn(text: string): string | null {
  const given = text.trim();
  const path = given.split(/[?#]/)[0]!;
  const found = ADDRESS.exec(path);
  if (found) return found[1] === "tables" ? `/join/${found[2]}` : `/${found[1]}/${found[2]}`;
  return ID.test(given) ? `/join/${given}` : null;
}
