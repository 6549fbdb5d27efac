import { matchLanguage } from "./match-language.ts";

/**
 * Runs in the head, before anything is painted (bundled into an inline script by the document).
 *
 * The server could not see localStorage or sessionStorage. Where neither the address nor the cookie names a
 * known language and storage does, the page is asked for again with `?lng=`. It cannot loop: with a known
 * `?lng=` nothing is asked for again. The language in force is then kept in localStorage (specification,
 * section 9: "The choice is cached in local storage").
 */
function correctLanguage(): void {
  const storageKey = "i18nextLng";
  const shown = document.documentElement.lang;
  const address = new URL(location.href);
  const cookie = /(?:^|;\s*)i18next=([^;]*)/.exec(document.cookie)?.[1];
  const decided = matchLanguage(address.searchParams.get("lng")) ?? matchLanguage(cookie);
  // Storage throws where the visitor has forbidden it; the page then stays as the server sent it.
  const stored = [() => localStorage, () => sessionStorage].reduce<string | undefined>(
    (found, storage) => found ?? readStorage(storage, storageKey),
    undefined,
  );
  if (!decided && stored && stored !== shown) {
    document.documentElement.hidden = true; // no flash of the other language while the page is fetched
    address.searchParams.set("lng", stored);
    location.replace(address);
    return;
  }
  try {
    localStorage.setItem(storageKey, shown);
  } catch {
    // Not kept: the next visit is detected again.
  }
}

function readStorage(storage: () => Storage, key: string): string | undefined {
  try {
    return matchLanguage(storage().getItem(key));
  } catch {
    return undefined;
  }
}

correctLanguage();
