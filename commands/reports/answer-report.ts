import type { Transaction } from "kysely";
import { findAccount } from "#backend/accounts/accounts.queries.ts";
import { readDatabaseTime } from "#backend/db/database-time.ts";
import type { Tables } from "#backend/db/tables.ts";
import { decideReport } from "#backend/reports/decide-report.ts";
import { findCase } from "#backend/reports/report-case.ts";
import { findReport, type StoredReport } from "#backend/reports/reports.queries.ts";
import { findHiddenBy, findHiding, targetKey } from "#backend/restrictions/restrictions.queries.ts";
import { parseHttpUrl } from "#contract/http-url.ts";
import { parseReportTargets, type ReportTarget } from "#contract/report-fields.ts";
import type { ReportOutcome } from "#contract/reports.ts";
import type { Environment } from "#server/config/environment.ts";
import { terminalLine } from "../terminal-text.ts";
import { authorStatements } from "./author-statements.ts";
import { hidingLines, mailLine, openLines } from "./describe-decision.ts";
import type { Answer } from "./read-answer.ts";
import type { Reasons } from "./read-reasons.ts";
import { expectLanguages } from "./read-reasons.ts";

export type AnswerSettings = Pick<Environment, "siteOrigin" | "mail">;

/**
 * Decides a report with its case. Where an answer does not fit, the transaction must be undone.
 *
 * @returns what was done, with the statements for the authors, and the reports that it was done to; throws an Error
 */
export async function answerReport(
  answer: Answer,
  { ground, reasons }: { readonly ground: string; readonly reasons: Reasons },
  report: StoredReport,
  transaction: Transaction<Tables>,
  { siteOrigin, mail }: AnswerSettings,
): Promise<{ readonly output: string; readonly reports: readonly StoredReport[] }> {
  const { outcome, language, isDryRun } = answer;
  const { reference } = report;
  await expectSuitable(answer, report, transaction);
  const objectionTo = await expectObjection(answer, report, transaction);
  const about = await readAbout(answer, report, transaction, { objectionTo, siteOrigin });
  const sendsMail = mail !== undefined;
  const [first = ""] = reasons.values();
  const decided = await decideReport(transaction, {
    ...{ reference, outcome, ground, about, objectionTo, sendsMail },
    blockedBy: readBlockedBy(answer),
    text: reasons.get(undefined) ?? first,
    texts: Object.fromEntries(reasons),
    now: await readDatabaseTime(transaction),
  });
  if (!decided) throw new Error(`There is no report ${reference} any more.`);
  const { reports } = decided;
  expectLanguages(reasons, reports, decided.targets.length > 0 ? language : undefined);
  const others = reports.slice(1).map((one) => one.reference);
  const shown = others.slice(0, 20).join(", ") + (others.length > 20 ? ", …" : "");
  const more = others.length > 0 ? `, with ${others.length} more of the same case (${shown})` : "";
  const lines = [
    ...(isDryRun ? ["Nothing has been changed. Without --dry-run:"] : []),
    `${reference} is decided: ${outcome}${more}. ${mailLine(decided, sendsMail)}`,
    ...hidingLines(decided, await findHiddenBy(transaction, [decided.reference])),
    ...openLines(reports),
  ];
  const text = reasons.get(language) ?? reasons.get(undefined);
  const statements = await authorStatements(transaction, decided, { language, text, siteOrigin });
  return { output: [`${lines.join("\n")}\n`, ...statements].join("\n"), reports };
}

/** Whether content is not shown after a decision. */
export const hides: Readonly<Record<ReportOutcome, boolean>> = {
  removed: true,
  withheld: true,
  kept: false,
  answered: false,
};

/** @throws Error where the decision does not fit what was reported */
async function expectSuitable(
  { outcome, isGeneral }: Answer,
  report: StoredReport,
  database: Transaction<Tables>,
): Promise<void> {
  if (report.reason === null) throw new Error("The personal data of this report have been deleted.");
  const isQuestion = report.kind === "information" || report.targets.length === 0;
  if ((report.kind === "information" && outcome !== "answered") || (outcome === "answered" && !isQuestion)) {
    throw new Error("A request for information is answered; anything else is removed, withheld or kept.");
  }
  if (report.targets.length === 0 && report.kind !== "objection" && hides[outcome]) {
    throw new Error("This report names no post or profile that could be hidden.");
  }
  if (report.kind !== "information" || isGeneral) return;
  const account = report.email === null ? undefined : await findAccount(database, report.email);
  if (!account) {
    throw new Error(
      "No account has the address of this report, and information about a user goes only to the account's own address. With --general, you say that the text tells nothing about a user.",
    );
  }
}

/** The case whose decision an objection is about. @throws Error where it must be named, or is none */
async function expectObjection(
  { objectionTo, outcome }: Answer,
  report: StoredReport,
  database: Transaction<Tables>,
): Promise<string | undefined> {
  if (objectionTo === undefined) {
    if (report.kind === "objection" && report.case_reference === null && outcome !== "answered") {
      await expectNothingHidden(report, database);
    }
    return undefined;
  }
  const typed = terminalLine(objectionTo);
  if (report.kind !== "objection" || outcome === "answered") {
    throw new Error("--objection-to is for a report of the kind objection that is removed, withheld or kept.");
  }
  const other = await findReport(database, objectionTo);
  if (other && other.decided_at === null) throw new Error(`${typed} has not been decided.`);
  const reference = other?.case_reference ?? objectionTo;
  if (!other && (await findHiddenBy(database, [reference])).length === 0) {
    throw new Error(`There is no case ${typed}.`);
  }
  if (report.case_reference !== null && report.case_reference !== reference) {
    throw new Error(`${report.reference} was decided as part of the case ${report.case_reference}.`);
  }
  return reference;
}

async function expectNothingHidden(report: StoredReport, database: Transaction<Tables>): Promise<void> {
  if (report.targets.length === 0) {
    throw new Error(
      "This objection names no address. Say with --objection-to REFERENCE which case it is about, or answer it with --decision answered.",
    );
  }
  for (const target of report.targets) {
    const [first] = await findHiding(database, target);
    if (!first) continue;
    throw new Error(
      `${targetKey(target)} is ${first.state} by ${first.reference}. Say with --objection-to REFERENCE which case this objection is about.`,
    );
  }
}

/**
 * The addresses of `--about`.
 *
 * @throws Error where one is not of the report, and where a decision would hide nothing, but would say so, or more
 *   than the moderator has named
 */
async function readAbout(
  { about, outcome, isAll }: Answer,
  report: StoredReport,
  database: Transaction<Tables>,
  { objectionTo, siteOrigin }: { readonly objectionTo: string | undefined; readonly siteOrigin: string },
): Promise<readonly ReportTarget[] | undefined> {
  if (outcome === "answered") {
    if (about === undefined) return undefined;
    throw new Error("--about needs a decision that is removed, withheld or kept.");
  }
  const { reference, all, unanswered } = await findCase(database, report, { objectionTo });
  if (all.length === 0 && (objectionTo !== undefined || hides[outcome])) {
    throw new Error(
      `The case ${reference} has decided on none of the addresses of ${report.reference}. To change its decision, answer ${reference}.`,
    );
  }
  // A reporter may have bundled one bad post with others to have all of them hidden.
  if (hides[outcome] && unanswered.length > 1 && about === undefined && !isAll) {
    const named = unanswered.map((target) => `\n  --about ${targetKey(target)}`).join("");
    throw new Error(
      `This would hide ${unanswered.length} addresses. Name each that is to be ${outcome}, or say --all:${named}`,
    );
  }
  // Those that were answered already are named to correct that.
  return about?.map((word) => {
    const target = readAddress(word, siteOrigin);
    const known = target && all.find((one) => targetKey(one) === targetKey(target));
    if (!known) {
      throw new Error(`--about must be an address of ${report.reference}, but ${terminalLine(word)} is none.`);
    }
    return known;
  });
}

/** URL of the authority that has ordered a decision. @throws Error */
function readBlockedBy({ blockedBy, outcome }: Answer): string | undefined {
  if (blockedBy === undefined) return undefined;
  const url = parseHttpUrl(blockedBy);
  if (url && outcome === "withheld") return url.href;
  throw new Error("--blocked-by must be an http(s) URL, and needs --decision withheld.");
}

/** The address of one post or profile, as lists write it or as a browser shows it. */
export function readAddress(word: string, siteOrigin: string): ReportTarget | undefined {
  const parsed = parseReportTargets(/^(post|profile)\//.test(word) ? `${siteOrigin}/${word}` : word, [siteOrigin]);
  const [target, second] = parsed.ok ? parsed.targets : [];
  return second ? undefined : target;
}
