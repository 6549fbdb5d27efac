import { expect, test } from "vitest";
import { locales } from "#locales/index.ts";
import { loadTranslate } from "./load-translate.ts";
import { createTranslate } from "./translate.ts";

test.each(locales)("loads the group in %s", async (locale) => {
  const onServer = createTranslate(locale);
  const inAppBrowser = await loadTranslate(locale);
  expect(inAppBrowser("inAppBrowser.menu", { menu: "⋯" })).toBe(onServer("inAppBrowser.menu", { menu: "⋯" }));
  // Nothing else comes with it.
  expect(inAppBrowser("sharing.copied")).toBe("sharing.copied");
});

test("a language that the site does not have is an error", async () => {
  await expect(loadTranslate("xx" as never)).rejects.toThrow('"xx"');
});
