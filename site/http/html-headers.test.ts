import { pino } from "pino";
import { expect, test } from "vitest";
import { fallbackErrorPage } from "#server/http/fallback-error-page.ts";
import { createSite } from "#site/app.tsx";
import { plainAssets, plainServices, siteRequest } from "#site/plain-site.harness.ts";
import { htmlHeaders } from "./html-headers.ts";

async function headersOf(path: string) {
  const site = await createSite(plainAssets);
  return (await site(siteRequest(path), undefined, { ...plainServices, log: pino({ level: "silent" }) })).headers;
}

// A header that belongs to all three stands in htmlHeaders; one of a single kind is named here.
test.each([
  ["a page", () => headersOf("/"), ["Content-Language", "Content-Security-Policy", "Vary"]],
  [
    "an embed",
    () => headersOf("/embed/post/6f1b2c3d-0002-4a00-8000-000000000002"),
    ["Content-Language", "Content-Security-Policy", "Referrer-Policy", "Vary", "X-Robots-Tag"],
  ],
  [
    "the error page that needs nothing else",
    () => fallbackErrorPage(500, "r1").headers,
    ["Content-Security-Policy", "Referrer-Policy"],
  ],
])("%s has the headers of every HTML response, and these", async (_name, read, own) => {
  const headers = await read();
  expect(headers).toMatchObject(htmlHeaders);
  expect(Object.keys(headers).sort()).toEqual([...Object.keys(htmlHeaders), ...own].sort());
});
