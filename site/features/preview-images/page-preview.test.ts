import { expect, test } from "vitest";
import { type Locale, languageOf } from "#locales/index.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { pagePreviewImage } from "./page-preview.ts";

const altOf = (code: Locale) =>
  pagePreviewImage("landing", { t: createTranslate(code), locale: languageOf(code), origin: "https://meydan.example" })
    .alt;

test("the lines of a title are joined as sentences of their language", () => {
  const headline = (code: Locale) => createTranslate(code)("brand.headline");
  expect(altOf("tr")).toContain(`“Söz senin. ${headline("tr")}”`);
  expect(altOf("ko")).toContain(`“나의 목소리, ${headline("ko")}”`);
  expect(altOf("zh")).toContain(`“你的声音，${headline("zh")}”`);
  expect(altOf("ja")).toContain(`「あなたの言葉、${headline("ja")}」`);
});
