/** Where the worker's script is served; its URL never changes, or browsers would look for updates at the old one. */
export const workerPath = "/ticket-worker.js";

/** What the worker controls: nothing of the site but tickets. */
export const workerScope = "/ticket/";

/** Whether a path is that of a ticket's page; a ticket's other resources, such as its calendar file, have longer ones. */
export function isTicketPath(path: string): boolean {
  return /^\/ticket\/[^/]+\/[^/]+\/[^/]+\/?$/.test(path);
}

/**
 * A hash that stands for a ticket where scripts of other pages can read it: names of caches, localStorage.
 *
 * @returns 32 hexadecimal digits
 */
export async function ticketHash(url: URL): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(ticketPathOf(url)));
  return Array.from(new Uint8Array(digest).subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A ticket's path without a slash at its end: the same for all of its URLs. */
export function ticketPathOf({ pathname }: URL): string {
  return pathname.replace(/\/$/, "");
}
