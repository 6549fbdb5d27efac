import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { i18nOf } from "#site/i18n/i18n.harness.tsx";
import { definePage } from "./define-page.tsx";
import type { Page, RequestContext } from "./page.ts";
import { plainAssets, plainServices, plainVisitor, siteRequest, siteResponse } from "./plain-site.harness.ts";
import type { SiteRequest } from "./site-request.ts";
import { fallbackFonts } from "./styles/fallback-fonts.ts";

const context: RequestContext<"post"> = {
  ...plainServices,
  request: siteRequest("/post/1", { locale: "ar" }) as SiteRequest<"post">,
  visitor: undefined,
  i18n: i18nOf("ar"),
  timeoutMs: 100,
};

const sheet = ".a>.b{color:red}";
const css = fallbackFonts("ar") + sheet;
const assets = { ...plainAssets, css: (_: string, instead?: string) => sheet + (instead ?? "") };

function page(overrides: Partial<Page> = {}): Page {
  return {
    state: { kind: "loaded" },
    cache: "userContent",
    tags: ["post:1"],
    head: { title: "T", description: "D", author: "A", path: "/post/1", openGraphType: "article" },
    body: <p>merhaba</p>,
    ...overrides,
  };
}

async function respond(described: Page, override: Partial<RequestContext<"post">> = {}) {
  const { headers, body, ...response } = await definePage("post", () => described).respond(
    { ...context, ...override },
    assets,
  );
  return { ...response, headers: new Headers(headers), html: String(body) };
}

test("a page is a whole document in its locale, with its CSS inlined", async () => {
  const response = await respond(page());
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("content-language")).toBe("ar");
  expect(response.headers.get("vary")).toBe("Accept-Language, Cookie");
  expect(response.html).toMatch(
    /^<!doctype html><html lang="ar" dir="rtl" data-script="Arab" data-page-kind="post" data-no-script="">/,
  );
  expect(response.html).toContain(`<style>${css}</style>`);
  expect(response.html).toContain("<p>merhaba</p>");
});

test("an announcement stands at the top, in English where the page is in another language than Turkish", async () => {
  const settings = {
    ...plainServices.settings,
    announcement: { tr: "Bu gece bakım var.", en: "Maintenance <tonight>." },
  };
  const i18n = i18nOf("tr");
  expect((await respond(page(), { settings })).html).toMatch(
    /lang="en" dir="ltr">Maintenance &lt;tonight&gt;\.<\/p><main/,
  );
  expect((await respond(page(), { settings, i18n })).html).toMatch(/lang="tr" dir="ltr">Bu gece bakım var\.<\/p><main/);
});

test.each<[Partial<Page>, string]>([
  [{ state: { kind: "failed", reason: "not-found" } }, "failure"],
  [{ status: 403 }, "failure"],
  [{ state: { kind: "loading" } }, "loading"],
])("a page that shows something else has its CSS too: %j", async (described, instead) => {
  expect((await respond(page(described))).html).toContain(`<style>${css}${instead}</style>`);
});

test("a URL that names the locale does not vary by headers", async () => {
  const response = await respond(page(), {
    request: { ...context.request, localeInUrl: true },
  });
  expect(response.headers.get("vary")).toBeNull();
});

test("the policy allows the page's own inline blocks and no others", async () => {
  const response = await respond(page());
  const policy = response.headers.get("content-security-policy") ?? "";
  const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const scripts = [...response.html.matchAll(/<script(?![^>]*type=)[^>]*>(.*?)<\/script>/gs)].map(
    ([, source = ""]) => source,
  );
  expect(scripts).toHaveLength(2);
  for (const source of scripts) expect(policy).toContain(hashOf(source));
  expect(policy).toContain(`style-src 'self' ${hashOf(css)}`);
  expect(policy).not.toContain("unsafe-inline");
});

test("confidential pages send no referrer, and pages out of the index say so", async () => {
  const { headers, cache } = await definePage("not-found", () =>
    page({ cache: "none", head: { ...page().head, noindex: true } }),
  ).respond(
    { ...context, request: siteRequest("/no-such-page") as SiteRequest<"not-found">, visitor: plainVisitor },
    assets,
  );
  expect(headers).toMatchObject({ "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" });
  expect(cache).toBe("none");
});

test("a page may respond by itself, as a redirect does", async () => {
  const redirect = siteResponse("", { status: 302, headers: { Location: "/" } });
  expect(await definePage("post", () => redirect).respond(context, assets)).toBe(redirect);
});

test("scripts that run after first paint are named, not loaded by the HTML", async () => {
  const response = await respond(page({ scripts: ["print"] }));
  expect(response.html).toContain('data-scripts="/print.js /missing-fonts.js /in-app-browser.js"');
  expect(response.html).not.toMatch(/<script[^>]* src=/);
});
