import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { findTouchedBy, findUsersOf, targetKey } from "#backend/restrictions/restrictions.queries.ts";
import type { ReportTarget } from "#contract/report-fields.ts";
import { findReport, type StoredReport } from "./reports.queries.ts";

interface CaseOptions {
  readonly about?: readonly ReportTarget[] | undefined;
  readonly objectionTo?: string | undefined;
}

/**
 * Finds the case of a report, and its addresses: those that the report names, of which some may not be answered yet. An
 * objection to a case is about those of its addresses that the case has decided on, or all of the case where it names none.
 *
 * @returns as `targets` what a decision is about: those of `about`, or those that were not answered
 */
export async function findCase(
  database: Kysely<Tables>,
  report: StoredReport,
  { about, objectionTo }: CaseOptions = {},
) {
  const reference = objectionTo ?? report.case_reference ?? report.reference;
  const isOfOtherCase = report.kind === "objection" && reference !== report.reference;
  const all = isOfOtherCase ? await findObjectedTo(database, report, reference) : report.targets;
  const unanswered = all.filter((target) => !report.answered.has(targetKey(target)));
  const meant = about && new Set(about.map(targetKey));
  return { reference, all, unanswered, targets: meant ? all.filter((one) => meant.has(targetKey(one))) : unanswered };
}

async function findObjectedTo(
  database: Kysely<Tables>,
  { targets }: StoredReport,
  reference: string,
): Promise<readonly ReportTarget[]> {
  const touched = await findTouchedBy(database, reference);
  const members = await findMembers(database, reference);
  const decided = new Map<string, ReportTarget>();
  for (const { target } of touched) {
    const [kind, uuid = ""] = target.split("/", 2);
    if (kind === "post" || kind === "profile") decided.set(target, { kind, uuid });
  }
  for (const member of members) {
    if (member.kind !== "objection") for (const target of member.targets) decided.set(targetKey(target), target);
  }
  if (targets.length === 0) return [...decided.values()];
  // An author whose whole profile is hidden may name a post of it.
  const named = targets.map(targetKey);
  const authors = (await findUsersOf(database, named)).map((uuid) => `profile/${uuid}`);
  const objectedTo = new Set([...named, ...authors]);
  return [...decided.values()].filter((target) => objectedTo.has(targetKey(target)));
}

/** The reports that were decided as a case, without those whose personal data are deleted. */
async function findMembers(database: Kysely<Tables>, reference: string): Promise<StoredReport[]> {
  const members = database
    .selectFrom("reports")
    .where(({ or, and, eb }) =>
      or([
        eb("case_reference", "=", reference),
        // A version without cases has decided it.
        and([eb("reference", "=", reference), eb("case_reference", "is", null), eb("decided_at", "is not", null)]),
      ]),
    )
    .where("reason", "is not", null)
    .orderBy("received_at")
    .orderBy("reference")
    .select("reference");
  return findReports(database, await members.execute());
}

/**
 * Finds the other reports that a decision reaches. Those decided as the same case before, about any of the same addresses:
 * no reporter must keep an older decision about them. And those not decided yet that are about these addresses and nothing
 * else. Objections are decided apart from other reports, and a request for information has an answer of its own.
 */
export async function findOthersOfCase(
  database: Kysely<Tables>,
  report: StoredReport,
  { reference, targets }: Pick<Awaited<ReturnType<typeof findCase>>, "reference" | "targets">,
): Promise<StoredReport[]> {
  if (report.kind === "information" || targets.length === 0) return [];
  const decided = new Set(targets.map(targetKey));
  const members = (await findMembers(database, reference)).filter(
    (one) =>
      one.reference !== report.reference &&
      (one.targets.length === 0 || one.targets.some((target) => decided.has(targetKey(target)))),
  );
  const waiting = (await findWaiting(database, targets)).filter(
    (one) =>
      one.reference !== report.reference &&
      (one.kind === "objection") === (report.kind === "objection") &&
      one.targets.every((target) => decided.has(targetKey(target))),
  );
  return [...members, ...waiting];
}

/** Reports about any of these addresses that were never decided, not even in part. */
async function findWaiting(database: Kysely<Tables>, targets: readonly ReportTarget[]): Promise<StoredReport[]> {
  const rows = await database
    .selectFrom("report_targets")
    .innerJoin("reports", "reports.reference", "report_targets.reference")
    .where(({ or, and, eb }) =>
      or(
        targets.map(({ kind, uuid }) =>
          and([eb("report_targets.kind", "=", kind), eb("report_targets.uuid", "=", uuid)]),
        ),
      ),
    )
    .where("reports.state", "=", "received")
    .where("reports.case_reference", "is", null)
    .where("reports.kind", "<>", "information")
    .select("reports.reference")
    .distinct()
    .execute();
  return findReports(database, rows);
}

async function findReports(
  database: Kysely<Tables>,
  rows: readonly { readonly reference: string }[],
): Promise<StoredReport[]> {
  const reports: StoredReport[] = [];
  for (const { reference } of rows) {
    const report = await findReport(database, reference);
    if (report) reports.push(report);
  }
  return reports;
}
