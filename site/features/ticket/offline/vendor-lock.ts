/** Pages that run a vendor's script share this lock; storing a ticket, which no such script may read, takes it exclusively. */
const lockName = "vendor-scripts";

/** Milliseconds in which pages with a vendor's script reload. A tab that does not answer keeps the ticket from being stored. */
const reloadTimeoutMs = 10_000;

/** "leave": pages with a vendor's script reload. "reread": the visitor has answered, or something else has changed. */
export type VendorMessage = "leave" | "reread";

/** Between all pages and workers of the site in this browser; `undefined` in browsers from before 2022. */
export function openVendorChannel(): BroadcastChannel | undefined {
  return "BroadcastChannel" in globalThis ? new BroadcastChannel(lockName) : undefined;
}

/**
 * Waits until nothing is being stored that a vendor's script may not read. The lock also keeps the page out of the
 * back/forward cache, where its scripts would resume.
 *
 * @returns releases the lock; `undefined` where the browser has no locks, so that no vendor's script may run
 */
export function holdVendorLock(): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    if (!navigator.locks) return resolve(undefined);
    const held = () => new Promise<void>((release) => resolve(release));
    navigator.locks.request(lockName, { mode: "shared" }, held).catch(() => resolve(undefined));
  });
}

/**
 * Makes every page of this browser that runs a vendor's script reload, and stores something while none can start one.
 *
 * @throws where a page does not reload in time; nothing is stored then
 */
export async function withoutVendorScripts(store: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return store();
  const channel = openVendorChannel();
  channel?.postMessage("leave" satisfies VendorMessage);
  channel?.close();
  const giveUp = new AbortController();
  const timeout = setTimeout(() => giveUp.abort(), reloadTimeoutMs);
  await navigator.locks.request(lockName, { signal: giveUp.signal }, () => {
    clearTimeout(timeout);
    return store();
  });
}
