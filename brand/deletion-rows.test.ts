import { expect, test } from "vitest";
import { deletionDataRows } from "#site/features/account-deletion/deletion-data-table.tsx";
import { createTranslate } from "#site/i18n/translate.ts";
import { deletionRows } from "./privacy-policy.ts";

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

const policy = "deletionRows in brand/privacy-policy.ts";

test("the legal text has each row of the deletion page, in the same order", () => {
  expect(keysOf(legalRows), `give ${policy} the rows of the deletion page`).toEqual(
    keysOf(deletionDataRows(turkish, 30)),
  );
  expect(Object.keys(meanings), "list here what a new row says").toEqual(keysOf(legalRows));
});

test("rows of the form alone say so: a site without the form leaves them out", () => {
  const ofForm = legalRows.filter(({ data }) => /^Form/.test(data));
  expect(keysOf(ofForm), `begin these three of ${policy} with “Form”, and no other`).toEqual([
    "deletion-record",
    "file-names",
    "form-attempts",
  ]);
  expect(keysOf(deletionDataRows(turkish, undefined)), `give ${policy} the rows of the deletion page`).toEqual(
    keysOf(legalRows.filter((row) => !ofForm.includes(row))),
  );
});

test.each([30, undefined])("both say the same of each subject, days: %s", (days) => {
  for (const row of [...legalRows, ...deletionDataRows(turkish, days)]) {
    for (const meaning of meanings[row.key] ?? [/no meaning is listed/]) {
      const whatToDo = `say the same of ${row.key} in ${policy} and on the deletion page (deleteAccount in locales/)`;
      expect(`${row.data}: ${row.fate}`, whatToDo).toMatch(meaning);
    }
  }
});
