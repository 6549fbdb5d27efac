import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import type { StoredReport } from "#backend/reports/reports.queries.ts";
import { toDecision } from "#backend/reports/to-report-status.ts";
import { findUsersOf, targetKey } from "#backend/restrictions/restrictions.queries.ts";
import type { ReportTarget } from "#contract/report-fields.ts";
import { authorStatement } from "#site/features/report/report-mail.ts";
import { terminalLine, terminalText } from "../terminal-text.ts";
import type { Reasons } from "./read-reasons.ts";

interface DecidedTarget extends ReportTarget {
  /** Before the decision, and after it: another case may hide it. */
  readonly wasHidden: boolean;
  readonly isHidden: boolean;
}

interface StatementOptions {
  /** Of the case. */
  readonly reference: string;
  /** With the decision; the one that was answered first. */
  readonly reports: readonly StoredReport[];
  readonly targets: readonly DecidedTarget[];
  readonly reasons: Reasons;
  readonly siteOrigin: string;
}

/**
 * The statement of reasons for each author, with the addresses of that author alone, to hand over in the app: in the first
 * language that has reasons of its own, else in Turkish.
 */
export async function authorStatements(
  database: Kysely<Tables>,
  { reference, reports, targets, reasons, siteOrigin }: StatementOptions,
): Promise<string[]> {
  const decision = reports[0]?.decision;
  if (!decision || targets.length === 0) return [];
  const language = [...reasons.keys()].find((one) => one !== undefined) ?? "tr";
  const text = reasons.get(language) ?? reasons.get(undefined) ?? decision.text;
  const isKept = decision.outcome === "kept";
  const isOfChild = reports.some(({ kind }) => kind === "child-safety");
  const isWarning = ({ wasHidden }: DecidedTarget) => isKept && isOfChild && !wasHidden;
  const authors = new Map<string | undefined, ReportTarget[]>();
  // What another case hides is not shown, whatever this one says of it.
  for (const target of targets.filter((one) => !(isKept && one.isHidden) && !isWarning(one))) {
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
