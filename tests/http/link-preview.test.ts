import openGraphScraper from "open-graph-scraper";
import { unfurl } from "unfurl.js";
import { describe, expect, inject, test } from "vitest";
import { pathOf } from "../e2e/support/every-page.ts";
import { postCall, postPath, toldAnswer, toldPost } from "../e2e/support/product-server/post-responses.ts";
import { endOfMetaTags, fetchHead, headByteLimit } from "./support/previews.ts";
import { startScriptedSite } from "./support/start-scripted-site.ts";

const origin = inject("demoOrigin");
const gallery = pathOf("post-gallery");
const video = pathOf("post-video");

describe("consumers read the demo content", () => {
  test("unfurl.js: a post with images", async () => {
    const result = await unfurl(`${origin}${gallery}?lng=tr`, { oembed: false });
    expect(result.author).toBe("Deniz Aksoy");
    expect(result.canonical_url).toBe(`${origin}${gallery}?lng=tr`);
    expect(result.open_graph).toMatchObject({
      type: "article",
      site_name: "Meydan",
      locale: "tr_TR",
      url: `${origin}${gallery}`,
    });
    expect(result.open_graph.images).toHaveLength(5);
    expect(result.open_graph.images?.[0]).toMatchObject({ width: 1200, height: 630, type: "image/jpeg" });
    expect(result.open_graph.images?.every(({ alt }) => alt)).toBe(true);
    expect(result.twitter_card.card).toBe("summary_large_image");
  });

  test("open-graph-scraper: a video with its player, its file and its poster", async () => {
    const html = await (await fetch(`${origin}${video}?lng=tr`)).text();
    const { result } = await openGraphScraper({ html });
    expect(result.ogType).toBe("video.other");
    expect(result.ogVideo?.[0]).toMatchObject({ type: "video/mp4", width: "720", height: "1280" });
    expect(result.twitterCard).toBe("player");
    expect(result.twitterPlayer?.[0]).toMatchObject({
      url: `${origin}/embed${video}`,
      stream: result.ogVideo?.[0]?.url,
    });
    expect(result.articlePublishedTime).toMatch(/^2026-/);
    expect(result.alAndroidPackage).toBeTruthy();
    expect(result.alIosAppStoreId).toBeTruthy();
    expect((await fetch(result.ogImage?.[0]?.url ?? "")).status).toBe(200);
  });

  test("open-graph-scraper: a profile", async () => {
    const html = await (await fetch(`${origin}${pathOf("profile")}?lng=en`)).text();
    const { result } = await openGraphScraper({ html });
    expect(result).toMatchObject({ ogType: "profile", profileUsername: "denizaksoy", ogLocale: "en_US" });
    expect(result.ogImage?.[0]).toMatchObject({
      width: "1200",
      height: "630",
      alt: "Meydan profile card: Deniz Aksoy",
    });
  });
});

describe("with a scripted product server", () => {
  const site = startScriptedSite();

  test("a dozen ordinary images are all listed, each with its size and text, in their order", async () => {
    const images = Array.from({ length: 12 }, (_, at) => ({
      original: `https://media.meydan.example/posts/6f1b2c3d-0001-4a00-8000-000000000001/${at}-1080x1350.webp`,
      width: 1080,
      height: 1350,
      alt: `Gün batımında Boğaz'da ışıkları yanan bir vapur, üstünde martılar: ${at}`,
    }));
    site.productServer.on(postCall, { json: toldAnswer({ gallery: images }) });
    expect(endOfMetaTags((await fetchHead(`${site.origin}${postPath}`)).html)).toBeLessThan(headByteLimit);
    const { open_graph } = await unfurl(`${site.origin}${postPath}`, { oembed: false });
    const [mosaic, ...own] = open_graph.images ?? [];
    expect(mosaic?.url).toContain("/share/post/p-1/");
    expect(own).toMatchObject(images.map(({ original, alt }) => ({ url: original, alt, width: 1080, height: 1350 })));
  });

  test("two posts requested 100 times at once: each head is its own", async () => {
    for (const uuid of ["p-1", "p-2"]) {
      site.productServer.on(`/api/public/post/${uuid}`, { json: { result: { data: toldPost(uuid), otherDatas: [] } } });
    }
    const fetchHeadOnly = async (uuid: string, language: string): Promise<string> => {
      const url = `${site.origin}/post/${uuid}?lng=${language}`;
      const response = await fetch(url, { headers: { "User-Agent": "WhatsApp/2" } });
      const html = await response.text();
      // A machine too slow for 100 pages at once sends a page that must not be cached; it is requested again.
      if (response.headers.get("cache-control")?.includes("no-store")) return fetchHeadOnly(uuid, language);
      return html.slice(0, html.indexOf("</head>"));
    };
    const requests = Array.from({ length: 100 }, (_, index) => ({
      uuid: index % 2 ? "p-1" : "p-2",
      language: index % 3 ? "tr" : "ar",
    }));
    const heads = await Promise.all(requests.map(({ uuid, language }) => fetchHeadOnly(uuid, language)));
    const kinds = new Map<string, Set<string>>();
    for (const [index, { uuid, language }] of requests.entries()) {
      const key = `${uuid} ${language}`;
      kinds.set(key, (kinds.get(key) ?? new Set()).add(heads[index] ?? ""));
    }
    expect([...kinds.values()].map(({ size }) => size)).toEqual([1, 1, 1, 1]);
    for (const [key, [head]] of kinds) {
      const [uuid = "", language = ""] = key.split(" ");
      expect(head).toContain(`<meta property="og:url" content="${site.origin}/post/${uuid}"`);
      expect(head).toContain(`/share/post/${uuid}/${language}-`);
      expect(head).not.toContain(uuid === "p-1" ? "p-2" : "p-1");
    }
  });
});
