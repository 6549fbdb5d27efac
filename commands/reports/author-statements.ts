import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import type { ReportCase } from "#backend/reports/report-case.ts";
import { toDecision } from "#backend/reports/to-report-status.ts";
import { findHiding, findTouchedBy, findUsersOf, targetKey } from "#backend/restrictions/restrictions.queries.ts";
import type { ReportTarget } from "#contract/report-fields.ts";
import { authorStatement } from "#site/features/report/report-mail.ts";
import { terminalLine, terminalText } from "../terminal-text.ts";
import type { Reasons } from "./read-reasons.ts";

/**
 * The statement of reasons for each author, with the addresses of that author alone, to hand over in the app: in the first
 * language that has reasons of its own, else in Turkish.
 *
 * @param part of the case: the reports with the decision, the one that was answered first
 */
export async function authorStatements(
  database: Kysely<Tables>,
  { reference, reports, targets }: ReportCase,
  reasons: Reasons,
  siteOrigin: string,
): Promise<string[]> {
  const decision = reports[0]?.decision;
  if (!decision || targets.length === 0) return [];
  const language = [...reasons.keys()].find((one) => one !== undefined) ?? "tr";
  const text = reasons.get(language) ?? reasons.get(undefined) ?? decision.text;
  const isKept = decision.outcome === "kept";
  const isOfChild = reports.some(({ kind }) => kind === "child-safety");
  const touched = new Set((await findTouchedBy(database, reference)).map(targetKey));
  const isWarning = (target: ReportTarget) => isKept && isOfChild && !touched.has(targetKey(target));
  const authors = new Map<string | undefined, ReportTarget[]>();
  for (const target of targets) {
    // What another case hides is not shown, whatever this one says of it.
    if (isWarning(target) || (isKept && (await findHiding(database, target)).length > 0)) continue;
    const [uuid] = await findUsersOf(database, [targetKey(target)]);
    authors.set(uuid, [...(authors.get(uuid) ?? []), target]);
  }
  const statements: string[] = [];
  for (const [uuid, own] of authors) {
    if (uuid === undefined) {
      const keys = own.map(targetKey).join(", ");
      statements.push(`No statement about ${keys}: there is no such post, so nobody to hand it to.\n`);
      continue;
    }
    const user = await database.selectFrom("users").where("uuid", "=", uuid).select("username").executeTakeFirst();
    const name = user ? `@${terminalLine(user.username)}` : `profile/${uuid}`;
    const statement = authorStatement(
      { reference, decision: toDecision({ ...decision, text }), targets: own },
      language,
      siteOrigin,
    );
    statements.push(`For ${name}, the author, to hand over in the app:\n\n${terminalText(statement)}`);
  }
  if (targets.some(isWarning)) {
    statements.push("No statement for the author: the content was visible, and it would warn who has been reported.\n");
  }
  return statements;
}
