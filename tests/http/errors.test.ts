import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { pathOf } from "../e2e/support/every-page.ts";
import { type RunningSite, startSite } from "../e2e/support/start-site.ts";
import { fetchDocument } from "./support/fetch-document.ts";

let brokenSite: RunningSite;
beforeAll(async () => {
  brokenSite = await startSite({}, "server/broken-site.harness.ts");
});
afterAll(() => brokenSite.stop());

test("an unknown path is a 404 in the visitor's language with a way home", async () => {
  const { status, headers, document, meta } = await fetchDocument(`${inject("demoOrigin")}/boyle-bir-sayfa-yok?lng=de`);
  expect(status).toBe(404);
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(document.documentElement.getAttribute("lang")).toBe("de");
  expect(meta("robots")).toBe("noindex");
  const actions = [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href"));
  expect(actions).toEqual(["/?lng=de", "/download?lng=de"]);
});

test("a broken server is a 500 in the visitor's language with the request's id, and needs no script", async () => {
  const { status, headers, document } = await fetchDocument(`${brokenSite.origin}${pathOf("post-gallery")}?lng=ar`);
  expect(status).toBe(500);
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(document.documentElement.getAttribute("dir")).toBe("rtl");
  expect(document.querySelector("main")?.textContent).toContain(headers.get("x-request-id"));
  const actions = [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href"));
  expect(actions).toEqual(["", "/?lng=ar"]);
  expect(document.querySelectorAll("script")).toHaveLength(0);
});
