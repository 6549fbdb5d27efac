import { expect, test } from "vitest";
import {
  postsPath,
  profilePath,
  profilePosts,
  userPath,
  userResponse,
} from "../e2e/support/product-server/profile-responses.ts";
import { fetchDocument } from "./support/fetch-document.ts";
import { startScriptedSite } from "./support/start-scripted-site.ts";

// AS_OBSERVED restores the three faults that the specification records (site/as-observed.ts).

const site = startScriptedSite(() => ({ AS_OBSERVED: "true" }));

test("the labels of the landing page's badges are swapped, their links are not; those of the download page stay right", async () => {
  for (const [path, apple, google] of [
    ["/", /^Get it on Google Play/, /^Download on the App Store/],
    ["/download", /^Download on the App Store/, /^Get it on Google Play/],
  ] as const) {
    const { document } = await fetchDocument(`${site.origin}${path}?lng=en`);
    const [first, second] = [...document.querySelectorAll("main a[data-store]")];
    expect(first?.getAttribute("href")).toContain("https://apps.apple.com/");
    expect(first?.textContent).toMatch(apple);
    expect(second?.getAttribute("href")).toContain("https://play.google.com/");
    expect(second?.textContent).toMatch(google);
  }
});

test("a failed profile stays on Loading, without a script that goes on; one that arrives is shown", async () => {
  // The whole page of one that may have gone out in its loading state.
  const { status, document } = await fetchDocument(`${site.origin}${profilePath}?lng=tr&whole=1`);
  expect(status).toBe(200);
  expect(document.querySelector("main")?.textContent).toBe("Yükleniyor…");
  expect(document.querySelectorAll("main [aria-hidden=true], main a")).toHaveLength(0);
  expect(document.documentElement.hasAttribute("data-loading")).toBe(false);
  expect(document.querySelector("meta[http-equiv=refresh], noscript meta")).toBeNull();

  site.productServer.on(userPath, userResponse);
  site.productServer.on(postsPath, { json: { result: profilePosts } });
  const shown = await fetchDocument(`${site.origin}${profilePath}?lng=tr`);
  expect(shown.document.querySelector("h1")?.textContent).toBe("Deniz Aksoy");
});

test("the form of account deletion goes nowhere, and is taken from nobody", async () => {
  const { document } = await fetchDocument(`${site.origin}/delete-account?lng=tr`);
  // HTML defines that this method, outside a dialog, does nothing.
  expect(document.querySelector("main form")?.getAttribute("method")).toBe("dialog");
  expect(document.querySelectorAll("main form input")).toHaveLength(2);
  expect(document.querySelector("main form [name], [data-island=deletion-form]")).toBeNull();
  const body = new URLSearchParams({ email: "ada@example.com", password: "secret", action: "delete" });
  const { status } = await fetch(`${site.origin}/delete-account`, { method: "POST", body });
  expect(status).toBe(405);
});
