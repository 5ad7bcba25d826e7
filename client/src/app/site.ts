/** Addresses to be passed on to others. */
import type { Table } from "./types";

/** An address that leads everybody to his own machine. */
const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

/** Returns where others reach a page: by the server's public address, if it was told one, else by ours. */
export function publicAddress(table: Table, path: string): string {
  return `${table.site || location.origin}${path}`;
}

/** Whether *address* leads to this machine from this machine only. */
export function isLocal(address: string): boolean {
  return LOCAL.includes(new URL(address).hostname);
}
