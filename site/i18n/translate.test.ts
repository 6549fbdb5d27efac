import { describe, expect, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { createTranslate } from "./translate.ts";

describe("createTranslate", () => {
  test("gives the text of its own language, with the brand filled in", () => {
    expect(createTranslate("tr")("post.notFound")).toBe("Post bulunamadı.");
    expect(createTranslate("en")("sectionSeven.copyright")).toBe(`© ${brand.name}. All rights reserved.`);
  });

  test("chooses the plural form and writes the number as the language does", () => {
    const english = createTranslate("en");
    expect(english("post.views", { count: 1 })).toBe("1 view");
    expect(english("post.views", { count: 12345 })).toBe("12,345 views");
    expect(createTranslate("tr")("post.likes", { count: 12345 })).toBe("12.345 beğeni");
  });

  test("puts values in as they are: escaping is React's work, and a value is never a template", () => {
    const english = createTranslate("en");
    expect(english("ticket.error", { message: "<b>{{brand}}</b>" })).toBe("Error: <b>{{brand}}</b>");
    expect(english("ticket.error", { message: "$t(hero.title1)" })).toBe("Error: $t(hero.title1)");
  });

  test("keeps two languages apart", () => {
    const [turkish, english] = [createTranslate("tr"), createTranslate("en")];
    expect([turkish("join.button"), english("join.button"), turkish("join.button")]).toEqual([
      "Katıl",
      "Join",
      "Katıl",
    ]);
  });
});
