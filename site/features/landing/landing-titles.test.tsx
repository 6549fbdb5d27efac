import { expect, test } from "vitest";
import { htmlIn, i18nOf } from "#site/i18n/i18n.harness.tsx";
import { createTranslate } from "#site/i18n/translate.ts";
import { FreedomMovement } from "./sections/freedom-movement.tsx";
import { Hero } from "./sections/hero.tsx";

test.each([
  ["tr", "Söz senin. ", "Bir uygulamadan fazlası: özgürlük hareketi"],
  ["zh", "你的声音，", "不只是App，更是一场追求自由的运动"],
  ["ja", "あなたの言葉、", "アプリを超えた、自由を求めるムーブメント"],
] as const)("the two lines of a title read as one in %s", (code, beginning, movement) => {
  const t = createTranslate(code);
  const html = htmlIn(
    i18nOf(code),
    <>
      <Hero />
      <FreedomMovement />
    </>,
  );
  const headings = [...html.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g)].map(([, inner]) => inner?.replace(/<[^>]*>/g, ""));
  expect(headings).toEqual([beginning + t("brand.headline"), movement]);
});
