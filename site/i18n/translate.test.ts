import { describe, expect, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { createTranslate } from "./translate.ts";

describe("createTranslate", () => {
  test("returns the message of its locale, with the brand filled in", () => {
    expect(createTranslate("tr")("post.notFound")).toBe("Post bulunamadı.");
    expect(createTranslate("en")("accessibility.logo")).toBe(`${brand.name} home page`);
  });

  test("chooses the plural form and formats the number by the locale", () => {
    const english = createTranslate("en");
    expect(english("post.views", { count: 1 })).toBe("1 view");
    expect(english("post.views", { count: 12345 })).toBe("12,345 views");
    expect(createTranslate("tr")("post.likes", { count: 12345 })).toBe("12.345 beğeni");
  });

  // Languages with more than two CLDR plural forms; a form may spell the number out.
  test.each([
    ["ru", 1, "1 просмотр"],
    ["ru", 3, "3 просмотра"],
    ["ru", 11, "11 просмотров"],
    ["ru", 21, "21 просмотр"],
    ["ar", 0, "لا مشاهدات"],
    ["ar", 2, "مشاهدتان"],
    ["ar", 5, "5 مشاهدات"],
    ["ar", 100, "100 مشاهدة"],
    ["ja", 1, "表示1回"],
  ] as const)("%s has its own plural form for %i", (locale, count, message) => {
    expect(createTranslate(locale)("post.views", { count })).toBe(message);
  });

  test("inserts values unchanged: React escapes them, and a value is never a template", () => {
    const english = createTranslate("en");
    expect(english("ticket.error", { message: "<b>{{brand}}</b>" })).toBe("Error: <b>{{brand}}</b>");
    expect(english("ticket.error", { message: "$t(hero.title1)" })).toBe("Error: $t(hero.title1)");
  });
});
