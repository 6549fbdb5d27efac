/** Where the worker's script is served; its URL never changes, or browsers would look for updates at the old one. */
export const workerPath = "/ticket-worker.js";

/** What the worker controls: nothing of the site but tickets. */
export const workerScope = "/ticket/";

/** Whether a path is that of a ticket's page; a ticket's other resources, such as its calendar file, have longer ones. */
export function isTicketPath(path: string): boolean {
  return /^\/ticket\/[^/]+\/[^/]+\/[^/]+\/?$/.test(path);
}

/** A ticket's path without a slash at its end: the same for all of its URLs. */
export function ticketPathOf({ pathname }: URL): string {
  return pathname.replace(/\/$/, "");
}
