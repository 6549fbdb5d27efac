import { isSiteReachable } from "#site/components/is-site-reachable.ts";

/** Events after which the network may be back: the browser says so, or a visitor returns to the page or presses something. */
export const chances = ["online", "visibilitychange", "pointerdown", "keydown"];

/**
 * Loads a script, again at each chance while the network is lost. Rejects when the site answers and the script still
 * cannot be loaded: it is gone after a release, an extension blocks it, or this browser cannot start it.
 *
 * @param load imports the script; browsers remember a script that has loaded, and request one again that has not
 */
export async function keepTrying<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    // An event while the script is requested is not missed.
    const chance = nextChance();
    try {
      return await load();
    } catch {
      if (await isSiteReachable()) return load();
      await chance;
    }
  }
}

function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const take = () => {
      listening.abort();
      resolve();
    };
    for (const type of chances) addEventListener(type, take, { capture: true, signal: listening.signal });
  });
}
