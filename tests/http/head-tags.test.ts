import { request } from "node:http";
import { text } from "node:stream/consumers";
import { expect, inject, test } from "vitest";
import { messages } from "#locales/messages.ts";
import { everyPage } from "../e2e/support/every-page.ts";
import { fetchDocument } from "./support/fetch-document.ts";
import { fetchDrawn } from "./support/previews.ts";

const origin = inject("demoOrigin");

/** Pages that search engines must not list: tickets are credentials, and nobody searches for the forms. */
const hidden = /^ticket|^delete-account|^report|missing$|^not-found/;

/** Pages whose text is written in Turkish and English only. */
const ofOwner = /^(community-rules|child-safety|accessibility)$/;

test.each(everyPage)("$name describes itself to browsers, crawlers and chats", async ({ name, path }) => {
  // In Arabic, as preview-images.test.ts: each image is drawn once.
  const { document, meta, attribute } = await fetchDocument(`${origin}${path}?lng=ar`);
  expect(document.documentElement.getAttribute("lang")).toBe("ar");
  const { title } = document;
  expect(title.length).toBeGreaterThan(5);
  expect(meta("og:title")).toBe(title);
  expect(meta("twitter:title")).toBe(title);
  const description = meta("description") ?? "";
  expect(description.length).toBeGreaterThan(10);
  expect(meta("og:description")).toBe(description);
  expect(meta("author")).toBeTruthy();
  const written = ofOwner.test(name) ? "en" : "ar";
  expect(meta("og:locale")).toBe(written === "en" ? "en_US" : "ar_AR");
  const alternates = document.querySelectorAll('meta[property="og:locale:alternate"]');
  expect(alternates).toHaveLength(written === "en" ? 1 : 14);
  expect(meta("og:url")).toMatch(new RegExp(`^${origin}/[^?#]*$`));

  const image = await fetchDrawn(meta("og:image"));
  expect([image.status, image.headers.get("content-type")]).toEqual([200, expect.stringMatching(/^image\//)]);
  const manifest = await fetch(new URL(attribute("link[rel=manifest]", "href") ?? "none", origin));
  expect([manifest.status, manifest.headers.get("content-type")]).toEqual([
    200,
    expect.stringContaining("application/manifest+json"),
  ]);

  const isHidden = hidden.test(name);
  expect(meta("robots")).toBe(isHidden ? "noindex" : undefined);
  expect(attribute("link[rel=canonical]", "href")).toBe(isHidden ? undefined : `${origin}${path}?lng=${written}`);
});

test("a page that is not written in the visitor's language has the head of the one that is shown", async () => {
  const [shown, asked] = await Promise.all(
    ["en", "ar"].map((language) => fetchDocument(`${origin}/community-rules?lng=${language}`)),
  );
  for (const name of ["og:title", "og:description", "og:locale", "og:image", "og:image:alt", "author"]) {
    expect([name, asked?.meta(name)]).toEqual([name, shown?.meta(name)]);
  }
});

test.each(["tr", "en", "ar"] as const)("the landing page's tags are the seo messages of %s", async (language) => {
  const { document, meta } = await fetchDocument(`${origin}/?lng=${language}`);
  const { seo } = messages[language] as unknown as { seo: { home: Record<string, string> } };
  const message = (key: string) => seo.home[key]?.replaceAll("{{brand}}", "Meydan");
  expect(document.title).toBe(message("title"));
  for (const name of ["description", "keywords", "author"]) expect(meta(name)).toBe(message(name));
});

test("the Host header never reaches the page", async () => {
  const html = await new Promise<string>((resolve, reject) => {
    request(`${origin}/`, { headers: { Host: "evil.example" } }, (response) => text(response).then(resolve, reject))
      .on("error", reject)
      .end();
  });
  expect(html).not.toContain("evil.example");
  expect(html).toContain(`${origin}/`);
});
