import { expect, test } from "vitest";
import { requestLocale } from "./request-locale.ts";

test.each([10, 10_000])(
  "the cookie decides, then the browser's languages, then English, with another cookie of %i characters",
  (length) => {
    const other = `a=${"b".repeat(length)}`;
    expect(requestLocale({ cookie: `${other}; i18next=tr`, "accept-language": "de" })).toBe("tr");
    expect(requestLocale({ cookie: other, "accept-language": "de" })).toBe("de");
    expect(requestLocale({ cookie: other })).toBe("en");
  },
);

test("unknown values are skipped", () => {
  expect(requestLocale({ cookie: "i18next=xx", "accept-language": "fa-IR" })).toBe("fa");
  expect(requestLocale({ cookie: "i18next=", "accept-language": "" })).toBe("en");
  expect(requestLocale({ cookie: "xi18next=ru; i18nextLng=ja" })).toBe("en");
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
  expect(requestLocale({ "accept-language": acceptLanguage })).toBe(expected);
});

test("only the start of a long header is parsed", () => {
  expect(requestLocale({ "accept-language": `${"xx,".repeat(1_000_000)}tr` })).toBe("en");
});
