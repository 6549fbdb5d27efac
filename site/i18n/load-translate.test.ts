import { expect, test } from "vitest";
import { locales } from "#locales/index.ts";
import { loadTranslate } from "./load-translate.ts";
import { createTranslate } from "./translate.ts";

const groups = ["chooser", "embedCode", "inAppBrowser"] as const;

test.each(locales)("loads each group in %s, and nothing else", async (locale) => {
  const onServer = createTranslate(locale);
  const loaded = await Promise.all(groups.map((group) => loadTranslate(locale, group)));
  for (const key of ["chooser.like", "embedCode.title", "inAppBrowser.open", "sharing.copied"] as const) {
    const others = groups.map((group) => (key.startsWith(group) ? onServer(key) : key));
    expect(loaded.map((late) => late(key))).toEqual(others);
  }
});

test("a language that the site does not have is an error", async () => {
  await expect(loadTranslate("xx" as never, "chooser")).rejects.toThrow('"xx"');
});
