import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { deletionRows } from "#brand/privacy-policy.ts";
import { locales } from "#locales/index.ts";
import { createI18n } from "#site/i18n/i18n.ts";
import { I18nContext } from "#site/i18n/i18n-context.tsx";
import { createTranslate } from "#site/i18n/translate.ts";
import { DeletionDataTable, deletionDataRows } from "./deletion-data-table.tsx";

const turkish = createTranslate("tr");
const legalRows = Object.entries(deletionRows).map(([key, [data, fate]]) => ({ key, data, fate }));
const keysOf = (rows: readonly { readonly key: string }[]) => rows.map(({ key }) => key);

const forGood = /kalıcı olarak silinir/i;

/** What both tables say of each subject, in words that they share. */
const meanings: Readonly<Record<string, readonly RegExp[]>> = {
  profile: [/profil.*kullanıcı adı.*profil resm.*takip ve takipçi listeleri/i, forGood],
  content: [/gönderiler.*yorumlar.*beğeniler.*favoriler.*paylaşımlar/i, forGood],
  score: [/puan.*rozetler.*mavi tik/i, forGood],
  "sign-in": [/e-posta adresi.*şifre/i, forGood],
  usage: [/cihaz.*kullanım.*kayıtlar/i, forGood],
  media: [
    /(resim|fotoğraf) ve video dosyaları/i,
    /bağlantı.*başka yerde kullanılmayan.*sunucuları.*kopyaları.*silinir.*merkeziyetsiz depolama ağında kalabilir/i,
  ],
  tickets: [
    /etkinlik biletleri/i,
    /hesapla birlikte silinmez, belirli bir saklama süresi yoktur/i,
    /bağlantısını bilen.* açabilir.*silinme.* iste/i,
  ],
  "deletion-record": [/silme kaydı.*talep numarası.*tarihler/i, /3 yıl saklanır/i, /ilgili (hiçbir )?bilgi içermez/i],
  "file-names": [/silinen dosyaların(ın)? adları/i, /bir hafta saklanır/i, /her sunucudaki kopya.* kaldır/i],
  "form-attempts": [
    /formun kaç kez denendiği/i,
    /en çok bir saat saklanır/i,
    /e-\u2060?posta ve ip adresleri okunamaz hâlde/i,
  ],
  samples: [/anonimleştirilmiş içerik örnekleri/i, /saklanır.*ilişkilendirilemez/i],
  "required-by-law": [/zorunlu kıldığı kayıtlar, varsa/i, /süresi boyunca saklanır, başka hiçbir amaçla/i],
  backups: [/yedekler.*kalan/i, /süresi dol.*silinir, başka hiçbir amaçla/i],
};

test("has a row for each row of the legal text, in the same order", () => {
  expect(keysOf(deletionDataRows(turkish, 30))).toEqual(keysOf(legalRows));
  expect(Object.keys(meanings)).toEqual(keysOf(legalRows));
});

test("leaves out, where it has no form, what the legal text says of the form alone", () => {
  const ofForm = legalRows.filter(({ data }) => /^Form/.test(data));
  expect(keysOf(ofForm)).toEqual(["deletion-record", "file-names", "form-attempts"]);
  expect(keysOf(deletionDataRows(turkish, undefined))).toEqual(
    keysOf(legalRows.filter((row) => !ofForm.includes(row))),
  );
});

test.each([30, undefined])("says of each subject what the legal text says, days: %s", (days) => {
  for (const row of [...legalRows, ...deletionDataRows(turkish, days)]) {
    for (const meaning of meanings[row.key] ?? [/no meaning is listed/]) {
      expect(`${row.data}: ${row.fate}`).toMatch(meaning);
    }
  }
});

test.each(locales)("shows each subject once, beside what happens to it, in %s", (locale) => {
  const t = createTranslate(locale);
  const html = renderToStaticMarkup(
    <I18nContext value={createI18n(locale, t, false)}>
      <DeletionDataTable days={30} />
    </I18nContext>,
  );
  const shown = [...html.matchAll(/<th scope="row">(.*?)<\/th><td>(.*?)<\/td>/g)].flatMap(([, fate = "", list = ""]) =>
    [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, data = ""]) => [data, fate]),
  );
  expect(shown).toEqual(deletionDataRows(t, 30).map(({ data, fate }) => [data, fate]));
});
