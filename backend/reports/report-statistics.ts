import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { reportKinds } from "#contract/report-fields.ts";
import type { ReportOutcome } from "#contract/reports.ts";

const kindOrder: readonly string[] = [...reportKinds, "own-initiative"];

/** What a transparency report says of one month and kind (Regulation (EU) 2022/2065, articles 15 and 24). */
export type ReportStatistics = Awaited<ReturnType<typeof reportStatistics>>[number];

/** Sums all reports by month and kind, also those whose personal data are deleted. */
export async function reportStatistics(database: Kysely<Tables>) {
  const reports = await database
    .selectFrom("reports")
    .orderBy("received_at")
    .select(["reference", "kind", "received_at", "objected_at", "case_reference"])
    .execute();
  const decisions = Map.groupBy(
    await database
      .selectFrom("report_decisions")
      .orderBy("number")
      .select(["reference", "decided_at", "outcome"])
      .execute(),
    (row) => row.reference,
  );
  const cases = Map.groupBy(reports, (row) => row.case_reference ?? row.reference);
  /** The outcome of a case before an author's objection became part of it. */
  const outcomeBefore = (reference: string, time: number): ReportOutcome | undefined =>
    (cases.get(reference) ?? [])
      .filter(({ kind }) => kind !== "objection")
      .flatMap((member) => decisions.get(member.reference) ?? [])
      .filter(({ decided_at }) => decided_at < time)
      .sort((a, b) => a.decided_at - b.decided_at)
      .at(-1)?.outcome;
  const groups = Map.groupBy(reports, (row) => `${new Date(row.received_at).toISOString().slice(0, 7)} ${row.kind}`);
  return [...groups.values()]
    .map((rows) => {
      const [first] = rows;
      const decided = { removed: 0, withheld: 0, kept: 0, answered: 0 };
      const hours: number[] = [];
      let reversed = 0;
      for (const { reference, kind, received_at, objected_at, case_reference } of rows) {
        const made = decisions.get(reference) ?? [];
        const [earliest] = made;
        const last = made.at(-1);
        if (!earliest || !last) continue;
        decided[last.outcome] += 1;
        hours.push((earliest.decided_at - received_at) / 3600_000);
        if (kind === "objection" && case_reference !== null && case_reference !== reference) {
          // A case that an import brought has no decision here: what it hid was lifted, or it was confirmed.
          const before = outcomeBefore(case_reference, earliest.decided_at);
          if (before ? before !== last.outcome : last.outcome === "kept") reversed += 1;
        } else if (objected_at !== null && last.outcome !== earliest.outcome) reversed += 1;
      }
      const middle = hours.sort((a, b) => a - b)[Math.floor(hours.length / 2)];
      return {
        /** Of the receipt, such as 2026-11 (UTC). */
        month: new Date(first?.received_at ?? 0).toISOString().slice(0, 7),
        kind: first?.kind ?? "illegal-content",
        received: rows.length,
        open: rows.length - hours.length,
        /** Reports by their last decision. */
        ...decided,
        /** From receipt to first decision, the middle value; empty where none is decided. */
        median_hours: middle === undefined ? "" : Number(middle.toFixed(1)),
        /** By reporters to the decision of their report; of the kind `objection`, all: by authors, to a case that hides theirs. */
        objections: rows.filter((row) => row.objected_at !== null || row.kind === "objection").length,
        /** Objections that changed the decision. */
        reversed,
      };
    })
    .sort((a, b) => a.month.localeCompare(b.month) || kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind));
}
