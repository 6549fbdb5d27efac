import { expect, test } from "vitest";
import { locales } from "#locales/index.ts";
import { loadTranslate } from "./load-translate.ts";
import { createTranslate } from "./translate.ts";

test.each(locales)("loads the groups in %s", async (locale) => {
  const onServer = createTranslate(locale);
  const late = await loadTranslate(locale);
  expect(late("inAppBrowser.menu", { menu: "⋯" })).toBe(onServer("inAppBrowser.menu", { menu: "⋯" }));
  expect(late("chooser.like")).toBe(onServer("chooser.like"));
  // Nothing else comes with it.
  expect(late("sharing.copied")).toBe("sharing.copied");
});

test("a language that the site does not have is an error", async () => {
  await expect(loadTranslate("xx" as never)).rejects.toThrow('"xx"');
});
