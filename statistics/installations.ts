import type { Locale } from "#locales/index.ts";
import type { CountSums } from "#server/counts/store/count-store.ts";
import { otherLabel } from "#site/features/counting/count-labels.ts";
import { type StorePosition, stores, storeToken } from "#site/features/store-links/store-urls.ts";
import type { PageKind } from "#site/routes.ts";
import { misuse } from "../commands/command-line.ts";
import { isDay, type Period } from "./period.ts";

/** A line of the file: how often the app was installed by store links with one token. */
export type Installation = ReturnType<typeof parseInstallations>[number];

/** What store links with one token have led to, in both stores. */
export type Attribution = ReturnType<typeof attributionsOf>[number];

const columns = ["date", "store", "campaign", "count"];

/**
 * Reads a CSV file of installations (docs/operations.md, "Statistics"). Commas or semicolons separate, as spreadsheets of
 * different countries write them.
 *
 * @param name of the file, for errors
 * @throws Error with the number of the line
 */
export function parseInstallations(text: string, name: string) {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n/);
  const [header = ""] = lines;
  const separator = header.includes(";") ? ";" : ",";
  if (cellsOf(header, separator).join(",").toLowerCase() !== columns.join(","))
    throw misuse(`${name}, line 1: the columns must be ${columns.join(",")}, but are "${header.slice(0, 80)}".`);
  return lines.flatMap((line, index) => {
    if (index === 0 || line.trim() === "") return [];
    const fail = (problem: string) => misuse(`${name}, line ${index + 1}: ${problem}.`);
    const cells = cellsOf(line, separator);
    const [date = "", store = "", token = "", count = ""] = cells;
    if (cells.length !== columns.length)
      throw fail(`a line must have ${columns.length} values (${columns.join(",")}), but has ${cells.length}`);
    if (!isDay(date)) throw fail(`the date must be a day such as 2026-11-01, but is "${date.slice(0, 40)}"`);
    if (!stores.some((known) => known === store))
      throw fail(`the store must be ${stores.join(" or ")}, but is "${store.slice(0, 40)}"`);
    if (token === "" || token.length > 100) throw fail("the campaign must have 1 to 100 characters");
    if (!/^\d{1,12}$/.test(count)) throw fail(`the count must be a whole number, but is "${count.slice(0, 40)}"`);
    return [{ date, store, token, count: Number(count) }];
  });
}

const cellsOf = (line: string, separator: string) =>
  line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));

/** Where the links stand that carry the token of another page, from which their visitors come. */
const passedOn: readonly string[] = ["download", "auto"];

/** Lays the installations of a period beside the views and presses of their token, the largest first. */
export function attributionsOf(
  installations: readonly Installation[],
  { period, before }: { readonly period: Period; readonly before: Period },
  { counts }: CountSums,
) {
  const [now, past, views, presses] = [newSums(), newSums(), newSums(), newSums()];
  /** The page of each store link that was pressed, in its language, which has the views of the link. */
  const pages = new Map<string, string>();
  for (const { event, page, language, place, detail, count } of counts) {
    if (event === "view") add(views, `${page} ${language}`, count);
    if (event === "campaign-view") add(views, detail, count);
    if (event === "campaign-store") add(presses, detail, count);
    if (event === "store-click" && !passedOn.includes(place) && language !== otherLabel) {
      const token = storeToken({ from: page as PageKind, language: language as Locale }, place as StorePosition);
      pages.set(token, `${page} ${language}`);
      add(presses, token, count);
      add(now, token, 0); // also one that has brought nothing
    }
  }
  for (const { date, token, count } of installations) {
    if (date >= period.from && date <= period.to) add(now, token, count);
    if (date >= before.from && date <= before.to) add(past, token, count);
  }
  return [...new Set([...now.keys(), ...past.keys()])]
    .map((name) => ({
      name,
      // Undefined for what no link of a counted page carries, and for those of /download, which counts the visitors of all its
      // tokens together.
      views: views.get(pages.get(name) ?? name),
      presses: presses.get(name),
      installations: now.get(name) ?? 0,
      installationsBefore: past.get(name) ?? 0,
    }))
    .sort(
      (a, b) => b.installations - a.installations || (b.presses ?? 0) - (a.presses ?? 0) || (a.name < b.name ? -1 : 1),
    );
}

const newSums = () => new Map<string, number>();

const add = (sums: Map<string, number>, key: string, count: number) => sums.set(key, (sums.get(key) ?? 0) + count);
