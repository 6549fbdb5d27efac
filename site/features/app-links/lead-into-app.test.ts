// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { brand } from "#brand/brand.ts";
import { downloadPath, storeContext } from "#site/features/store-links/store-context.ts";
import { storeUrl } from "#site/features/store-links/store-urls.ts";
import { leadIntoApp } from "./lead-into-app.tsx";

const context = storeContext("post", "tr", "p-1");
const listing = storeUrl("google", { context, position: "auto" });
const download = `https://site.example${downloadPath(context, "auto")}`;
const show = (href: string) => {
  document.body.innerHTML = `<div id="in-app-browser"></div><a data-open-in-app href="${href.replaceAll("&", "&amp;")}">open</a>`;
  // Not assigned: that would load the page, whenever it comes, under the next file of this worker.
  vi.stubGlobal("location", new URL("https://site.example/post/p-1?lng=tr#content"));
};
const href = () => document.querySelector("a")?.href;

// How it looks then: tests/e2e/stores/app-links.spec.ts.
const render = vi.fn();
vi.mock("react-dom/client", () => ({ createRoot: () => ({ render }) }));
beforeEach(() => render.mockReset());
afterEach(() => void vi.unstubAllGlobals());

test("the page opens in the app by an intent, and Google Play without it, with the referrer", async () => {
  show(download);
  document.documentElement.lang = "tr";
  await leadIntoApp(document, {});
  expect(href()).toBe(
    `intent://site.example/post/p-1?lng=tr#Intent;scheme=https;package=${brand.android.packageName};` +
      `S.browser_fallback_url=${encodeURIComponent(listing)};end`,
  );
  expect(decodeURIComponent(decodeURIComponent(href() ?? ""))).toContain("deep_link=%2Fpost%2Fp-1");
});

test("a link to the app's own host stays", async () => {
  show("https://app.example/post/p-1");
  await leadIntoApp(document, {});
  expect(href()).toBe("https://app.example/post/p-1");
});

test.each([
  ["the app", [{ platform: "play", id: brand.android.packageName }], 1],
  ["no app", [], 0],
])("with %s on the phone, the link leads or not", async (_, apps, shown) => {
  show(download);
  document.documentElement.lang = "tr";
  await leadIntoApp(document, { getInstalledRelatedApps: async () => apps });
  expect(render).toHaveBeenCalledTimes(shown);
  expect(document.querySelectorAll("[data-app-found]").length).toBe(shown);
});

test("a page that the app does not open has nothing to lead into it", async () => {
  document.body.innerHTML = "";
  await expect(leadIntoApp(document, {})).resolves.toBeUndefined();
});
