import { ticketHash } from "./ticket-url.ts";

/**
 * Tickets that the visitor has removed from this device, so that opening one again does not store it again. In
 * localStorage, each as a hash: the list must not be what was removed.
 */
const storageKey = "ticket-not-saved";

/** Entries of the list; the oldest are forgotten. */
const maxEntries = 50;

export async function isDeclined(url: URL): Promise<boolean> {
  return readList().includes(await ticketHash(url));
}

export async function setDeclined(url: URL, declined: boolean): Promise<void> {
  const hash = await ticketHash(url);
  const others = readList().filter((entry) => entry !== hash);
  try {
    localStorage.setItem(storageKey, JSON.stringify(declined ? [...others, hash].slice(-maxEntries) : others));
  } catch {
    // Storage is blocked, or full: the ticket is stored again when it is opened again.
  }
}

function readList(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(list) ? list.filter((entry) => typeof entry === "string") : [];
  } catch {
    return [];
  }
}
