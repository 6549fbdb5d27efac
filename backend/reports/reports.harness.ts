import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { withExclusiveTransaction } from "#backend/db/with-exclusive-transaction.ts";
import { targetKey } from "#backend/restrictions/restrictions.queries.ts";
import type { ReportTarget } from "#contract/report-fields.ts";
import { decideCase, type NewDecision } from "./decide-case.ts";
import { listCases } from "./list-cases.ts";
import { findCase, limitCase } from "./report-case.ts";
import { findReport } from "./reports.queries.ts";

export interface TestDecision extends Omit<NewDecision, "ground" | "texts" | "sendsMail"> {
  readonly reference: string;
  /** All addresses of the case where left out. */
  readonly about?: readonly ReportTarget[];
  /** The case that the report joins. */
  readonly objectionTo?: string;
}

/** Decides a report with its case, and queues its mails. */
export function decideReport(database: Kysely<Tables>, { reference, about, objectionTo, ...decision }: TestDecision) {
  return withExclusiveTransaction(database, async (transaction) => {
    const report = await findReport(transaction, reference);
    if (!report) throw new Error(`there is no report ${reference}`);
    const cases = await listCases(transaction, decision.now);
    const whole = await findCase(transaction, report, { cases, reference: objectionTo });
    const part = limitCase(whole, new Set((about ?? whole.targets).map(targetKey)));
    const words = { ground: "Kural 3", texts: new Map([[undefined, "Gerekçe"]]), sendsMail: true };
    return decideCase(transaction, part, { ...words, ...decision });
  });
}
