import { createHash } from "node:crypto";
import { pino } from "pino";
import { expect, test } from "vitest";
import { definePage } from "./define-page.tsx";
import { createI18n } from "./i18n/i18n.ts";
import { createTranslate } from "./i18n/translate.ts";
import type { Page, RequestContext } from "./page.ts";
import { plainAssets, plainBindings, plainSiteSettings } from "./plain-site.harness.ts";

const url = new URL("/somewhere", plainSiteSettings.origin);

const context: RequestContext = {
  ...plainBindings,
  log: pino({ level: "silent" }),
  requestId: "r1",
  request: new Request(url),
  url,
  i18n: createI18n("ar", createTranslate("ar"), false),
  localeInUrl: false,
  timeoutMs: 100,
};

const css = ".a>.b{color:red}";

function page(overrides: Partial<Page> = {}): Page {
  return {
    state: { kind: "loaded" },
    cache: "post",
    tags: ["post:1"],
    head: { kind: "post", title: "T", description: "D", author: "A", path: "/post/1", openGraphType: "article" },
    body: <p>merhaba</p>,
    ...overrides,
  };
}

async function respond(described: Page, override: Partial<RequestContext> = {}) {
  const response = await definePage(() => described)({ ...context, ...override }, {}, plainAssets, css);
  return { response, html: await response.text() };
}

test("a page is a whole document in its locale, with its CSS inlined", async () => {
  const { response, html } = await respond(page());
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("content-language")).toBe("ar");
  expect(response.headers.get("vary")).toBe("Accept-Language, Cookie");
  expect(html).toMatch(/^<!doctype html><html lang="ar" dir="rtl" data-script="Arab" data-page-kind="post">/);
  expect(html).toContain(`<style>${css}</style>`);
  expect(html).toContain("<p>merhaba</p>");
});

test("a URL that names the locale does not vary by headers", async () => {
  const { response } = await respond(page(), { localeInUrl: true });
  expect(response.headers.get("vary")).toBeNull();
});

test("the policy allows the page's own inline blocks and no others", async () => {
  const { response, html } = await respond(page());
  const policy = response.headers.get("content-security-policy") ?? "";
  const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const scripts = [...html.matchAll(/<script(?![^>]*type=)[^>]*>(.*?)<\/script>/gs)].map(([, source = ""]) => source);
  expect(scripts).toHaveLength(2);
  for (const source of scripts) expect(policy).toContain(hashOf(source));
  expect(policy).toContain(`style-src 'self' ${hashOf(css)}`);
  expect(policy).not.toContain("unsafe-inline");
});

test.each([
  [{ kind: "failed", reason: "gone" }, 410, null],
  [{ kind: "failed", reason: "unavailable" }, 503, "10"],
  [{ kind: "loading" }, 200, null],
] as const)("the state %o decides the status", async (state, status, retryAfter) => {
  const { response } = await respond(page({ state }));
  expect(response.status).toBe(status);
  expect(response.headers.get("retry-after")).toBe(retryAfter);
});

test("text of visitors is escaped wherever it stands", async () => {
  const hostile = `"><script>alert(1)</script>`;
  const { html } = await respond(
    page({ head: { ...page().head, title: hostile, description: hostile, author: hostile } }),
  );
  expect(html).not.toContain("<script>alert");
});

test("confidential pages send no referrer, and pages out of the index say so", async () => {
  const { response } = await respond(page({ cache: "none", head: { ...page().head, kind: "ticket", noindex: true } }));
  expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});

test("a page may respond by itself, as a redirect does", async () => {
  const handler = definePage(() => new Response(null, { status: 302, headers: { Location: "/" } }));
  expect((await handler(context, {}, plainAssets, css)).status).toBe(302);
});

test("scripts that run after first paint are named, not loaded by the HTML", async () => {
  const { html } = await respond(page({ scripts: ["print"] }));
  expect(html).toContain('data-scripts="/missing-fonts.js /print.js"');
  expect(html).not.toMatch(/<script[^>]* src=/);
});
