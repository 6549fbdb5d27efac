import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { privacyPolicy } from "#brand/privacy-policy.ts";
import { createI18n } from "#site/i18n/i18n.ts";
import { I18nContext } from "#site/i18n/i18n-context.tsx";
import { createTranslate } from "#site/i18n/translate.ts";
import { DeletionDataTable } from "./deletion-data-table.tsx";

test("says of each row of the legal text the same, in the same order", () => {
  const html = renderToStaticMarkup(
    <I18nContext value={createI18n("tr", createTranslate("tr"), false)}>
      <DeletionDataTable days={30} />
    </I18nContext>,
  );
  const onPage = [...html.matchAll(/<th scope="row">(.*?)<\/th><td>(.*?)<\/td>/g)].flatMap(([, fate = "", data = ""]) =>
    [...data.matchAll(/<li>/g)].map(() => fate),
  );
  const inText = privacyPolicy.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === "table" && block.head[1] === "Hesap silindiğinde" ? block.rows : []))
    .map(([, fate = ""]) => fate);
  const fateOf = (text: string) =>
    /\d (?:yıl|hafta)|bir saat|kalıcı olarak|merkeziyetsiz|ilişkilendirilemez|başka hiçbir amaçla/.exec(text)?.[0];
  expect(onPage.map(fateOf)).toEqual(inText.map(fateOf));
  expect(onPage.map(fateOf)).not.toContain(undefined);
});
