import { expect, test } from "vitest";
import { languages } from "#locales/index.ts";
import { localeAlternates } from "./locale-alternates.ts";

test("lists every locale once, and the URL without a locale as x-default", () => {
  const alternates = localeAlternates("https://meydan.example", "/download");
  expect(alternates).toHaveLength(languages.length + 1);
  expect(alternates).toContainEqual({ hreflang: "tr", href: "https://meydan.example/download?lng=tr" });
  expect(alternates.at(-1)).toEqual({ hreflang: "x-default", href: "https://meydan.example/download" });
});
