import { matchLocale } from "./match-locale.ts";

/**
 * Runs in the head before first paint, bundled into an inline script.
 *
 * The server cannot see localStorage and sessionStorage. If neither the URL nor the cookie names a known locale but
 * storage does, the page is reloaded with `?lng=`. This cannot loop: a known `?lng=` ends the detection. The current
 * locale is then written to localStorage (specification, section 9: "The choice is cached in local storage").
 *
 * The offline copy of a ticket is in the language in which it was opened last. That is no choice, and there may be no
 * other one to load.
 */
function correctLocale(): void {
  if (document.documentElement.dataset.offline !== undefined) return;
  const storageKey = "i18nextLng";
  const current = document.documentElement.lang;
  const url = new URL(location.href);
  const cookie = /(?:^|;\s*)i18next=([^;]*)/.exec(document.cookie)?.[1];
  const seenByServer = matchLocale(url.searchParams.get("lng")) ?? matchLocale(cookie);
  const stored = [() => localStorage, () => sessionStorage].reduce<string | undefined>(
    (found, storage) => found ?? readStorage(storage, storageKey),
    undefined,
  );
  if (!seenByServer && stored && stored !== current) {
    document.documentElement.hidden = true; // no flash of the other language before the reload
    url.searchParams.set("lng", stored);
    location.replace(url);
    return;
  }
  try {
    localStorage.setItem(storageKey, current);
  } catch {
    // Storage is blocked. The next visit detects the locale again.
  }
}

/** Access to storage throws where the visitor has blocked it. */
function readStorage(storage: () => Storage, key: string): string | undefined {
  try {
    return matchLocale(storage().getItem(key));
  } catch {
    return undefined;
  }
}

correctLocale();
