import { describe, expect, test } from "vitest";
import { resolveLocale } from "./resolve-locale.ts";

const noSources = { query: null, cookieHeader: null, acceptLanguage: null };

describe("resolveLocale", () => {
  test("prefers the URL, then the cookie, then Accept-Language, then English", () => {
    const all = { query: "ko", cookieHeader: "a=b; i18next=ru", acceptLanguage: "de" };
    expect(resolveLocale(all)).toBe("ko");
    expect(resolveLocale({ ...all, query: null })).toBe("ru");
    expect(resolveLocale({ ...noSources, acceptLanguage: "de" })).toBe("de");
    expect(resolveLocale(noSources)).toBe("en");
  });

  test("skips unknown values", () => {
    expect(resolveLocale({ query: "tlh", cookieHeader: "i18next=xx", acceptLanguage: "fa-IR" })).toBe("fa");
    expect(resolveLocale({ query: "", cookieHeader: "i18next=", acceptLanguage: "" })).toBe("en");
  });

  test.each([
    ["pt-BR", "pt"],
    ["zh-TW", "zh"],
    ["zh-Hant-HK,en;q=0.1", "zh"],
    ["EN-us", "en"],
    ["xx,it;q=0.4,ja;q=0.8", "ja"],
    ["tr;q=0.2, de ; q=0.9", "de"],
    ["fr;q=0, es;q=0.1", "es"],
    ["de,tr", "de"],
    ["*", "en"],
    ["fr;q=abc,it;q=0.9", "fr"],
    [";;;,,,q=1", "en"],
  ])("Accept-Language %s gives %s", (acceptLanguage, expected) => {
    expect(resolveLocale({ ...noSources, acceptLanguage })).toBe(expected);
  });

  test("reads only the cookie of exactly that name", () => {
    expect(resolveLocale({ ...noSources, cookieHeader: "xi18next=ru; i18nextLng=ja" })).toBe("en");
  });

  test("parses only the start of a long header", () => {
    expect(resolveLocale({ ...noSources, acceptLanguage: `${"xx,".repeat(1_000_000)}tr` })).toBe("en");
  });
});
