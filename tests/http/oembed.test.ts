import { extract } from "@extractus/oembed-extractor";
import { describe, expect, inject, test } from "vitest";
import { pathOf } from "../e2e/support/every-page.ts";
import { postCall, postPath, toldAnswer } from "../e2e/support/product-server/post-responses.ts";
import { fetchDocument } from "./support/fetch-document.ts";
import { startScriptedSite } from "./support/start-scripted-site.ts";

const origin = inject("demoOrigin");

const fetchOembed = (siteOrigin: string, parameters: Readonly<Record<string, string>>, language = "tr") =>
  fetch(`${siteOrigin}/oembed?${new URLSearchParams(parameters)}`, { headers: { "Accept-Language": language } });

/** The fields of an oEmbed response that the tests read. */
interface OembedJson {
  readonly title: string;
  readonly html: string;
}
const readJson = async (response: Response) => (await response.json()) as OembedJson;

describe("a consumer that knows only the page's URL", () => {
  test("finds the card of a post, within the size it has room for", async () => {
    const found = await extract(`${origin}${pathOf("post-gallery")}?lng=tr`, { maxwidth: 400, maxheight: 500 });
    expect(found).toMatchObject({
      method: "auto-discovery",
      type: "rich",
      version: "1.0",
      title: expect.stringContaining("Bugün hiçbir yere yetişmedim."),
      author_name: "Deniz Aksoy",
      author_url: `${origin}/profile/6f1b2c3d-00a1-4a00-8000-0000000000a1?lng=tr`,
      provider_name: "Meydan",
      provider_url: `${origin}/?lng=tr`,
      cache_age: 3600,
      width: 400,
      height: 500,
      html: expect.stringContaining(`src="${origin}/embed${pathOf("post-gallery")}?lng=tr" width="400" height="500"`),
    });
    // Larger than the consumer has room for, so it is left out.
    expect(found).not.toHaveProperty("thumbnail_url");
  });

  test("finds a video where the post is one, with its thumbnail whole", async () => {
    const found = await extract(`${origin}${pathOf("post-video")}`);
    expect(found.type).toBe("video");
    if (found.thumbnail_url) {
      expect(found.thumbnail_width).toBeGreaterThan(0);
      expect(found.thumbnail_height).toBeGreaterThan(0);
      expect((await fetch(found.thumbnail_url)).status).toBe(200);
    }
    const image = await extract(`${origin}${pathOf("post-gallery")}`);
    expect(image).toMatchObject({ thumbnail_width: 1080, thumbnail_height: 1350 });
    expect((await fetch(image.thumbnail_url ?? "")).headers.get("content-type")).toBe("image/webp");
  });

  test("finds a profile", async () => {
    expect(await extract(`${origin}${pathOf("profile")}`)).toMatchObject({
      type: "link",
      title: "Deniz Aksoy (@denizaksoy)",
      author_name: "Deniz Aksoy",
    });
  });

  test.each(["landing", "download", "ticket", "post-missing", "profile-missing", "delete-account"])(
    "finds nothing on %s",
    async (name) => {
      const { document } = await fetchDocument(origin + pathOf(name));
      expect(document.querySelectorAll('link[type="application/json+oembed"]')).toHaveLength(0);
    },
  );
});

test("the frame it is given shows the post", async () => {
  const { html } = await readJson(await fetchOembed(origin, { url: `${origin}${pathOf("post-text")}?lng=en` }));
  const { status, document } = await fetchDocument(/src="([^"]+)"/.exec(html)?.[1] ?? "");
  expect(status).toBe(200);
  expect(document.querySelector("h1")?.textContent).toBe("Nermin Teyze");
});

test("the language is the shared URL's own, else the consumer's", async () => {
  const url = `${origin}${pathOf("post-empty")}`;
  const ask = async (shared: string) => {
    const response = await fetchOembed(origin, { url: shared });
    return { title: (await readJson(response)).title, vary: response.headers.get("vary") };
  };
  const german = await ask(`${url}?lng=de`);
  const turkish = await ask(url);
  expect(german.title).not.toBe(turkish.title);
  expect(german.vary).toBeNull();
  expect(turkish).toEqual({ title: expect.stringContaining("gönderisi"), vary: "Accept-Language, Cookie" });
});

test("every site may ask", async () => {
  for (const url of [`${origin}${pathOf("post-text")}`, "https://elsewhere.example/"]) {
    const { headers } = await fetchOembed(origin, { url });
    expect(Object.fromEntries(headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "content-type": "application/json; charset=utf-8",
      "x-robots-tag": "noindex",
    });
    expect(headers.get("access-control-allow-credentials")).toBeNull();
  }
});

describe("with a scripted product server", () => {
  const site = startScriptedSite();
  const ask = (parameters: Readonly<Record<string, string>> = {}) =>
    fetchOembed(site.origin, { url: `${site.origin}${postPath}`, ...parameters });

  test.each<[string, Record<string, string>, number]>([
    ["no URL", {}, 400],
    ["an empty URL", { url: "" }, 400],
    ["XML", { url: "$/post/p-1", format: "xml" }, 501],
    ["an unknown format", { url: "$/post/p-1", format: "../etc" }, 501],
    ["a URL of another site", { url: "https://elsewhere.example/post/p-1" }, 404],
    ["a URL of another site that looks like ours", { url: "$.elsewhere.example/post/p-1" }, 404],
    ["what is not a URL", { url: "p-1" }, 404],
    ["a script", { url: "javascript:alert(1)" }, 404],
    ["a ticket", { url: "$/ticket/konser/p-1/t-1" }, 404],
    ["the landing page", { url: "$/" }, 404],
    ["an invalid id", { url: "$/post/%201" }, 404],
    ["a width that is not a number", { url: "$/post/p-1", maxwidth: "geniş" }, 400],
    ["a negative height", { url: "$/post/p-1", maxheight: "-1" }, 400],
  ])("%s is refused, without a call", async (_name, parameters, status) => {
    const entries = Object.entries(parameters).map(([key, value]) => [key, value.replace("$", site.origin)]);
    const response = await fetchOembed(site.origin, Object.fromEntries(entries));
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: { code: expect.any(String) } });
    expect(site.productServer.calls).toEqual([]);
  });

  test("an unknown post is 404, a removed one 410, an unreachable product server 503", async () => {
    expect((await ask()).status).toBe(404);
    site.productServer.on(postCall, { status: 410 });
    expect((await ask()).status).toBe(410);
    site.productServer.on(postCall, { json: { result: {} } });
    expect((await ask()).status).toBe(404);
    site.productServer.on(postCall, { hangUp: true });
    const failed = await ask();
    expect(failed.status).toBe(503);
    expect(Object.fromEntries(failed.headers)).toMatchObject({
      "retry-after": "10",
      "cache-control": "private, no-store",
    });
  });

  test("absurd sizes: a huge one is ours, one too small for a card is a link", async () => {
    site.productServer.on(postCall, { json: toldAnswer() });
    const withWidth = async (maxwidth: string) => readJson(await ask({ maxwidth }));
    expect(await withWidth("9".repeat(300))).toMatchObject({ type: "rich", width: 550 });
    expect(await withWidth("1")).toMatchObject({ type: "link", author_name: "Yazar p-1" });
    expect(await withWidth("1")).not.toHaveProperty("html");
  });

  test("whatever a post holds, the response is sound", async () => {
    const content = `</script>"><iframe onload=alert(1)>\u202eters \ud800${"söz ".repeat(25_000)}`;
    const user = { fullName: '"><script>alert(1)</script>' };
    site.productServer.on(postCall, { json: toldAnswer({ content, user }) });
    const { title, html } = await readJson(await ask());
    expect(title.length).toBeLessThanOrEqual(100);
    expect(title).not.toMatch(/[\u202e\ud800-\udfff]/);
    expect(html.match(/</g)).toHaveLength(2);
  });
});
