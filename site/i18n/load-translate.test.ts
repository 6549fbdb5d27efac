import { expect, test } from "vitest";
import { locales } from "#locales/index.ts";
import { loadTranslate } from "./load-translate.ts";
import { createTranslate } from "./translate.ts";

test.each(locales)("loads a group in %s", async (locale) => {
  const onServer = createTranslate(locale);
  const inAppBrowser = await loadTranslate("inAppBrowser", locale);
  expect(inAppBrowser("inAppBrowser.menu", { menu: "⋯" })).toBe(onServer("inAppBrowser.menu", { menu: "⋯" }));
  const copiedLink = await loadTranslate("copiedLink", locale);
  expect(copiedLink("copiedLink.copied")).toBe(onServer("copiedLink.copied"));
  // Nothing else comes with it.
  expect(inAppBrowser("copiedLink.copied")).toBe("copiedLink.copied");
});

test("a language that the site does not have is an error", async () => {
  await expect(loadTranslate("inAppBrowser", "xx" as never)).rejects.toThrow('"xx"');
});
