import { describe, expect, it } from "vitest";
import { brand } from "#brand/brand.ts";
import { isolate } from "./isolate.ts";
import { createTranslate } from "./translate.ts";

const shown = (text: string) => text.replaceAll("\u2068", "⟨").replaceAll("\u2069", "⟩");

describe("a value in a message", () => {
  it("is isolated where it reads in the other direction", () => {
    const [arabic, persian, english] = [createTranslate("ar"), createTranslate("fa"), createTranslate("en")];
    expect(shown(arabic("seo.profile.title", { name: "ليلى", handle: "@leyla" }))).toBe("ليلى (⟨@leyla⟩)");
    expect(shown(persian("seo.profile.title", { name: "لیلا", handle: "@2026" }))).toBe("لیلا (⟨@2026⟩)");
    expect(shown(arabic("post.avatar", { author: "Ada" }))).toContain("⟨Ada⟩");
    expect(shown(english("post.picture", { author: "ليلى", position: 1, total: 3 }))).toContain("⟨ليلى⟩");
  });

  it("stays as it is where it reads in the same direction, and is isolated once", () => {
    const [arabic, turkish] = [createTranslate("ar"), createTranslate("tr")];
    expect(turkish("seo.profile.title", { name: "Elif Kaya", handle: "@elif" })).toBe("Elif Kaya (@elif)");
    const title = arabic("seo.profile.title", { name: "ليلى", handle: "@leyla" });
    expect(shown(arabic("seo.siteTitle", { title }))).toBe(`ليلى (⟨@leyla⟩) | ${brand.name}`);
  });
});

it.each([
  ["ليلى ⟨@leyla⟩ ⟨a⟩", false],
  ["⟨a", true],
  ["⟨a⟩ b", true],
  ["⟨a⟨b⟩ c⟩", true],
  ["⟩a⟨", true],
  ["ليلى ⟨@leyla⟩ 7", true],
  ["ليلى!", false],
])("%s in an Arabic message is isolated: %s", (text, isIsolated) => {
  const value = text.replaceAll("⟨", "\u2068").replaceAll("⟩", "\u2069");
  expect(shown(isolate(value, "rtl"))).toBe(isIsolated ? `⟨${text}⟩` : text);
});

it.each([
  ["fa", "۱ / ۳"],
  ["hi", "1 / 3"],
  ["tr", "1 / 3"],
] as const)("positions have the digits of counts: %s", (locale, text) => {
  const t = createTranslate(locale);
  expect(t("slides.slide", { position: 1, total: 3 })).toBe(text);
  const [digit = ""] = text;
  for (const key of ["slides.slideAnnouncement", "post.picture", "post.views"] as const) {
    expect(t(key, { position: 1, total: 3, count: 1, author: "Ada" })).toContain(digit);
  }
});
