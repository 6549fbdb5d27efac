import { expect, test } from "vitest";
import { languages } from "#locales/index.ts";
import { languageAlternates } from "./language-alternates.ts";

test("every language once, absolute, and the bare address for everybody else", () => {
  const alternates = languageAlternates("https://meydan.example", "/download");
  expect(alternates).toHaveLength(languages.length + 1);
  expect(alternates).toContainEqual({ hreflang: "tr", href: "https://meydan.example/download?lng=tr" });
  expect(alternates.at(-1)).toEqual({ hreflang: "x-default", href: "https://meydan.example/download" });
});
