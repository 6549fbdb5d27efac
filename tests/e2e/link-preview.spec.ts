import openGraphScraper from "open-graph-scraper";
import sharp from "sharp";
import { unfurl } from "unfurl.js";
import { productPaths } from "../../contract/product-paths.ts";
import { postCall, postPath, toldAnswer, toldPost } from "./support/post-responses.ts";
import { readHead } from "./support/read-head.ts";
import { expect, test } from "./support/site-fixture.ts";
import { structuredDataErrors } from "./support/structured-data-rules.ts";

const gallery = "/post/6f1b2c3d-0001-4a00-8000-000000000001";
const video = "/post/6f1b2c3d-0002-4a00-8000-000000000002";
const words = "/post/6f1b2c3d-0003-4a00-8000-000000000003";
const profile = "/profile/6f1b2c3d-00a1-4a00-8000-0000000000a1";
const ticket = "/ticket/bogazda-yaz-konseri/6f1b2c3d-00b1-4a00-8000-0000000000b1/6f1b2c3d-00c1-4a00-8000-0000000000c1";

/** Where the last of the tags ends, in bytes of the page's source. */
function endOfTags(html: string): number {
  return Buffer.byteLength(html.slice(0, html.indexOf(">", html.lastIndexOf("<meta"))));
}

const headOf = async (address: string) => readHead(await (await fetch(address)).text());

async function drawing(address: string) {
  const answer = await fetch(address);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { answer, bytes, image: answer.ok ? await sharp(bytes).metadata() : undefined };
}

test.describe("consumers unfold the demo content", () => {
  test("unfurl.js: a post with pictures", async ({ baseURL }) => {
    const result = await unfurl(`${baseURL}${gallery}?lng=tr`, { oembed: false });
    expect(result.author).toBe("Deniz Aksoy");
    expect(result.canonical_url).toBe(`${baseURL}${gallery}?lng=tr`);
    expect(result.open_graph).toMatchObject({
      type: "article",
      site_name: "Meydan",
      locale: "tr_TR",
      url: `${baseURL}${gallery}`,
    });
    expect(result.open_graph.images).toHaveLength(5);
    expect(result.open_graph.images?.[0]).toMatchObject({ width: 1200, height: 630, type: "image/jpeg" });
    expect(result.open_graph.images?.every(({ alt }) => alt)).toBe(true);
    expect(result.twitter_card.card).toBe("summary_large_image");
  });

  test("open-graph-scraper: a film with its player, its file and its still picture", async ({ baseURL }) => {
    const html = await (await fetch(`${baseURL}${video}?lng=tr`)).text();
    const { result } = await openGraphScraper({ html });
    expect(result.ogType).toBe("video.other");
    expect(result.ogVideo?.[0]).toMatchObject({ type: "video/mp4", width: "720", height: "1280" });
    expect(result.twitterCard).toBe("player");
    expect(result.twitterPlayer?.[0]).toMatchObject({
      url: `${baseURL}/embed${video}`,
      stream: result.ogVideo?.[0]?.url,
    });
    expect(result.articlePublishedTime).toMatch(/^2026-/);
    expect(result.alAndroidPackage).toBeTruthy();
    expect(result.alIosAppStoreId).toBeTruthy();
    const still = await fetch(result.ogImage?.[0]?.url ?? "");
    expect(still.status).toBe(200);
  });

  test("open-graph-scraper: a profile", async ({ baseURL }) => {
    const { result } = await openGraphScraper({ html: await (await fetch(`${baseURL}${profile}?lng=en`)).text() });
    expect(result).toMatchObject({ ogType: "profile", profileUsername: "denizaksoy", ogLocale: "en_US" });
    expect(result.ogImage?.[0]).toMatchObject({
      width: "1200",
      height: "630",
      alt: "Meydan profile card: Deniz Aksoy",
    });
  });
});

test.describe("drawn pictures", () => {
  for (const [name, path] of [
    ["a mosaic", gallery],
    ["a text", words],
    ["a profile", profile],
    ["the landing page", "/"],
  ] as const) {
    test(`${name}: 1200 × 630, under 300 kB, kept by whoever asks, seen by other sites`, async ({ baseURL }) => {
      const head = await headOf(`${baseURL}${path}?lng=ar`);
      const { answer, bytes, image } = await drawing(head.one("og:image") ?? "");
      expect(image).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
      expect(bytes.byteLength).toBeLessThan(300_000);
      const { channels } = await sharp(bytes).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
      expect(answer.headers.get("cache-control")).toMatch(/public.*max-age=3600/);
      expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
      const again = await fetch(answer.url, { headers: { "If-None-Match": answer.headers.get("etag") ?? "" } });
      expect(again.status).toBe(304);
    });
  }

  test("a made-up version shows the post as it is, and is not kept for long", async ({ baseURL }) => {
    const head = await headOf(`${baseURL}${words}?lng=tr`);
    const real = await drawing(head.one("og:image") ?? "");
    const forged = await drawing(`${baseURL}/share${words}/tr-0000000000000000.jpg`);
    expect(forged.bytes.equals(real.bytes)).toBe(true);
    expect(forged.answer.headers.get("etag")).toBe(real.answer.headers.get("etag"));
    expect(forged.answer.headers.get("cache-control")).toContain("max-age=0");
  });

  for (const path of [
    "/share/post/nobody/tr-0000000000000000.jpg",
    `/share${words}/xx-0000000000000000.jpg`,
    `/share${words}/tr.jpg`,
    `/share${profile}/tr-0000000000000000.png`,
    "/share/landing/tr-1.jpg",
  ]) {
    test(`${path} is nothing`, async ({ baseURL }) => {
      expect((await fetch(`${baseURL}${path}`)).status).toBe(404);
    });
  }
});

test.describe("structured data", () => {
  for (const [path, types] of [
    [gallery, ["SocialMediaPosting"]],
    [video, ["SocialMediaPosting"]],
    [profile, ["ProfilePage"]],
    ["/", ["Organization", "MobileApplication"]],
  ] as const) {
    test(`${path} says ${types.join(" and ")} by schema.org's rules`, async ({ baseURL, page }) => {
      const head = await headOf(`${baseURL}${path}?lng=de`);
      expect(head.graph?.map((item) => item["@type"])).toEqual(types);
      expect(structuredDataErrors(head.graph)).toEqual([]);
      const shown = JSON.stringify(head.graph);
      for (const image of head.all("og:image")) expect(shown).toContain(image);
      await page.goto(`${path}?lng=de`); // the block needs no permission of the page's policy: faultWatch would tell
    });
  }

  for (const path of [ticket, "/delete-account", "/download", "/no-such-page", "/post/nobody"]) {
    test(`${path} says nothing`, async ({ baseURL }) => {
      const head = await headOf(`${baseURL}${path}`);
      expect(head.graph).toBeUndefined();
      expect(head.html).not.toContain('property="al:');
    });
  }

  test("no chat learns a ticket from its head", async ({ baseURL }) => {
    const { html } = await headOf(`${baseURL}${ticket}`);
    // Safari's banner opens the same page in the app and tells nobody else of it.
    const told = html.slice(0, html.indexOf("</head>")).replace(/<meta name="apple-itunes-app"[^>]*>/, "");
    expect(told).not.toContain("6f1b2c3d-00c1");
  });
});

test.describe("hostile and broken content", () => {
  test.use({ upstream: "scripted" });

  const texts = [
    ["closing the script", "</script><script>alert(1)</script><!-- \" ' > ]]>"],
    ["opening a comment", "<!--<script>"],
    ["turning the text around", "\u202eters yazı\u2066 \u2067 son"],
    ["100,000 characters", `${"Uzun bir söz. ".repeat(7143)}`],
    ["one endless word", "ş".repeat(100_000)],
    ["a pile of accents", `a${"\u0301".repeat(50_000)}`],
    ["half a character", "söz \ud83d senin \udc00"],
    ["line separators", "bir\u2028iki\u2029üç\u0000dört"],
    ["nothing to see", "\u200b\u200f\u2060"],
    ["every letter with seven accents", `s${"\u0303".repeat(7)}`.repeat(2000)],
  ] as const;
  for (const [name, content] of texts) {
    test(`${name}: a whole head within 16 kB, and a picture`, async ({ baseURL, productServer, page }) => {
      productServer.on(postCall, { json: toldAnswer({ content, user: { username: content, fullName: content } }) });
      const head = await headOf(`${baseURL}${postPath}?lng=tr`);
      expect(endOfTags(head.html)).toBeLessThan(16_384);
      expect([...(head.one("og:title") ?? "")].length).toBeLessThan(1000);
      expect([...(head.one("og:description") ?? "")].length).toBeLessThanOrEqual(1300);
      expect(head.one("og:title")).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
      expect(head.html.isWellFormed() && !head.html.includes("\ufffd")).toBe(true);
      expect(structuredDataErrors(head.graph)).toEqual([]);
      const { result } = await openGraphScraper({ html: head.html });
      expect(result.ogUrl).toBe(`${baseURL}${postPath}`);
      const { answer, image } = await drawing(head.one("og:image") ?? "");
      expect(answer.status).toBe(200);
      expect(image).toMatchObject({ width: 1200, height: 630 });
      await page.goto(postPath); // a script that got out would be refused by the policy and fail the test
    });
  }

  for (const [name, content] of texts) {
    test(`${name}, in a profile: a whole head within 16 kB, and a picture`, async ({
      baseURL,
      productServer,
      page,
    }) => {
      const user = { username: content, fullName: content, bio: content };
      productServer.on(productPaths.user("u-1"), { json: { result: { data: user } } });
      productServer.on(productPaths.userPosts("u-1"), { json: { result: [] } });
      const head = await headOf(`${baseURL}/profile/u-1?lng=tr`);
      expect(endOfTags(head.html)).toBeLessThan(16_384);
      for (const tag of ["og:title", "og:description", "profile:username"]) {
        expect(head.one(tag) ?? "").not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
      }
      expect(structuredDataErrors(head.graph)).toEqual([]);
      expect(JSON.stringify(head.graph).length).toBeLessThan(20_000);
      const { answer, image } = await drawing(head.one("og:image") ?? "");
      expect(answer.status).toBe(200);
      expect(image).toMatchObject({ width: 1200, height: 630 });
      await page.goto("/profile/u-1");
    });
  }

  test("twenty pictures and a film with long addresses and texts: within 16 kB too", async ({
    baseURL,
    productServer,
  }) => {
    const long = (name: string) => `${productServer.origin}/${name}?${"signature=a&".repeat(60)}`;
    const alt = `"${"ışık & ".repeat(500)}"`;
    productServer.on(postCall, {
      json: toldAnswer({
        content: `👩‍👩‍👧${"\u0303".repeat(3)} `.repeat(1000),
        user: { uuid: "u-1", username: "🇹🇷".repeat(200), fullName: "👩‍👩‍👧".repeat(200) },
        gallery: Array.from({ length: 20 }, (_, at) => ({
          original: long(`${at}.jpg`),
          width: 4000,
          height: 3000,
          alt,
        })),
        video: [{ original: long("film.mp4") }],
        videothumbnail: { original: long("film.jpg"), width: 720, height: 1280 },
      }),
    });
    const head = await headOf(`${baseURL}${postPath}?lng=tr`);
    expect(endOfTags(head.html)).toBeLessThan(16_384);
    expect(head.one("og:image")).toContain("/share/post/p-1/");
    expect(head.one("og:video")).toBe(long("film.mp4"));
  });

  test("a dozen ordinary pictures are all told, each with its size and text, in their order", async ({
    baseURL,
    productServer,
  }) => {
    const gallery = Array.from({ length: 12 }, (_, at) => ({
      original: `https://media.meydan.example/posts/6f1b2c3d-0001-4a00-8000-000000000001/${at}-1080x1350.webp`,
      width: 1080,
      height: 1350,
      alt: `Gün batımında Boğaz'da ışıkları yanan bir vapur, üstünde martılar: ${at}`,
    }));
    productServer.on(postCall, { json: toldAnswer({ gallery }) });
    expect(endOfTags((await headOf(`${baseURL}${postPath}`)).html)).toBeLessThan(16_384);
    const { open_graph } = await unfurl(`${baseURL}${postPath}`, { oembed: false });
    const [mosaic, ...own] = open_graph.images ?? [];
    expect(mosaic?.url).toContain("/share/post/p-1/");
    expect(own).toMatchObject(gallery.map(({ original, alt }) => ({ url: original, alt, width: 1080, height: 1350 })));
  });

  test("pictures that are gone: drawn without them, and asked for again soon", async ({ baseURL, productServer }) => {
    const gone = (number: number) => ({ original: `${productServer.origin}/gone-${number}.jpg` });
    productServer.on("/hangs.jpg", { delay: 10_000 });
    const user = { username: "ada", fullName: "Ada", avatar: { original: `${productServer.origin}/hangs.jpg` } };
    productServer.on(postCall, { json: toldAnswer({ gallery: [gone(1), gone(2)], user }) });
    const head = await headOf(`${baseURL}${postPath}`);
    const { answer, image } = await drawing(head.one("og:image") ?? "");
    expect(image).toMatchObject({ width: 1200, height: 630 });
    expect(answer.headers.get("cache-control")).toContain("max-age=0");
  });

  test("a picture on a private address is not asked for", async ({ baseURL, productServer }) => {
    const { port } = new URL(productServer.origin);
    const avatar = { original: `http://localhost:${port}/secret.png` };
    productServer.on(postCall, { json: toldAnswer({ user: { username: "ada", avatar } }) });
    const head = await headOf(`${baseURL}${postPath}`);
    expect((await drawing(head.one("og:image") ?? "")).answer.status).toBe(200);
    expect(productServer.calls.join()).not.toContain("secret");
  });

  test("a removed post's picture is gone with it; an outage leaves what was drawn", async ({
    baseURL,
    productServer,
  }) => {
    productServer.on(postCall, { json: toldAnswer() });
    const address = (await headOf(`${baseURL}${postPath}`)).one("og:image") ?? "";
    expect((await fetch(address)).status).toBe(200);
    productServer.on(postCall, { status: 500 });
    expect((await fetch(address)).status).toBe(200);
    productServer.on(postCall, { status: 410 });
    expect((await fetch(address)).status).toBe(410);
  });

  test("two posts asked for 500 times at once: each head is its own", async ({ baseURL, productServer }) => {
    test.slow();
    for (const uuid of ["p-1", "p-2"]) {
      productServer.on(`/api/public/post/${uuid}`, { json: { result: { data: toldPost(uuid), otherDatas: [] } } });
    }
    const headOnly = (html: string) => html.slice(0, html.indexOf("</head>"));
    const ask = async (uuid: string, language: string): Promise<string> => {
      const address = `${baseURL}/post/${uuid}?lng=${language}`;
      const answer = await fetch(address, { headers: { "User-Agent": "WhatsApp/2" } });
      const html = await answer.text();
      // A machine too slow for 500 pages at once says so by a page that nobody may keep, and is asked again.
      return answer.headers.get("cache-control")?.includes("no-store") ? ask(uuid, language) : headOnly(html);
    };
    const requests = Array.from({ length: 500 }, (_, index) => ({
      uuid: index % 2 ? "p-1" : "p-2",
      language: index % 3 ? "tr" : "ar",
    }));
    const heads = await Promise.all(requests.map(({ uuid, language }) => ask(uuid, language)));
    const kinds = new Map<string, Set<string>>();
    for (const [index, { uuid, language }] of requests.entries()) {
      const key = `${uuid} ${language}`;
      kinds.set(key, (kinds.get(key) ?? new Set()).add(heads[index] ?? ""));
    }
    expect([...kinds.values()].map(({ size }) => size)).toEqual([1, 1, 1, 1]);
    for (const [key, [head]] of kinds) {
      const [uuid = "", language = ""] = key.split(" ");
      expect(head).toContain(`<meta property="og:url" content="${baseURL}/post/${uuid}">`);
      expect(head).toContain(`/share/post/${uuid}/${language}-`);
      expect(head).not.toContain(uuid === "p-1" ? "p-2" : "p-1");
    }
  });
});
