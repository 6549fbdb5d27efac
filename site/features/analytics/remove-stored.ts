/** Removes this page's cookies and what its storage has, by name. */
export function removeStored(names: RegExp): void {
  for (const removal of cookieRemovals(document.cookie, location.hostname, names)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140
    document.cookie = removal;
  }
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (names.test(key)) storage.removeItem(key);
    }
  } catch {
    // Storage is blocked, for vendors too.
  }
}

/**
 * What to write to `document.cookie` to be rid of cookies. A cookie goes only under the domain it was set with,
 * which a page cannot read, so each domain above the host is tried; the browser ignores those that are not ours.
 */
export function cookieRemovals(cookies: string, hostname: string, names: RegExp): string[] {
  const labels = hostname.split(".");
  const domains = ["", ...labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`)];
  return cookies
    .split(";")
    .map((pair) => pair.split("=", 1)[0]?.trim() ?? "")
    .filter((name) => names.test(name))
    .flatMap((name) => domains.map((domain) => `${name}=; Path=/; Max-Age=0${domain}`));
}
