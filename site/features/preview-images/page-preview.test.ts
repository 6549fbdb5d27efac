import { expect, test } from "vitest";
import { type Locale, languageOf } from "#locales/index.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { pagePreviewImage } from "./page-preview.ts";

const altOf = (code: Locale) =>
  pagePreviewImage("landing", { t: createTranslate(code), locale: languageOf(code), origin: "https://meydan.example" })
    .alt;

test("the lines of a title are joined as sentences of their language", () => {
  expect(altOf("tr")).toContain("“Söz senin. Meydan senin.”");
  expect(altOf("ko")).toContain("“나의 목소리, 나의 광장.”");
  expect(altOf("zh")).toContain("“你的声音，你的广场。”");
  expect(altOf("ja")).toContain("「あなたの言葉、あなたの広場。」");
});
