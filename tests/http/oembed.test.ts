import { extract } from "@extractus/oembed-extractor";
import { describe, expect, inject, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { pathOf } from "../e2e/support/every-page.ts";

const origin = inject("demoOrigin");

const fetchOembed = (parameters: Readonly<Record<string, string>>) =>
  fetch(`${origin}/oembed?${new URLSearchParams(parameters)}`, { headers: { "Accept-Language": "tr" } });

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
      provider_name: brand.name,
      provider_url: `${origin}/?lng=tr`,
      cache_age: 3600,
      width: 400,
      height: 500,
      html: expect.stringContaining(`src="${origin}/embed${pathOf("post-gallery")}?lng=tr" width="100%" height="500"`),
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
});

test("the language is the shared URL's own, else the consumer's", async () => {
  const url = `${origin}${pathOf("post-empty")}`;
  const ask = async (shared: string) => {
    const response = await fetchOembed({ url: shared });
    return { title: (await readJson(response)).title, vary: response.headers.get("vary") };
  };
  const german = await ask(`${url}?lng=de`);
  const turkish = await ask(url);
  expect(german.title).not.toBe(turkish.title);
  expect(german.vary ?? "Accept-Encoding").toBe("Accept-Encoding");
  expect(turkish).toEqual({
    title: expect.stringContaining("gönderisi"),
    vary: expect.stringMatching(/^Accept-Language, Cookie/),
  });
});

test("every site may ask", async () => {
  for (const url of [`${origin}${pathOf("post-text")}`, "https://elsewhere.example/"]) {
    const { headers } = await fetchOembed({ url });
    expect(Object.fromEntries(headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "content-type": "application/json; charset=utf-8",
      "x-robots-tag": "noindex",
    });
    expect(headers.get("access-control-allow-credentials")).toBeNull();
  }
});

test.each<[string, Record<string, string>, number]>([
  ["no URL", {}, 400],
  ["XML", { url: "$/post/p-1", format: "xml" }, 501],
  ["a URL of another site", { url: "https://elsewhere.example/post/p-1" }, 404],
  ["a ticket", { url: "$/ticket/konser/p-1/t-1" }, 404],
  ["a negative height", { url: "$/post/p-1", maxheight: "-1" }, 400],
])("%s is refused", async (_name, parameters, status) => {
  const entries = Object.entries(parameters).map(([key, value]) => [key, value.replace("$", origin)]);
  const response = await fetchOembed(Object.fromEntries(entries));
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ error: { code: expect.any(String) } });
});
