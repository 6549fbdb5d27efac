import { expect, test } from "vitest";
import { locales } from "#locales/index.ts";
import { htmlIn, i18nOf } from "#site/i18n/i18n.harness.tsx";
import { createTranslate } from "#site/i18n/translate.ts";
import { DeletionDataTable, deletionDataRows } from "./deletion-data-table.tsx";

test.each(locales)("shows each subject once, beside what happens to it, in %s", (locale) => {
  const t = createTranslate(locale);
  const html = htmlIn(i18nOf(locale), <DeletionDataTable days={30} />);
  const shown = [...html.matchAll(/<th [^>]*scope="row">(.*?)<\/th><td[^>]*>(.*?)<\/td>/g)].flatMap(
    ([, fate = "", list = ""]) => [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, data = ""]) => [data, fate]),
  );
  expect(shown).toEqual(deletionDataRows(t, 30).map(({ data, fate }) => [data, fate]));
});
