import { expect, test } from "vitest";
import { fetchDocument } from "./support/fetch-document.ts";
import { startScriptedSite } from "./support/start-scripted-site.ts";

// AS_OBSERVED restores the three faults that the specification records (site/as-observed.ts). That of a profile is tested
// beside it, in site/features/profile/profile-page.test.tsx and head/profile-head.test.ts there.

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
