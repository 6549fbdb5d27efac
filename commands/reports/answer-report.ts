import type { Kysely } from "kysely";
import { findAccount } from "#backend/accounts/accounts.queries.ts";
import { readDatabaseTime } from "#backend/db/database-time.ts";
import type { Tables } from "#backend/db/tables.ts";
import { decideReport } from "#backend/reports/decide-report.ts";
import { findOthersOfCase, findScope } from "#backend/reports/report-case.ts";
import { findReport, type StoredReport } from "#backend/reports/reports.queries.ts";
import { findHiddenBy, findHiding, targetKey } from "#backend/restrictions/restrictions.queries.ts";
import { parseHttpUrl } from "#contract/http-url.ts";
import { parseReportTargets, type ReportTarget } from "#contract/report-fields.ts";
import type { ReportOutcome } from "#contract/reports.ts";
import type { Environment } from "#server/config/environment.ts";
import { CommandError } from "../command-error.ts";
import { terminalLine } from "../terminal-text.ts";
import { authorStatements } from "./author-statements.ts";
import { hidingLines, mailLine, openLines } from "./describe-decision.ts";
import { expectLanguages, languageLines } from "./languages.ts";
import type { AnswerCommand } from "./read-command.ts";
import { type Reasons, readGround } from "./read-reasons.ts";

type Settings = Pick<Environment, "siteOrigin" | "mail">;

/** A report whose answer fits. */
export interface CheckedAnswer {
  readonly report: StoredReport;
  readonly about: readonly ReportTarget[] | undefined;
  readonly objectionTo: string | undefined;
  readonly blockedBy: string | undefined;
}

/** Checks an answer, and changes nothing. @throws CommandError where it does not fit the report */
export async function checkAnswer(
  command: AnswerCommand,
  report: StoredReport,
  database: Kysely<Tables>,
  { reasons, siteOrigin }: { readonly reasons: Reasons; readonly siteOrigin: string },
): Promise<CheckedAnswer> {
  await expectSuitable(command, report, database);
  const objectionTo = await expectObjection(command, report, database);
  const about = await readAbout(command, report, database, { objectionTo, siteOrigin });
  await expectTargets(command, report, database, objectionTo);
  const blockedBy = command.blockedBy === undefined ? undefined : parseHttpUrl(command.blockedBy)?.href;
  if (command.blockedBy !== undefined && (command.outcome !== "withheld" || blockedBy === undefined)) {
    throw new CommandError("--blocked-by must be an http(s) URL, and needs --decision withheld.");
  }
  const scope = await findScope(database, report, { about, objectionTo });
  const others = command.outcome === "answered" ? [] : await findOthersOfCase(database, report, scope);
  expectLanguages(reasons, [report, ...others], scope.targets.length > 0 ? command.language : undefined);
  return { report, about, objectionTo, blockedBy };
}

/** Decides a report. @returns what was done, with the statements for the authors, and the reports that it was done to */
export async function answerReport(
  command: AnswerCommand,
  { report: { reference }, ...checked }: CheckedAnswer,
  database: Kysely<Tables>,
  { reasons, siteOrigin, mail }: Settings & { readonly reasons: Reasons },
): Promise<{ readonly output: string; readonly references: readonly string[] }> {
  const { outcome, isDryRun, language } = command;
  const sendsMail = mail !== undefined;
  const [first = ""] = reasons.values();
  const decided = await decideReport(database, {
    ...{ reference, outcome, sendsMail, isDryRun, ...checked },
    ground: readGround(command.ground),
    text: reasons.get(undefined) ?? first,
    texts: Object.fromEntries(reasons),
    now: await readDatabaseTime(database),
  });
  if (!decided) throw new CommandError(`There is no report ${reference} any more.`);
  const references = decided.reports.map((one) => one.reference);
  const others = references.slice(1);
  const shown = others.slice(0, 20).join(", ") + (others.length > 20 ? ", …" : "");
  const more = others.length > 0 ? `, with ${others.length} more of the same case (${shown})` : "";
  const lines = [
    ...(isDryRun ? ["Nothing has been changed. Without --dry-run:"] : []),
    `${reference} is decided: ${outcome}${more}. ${mailLine(decided, sendsMail)}`,
    ...languageLines(reasons, decided.reports),
    ...hidingLines(decided, outcome, await findHiddenBy(database, [decided.reference])),
    ...openLines(decided.reports),
  ];
  const text = reasons.get(language) ?? reasons.get(undefined);
  const statements = await authorStatements(database, decided, { language, text, siteOrigin });
  return { output: [`${lines.join("\n")}\n`, ...statements].join("\n"), references };
}

/** Whether content is not shown after a decision. */
export function hides(outcome: ReportOutcome): boolean {
  return outcome === "removed" || outcome === "withheld";
}

/** @throws CommandError where the decision does not fit what was reported */
async function expectSuitable(
  { outcome, isGeneral }: AnswerCommand,
  report: StoredReport,
  database: Kysely<Tables>,
): Promise<void> {
  if (report.reason === null) throw new CommandError("The personal data of this report have been deleted.");
  const isQuestion = report.kind === "information" || report.targets.length === 0;
  if ((report.kind === "information" && outcome !== "answered") || (outcome === "answered" && !isQuestion)) {
    throw new CommandError("A request for information is answered; anything else is removed, withheld or kept.");
  }
  if (report.targets.length === 0 && report.kind !== "objection" && hides(outcome)) {
    throw new CommandError("This report names no post or profile that could be hidden.");
  }
  if (report.kind !== "information" || isGeneral) return;
  const account = report.email === null ? undefined : await findAccount(database, report.email);
  if (!account) {
    throw new CommandError(
      "No account has the address of this report, and information about a user goes only to the account's own address. With --general, you say that the text tells nothing about a user.",
    );
  }
}

/** The case whose decision an objection is about. @throws CommandError where it must be named, or is none */
async function expectObjection(
  { objectionTo, outcome }: AnswerCommand,
  report: StoredReport,
  database: Kysely<Tables>,
): Promise<string | undefined> {
  if (objectionTo === undefined) {
    if (report.kind === "objection" && report.case_reference === null && outcome !== "answered") {
      await expectNothingHidden(report, database);
    }
    return undefined;
  }
  const typed = terminalLine(objectionTo);
  if (report.kind !== "objection" || outcome === "answered") {
    throw new CommandError("--objection-to is for a report of the kind objection that is removed, withheld or kept.");
  }
  const other = await findReport(database, objectionTo);
  if (other && other.decided_at === null) throw new CommandError(`${typed} has not been decided.`);
  const reference = other?.case_reference ?? objectionTo;
  if (!other && (await findHiddenBy(database, [reference])).length === 0) {
    throw new CommandError(`There is no case ${typed}.`);
  }
  if (report.case_reference !== null && report.case_reference !== reference) {
    throw new CommandError(`${report.reference} was decided as part of the case ${report.case_reference}.`);
  }
  const { targets } = await findScope(database, report, { objectionTo: reference });
  if (targets.length === 0) {
    throw new CommandError(
      `The case ${reference} has decided on none of the addresses of ${report.reference}. To change its decision, answer ${reference}.`,
    );
  }
  return reference;
}

async function expectNothingHidden(report: StoredReport, database: Kysely<Tables>): Promise<void> {
  if (report.targets.length === 0) {
    throw new CommandError(
      "This objection names no address. Say with --objection-to REFERENCE which case it is about, or answer it with --decision answered.",
    );
  }
  for (const target of report.targets) {
    const [first] = await findHiding(database, target);
    if (!first) continue;
    throw new CommandError(
      `${targetKey(target)} is ${first.state} by ${first.reference}. Say with --objection-to REFERENCE which case this objection is about.`,
    );
  }
}

/** @throws CommandError where a decision would hide nothing, but would say so, or more than the moderator has named */
async function expectTargets(
  { outcome, about, isAll }: AnswerCommand,
  report: StoredReport,
  database: Kysely<Tables>,
  objectionTo: string | undefined,
): Promise<void> {
  if (!hides(outcome)) return;
  const { reference, targets } = await findScope(database, report, { objectionTo });
  if (targets.length === 0) {
    throw new CommandError(`The case ${reference} has decided on no address that ${report.reference} names.`);
  }
  // A reporter may have bundled one bad post with others to have all of them hidden.
  if (targets.length > 1 && about === undefined && !isAll) {
    const named = targets.map((target) => `\n  --about ${targetKey(target)}`).join("");
    throw new CommandError(
      `This would hide ${targets.length} addresses. Name each that is to be ${outcome}, or say --all:${named}`,
    );
  }
}

/** The addresses of `--about`. @throws CommandError where one is not of the report */
async function readAbout(
  { about, outcome }: AnswerCommand,
  report: StoredReport,
  database: Kysely<Tables>,
  { objectionTo, siteOrigin }: { objectionTo: string | undefined; siteOrigin: string },
): Promise<readonly ReportTarget[] | undefined> {
  if (about === undefined) return undefined;
  if (outcome === "answered") throw new CommandError("--about needs a decision that is removed, withheld or kept.");
  // Those that were answered already are named to correct that.
  const { targets } = await findScope(database, { ...report, answered: new Set() }, { objectionTo });
  const named = new Map(targets.map((target) => [targetKey(target), target]));
  return about.map((word) => {
    const target = readAddress(word, siteOrigin);
    const known = target && named.get(targetKey(target));
    if (!known) {
      throw new CommandError(`--about must be an address of ${report.reference}, but ${terminalLine(word)} is none.`);
    }
    return known;
  });
}

/** The address of one post or profile, as lists write it or as a browser shows it. */
export function readAddress(word: string, siteOrigin: string): ReportTarget | undefined {
  const parsed = parseReportTargets(/^(post|profile)\//.test(word) ? `${siteOrigin}/${word}` : word, [siteOrigin]);
  const [target, second] = parsed.ok ? parsed.targets : [];
  return second ? undefined : target;
}
