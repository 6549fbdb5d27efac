import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, inject, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { QrCode } from "#site/components/qr-code.tsx";
import { createTranslate } from "#site/i18n/translate.ts";
import { fetchDocument } from "./support/fetch-document.ts";

const origin = inject("demoOrigin");
const appStore = `https://apps.apple.com/${brand.ios.storefront}/app/id${brand.ios.appId}?`;
const googlePlay = `https://play.google.com/store/apps/details?id=${brand.android.packageName}&`;

const id = "6f1b2c3d-0001-4a00-8000-000000000001";

/** The store links of a page's content, as a visitor without script finds them. */
async function storeLinks(url: string) {
  const { document } = await fetchDocument(url);
  return [...document.querySelectorAll("main a[data-store]")].map((link) => ({
    name: link.getAttribute("aria-label") ?? link.textContent,
    href: link.getAttribute("href") ?? "",
    target: link.getAttribute("target"),
    rel: link.getAttribute("rel"),
  }));
}

test("both stores, what the app is, and that it is free", async () => {
  const { document } = await fetchDocument(`${origin}/download?lng=en`);
  expect(document.title).toBe(`Download the app | ${brand.name}`);
  expect(document.querySelector("h1")?.textContent).toBe(createTranslate("en")("brand.pocket"));
  expect(document.querySelector("main")?.textContent).toContain("Free in both stores.");
  const newTab = { target: "_blank", rel: "noopener" };
  expect(await storeLinks(`${origin}/download?lng=en`)).toEqual([
    { name: expect.stringContaining("Download on the App Store"), href: expect.stringContaining(appStore), ...newTab },
    { name: expect.stringContaining("Get it on Google Play"), href: expect.stringContaining(googlePlay), ...newTab },
  ]);
});

test.each([
  ["?lng=en&from=landing", "?to=auto&from=landing&lng=en"],
  [`?from=post&id=${id}&lng=en`, `?to=auto&from=post&id=${id}&lng=en`],
  [`?from=ticket&id=${id}&lng=en`, "?to=auto&from=ticket&lng=en"],
])("the code on %s leads on with the same context and language", async (query, read) => {
  const { attribute } = await fetchDocument(`${origin}/download${query}`);
  // What cameras read is tested in site/components/qr-code.test.tsx.
  const [, modules] =
    / d="([^"]+)"/.exec(
      renderToStaticMarkup(createElement(QrCode, { text: `${origin}/download${read}`, label: "" })),
    ) ?? [];
  expect(attribute("main [data-phone-code] svg[role=img] path", "d")).toBe(modules);
});

test.each([
  [`?from=post&id=${id}&lng=tr`, `?from=post&id=${id}&lng=ar`],
  ["", "?lng=ar"],
])("a change of language on %s keeps the context", async (query, kept) => {
  const url = `${origin}/download${query}`;
  const { attribute } = await fetchDocument(url, { "Accept-Language": "tr" });
  expect(new URL(attribute("#languages a[lang=ar]", "href") ?? "", url).href).toBe(`${origin}/download${kept}`);
});

test("/download?to=auto, as it is printed, sends a phone to its store and shows others the page", async () => {
  const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1";
  for (const [userAgent, status] of [
    [iphone, 302],
    ["Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36", 200],
  ] as const) {
    for (const method of ["GET", "HEAD"]) {
      const headers = { "User-Agent": userAgent, "Accept-Language": "tr" };
      const response = await fetch(`${origin}/download?to=auto&from=print`, { method, redirect: "manual", headers });
      expect(response.status).toBe(status);
      if (status === 302) expect(response.headers.get("location")).toContain("ct=print-auto-tr&");
      expect(response.headers.get("vary")).toContain("User-Agent");
      expect(response.headers.get("cache-control")).toBe("private, no-store");
    }
  }
});
