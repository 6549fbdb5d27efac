import type { StoredReport } from "#backend/reports/reports.queries.ts";
import type { Locale } from "#locales/index.ts";
import { CommandError } from "../command-error.ts";
import type { Reasons } from "./read-reasons.ts";

/** How many reporters read each language, such as "en (1), tr (3)". */
export function languageCounts(reports: readonly StoredReport[]): string {
  return [...Map.groupBy(reports, ({ locale }) => locale)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([locale, readers]) => `${locale} (${readers.length})`)
    .join(", ");
}

/**
 * Expects reasons for all readers.
 *
 * @param authors language of the authors' statement; `undefined` where there is none
 * @throws CommandError that names the languages without any
 */
export function expectLanguages(reasons: Reasons, reports: readonly StoredReport[], authors: Locale | undefined): void {
  if (reasons.has(undefined)) return;
  const without = reports.filter(({ locale }) => !reasons.has(locale));
  const missing = without.length > 0 ? [languageCounts(without)] : [];
  if (authors && !reasons.has(authors)) missing.push(`${authors} (the author: --language)`);
  if (missing.length === 0) return;
  throw new CommandError(
    `There is no text in ${missing.join(", ")}. Add --text LANGUAGE=FILE for each, or one --text FILE for all of them.`,
  );
}
