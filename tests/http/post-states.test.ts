import { describe, expect, test } from "vitest";
import { postCall, postPath, toldAnswer } from "../e2e/support/product-server/post-responses.ts";
import type { Behavior } from "../e2e/support/product-server/product-server.ts";
import { fetchDocument } from "./support/fetch-document.ts";
import { startScriptedSite } from "./support/start-scripted-site.ts";

const site = startScriptedSite(() => ({ LOG_LEVEL: "info" }));
const getPost = () => fetchDocument(`${site.origin}${postPath}`, { "Accept-Language": "tr" });

test("451: the page names the order and who gave it, and leads to the form", async () => {
  const link = '<https://court.example/1>; rel="blocked-by"';
  const json = { error: { code: "withheld" }, reference: "K7QM-2XRT-9WPA" };
  site.productServer.on(postCall, { status: 451, headers: { Link: link }, json });
  const { document, headers, status } = await getPost();
  expect([status, headers.get("link")]).toEqual([451, link]);
  expect(document.querySelector("h1")?.textContent).toBe("Bu içerik erişime kapatıldı");
  expect(document.querySelector("main")?.textContent).toContain("K7QM-2XRT-9WPA");
  const hrefs = [...document.querySelectorAll("main a")].map((a) => a.getAttribute("href"));
  expect(hrefs).toEqual(["https://court.example/1", expect.stringMatching(/^\/report\?kind=objection&about=/), "/"]);
});

describe("the page has the status and the text of the product server's response", () => {
  const over = `"${"x".repeat(2_100_000)}"`;
  test.each<[name: string, behavior: Behavior, status: number, text: string]>([
    ["404", { status: 404 }, 404, "Post bulunamadı."],
    ["410", { status: 410 }, 410, "Post bulunamadı."],
    ["no result.data", { json: { result: {} } }, 404, "Post verisi bulunamadı."],
    ["no result at all", { json: { error: "maintenance" } }, 503, "Post verisi bulunamadı."],
    ["an empty list", { json: [] }, 503, "Post verisi bulunamadı."],
    ["500", { status: 500 }, 503, "Post bulunamadı."],
    ["not JSON", { body: "<html>" }, 503, "Post bulunamadı."],
    ["over the limit", { body: over }, 503, "Post bulunamadı."],
    ["a closed connection", { hangUp: true }, 503, "Post bulunamadı."],
  ])("%s", async (_name, behavior, status, text) => {
    site.productServer.on(postCall, behavior);
    const { document, headers, ...response } = await getPost();
    expect(response.status).toBe(status);
    expect(document.querySelector("h1")?.textContent).toBe(text);
    const links = [...document.querySelectorAll("main a")].map((a) => [a.textContent.trim(), a.getAttribute("href")]);
    expect(links).toContainEqual(["Ana sayfaya dön", "/"]);
    expect(links).toContainEqual(["Uygulamayı indir", "/download"]);
    const isTemporary = status === 503;
    expect(links.filter(([name]) => name === "Yeniden dene")).toHaveLength(isTemporary ? 1 : 0);
    expect(headers.get("retry-after")).toBe(isTemporary ? "10" : null);

    const requestId = headers.get("x-request-id") ?? "none";
    const errors = site
      .log()
      .split("\n")
      .filter((line) => line.includes(requestId) && line.includes("product server failed"));
    expect(errors).toHaveLength(isTemporary ? 1 : 0);
  });
});

test("a URL that cannot be a post's is 404, and the product server is not called", async () => {
  const { status, document } = await fetchDocument(`${site.origin}/post/${"a".repeat(65)}?lng=tr`);
  expect(status).toBe(404);
  expect(document.querySelector("h1")?.textContent).toBe("Post bulunamadı.");
  expect(site.productServer.calls).toEqual([]);
});

test("crawlers that make link previews wait for a slow product server", async () => {
  site.productServer.on(postCall, { json: toldAnswer(), delay: 1500 });
  const { meta } = await fetchDocument(`${site.origin}${postPath}?lng=tr`, { "User-Agent": "WhatsApp/2.24.6 A" });
  expect(meta("og:title")).toBe("Yazar p-1: Söz p-1 | Meydan");
  expect(meta("og:type")).toBe("article");
});
