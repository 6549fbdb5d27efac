import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { targetKey } from "#backend/restrictions/restrictions.queries.ts";
import { hourMs } from "./reports.queries.ts";

/** Open reports about the same content. */
export type OpenCase = Awaited<ReturnType<typeof listCases>>[number];

/**
 * Lists the open cases: overdue ones first, among them and among the others those with confirmed reports, each by when they
 * are due. All are read before they are sorted: a flood must not bury one that matters.
 *
 * @param now milliseconds since the epoch
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
      .orderBy("report_targets.kind")
      .orderBy("report_targets.uuid")
      .select(["report_targets.reference", "report_targets.kind", "report_targets.uuid"])
      .execute(),
    (row) => row.reference,
  );
  const targetsOf = (reference: string) => (targets.get(reference) ?? []).map(targetKey);
  const cases = Map.groupBy(reports, ({ reference, case_reference, kind }) => {
    if (case_reference !== null) return case_reference; // objected to
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
        /** References of all its open reports. */
        members: members.map((one) => one.reference),
        kinds: [...new Set(members.map((one) => one.kind))],
        dueAt,
        isOverdue: dueAt <= now,
        isObjection: members.some((one) => one.state === "objected" || one.kind === "objection"),
        /** Reports whose address was confirmed. */
        confirmed: members.filter((one) => one.confirmed_at !== null).length,
        /** References of those that were not mailed to the moderators yet. */
        unmailed: members.filter((one) => one.told_at === null).map((one) => one.reference),
        /** `post/UUID` or `profile/UUID`. */
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

/** Cases of a list that nobody has confirmed: anyone can send any number of them. */
const listLimit = 500;

/** One line for each open case: those with a confirmed report, and the first of the others unless all are requested. */
export function caseList(cases: readonly OpenCase[], now: number, isAll: boolean): string {
  if (cases.length === 0) return "Nothing is open.\n";
  let unconfirmed = 0;
  const listed = cases.filter(({ confirmed }) => isAll || confirmed > 0 || unconfirmed++ < listLimit);
  const lines = listed.map((one) => {
    const hours = Math.round(Math.abs(one.dueAt - now) / hourMs);
    const due = one.isOverdue ? `OVERDUE by ${hours} h` : `due in ${hours} h`;
    const reports = one.members.length === 1 ? "1 report" : `${one.members.length} reports`;
    const kinds = `${one.kinds.join("+")}${one.isObjection ? " (objection)" : ""}`;
    const about = firstThree(one.targets) || "–";
    return [one.reference, due.padEnd(18), kinds, `${reports}, ${one.confirmed} confirmed`, about].join("  ");
  });
  const left = cases.length - listed.length;
  if (left > 0) lines.push(`(${left} more that nobody has confirmed are not in this list: list --all shows them.)`);
  return `${lines.join("\n")}\n`;
}

/** The first of many addresses, and how many are left out. */
export function firstThree(words: readonly string[]): string {
  return words.slice(0, 3).join(" ") + (words.length > 3 ? ` and ${words.length - 3} more` : "");
}
