// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

interface Visit {
  readonly path?: string;
  readonly cookie?: string;
  readonly local?: string;
  readonly session?: string;
  /** When the page is an offline copy. */
  readonly offline?: string;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

/** Opens a page that the server has sent in German. @returns the address that replaces it, if any */
async function open({ path = "/download", cookie = "", local, session, offline }: Visit = {}) {
  const root = document.documentElement;
  root.lang = "de";
  root.hidden = false;
  delete root.dataset.offline;
  if (offline) root.dataset.offline = offline;
  if (local) localStorage.setItem("i18nextLng", local);
  if (session) sessionStorage.setItem("i18nextLng", session);
  vi.spyOn(document, "cookie", "get").mockReturnValue(cookie);
  history.replaceState(null, "", path);
  const replace = vi.spyOn(location, "replace").mockImplementation(() => {});
  vi.resetModules();
  await import("./correct-locale.ts");
  expect(root.hidden).toBe(replace.mock.calls.length > 0); // no flash of the other language
  const [url] = replace.mock.calls[0] ?? [];
  return url && String(url).replace(location.origin, "");
}

test.each<[why: string, visit: Visit, replacedBy: string | undefined]>([
  ["nothing is stored", {}, undefined],
  ["the address wins", { path: "/download?lng=ko", local: "fr-x-picked" }, undefined],
  ["its own language never loops", { path: "/download?lng=fr", local: "fr-x-picked" }, undefined],
  ["the cookie comes second", { cookie: "a=b; i18next=ru", local: "fr-x-picked" }, undefined],
  ["what was picked comes third", { local: "fr-x-picked", session: "it" }, "/download?lng=fr"],
  ["the address is kept", { path: "/post/a?x=1#there", local: "fr-x-picked" }, "/post/a?x=1&lng=fr#there"],
  ["session storage comes fourth", { session: "it" }, "/download?lng=it"],
  ["what nobody picked is no choice", { local: "fr" }, undefined],
  ["the page is in it already", { local: "de-x-picked" }, undefined],
  [
    "unknown values fall through, in every source",
    { path: "/download?lng=klingon", cookie: "i18next=tlh", local: "xx-x-picked", session: "it" },
    "/download?lng=it",
  ],
  ["a copy stays, as there may be no other one", { offline: "2026-01-01", local: "fr-x-picked" }, undefined],
])("%s", async (_why, visit, replacedBy) => {
  expect(await open(visit)).toBe(replacedBy);
});

test("what nobody picked is forgotten, and what is picked in the menu is kept", async () => {
  await open({ local: "fr" });
  expect(localStorage.getItem("i18nextLng")).toBeNull();
  document.body.innerHTML = `<div id="languages"><a lang="ar" href="#ar"><b>العربية</b></a></div>`;
  document.querySelector("b")?.click();
  expect(localStorage.getItem("i18nextLng")).toBe("ar-x-picked");
});

test("where storage is forbidden or full, the page stays as the server sent it", async () => {
  for (const name of ["localStorage", "sessionStorage"] as const) {
    vi.spyOn(window, name, "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
  }
  expect(await open()).toBeUndefined();
  document.querySelector("b")?.click();
});
