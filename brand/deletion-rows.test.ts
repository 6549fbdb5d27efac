import { expect, test } from "vitest";
import { deletionDataRows } from "#site/features/account-deletion/deletion-data-table.tsx";
import { createTranslate } from "#site/i18n/translate.ts";
import { deletionRows } from "./privacy-policy.ts";

const turkish = createTranslate("tr");
const legalRows = Object.entries(deletionRows).map(([key, [data, fate]]) => ({ key, data, fate }));
const keysOf = (rows: readonly { readonly key: string }[]) => rows.map(({ key }) => key);

/** What a row may promise, in words that both tables have. */
const promises = [
  /kalıcı olarak silinir/,
  /(?:\d+ yıl|bir hafta|bir saat|süresi boyunca) saklanır/,
  /belirli bir saklama süresi yoktur/,
  /merkeziyetsiz depolama ağında kalabilir/,
  /ilişkilendirilemez/,
  /başka hiçbir amaçla/,
];
const promisesOf = (fate = "") => promises.flatMap((promise) => promise.exec(fate.toLocaleLowerCase("tr"))?.[0] ?? []);

const policy = "deletionRows in brand/privacy-policy.ts";

test("the legal text has each row of the deletion page, in the same order", () => {
  expect(keysOf(legalRows), `give ${policy} the rows of the deletion page`).toEqual(
    keysOf(deletionDataRows(turkish, 30)),
  );
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

test.each([30, undefined])("both promise the same of each subject, days: %s", (days) => {
  for (const { key, fate } of deletionDataRows(turkish, days)) {
    const whatToDo = `promise the same of ${key} in ${policy} and on the deletion page (deleteAccount in locales/)`;
    expect(promisesOf(fate), whatToDo).not.toEqual([]);
    expect(promisesOf(deletionRows[key]?.[1]), whatToDo).toEqual(promisesOf(fate));
  }
});
