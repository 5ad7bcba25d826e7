/** Which page the address names; links inside the site change it without loading anew. */

export const place = $state({ path: location.pathname, query: location.search });

function look(): void {
  place.path = location.pathname;
  place.query = location.search;
}

addEventListener("popstate", look);

/** Goes to another page of ours. */
export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  look();
  scrollTo(0, 0);
}

/** Follows a link of ours without loading anew; links to elsewhere and to new windows are left alone. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** Returns the value of *name* in the address. */
export function query(name: string): string | null {
  return new URLSearchParams(place.query).get(name);
}

/** Changes values in the address without a new step in the history. */
export function setQuery(values: Record<string, string | null>): void {
  const given = new URLSearchParams(place.query);
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === "") given.delete(name);
    else given.set(name, value);
  }
  const text = given.toString();
  history.replaceState(null, "", place.path + (text && `?${text}`));
  place.query = location.search;
}
