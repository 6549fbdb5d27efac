import { createHash } from "node:crypto";
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { type Locale, languages, locales } from "#locales/index.ts";
import {
  fallbackErrorDocument,
  fallbackErrorHeaders,
  fallbackErrorPage,
  fallbackErrorPolicy,
} from "./fallback-error-page.ts";

function read(html: string) {
  const { document } = parseHTML(html);
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
  return { document, texts };
}

/** What a visitor reads below the heading. */
const textOf = (status: number, locale: Locale) => read(fallbackErrorDocument(status, locale)).texts("p")[0];

test("each kind of refusal says what was wrong, where a visitor gains from knowing it", () => {
  const malformed = "İsteği anlayamadık. Bağlantı eksik ya da bozuk olabilir.";
  const tooLarge = "Tarayıcın kabul ettiğimizden fazla veri gönderdi.";
  const unavailable = "Sunucumuz şu anda yanıt vermiyor. Biraz sonra yeniden dene.";
  for (const [text, ...statuses] of [
    [malformed, 400, 405, 411, 415, 417, 421],
    ["Adres değişmiş ya da yanlış yazılmış olabilir.", 404],
    ["İsteğin bize ulaşması çok uzun sürdü. İnternet bağlantını kontrol edip yeniden dene.", 408],
    [tooLarge, 413, 431],
    ["Bu adres çok uzun. Bağlantı yanlış oluşturulmuş olabilir.", 414],
    ["Bulunduğun ağdan çok fazla istek geldi. Biraz sonra yeniden dene.", 429],
    ["Sayfayı hazırlarken bir hata oluştu. Biraz sonra yeniden dene.", 500],
    [unavailable, 502, 503, 504],
  ] as const) {
    for (const status of statuses) expect(textOf(status, "tr"), `${status}`).toBe(text);
  }
});

test.each(languages)("it is a whole page in $code", ({ code, direction }) => {
  for (const status of [404, 429]) {
    const page = fallbackErrorPage(status, "r-1", code);
    const { document, texts } = read(page.body);
    const headers = fallbackErrorHeaders(page, "r-1");
    expect(headers).toMatchObject({ "Content-Language": code, "Content-Length": `${Buffer.byteLength(page.body)}` });
    const { lang, dir } = document.documentElement;
    expect([lang, dir]).toEqual([code, direction]);
    expect(texts("h1")).toHaveLength(1);
    expect(document.title).toBe(`${texts("h1")[0]} | ${brand.name}`);
    expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
    expect(texts("small").join()).toContain("r-1");
    const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(status === 429 ? ["", "/"] : ["/"]);
    if (code !== "en") expect(textOf(status, code)).not.toBe(textOf(status, "en"));
  }
});

test("without a language it is in Turkish and English", () => {
  const { document, texts } = read(fallbackErrorPage(400, "r-1").body);
  expect([...document.querySelectorAll("section")].map((one) => one.getAttribute("lang"))).toEqual(["tr", "en"]);
  expect(document.title).toBe(`Bu istek tamamlanamadı · This request couldn’t be completed | ${brand.name}`);
  expect(texts("h1")).toEqual(["Bu istek tamamlanamadı"]);
  expect(texts("h2")).toEqual(["This request couldn’t be completed"]);
  expect(document.documentElement.lang).toBe("tr");
  expect(texts("a")).toEqual(["Ana sayfaya dön", "Back to the home page"]);
});

test("its policy allows its own style and nothing else, and the next site learns no address", () => {
  const page = fallbackErrorPage(404, "r-1", "tr");
  const [, style = ""] = /<style>(.+)<\/style>/s.exec(page.body) ?? [];
  expect(style).toMatch(/background:#[\da-f]+.*prefers-color-scheme:dark.*background:#[\da-f]+/s);
  const hash = createHash("sha256").update(style).digest("base64");
  expect(fallbackErrorPolicy).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
  );
  expect(page.headers).toMatchObject({
    "Content-Security-Policy": fallbackErrorPolicy,
    "Referrer-Policy": "no-referrer",
    "Content-Type": "text/html; charset=utf-8",
  });
  expect(fallbackErrorHeaders(page, "r-1")).toMatchObject({
    ...page.headers,
    "Cache-Control": "private, no-store",
    "X-Request-Id": "r-1",
  });
});

test("it leads home as the caller says, and shows an ID only where there is one", () => {
  const { document, texts } = read(fallbackErrorDocument(500, "tr", undefined, "/?lng=tr"));
  expect(document.querySelector("a:not(.first)")?.getAttribute("href")).toBe("/?lng=tr");
  expect(texts("small")).toEqual([]);
  expect(texts("p").map((text) => text?.includes("{{") ?? true)).not.toContain(true);
  const withId = read(fallbackErrorDocument(500, "tr", "r-1"));
  expect(withId.document.querySelector("a:not(.first)")?.getAttribute("href")).toBe("/");
  expect(withId.texts("small")).toEqual([expect.stringMatching(/^\p{L}[\p{L} ]+: r-1$/u)]);
});

test("no message has a letter that HTML would take for markup", () => {
  for (const locale of locales) {
    for (const status of [400, 404, 408, 413, 414, 429, 500, 503]) {
      const text = fallbackErrorDocument(status, locale).replace(/<style>.*<\/style>|<[a-z/!][^<>]*>/gs, "");
      expect(text).not.toMatch(/[<>&"]/);
    }
  }
});
