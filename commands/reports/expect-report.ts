import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { findReport, type StoredReport } from "#backend/reports/reports.store.ts";
import { terminalLine } from "../terminal-text.ts";
import { ReportsError } from "./reports-error.ts";

/** Finds a report by its reference, in any spelling. @throws ReportsError where there is none */
export async function expectReport(database: Kysely<Tables>, reference: string): Promise<StoredReport> {
  const report = await findReport(database, reference.toUpperCase());
  if (!report) throw new ReportsError(`There is no report ${terminalLine(reference)}.`);
  return report;
}
