import { describe, expect, it, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { translationUrl } from "./translation-url.ts";

/** The parameter of a URL that stands in the brand's for `{text}` or `{language}`. */
function parameterOf(href: string, placeholder: string): string | null {
  const [name = ""] = [...new URL(brand.translator.url).searchParams].find(([, value]) => value === placeholder) ?? [];
  return new URL(href).searchParams.get(name);
}
const textOf = (href: string) => parameterOf(href, "{text}");

test("it is the translator's page with the text and the language of the page", () => {
  const { href, isCut } = translationUrl("Söz senin & gölge #senin? 1 + 1\n100 %", "de");
  expect(new URL(href).origin).toBe(new URL(brand.translator.url).origin);
  expect(parameterOf(href, "{language}")).toBe("de");
  expect(textOf(href)).toBe("Söz senin & gölge #senin? 1 + 1\n100 %");
  expect(isCut).toBe(false);
});

test("Chinese has the code that the translator knows", () => {
  expect(parameterOf(translationUrl("Söz senin.", "zh").href, "{language}")).toBe(brand.translator.languages.zh);
});

describe("a long text", () => {
  const sentence = "Bugün üç saat trafikte kaldım, şimdi eve yürüyorum. ";

  it("ends with a sentence, in a URL of at most 2,000 bytes", () => {
    const { href, isCut } = translationUrl(sentence.repeat(900), "de");
    expect(new URL(href).href.length).toBeLessThanOrEqual(2000);
    expect(new URL(href).href.length).toBeGreaterThan(1900);
    expect(textOf(href)).toMatch(/^(Bugün üç saat trafikte kaldım, şimdi eve yürüyorum\. ?)+$/);
    expect(isCut).toBe(true);
  });

  it("of one sentence ends with a word, one of a single word with a letter", () => {
    expect(textOf(translationUrl("şehir ".repeat(1000), "de").href)).toMatch(/^(şehir )+şehir$/);
    expect(textOf(translationUrl("👩‍👩‍👧‍👦".repeat(500), "de").href)).toMatch(/^(👩‍👩‍👧‍👦)+$/u);
  });

  it("that just fits is whole, and one byte more is not", () => {
    const room = 2000 - translationUrl("", "de").href.length;
    expect(translationUrl("a".repeat(room), "de").isCut).toBe(false);
    expect(translationUrl("a".repeat(room + 1), "de").isCut).toBe(true);
  });
});

test("letters stand as themselves, and travel encoded", () => {
  const { href } = translationUrl("söz 語 👍\u2028", "de");
  expect(href).toMatch(/=söz\+語\+👍$/u);
  expect(new URL(href).href).toMatch(/=s%C3%B6z\+%E8%AA%9E\+%F0%9F%91%8D$/);
});

test("half a character is a URL, too", () => {
  expect(textOf(translationUrl("kedi \ud83d", "de").href)).toBe("kedi \ufffd");
});
