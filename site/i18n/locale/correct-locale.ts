import { matchLocale } from "./match-locale.ts";

const storageKey = "i18nextLng";

/**
 * Marks a language that was picked in the menu: "de-x-picked", a language tag with a private part (RFC 5646, section
 * 2.2.7). Values without it were written without a choice of the visitor.
 */
const pickedMark = "-x-picked";

/**
 * Runs in the head before first paint, bundled into an inline script.
 *
 * The server cannot see localStorage and sessionStorage. If neither the URL nor the cookie names a known locale but
 * storage does, the page is reloaded with `?lng=`. This cannot loop: a known `?lng=` ends the detection, and decides for
 * its own page only.
 *
 * The offline copy of a ticket is in the language in which it was opened last. There may be no other one to load.
 */
function correctLocale(): void {
  if (document.documentElement.dataset.offline !== undefined) return;
  const url = new URL(location.href);
  const cookie = /(?:^|;\s*)i18next=([^;]*)/.exec(document.cookie)?.[1];
  const seenByServer = matchLocale(url.searchParams.get("lng")) ?? matchLocale(cookie);
  const picked = withStorage(readPicked);
  const stored = picked ?? withStorage(() => matchLocale(sessionStorage.getItem(storageKey)));
  if (seenByServer || !stored || stored === document.documentElement.lang) return;
  document.documentElement.hidden = true; // no flash of the other language before the reload
  url.searchParams.set("lng", stored);
  location.replace(url);
}

/** The language that was picked in the menu. Any other value is removed. */
function readPicked() {
  const value = localStorage.getItem(storageKey);
  if (value?.endsWith(pickedMark)) return matchLocale(value);
  if (value !== null) localStorage.removeItem(storageKey);
  return undefined;
}

/** Keeps what is picked in the menu (specification, section 9: "The choice is cached in local storage"). */
function keepPicked({ target }: MouseEvent): void {
  const picked = target instanceof Element && target.closest<HTMLElement>("#languages a")?.lang;
  if (picked) withStorage(() => localStorage.setItem(storageKey, picked + pickedMark));
}

/** Access to storage throws where the visitor has blocked it; it may be full. The next visit detects the locale again. */
function withStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

correctLocale();
addEventListener("click", keepPicked);
