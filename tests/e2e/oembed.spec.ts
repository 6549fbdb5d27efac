import { extract } from "@extractus/oembed-extractor";
import { everyPage } from "./support/every-page.ts";
import { postCall, postPath, toldAnswer } from "./support/post-responses.ts";
import { expect, test } from "./support/site-fixture.ts";

const pathOf = (name: string) => everyPage.find((page) => page.name === name)?.path ?? "";
const oembed = (parameters: Readonly<Record<string, string>>) => `/oembed?${new URLSearchParams(parameters)}`;

test.describe("a consumer that knows only the page's address", () => {
  test("finds the card of a post, within the size it has room for", async ({ baseURL }) => {
    const found = await extract(`${baseURL}${pathOf("post-gallery")}?lng=tr`, { maxwidth: 400, maxheight: 500 });
    expect(found).toMatchObject({
      method: "auto-discovery",
      type: "rich",
      version: "1.0",
      title: expect.stringContaining("Bugün hiçbir yere yetişmedim."),
      author_name: "Deniz Aksoy",
      author_url: `${baseURL}/profile/6f1b2c3d-00a1-4a00-8000-0000000000a1?lng=tr`,
      provider_name: "Meydan",
      provider_url: `${baseURL}/?lng=tr`,
      cache_age: 3600,
      width: 400,
      height: 500,
      html: expect.stringContaining(`src="${baseURL}/embed${pathOf("post-gallery")}?lng=tr" width="400" height="500"`),
    });
    // Larger than the consumer has room for, so it is left out.
    expect(found).not.toHaveProperty("thumbnail_url");
  });

  test("finds a video where the post is one, with its thumbnail whole", async ({ baseURL, request }) => {
    const found = await extract(`${baseURL}${pathOf("post-video")}`);
    expect(found.type).toBe("video");
    if (found.thumbnail_url) {
      expect(found.thumbnail_width).toBeGreaterThan(0);
      expect(found.thumbnail_height).toBeGreaterThan(0);
      expect((await request.get(found.thumbnail_url)).status()).toBe(200);
    }
    const image = await extract(`${baseURL}${pathOf("post-gallery")}`);
    expect(image).toMatchObject({ thumbnail_width: 1080, thumbnail_height: 1350 });
    expect((await request.get(image.thumbnail_url ?? "")).headers()["content-type"]).toBe("image/webp");
  });

  test("finds a profile", async ({ baseURL }) => {
    expect(await extract(`${baseURL}${pathOf("profile")}`)).toMatchObject({
      type: "link",
      title: "Deniz Aksoy (@denizaksoy)",
      author_name: "Deniz Aksoy",
    });
  });

  for (const name of ["landing", "download", "ticket", "post-missing", "profile-missing", "delete-account"]) {
    test(`finds nothing on ${name}`, async ({ page }) => {
      await page.goto(pathOf(name));
      await expect(page.locator('link[type="application/json+oembed"]')).toHaveCount(0);
    });
  }
});

test("the frame it is given shows the post", async ({ page, baseURL }) => {
  const { html } = await (await page.request.get(oembed({ url: `${baseURL}${pathOf("post-text")}?lng=en` }))).json();
  const src = /src="([^"]+)"/.exec(html)?.[1] ?? "";
  expect((await page.goto(src))?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nermin Teyze");
});

test("the language is the shared address's own, else the asker's", async ({ request, baseURL }) => {
  const url = `${baseURL}${pathOf("post-empty")}`;
  const title = async (shared: string, accept: string) => {
    const response = await request.get(oembed({ url: shared }), { headers: { "accept-language": accept } });
    return { title: (await response.json()).title, vary: response.headers().vary };
  };
  const german = await title(`${url}?lng=de`, "tr");
  const turkish = await title(url, "tr");
  expect(german.title).not.toBe(turkish.title);
  expect(german.vary).toBeUndefined();
  expect(turkish).toEqual({ title: expect.stringContaining("paylaşımı"), vary: "Accept-Language, Cookie" });
});

test("every site may ask", async ({ request, baseURL }) => {
  for (const url of [`${baseURL}${pathOf("post-text")}`, "https://elsewhere.example/"]) {
    const { "access-control-allow-origin": allowed, ...headers } = (await request.get(oembed({ url }))).headers();
    expect(allowed).toBe("*");
    expect(headers["access-control-allow-credentials"]).toBeUndefined();
    expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(headers["x-robots-tag"]).toBe("noindex");
  }
});

test.describe("what makes no sense", () => {
  test.use({ upstream: "scripted" });

  for (const [name, parameters, status] of [
    ["no address", {}, 400],
    ["an empty address", { url: "" }, 400],
    ["XML", { url: "$/post/p-1", format: "xml" }, 501],
    ["a format nobody knows", { url: "$/post/p-1", format: "../etc" }, 501],
    ["a foreign address", { url: "https://elsewhere.example/post/p-1" }, 404],
    ["a foreign address that looks like ours", { url: "$.elsewhere.example/post/p-1" }, 404],
    ["no address at all", { url: "p-1" }, 404],
    ["a script", { url: "javascript:alert(1)" }, 404],
    ["a ticket", { url: "$/ticket/konser/p-1/t-1" }, 404],
    ["the landing page", { url: "$/" }, 404],
    ["an id that is none", { url: "$/post/p%201" }, 404],
    ["a width that is no number", { url: "$/post/p-1", maxwidth: "geniş" }, 400],
    ["a negative height", { url: "$/post/p-1", maxheight: "-1" }, 400],
  ] as const) {
    test(`${name} is ${status}, without a call`, async ({ request, baseURL, productServer }) => {
      const filled = Object.fromEntries(
        Object.entries(parameters).map(([key, value]) => [key, value.replace("$", baseURL ?? "")]),
      );
      const response = await request.get(oembed(filled));
      expect(response.status()).toBe(status);
      expect(await response.json()).toEqual({ error: { code: expect.any(String) } });
      expect(productServer.calls).toEqual([]);
    });
  }

  test("an unknown address is 404, a removed one 410, an unreachable product server 503", async ({
    request,
    baseURL,
    productServer,
  }) => {
    const asked = async () => request.get(oembed({ url: `${baseURL}${postPath}` }));
    expect((await asked()).status()).toBe(404);
    productServer.on(postCall, { status: 410 });
    expect((await asked()).status()).toBe(410);
    productServer.on(postCall, { json: { result: {} } });
    expect((await asked()).status()).toBe(404);
    productServer.on(postCall, { hangUp: true });
    const failed = await asked();
    expect(failed.status()).toBe(503);
    expect(failed.headers()["retry-after"]).toBe("10");
    expect(failed.headers()["cache-control"]).toBe("private, no-store");
  });

  test("absurd sizes: a huge one is ours, one too small for a card is a link", async ({
    request,
    baseURL,
    productServer,
  }) => {
    productServer.on(postCall, { json: toldAnswer() });
    const asked = async (maxwidth: string) =>
      (await request.get(oembed({ url: `${baseURL}${postPath}`, maxwidth }))).json();
    expect(await asked("9".repeat(300))).toMatchObject({ type: "rich", width: 550 });
    expect(await asked("1")).toMatchObject({ type: "link", author_name: "Yazar p-1" });
    expect(await asked("1")).not.toHaveProperty("html");
  });

  test("whatever a post holds, the answer is sound", async ({ request, baseURL, productServer }) => {
    const content = `</script>"><iframe onload=alert(1)>\u202eters \ud800${"söz ".repeat(25_000)}`;
    const user = { fullName: '"><script>alert(1)</script>' };
    productServer.on(postCall, { json: toldAnswer({ content, user }) });
    const response = await request.get(oembed({ url: `${baseURL}${postPath}` }));
    const { title, html } = await response.json();
    expect(title.length).toBeLessThanOrEqual(100);
    expect(title).not.toMatch(/[\u202e\ud800-\udfff]/);
    expect(html.match(/</g)).toHaveLength(2);
  });
});
