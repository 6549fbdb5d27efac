import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";

/** Open reports about the same content. */
export type ReportCase = Awaited<ReturnType<typeof listCases>>[number];

/**
 * Lists the open cases: overdue ones first, among them and among the others those with confirmed reports, each by when they
 * are due. All are read before they are sorted: a flood must not bury one that matters.
 */
export async function listCases(database: Kysely<Tables>, now: number) {
  const reports = await database
    .selectFrom("reports")
    .where("state", "<>", "decided")
    .orderBy("due_at")
    .select(["reference", "case_reference", "kind", "state", "due_at", "confirmed_at", "told_at"])
    .execute();
  const targets = Map.groupBy(
    await database
      .selectFrom("report_targets")
      .innerJoin("reports", "reports.reference", "report_targets.reference")
      .where("reports.state", "<>", "decided")
      .where("report_targets.answered_at", "is", null)
      .orderBy("report_targets.kind")
      .orderBy("report_targets.uuid")
      .select(["report_targets.reference", "report_targets.kind", "report_targets.uuid"])
      .execute(),
    (row) => row.reference,
  );
  const targetsOf = (reference: string) => (targets.get(reference) ?? []).map(({ kind, uuid }) => `${kind}/${uuid}`);
  const cases = Map.groupBy(reports, ({ reference, case_reference, kind, state }) => {
    // Objected to, or answered in part.
    if (state === "objected" || case_reference !== null) return case_reference ?? reference;
    // A report without content, or of information, is a case of its own. Objections are about other decisions than reports.
    const about = kind === "information" ? "" : targetsOf(reference).join(" ");
    return about === "" ? reference : `${kind === "objection"} ${about}`;
  });
  return [...cases.values()]
    .map((members) => {
      const first = members.find((one) => one.confirmed_at !== null) ?? members[0];
      const dueAt = members[0]?.due_at ?? 0; // the reports are in this order
      return {
        /** Of the report that is due first, the confirmed ones before others: decide this one. */
        reference: first?.reference ?? "",
        kinds: [...new Set(members.map((one) => one.kind))],
        dueAt,
        isOverdue: dueAt <= now,
        isObjection: members.some((one) => one.state === "objected" || one.kind === "objection"),
        reports: members.length,
        /** Reports whose address was confirmed. */
        confirmed: members.filter((one) => one.confirmed_at !== null).length,
        /** References of those that were not mailed to the moderators yet. */
        unmailed: members.filter((one) => one.told_at === null).map((one) => one.reference),
        /** `post/UUID` or `profile/UUID`, of those that wait for an answer. */
        targets: targetsOf(first?.reference ?? ""),
      };
    })
    .sort(
      (a, b) =>
        Number(b.isOverdue) - Number(a.isOverdue) ||
        Number(b.confirmed > 0) - Number(a.confirmed > 0) ||
        a.dueAt - b.dueAt,
    );
}
