import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { findReport, type StoredReport } from "#backend/reports/reports.queries.ts";
import { CommandError } from "../command-error.ts";
import { terminalLine } from "../terminal-text.ts";

/** Finds a report by its reference, in any spelling. @throws CommandError where there is none */
export async function expectReport(database: Kysely<Tables>, reference: string): Promise<StoredReport> {
  const report = await findReport(database, reference.toUpperCase());
  if (!report) throw new CommandError(`There is no report ${terminalLine(reference)}.`);
  return report;
}
