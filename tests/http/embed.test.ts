import { describe, expect, inject, test } from "vitest";
import { pathOf } from "../e2e/support/every-page.ts";
import { postCall, toldAnswer } from "../e2e/support/product-server/post-responses.ts";
import { fetchDocument } from "./support/fetch-document.ts";
import { startScriptedSite } from "./support/start-scripted-site.ts";

const origin = inject("demoOrigin");

test.each(["post-gallery", "post-video", "post-text", "post-other", "post-empty"])(
  "the card of %s may be framed, runs its one script, and is not indexed",
  async (name) => {
    const path = pathOf(name);
    const { status, headers, document, attribute } = await fetchDocument(`${origin}/embed${path}?lng=tr`);
    expect(status).toBe(200);
    const policy = headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors *;");
    expect(policy).toMatch(/script-src 'sha256-[^' ]+';/);
    expect(headers.has("set-cookie")).toBe(false);
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("cache-control")).toBe("no-cache");
    expect(attribute("link[rel=canonical]", "href")).toBe(`${origin}${path}?lng=tr`);
    expect(document.querySelectorAll("script[src], [data-island], iframe, [style]")).toHaveLength(0);
    expect(Buffer.byteLength(document.querySelector("script")?.textContent ?? "")).toBeLessThan(1000);
    const links = [...document.querySelectorAll("a")];
    expect(links).not.toEqual([]);
    for (const link of links) {
      expect(link.getAttribute("target")).toBe("_blank");
      expect(link.getAttribute("rel")).toContain("noopener");
    }
  },
);

describe("a card whose post cannot be shown", () => {
  const site = startScriptedSite();

  test.each([
    [{ status: 404 }, 404, "Post bulunamadı."],
    [{ status: 410 }, 410, "Bu gönderi artık yayında değil."],
    [{ json: { result: {} } }, 404, "Post verisi bulunamadı."],
    [{ json: {} }, 503, "Post verisi bulunamadı."],
    [{ hangUp: true }, 503, "Sunucumuz şu anda yanıt vermiyor."],
    [{ delay: 6000, json: toldAnswer() }, 503, "Sunucumuz şu anda yanıt vermiyor."],
  ] as const)("the product server's %j", async (behavior, status, text) => {
    site.productServer.on(postCall, behavior);
    const response = await fetchDocument(`${site.origin}/embed/post/p-1?lng=tr`);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-security-policy")).toContain("frame-ancestors *;");
    expect(response.document.body.textContent).toContain(text);
    const links = [...response.document.querySelectorAll("a")];
    const named = (name: string) => links.filter((link) => link.textContent.trim() === name);
    expect(named("Meydan üzerinde aç").map((link) => link.getAttribute("href"))).toEqual(["/?lng=tr"]);
    expect(named("Yeniden dene")).toHaveLength(status === 503 ? 1 : 0);
  });
});
