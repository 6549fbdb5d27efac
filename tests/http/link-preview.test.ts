import { unfurl } from "unfurl.js";
import { describe, expect, inject, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { pathOf } from "../e2e/support/every-page.ts";
import { fakePost } from "../e2e/support/product-server/post-responses.ts";
import { startScriptedSite } from "./support/start-scripted-site.ts";

const origin = inject("demoOrigin");
const gallery = pathOf("post-gallery");

test("unfurl.js reads a post with images", async () => {
  const result = await unfurl(`${origin}${gallery}?lng=tr`, { oembed: false });
  expect(result.author).toBe("Deniz Aksoy");
  expect(result.canonical_url).toBe(`${origin}${gallery}?lng=tr`);
  expect(result.open_graph).toMatchObject({
    type: "article",
    site_name: brand.name,
    locale: "tr_TR",
    url: `${origin}${gallery}`,
  });
  expect(result.open_graph.images).toHaveLength(5);
  expect(result.open_graph.images?.[0]).toMatchObject({ width: 1200, height: 630, type: "image/jpeg" });
  expect(result.open_graph.images?.every(({ alt }) => alt)).toBe(true);
  expect(result.twitter_card.card).toBe("summary_large_image");
});

describe("with a scripted product server", () => {
  const site = startScriptedSite();

  test("two posts in two languages requested 100 times at once: each head is its own", async () => {
    for (const uuid of ["p-1", "p-2"]) {
      site.productServer.on(`/api/public/post/${uuid}`, { json: { result: { data: fakePost(uuid), otherDatas: [] } } });
    }
    const check = async (uuid: string, language: string): Promise<void> => {
      const response = await fetch(`${site.origin}/post/${uuid}?lng=${language}`, {
        headers: { "User-Agent": "WhatsApp/2" },
      });
      const html = await response.text();
      // A machine too slow for 100 pages at once sends a page that must not be cached; it is requested again.
      if (response.headers.get("cache-control")?.includes("no-store")) return check(uuid, language);
      const head = html.slice(0, html.indexOf("</head>"));
      expect(head).toContain(`<meta property="og:url" content="${site.origin}/post/${uuid}"`);
      expect(head).toContain(`/share/post/${uuid}/${language}-`);
      expect(head).not.toContain(uuid === "p-1" ? "p-2" : "p-1");
    };
    await Promise.all(Array.from({ length: 100 }, (_, at) => check(at % 2 ? "p-1" : "p-2", at % 3 ? "tr" : "ar")));
  });
});
