import { describe, expect, test } from "vitest";
import { languages } from "#locales/index.ts";
import { detectLanguage } from "#site/i18n/text-language/detect-language.ts";
import { fixture, judge } from "./fixture.ts";

test.each([
  ["that it was tuned on", false],
  ["that were held out", true],
])("the language of posts %s is found within the bounds", (_, isHeldOut) => {
  const judgement = judge(
    fixture.filter((post) => post.isHeldOut === isHeldOut),
    detectLanguage,
  );
  expect(judgement.said).toBeGreaterThanOrEqual(0.85);
  expect(judgement.right).toBeGreaterThanOrEqual(0.95);
  expect(judgement.outsidersNamed).toBeLessThanOrEqual(0.05);
});

describe("of each language", () => {
  const { byLanguage } = judge(fixture, detectLanguage);
  test.each(languages.map(({ code }) => code))("something is said of most posts: %s", (code) => {
    expect(byLanguage.get(code)).toBeGreaterThanOrEqual(0.8);
  });
  test.each([...new Set(fixture.filter((post) => post.isOutsider).map(({ language }) => language))])(
    "hardly a post of outsiders is named: %s",
    (code) => {
      expect(byLanguage.get(code)).toBeLessThanOrEqual(0.1);
    },
  );
});

test("has enough posts for its percentages: 40 of each language, 25 of each outsider", () => {
  const counts = Map.groupBy(fixture, ({ language }) => language);
  for (const [language, posts] of counts) {
    expect(posts.length, language).toBeGreaterThanOrEqual(posts[0]?.isOutsider ? 25 : 40);
    expect(new Set(posts.map(({ text }) => text)).size, language).toBe(posts.length);
  }
});
