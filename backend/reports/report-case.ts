import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { findTouchedBy, targetKey } from "#backend/restrictions/restrictions.queries.ts";
import type { ReportTarget } from "#contract/report-fields.ts";
import type { OpenCase } from "./list-cases.ts";
import { findReport, type StoredReport } from "./reports.queries.ts";

/** Reports that are decided together, the one that is answered first. */
export interface ReportCase {
  /** Of the report that was decided first: what the case hides has this reference. */
  readonly reference: string;
  readonly reports: readonly StoredReport[];
  readonly targets: readonly ReportTarget[];
}

interface CaseOptions {
  /** All open cases: which reports wait together is decided there (`listCases`). */
  readonly cases: readonly OpenCase[];
  /** The case that the report joins; its own where left out. */
  readonly reference?: string | undefined;
}

/**
 * Finds the case of a report: those that wait with it, and those that were decided with it before, since no reporter must
 * keep an older decision. Reports whose personal data are deleted are left out.
 *
 * Its addresses are those that its reports name, and those that it hides or has shown again, which an import may have
 * brought. Objections that have joined it add none: anyone can send them.
 */
export async function findCase(
  database: Kysely<Tables>,
  report: StoredReport,
  { cases, reference = report.case_reference ?? report.reference }: CaseOptions,
): Promise<ReportCase> {
  const decided = await database
    .selectFrom("reports")
    .where(({ or, eb }) => or([eb("case_reference", "=", reference), eb("reference", "=", reference)]))
    .where("decided_at", "is not", null)
    .where("reason", "is not", null)
    .orderBy("received_at")
    .orderBy("reference")
    .select("reference")
    .execute();
  const waiting = cases.find(({ members }) => members.includes(report.reference))?.members ?? [];
  const others = new Set([...decided.map((row) => row.reference), ...waiting]);
  others.delete(report.reference);
  const reports = [report];
  for (const one of others) {
    const found = await findReport(database, one);
    if (found) reports.push(found);
  }
  const named = reports
    .filter((one) => one.kind !== "objection" || one.reference === reference)
    .flatMap((one) => one.targets);
  const all = [...named, ...(await findTouchedBy(database, reference))];
  return { reference, reports, targets: [...new Map(all.map((target) => [targetKey(target), target])).values()] };
}

/** The part of a case that is about some of its addresses: reports that name none of them keep their decision. */
export function limitCase({ reference, reports, targets }: ReportCase, about: ReadonlySet<string>): ReportCase {
  const isMeant = (target: ReportTarget) => about.has(targetKey(target));
  return {
    reference,
    reports: reports.filter((one, at) => at === 0 || one.targets.length === 0 || one.targets.some(isMeant)),
    targets: targets.filter(isMeant),
  };
}
