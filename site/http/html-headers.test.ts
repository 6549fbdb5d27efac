import { pino } from "pino";
import { expect, test } from "vitest";
import { fallbackErrorPage } from "#server/http/fallback-error-page.ts";
import { createSite } from "#site/app.tsx";
import { plainAssets, plainBindings, plainSiteSettings } from "#site/plain-site.harness.ts";
import type { ProductApi } from "#site/product-api/product-api.ts";
import { htmlHeaders } from "./html-headers.ts";

async function headersOf(path: string, productApi: ProductApi = plainBindings.productApi): Promise<Headers> {
  const site = await createSite(plainAssets);
  const bindings = { ...plainBindings, productApi, log: pino({ level: "silent" }), requestId: "r1" };
  return (await site(new Request(plainSiteSettings.origin + path), bindings)).headers;
}

const failing: ProductApi = {
  get: () => {
    throw new Error("broken on purpose");
  },
};
const uuid = "6f1b2c3d-0002-4a00-8000-000000000002";

// A header that belongs to all four stands in htmlHeaders; one of a single kind is named here.
test.each([
  ["a page", () => headersOf("/"), ["cache-control", "content-language", "content-security-policy", "vary"]],
  [
    "an embed",
    () => headersOf(`/embed/post/${uuid}`),
    ["cache-control", "content-language", "content-security-policy", "vary", "x-robots-tag"],
  ],
  [
    "the page of an error",
    () => headersOf(`/post/${uuid}`, failing),
    ["cache-control", "content-language", "content-security-policy", "referrer-policy"],
  ],
  [
    "the error page that needs nothing else",
    () => new Headers(fallbackErrorPage(500, "r1").headers),
    ["cache-control", "content-length", "content-security-policy", "x-request-id"],
  ],
])("%s has the headers of every HTML response, and these", async (_name, read, own) => {
  const headers = await read();
  expect(Object.fromEntries(headers)).toMatchObject(Object.fromEntries(new Headers(htmlHeaders)));
  for (const name of Object.keys(htmlHeaders)) headers.delete(name);
  expect([...headers.keys()].sort()).toEqual(own);
});
