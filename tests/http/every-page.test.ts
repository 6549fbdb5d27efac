import { beforeAll, describe, expect, inject, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { everyPage } from "../e2e/support/every-page.ts";
import { type FetchedDocument, fetchDocument } from "./support/fetch-document.ts";
import { fetchDrawn } from "./support/fetch-image.ts";

// Each page is asked for once, for all that its HTML has to have.

const origin = inject("demoOrigin");

/** Pages that search engines must not list: tickets are credentials, and nobody searches for the forms. */
const hidden = /^ticket|^delete-account|^report|missing$|^not-found/;

/** Pages whose text is written in Turkish and English only. */
const ofOwner = /^(community-rules|child-safety|accessibility)$/;

/** What only some pages have: the beginnings of their names. */
const parts = {
  '[data-island="share-button"]': /^(post|profile)(?!-missing)/,
  'link[type="application/json+oembed"]': /^(post|profile)(?!-missing)/,
  'meta[property^="al:"]': /^(landing|post|profile)(?!-missing)/,
  'meta[name="apple-itunes-app"]': /^(post|profile|ticket)(?!-missing)/,
  '[data-island="download-overlay"]': /^landing/,
  'script[type="application/ld+json"]': /^(landing|post|profile)(?!-missing)/,
};

/** Custom properties that scripts set, which come after first paint. */
const setByScripts = /^(?:index|drag|in-app-)/;

/** The addresses of this site that pages link to, with the status that each has to have. */
const linked = new Map<string, number>();

/** Small, and used by several islands: the build has it in a file that is loaded anyway. */
const inSharedFile = new Set(["lazy-phone-code"]);

describe.each(everyPage)("$name", ({ name, path, status: expectedStatus = 200 }) => {
  let page: FetchedDocument;
  beforeAll(async () => {
    // In Arabic, as preview-images.test.ts: each image is drawn once.
    page = await fetchDocument(`${origin}${path}?lng=ar`);
  });

  test("describes itself to browsers, crawlers and chats", async () => {
    const { status, headers, document, meta, attribute } = page;
    expect(status).toBe(expectedStatus);
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
    expect([headers.get("x-robots-tag"), meta("robots")]).toEqual(
      isHidden ? ["noindex", "noindex"] : [null, "max-image-preview:large"],
    );
    expect(attribute("link[rel=canonical]", "href")).toBe(isHidden ? undefined : `${origin}${path}?lng=${written}`);
    const versions = document.querySelectorAll("link[rel=alternate][hreflang]");
    expect(versions).toHaveLength(isHidden ? 0 : written === "en" ? 3 : 16);
  });

  test("has what belongs to its kind, and nothing of another", () => {
    const { document, meta } = page;
    for (const [selector, pages] of Object.entries(parts)) {
      expect(document.querySelector(selector) !== null, selector).toBe(pages.test(name));
    }
    const banner = meta("apple-itunes-app");
    if (banner) expect(banner).toBe(`app-id=${brand.ios.appId}, app-argument=${origin}${path}?lng=ar`);
    // What Safari offers in its banner, Android does in the page.
    expect(document.querySelector("[data-open-in-app]") !== null).toBe(banner !== undefined);
    expect(document.querySelector("dialog[open]")).toBeNull();
    // Its store links say from where they lead.
    const [, kind = ""] = path.split("/");
    for (const link of document.querySelectorAll("a[data-store=apple]")) {
      const token = new URL(link.getAttribute("href") ?? "").searchParams.get("ct");
      expect(token).toBe(`${kind || "landing"}-${link.getAttribute("data-position")}-ar`);
    }
  });

  test("has links that need no script, and parts that its own lead to", () => {
    const { document } = page;
    const links = [...document.querySelectorAll("a")];
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) {
      const { protocol, host, pathname, search, hash } = new URL(link.getAttribute("href") ?? "none:", origin + path);
      expect(["http:", "https:", "mailto:", "tel:"], link.outerHTML).toContain(protocol);
      if (host !== new URL(origin).host) continue;
      const isThisPage = pathname === path;
      if (isThisPage && hash) expect(document.getElementById(hash.slice(1)), link.outerHTML).not.toBeNull();
      // All pages have the same list of languages. In another one, a page that does not exist does not exist either.
      if (isThisPage && search.includes("lng=") && name !== "landing" && name !== "not-found") continue;
      linked.set(pathname + search, isThisPage ? expectedStatus : 200);
    }
  });

  test("has every design token that it reads", () => {
    const { html } = page;
    const defined = new Set(Array.from(html.matchAll(/--([\w-]+):/g), ([, token]) => token));
    const read = new Set(Array.from(html.matchAll(/var\(--([\w-]+)\)/g), ([, token = ""]) => token));
    expect(read.size).toBeGreaterThan(20);
    expect([...read].filter((token) => !defined.has(token) && !setByScripts.test(token))).toEqual([]);
  });

  test("requests its images again once the network is back", () => {
    const { document } = page;
    const urls = document.querySelector("[data-scripts]")?.getAttribute("data-scripts") ?? "";
    if (document.querySelector("main img")) expect(urls).toContain("/assets/retry-images-");
  });

  test("names all files that its islands need, so that none is asked for late", async () => {
    const { document } = page;
    const urls = document.querySelector("[data-scripts]")?.getAttribute("data-scripts")?.split(" ") ?? [];
    expect(new Set(urls).size).toBe(urls.length);
    const islands = [...document.querySelectorAll("[data-island]")].map((island) => island.getAttribute("data-island"));
    for (const island of new Set(islands)) {
      const named = urls.filter((url) => url.startsWith(`/assets/${island}-`));
      expect([island, named.length]).toEqual([island, inSharedFile.has(island ?? "") ? 0 : 1]);
    }
    for (const url of islands.length > 0 ? urls : []) {
      const response = await fetch(origin + url);
      expect([url, response.status]).toEqual([url, 200]);
      const imports = [...(await response.text()).matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)];
      for (const [, file] of imports) expect(urls, `${url} imports ${file}`).toContain(`/assets/${file}`);
    }
  });
});

test("every link leads on", async () => {
  expect(linked.size).toBeGreaterThan(everyPage.length * 3);
  for (const [address, status] of linked) {
    const response = await fetch(origin + address, { redirect: "manual" });
    await response.body?.cancel();
    const store = response.headers.get("location")?.match(/^https:\/\/(apps\.apple|play\.google)\.com\//);
    expect([address, store ? 200 : response.status]).toEqual([address, status]);
  }
});
