import type { Kysely, Transaction } from "kysely";
import { findAccount } from "#backend/accounts/accounts.queries.ts";
import { readDatabaseTime } from "#backend/db/database-time.ts";
import type { Tables } from "#backend/db/tables.ts";
import { withExclusiveTransaction } from "#backend/db/with-exclusive-transaction.ts";
import { messageOf } from "#backend/message-of.ts";
import { decideCase } from "#backend/reports/decide-case.ts";
import { listCases, type OpenCase } from "#backend/reports/list-cases.ts";
import { findCase, limitCase, type ReportCase } from "#backend/reports/report-case.ts";
import { findReport, type StoredReport } from "#backend/reports/reports.queries.ts";
import { findHiding, findTouchedBy, targetKey } from "#backend/restrictions/restrictions.queries.ts";
import { parseHttpUrl } from "#contract/http-url.ts";
import { parseReportTargets, type ReportTarget } from "#contract/report-fields.ts";
import type { Environment } from "#server/config/environment.ts";
import { terminalLine } from "../terminal-text.ts";
import { authorStatements } from "./author-statements.ts";
import { expectReport, hiddenBy, referenceList } from "./describe-report.ts";
import type { Answer } from "./read-answer.ts";
import { expectLanguages, type Reasons, readAllReasons, readGround } from "./read-reasons.ts";

type AnswerSettings = Pick<Environment, "siteOrigin" | "mail">;

interface AnswerContext {
  readonly answer: Answer;
  readonly ground: string;
  readonly reasons: Reasons;
  /** Those that are open before the answer. */
  readonly cases: readonly OpenCase[];
  readonly settings: AnswerSettings;
}

/** Undoes the transaction. */
class DryRun extends Error {}

/**
 * Decides reports, each with its case: all of them, or none where one does not fit.
 *
 * @returns what was done, case by case, with the statements for the authors; throws an Error
 */
export async function answerReports(
  references: readonly string[],
  answer: Answer,
  database: Kysely<Tables>,
  settings: AnswerSettings,
): Promise<string> {
  const isOne = references.length === 1;
  if (!isOne && (answer.about || answer.objectionTo)) throw new Error("--about and --objection-to are for one case.");
  if (!isOne && hides(answer) && !answer.isAll) {
    throw new Error(`This would hide the content of ${references.length} cases. Say --all, or answer each.`);
  }
  const words = { answer, ground: readGround(answer.ground), reasons: await readAllReasons(answer.texts), settings };
  const outputs: string[] = [];
  await withExclusiveTransaction(database, async (transaction) => {
    const context = { ...words, cases: await listCases(transaction, 0) };
    const decided = new Set<string>();
    for (const reference of references) {
      const report = await expectReport(transaction, reference);
      if (decided.has(report.reference)) continue; // with another of its case
      if (!isOne && report.kind === "objection" && !answer.isAll) {
        // Among a flood of them, "kept" would show again what it is about.
        throw new Error(`${report.reference} is an author's objection: answer it alone, or say --all.`);
      }
      const answered = await answerReport(transaction, report, context).catch((error: unknown) => {
        throw isOne ? error : new Error(`${reference}: ${messageOf(error)}`, { cause: error });
      });
      for (const one of answered.reports) decided.add(one.reference);
      outputs.push(answered.output);
    }
    if (answer.isDryRun) throw new DryRun();
  }).catch((error: unknown) => {
    if (!(error instanceof DryRun)) throw error;
  });
  const sum = `${outputs.length} cases ${answer.isDryRun ? "would be" : "are"} ${answer.outcome}.\n`;
  return (isOne ? outputs : [...outputs, sum]).join("\n");
}

async function answerReport(
  transaction: Transaction<Tables>,
  report: StoredReport,
  { answer, ground, reasons, cases, settings }: AnswerContext,
) {
  const { outcome, isDryRun } = answer;
  const sendsMail = settings.mail !== undefined;
  await expectSuitable(transaction, report, answer);
  const whole =
    outcome === "answered"
      ? { reference: report.reference, reports: [report], targets: [] }
      : await findCase(transaction, report, { cases, reference: await readJoined(transaction, report, answer) });
  const meant = readAbout(answer, whole, settings.siteOrigin);
  const part = limitCase(whole, meant);
  expectLanguages(reasons, part.reports);
  const now = await readDatabaseTime(transaction);
  const decision = { outcome, ground, texts: reasons, blockedBy: readBlockedBy(answer), now, sendsMail };
  const { reports, mailed } = await decideCase(transaction, part, decision);
  const others = reports.slice(1);
  const more = others.length > 0 ? `, with ${others.length} more of the same case (${referenceList(others)})` : "";
  const lines = [
    ...(isDryRun ? ["Nothing has been changed. Without --dry-run:"] : []),
    `${report.reference} is decided: ${outcome}${more}. ${mailLine(reports, mailed.length, sendsMail)}`,
  ];
  for (const target of whole.targets) {
    const key = targetKey(target);
    const by = await findHiding(transaction, target);
    const state = by.map((one) => hiddenBy(one, key, part.reference)).join(", and ") || "not hidden";
    lines.push(`${key} is ${state}${meant.has(key) ? "" : ", as before: --about leaves it out"}.`);
  }
  const statements = await authorStatements(transaction, { ...part, reports }, reasons, settings.siteOrigin);
  return { output: [`${lines.join("\n")}\n`, ...statements].join("\n"), reports };
}

function hides({ outcome }: Answer): boolean {
  return outcome === "removed" || outcome === "withheld";
}

/** @throws Error where the decision does not fit what was reported */
async function expectSuitable(database: Transaction<Tables>, report: StoredReport, answer: Answer): Promise<void> {
  const { outcome, isGeneral, about, objectionTo } = answer;
  if (report.reason === null) throw new Error("The personal data of this report have been deleted.");
  const isQuestion = report.kind === "information" || report.targets.length === 0;
  if ((report.kind === "information" && outcome !== "answered") || (outcome === "answered" && !isQuestion)) {
    throw new Error("A request for information is answered; anything else is removed, withheld or kept.");
  }
  if (outcome === "answered" && (about || objectionTo)) {
    throw new Error("--about and --objection-to need a decision that is removed, withheld or kept.");
  }
  if (report.kind !== "information" || isGeneral) return;
  const account = report.email === null ? undefined : await findAccount(database, report.email);
  if (!account) {
    throw new Error(
      "No account has the address of this report, and information about a user goes only to the account's own address. With --general, you say that the text tells nothing about a user.",
    );
  }
}

/**
 * The case that an author's objection joins, and what nobody has asked to show again: the one that hides the content, or
 * that the moderator names.
 *
 * @returns `undefined` where the report stays in its own case; throws an Error where several cases hide the content
 */
async function readJoined(
  database: Transaction<Tables>,
  { kind, case_reference, targets }: StoredReport,
  { outcome, objectionTo }: Answer,
): Promise<string | undefined> {
  const mayJoin = kind === "objection" || (kind === "own-initiative" && outcome === "kept");
  if (objectionTo !== undefined) {
    if (!mayJoin) throw new Error("--objection-to is for a report of the kind objection.");
    const other = await findReport(database, objectionTo);
    if (!other && (await findTouchedBy(database, objectionTo)).length === 0) {
      throw new Error(`There is no case ${terminalLine(objectionTo)}.`);
    }
    return other?.case_reference ?? objectionTo;
  }
  if (!mayJoin || case_reference !== null) return undefined;
  const hiding = await findHiding(database, ...targets);
  const [first, ...others] = new Set(hiding.map(({ reference }) => reference));
  if (others.length === 0) return first;
  const named = [first, ...others].join(", ");
  throw new Error(`Several cases hide this: ${named}. Say with --objection-to REFERENCE which one it is about.`);
}

/**
 * The addresses that a decision is about.
 *
 * @throws Error where one is not of the case, or where a decision would do nothing, but would say so, or more than the
 *   moderator has named
 */
function readAbout(answer: Answer, { reports, targets }: ReportCase, siteOrigin: string): Set<string> {
  const { about, outcome, isAll } = answer;
  const [report] = reports;
  const keys = targets.map(targetKey);
  const isObjection = report?.kind === "objection" && outcome !== "answered";
  if (keys.length === 0 && (hides(answer) || isObjection)) {
    throw new Error(
      "This report names no post or profile. An objection is answered with --decision answered, or says with --objection-to REFERENCE which case it is about.",
    );
  }
  // A reporter may have bundled one bad post with others, and an author's objection joins a case about other authors too.
  if (keys.length > 1 && (hides(answer) || isObjection) && about === undefined && !isAll) {
    const named = keys.map((key) => `\n  --about ${key}`).join("");
    throw new Error(
      `This would decide ${keys.length} addresses. Name each that is to be ${outcome}, or say --all:${named}`,
    );
  }
  return new Set(
    about?.map((word) => {
      const target = readAddress(word, siteOrigin);
      const key = target && targetKey(target);
      if (key !== undefined && keys.includes(key)) return key;
      throw new Error(`--about must be an address of ${report?.reference}, but ${terminalLine(word)} is none.`);
    }) ?? keys,
  );
}

/** URL of the authority that has ordered a decision. @throws Error */
function readBlockedBy({ blockedBy, outcome }: Answer): string | undefined {
  if (blockedBy === undefined) return undefined;
  const url = parseHttpUrl(blockedBy);
  if (url && outcome === "withheld") return url.href;
  throw new Error("--blocked-by must be an http(s) URL, and needs --decision withheld.");
}

/** How many mails are queued, and why not more. */
function mailLine(reports: readonly StoredReport[], mailed: number, sendsMail: boolean): string {
  const reached = reports.filter(({ email }) => email !== null);
  if (reached.length === 0) return "No mail is queued: no address was given.";
  if (!sendsMail) {
    return `No mail is queued: this command has no SMTP_URL and MAIL_FROM. Run it with the server's settings, or mail the text yourself (${referenceList(reached)}).`;
  }
  const count = mailed === 1 ? "1 mail is queued." : `${mailed || "No"} mails are queued.`;
  if (mailed === reached.length) return count;
  return `${count} A confirmed address gets one of each decision, another one a day; the status pages show all.`;
}

/** The address of one post or profile, as lists write it or as a browser shows it. */
export function readAddress(word: string, siteOrigin: string): ReportTarget | undefined {
  const parsed = parseReportTargets(/^(post|profile)\//.test(word) ? `${siteOrigin}/${word}` : word, [siteOrigin]);
  const [target, second] = parsed.ok ? parsed.targets : [];
  return second ? undefined : target;
}
