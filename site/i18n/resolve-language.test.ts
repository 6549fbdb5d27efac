import { describe, expect, test } from "vitest";
import { resolveLanguage } from "./resolve-language.ts";

const nothing = { query: null, cookieHeader: null, acceptLanguage: null };

describe("resolveLanguage", () => {
  test("asks the address, then the cookie, then the browser, then English", () => {
    const all = { query: "ko", cookieHeader: "a=b; i18next=ru", acceptLanguage: "de" };
    expect(resolveLanguage(all)).toBe("ko");
    expect(resolveLanguage({ ...all, query: null })).toBe("ru");
    expect(resolveLanguage({ ...nothing, acceptLanguage: "de" })).toBe("de");
    expect(resolveLanguage(nothing)).toBe("en");
  });

  test("lets unknown values fall through", () => {
    expect(resolveLanguage({ query: "tlh", cookieHeader: "i18next=xx", acceptLanguage: "fa-IR" })).toBe("fa");
    expect(resolveLanguage({ query: "", cookieHeader: "i18next=", acceptLanguage: "" })).toBe("en");
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
    expect(resolveLanguage({ ...nothing, acceptLanguage })).toBe(expected);
  });

  test("reads only the cookie of that very name", () => {
    expect(resolveLanguage({ ...nothing, cookieHeader: "xi18next=ru; i18nextLng=ja" })).toBe("en");
  });

  test("does a bounded amount of work on an endless header", () => {
    expect(resolveLanguage({ ...nothing, acceptLanguage: `${"xx,".repeat(1_000_000)}tr` })).toBe("en");
  });
});
